/* crosshatch.h - a human-style Sudoku solver that explains its steps: the whole library.
 *
 * All work happens in a workspace, one block of memory that the caller provides.  Reuse it from
 * puzzle to puzzle, but never use one from two threads at once.  There is no global state: the
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
 * Memory: solving, searching and grading allocate nothing.  Reading JSON, CSV and XML, the
 * ch_write_...() functions, ch_verify_log(), ch_audit_log() and ch_generate() allocate while they
 * run, and free all before they return; CH_NO_MEMORY: there is none.  Strings in structs that the
 * library fills are static.
 *
 * Rows, columns and digits count from 1, indexes from 0; an index past the end is CH_BAD_ARGUMENT.
 * Structs begin with their size, which the caller sets, so that they can grow (ChFault and
 * ChAssumption never will); a size of no version is CH_BAD_ARGUMENT.  Numbers are only ever added.
 *
 * Pointers must not be NULL, except every FAULT, every CONTEXT, a text of length 0, and where a
 * comment allows it.  For another NULL, a function that returns a ChStatus returns CH_BAD_ARGUMENT,
 * ch_outcome() returns CH_STUCK, and any other function 0.
 *
 * A function that uses the puzzle or its solve returns CH_NOTHING_READ while the workspace has no
 * puzzle: nothing has been read yet, or the last text was faulty.  The grid is empty then, and may
 * be written and drawn.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CROSSHATCH_CROSSHATCH_H
#define CROSSHATCH_CROSSHATCH_H

#include "answers.h"
#include "making.h"
#include "status.h"
#include "teaching.h"
#include "types.h"
#include "version.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Returns the version of the library, such as "1.0.0"; see version.h for that of the headers. */
CH_API const char *ch_version(void);

/* ---- workspace ---- */

/* Returns the size of a workspace, some 75 MB.  A solve touches only the pages that it needs: less
 * than 21 MB, except with the profiles "se", "sx" and "sukaku". */
CH_API size_t ch_workspace_size(void);

/* Makes a workspace in MEMORY, which must be aligned as by malloc() and outlive the workspace.  The
 * caller keeps MEMORY and frees it, not *WORKSPACE, which may begin a little further.  Returns
 * CH_NO_ROOM when SIZE is too small, CH_BAD_ARGUMENT when MEMORY is NULL or badly aligned. */
CH_API ChStatus ch_workspace_init(void *memory, size_t size, ChWorkspace **workspace);

/* ---- reading ---- */

/* Reads one puzzle in any format of docs/formats.md.  TEXT need not end with a NUL and may hold any
 * bytes.  On failure the workspace has an empty grid, and FAULT reports the place and the cause. */
CH_API ChStatus ch_read(ChWorkspace *workspace, const char *text, size_t length, ChFault *fault);

/* Adds the original puzzle to the half-solved grid that was read last.  Digits that the puzzle TEXT
 * does not give become entries of a player.  The previous solve is discarded.  On failure the
 * workspace is unchanged. */
CH_API ChStatus ch_read_givens(ChWorkspace *workspace, const char *text, size_t length,
                               ChFault *fault);

/* Receives a puzzle that was just read.  FAULT is NULL, or describes a record that could not be
 * read; the workspace has an empty grid then.  A nonzero result ends the reading. */
typedef int (*ChTakePuzzle)(void *context, const ChFault *fault);

/* Reads the puzzles of a text in any of those formats, one after another.  Calls TAKE after each,
 * which may solve, write or grade it.  A text without any puzzle is one fault, CH_EMPTY_INPUT. */
CH_API ChStatus ch_each_puzzle(ChWorkspace *workspace, const char *text, size_t length,
                               ChTakePuzzle take, void *context);

/* ---- solving ---- */

/* Solves the puzzle that was read.  OPTIONS may be NULL.  A stuck solve or a contradiction is no
 * failure: see ch_outcome().  CH_BAD_STRATEGY, CH_BAD_SEQUENCE (for `order`) and CH_BAD_PROFILE
 * report wrong OPTIONS.  CH_BUDGET reports that the budget is used up or a guess was abandoned,
 * CH_CANCELLED that the poll ended the solve, CH_NO_ROOM that the log is full; the steps found
 * until then are sound. */
CH_API ChStatus ch_solve(ChWorkspace *workspace, const ChOptions *options, ChFault *fault);

/* Replaces the solve by its essential path (docs/essential.md): fewer steps with the same end, none
 * of them harder than the hardest of the solve.  Call it after ch_solve(); a solve without anything
 * to leave out stays as it is. */
CH_API ChStatus ch_essential(ChWorkspace *workspace);

/* Returns the end of the solve, or of the steps that were found instead of one. */
CH_API ChOutcome ch_outcome(const ChWorkspace *workspace);

/* Returns a hash of the solve, which changes with any step's technique, conclusions or premises. */
CH_API uint64_t ch_hash(const ChWorkspace *workspace);

/* Return the final state of a cell when the solve ended: its digit, or 0 for none, and its
 * candidates as bits, bit 0 for the digit 1. */
CH_API int ch_digit(const ChWorkspace *workspace, int row, int column);
CH_API unsigned ch_candidates(const ChWorkspace *workspace, int row, int column);

/* ---- steps ---- */

typedef struct ChStepInfo {
    size_t size;           /* sizeof(ChStepInfo) */
    const char *technique; /* its key */
    int number;            /* the technique's number, which never changes */
    int row, column;       /* of the cell that gets a digit; 0: none does */
    int digit;             /* the digit placed, or 0 */
    int assumes_unique;    /* nonzero: the step assumes that the puzzle has only one solution */
} ChStepInfo;

/* Returns the number of steps of the solve. */
CH_API uint32_t ch_step_count(const ChWorkspace *workspace);

/* Fills INFO for a step of the solve. */
CH_API ChStatus ch_step_info(const ChWorkspace *workspace, uint32_t index, ChStepInfo *info);

/* One fact of a step.  Members that its kind does not use are 0 or NULL. */
typedef struct ChStepFact {
    size_t size; /* sizeof(ChStepFact) */
    ChFactKind kind;
    int row, column; /* of the cell */
    int digit;
    int house;        /* boxes are 1 to 9, rows 10 to 18, columns 19 to 27 */
    int group;        /* from 0: things of one group belong together, such as the ends of a link */
    const char *role; /* CH_FACT_PATTERN: "fins", "covers", ... as in docs/log-format.md */
    const char *part; /* a role of several parts: "cells", "from", ... */
    uint32_t step;    /* an earlier step, by its index plus 1; 0: none, or the input */
    char name[12];    /* as in the log: "r4c6=3", "r4c6<>3", "3b5", "r4c6", "b5" */
} ChStepFact;

/* Fills FACT with a fact of step INDEX.  NUMBER is the fact's index, in the order of ChFactKind.
 * Going through the steps in order costs as much as one replay of the solve. */
CH_API ChStatus ch_step_fact(ChWorkspace *workspace, uint32_t index, size_t number,
                             ChStepFact *fact);

/* ---- one step at a time ---- */

/* An app that gives hints looks for one step, shows it, and applies it when the player follows:
 *
 *      while (ch_next_step(work, NULL, &fault) == CH_OK && ch_step_count(work) == 1 &&
 *             ch_outcome(work) != CH_CONTRADICTION) {
 *          ch_write_step(work, 0, CH_ENGLISH, write_to_stdout, NULL);
 *          ch_apply(work, 0);
 *      }
 *
 * The step is the one that `crosshatch hint` prints when the player made no mistake.  Steps of
 * techniques that assume one solution say so (ChStepInfo); ch_count_solutions() checks it.
 */

/* Replaces the solve by the simplest step of the position: the puzzle that was read with the
 * player's entries and eliminations.  OPTIONS are those of ch_solve(), without guesses.  Where
 * there is no step, the solve is empty.  The outcome is CH_STUCK unless the step ends the solve. */
CH_API ChStatus ch_next_step(ChWorkspace *workspace, const ChOptions *options, ChFault *fault);

/* Receives a step, which is step 0 of the workspace until the function returns.  A nonzero result
 * ends the listing. */
typedef int (*ChTakeStep)(void *context);

/* Passes all steps of the position to TAKE, in the order of the profile.  Each replaces the solve,
 * as in ch_next_step().  A search, check or verification in TAKE, or a change of the puzzle, ends
 * the listing: CH_DISTURBED.  CH_NO_ROOM: there were more steps than fit, some thousands. */
CH_API ChStatus ch_each_step(ChWorkspace *workspace, const ChOptions *options, ChTakeStep take,
                             void *context, ChFault *fault);

/* The following functions change the position and discard the solve.  They return CH_BAD_ARGUMENT,
 * and change nothing, for a row, column or digit outside 1 to 9 and for a cell with a given. */

/* Enters a digit of the player, right or wrong; it replaces an earlier one. */
CH_API ChStatus ch_set(ChWorkspace *workspace, int row, int column, int digit);

/* Removes the player's digit from a cell.  Candidates that it excluded return, except those that
 * were ruled out. */
CH_API ChStatus ch_clear(ChWorkspace *workspace, int row, int column);

/* Rules a candidate out, or with a nonzero ALLOWED takes that back. */
CH_API ChStatus ch_rule_out(ChWorkspace *workspace, int row, int column, int digit, int allowed);

/* Applies step INDEX of the solve: enters its digits and rules out its eliminations. */
CH_API ChStatus ch_apply(ChWorkspace *workspace, uint32_t index);

/* A player may write no list of candidates.  Then a hint is the next digit, as it is found by
 * scanning, with the eliminations that it rests on (docs/hints.md):
 *
 *      if (ch_set_marking(work, CH_MARKING_AUTO) == CH_OK &&
 *          ch_next_digit(work, NULL, &fault) == CH_OK)
 *          for (uint32_t i = 0; i < ch_step_count(work); i++)
 *              ch_write_step(work, i, CH_ENGLISH, write_to_stdout, NULL);
 */

/* Returns what the player writes, by the marks of the position; CH_MARKING_AUTO while the workspace
 * has no puzzle. */
CH_API ChMarking ch_marking(const ChWorkspace *workspace);

/* Reads the marks of the position anew, as `hint --marks`, and discards the solve.  Marks that the
 * marking ignores are dropped.  What ch_rule_out() ruled out before may be dropped with them: call
 * it afterwards.  Returns CH_BAD_ARGUMENT for an unknown marking. */
CH_API ChStatus ch_set_marking(ChWorkspace *workspace, ChMarking marking);

/* Replaces the solve by the steps to the next digit; where the strategies reach none, by one step
 * that rules candidates out, or by none.  Techniques that assume one solution are used only if the
 * puzzle has one.  OPTIONS are those of ch_solve(), without guesses. */
CH_API ChStatus ch_next_digit(ChWorkspace *workspace, const ChOptions *options, ChFault *fault);

/* ---- searching ---- */

/* Solutions by trial, without reasons.  An app uses them to deal a puzzle, to check that it has one
 * solution, or to judge a move.  A search uses the puzzle that was read, never the result of
 * ch_solve(), and leaves the solve unchanged.  The same puzzle, options and seed give the same
 * solutions in the same order on every machine; another version may order them differently.
 *
 *      ChSearchResult found = {.size = sizeof found};
 *
 *      if (ch_count_solutions(work, NULL, 2, &found, NULL) == CH_OK && found.solutions == 1)
 *          printf("exactly one solution\n");
 */

/* A candidate assumed to be true or false.  The struct has no size because it is used in arrays. */
typedef struct ChAssumption {
    int row, column, digit;
    int is_true; /* nonzero: the cell has the digit; 0: it does not */
} ChAssumption;

typedef struct ChSearchOptions {
    size_t size;                     /* sizeof(ChSearchOptions) */
    const ChAssumption *assumptions; /* all of them hold; in any order */
    size_t assumption_count;
    uint64_t budget; /* in nodes, the unit of work; 0: a million; UINT64_MAX: unlimited */
    int entries;     /* nonzero: a player's entries and eliminations hold too, not just the
                        givens or the marks */
    int unused;      /* on some machines older programs have padding here */
    ChPoll poll;     /* called every few thousand nodes; NULL: never */
    void *poll_context;
} ChSearchOptions;

typedef struct ChSearchResult {
    size_t size;        /* sizeof(ChSearchResult) */
    uint64_t solutions; /* number counted, found or passed on */
    uint64_t nodes;     /* nodes used, at most the budget */
} ChSearchResult;

/* A solution is 81 digits, row by row, and a NUL. */
enum { CH_SOLUTION_SIZE = 82 };

/* All searches: OPTIONS may be NULL (no assumptions, the library's own budget), and so may RESULT.
 * CH_BUDGET, CH_CANCELLED: the search is not finished, and RESULT has its progress.
 * CH_BAD_ASSUMPTION: FAULT's column is the assumption's position in the list, from 1.  FAULT is
 * filled whenever the status is not CH_OK. */

/* Counts solutions up to LIMIT (1 or more) in RESULT->solutions.  The count is complete if it is
 * less than LIMIT and the status CH_OK.  If the search is not finished it is a lower bound.  RESULT
 * must not be NULL. */
CH_API ChStatus ch_count_solutions(ChWorkspace *workspace, const ChSearchOptions *options,
                                   uint64_t limit, ChSearchResult *result, ChFault *fault);

/* Writes the first solution into SOLUTION, which has CH_SOLUTION_SIZE bytes.  The string is empty
 * (and RESULT->solutions 0) when there is none.  If the search is not finished the answer is
 * unknown. */
CH_API ChStatus ch_find_solution(ChWorkspace *workspace, const ChSearchOptions *options,
                                 char *solution, ChSearchResult *result, ChFault *fault);

/* Finds a solution that depends on SEED, as ch_find_solution().  Every solution is possible, but
 * not all are equally likely. */
CH_API ChStatus ch_random_solution(ChWorkspace *workspace, const ChSearchOptions *options,
                                   uint64_t seed, char *solution, ChSearchResult *result,
                                   ChFault *fault);

/* Receives a solution, which is valid until the function returns.  A nonzero result ends the
 * search. */
typedef int (*ChTakeSolution)(void *context, const char *solution);

/* Passes every solution once to TAKE, until there are no more or TAKE ends the search; both are
 * CH_OK.  TAKE may read WORKSPACE, but a search, check or verification in it ends this search:
 * CH_DISTURBED. */
CH_API ChStatus ch_each_solution(ChWorkspace *workspace, const ChSearchOptions *options,
                                 ChTakeSolution take, void *context, ChSearchResult *result,
                                 ChFault *fault);

/* ---- writing ---- */

/* Writes the current grid as "lines", "line", "spaced", "grid" or "candidates". */
CH_API ChStatus ch_write_grid(const ChWorkspace *workspace, const char *format, ChWrite write,
                              void *context);

/* Writes the puzzle that was read, with a player's entries, as a file in a form of `convert --to`:
 * "line", "sdk", "opensudoku" and so on.  Leaves out the parts that the form cannot hold. Returns
 * CH_BAD_ARGUMENT for an unknown form. */
CH_API ChStatus ch_write_form(const ChWorkspace *workspace, const char *form, ChWrite write,
                              void *context);

/* Reports whether the form holds everything that was read, so that it reads back as the same; 0 for
 * an unknown form. */
CH_API int ch_form_holds(const ChWorkspace *workspace, const char *form);

/* Writes the sentence of one step in LANGUAGE. */
CH_API ChStatus ch_write_step(ChWorkspace *workspace, uint32_t index, ChLanguage language,
                              ChWrite write, void *context);

/* Writes one step as a line of signs, as the community writes it: "(8=7)r3c6 - ... => r7c6<>8"
 * (docs/notation.md).  It is the same in every language. */
CH_API ChStatus ch_write_notation(ChWorkspace *workspace, uint32_t index, ChWrite write,
                                  void *context);

/* Writes the whole solve, one paragraph per step. */
CH_API ChStatus ch_write_explanation(ChWorkspace *workspace, ChLanguage language, ChWrite write,
                                     void *context);

/* Writes a summary of the solve as the JSON object of `crosshatch explain --summary --json`
 * (docs/summary.schema.json): how it opens, where it gets hard, its key, and how it ends, with the
 * sentences in LANGUAGE.  Call it after ch_solve(); the command calls ch_essential() in between.
 *
 *      if (ch_solve(work, NULL, &fault) == CH_OK && ch_essential(work) == CH_OK)
 *          ch_write_summary(work, CH_ENGLISH, write_to_stdout, NULL);
 */
CH_API ChStatus ch_write_summary(ChWorkspace *workspace, ChLanguage language, ChWrite write,
                                 void *context);

/* Writes the JSON log of docs/log-format.md, one line.  With a nonzero ARGUMENT the log has
 * argument lines. */
CH_API ChStatus ch_write_log(ChWorkspace *workspace, ChLanguage language, int argument,
                             ChWrite write, void *context);

/* Write the solve as a proof for other programs to check, and the formula that the proof refutes
 * (docs/proofs.md).  FORMAT is "lrat" or "pbp".  Steps that assume one solution become axioms of
 * the formula; there are none after a solve with the strategies "-uniqueness".  Returns
 * CH_BAD_ARGUMENT for another format, and for the outcomes CH_GUESSED and CH_AMBIGUOUS, which
 * nothing proves.  WRITE receives the proof in blocks as it is derived, the formula at once. */
CH_API ChStatus ch_write_proof(ChWorkspace *workspace, const char *format, ChWrite write,
                               void *context);
CH_API ChStatus ch_write_formula(ChWorkspace *workspace, const char *format, ChWrite write,
                                 void *context);

/* Checks the puzzle that was read, solved or not.  Writes the JSON object of `crosshatch check
 * --json`, its sentences in LANGUAGE. */
CH_API ChStatus ch_write_check(ChWorkspace *workspace, ChLanguage language, ChWrite write,
                               void *context);

/* A picture is an SVG in UTF-8: one element without an XML declaration, so that it can be a file or
 * part of a page.  docs/pictures.md describes the drawing, and the ids and classes of the elements.
 * Lengths in it are units; a side of the board has some 700.  A PNG or a PDF is drawn by the module
 * crosshatch-pictures.so, in the folder crosshatch beside the shared library; without it the status
 * is CH_NO_CAIRO, and CH_NO_FONT if no font has the letters of LANGUAGE. */
typedef struct ChPictureOptions {
    size_t size;        /* sizeof(ChPictureOptions) */
    const char *prefix; /* of every id, for several pictures in a page; NULL: none. Fewer than 16
                           ASCII letters, digits and hyphens, a letter first */
    ChPalette palette;
    ChPencil pencil;
    unsigned width;  /* in pixels of the page, at most 20000; 0: one per unit. The height follows */
    int coordinates; /* nonzero: r1 to r9 and c1 to c9 at the edges */
    int bare;        /* nonzero: no legend below the board of a step */
    int unused;      /* on some machines older programs have padding here */
    ChPictureFormat format;
} ChPictureOptions;

/* Draws the current grid.  OPTIONS may be NULL: as if all members but the size were zero.  Returns
 * CH_BAD_ARGUMENT when OPTIONS have an invalid value. */
CH_API ChStatus ch_write_grid_picture(const ChWorkspace *workspace, ChLanguage language,
                                      const ChPictureOptions *options, ChWrite write,
                                      void *context);

/* Draws the board before a step, with the step's pattern.  The picture contains the step's sentence
 * for readers who cannot see it. */
CH_API ChStatus ch_write_step_picture(ChWorkspace *workspace, uint32_t index, ChLanguage language,
                                      const ChPictureOptions *options, ChWrite write,
                                      void *context);

/* Writes the meaning of a fault, without its place. */
CH_API ChStatus ch_write_fault(const ChFault *fault, ChLanguage language, ChWrite write,
                               void *context);

/* ---- grading ---- */

/* Grading uses memory of its own, a grader; use one per thread, as with workspaces.
 *
 *      ChGrade grade = {.size = sizeof grade};
 *
 *      if (ch_grade(grader, work, CH_SCALE_LEVEL | CH_SCALE_SE, &grade) == CH_OK && grade.er != 0)
 *          printf("SE %.1f\n", grade.er / 10.0);
 */

typedef struct ChGrader ChGrader;

/* Returns the size of a grader, some 80 MB, which ch_grader_init() clears. */
CH_API size_t ch_grader_size(void);

/* Makes a grader in MEMORY, as ch_workspace_init(). */
CH_API ChStatus ch_grader_init(void *memory, size_t size, ChGrader **grader);

/* The scales, as a set: each costs its own work. */
enum {
    CH_SCALE_LEVEL = 1,  /* Crosshatch's own level: fast */
    CH_SCALE_HODOKU = 2, /* HoDoKu's level and score: about as fast */
    CH_SCALE_SE = 4      /* Sudoku Explainer's ratings: may take seconds for the hardest. A
                            pencil-mark puzzle that would take much longer is not rated. */
};

/* The results of `crosshatch grade`.  A value that was not requested or is not known is NULL or 0:
 * only puzzles with one solution are graded. */
typedef struct ChGrade {
    size_t size;              /* sizeof(ChGrade) */
    const char *verdict;      /* "unique", "several", "unsolvable" or "unfinished" */
    const char *level;        /* "easy", "medium", "hard", "expert" or "extreme" */
    const char *technique;    /* key of the hardest technique needed */
    const char *hodoku_level; /* "Easy", "Medium", "Hard", "Unfair" or "Extreme" */
    int hodoku_score;
    int er, ep, ed; /* SE ratings of all, of the first placement, of the first step, in tenths */
} ChGrade;

typedef struct ChGradeOptions {
    size_t size; /* sizeof(ChGradeOptions) */
    /* in searches for a technique, and for SE in nodes of chains, of which the hardest puzzles need
     * some hundred thousand; 0: any number */
    uint64_t budget;
    unsigned scales; /* a set of CH_SCALE_... */
    ChPoll poll;     /* called now and then; NULL: never */
    void *poll_context;
} ChGradeOptions;

/* Grades as ch_grade() does.  The scales are worked on in the order of their numbers.  CH_BUDGET
 * and CH_CANCELLED report that not all of them are finished; GRADE has those that are, and the next
 * call for the same puzzle goes on with the others. */
CH_API ChStatus ch_grade_within(ChGrader *grader, const ChWorkspace *workspace,
                                const ChGradeOptions *options, ChGrade *grade);

/* Grades the puzzle that WORKSPACE has read, without a player's later entries.  The solve in
 * WORKSPACE is unchanged.  A grader works for the same puzzle only once, even if the scales are
 * requested one after another. */
CH_API ChStatus ch_grade(ChGrader *grader, const ChWorkspace *workspace, unsigned scales,
                         ChGrade *grade);

/* A value of a grade. */
typedef enum ChValueKind {
    CH_VALUE_NONE,       /* none: the puzzle does not have one solution, or no empty cell */
    CH_VALUE_WORD,       /* WORD */
    CH_VALUE_NUMBER,     /* NUMBER */
    CH_VALUE_UNFINISHED, /* the scale ran out of its budget */
    CH_VALUE_UNREACHED   /* the techniques that the value counts do not solve the puzzle */
} ChValueKind;

typedef struct ChGradeValue {
    size_t size;      /* sizeof(ChGradeValue) */
    const char *word; /* or NULL */
    double number;
    ChValueKind kind;
} ChGradeValue;

/* Stores a value of the puzzle's grade by its name, a column of `crosshatch grade --columns`:
 * "status", "se.er", "whip".  Grades as ch_grade(), only what the value needs and is not graded
 * yet.  Returns CH_BAD_ARGUMENT for an unknown name. */
CH_API ChStatus ch_grade_field(ChGrader *grader, const ChWorkspace *workspace, const char *name,
                               ChGradeValue *value);

/* Returns the name of a field, counted from 0; NULL behind the last. */
CH_API const char *ch_grade_field_name(int number);

typedef struct ChRatingOptions {
    size_t size;       /* sizeof(ChRatingOptions) */
    const char *scale; /* "se", "sx", "sukaku" or "bank" (docs/grading.md); NULL: "se" */
    uint64_t budget;   /* in nodes of chains; 0: any number */
    int max_er;        /* stop as soon as ER is above this, in tenths; 0: never */
    int pearl;         /* nonzero: stop as soon as ER is above EP */
    int diamond;       /* nonzero: stop as soon as ER is above ED */
    int as_is;         /* nonzero: rate also a puzzle without a solution or with several */
    ChPoll poll;       /* called now and then; NULL: never */
    void *poll_context;
} ChRatingOptions;

/* Rates a puzzle by a scale and writes the rating with all its steps, as `crosshatch grade --trace`
 * (docs/rating.schema.json).  The puzzle is that of ch_grade(), and OPTIONS may be NULL.  After
 * CH_BUDGET and CH_CANCELLED nothing is written.  The grades that GRADER has of the puzzle stay. */
CH_API ChStatus ch_write_rating(ChGrader *grader, const ChWorkspace *workspace,
                                const ChRatingOptions *options, ChWrite write, void *context);

/* ---- verifying ---- */

typedef struct ChVerification {
    size_t size;     /* sizeof(ChVerification) */
    int verdict;     /* 0 verified, 1 refuted, 2 unproved: the budget ran out */
    int reason;      /* number in the library's list of reasons, which never changes; 0 for none */
    uint32_t step;   /* the step that fails, from 1; 0 when the log as a whole fails */
    const char *why; /* the reason in English, with `fact` to be put where it has {fact} */
    char fact[24];   /* name of the faulty thing: r4c6=3, 3b5, 17; "": none */
    int assumes_unique; /* nonzero: verified, if the puzzle has only one solution */
} ChVerification;

/* Proves a JSON log again, independently of the puzzle and solve in the workspace.  A BUDGET of 0
 * is the library's own.  The status reports whether the JSON could be read at all; RESULT is filled
 * exactly when the status is CH_OK. */
CH_API ChStatus ch_verify_log(ChWorkspace *workspace, const char *json, size_t length,
                              uint64_t budget, ChVerification *result, ChFault *fault);

typedef struct ChAuditOptions {
    size_t size;            /* sizeof(ChAuditOptions) */
    uint64_t budget;        /* as in ch_verify_log() */
    const char *puzzle;     /* the puzzle that the log must be of; NULL: any */
    const char *profile;    /* of the solve, as in ChOptions */
    const char *strategies; /* that a stuck solve used, as in ChOptions */
    int part;    /* nonzero: the log is a part of a solve, such as a hint: it need not be stuck */
    ChPoll poll; /* called now and then, with the searches for a technique; NULL: never */
    void *poll_context;
} ChAuditOptions;

/* Verifies a JSON log strictly: beyond ch_verify_log(), each step must be one that its technique
 * finds in its position, without a premise that it does not need; each text and notation must be
 * the library's own for this step; and where the outcome is CH_STUCK, the strategies must find
 * nothing more (docs/log-format.md).  OPTIONS may be NULL. */
CH_API ChStatus ch_audit_log(ChWorkspace *workspace, const char *json, size_t length,
                             const ChAuditOptions *options, ChVerification *result, ChFault *fault);

/* ---- reasoning traces ---- */

typedef struct ChTraceOptions {
    size_t size; /* sizeof(ChTraceOptions) */
    const char
        *strategies;   /* in use, as in ChOptions; NULL: those up to the hardest of the solve */
    const char *split; /* "train" or "test": only if the puzzle belongs there; NULL: always */
    ChPoll poll;       /* called now and then, with the searches for a technique; NULL: never */
    void *poll_context;
} ChTraceOptions;

typedef struct ChTraceCounts {
    size_t size;           /* sizeof(ChTraceCounts) */
    uint32_t written;      /* traces */
    uint32_t refused;      /* traces that are left out, since they do not pass the strict audit */
    const char *technique; /* key of the first of those, or NULL */
} ChTraceCounts;

/* Writes the givens' solve as training data, as `crosshatch dataset`: a JSON object a step, each in
 * one call, with the position, all steps that can be taken there, and the argument of the one taken
 * (docs/dataset.md).  Each passes ch_audit_log() as a part of a solve, in both languages.  OPTIONS
 * and COUNTS may be NULL.  Returns CH_BAD_ARGUMENT for pencil marks and for a puzzle that does not
 * have exactly one solution, and CH_CANCELLED when the poll ended the work; what was written until
 * then is whole.  Entries of a player are ignored; position and solve are unchanged. */
CH_API ChStatus ch_write_traces(ChWorkspace *workspace, ChGrader *grader,
                                const ChTraceOptions *options, ChWrite write, void *context,
                                ChTraceCounts *counts, ChFault *fault);

#ifdef __cplusplus
}
#endif
#endif
