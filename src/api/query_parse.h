/* query_parse.h - parses a fact, a cell or a house as a person writes it.
 *
 *      R3C4 = 5     r3c4=5         case and blanks are ignored
 *      r3c4 != 5    r3c4<>5        "not" is <>, !=, or the sign of mathematics
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_QUERY_PARSE_H
#define CH_API_QUERY_PARSE_H

#include <stdbool.h>

/* The parsed query; members that do not apply are -1. */
typedef struct ChQuery {
    int candidate; /* the candidate of a fact */
    int cell;
    int house;
    bool holds; /* the fact is that the candidate is true, not that it is false */
} ChQuery;

/* Parses a word; candidate, cell and house are all -1 when it is none of them. */
ChQuery ch_query_parse(const char *word);

#endif
