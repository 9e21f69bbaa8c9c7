/* tell.c - see tell.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "tell.h"

#include <string.h>

#include "engine.h"

/* So many constraints need no care; a witness goes on for twice as many nodes. */
enum { FEW = 12, QUICK_NODES = 50000 };

ChLogRecord ch_tell_head(const ChLog *log)
{
    ChLogRecord head = {.puzzle = *log->puzzle,
                        .outcome = log->outcome,
                        .abandoned = log->abandoned,
                        .abandoned_count = log->abandoned_count};

    memcpy(head.solution, log->solution, sizeof head.solution);
    return head;
}

void ch_tell_start(ChTeller *teller, const ChLog *log)
{
    teller->log = log;
    teller->next = 0;
    teller->replay.puzzle = log->puzzle;
    memset(teller->replay.killer, 0, sizeof teller->replay.killer);
    ch_board_load(&teller->replay.board, log->puzzle);
}

/* ---- walking ---- */

static void blame(ChReplay *replay, int candidate, uint32_t number)
{
    if (ch_board_has(&replay->board, candidate))
        replay->killer[candidate] = (uint16_t)number;
}

/* Blames a step for all that conflicts with a digit that it places. */
static void blame_for(ChReplay *replay, int placed, uint32_t number)
{
    const int cell = CH_CANDIDATE_CELL(placed);
    const int digit = CH_CANDIDATE_DIGIT(placed);
    const ChCellSet *const peers = &ch_cell_peers[cell];

    for (int other = 0; other < CH_DIGITS; other++)
        if (other != digit)
            blame(replay, CH_CANDIDATE(cell, other), number);
    for (int peer = ch_cells_next(peers, 0); peer >= 0; peer = ch_cells_next(peers, peer + 1))
        blame(replay, CH_CANDIDATE(peer, digit), number);
}

/* Takes the step that was told last on the replayed board, remembering what it kills. */
static void retrace(ChTeller *teller)
{
    ChReplay *const replay = &teller->replay;

    for (size_t i = 0; i < teller->place_count; i++)
        blame_for(replay, teller->place[i], teller->next);
    for (size_t i = 0; i < teller->eliminate_count; i++)
        blame(replay, teller->eliminate[i], teller->next);
    ch_board_apply(&replay->board, &teller->log->step[teller->next - 1]);
}

/* ---- arguments ---- */

/* Case by case where that is the technique's own way and leads there. */
static ChStatus argue_so(ChTeller *teller, int candidate, bool holds)
{
    if (teller->marks.has_cases &&
        ch_argue_by_cases(&teller->lines, teller->premise, teller->premise_count,
                          teller->marks.cases, candidate, holds) == CH_OK)
        return CH_OK;
    return ch_argue(&teller->lines, teller->premise, teller->premise_count, candidate, holds);
}

/* Adds an argument; false when it does not fit. */
static bool argue_one(ChTeller *teller, int candidate, bool holds)
{
    const size_t from = teller->lines.count;

    if (argue_so(teller, candidate, holds) != CH_OK)
        return false;
    teller->argument[teller->argument_count++] =
        (ChArgument){.line = teller->line + from, .count = teller->lines.count - from};
    return true;
}

static bool argue_all(ChTeller *teller)
{
    bool all = true;

    if (teller->place_count + teller->eliminate_count == 0)
        return argue_one(teller, CH_NONE, false);
    for (size_t i = 0; i < teller->place_count && all; i++)
        all = argue_one(teller, teller->place[i], false);
    for (size_t i = 0; i < teller->eliminate_count && all; i++)
        all = argue_one(teller, teller->eliminate[i], true);
    return all;
}

/* Argues each conclusion, or, when one of them does not fit, none. */
static void argue(ChTeller *teller)
{
    teller->lines = (ChLines){.line = teller->line, .capacity = CH_MAX_LINES};
    teller->argument_count = 0;
    if (teller->premise_count > 0 && !argue_all(teller))
        teller->argument_count = 0;
}

static void use_constraint(ChTeller *teller, ChConstraintSet *used, int constraint)
{
    if (constraint >= CH_CONSTRAINTS || ch_constraints_has(used, constraint))
        return;
    ch_constraints_add(used, constraint);
    teller->constraint[teller->constraint_count++] = (uint16_t)constraint;
}

/* Adds those of the premises, as they are numbered, that are not there yet. */
static void use_the_rest(ChTeller *teller, ChConstraintSet *used)
{
    for (size_t i = 0; i < teller->premise_count; i++)
        use_constraint(teller, used, teller->premise[i].constraint);
}

static const ChPremise *premise_of(const ChTeller *teller, int constraint)
{
    const ChPremise *premise = teller->premise;

    while (premise->constraint != constraint)
        premise++;
    return premise;
}

/* Whether the plain search of a witness soon refutes all opposites when the constraints are listed
 * so. */
static bool is_quick(ChTeller *teller)
{
    size_t count = 0;
    int nodes = QUICK_NODES;
    bool quick = true;

    for (; count < teller->constraint_count; count++)
        teller->listed[count] = *premise_of(teller, teller->constraint[count]);
    for (; count < teller->premise_count; count++)
        teller->listed[count] = teller->premise[count];
    for (size_t i = 0; i < teller->place_count && quick; i++)
        quick = ch_is_refuted_plainly(teller->listed, count, teller->place[i], false, &nodes);
    for (size_t i = 0; i < teller->eliminate_count && quick; i++)
        quick = ch_is_refuted_plainly(teller->listed, count, teller->eliminate[i], true, &nodes);
    return quick;
}

/* Constraints as they are numbered. */
static void list_as_numbered(ChTeller *teller)
{
    ChConstraintSet used = {{0}};

    teller->constraint_count = 0;
    use_the_rest(teller, &used);
}

/* Constraints in the order in which the arguments use them; then any that they do without. */
static void list_as_used(ChTeller *teller)
{
    ChConstraintSet used = {{0}};

    teller->constraint_count = 0;
    for (size_t i = 0; i < teller->lines.count; i++)
        if (teller->line[i].kind != CH_LINE_ASSUME)
            use_constraint(teller, &used, teller->line[i].constraint);
    use_the_rest(teller, &used);
}

/* The order of use, unless a witness who goes by it might not come to an end: where two large sets
 * have little to do with each other, it may look at all ways to fill the one for each way to fill
 * the other, and the order of their numbers serves it better. */
static void list_constraints(ChTeller *teller)
{
    list_as_used(teller);
    if (teller->constraint_count <= FEW || is_quick(teller))
        return;
    list_as_numbered(teller);
    if (!is_quick(teller))
        list_as_used(teller);
}

/* ---- after ---- */

static void need(ChTeller *teller, uint64_t *needed, int candidate)
{
    if (teller->replay.killer[candidate] != 0)
        ch_bits_add(needed, teller->replay.killer[candidate]);
}

/* The earlier steps that killed a candidate of the premises. */
static void list_after(ChTeller *teller, const ChStep *step)
{
    enum { WORDS = CH_MAX_STEPS / 64 + 1 };
    uint64_t needed[WORDS] = {0};

    for (size_t i = 0; i < teller->constraint_count; i++)
        for (int j = 0; j < 9; j++)
            need(teller, needed, ch_constraint_candidate(teller->constraint[i], j));
    for (uint32_t i = 0; step->detail != NULL && i < step->detail->deadly_count; i++)
        for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
            const unsigned digits = step->detail->deadly[i].digits[CH_CANDIDATE_CELL(candidate)];
            if (digits != 0 && !(digits >> CH_CANDIDATE_DIGIT(candidate) & 1))
                need(teller, needed, candidate);
        }
    teller->after_count = 0;
    for (int number = ch_bits_next(needed, WORDS, 0); number >= 0;
         number = ch_bits_next(needed, WORDS, number + 1))
        teller->after[teller->after_count++] = (uint32_t)number;
}

/* ---- one step ---- */

static size_t list_set(uint16_t *list, const ChCandidateSet *set)
{
    size_t count = 0;

    for (int candidate = ch_candidates_next(set, 0); candidate >= 0;
         candidate = ch_candidates_next(set, candidate + 1))
        list[count++] = (uint16_t)candidate;
    return count;
}

static void list_conclusions(ChTeller *teller, const ChStep *step)
{
    teller->place_count = 0;
    teller->eliminate_count = 0;
    if (step->detail != NULL) {
        teller->place_count = list_set(teller->place, &step->detail->placed);
        teller->eliminate_count = list_set(teller->eliminate, &step->detail->removed);
    }
    if (step->placed != CH_NONE)
        teller->place[teller->place_count++] = step->placed;
}

static void work_out(ChTeller *teller, const ChStep *step, const ChTechnique *technique,
                     bool argument)
{
    list_conclusions(teller, step);
    teller->premise_count = ch_step_premises(&teller->replay.board, step, teller->premise);
    teller->marks.kind = CH_KIND_NONE;
    teller->marks.count = 0;
    teller->marks.overflow = false;
    teller->marks.has_cases = false;
    technique->mark(&teller->replay, step, &teller->marks);
    if (teller->marks.overflow)
        teller->marks.count = 0; /* no picture is better than half of one */
    teller->lines.count = 0;
    teller->argument_count = 0;
    if (argument || teller->premise_count > 1)
        argue(teller);
    list_constraints(teller);
    list_after(teller, step);
}

/* The alternatives of a guess; they stand together. */
static void find_abandoned(const ChLog *log, ChStepRecord *record)
{
    const ChAbandoned *const end = log->abandoned + log->abandoned_count;

    for (const ChAbandoned *one = log->abandoned; one < end; one++) {
        if (one->step != record->number)
            continue;
        if (record->abandoned_count++ == 0)
            record->abandoned = one;
    }
}

bool ch_tell_next(ChTeller *teller, bool argument, ChStepRecord *record)
{
    const uint32_t at = teller->next;

    if (at == teller->log->count)
        return false;
    if (at > 0)
        retrace(teller);
    teller->next = at + 1;

    const ChStep *const step = &teller->log->step[at];
    const ChTechnique *const technique = ch_technique(step->technique);
    work_out(teller, step, technique, argument);
    *record = (ChStepRecord){.number = at + 1,
                             .technique = technique->key,
                             .kind = teller->marks.kind,
                             .place = teller->place,
                             .place_count = teller->place_count,
                             .eliminate = teller->eliminate,
                             .eliminate_count = teller->eliminate_count,
                             .constraint = teller->constraint,
                             .constraint_count = teller->constraint_count,
                             .deadly = step->detail != NULL ? step->detail->deadly : NULL,
                             .deadly_count = step->detail != NULL ? step->detail->deadly_count : 0,
                             .after = teller->after,
                             .after_count = teller->after_count,
                             .mark = teller->marks.mark,
                             .mark_count = teller->marks.count,
                             .argument = teller->argument,
                             .argument_count = argument ? teller->argument_count : 0};
    find_abandoned(teller->log, record);
    return true;
}
