/* se_grade.h - ER, EP and ED of a puzzle, as Sudoku Explainer 1.2.1.3 rates.
 *
 * ED is the rating of the first step, EP the highest up to the first placement, ER the highest of
 * all.  A puzzle that gets stuck has ER 20.0.  Nothing of the puzzle is checked: whoever wants to
 * know whether it has one solution asks the search.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GRADE_SE_GRADE_H
#define CH_GRADE_SE_GRADE_H

#include "puzzle.h"
#include "se_next.h"
#include "text.h"

#define CH_SE_RULES "SE 1.2.1.3"

/* When to stop early, and what saves work. */
typedef struct ChSeLimits {
    int most;       /* tenths: no more than this is of interest; 0: anything is */
    bool pearl;     /* ER must be EP */
    bool diamond;   /* ER must be ED */
    uint64_t work;  /* how many nodes of chains may be looked at; 0: any number */
    bool is_unique; /* the puzzle is known to have one solution */
} ChSeLimits;

/* Ten times what a puzzle rated 11 takes, and some seconds. */
enum { CH_SE_WORK = 10000000 };

typedef enum ChSeEnd {
    CH_SE_RATED,
    CH_SE_STUCK,       /* ER 20.0 */
    CH_SE_FILLED,      /* nothing to do: no rating */
    CH_SE_ABOVE,       /* ER is above the limit, and so is what else is unknown */
    CH_SE_NOT_PEARL,   /* ER 20.0 */
    CH_SE_NOT_DIAMOND, /* ER 20.0 */
    CH_SE_TOO_LARGE    /* a chain did not fit in the workspace, or the work ran out: no rating */
} ChSeEnd;

typedef struct ChSeRating {
    ChSeEnd end;
    int most;  /* the limit, in tenths */
    double er; /* 0.0 while unknown, as the others */
    double ep;
    double ed;
} ChSeRating;

/* Hears of each step; NULL when nobody cares. */
typedef struct ChSeListener {
    void (*hear)(void *context, const ChSeHint *hint);
    void *context;
} ChSeListener;

ChSeRating ch_se_rate(ChSeSpace *space, const ChPuzzle *puzzle, ChSeLimits limits,
                      const ChSeListener *listener);

/* Adds a rating as the scale prints it, with one decimal. */
void ch_se_print(ChText *out, double rating);

/* Adds ER, EP or ED of a rating; `>6.5` where it is only known to be above the limit. */
void ch_se_print_of(ChText *out, const ChSeRating *rating, double number);

#endif
