/* making.h - puzzles to order, and equivalent puzzles.
 *
 *      ChGenerateOptions order = {.size = sizeof order, .level = "hard", .symmetry = "180"};
 *
 *      for (order.index = 0; order.index < 10; order.index++)
 *          if (ch_generate(work, &order, &fault) == CH_OK)
 *              ch_write_grid(work, "line", write_to_stdout, NULL);
 *
 * Each function replaces the puzzle that was read by another, as if that one had been read.
 * Include crosshatch.h, which includes this header.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CROSSHATCH_MAKING_H
#define CROSSHATCH_MAKING_H

#include "status.h"
#include "types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- puzzles to order ---- */

/* The requirements for a puzzle.  Texts are those of the options of `crosshatch generate`
 * (docs/generate.md); NULL is no requirement.  A range is "LO-HI", "LO-", "-HI" or one value. */
typedef struct ChGenerateOptions {
    size_t size;        /* sizeof(ChGenerateOptions) */
    uint64_t seed;      /* any number */
    uint64_t index;     /* the number of the puzzle, from 0: the same for a seed on every machine */
    uint64_t tries;     /* the most tries; 0: a million */
    const char *level;  /* a range of "easy", "medium", "hard", "expert", "extreme" */
    const char *rating; /* a range of SE ratings, such as "3.0-4.5" */
    const char *score;  /* a range of HoDoKu scores */
    const char *givens; /* a range of numbers of givens, 17 to 80 */
    const char *symmetry; /* "none", "180", "90", "left-right", "up-down", "diagonal",
                             "antidiagonal" or "full" */
    const char *pattern;  /* the cells of the givens: 81 characters, x for a given and . for none */
    int minimal; /* 1: no given, or orbit of givens, can be left out; 2: it may; 0: as 1, but as 2
                    with a pattern or a number of givens */
    const char *profile;    /* as in ChOptions */
    const char *strategies; /* the techniques in use */
    const char *order;      /* what to try first, as in ChOptions */
    const char *with;       /* techniques that the solution uses, at most eight */
    const char *needs;      /* techniques without which it is not found */
    const char *without;    /* techniques that the solution does not use */
    ChPoll poll; /* called before each try, with the number of those before it; NULL: never */
    void *poll_context;
} ChGenerateOptions;

/* Makes a puzzle to order.  CH_BUDGET: none was found within the tries; another index may have one.
 * CH_BAD_ORDER: a text is wrong, or the requirements exclude each other; FAULT names the option.
 * CH_BAD_STRATEGY, CH_BAD_SEQUENCE (in `order`), CH_BAD_PROFILE: a name is unknown.  The workspace
 * is then unchanged.  Allocates less than 11 MB while it runs, with a rating less than 72 MB. */
CH_API ChStatus ch_generate(ChWorkspace *workspace, const ChGenerateOptions *options,
                            ChFault *fault);

/* ---- equivalent puzzles ---- */

/* Replaces the puzzle by the canonical form of its givens, which all equivalent puzzles share
 * (docs/formats.md).  Entries and eliminations of a player are discarded.  Returns CH_BAD_ARGUMENT
 * for pencil marks, which have no canonical form. */
CH_API ChStatus ch_make_canonical(ChWorkspace *workspace);

/* Removes givens, row by row, that the others already imply; the puzzle is then minimal.  Entries
 * and eliminations of a player are kept.  Returns CH_BAD_ARGUMENT for pencil marks and for a puzzle
 * without exactly one solution, CH_BUDGET when the number of solutions was not found out. */
CH_API ChStatus ch_make_minimal(ChWorkspace *workspace);

/* Replaces the puzzle by an equivalent one that depends on SEED: the first of `convert --shuffle
 * SEED`.  Entries and eliminations of a player are kept and transformed. */
CH_API ChStatus ch_shuffle(ChWorkspace *workspace, uint64_t seed);

#ifdef __cplusplus
}
#endif
#endif
