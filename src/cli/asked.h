/* asked.h - what a person writes for a fact, a cell or a house.
 *
 *      R3C4 = 5     r3c4=5         capitals and blanks do not count
 *      r3c4 != 5    r3c4<>5        nor which sign says "not": <>, !=, or the one of mathematics
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_ASKED_H
#define CH_CLI_ASKED_H

#include <stdbool.h>

typedef struct ChAsked {
    int candidate; /* of a fact, else -1; likewise */
    int cell;
    int house;
    bool holds; /* the fact says that the candidate is true */
} ChAsked;

ChAsked ch_asked(const char *word);

#endif
