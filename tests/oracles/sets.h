/* sets.h - Almost locked sets: cells of a house that have one digit more than there are cells.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ORACLES_SETS_H
#define CH_TESTS_ORACLES_SETS_H

#include "oracle.h"

typedef struct Als {
    int count;
    int cell[9];
    int digits;
} Als;

enum { MOST_SETS = 1000 };

typedef struct Sets {
    int count;
    Als of[MOST_SETS + 1];
} Sets;

/* Lists the sets of a position; the caller frees them. With more than MOST sets returns NULL and
 * allows everything: the finders leave some out, or the oracle would take too long. */
Sets *sets_of(const Marks *marks, Found *found, int most);

bool is_in_set(const Als *als, int cell);
bool have_common_cell(const Als *one, const Als *two);

/* Returns whether a cell sees every place of a digit in a set, and is none of its cells. */
bool sees_all(const Marks *marks, const Als *als, int digit, int cell);

/* Returns whether only one of two sets can have a digit: all its places see each other. */
bool is_restricted(const Marks *marks, const Als *one, const Als *two, int digit);

/* Returns the restricted commons of two sets without a common cell, as bits. */
int commons_of(const Marks *marks, const Als *one, const Als *two);

/* Lists the cells of a set as premises, from COUNT on; returns the new count. */
int list_more(Premise *premise, int count, const Als *als);
int list_premises(Premise *premise, const Als *one, const Als *two);

#endif
