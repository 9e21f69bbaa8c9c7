/* check.h - the result of a check: whether a puzzle is sound, and if not, what is wrong with it.
 *
 * The verdict counts the solutions of the givens (or the pencil marks). A player's entries never
 * change the verdict but are judged by it. The check searches within a stated budget and claims
 * nothing beyond it. Each part that the budget may cut off has a flag that reports whether it is
 * known. checker.h computes the result.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_CHECK_H
#define CH_DIAGNOSE_CHECK_H

#include "bruteforce.h"

typedef enum ChSoundness {
    CH_VERDICT_UNIQUE,     /* exactly one solution */
    CH_VERDICT_UNSOLVABLE, /* no solution */
    CH_VERDICT_SEVERAL,    /* two or more solutions */
    CH_VERDICT_UNFINISHED, /* the budget ran out first */
    CH_VERDICT_ERROR       /* the puzzle could not be read; never returned by ch_check() */
} ChSoundness;

/* Limits of a check. The verdict may use NODES search nodes, and the rest of the check as many
 * again. */
typedef struct ChCheckLimits {
    uint64_t solutions; /* most solutions counted; at least 2 */
    uint64_t nodes;
} ChCheckLimits;

#define CH_CHECK_LIMITS ((ChCheckLimits){.solutions = 1000, .nodes = 1000000})

/* Reasons for writing one digit instead of another, the likeliest first. */
typedef enum ChSlip {
    CH_SLIP_KEY,     /* adjacent keys on the number row or the keypad: 4 for 5, 4 for 7 */
    CH_SLIP_MISREAD, /* similar shapes: 1 and 7, 3 and 8, 5 and 6, 6 and 9 */
    CH_SLIP_OTHER
} ChSlip;

/* A given that may be a slip: changed to any one of these digits, the puzzle has one solution. */
typedef struct ChRepair {
    uint8_t cell;
    uint8_t slip;   /* the likeliest reason */
    uint8_t likely; /* the likeliest digit */
    uint16_t digits;
} ChRepair;

/* Two adjacent cells of a row. With their contents exchanged (two givens, or a given and nothing),
 * the puzzle has one solution. */
typedef struct ChSwap {
    uint8_t cell[2];
} ChSwap;

enum { CH_MOST_SWAPS = 72, CH_MOST_PAIRS = 512 };

/* The result of a check; a value. Sets of cells refer to the puzzle's givens or to entries in
 * them. */
typedef struct ChCheck {
    ChSoundness verdict;
    uint8_t solution[CH_CELLS]; /* UNIQUE: the solution; SEVERAL: the first of two */

    /* SEVERAL */
    uint8_t other[CH_CELLS]; /* another solution */
    ChCellSet differ;        /* cells in which the two differ */
    bool is_counted;         /* `solutions` is the exact number, or `limit` */
    uint64_t solutions;
    uint64_t limit;
    ChCellSet interchange;        /* smallest set of cells found in which two solutions differ */
    uint16_t exchanged[CH_CELLS]; /* the two digits of each of these cells, else 0 */
    bool is_smallest;             /* it is proved that no two solutions differ in fewer cells */
    bool knows_certain;
    ChCandidateSet possible; /* candidates that are true in at least one solution */
    ChCellSet certain; /* open cells whose digit is the same in all solutions; see `solution` */
    bool knows_fixes;
    uint16_t fix_count; /* additional givens that, alone, leave one solution; those in cells with
                           few possible digits come first */

    /* UNIQUE, for a puzzle with givens */
    bool knows_redundant;
    ChCellSet redundant; /* givens redundant one at a time; empty for a minimal puzzle */

    /* UNIQUE */
    bool knows_logic;
    bool is_logical;        /* the plan's techniques solve the puzzle */
    uint16_t hardest;       /* number of the hardest technique used; 0: none */
    bool needs_no_backdoor; /* singles alone solve the puzzle */
    ChCellSet backdoors;    /* open cells whose digit, once placed, lets singles solve the puzzle */
    uint16_t pair_count;    /* if no cell does: pairs of cells that do; CH_MOST_PAIRS at most */

    /* UNSOLVABLE, for a puzzle with givens */
    bool knows_clash;
    ChCellSet clash;   /* an irreducible set of givens without a common solution */
    bool has_argument; /* the checker's log proves the clash */
    bool knows_repairs;
    uint8_t repair_count; /* likeliest slip first */
    ChCellSet removals;   /* givens without which the puzzle has one solution */
    uint8_t swap_count;

    /* The lists, of as many entries as counted above; the others are not cleared. */
    ChSwap swap[CH_MOST_SWAPS];
    ChRepair repair[CH_CELLS];
    uint8_t pair[CH_MOST_PAIRS][2];
    uint16_t fix[CH_CANDIDATES];
} ChCheck;

/* Is shown each solution that a count finds; see ch_check_solutions(). */
typedef struct ChSolutionViewer {
    void (*view)(struct ChSolutionViewer *viewer, const uint8_t *solution);
} ChSolutionViewer;

/* Counts the solutions of a puzzle within the limits, for `verdict`, `solution`, `other`, `differ`,
 * `solutions`, `limit` and `is_counted`; clears the rest. VIEWER, unless NULL, is shown each
 * solution. */
void ch_check_solutions(ChSearch *search, const ChPuzzle *puzzle, ChCheckLimits limits,
                        ChSolutionViewer *viewer, ChCheck *check);

/* Computes only the verdict, with `solution`, `other` and `differ`. */
void ch_check_verdict(ChSearch *search, const ChPuzzle *puzzle, uint64_t nodes, ChCheck *check);

/* Fills in the verdict of a puzzle that is known to have one solution: this one, or an unknown one
 * if it is NULL. */
void ch_check_is_unique(const uint8_t *solution, ChCheck *check);

/* Returns "unique", "unsolvable", "several", "unfinished" or "error". */
const char *ch_verdict_word(ChSoundness verdict);

#endif
