/* order_problem.h - an order in words, and what is wrong with it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GENERATE_ORDER_PROBLEM_H
#define CH_GENERATE_ORDER_PROBLEM_H

#include "order.h"
#include "text.h"

typedef enum ChMinimality { CH_MINIMAL_AUTO, CH_MINIMAL_YES, CH_MINIMAL_NO } ChMinimality;

/* The words of an order; NULL: not required. */
typedef struct ChOrderWords {
    const ChProfile *profile;
    const char *levels, *rating, *score, *givens; /* a value or a range */
    const char *pattern;                          /* 81 characters, see ch_mask_read() */
    const char *strategies, *with, *needs, *without;
    const char *order; /* in which techniques are tried; NULL: that of the profile */
    ChOrbits symmetry;
    ChMinimality minimality;
} ChOrderWords;

/* What is wrong with an order. */
typedef struct ChOrderProblem {
    ChStatus status;     /* CH_OK: nothing; CH_BAD_ORDER, CH_NO_MEMORY, or that of `fault` */
    const char *option;  /* of the command, such as "--level" */
    const char *message; /* translatable, with the field {found}; for CH_BAD_ORDER */
    ChFault fault;       /* CH_BAD_STRATEGY or CH_BAD_SEQUENCE: the place in `found` */
    ChText found;        /* the word; the caller frees it */
} ChOrderProblem;

/* Fills PROBLEM with a status, the option and its word; returns false. */
bool ch_order_report(ChOrderProblem *problem, ChStatus status, const char *option,
                     const char *found);

/* Fills PROBLEM with a message, the option and its word; returns false. */
bool ch_order_refuse(ChOrderProblem *problem, const char *option, const char *message,
                     const char *found);

#endif
