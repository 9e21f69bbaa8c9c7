/* essential_row.c - see essential_row.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "essential_row.h"

#include <string.h>

#include "premises.h"
#include "step_part.h"

ChFinderInput ch_essential_input(ChEssential *essential, const ChBoard *board)
{
    ChEngine *const engine = essential->engine;
    const ChPlan *const plan = &essential->plan;

    ch_plan_start(plan, engine->state, essential->full.puzzle, board);
    ch_plan_before_step(plan, engine->state, board);
    ch_facts_renew(&engine->facts, board);
    return (ChFinderInput){.board = board,
                           .facts = &engine->facts,
                           .options = &plan->options,
                           .puzzle = essential->full.puzzle,
                           .state = engine->state};
}

void ch_essential_run_row(const ChEssential *essential, const ChProfileRow *row,
                          const ChFinderInput *input, ChSink *sink)
{
    if (row->effort > 0 || (row->unique && essential->engine->several))
        return;
    ch_row_find_all(row, input, sink);
}

/* ---- finding a step again ---- */

/* A sink that adds to the log the first step of some techniques that concludes what is wanted. */
typedef struct SameSink {
    ChSink sink;
    const ChTechniqueSet *techniques;
    const ChStep *wanted;
    bool partly; /* one of the wanted conclusions is enough */
    ChLog *log;
    ChStatus status;
    bool has_found;
} SameSink;

static bool concludes_wanted(const ChStep *step, const SameSink *same)
{
    static const ChDetail none;
    const ChStep *const wanted = same->wanted;
    const ChDetail *const detail = step->detail != NULL ? step->detail : &none;
    const ChDetail *const least = wanted->detail != NULL ? wanted->detail : &none;

    if (same->partly) {
        const ChCandidateSet common = ch_candidates_and(&least->removed, &detail->removed);
        return ch_candidates_next(&common, 0) >= 0;
    }
    return step->placed == wanted->placed &&
           ch_candidates_within(&least->placed, &detail->placed) &&
           ch_candidates_within(&least->removed, &detail->removed);
}

static bool log_same(ChSink *sink, const ChStep *step)
{
    SameSink *const same = (SameSink *)sink;

    if (same->has_found || !ch_techniques_has(same->techniques, step->technique) ||
        !concludes_wanted(step, same))
        return same->has_found;
    same->has_found = true;
    same->status = ch_log_add(same->log, step);
    return true;
}

/* Reports whether the pattern of a step stays what it is as candidates go. */
static bool is_lasting(const ChStep *step)
{
    return strcmp(ch_technique(step->technique)->family, "intersections") == 0;
}

/* Runs the row of the wanted technique for it, then all rows for any. */
static void find_again(const ChEssential *essential, int row, const ChFinderInput *input,
                       SameSink *same)
{
    const ChPlan *const plan = &essential->plan;
    ChTechniqueSet own = {{0}};

    ch_techniques_add(&own, same->wanted->technique);
    same->techniques = &own;
    ch_essential_run_row(essential, &plan->row[row], input, &same->sink);
    same->techniques = &essential->techniques;
    for (int i = 0; i < plan->count && !same->has_found; i++)
        ch_essential_run_row(essential, &plan->row[i], input, &same->sink);
}

/* Notes colours whose cluster is not on the board. */
static void note_hidden(ChEssential *essential, const ChStep *part)
{
    if (essential->hidden_count == CH_HIDDEN_CLUSTERS || part->detail == NULL ||
        strcmp(ch_technique(part->technique)->family, "colouring") != 0)
        return;
    essential->hidden[essential->hidden_count++] =
        (ChHiddenCluster){.technique = part->technique, .removed = part->detail->removed};
}

/* Adds a step that was found on another board.  A part of a cluster of colours may rest on links
 * that its premises lack: such a step is not added.  A forcing net may only be too long to be
 * proved within the limit.  Premises that its conclusions do not need on this board are left out,
 * but not where the pattern, a chain for instance, needs them. */
static ChStatus log_part(ChLog *log, const ChStep *part, const ChBoard *board)
{
    ChDeduction deduction = ch_deduction(part->technique);
    ChStep least = *part;

    deduction.placed = part->placed;
    if (part->detail != NULL)
        deduction.detail = *part->detail;
    const bool is_proved = ch_minimize_premises(&deduction, board);
    if (!ch_step_has_free_pattern(part))
        return is_proved ? ch_log_add(log, part) : CH_NO_ROOM;
    if (is_proved && part->detail != NULL)
        least.detail = &deduction.detail;
    return ch_log_add(log, &least);
}

ChStatus ch_essential_log(ChEssential *essential, const ChStep *part)
{
    ChEngine *const engine = essential->engine;
    const int row = ch_plan_row_of(&essential->plan, part->technique);
    SameSink same = {.sink = {log_same}, .wanted = part, .log = &engine->log};

    if (is_lasting(part) || row < 0)
        return ch_log_add(&engine->log, part);
    const ChFinderInput input = ch_essential_input(essential, &engine->board);
    find_again(essential, row, &input, &same);
    same.partly = true;
    if (!same.has_found)
        find_again(essential, row, &input, &same);
    if (same.has_found)
        return same.status;
    note_hidden(essential, part);
    return log_part(&engine->log, part, &engine->board);
}
