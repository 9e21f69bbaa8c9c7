/* teaching.h - for teachers: puzzles to practise with, lessons, and the order in which to learn
 * techniques.
 *
 *      ChCurriculumOptions options = {.size = sizeof options, .level = "easy", .seed = 1};
 *
 *      ch_write_curriculum(work, &options, CH_ENGLISH, write_to_stdout, NULL, &fault);
 *
 *      ChLessonOptions lesson = {.size = sizeof lesson, .technique = "x-wing", .seed = 1};
 *
 *      ch_write_lesson(work, &lesson, CH_ENGLISH, write_to_stdout, NULL, &fault);
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
    const char *technique; /* its key, such as "x-wing" */
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
    const char *technique; /* its key, such as "x-wing" */
    uint64_t seed;         /* any number */
    uint32_t count;        /* positions to find the technique in; 0: five */
    ChDocumentForm form;   /* text, by default */
    ChPaper paper;         /* of a PDF */
    ChPalette palette;
    ChPoll poll; /* called before each try, with the number of those before it; NULL: never */
    void *poll_context;
} ChLessonOptions;

/* Writes a lesson on a technique in one call, as `crosshatch lesson`: the idea, how to spot it, an
 * example step by step, positions to find it in, a puzzle that needs it, and the answers.  Where
 * the tries found no more, there are fewer positions than COUNT, or no puzzle.  Returns
 * CH_BAD_STRATEGY for an unknown technique or a sub-type, CH_CANCELLED when the poll ends the work,
 * and for a PDF CH_NO_CAIRO or CH_NO_FONT, as pictures do.  The puzzle and the solve of the
 * workspace are unchanged. */
CH_API ChStatus ch_write_lesson(ChWorkspace *workspace, const ChLessonOptions *lesson,
                                ChLanguage language, ChWrite write, void *context, ChFault *fault);

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
