/* steps.c - public functions: the steps of a solve, their facts, and single steps of a position.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "fault.h"
#include "log_roles.h"
#include "notation.h"
#include "sized.h"
#include "workspace.h"

uint32_t ch_step_count(const ChWorkspace *workspace)
{
    return workspace != NULL ? workspace->engine.log.count : 0;
}

ChStatus ch_step_info(const ChWorkspace *workspace, uint32_t index, ChStepInfo *info)
{
    static const size_t added[] = {offsetof(ChStepInfo, assumes_unique), 0};

    if (info == NULL || !ch_sized_is_known(info, sizeof *info, added) ||
        index >= ch_step_count(workspace))
        return CH_BAD_ARGUMENT;

    const ChStep *const step = &workspace->engine.log.step[index];
    ChStepInfo known = {.technique = ch_technique(step->technique)->key,
                        .number = step->technique,
                        .assumes_unique = ch_step_assumes_unique(step)};
    if (step->placed != CH_NONE) {
        known.row = CH_ROW_OF(CH_CANDIDATE_CELL(step->placed)) + 1;
        known.column = CH_COLUMN_OF(CH_CANDIDATE_CELL(step->placed)) + 1;
        known.digit = CH_CANDIDATE_DIGIT(step->placed) + 1;
    }
    ch_sized_give(info, &known, sizeof known);
    return CH_OK;
}

/* ---- records ---- */

ChLogReplay *ch_workspace_replay(ChWorkspace *workspace)
{
    workspace->records = 0;
    return &workspace->log_replay;
}

const ChStepRecord *ch_workspace_step(ChWorkspace *workspace, uint32_t index)
{
    if (index >= ch_step_count(workspace))
        return NULL;
    if (workspace->records == 0 || workspace->records > index + 1) {
        ch_log_replay_start(&workspace->log_replay, &workspace->engine.log);
        workspace->records = 0;
    }
    for (; workspace->records <= index; workspace->records++)
        ch_log_replay_next(&workspace->log_replay, false, &workspace->record);
    return &workspace->record;
}

/* ---- facts ---- */

static void name_cell(ChStepFact *fact, int cell)
{
    fact->row = CH_ROW_OF(cell) + 1;
    fact->column = CH_COLUMN_OF(cell) + 1;
    ch_name_cell(fact->name, cell);
}

static void name_candidate(ChStepFact *fact, int candidate,
                           size_t (*name)(char *name, int candidate))
{
    name_cell(fact, CH_CANDIDATE_CELL(candidate));
    fact->digit = CH_CANDIDATE_DIGIT(candidate) + 1;
    name(fact->name, candidate);
}

static void name_digit(ChStepFact *fact, int digit)
{
    fact->digit = digit + 1;
    fact->name[0] = (char)('1' + digit);
}

static void name_house(ChStepFact *fact, int house)
{
    fact->house = house + 1;
    ch_name_house(fact->name, house);
}

/* A constraint is a cell, or a digit in a house. */
static void name_constraint(ChStepFact *fact, int constraint)
{
    if (constraint < CH_CELLS) {
        name_cell(fact, constraint);
    } else {
        fact->house = (constraint - CH_CELLS) / CH_DIGITS + 1;
        fact->digit = (constraint - CH_CELLS) % CH_DIGITS + 1;
        ch_name_constraint(fact->name, constraint);
    }
}

static void name_mark(ChStepFact *fact, const ChMark *mark)
{
    const ChLogRole *const role = &ch_log_role[mark->role];

    fact->role = role->key;
    fact->part = role->part;
    fact->group = mark->group;
    switch (role->shape) {
    case CH_SHAPE_CELL:
    case CH_SHAPE_CLOSED:
        name_cell(fact, mark->thing);
        fact->step = role->shape == CH_SHAPE_CLOSED ? mark->step : 0;
        break;
    case CH_SHAPE_CANDIDATE:
    case CH_SHAPE_NODE:
        name_candidate(fact, mark->thing, ch_name_placed);
        break;
    case CH_SHAPE_DIGIT:
        name_digit(fact, mark->thing);
        break;
    case CH_SHAPE_HOUSE:
        name_house(fact, mark->thing);
        break;
    case CH_SHAPE_SET:
        fact->digit = mark->thing + 1;
        break;
    case CH_SHAPE_FLAG:
        break;
    }
}

/* Finds candidate NUMBER of the deadly patterns, which are numbered one pattern after another, cell
 * by cell; false past the last. */
static bool name_deadly(ChStepFact *fact, const ChStepRecord *step, size_t *number)
{
    for (size_t i = 0; i < step->deadly_count; i++)
        for (int cell = 0; cell < CH_CELLS; cell++) {
            unsigned digits = step->deadly[i].digits[cell];
            CH_EACH_DIGIT(digit, digits)
                if ((*number)-- == 0) {
                    fact->group = (int)i;
                    name_candidate(fact, CH_CANDIDATE(cell, digit), ch_name_placed);
                    return true;
                }
        }
    return false;
}

/* Takes NUMBER from a list of COUNT facts, or moves on to the next list. */
static bool is_in(size_t *number, size_t count)
{
    if (*number < count)
        return true;
    *number -= count;
    return false;
}

static bool find_fact(ChStepFact *fact, const ChStepRecord *step, size_t number)
{
    fact->kind = CH_FACT_PLACES;
    if (is_in(&number, step->place_count)) {
        name_candidate(fact, step->place[number], ch_name_placed);
        return true;
    }
    fact->kind = CH_FACT_REMOVES;
    if (is_in(&number, step->eliminate_count)) {
        name_candidate(fact, step->eliminate[number], ch_name_removed);
        return true;
    }
    fact->kind = CH_FACT_PREMISE;
    if (is_in(&number, step->constraint_count)) {
        name_constraint(fact, step->constraint[number]);
        return true;
    }
    fact->kind = CH_FACT_DEADLY;
    if (name_deadly(fact, step, &number))
        return true;
    fact->kind = CH_FACT_PATTERN;
    if (is_in(&number, step->mark_count)) {
        name_mark(fact, &step->mark[number]);
        return true;
    }
    fact->kind = CH_FACT_AFTER;
    if (number < step->after_count)
        fact->step = step->after[number];
    return number < step->after_count;
}

ChStatus ch_step_fact(ChWorkspace *workspace, uint32_t index, size_t number, ChStepFact *fact)
{
    const ChStepRecord *const step = ch_workspace_step(workspace, index);
    ChStepFact known = {0};

    if (step == NULL || fact == NULL || !ch_sized_is_known(fact, sizeof *fact, NULL) ||
        !find_fact(&known, step, number))
        return CH_BAD_ARGUMENT;
    ch_sized_give(fact, &known, sizeof known);
    return CH_OK;
}

/* ---- one step at a time ---- */

/* Lists the steps of the position by the workspace's plan. Of an overflowing list, CH_NO_ROOM, the
 * simplest steps are there. */
static ChStatus list_steps(ChWorkspace *workspace, ChHintExtent extent)
{
    ChStepList *const list = &workspace->at.list;

    workspace->uses++;
    list->survey.state = workspace->engine.state;
    return ch_hint_survey(&list->survey, &workspace->puzzle, &workspace->plan, extent,
                          &list->order);
}

/* Makes the solve the step of a rank in the list, or without any step where there is none. */
static ChStatus log_step(ChWorkspace *workspace, uint32_t rank)
{
    const ChStepList *const list = &workspace->at.list;
    ChEngine *const engine = &workspace->engine;
    ChStatus status = CH_OK;

    ch_engine_log_position(engine, &workspace->puzzle);
    workspace->records = 0;
    if (rank >= list->order.count)
        return CH_OK;
    const ChStep *const step = &list->survey.step[ch_hint_index(&list->order, rank)];
    engine->log.count = 0;
    status = ch_log_add(&engine->log, step);
    if (list->survey.is_contradiction) {
        engine->log.outcome = CH_CONTRADICTION;
    } else {
        ch_board_apply(&engine->board, step);
        engine->log.outcome = engine->board.empty == 0 ? CH_SOLVED : CH_STUCK;
    }
    memcpy(engine->log.solution, engine->board.digit, sizeof engine->log.solution);
    return status;
}

/* Returns a status, which FAULT repeats unless it is CH_OK. */
static ChStatus report(ChStatus status, ChFault *fault)
{
    return status == CH_OK ? CH_OK : ch_fault_words(fault, status, 0, 0, "");
}

ChStatus ch_next_step(ChWorkspace *workspace, const ChOptions *options, ChFault *fault)
{
    const ChStatus status = ch_workspace_plan(workspace, options, fault);

    if (status != CH_OK)
        return status;
    (void)list_steps(workspace, CH_HINT_ONE);
    if (ch_meter_is_over(&workspace->meter))
        workspace->at.list.order.count = 0;
    return ch_workspace_end(workspace, log_step(workspace, 0), fault);
}

ChStatus ch_each_step(ChWorkspace *workspace, const ChOptions *options, ChTakeStep take,
                      void *context, ChFault *fault)
{
    ChStatus status = take != NULL ? ch_workspace_plan(workspace, options, fault)
                                   : ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");

    if (status != CH_OK)
        return status;
    const ChStatus listed =
        ch_workspace_end(workspace, list_steps(workspace, CH_HINT_EVERY), fault);
    if (listed == CH_CANCELLED)
        return listed;
    const uint64_t use = workspace->uses;
    for (uint32_t rank = 0; rank < workspace->at.list.order.count; rank++) {
        status = log_step(workspace, rank);
        if (status != CH_OK || take(context) != 0)
            return report(status, fault);
        if (workspace->uses != use)
            return report(CH_DISTURBED, fault);
    }
    return report(listed, fault);
}

/* ---- the next digit ---- */

/* Makes a log the solve. */
static ChStatus take_log(ChWorkspace *workspace, const ChLog *log)
{
    ChEngine *const engine = &workspace->engine;
    ChStatus status = CH_OK;

    engine->log.count = 0;
    for (uint32_t i = 0; i < log->count && status == CH_OK; i++) {
        status = ch_log_add(&engine->log, &log->step[i]);
        ch_board_apply(&engine->board, &log->step[i]);
    }
    engine->log.outcome = engine->board.empty == 0 ? CH_SOLVED : CH_STUCK;
    memcpy(engine->log.solution, engine->board.digit, sizeof engine->log.solution);
    return status;
}

ChStatus ch_next_digit(ChWorkspace *workspace, const ChOptions *options, ChFault *fault)
{
    ChStatus status = ch_workspace_plan(workspace, options, fault);

    if (status != CH_OK)
        return status;
    ChDigitSearch *const digit = &workspace->at.digit;
    workspace->uses++;
    workspace->records = 0;
    digit->plan = workspace->plan;
    digit->survey.state = digit->why.engine.state = workspace->engine.state;
    digit->scan = (ChScan){.survey = &digit->survey,
                           .why = &digit->why,
                           .puzzle = &workspace->puzzle,
                           .plan = &digit->plan};
    ch_why_restrict_plan(&digit->why.search, &workspace->puzzle, &digit->plan);
    ch_engine_log_position(&workspace->engine, &workspace->puzzle);
    if (workspace->engine.log.outcome != CH_STUCK)
        return CH_OK;
    if (ch_scan(&digit->scan) && !ch_meter_is_over(&workspace->meter))
        status = take_log(workspace, &digit->why.log);
    return ch_workspace_end(workspace, status, fault);
}
