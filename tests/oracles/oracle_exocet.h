/* oracle_exocet.h - junior exocets, which other oracles use too.
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

void list_exocets(const Marks *marks, Exocets *exocets);

#endif
