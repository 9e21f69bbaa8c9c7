/* log_replay.c - see log_replay.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "log_replay.h"

#include <string.h>

#include "engine.h"

/* Up to FEW constraints, any order suits a verifier. QUICK_NODES limits the trial search; a
 * verifier allows twice as many nodes. */
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
    log_replay->met = (ChTechniqueSet){{0}};
    memset(log_replay->replay.removed_by, 0, sizeof log_replay->replay.removed_by);
    ch_board_load(&log_replay->replay.board, log->puzzle);
}

/* ---- replaying the board ---- */

/* Records step NUMBER as the eliminator of a candidate, if the candidate is still open. */
static void note_eliminated(ChReplay *replay, int candidate, uint32_t number)
{
    if (ch_board_has(&replay->board, candidate))
        replay->removed_by[candidate] = (uint16_t)number;
}

/* Records step NUMBER as the eliminator of every candidate that conflicts with a digit it
 * places. */
static void note_conflicts(ChReplay *replay, int placed, uint32_t number)
{
    const int cell = CH_CANDIDATE_CELL(placed);
    const int digit = CH_CANDIDATE_DIGIT(placed);
    const ChCellSet losers =
        ch_cells_and(ch_cell_peers[cell], ch_board_plane(&replay->board, digit));

    CH_EACH_DIGIT(other, replay->board.candidates[cell] & ~(1u << digit))
        replay->removed_by[CH_CANDIDATE(cell, other)] = (uint16_t)number;
    CH_EACH_CELL(loser, losers)
        replay->removed_by[CH_CANDIDATE(loser, digit)] = (uint16_t)number;
}

/* Applies the previous step to the replayed board and records the candidates that it eliminates. */
static void apply_previous_step(ChLogReplay *log_replay)
{
    ChReplay *const replay = &log_replay->replay;

    for (size_t i = 0; i < log_replay->place_count; i++)
        note_conflicts(replay, log_replay->place[i], log_replay->next);
    for (size_t i = 0; i < log_replay->eliminate_count; i++)
        note_eliminated(replay, log_replay->eliminate[i], log_replay->next);
    ch_board_apply(&replay->board, &log_replay->log->step[log_replay->next - 1]);
}

/* ---- arguments ---- */

/* Appends an argument: by cases if the technique marks a case split and that works, otherwise the
 * general one. */
static ChStatus write_argument(ChLogReplay *log_replay, int candidate, bool holds)
{
    if (log_replay->marks.has_cases &&
        ch_argue_by_cases(&log_replay->lines, log_replay->premise, log_replay->premise_count,
                          log_replay->marks.cases, candidate, holds) == CH_OK)
        return CH_OK;
    return ch_argue_briefly(&log_replay->lines, log_replay->premise, log_replay->premise_count,
                            candidate, holds);
}

/* Adds an argument; false when it does not fit or the premises refute nothing. */
static bool add_argument(ChLogReplay *log_replay, int candidate, bool holds)
{
    const size_t from = log_replay->lines.count;

    if (write_argument(log_replay, candidate, holds) != CH_OK)
        return false;
    log_replay->argument[log_replay->argument_count++] =
        (ChArgument){.line = log_replay->line + from, .count = log_replay->lines.count - from};
    return true;
}

static bool add_all_arguments(ChLogReplay *log_replay)
{
    bool all = true;

    if (log_replay->place_count + log_replay->eliminate_count == 0)
        return add_argument(log_replay, CH_NONE, false);
    for (size_t i = 0; i < log_replay->place_count && all; i++)
        all = add_argument(log_replay, log_replay->place[i], false);
    for (size_t i = 0; i < log_replay->eliminate_count && all; i++)
        all = add_argument(log_replay, log_replay->eliminate[i], true);
    return all;
}

/* Builds an argument for each conclusion; if one of them fails, keeps none. */
static void build_arguments(ChLogReplay *log_replay)
{
    log_replay->lines = (ChLines){.line = log_replay->line, .capacity = CH_MAX_LINES};
    log_replay->argument_count = 0;
    if (log_replay->premise_count > 0 && !add_all_arguments(log_replay))
        log_replay->argument_count = 0;
}

static void list_constraint(ChLogReplay *log_replay, ChConstraintSet *used, int constraint)
{
    if (constraint >= CH_CONSTRAINTS || ch_constraints_has(used, constraint))
        return;
    ch_constraints_add(used, constraint);
    log_replay->constraint[log_replay->constraint_count++] = (uint16_t)constraint;
}

/* Adds the premises not listed yet, in numerical order. */
static void list_unused_constraints(ChLogReplay *log_replay, ChConstraintSet *used)
{
    for (size_t i = 0; i < log_replay->premise_count; i++)
        list_constraint(log_replay, used, log_replay->premise[i].constraint);
}

static const ChPremise *premise_of(const ChLogReplay *log_replay, int constraint)
{
    const ChPremise *premise = log_replay->premise;

    while (premise->constraint != constraint)
        premise++;
    return premise;
}

/* Reports whether a verifier's simple search soon refutes all opposites with the constraints in the
 * order listed. */
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

/* Lists the constraints in numerical order. */
static void list_in_number_order(ChLogReplay *log_replay)
{
    ChConstraintSet used = {{0}};

    log_replay->constraint_count = 0;
    list_unused_constraints(log_replay, &used);
}

/* Lists the constraints in the order in which the arguments use them, followed by any unused
 * ones. */
static void list_in_use_order(ChLogReplay *log_replay)
{
    ChConstraintSet used = {{0}};

    log_replay->constraint_count = 0;
    for (size_t i = 0; i < log_replay->lines.count; i++)
        if (log_replay->line[i].kind != CH_LINE_ASSUME)
            list_constraint(log_replay, &used, log_replay->line[i].constraint);
    list_unused_constraints(log_replay, &used);
}

/* Lists the constraints in the order of use, unless a verifier's search might not finish in that
 * order. With two large, nearly unrelated sets, the search may try all ways to fill one for each
 * way to fill the other. The numerical order then serves better. */
static void list_constraints(ChLogReplay *log_replay)
{
    list_in_use_order(log_replay);
    if (log_replay->constraint_count <= FEW || is_quick(log_replay))
        return;
    list_in_number_order(log_replay);
    if (!is_quick(log_replay))
        list_in_use_order(log_replay);
}

/* ---- earlier steps ---- */

static void add_needed_step(ChLogReplay *log_replay, uint64_t *needed, int candidate)
{
    if (log_replay->replay.removed_by[candidate] != 0)
        ch_bits_add(needed, log_replay->replay.removed_by[candidate]);
}

/* Lists the earlier steps that eliminated a candidate of the premises. */
static void list_earlier_steps(ChLogReplay *log_replay, const ChStep *step)
{
    enum { WORDS = CH_MAX_STEPS / 64 + 1 };
    uint64_t needed[WORDS] = {0};

    for (size_t i = 0; i < log_replay->constraint_count; i++)
        for (int j = 0; j < 9; j++)
            add_needed_step(log_replay, needed,
                            ch_constraint_candidate(log_replay->constraint[i], j));
    for (uint32_t i = 0; step->detail != NULL && i < step->detail->deadly_count; i++)
        for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
            const unsigned digits = step->detail->deadly[i].digits[CH_CANDIDATE_CELL(candidate)];
            if (digits != 0 && !(digits >> CH_CANDIDATE_DIGIT(candidate) & 1))
                add_needed_step(log_replay, needed, candidate);
        }
    log_replay->after_count = 0;
    CH_EACH_MEMBER(number, needed, (int)log_replay->next / 64 + 1)
        log_replay->after[log_replay->after_count++] = (uint32_t)number;
}

/* ---- one step ---- */

static size_t list_set(uint16_t *list, const ChCandidateSet *set)
{
    size_t count = 0;

    CH_EACH_CANDIDATE(candidate, set)
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

static void build_record_parts(ChLogReplay *log_replay, const ChStep *step,
                               const ChTechnique *technique, bool argument)
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
        log_replay->marks.count = 0; /* no highlights are better than half of them */
    log_replay->lines.count = 0;
    log_replay->argument_count = 0;
    if (argument || log_replay->premise_count > 1)
        build_arguments(log_replay);
    list_constraints(log_replay);
    list_earlier_steps(log_replay, step);
}

/* Finds the alternatives of a guess, which are contiguous in the log. */
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

static const char *name_subtype(ChLogReplay *log_replay, int technique, const ChStepRecord *record)
{
    if (!ch_techniques_has(&log_replay->met, technique)) {
        ch_techniques_add(&log_replay->met, technique);
        log_replay->subtypes[technique] = ch_technique_subtypes(technique);
    }
    const ChTechnique *const subtype = ch_subtype_of(log_replay->subtypes[technique], technique,
                                                     &log_replay->replay.board, record);
    return subtype != NULL ? subtype->key : NULL;
}

bool ch_log_replay_next(ChLogReplay *log_replay, bool argument, ChStepRecord *record)
{
    const uint32_t at = log_replay->next;

    if (at == log_replay->log->count)
        return false;
    if (at > 0)
        apply_previous_step(log_replay);
    log_replay->next = at + 1;

    const ChStep *const step = &log_replay->log->step[at];
    const ChTechnique *const technique = ch_technique(step->technique);
    build_record_parts(log_replay, step, technique, argument);
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
                             .argument_count = argument ? log_replay->argument_count : 0,
                             .no_marks = log_replay->log->puzzle->no_marks};
    record->subtype = name_subtype(log_replay, step->technique, record);
    find_abandoned(log_replay->log, record);
    return true;
}
