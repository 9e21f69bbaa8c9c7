/* check.h - is this puzzle sound, and if not, what is wrong with it?
 *
 * The verdict counts the solutions of the givens (or the marks); a player's entries never change
 * it, they are judged by it.  Soundness is found by search, within a stated budget, and what the
 * budget did not reach is not claimed: each part that can fail to be reached says whether it was.
 * checker.h finds all this out.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_CHECK_H
#define CH_DIAGNOSE_CHECK_H

#include "bruteforce.h"

typedef enum ChSoundness {
    CH_VERDICT_UNIQUE,     /* one solution */
    CH_VERDICT_UNSOLVABLE, /* none */
    CH_VERDICT_SEVERAL,    /* two at least */
    CH_VERDICT_UNFINISHED, /* the budget ran out first */
    CH_VERDICT_ERROR       /* it could not be read; never from ch_check() */
} ChSoundness;

/* How far to go.  The verdict may take NODES, and the rest of the answer as many again. */
typedef struct ChCheckLimits {
    uint64_t solutions; /* how many are counted; at least 2 */
    uint64_t nodes;
} ChCheckLimits;

#define CH_CHECK_LIMITS ((ChCheckLimits){.solutions = 1000, .nodes = 1000000})

/* Why one digit was written for another, the likeliest first. */
typedef enum ChSlip {
    CH_SLIP_KEY,     /* neighbours on the number row or on the keypad: 4 for 5, 4 for 7 */
    CH_SLIP_MISREAD, /* they look alike: 1 and 7, 3 and 8, 5 and 6, 6 and 9 */
    CH_SLIP_OTHER
} ChSlip;

/* A given that could be a slip: changed to any one of these digits, the puzzle has one solution. */
typedef struct ChRepair {
    uint8_t cell;
    uint8_t slip;   /* of the likeliest of them, */
    uint8_t likely; /* and that digit */
    uint16_t digits;
} ChRepair;

/* Two cells next to each other in a row: with what they hold exchanged (two givens, or a given and
 * nothing) the puzzle has one solution. */
typedef struct ChSwap {
    uint8_t cell[2];
} ChSwap;

enum { CH_MOST_SWAPS = 72, CH_MOST_PAIRS = 512 };

/* A value.  Sets of cells speak of the puzzle's givens or entries in them. */
typedef struct ChCheck {
    ChSoundness verdict;
    uint8_t solution[CH_CELLS]; /* UNIQUE: the solution; SEVERAL: the first of two */

    /* SEVERAL */
    uint8_t other[CH_CELLS]; /* another solution */
    ChCellSet differ;        /* where the two differ */
    bool is_counted;         /* `solutions` is all of them, or `limit` */
    uint64_t solutions;
    uint64_t limit;
    ChCellSet interchange;        /* the fewest cells in which two solutions found differ, */
    uint16_t exchanged[CH_CELLS]; /* and the two digits of each */
    bool is_smallest;             /* no two solutions at all differ in fewer */
    bool knows_certain;
    ChCandidateSet possible; /* candidates that are true in some solution */
    ChCellSet certain;       /* open cells in which all solutions agree; `solution` has the digit */
    bool knows_fixes;
    uint16_t fix_count; /* single givens more that would leave one solution; those of cells with */
    uint16_t fix[CH_CANDIDATES]; /* few possible digits first */

    /* UNIQUE, for a puzzle with givens */
    bool knows_redundant;
    ChCellSet
        redundant; /* givens that can be left out, one at a time; empty for a minimal puzzle */

    /* UNIQUE */
    bool knows_logic;
    bool is_logical;        /* the plan's techniques solve it */
    uint16_t hardest;       /* the number of the hardest of them that was taken; 0: none was */
    bool needs_no_backdoor; /* singles finish the puzzle as it is */
    ChCellSet backdoors;    /* open cells whose digit, once placed, lets singles finish */
    uint16_t pair_count;    /* if there are none, such pairs of cells; CH_MOST_PAIRS at most */
    uint8_t pair[CH_MOST_PAIRS][2];

    /* UNSOLVABLE, for a puzzle with givens */
    bool knows_clash;
    ChCellSet clash;   /* they cannot stand together; without any one of them the others can */
    bool has_argument; /* the checker's log proves that */
    bool knows_repairs;
    uint8_t repair_count; /* likeliest slip first */
    ChRepair repair[CH_CELLS];
    ChCellSet removals; /* givens without which there is one solution */
    uint8_t swap_count;
    ChSwap swap[CH_MOST_SWAPS];
} ChCheck;

/* The verdict alone, with `solution`, `other` and `differ`. */
void ch_check_verdict(ChSearch *search, const ChPuzzle *puzzle, uint64_t nodes, ChCheck *check);

/* unique, unsolvable, several, unfinished, error */
const char *ch_verdict_word(ChSoundness verdict);

#endif
