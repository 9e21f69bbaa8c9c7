/* turned.h - Compares the steps of a board with those of its image under a symmetry.
 *
 * Every technique of the table finds its steps on a board and on its image under one of the
 * 3,359,232 symmetries and a renaming of the digits.  Techniques named after rows and after columns
 * are exchanged when the symmetry turns the board.
 *
 * There are three degrees of sameness.  By default conclusions and premises agree step by step.
 * For techniques that report one proof of many for an effect, the conclusions agree. Where the
 * order of the search decides under which name and with which others a candidate is eliminated, the
 * eliminated candidates are compared.  One of the boards may miss some of these; they are counted,
 * for the caller to judge.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_STRATEGIES_TURNED_H
#define CH_TESTS_STRATEGIES_TURNED_H

#include "support.h"

/* A board and its image. */
typedef struct Turned {
    ChBoard board;
    ChBoard image;
    Symmetry by;
} Turned;

/* The counts under a technique's number: steps, and where only the eliminated candidates are
 * compared, those found on both and those found on only one of the boards. */
typedef struct Reach {
    size_t heard;
    size_t common;
    size_t missed;
} Reach;

/* One candidate in so many may be missed, and some by chance: one proof can rule out a dozen. */
enum { TOLERANCE = 5, CHANCE = 12 };

/* Called for a technique whose steps differ, with a line that describes how. */
typedef void (*Differ)(void *context, const ChTechnique *technique, const char *how);

/* Turns a position at random; false where the image is broken at once, as the position then is. */
bool turn(Turned *turned, const ChPuzzle *position, ChRandom *random);

/* Compares a technique, together with the later ones of its group, and adds to REACH. */
void compare_technique(const Turned *turned, int number, Reach *reach, Differ differ,
                       void *context);

/* Compares all techniques; REACH has one for each number, ch_technique_limit() of them. */
void compare_turned(const Turned *turned, Reach *reach, Differ differ, void *context);

/* Returns whether no more is missed than is allowed. */
bool reach_is_alike(const Reach *reach);

/* Returns the name of what is compared under a technique's number. */
const char *turned_name(int number);

#endif
