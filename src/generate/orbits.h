/* orbits.h - the symmetries that the cells with givens may have.
 *
 * A symmetry is a group of turns and mirrors of the grid; the cells that it carries into each other
 * are an orbit.  Givens have the symmetry when each orbit is given as a whole or not at all.
 *
 *      half-turn      quarter-turn   left-right     up-down        diagonal       antidiagonal
 *      a . . . b      a . c . .      a b . b a      a . . . b      . a b . .      . a b . .
 *      . c . . .      . . . . a      c . . . c      . c . . .      a . . c .      . . . . b
 *      . . d . .      c . d . c      . . d . .      . . d . .      b . d . .      c . d . a
 *      . . . c .      a . . . .      . . . . .      . c . . .      . c . . e      . . . . .
 *      b . . . a      . . c . a      . e . e .      a . . . b      . . . e .      . e . c .
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GENERATE_ORBITS_H
#define CH_GENERATE_ORBITS_H

#include "sets.h"

typedef enum ChOrbits {
    CH_ORBITS_NONE,
    CH_ORBITS_HALF_TURN,
    CH_ORBITS_QUARTER_TURN,
    CH_ORBITS_LEFT_RIGHT,
    CH_ORBITS_UP_DOWN,
    CH_ORBITS_DIAGONAL,     /* from the upper left */
    CH_ORBITS_ANTIDIAGONAL, /* from the upper right */
    CH_ORBITS_FULL,         /* all of them */
    CH_ORBIT_KINDS
} ChOrbits;

/* The cells that a cell is carried into, itself among them. */
ChCellSet ch_orbit_of(ChOrbits symmetry, int cell);

/* Whether the set is made of whole orbits. */
bool ch_orbits_fit(ChOrbits symmetry, const ChCellSet *cells);

/* Whether so many cells can be whole orbits. */
bool ch_orbits_allow(ChOrbits symmetry, unsigned count);

#endif
