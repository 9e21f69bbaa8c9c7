/* order_words.h - reads an order from words, such as "easy-hard" for a range of levels.
 *
 * The words are those of the options of `crosshatch generate`.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GENERATE_ORDER_WORDS_H
#define CH_GENERATE_ORDER_WORDS_H

#include "order.h"
#include "text.h"

typedef enum ChMinimality { CH_MINIMAL_AUTO, CH_MINIMAL_YES, CH_MINIMAL_NO } ChMinimality;

/* The words of an order; NULL: not required. */
typedef struct ChOrderWords {
    const ChProfile *profile;
    const char *levels, *rating, *score, *givens; /* a value or a range */
    const char *pattern;                          /* 81 characters, see ch_mask_read() */
    const char *strategies, *with, *needs, *without;
    ChOrbits symmetry;
    ChMinimality minimality;
} ChOrderWords;

/* What is wrong with an order. */
typedef struct ChOrderProblem {
    ChStatus status;     /* CH_OK: nothing; CH_BAD_ORDER, CH_BAD_STRATEGY or CH_NO_MEMORY */
    const char *option;  /* of the command, such as "--level" */
    const char *message; /* translatable, with the field {found}; for CH_BAD_ORDER */
    ChFault fault;       /* for CH_BAD_STRATEGY: its place in `found` */
    ChText found;        /* the word; the caller frees it */
} ChOrderProblem;

/* Reads an order.  Returns false and fills PROBLEM, which must be zero, on a bad word, or on
 * requirements that no puzzle can meet together. */
bool ch_order_read(ChOrder *order, const ChOrderWords *words, ChOrderProblem *problem);

/* Reads a range of levels. */
bool ch_order_read_levels(const char *word, ChRange *range, ChOrderProblem *problem);

/* Reads a mask of 81 cells: x or a digit for a given; a point, 0, - or _ for none.  Ignores white
 * space.  Returns false for other texts. */
bool ch_mask_read(const char *text, size_t length, ChCellSet *mask);

/* Finds the symmetry that `generate --symmetry` calls NAME.  Returns false when there is none. */
bool ch_orbits_by_name(const char *name, ChOrbits *symmetry);

/* ---- used within this folder ---- */

/* Fills PROBLEM with a message, the option and its word; returns false. */
bool ch_order_refuse(ChOrderProblem *problem, const char *option, const char *message,
                     const char *found);

/* Fills in the plans and sets of techniques of an order whose level is known. */
bool ch_order_read_techniques(ChOrder *order, const ChOrderWords *words, ChOrderProblem *problem);

#endif
