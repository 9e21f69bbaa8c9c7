/* hodoku_grade.c - see hodoku_grade.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_grade.h"

#include <assert.h>
#include <string.h>

enum { LEVELS = 5, EXTREME = 5, BRUTE_FORCE = 10000, GIVE_UP = 20000 };

const char *ch_hodoku_level_name(int level)
{
    static const char *const name[LEVELS + 1] = {"None", "Easy",   "Medium",
                                                 "Hard", "Unfair", "Extreme"};

    assert(level >= 0 && level <= LEVELS);
    return name[level];
}

/* Returns the middle one of the empty cells, in reading order, as HoDoKu does. */
static int middle_cell(const ChBoard *board)
{
    int left = board->empty / 2;
    int at = 0;

    while (board->digit[ch_box_cell(at)] != CH_NO_DIGIT || left-- > 0)
        at++;
    return ch_box_cell(at);
}

/* Places a digit of the solution. Returns false when logic has excluded that digit, which only
 * happens if the puzzle has several solutions. */
static bool place_by_force(ChEngine *engine, const ChPlan *plan, const uint8_t *solution,
                           ChStatus *status)
{
    const int cell = middle_cell(&engine->board);
    const ChStep step = {.technique = CH_TECHNIQUE_GUESS,
                         .placed = (uint16_t)CH_CANDIDATE(cell, solution[cell]),
                         .premise = CH_NONE};

    if (!ch_board_has(&engine->board, step.placed))
        return false;
    *status = ch_log_add(&engine->log, &step);
    if (*status == CH_OK)
        ch_engine_apply(engine, plan, &step);
    return *status == CH_OK;
}

static uint8_t higher(uint8_t level, int other)
{
    return other > level ? (uint8_t)other : level;
}

static void compute_grade(const ChEngine *engine, const ChPlan *plan, ChHodokuGrade *grade)
{
    static const uint32_t most[LEVELS] = {0, 800, 1000, 1600, 1800};
    uint16_t steps[CH_MAX_ROWS] = {0};

    for (uint32_t i = 0; i < engine->log.count; i++)
        if (engine->log.step[i].technique != CH_TECHNIQUE_GUESS)
            steps[engine->row[i]]++;
    for (int row = 0; row < plan->count; row++) {
        if (steps[row] == 0)
            continue;
        const ChTechnique *const slot = ch_technique(plan->row[row].technique);
        grade->score += (uint32_t)steps[row] * slot->score;
        grade->level = higher(grade->level, slot->level);
    }
    grade->score += (uint32_t)grade->forced * BRUTE_FORCE;
    if (grade->has_given_up)
        grade->score += GIVE_UP;
    if (grade->has_given_up || grade->forced > 0)
        grade->level = EXTREME;
    while (grade->level < EXTREME && grade->score > most[grade->level])
        grade->level++;
}

void ch_hodoku_plan(ChPlan *plan)
{
    (void)ch_plan_make(plan, &ch_hodoku_profile, NULL, NULL);
}

/* Goes on after the logic has ended. */
static ChStatus finish_grade(ChEngine *engine, const ChPlan *plan, const uint8_t *solution,
                             ChStatus status, ChHodokuGrade *grade)
{
    *grade = (ChHodokuGrade){.level = 1};
    while (status == CH_OK && engine->log.outcome == CH_STUCK && solution != NULL &&
           place_by_force(engine, plan, solution, &status)) {
        grade->forced++;
        status = ch_engine_run(engine, plan);
    }
    grade->has_given_up = engine->log.outcome != CH_SOLVED;
    compute_grade(engine, plan, grade);
    return status;
}

ChStatus ch_hodoku_grade(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan,
                         const uint8_t *solution, ChHodokuGrade *grade)
{
    const bool is_plain = solution != NULL && !puzzle->has_start && !puzzle->has_marks;
    const ChStatus status = is_plain ? ch_engine_walk(engine, puzzle, plan, false)
                                     : ch_engine_solve(engine, puzzle, plan, false);

    return finish_grade(engine, plan, solution, status, grade);
}

/* A digit is placed only where it is open, so a grid that is filled has no contradiction. */
bool ch_hodoku_begin(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan,
                     uint8_t *solution)
{
    assert(!puzzle->has_marks);
    if (ch_engine_walk(engine, puzzle, plan, true) != CH_OK || engine->log.outcome != CH_SOLVED)
        return false;
    memcpy(solution, engine->board.digit, CH_CELLS);
    return true;
}

ChStatus ch_hodoku_grade_begun(ChEngine *engine, const ChPlan *plan, const uint8_t *solution,
                               ChHodokuGrade *grade)
{
    const ChStatus status = engine->log.outcome == CH_STUCK ? ch_engine_run(engine, plan) : CH_OK;

    return finish_grade(engine, plan, solution, status, grade);
}
