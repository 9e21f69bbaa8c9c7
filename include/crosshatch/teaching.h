/* teaching.h - for teachers: puzzles to practise with, drills, worksheets, lessons, and the order
 * in which to learn techniques.
 *
 *      ChCurriculumOptions options = {.size = sizeof options, .level = "easy", .seed = 1};
 *
 *      ch_write_curriculum(work, &options, CH_ENGLISH, write_to_stdout, NULL, &fault);
 *
 *      ChLessonOptions lesson = {.size = sizeof lesson, .technique = "x-wing", .seed = 1};
 *
 *      ch_write_lesson(work, &lesson, CH_ENGLISH, write_to_stdout, NULL, &fault);
 *
 *      ChDrillOptions drill = {.size = sizeof drill, .technique = "x-wing", .answers = 1};
 *
 *      ch_write_drill(work, &drill, CH_ENGLISH, write_to_stdout, NULL, &fault);
 *
 *      ChWorksheetOptions sheet = {.size = sizeof sheet, .level = "hard", .count = 4};
 *
 *      ch_write_worksheet(work, &sheet, CH_ENGLISH, write_to_stdout, NULL, &fault);
 *
 * Include crosshatch.h, which includes this header.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CROSSHATCH_TEACHING_H
#define CROSSHATCH_TEACHING_H

#include "status.h"
#include "types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- puzzles to practise with ---- */

typedef struct ChPracticeOptions {
    size_t size;           /* sizeof(ChPracticeOptions) */
    const char *technique; /* its key, such as "x-wing", or another name */
    uint64_t seed;         /* any number */
    uint64_t index; /* the number of the puzzle, from 0: the same for a seed on every machine */
    /* 0: a puzzle that the techniques up to this one solve, in the order of the default profile,
     * and those before it do not; otherwise a position in which it is the simplest step */
    int position;
    ChPoll poll; /* called before each try, with the number of those before it; NULL: never */
    void *poll_context;
} ChPracticeOptions;

/* Makes a puzzle or a position, as if it had been read.  CH_BUDGET reports that none was found
 * within a fixed number of tries; the workspace is then unchanged.  Another index may have one. */
CH_API ChStatus ch_practise(ChWorkspace *workspace, const ChPracticeOptions *practice,
                            ChFault *fault);

/* ---- lessons ---- */

typedef struct ChLessonOptions {
    size_t size;           /* sizeof(ChLessonOptions) */
    const char *technique; /* its key, such as "x-wing", or another name */
    uint64_t seed;         /* any number */
    uint32_t count;        /* positions to find the technique in; 0: five */
    ChDocumentForm form;   /* text, by default */
    ChPaper paper;         /* of a PDF */
    ChPalette palette;
    ChPoll poll; /* called before each try, with the number of those before it; NULL: never */
    void *poll_context;
    uint32_t *made; /* set to the number of positions when CH_OK is returned; or NULL */
} ChLessonOptions;

/* Writes a lesson on a technique in one call, as `crosshatch lesson`: the idea, how to spot it, an
 * example step by step, positions to find it in, a puzzle that needs it, and the answers.  Where
 * the tries found no more, there are fewer positions than COUNT, or no puzzle.  Returns
 * CH_BAD_STRATEGY for an unknown technique, CH_CANCELLED when the poll ends the work, and for a PDF
 * CH_NO_CAIRO or CH_NO_FONT, as pictures do.  The puzzle and the solve of the workspace are
 * unchanged. */
CH_API ChStatus ch_write_lesson(ChWorkspace *workspace, const ChLessonOptions *lesson,
                                ChLanguage language, ChWrite write, void *context, ChFault *fault);

/* ---- drills ---- */

typedef struct ChDrillOptions {
    size_t size;           /* sizeof(ChDrillOptions) */
    const char *technique; /* its key, such as "x-wing", or another name */
    const char *title;     /* at the top of each page; NULL: one that names the technique */
    uint64_t seed;         /* any number */
    uint32_t count;        /* positions; 0: ten */
    int answers;           /* 1: with the answers, on pages of their own */
    ChDocumentForm form;   /* text, by default */
    ChPaper paper;         /* of a PDF */
    ChPalette palette;     /* of the answers */
    ChPoll poll; /* called before each try, with the number of those before it; NULL: never */
    void *poll_context;
    uint32_t *made; /* set to the number of positions when CH_OK is returned; or NULL */
} ChDrillOptions;

/* Writes positions in which a technique is the simplest step in one call, as `crosshatch drill`.
 * Where the tries found no more, there are fewer than COUNT; CH_BUDGET: there is none.  Otherwise
 * as ch_write_lesson(). */
CH_API ChStatus ch_write_drill(ChWorkspace *workspace, const ChDrillOptions *drill,
                               ChLanguage language, ChWrite write, void *context, ChFault *fault);

/* ---- worksheets ---- */

/* The puzzles come from one place: a technique, a level, or a text. */
typedef struct ChWorksheetOptions {
    size_t size;           /* sizeof(ChWorksheetOptions) */
    const char *technique; /* makes puzzles that need this and nothing harder; or NULL */
    const char *level;     /* makes puzzles of this range, as in ChGenerateOptions; or NULL */
    const char *puzzles;   /* a text as for ch_each_puzzle(), with a NUL at its end; or NULL */
    const char *title;     /* at the top of each page; NULL: one that names the technique */
    uint64_t seed;         /* any number */
    uint32_t count;        /* puzzles; 0: six, or all of the text */
    int per_page;          /* puzzles on a page: 1, 2, 4 or 6; 0: 4, or fewer if there are fewer */
    int answers;           /* 1: with the answers, on pages of their own */
    ChDocumentForm form;   /* text, by default */
    ChPaper paper;         /* of a PDF */
    ChPoll poll; /* called before each try, with the number of those before it; NULL: never */
    void *poll_context;
    uint32_t *made; /* set to the number of puzzles when CH_OK is returned; or NULL */
} ChWorksheetOptions;

/* Writes puzzles on pages to print in one call, as `crosshatch worksheet`.  Where the tries found
 * no more, there are fewer than COUNT; CH_BUDGET: there is none.  Returns CH_NOT_UNIQUE for a
 * puzzle of the text whose givens do not have exactly one solution, CH_BAD_ORDER for a wrong level,
 * a status of ch_read() for a puzzle that cannot be read.  Otherwise as ch_write_lesson(). */
CH_API ChStatus ch_write_worksheet(ChWorkspace *workspace, const ChWorksheetOptions *sheet,
                                   ChLanguage language, ChWrite write, void *context,
                                   ChFault *fault);

/* ---- the order of learning ---- */

typedef struct ChCurriculumOptions {
    size_t size;       /* sizeof(ChCurriculumOptions) */
    const char *level; /* a range of levels, as in ChGenerateOptions; NULL: "easy-hard" */
    uint64_t seed;     /* any number */
    uint64_t count;    /* puzzles for each technique; 0: one */
    ChPoll poll;       /* called before each try, with the number of those before it; NULL: never */
    void *poll_context;
} ChCurriculumOptions;

/* Writes the techniques in the order to learn them, as `crosshatch curriculum --json`: for each a
 * JSON object, in one call (docs/curriculum.schema.json).  Each has puzzles that need just it, with
 * two logs: a solve that is stuck without it, and one that succeeds with it.  Where the tries found
 * no more, there are fewer puzzles than COUNT, or none.  OPTIONS may be NULL.  Returns CH_BAD_ORDER
 * for a wrong level, CH_CANCELLED when the poll ends the work, CH_DISTURBED when WRITE searches,
 * checks or verifies in the workspace.  Its puzzle and solve are unchanged. */
CH_API ChStatus ch_write_curriculum(ChWorkspace *workspace, const ChCurriculumOptions *options,
                                    ChLanguage language, ChWrite write, void *context,
                                    ChFault *fault);

#ifdef __cplusplus
}
#endif
#endif
