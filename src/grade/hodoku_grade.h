/* hodoku_grade.h - the HoDoKu scale: level and score of a puzzle, as HoDoKu 2.2 gives them with its
 * default options.
 *
 * The path is that of the `hodoku` profile.  Each step adds the base score of its slot, whatever it
 * concludes; the level is the highest of the slots', or the one whose bound the score keeps to,
 * whichever is higher.  Where logic is stuck a digit of the solution is placed (brute force), at a
 * price; where there is no one solution to place it from, the scale gives up.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GRADE_HODOKU_GRADE_H
#define CH_GRADE_HODOKU_GRADE_H

#include "engine.h"

#define CH_HODOKU_RULES "HoDoKu 2.2"

typedef struct ChHodokuGrade {
    uint32_t score;
    uint16_t forced; /* digits placed by brute force */
    uint8_t level;   /* 1 to 5 */
    bool has_given_up;
} ChHodokuGrade;

/* Solves by the plan, which must be the whole `hodoku` profile, and sums up.  SOLUTION: the only
 * one; NULL: there is none such. */
ChStatus ch_hodoku_grade(ChEngine *engine, const ChPuzzle *puzzle, const ChPlan *plan,
                         const uint8_t *solution, ChHodokuGrade *grade);

/* "Easy", "Medium", "Hard", "Unfair", "Extreme": what the scale calls level 1 to 5. */
const char *ch_hodoku_level_name(int level);

#endif
