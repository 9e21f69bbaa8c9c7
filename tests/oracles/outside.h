/* outside.h - rectangles whose two digits have a few places outside of the corners.
 *
 * Every choice of houses is tried. A step needs all its premises: without one of them, the others
 * allow what it removes.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ORACLES_OUTSIDE_H
#define CH_TESTS_ORACLES_OUTSIDE_H

#include "oracle.h"

enum { CORNERS = 4, FILLINGS = 81 };

/* The houses chosen for the digits, as premises, and the guardians there. */
typedef struct Choice {
    int count;
    Premise premise[MOST_PREMISES];
    bool guard[CELLS][DIGITS];
    int cells;
    int cell[CELLS]; /* with guardians */
    int digits;      /* of the guardians */
} Choice;

typedef struct Rectangle Rectangle;
typedef void TryChoice(const Rectangle *rectangle, const Choice *choice);

/* A rectangle with two digits. */
struct Rectangle {
    const Marks *marks;
    Found *found;
    TryChoice *try;
    const void *context;
    bool wants_open; /* rectangles without filled corners */
    bool wants_filled;
    int corner[CORNERS];
    int digit[2];
    int fillings; /* the ways to fill the corners that leave one to another candidate */
    int filling[FILLINGS][CORNERS];
};

/* Tries each choice of houses for each rectangle, if four cells at most have guardians. */
void each_choice(const Rectangle *wanted);

bool is_corner(const Rectangle *rectangle, int cell);
bool is_guardian_cell(const Choice *choice, int cell);

/* Returns whether the step is proved, and needs the rectangle and each premise. Without LOST, the
 * premises must not all be true. */
bool needs_all(const Rectangle *rectangle, const Marks *marks, const Choice *choice,
               const Found *lost);

void take_if_all_needed(const Rectangle *rectangle, const Choice *choice, const Found *lost);

#endif
