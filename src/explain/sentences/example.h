/* example.h - one position for each technique in which it can be found, for whoever teaches it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_EXAMPLE_H
#define CH_EXPLAIN_EXAMPLE_H

#include <stddef.h>

typedef struct ChExample {
    const char *key;         /* of the technique */
    const char *grid;        /* 81 characters, row by row */
    const char *start;       /* conclusions that the position brings along, blanks between */
    const char *conclusions; /* that the technique comes to */
    const char *practice;    /* a puzzle that needs it, of 81 characters; NULL for none */
    const char *strategies;  /* by which the puzzle comes to it; NULL */
    unsigned step;           /* and in which step; 0 */
} ChExample;

/* Made from the cases of the tests and the practice sets; by key, in the order of strcmp(). */
extern const ChExample ch_examples[];
extern const size_t ch_example_count;

/* The technique's; NULL when it has none. */
const ChExample *ch_example_of(const char *key);

#endif
