/* orbits.h - the symmetries that the cells with givens may have.
 *
 * A symmetry is a group of rotations and reflections of the grid. An orbit is the set of cells that
 * the group maps to each other. Givens have the symmetry when each orbit is given as a whole or not
 * at all. Below, cells with the same letter form an orbit.
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

/* The names, in the order of ChOrbits. */
#define CH_ORBIT_NAMES "none|180|90|left-right|up-down|diagonal|antidiagonal|full"

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

/* Returns the orbit of a cell, including the cell. */
ChCellSet ch_orbit_of(ChOrbits symmetry, int cell);

/* Reports whether the set consists of whole orbits. */
bool ch_orbits_fit(ChOrbits symmetry, const ChCellSet *cells);

/* Reports whether some union of orbits has COUNT cells. */
bool ch_orbits_allow(ChOrbits symmetry, unsigned count);

#endif
