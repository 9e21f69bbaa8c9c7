/* grader.h - grades a puzzle on every scale, each on first request.
 *
 * The grades of the last puzzle are kept, so that several requests for one puzzle cost the work
 * once.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_GRADER_H
#define CH_API_GRADER_H

#include <crosshatch/crosshatch.h>

#include "check.h"
#include "hodoku_grade.h"
#include "human.h"
#include "meter.h"
#include "path_grade.h"
#include "se_grade.h"
#include "whip_grade.h"

/* Kinds of work, as a set. */
enum {
    CH_GRADE_PATH = 1,     /* the path of the plan */
    CH_GRADE_WIDTH = 2,    /* the width of that path */
    CH_GRADE_HODOKU = 16,  /* the HoDoKu scale */
    CH_GRADE_SOLUTION = 32 /* the only solution, in `check` */
};

/* The ratings by a scale, by its number in ch_se_scales. */
#define CH_GRADE_SCALE(number) (256u << (number))

/* The ratings by whips and the like, in this order. */
enum {
    CH_GRADE_WHIP,
    CH_GRADE_G_WHIP,
    CH_GRADE_BRAID,
    CH_GRADE_G_BRAID,
    CH_GRADE_DEPTH, /* of trial and error */
    CH_GRADE_BXB,
    CH_GRADE_WHIPS
};
#define CH_GRADE_BY_WHIPS(which) (4096u << (which))

/* The results: the verdict, and those of the work done. */
typedef struct ChGrades {
    ChCheck check;     /* the result of ch_check_verdict() */
    bool has_solution; /* not where steps have proved the verdict without it */
    unsigned done;     /* set of the work done */
    bool is_cut;       /* a meter ended the work on a puzzle with one solution */
    unsigned givens;
    ChPathGrade path;
    ChPathWidth width;
    bool has_rating[CH_SE_SCALES];
    ChSeRating rating[CH_SE_SCALES];
    ChHodokuGrade hodoku;
    int whips[CH_GRADE_WHIPS]; /* or CH_WHIP_NONE, CH_WHIP_UNFINISHED */
} ChGrades;

/* What several graders may share. */
typedef struct ChGraderSettings {
    ChPlan plan;
    ChPlan hodoku;
    ChSeLimits limits;   /* their scale, work and is_unique count for nothing */
    uint64_t marks_work; /* limit for rating a pencil-mark puzzle; 0: none */
    bool as_is;          /* SE scales rate any puzzle, even a filled grid */
} ChGraderSettings;

/* The state of a grader.  It must not be copied, since its engine holds pointers into it. */
struct ChGrader {
    const ChGraderSettings *settings;
    void *state;                  /* of the plan's profile, or NULL */
    const ChSeListener *listener; /* of the ratings by the scale HEARD, or NULL */
    int heard;
    bool has_puzzle;
    ChPuzzle puzzle;
    ChGrades grades;
    ChGraderSettings own; /* the settings of a grader of the library */
    ChPlan metered;       /* a plan with the meter of a call */
    ChSearch search;
    ChEngine engine;
    ChHodoku hodoku;
    ChSeSpace space;
    ChWhipSpace *whips; /* the owner's; it may be NULL where no work is by whips */
};

/* A grader with all that it needs. */
typedef struct ChWholeGrader {
    ChGrader grader;
    ChWhipSpace whips;
} ChWholeGrader;

/* Fills in the settings of the library: the whole default profile, and a limit for pencil marks. */
void ch_grader_settings(ChGraderSettings *settings);

/* Initializes a grader in memory aligned for it, with the settings of the library, and without a
 * space for whips. */
void ch_grader_start(ChGrader *grader);

/* The same with that space. */
void ch_grader_start_whole(ChWholeGrader *whole);

/* Returns the number of a puzzle's givens. */
unsigned ch_grader_givens(const ChPuzzle *puzzle);

/* Makes PUZZLE the current puzzle and finds its verdict, unless it is current already. The player's
 * entries are ignored. WORK: what is requested next, without a meter, or 0. Some of it may prove
 * the verdict, and is done at once. */
void ch_grader_turn(ChGrader *grader, const ChPuzzle *puzzle, unsigned work);

/* Does what is missing of the work that the puzzle allows: all if it has one solution, otherwise
 * none, or if the settings say so the ratings by SE scales.  METER may be NULL.  Where it ends
 * the work, only what is finished counts as done. */
void ch_grader_work(ChGrader *grader, unsigned work, ChMeter *meter);

#endif
