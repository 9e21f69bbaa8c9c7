/* deadly_types.h - What follows from a deadly pattern: the four types of conclusions.
 *
 * With only the pattern's digits in its cells there would be two solutions. The other candidates
 * there are guardians: one of them is true.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ORACLES_DEADLY_TYPES_H
#define CH_TESTS_ORACLES_DEADLY_TYPES_H

#include "oracle.h"

/* The cells of a pattern with their digits; those with guardians are the extra ones. */
typedef struct Pattern {
    int count;
    int cell[CELLS];
    int digits[CELLS];
    int extras;
    int extra[CELLS]; /* indices of cells */
    int guards;
} Pattern;

void add_cell(const Marks *marks, Pattern *pattern, int cell, int digits);

/* Returns the I-th of the extra cells. */
int extra_cell(const Pattern *pattern, int i);

/* Removes the digits from a cell. */
void lose_digits(const Marks *marks, Found *found, int cell, int digits);

/* The guardians are one digit: cells that see them all lose it. */
void try_type_2(const Marks *marks, Found *found, const Pattern *pattern);

/* Draws the conclusions of a type, 1 to 4. The other cells of type 3's subset have none of the
 * banned digits. */
void try_type(const Marks *marks, Found *found, const Pattern *pattern, int type, int banned);

typedef void TryPattern(void *context, const Pattern *pattern);

/* What a search does with its patterns: it draws the conclusions of a type, or passes them on. */
typedef struct Use {
    const Marks *marks;
    Found *found;
    int type;
    TryPattern *try; /* NULL: draw the conclusions */
    void *context;
} Use;

void use_pattern(const Use *use, const Pattern *pattern, int banned);

/* Tries each way to give every empty cell two of its digits, each of them twice or never in every
 * house; one to six cells have others, the guardians (oracle_grave.c). */
void each_grave(const Marks *marks, TryPattern *try, void *context);

/* Try the loops of two digits, and the six cells of three, with guardians in at most two cells; or
 * of one digit, in the six (oracle_deadly.c). */
void each_loop(const Marks *marks, TryPattern *try, void *context);
void each_six(const Marks *marks, TryPattern *try, void *context);

/* Try the shapes of seven to nine cells (oracle_shapes.c), Qiu's deadly patterns (oracle_qiu.c) and
 * BUG-Lites (oracle_grave.c), with guardians in at most two cells. */
void each_shape(const Marks *marks, TryPattern *try, void *context);
void each_two_lines(const Marks *marks, TryPattern *try, void *context);
void each_lite(const Marks *marks, TryPattern *try, void *context);

/* Defines an oracle that finds the patterns of a type. */
#define BY_TYPE(name, find, type)                                                                  \
    static void name(const Marks *marks, Found *found)                                             \
    {                                                                                              \
        find(marks, found, type);                                                                  \
    }

#endif
