/* hodoku_grade.h - the HoDoKu scale: level and score of a puzzle, as HoDoKu 2.2 computes them with
 * its default options.
 *
 * The path is that of the `hodoku` profile. Each step adds the base score of its slot, whatever it
 * concludes. The level is the higher of two: the highest level of the slots used, and the lowest
 * level whose bound admits the score. Where logic is stuck, a digit of the solution is placed by
 * brute force, at a fixed cost. Where no unique solution is known, the grader gives up.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GRADE_HODOKU_GRADE_H
#define CH_GRADE_HODOKU_GRADE_H

#include "engine.h"
#include "hodoku.h"

#define CH_HODOKU_RULES "HoDoKu 2.2"

/* A puzzle's grade on the HoDoKu scale. */
typedef struct ChHodokuGrade {
    uint32_t score;
    uint16_t forced; /* digits placed by brute force */
    uint8_t level;   /* 1 to 5 */
    bool has_given_up;
} ChHodokuGrade;

/* Makes the plan of the scale: the whole profile. */
void ch_hodoku_plan(ChPlan *plan);

/* Solves by the scale's plan and computes the grade. The engine's state must be a ChHodoku.
 * SOLUTION is the only solution, or NULL when there is no unique one. */
ChStatus ch_hodoku_grade(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan,
                         const uint8_t *solution, ChHodokuGrade *grade);

/* Takes the first steps, as long as none relies on one solution, of a puzzle without marks.  Where
 * they fill the grid, the puzzle has one solution: returns true, and writes it to SOLUTION. */
bool ch_hodoku_begin(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan,
                     uint8_t *solution);

/* Goes on from there as ch_hodoku_grade() would: the puzzle has one solution. */
ChStatus ch_hodoku_grade_begun(ChEngine *engine, const ChPlan *plan, const uint8_t *solution,
                               ChHodokuGrade *grade);

/* Returns the scale's name for level 1 to 5: "Easy", "Medium", "Hard", "Unfair" or "Extreme". */
const char *ch_hodoku_level_name(int level);

#endif
