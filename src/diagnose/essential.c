/* essential.c - see essential.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "essential.h"

#include <string.h>

#include "essential_cut.h"
#include "essential_find.h"
#include "essential_row.h"
#include "step_part.h"

static bool is_single(int technique)
{
    return ch_technique_is_single(ch_technique(technique));
}

/* ---- the rows in use ---- */

/* Returns the last row of the plan that a step of the log comes from. */
static int hardest_row(const ChLog *log, const ChPlan *plan)
{
    int hardest = -1;

    for (uint32_t i = 0; i < log->count; i++) {
        const int row = ch_plan_row_of(plan, log->step[i].technique);
        hardest = row > hardest ? row : hardest;
    }
    return hardest;
}

static int highest_level(const ChLog *log)
{
    int level = 0;

    for (uint32_t i = 0; i < log->count; i++)
        if (ch_technique(log->step[i].technique)->level > level)
            level = ch_technique(log->step[i].technique)->level;
    return level;
}

/* Reports whether further steps may assume that the puzzle has one solution: the solve does. */
static bool may_assume_unique(const ChLog *log)
{
    bool assumes = false;

    for (uint32_t i = 0; i < log->count; i++)
        assumes |= ch_step_assumes_unique(&log->step[i]);
    return assumes && log->outcome != CH_CONTRADICTION;
}

static void note_kind(ChSingleKinds *kinds, int technique)
{
    kinds->full_houses |= technique == CH_TECHNIQUE_FULL_HOUSE;
    kinds->cells |= technique == CH_TECHNIQUE_NAKED_SINGLE;
    if (technique == CH_TECHNIQUE_CROSS_HATCHING)
        kinds->houses |= CH_HOUSE_BOXES;
    if (technique == CH_TECHNIQUE_HIDDEN_SINGLE_ROW)
        kinds->houses |= CH_HOUSE_ROWS;
    if (technique == CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN)
        kinds->houses |= CH_HOUSE_COLUMNS;
}

/* Adds the technique to those of further steps, unless it is a single or too hard. */
static void note_technique(ChEssential *essential, int technique)
{
    if (!is_single(technique) && ch_technique(technique)->level <= essential->level)
        ch_techniques_add(&essential->techniques, technique);
}

/* Collects the techniques of further steps. */
static void choose_techniques(ChEssential *essential)
{
    essential->techniques = (ChTechniqueSet){{0}};
    for (int i = 0; i < essential->plan.count; i++) {
        const ChProfileRow *const row = &essential->plan.row[i];
        note_technique(essential, row->technique);
        for (int j = 0; j < CH_ROW_ALSO && row->also[j] != CH_TECHNIQUE_NONE; j++)
            note_technique(essential, row->also[j]);
    }
}

static void choose_rows(ChEssential *essential, const ChPlan *plan)
{
    const int hardest = hardest_row(&essential->full, plan);

    essential->plan = *plan;
    essential->plan.count = hardest + 1;
    if (!may_assume_unique(&essential->full))
        ch_plan_remove_unique(&essential->plan);
    essential->level = highest_level(&essential->full);
    choose_techniques(essential);
    essential->singles = *plan;
    essential->singles.count = 0;
    essential->kinds = (ChSingleKinds){0};
    for (int i = 0; i <= hardest; i++) {
        const ChProfileRow *const row = &plan->row[i];
        if (!is_single(row->technique))
            continue;
        essential->singles.row[essential->singles.count++] = *row;
        note_kind(&essential->kinds, row->technique);
        for (int j = 0; j < CH_ROW_ALSO && row->also[j] != CH_TECHNIQUE_NONE; j++)
            note_kind(&essential->kinds, row->also[j]);
    }
}

/* ---- reading and writing the log ---- */

static ChStatus copy_log(ChLog *to, const ChLog *from)
{
    ChStatus status = CH_OK;

    ch_log_start(to, from->puzzle);
    for (uint32_t i = 0; i < from->count && status == CH_OK; i++)
        status = ch_log_add(to, &from->step[i]);
    to->outcome = from->outcome;
    memcpy(to->solution, from->solution, sizeof to->solution);
    to->abandoned_count = from->abandoned_count;
    memcpy(to->abandoned, from->abandoned, from->abandoned_count * sizeof *from->abandoned);
    return status;
}

/* Reads the steps beyond singles, and the boards at the start and the end. */
static void read_log(ChEssential *essential)
{
    const ChLog *const log = &essential->full;
    ChBoard *const board = &essential->end;

    ch_board_load(&essential->start, log->puzzle);
    *board = essential->start;
    ch_graph_start(&essential->graph, board, (ChFact){.candidate = CH_NONE});
    essential->guesses = (ChEdgeSet){{0}};
    for (uint32_t i = 0; i < log->count; i++) {
        if (log->step[i].technique == CH_TECHNIQUE_CONTRADICTION)
            return;
        if (!is_single(log->step[i].technique))
            ch_essential_add(essential, board, &log->step[i]);
        ch_board_apply(board, &log->step[i]);
    }
}

/* Copies the alternatives of a guess, the last step of the log. */
static void copy_abandoned(ChLog *log, const ChLog *full, int placed)
{
    for (uint32_t i = 0; i < full->abandoned_count; i++) {
        ChAbandoned one = full->abandoned[i];
        if (full->step[one.step - 1].placed != placed)
            continue;
        one.step = log->count;
        log->abandoned[log->abandoned_count++] = one;
    }
}

/* Takes the conclusions of a step that are still open, in one step or in several. */
static ChStatus write_step(ChEssential *essential, const ChStep *step)
{
    ChEngine *const engine = essential->engine;
    const ChPlan *const plan = &essential->singles;
    ChStatus status = CH_OK;
    ChDetail detail;
    ChStep part;

    while (status == CH_OK && engine->log.outcome != CH_CONTRADICTION &&
           ch_step_open_part(&engine->board, step, &part, &detail) &&
           ch_essential_concludes(&part)) {
        status = ch_essential_log(essential, &part);
        if (status != CH_OK)
            return status;
        if (step->technique == CH_TECHNIQUE_GUESS)
            copy_abandoned(&engine->log, &essential->full, step->placed);
        ch_engine_apply(engine, plan, &engine->log.step[engine->log.count - 1]);
        status = ch_engine_run(engine, plan);
    }
    return status;
}

/* Writes the path into the engine's log, with the singles between its steps. */
static ChStatus write_path(ChEssential *essential)
{
    ChEngine *const engine = essential->engine;

    (void)ch_engine_begin(engine, essential->full.puzzle, &essential->singles);
    ChStatus status = ch_engine_run(engine, &essential->singles);
    for (uint32_t i = 0; i < essential->path.count && status == CH_OK; i++)
        status = write_step(essential, &essential->graph.edge[essential->path.edge[i]].step);
    return status;
}

/* Reports whether the engine's solve ends as the full one does. */
static bool has_same_end(const ChEssential *essential)
{
    const ChEngine *const engine = essential->engine;

    if (essential->full.outcome == CH_CONTRADICTION)
        return engine->log.outcome == CH_CONTRADICTION;
    return engine->log.outcome != CH_CONTRADICTION &&
           memcmp(engine->board.candidates, essential->end.candidates,
                  sizeof essential->end.candidates) == 0 &&
           engine->board.empty == essential->end.empty;
}

/* Finds the path and writes it; false where there is none. */
static bool find_and_write(ChEssential *essential)
{
    read_log(essential);
    return essential->graph.count > 0 && ch_essential_find(essential) &&
           write_path(essential) == CH_OK && has_same_end(essential);
}

/* Searches the path again without its hidden clusters of colours; where that takes many more steps,
 * it keeps them. */
static bool avoid_hidden(ChEssential *essential)
{
    enum { MOST_MORE = 2 }; /* steps that a named pattern is worth */
    const uint32_t count = essential->engine->log.count;

    if (find_and_write(essential) && essential->engine->log.count <= count + MOST_MORE)
        return true;
    essential->hidden_count = 0;
    return find_and_write(essential);
}

/* Replaces the engine's log by its path; the log stays as it is where there is none. */
static void replace_log(ChEssential *essential)
{
    ChEngine *const engine = essential->engine;
    ChLog *const full = &essential->full;

    essential->hidden_count = 0;
    bool good = find_and_write(essential);
    if (essential->hidden_count > 0)
        good = good ? avoid_hidden(essential) : find_and_write(essential);
    if (!good) {
        (void)copy_log(&engine->log, full);
        engine->board = essential->end;
    }
    engine->log.outcome = full->outcome;
    memcpy(engine->log.solution, full->solution, sizeof full->solution);
}

void ch_essential_shorten(ChEssential *essential, ChEngine *engine, const ChPlan *plan)
{
    ChLog *const full = &essential->full;

    essential->engine = engine;
    ch_arena_init(&full->arena, essential->memory, sizeof essential->memory);
    if (copy_log(full, &engine->log) != CH_OK)
        return;
    choose_rows(essential, plan);
    replace_log(essential);
    if (full->outcome == CH_CONTRADICTION)
        ch_essential_cut(&engine->log, &essential->singles, &engine->board);
}
