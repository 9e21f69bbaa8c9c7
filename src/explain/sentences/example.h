/* example.h - one example position for each technique, for its documentation page.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_EXAMPLE_H
#define CH_EXPLAIN_EXAMPLE_H

#include <stddef.h>

typedef struct ChExample {
    const char *key;         /* the technique's key */
    const char *grid;        /* 81 characters, row by row */
    const char *start;       /* conclusions already made in the position, separated by blanks */
    const char *conclusions; /* the technique's conclusions in that position */
    const char *practice;    /* a puzzle that needs the technique, 81 characters; NULL for none */
    const char *strategies;  /* the strategies whose solve reaches the technique; or NULL */
    unsigned step;           /* the step of that solve; or 0 */
    const char *symmetry;    /* the symmetry that the puzzle was made with (orbits.h); or NULL */
} ChExample;

/* The examples, generated from the test cases and the practice sets and sorted by key with
 * strcmp(). */
extern const ChExample ch_examples[];
extern const size_t ch_example_count;

/* Returns the example of a technique; NULL when there is none. */
const ChExample *ch_example_of(const char *key);

#endif
