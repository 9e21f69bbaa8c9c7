/* log_replay.c - see log_replay.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "log_replay.h"

#include <string.h>

#include "engine.h"

/* So many constraints need no care; a witness goes on for twice as many nodes. */
enum { FEW = 12, QUICK_NODES = 50000 };

ChLogRecord ch_log_replay_head(const ChLog *log)
{
    ChLogRecord head = {.puzzle = *log->puzzle,
                        .outcome = log->outcome,
                        .abandoned = log->abandoned,
                        .abandoned_count = log->abandoned_count};

    memcpy(head.solution, log->solution, sizeof head.solution);
    return head;
}

void ch_log_replay_start(ChLogReplay *log_replay, const ChLog *log)
{
    log_replay->log = log;
    log_replay->next = 0;
    log_replay->replay.puzzle = log->puzzle;
    memset(log_replay->replay.killer, 0, sizeof log_replay->replay.killer);
    ch_board_load(&log_replay->replay.board, log->puzzle);
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
static void retrace(ChLogReplay *log_replay)
{
    ChReplay *const replay = &log_replay->replay;

    for (size_t i = 0; i < log_replay->place_count; i++)
        blame_for(replay, log_replay->place[i], log_replay->next);
    for (size_t i = 0; i < log_replay->eliminate_count; i++)
        blame(replay, log_replay->eliminate[i], log_replay->next);
    ch_board_apply(&replay->board, &log_replay->log->step[log_replay->next - 1]);
}

/* ---- arguments ---- */

/* Case by case where that is the technique's own way and leads there. */
static ChStatus argue_so(ChLogReplay *log_replay, int candidate, bool holds)
{
    if (log_replay->marks.has_cases &&
        ch_argue_by_cases(&log_replay->lines, log_replay->premise, log_replay->premise_count,
                          log_replay->marks.cases, candidate, holds) == CH_OK)
        return CH_OK;
    return ch_argue(&log_replay->lines, log_replay->premise, log_replay->premise_count, candidate,
                    holds);
}

/* Adds an argument; false when it does not fit. */
static bool argue_one(ChLogReplay *log_replay, int candidate, bool holds)
{
    const size_t from = log_replay->lines.count;

    if (argue_so(log_replay, candidate, holds) != CH_OK)
        return false;
    log_replay->argument[log_replay->argument_count++] =
        (ChArgument){.line = log_replay->line + from, .count = log_replay->lines.count - from};
    return true;
}

static bool argue_all(ChLogReplay *log_replay)
{
    bool all = true;

    if (log_replay->place_count + log_replay->eliminate_count == 0)
        return argue_one(log_replay, CH_NONE, false);
    for (size_t i = 0; i < log_replay->place_count && all; i++)
        all = argue_one(log_replay, log_replay->place[i], false);
    for (size_t i = 0; i < log_replay->eliminate_count && all; i++)
        all = argue_one(log_replay, log_replay->eliminate[i], true);
    return all;
}

/* Argues each conclusion, or, when one of them does not fit, none. */
static void argue(ChLogReplay *log_replay)
{
    log_replay->lines = (ChLines){.line = log_replay->line, .capacity = CH_MAX_LINES};
    log_replay->argument_count = 0;
    if (log_replay->premise_count > 0 && !argue_all(log_replay))
        log_replay->argument_count = 0;
}

static void use_constraint(ChLogReplay *log_replay, ChConstraintSet *used, int constraint)
{
    if (constraint >= CH_CONSTRAINTS || ch_constraints_has(used, constraint))
        return;
    ch_constraints_add(used, constraint);
    log_replay->constraint[log_replay->constraint_count++] = (uint16_t)constraint;
}

/* Adds those of the premises, as they are numbered, that are not there yet. */
static void use_the_rest(ChLogReplay *log_replay, ChConstraintSet *used)
{
    for (size_t i = 0; i < log_replay->premise_count; i++)
        use_constraint(log_replay, used, log_replay->premise[i].constraint);
}

static const ChPremise *premise_of(const ChLogReplay *log_replay, int constraint)
{
    const ChPremise *premise = log_replay->premise;

    while (premise->constraint != constraint)
        premise++;
    return premise;
}

/* Whether the plain search of a witness soon refutes all opposites when the constraints are listed
 * so. */
static bool is_quick(ChLogReplay *log_replay)
{
    size_t count = 0;
    int nodes = QUICK_NODES;
    bool quick = true;

    for (; count < log_replay->constraint_count; count++)
        log_replay->listed[count] = *premise_of(log_replay, log_replay->constraint[count]);
    for (; count < log_replay->premise_count; count++)
        log_replay->listed[count] = log_replay->premise[count];
    for (size_t i = 0; i < log_replay->place_count && quick; i++)
        quick =
            ch_is_refuted_plainly(log_replay->listed, count, log_replay->place[i], false, &nodes);
    for (size_t i = 0; i < log_replay->eliminate_count && quick; i++)
        quick = ch_is_refuted_plainly(log_replay->listed, count, log_replay->eliminate[i], true,
                                      &nodes);
    return quick;
}

/* Constraints as they are numbered. */
static void list_as_numbered(ChLogReplay *log_replay)
{
    ChConstraintSet used = {{0}};

    log_replay->constraint_count = 0;
    use_the_rest(log_replay, &used);
}

/* Constraints in the order in which the arguments use them; then any that they do without. */
static void list_as_used(ChLogReplay *log_replay)
{
    ChConstraintSet used = {{0}};

    log_replay->constraint_count = 0;
    for (size_t i = 0; i < log_replay->lines.count; i++)
        if (log_replay->line[i].kind != CH_LINE_ASSUME)
            use_constraint(log_replay, &used, log_replay->line[i].constraint);
    use_the_rest(log_replay, &used);
}

/* The order of use, unless a witness who goes by it might not come to an end: where two large sets
 * have little to do with each other, it may look at all ways to fill the one for each way to fill
 * the other, and the order of their numbers serves it better. */
static void list_constraints(ChLogReplay *log_replay)
{
    list_as_used(log_replay);
    if (log_replay->constraint_count <= FEW || is_quick(log_replay))
        return;
    list_as_numbered(log_replay);
    if (!is_quick(log_replay))
        list_as_used(log_replay);
}

/* ---- after ---- */

static void need(ChLogReplay *log_replay, uint64_t *needed, int candidate)
{
    if (log_replay->replay.killer[candidate] != 0)
        ch_bits_add(needed, log_replay->replay.killer[candidate]);
}

/* The earlier steps that killed a candidate of the premises. */
static void list_after(ChLogReplay *log_replay, const ChStep *step)
{
    enum { WORDS = CH_MAX_STEPS / 64 + 1 };
    uint64_t needed[WORDS] = {0};

    for (size_t i = 0; i < log_replay->constraint_count; i++)
        for (int j = 0; j < 9; j++)
            need(log_replay, needed, ch_constraint_candidate(log_replay->constraint[i], j));
    for (uint32_t i = 0; step->detail != NULL && i < step->detail->deadly_count; i++)
        for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
            const unsigned digits = step->detail->deadly[i].digits[CH_CANDIDATE_CELL(candidate)];
            if (digits != 0 && !(digits >> CH_CANDIDATE_DIGIT(candidate) & 1))
                need(log_replay, needed, candidate);
        }
    log_replay->after_count = 0;
    for (int number = ch_bits_next(needed, WORDS, 0); number >= 0;
         number = ch_bits_next(needed, WORDS, number + 1))
        log_replay->after[log_replay->after_count++] = (uint32_t)number;
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

static void list_conclusions(ChLogReplay *log_replay, const ChStep *step)
{
    log_replay->place_count = 0;
    log_replay->eliminate_count = 0;
    if (step->detail != NULL) {
        log_replay->place_count = list_set(log_replay->place, &step->detail->placed);
        log_replay->eliminate_count = list_set(log_replay->eliminate, &step->detail->removed);
    }
    if (step->placed != CH_NONE)
        log_replay->place[log_replay->place_count++] = step->placed;
}

static void work_out(ChLogReplay *log_replay, const ChStep *step, const ChTechnique *technique,
                     bool argument)
{
    list_conclusions(log_replay, step);
    log_replay->premise_count =
        ch_step_premises(&log_replay->replay.board, step, log_replay->premise);
    log_replay->marks.kind = CH_KIND_NONE;
    log_replay->marks.count = 0;
    log_replay->marks.overflow = false;
    log_replay->marks.has_cases = false;
    technique->mark(&log_replay->replay, step, &log_replay->marks);
    if (log_replay->marks.overflow)
        log_replay->marks.count = 0; /* no picture is better than half of one */
    log_replay->lines.count = 0;
    log_replay->argument_count = 0;
    if (argument || log_replay->premise_count > 1)
        argue(log_replay);
    list_constraints(log_replay);
    list_after(log_replay, step);
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

bool ch_log_replay_next(ChLogReplay *log_replay, bool argument, ChStepRecord *record)
{
    const uint32_t at = log_replay->next;

    if (at == log_replay->log->count)
        return false;
    if (at > 0)
        retrace(log_replay);
    log_replay->next = at + 1;

    const ChStep *const step = &log_replay->log->step[at];
    const ChTechnique *const technique = ch_technique(step->technique);
    work_out(log_replay, step, technique, argument);
    *record = (ChStepRecord){.number = at + 1,
                             .technique = technique->key,
                             .kind = log_replay->marks.kind,
                             .place = log_replay->place,
                             .place_count = log_replay->place_count,
                             .eliminate = log_replay->eliminate,
                             .eliminate_count = log_replay->eliminate_count,
                             .constraint = log_replay->constraint,
                             .constraint_count = log_replay->constraint_count,
                             .deadly = step->detail != NULL ? step->detail->deadly : NULL,
                             .deadly_count = step->detail != NULL ? step->detail->deadly_count : 0,
                             .after = log_replay->after,
                             .after_count = log_replay->after_count,
                             .mark = log_replay->marks.mark,
                             .mark_count = log_replay->marks.count,
                             .argument = log_replay->argument,
                             .argument_count = argument ? log_replay->argument_count : 0};
    find_abandoned(log_replay->log, record);
    return true;
}
