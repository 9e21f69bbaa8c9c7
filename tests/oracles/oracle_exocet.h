/* oracle_exocet.h - the bases and crossing lines of exocets, and junior exocets.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ORACLES_ORACLE_EXOCET_H
#define CH_TESTS_ORACLES_ORACLE_EXOCET_H

#include "oracle.h"

/* With more candidates in its premises the proof may be too long for a log. */
enum { MOST_EXOCETS = 64, SURELY_PROVABLE = 75 };

typedef struct Exocet {
    int first_line;  /* ROWS or COLUMNS: the lines of the chute */
    int first_cross; /* the other */
    int chute;       /* 0..2 */
    int box;         /* of the base */
    int base[2];
    int target[2];
    int cross[3]; /* houses: beside the base, through the targets */
    int digits;
} Exocet;

typedef struct Exocets {
    int count;
    Exocet of[MOST_EXOCETS];
} Exocets;

/* Tries each base: the two cells of a box and a line, but for the one in the crossing line beside
 * them, if they have three or four digits together. */
typedef void TryBase(const Marks *marks, void *context, const Exocet *base);
void each_base(const Marks *marks, TryBase *try, void *context);

enum { CROSSES = 9 };

/* Sets the crossing lines of the other two boxes, by one of nine ways. */
void set_crosses(Exocet *exocet, int way);

void list_exocets(const Marks *marks, Exocets *exocets);

bool is_in_chute(const Exocet *exocet, int cell);
bool share_line(const Exocet *exocet, int one, int other);

/* Returns whether no digit can have three places outside the chute, one in each crossing line and
 * no two in a line. */
bool has_scarce_digits(const Marks *marks, const Exocet *exocet);

/* Returns whether a digit has a place in the mirror node of a target. */
bool has_mirror(const Marks *marks, const Exocet *exocet, int which, int digit);

/* Returns whether base and targets can be filled; HAS_MIRRORS: and the mirror nodes. */
bool can_fill_exocet(const Marks *marks, const Exocet *exocet, bool has_mirrors);

/* Lists the premises: the base's cells but for the one numbered WITHOUT, or NOTHING, and the digits
 * in the crossing lines and boxes. */
int exocet_premises(const Marks *marks, const Exocet *exocet, bool has_mirrors, int without,
                    Premise *premise);

/* The digits of the base's cells; the target of each is its own, or they are exchanged. */
typedef struct Way {
    int cell[4];
    int digit[4];
} Way;

enum { MOST_WAYS = 2 * DIGITS * DIGITS };

/* Lists the ways to fill base and targets; returns how many. */
int list_ways(const Marks *marks, const Exocet *exocet, bool has_mirrors, Way way[MOST_WAYS]);

/* Take what single rules of double exocets, of senior ones and of unique pairs rule out. */
void take_double_rules(const Marks *marks, Found *found);
void take_senior_rules(const Marks *marks, Found *found);
void take_unique_pairs(const Marks *marks, Found *found);

/* Returns whether a digit fits in a target: it has places in the two crossing lines without the
 * target, not in one line; with mirror nodes also one there. */
bool is_fitting(const Marks *marks, const Exocet *exocet, int which, int digit, bool has_mirrors);

/* Returns whether a cell has a digit, or can have it. */
bool may_have(const Marks *marks, int cell, int digit);

/* Removes the other candidates of a cell, and the digit from those it sees. */
Marks suppose_digit(const Marks *marks, int cell, int digit);

#endif
