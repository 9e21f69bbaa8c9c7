/* check.h - is this puzzle sound, and if not, what is wrong with it?
 *
 * The verdict counts the solutions of the givens (or the marks); a player's entries never change
 * it, they are judged by it. Everything is found by search, within a stated budget, and what the
 * budget did not reach is not claimed: each part that can fail to be reached says whether it was.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_CHECK_H
#define CH_DIAGNOSE_CHECK_H

#include "bruteforce.h"
#include "text.h"

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

/* A given that could be a slip: changed to any one of these digits, the puzzle has one solution. */
typedef struct ChRepair {
    uint8_t cell;
    uint16_t digits;
} ChRepair;

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

    /* UNIQUE, for a puzzle with givens */
    bool knows_redundant;
    ChCellSet
        redundant; /* givens that can be left out, one at a time; empty for a minimal puzzle */
    /* UNIQUE, or SEVERAL when all are counted, for a half-solved grid */
    bool knows_mistakes;
    ChCellSet mistaken; /* entered digits that no solution has */
    ChCellSet misruled; /* cells for which all that a solution has was ruled out */

    /* UNSOLVABLE, for a puzzle with givens */
    bool knows_clash;
    ChCellSet clash; /* they cannot stand together; without any one of them the others can */
    bool knows_repairs;
    uint8_t repair_count; /* likeliest slip first */
    ChRepair repair[CH_CELLS];
    ChCellSet removals; /* givens without which there is one solution */
} ChCheck;

/* The verdict alone, with `solution`, `other` and `differ`. */
void ch_check_verdict(ChSearch *search, const ChPuzzle *puzzle, uint64_t nodes, ChCheck *check);

void ch_check(ChSearch *search, const ChPuzzle *puzzle, ChCheckLimits limits, ChCheck *check);

/* unique, unsolvable, several, unfinished, error */
const char *ch_verdict_word(ChSoundness verdict);

/* The object of `check --json`, without a line end. */
void ch_check_json(ChText *text, const ChPuzzle *puzzle, const ChCheck *check);

/* The line of `check --brief`, without a line end: the puzzle and a word. */
void ch_check_brief(ChText *text, const ChPuzzle *puzzle, const ChCheck *check);

#endif
