/* se_grade.h - ER, EP and ED of a puzzle, as rated by Sudoku Explainer 1.2.1.3 or a relative of it.
 *
 * ED is the rating of the first step, EP the highest rating up to the first placement, ER the
 * highest of all. A puzzle that gets stuck has ER 20.0. The puzzle is not checked; use the search
 * to find whether it has one solution.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GRADE_SE_GRADE_H
#define CH_GRADE_SE_GRADE_H

#include "puzzle.h"
#include "se.h"
#include "text.h"

/* Decides whether the puzzle has one solution. */
typedef struct ChSeJudge {
    bool (*has_one_solution)(void *context);
    void *context;
} ChSeJudge;

/* Conditions for an early end, and facts that save work. */
typedef struct ChSeLimits {
    int most;               /* stop above this rating, in tenths; 0: no limit */
    bool pearl;             /* stop once ER exceeds EP */
    bool diamond;           /* stop once ER exceeds ED */
    uint64_t work;          /* limit for the nodes of chains visited; 0: none */
    ChMeter *meter;         /* counts these nodes as well, and may end the rating; NULL: none */
    bool is_unique;         /* the puzzle is known to have one solution */
    const ChSeJudge *judge; /* called where that is not known, nor proved by easy steps; or NULL */
    const ChSeScale *scale; /* NULL: that of Sudoku Explainer 1.2.1.3 */
} ChSeLimits;

/* The work of a puzzle rated 11, ten times over: some seconds. */
enum { CH_SE_WORK = 10000000 };

typedef enum ChSeEnd {
    CH_SE_RATED,
    CH_SE_STUCK,       /* ER 20.0 */
    CH_SE_FILLED,      /* no empty cell: no rating */
    CH_SE_ABOVE,       /* ER is above the limit, as are the other unknown ratings */
    CH_SE_NOT_PEARL,   /* ER 20.0 */
    CH_SE_NOT_DIAMOND, /* ER 20.0 */
    CH_SE_NOT_UNIQUE,  /* the judge said so: no rating */
    CH_SE_TOO_LARGE /* a chain did not fit in the workspace, the work ran out, or the meter is over:
                          no rating */
} ChSeEnd;

typedef struct ChSeRating {
    ChSeEnd end;
    int most;  /* the limit, in tenths */
    double er; /* 0.0 while unknown; likewise below */
    double ep;
    double ed;
} ChSeRating;

/* A callback for each step, or NULL. */
typedef struct ChSeListener {
    void (*hear)(void *context, const ChSeHint *hint);
    void *context;
} ChSeListener;

/* Rates a puzzle; LISTENER receives each hint in order. */
ChSeRating ch_se_rate(ChSeSpace *space, const ChPuzzle *puzzle, ChSeLimits limits,
                      const ChSeListener *listener);

/* Prints a number of tenths with one decimal. */
void ch_se_print_tenths(ChText *out, int tenths);

/* Prints a rating as the scale does, with one decimal. */
void ch_se_print(ChText *out, double rating);

/* Prints ER, EP or ED of a rating; `>6.5` if it is only known to be above the limit. */
void ch_se_print_of(ChText *out, const ChSeRating *rating, double number);

#endif
