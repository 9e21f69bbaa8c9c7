/* turned.h - a board turned, shuffled and renamed has the steps turned, shuffled and renamed.
 *
 * Every technique of the table finds all on a board, and all on the board that one of the 3,359,232
 * symmetries and a renaming of the digits makes of it.  What names a row or a column changes places
 * with its twin when the symmetry turns the board.
 *
 * Three degrees of sameness: by default the very steps, conclusions and premises; for techniques
 * that tell one proof of many for an effect, the conclusions; and where the order of the search
 * decides under which name and with what else a candidate goes, the candidates ruled out, of which
 * some may be missed by one of the two: those are counted, for the caller to judge.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ENGINE_TURNED_H
#define CH_TESTS_ENGINE_TURNED_H

#include "support.h"

/* A board and its image. */
typedef struct Turned {
    ChBoard board;
    ChBoard image;
    Symmetry by;
} Turned;

/* What was found under a technique's number: steps; and where only the candidates ruled out are
 * compared, those that both and those that only one of the boards has. */
typedef struct Reach {
    size_t heard;
    size_t common;
    size_t missed;
} Reach;

/* One candidate in so many may be missed, and some by chance: one proof can rule out a dozen. */
enum { TOLERANCE = 5, CHANCE = 12 };

/* Told of a technique whose steps differ, with a line that says how. */
typedef void (*Differ)(void *context, const ChTechnique *technique, const char *how);

/* Turns a position at random; false where the image is broken at once, as the position then is. */
bool turn(Turned *turned, const ChPuzzle *position, ChRandom *random);

/* Compares a technique, together with those after it that go with it, and adds to REACH. */
void compare_technique(const Turned *turned, int number, Reach *reach, Differ differ,
                       void *context);

/* Compares all techniques; REACH has one for each number, ch_technique_limit() of them. */
void compare_turned(const Turned *turned, Reach *reach, Differ differ, void *context);

/* Whether no more is missed than may be. */
bool reach_is_alike(const Reach *reach);

/* What is compared under a technique's number. */
const char *turned_name(int number);

#endif
