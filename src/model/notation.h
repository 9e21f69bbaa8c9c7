/* notation.h - names of cells, houses, constraints and conclusions: r4c6, b5, 3b5, r4c6=3, r4c7<>2.
 *
 * Besides the grids, only this module converts between counting from 0 and from 1.  A writer puts a
 * NUL-terminated name into a buffer of CH_NAME_SIZE and returns its length.  A reader takes exactly
 * LENGTH bytes and returns -1 when they are no such name.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_NOTATION_H
#define CH_MODEL_NOTATION_H

#include <stddef.h>

#include "sets.h"

enum { CH_NAME_SIZE = 8 }; /* the longest is r4c7<>2 */

size_t ch_name_cell(char *name, int cell);             /* r4c6 */
size_t ch_name_house(char *name, int house);           /* b5, r4, c6 */
size_t ch_name_constraint(char *name, int constraint); /* r4c6, 3b5 */
size_t ch_name_placed(char *name, int candidate);      /* r4c6=3 */
size_t ch_name_removed(char *name, int candidate);     /* r4c6<>3 */

/* Write a whole grid, row by row, '.' where there is no digit, in 81 characters; and a set of
 * candidates, nine characters per cell, in 729.  Neither adds a NUL. */
void ch_name_grid(char *name, const uint8_t *digit);
void ch_name_marks(char *name, const ChCandidateSet *marks);

int ch_read_cell(const char *name, size_t length);
int ch_read_house(const char *name, size_t length);
int ch_read_constraint(const char *name, size_t length);

/* Reads a placement or an elimination; *PLACED is true for a placement. */
int ch_read_conclusion(const char *name, size_t length, bool *placed);

#endif
