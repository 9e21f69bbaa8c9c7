/* oracle.h - Slow finders, written from the definitions alone.
 *
 * An oracle tries every cell, house and digit, and shares no code with the finders of strategies/.
 * It finds every conclusion that a technique's definition allows, and no other. The program
 * oracles.c compares it with the finder on random positions.
 *
 * Cells are numbered 0..80 in row-major order, digits 0..8, houses 0..26: rows, columns, boxes.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ORACLES_ORACLE_H
#define CH_TESTS_ORACLES_ORACLE_H

#include <stdbool.h>

enum { CELLS = 81, DIGITS = 9, HOUSES = 27, ROWS = 0, COLUMNS = 9, BOXES = 18, NOTHING = -1 };

/* The geometry, filled by prepare_geometry(). */
extern int house_cell[HOUSES][9];
extern bool sees[CELLS][CELLS]; /* two different cells that share a house */

void prepare_geometry(void);

static inline int row_of(int cell)
{
    return cell / 9;
}

static inline int column_of(int cell)
{
    return cell % 9;
}

static inline int box_of(int cell)
{
    return cell / 27 * 3 + cell % 9 / 3;
}

static inline bool in_house(int cell, int house)
{
    return house < COLUMNS ? row_of(cell) == house
           : house < BOXES ? column_of(cell) == house - COLUMNS
                           : box_of(cell) == house - BOXES;
}

/* A position: what a person has on paper. */
typedef struct Marks {
    bool can[CELLS][DIGITS]; /* an empty cell lists the digit */
    int digit[CELLS];        /* the digit in the cell, or NOTHING */
    bool given[CELLS];       /* and whether it was given */
} Marks;

/* The conclusions of all instances together. The finder must have those removed and placed; it may
 * have the optional ones, where the definition leaves a choice. */
typedef struct Found {
    bool removed[CELLS][DIGITS];
    bool placed[CELLS][DIGITS];
    bool optional[CELLS][DIGITS];
} Found;

/* Removes a digit from a cell that lists it. */
static inline void rule_out(const Marks *marks, Found *found, int cell, int digit)
{
    if (marks->can[cell][digit])
        found->removed[cell][digit] = true;
}

/* Adds the eliminations of MORE. */
void add_found(Found *found, const Found *more);

/* Allows the eliminations of MORE. */
void add_optional(Found *found, const Found *more);

/* Returns the digits of an empty cell as a set of bits; 0 for a cell with a digit. */
int digits_of(const Marks *marks, int cell);
int count_bits(int set);

/* Lists the cells of a house that can take a digit; returns how many. */
int places_of(const Marks *marks, int house, int digit, int cell[9]);

/* A house in which a digit has two places: if NEAR is false, FAR is true. */
typedef struct Pair {
    int house;
    int near;
    int far;
} Pair;

/* Lists the pairs of a digit, each in both directions; returns how many. */
int pairs_of(const Marks *marks, int digit, Pair pair[2 * HOUSES]);

/* Returns whether a digit has several places in a base, and all of them in a cover. */
bool is_confined_to(const Marks *marks, int base, int cover, int digit);

/* Returns whether one of the digits is placed in a cell that this one sees. */
bool sees_placed(const Marks *marks, int cell, int digits);

/* Tries the corners of a rectangle in two boxes with two digits. Two corners in a line are next to
 * each other, 0 and 3 opposite. */
typedef void TryCorners(void *context, const int corner[4], int a, int b);

/* Tries each rectangle with each two digits, A below B. */
void each_rectangle(TryCorners *try, void *context);

/* Returns whether the corners, none of them given, can hold two digits crosswise, or do already. */
bool fits_crosswise(const Marks *marks, const int corner[4], int a, int b);

/* A premise: a cell holds one of its digits, or a house has a digit in one of its places. */
typedef struct Premise {
    int house; /* or NOTHING */
    int at;    /* the digit, or the cell */
} Premise;

enum { MOST_PREMISES = 48 };

/* Returns whether each premise is needed for some elimination of LOST: without it the others allow
 * the candidate to be true. */
bool needs_all_premises(const Marks *marks, const Premise *premise, int count, const Found *lost);

/* Returns whether the premises can all be true. */
bool can_hold_together(const Marks *marks, const Premise *premise, int count);

/* Returns whether the premises rule out every candidate of LOST. */
bool follow_from(const Marks *marks, const Premise *premise, int count, const Found *lost);

/* Adds the eliminations of a pattern if it needs all its premises. With more than nine the finder
 * may stop before it knows whether all are needed, or leave a step out that would take too long to
 * prove: it may have the eliminations then. */
void take_if_needed(const Marks *marks, Found *found, const Premise *premise, int count,
                    const Found *lost);

/* One oracle, and the techniques whose conclusions are compared with its own. */
typedef struct Oracle {
    const char *keys;    /* separated by commas */
    const char *simpler; /* techniques that may have a conclusion instead of them; or NULL */
    void (*find)(const Marks *marks, Found *found);
    bool is_slow; /* tried on one position in twenty */
} Oracle;

/* The tables of the families; each ends with NULL keys. */
#define FAMILY(name) extern const Oracle name##_oracles[];
#include "families.def"

#endif
