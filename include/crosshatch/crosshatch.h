/* crosshatch.h - solve Sudoku as a person does, and say why: the whole library.
 *
 * Everything happens in a workspace, one block of memory that the caller provides, of a size that
 * the library states; one workspace a thread, reused from puzzle to puzzle.  Solving allocates
 * nothing; reading JSON, CSV and XML, the ch_write_...() functions and ch_verify_log() allocate
 * while they run and free before they return (or say CH_NO_MEMORY).  There is no global state: the
 * result depends on the arguments only.
 *
 *      void *memory = malloc(ch_workspace_size());
 *      ChWorkspace *work;
 *      ChFault fault;
 *
 *      if (ch_workspace_init(memory, ch_workspace_size(), &work) == CH_OK &&
 *          ch_read(work, text, strlen(text), &fault) == CH_OK &&
 *          ch_solve(work, NULL, &fault) == CH_OK)
 *          ch_write_explanation(work, CH_ENGLISH, write_to_stdout, NULL);
 *      free(memory);
 *
 * Rows, columns and digits count from 1 here.  Structs begin with their size, which the caller
 * sets, so that they can grow (ChFault and ChAssumption never will); numbers are only ever added.
 * A size that is no version's layout is CH_BAD_ARGUMENT.
 *
 * No pointer may be NULL but those of which it is said, a FAULT to be filled, every CONTEXT, and a
 * text of length 0.  Where another is NULL, a function that returns a ChStatus returns
 * CH_BAD_ARGUMENT, ch_outcome() CH_STUCK, and any other function 0.
 *
 * A function that uses the puzzle or its solve returns CH_NOTHING_READ while the workspace has
 * none: nothing was read yet, or the last text could not be.  The grid is empty then, and may be
 * written and drawn.
 *
 * Not thread-safe: using one workspace from two threads at once.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CROSSHATCH_CROSSHATCH_H
#define CROSSHATCH_CROSSHATCH_H

#include "status.h"
#include "types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* "0.1.0" */
CH_API const char *ch_version(void);

/* ---- workspace ---- */

typedef struct ChWorkspace ChWorkspace;

/* Some 71 MB, of which a solve touches only what it needs: less than 21 MB, but for the profile
 * "se". */
CH_API size_t ch_workspace_size(void);

/* Makes a workspace in MEMORY, which must be aligned as malloc() does and outlive it, and remains
 * the caller's to free (MEMORY, not *WORKSPACE, which may begin a little further).  CH_NO_ROOM when
 * SIZE is too small, CH_BAD_ARGUMENT when MEMORY is NULL or badly aligned. */
CH_API ChStatus ch_workspace_init(void *memory, size_t size, ChWorkspace **workspace);

/* ---- reading ---- */

/* Reads one puzzle in any format of docs/formats.md; TEXT need not end with a NUL and may hold any
 * bytes.  On failure the workspace has an empty grid, and FAULT says where and why. */
CH_API ChStatus ch_read(ChWorkspace *workspace, const char *text, size_t length, ChFault *fault);

/* Tells the givens of the half-solved grid that was read last: digits that the puzzle TEXT does
 * not give were entered by a player.  What was solved is gone.  On failure all is as before. */
CH_API ChStatus ch_read_givens(ChWorkspace *workspace, const char *text, size_t length,
                               ChFault *fault);

/* Looks at a puzzle that was just read; FAULT is NULL, or says why a record could not be: then the
 * workspace has an empty grid.  Nonzero: no more. */
typedef int (*ChTakePuzzle)(void *context, const ChFault *fault);

/* Reads each puzzle of a text, a file of any of those formats, one after another, and lets TAKE
 * solve, write or grade it.  A text without any puzzle is one fault, CH_EMPTY_INPUT. */
CH_API ChStatus ch_each_puzzle(ChWorkspace *workspace, const char *text, size_t length,
                               ChTakePuzzle take, void *context);

/* ---- equivalent puzzles ---- */

/* Both put another puzzle in the place of what was read, as if it had been read. */

/* The canonical form of its givens, which all equivalent puzzles share (docs/formats.md); what a
 * player entered and ruled out is gone.  CH_BAD_ARGUMENT for pencil marks, which have none. */
CH_API ChStatus ch_make_canonical(ChWorkspace *workspace);

/* An equivalent puzzle that SEED decides: the first of `convert --shuffle SEED`.  What a player
 * entered and ruled out comes along. */
CH_API ChStatus ch_shuffle(ChWorkspace *workspace, uint64_t seed);

/* ---- solving ---- */

typedef struct ChOptions {
    size_t size;            /* sizeof(ChOptions) */
    const char *profile;    /* "default", "hodoku" or "se"; NULL: "default" */
    const char *strategies; /* as --strategies; NULL: all of the profile */
    int guess;              /* nonzero: guess where logic is stuck */
    /* names and groups, tried in this order before all others in use; NULL: the profile's order */
    const char *order;
} ChOptions;

/* Solves what was read.  OPTIONS may be NULL.  Getting stuck or meeting a contradiction is no
 * failure: see ch_outcome().  CH_BAD_STRATEGY and CH_BAD_PROFILE say that OPTIONS are wrong;
 * CH_BUDGET that a guess was given up; CH_NO_ROOM that the log is full.  After these two, the steps
 * so far are sound. */
CH_API ChStatus ch_solve(ChWorkspace *workspace, const ChOptions *options, ChFault *fault);

CH_API ChOutcome ch_outcome(const ChWorkspace *workspace);

/* Changes with any step's technique, conclusions or premises. */
CH_API uint64_t ch_hash(const ChWorkspace *workspace);

/* The digit in a cell when the solve ended, 0 for none; and what it could take then, bit 0 for the
 * digit 1. */
CH_API int ch_digit(const ChWorkspace *workspace, int row, int column);
CH_API unsigned ch_candidates(const ChWorkspace *workspace, int row, int column);

/* ---- steps ---- */

typedef struct ChStepInfo {
    size_t size;           /* sizeof(ChStepInfo) */
    const char *technique; /* its key: static, never freed */
    int number;            /* the technique's number: kept for ever */
    int row, column;       /* of the cell that gets a digit, 0 when the step places none */
    int digit;             /* the digit placed, or 0 */
    int assumes_unique;    /* nonzero: the step assumes that the puzzle has only one solution */
} ChStepInfo;

CH_API uint32_t ch_step_count(const ChWorkspace *workspace);

/* INDEX counts from 0.  CH_BAD_ARGUMENT past the end. */
CH_API ChStatus ch_step_info(const ChWorkspace *workspace, uint32_t index, ChStepInfo *info);

/* ---- searching ---- */

/* Solutions by trial, without reasons: what an app asks to deal a puzzle, to know whether it has
 * one solution, to judge a move.  A search speaks of what was read, never of what ch_solve() made
 * of it, and leaves the solve as it was: steps, outcome, digits and candidates.  It allocates
 * nothing.  The same puzzle, options and seed give the same solutions in the same order on every
 * machine; another version of the library may order them otherwise.
 *
 *      ChSearchResult found = {.size = sizeof found};
 *
 *      if (ch_count_solutions(work, NULL, 2, &found, NULL) == CH_OK && found.solutions == 1)
 *          it has exactly one
 */

/* A candidate taken as true or as false.  No size: it stands in lists. */
typedef struct ChAssumption {
    int row, column, digit;
    int is_true; /* nonzero: the digit stands there; 0: it does not */
} ChAssumption;

typedef struct ChSearchOptions {
    size_t size;                     /* sizeof(ChSearchOptions) */
    const ChAssumption *assumptions; /* all of them hold; in any order */
    size_t assumption_count;
    uint64_t budget; /* nodes, the measure of work; 0: a million; UINT64_MAX: no end */
    int entries;     /* nonzero: what a player entered and ruled out holds, too, not just the givens
                        or the marks */
} ChSearchOptions;

typedef struct ChSearchResult {
    size_t size;        /* sizeof(ChSearchResult) */
    uint64_t solutions; /* how many were counted, found or handed over */
    uint64_t nodes;     /* the work it took, at most the budget */
} ChSearchResult;

/* A solution is 81 digits, row by row, and a NUL. */
enum { CH_SOLUTION_SIZE = 82 };

/* All searches: OPTIONS may be NULL (no assumptions, the library's own budget), and so may RESULT.
 * CH_BUDGET: the search is not finished, and RESULT says how far it came.
 * CH_BAD_ASSUMPTION: FAULT's column is its place in the list, from 1.  FAULT is filled whenever the
 * status is not CH_OK. */

/* Counts solutions up to LIMIT (1 or more), RESULT->solutions.  That is all of them if it is less
 * than LIMIT and the status CH_OK; with CH_BUDGET there are so many at least.  RESULT must not be
 * NULL. */
CH_API ChStatus ch_count_solutions(ChWorkspace *workspace, const ChSearchOptions *options,
                                   uint64_t limit, ChSearchResult *result, ChFault *fault);

/* The first solution, into CH_SOLUTION_SIZE bytes; empty (and RESULT->solutions 0) when there is
 * none.  With CH_BUDGET nobody knows. */
CH_API ChStatus ch_find_solution(ChWorkspace *workspace, const ChSearchOptions *options,
                                 char *solution, ChSearchResult *result, ChFault *fault);

/* The same, a solution that depends on SEED.  Each can come, not all equally often. */
CH_API ChStatus ch_random_solution(ChWorkspace *workspace, const ChSearchOptions *options,
                                   uint64_t seed, char *solution, ChSearchResult *result,
                                   ChFault *fault);

/* Takes a solution, which is there until it returns.  Nonzero: no more. */
typedef int (*ChTakeSolution)(void *context, const char *solution);

/* Hands over solution after solution, each once, until there are no more or TAKE wants none; both
 * are CH_OK.  TAKE may look at WORKSPACE, but a search, check or verification in it ends this
 * search: CH_DISTURBED. */
CH_API ChStatus ch_each_solution(ChWorkspace *workspace, const ChSearchOptions *options,
                                 ChTakeSolution take, void *context, ChSearchResult *result,
                                 ChFault *fault);

/* ---- writing ---- */

/* Takes LENGTH bytes, not NUL-ended.  Nonzero: stop; the caller of ch_write_...() gets CH_IO. */
typedef int (*ChWrite)(void *context, const char *bytes, size_t length);

/* The grid as it is: "lines", "line", "spaced", "grid" or "candidates". */
CH_API ChStatus ch_write_grid(const ChWorkspace *workspace, const char *format, ChWrite write,
                              void *context);

/* What was read, with what a player did, as a file of a form of `convert --to`: "line", "sdk",
 * "opensudoku" and so on.  What the form cannot hold is left out.  CH_BAD_ARGUMENT: no such
 * form. */
CH_API ChStatus ch_write_form(const ChWorkspace *workspace, const char *form, ChWrite write,
                              void *context);

/* Whether the form holds all of what was read, so that it reads back as the same; 0 when there is
 * no such form. */
CH_API int ch_form_holds(const ChWorkspace *workspace, const char *form);

/* One step's sentence, in the reader's language. */
CH_API ChStatus ch_write_step(ChWorkspace *workspace, uint32_t index, ChLanguage language,
                              ChWrite write, void *context);

/* The whole solve, a paragraph a step. */
CH_API ChStatus ch_write_explanation(ChWorkspace *workspace, ChLanguage language, ChWrite write,
                                     void *context);

/* The JSON log of docs/log-format.md, one line.  ARGUMENT nonzero: with argument lines. */
CH_API ChStatus ch_write_log(ChWorkspace *workspace, ChLanguage language, int argument,
                             ChWrite write, void *context);

/* Judges what was read, whether it was solved or not: the JSON object of `crosshatch check --json`,
 * its sentences in the reader's language. */
CH_API ChStatus ch_write_check(ChWorkspace *workspace, ChLanguage language, ChWrite write,
                               void *context);

/* A picture is an SVG in UTF-8: one element, without a declaration before it, so that it can be a
 * file or stand in a page; docs/pictures.md says what is drawn how, and the ids and classes of its
 * elements.  Lengths in it are units, some 700 a side of the board. */
typedef struct ChPictureOptions {
    size_t size;        /* sizeof(ChPictureOptions) */
    const char *prefix; /* of every id, for several pictures in a page; NULL: none.  Fewer than
                           16 letters, digits and hyphens of ASCII, a letter first */
    ChPalette palette;
    ChPencil pencil;
    unsigned width;  /* in pixels of the page, at most 20000; 0: one a unit.  The height follows */
    int coordinates; /* nonzero: r1 to r9 and c1 to c9 at the edges */
    int bare;        /* nonzero: no legend below the board of a step */
} ChPictureOptions;

/* The grid as it is.  OPTIONS may be NULL: as if all but their size were zero.  CH_BAD_ARGUMENT:
 * OPTIONS have a value that they must not have. */
CH_API ChStatus ch_write_grid_picture(const ChWorkspace *workspace, ChLanguage language,
                                      const ChPictureOptions *options, ChWrite write,
                                      void *context);

/* The board before a step, with the step's pattern, and its sentence for those who do not see it.
 * INDEX counts from 0; CH_BAD_ARGUMENT past the end, too. */
CH_API ChStatus ch_write_step_picture(ChWorkspace *workspace, uint32_t index, ChLanguage language,
                                      const ChPictureOptions *options, ChWrite write,
                                      void *context);

/* What a fault means, without its place. */
CH_API ChStatus ch_write_fault(const ChFault *fault, ChLanguage language, ChWrite write,
                               void *context);

/* ---- grading ---- */

/* Grading takes memory of its own, a grader; one a thread, as with workspaces.  It allocates
 * nothing.
 *
 *      ChGrade grade = {.size = sizeof grade};
 *
 *      if (ch_grade(grader, work, CH_SCALE_LEVEL | CH_SCALE_SE, &grade) == CH_OK && grade.er != 0)
 *          its SE rating is grade.er / 10.0
 */

typedef struct ChGrader ChGrader;

/* Some 60 MB; ch_grader_init() clears them. */
CH_API size_t ch_grader_size(void);

/* As ch_workspace_init(). */
CH_API ChStatus ch_grader_init(void *memory, size_t size, ChGrader **grader);

/* Scales, as a set: each costs its own work. */
enum {
    CH_SCALE_LEVEL = 1,  /* our own: quickly done */
    CH_SCALE_HODOKU = 2, /* HoDoKu's level and score: about as quickly */
    CH_SCALE_SE = 4 /* Sudoku Explainer's ratings: may take seconds for the hardest.  One of pencil
                            marks that would take much longer is not rated. */
};

/* What `crosshatch grade` tells.  Texts are static, never freed; what was not asked for, or is not
 * known, is NULL or 0: puzzles are graded that have one solution. */
typedef struct ChGrade {
    size_t size;              /* sizeof(ChGrade) */
    const char *verdict;      /* "unique", "several", "unsolvable" or "unfinished" */
    const char *level;        /* "easy", "medium", "hard", "expert" or "extreme" */
    const char *technique;    /* key of the hardest that it takes */
    const char *hodoku_level; /* "Easy", "Medium", "Hard", "Unfair" or "Extreme" */
    int hodoku_score;
    int er, ep, ed; /* SE ratings of all, of the first placement, of the first step, in tenths */
} ChGrade;

/* Grades the puzzle that WORKSPACE has read, without what a player did since; what it has solved
 * stays as it is.  Asked for one scale after another, a grader works for the same puzzle only
 * once. */
CH_API ChStatus ch_grade(ChGrader *grader, const ChWorkspace *workspace, unsigned scales,
                         ChGrade *grade);

/* ---- verifying ---- */

typedef struct ChVerification {
    size_t size;     /* sizeof(ChVerification) */
    int verdict;     /* 0 verified, 1 refuted, 2 unproved: the budget ran out */
    int reason;      /* a number of the library's list of reasons, 0 for none: kept for ever */
    uint32_t step;   /* the step that fails, from 1; 0 when it is the log as a whole */
    const char *why; /* the reason in English, {fact} in it standing for what is wrong: static,
                        never freed */
    char fact[24]; /* what is wrong, by name: r4c6=3, 3b5, 17; "" where there is nothing to name */
    int assumes_unique; /* nonzero: verified, if the puzzle has only one solution */
} ChVerification;

/* Proves a JSON log again, apart from what the workspace has read and solved.  A BUDGET of 0 is the
 * library's own.  The status tells whether JSON could be read at all: RESULT is filled when it is
 * CH_OK, and only then. */
CH_API ChStatus ch_verify_log(ChWorkspace *workspace, const char *json, size_t length,
                              uint64_t budget, ChVerification *result, ChFault *fault);

#ifdef __cplusplus
}
#endif
#endif
