/* query_parse.h - what a person writes for a fact, a cell or a house.
 *
 *      R3C4 = 5     r3c4=5         capitals and blanks do not count
 *      r3c4 != 5    r3c4<>5        nor which sign says "not": <>, !=, or the one of mathematics
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_QUERY_PARSE_H
#define CH_CLI_QUERY_PARSE_H

#include <stdbool.h>

typedef struct ChQuery {
    int candidate; /* of a fact, else -1; likewise */
    int cell;
    int house;
    bool holds; /* the fact says that the candidate is true */
} ChQuery;

ChQuery ch_query_parse(const char *word);

#endif
