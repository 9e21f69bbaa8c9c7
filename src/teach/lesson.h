/* lesson.h - a lesson: a technique from its idea to a puzzle that needs it.
 *
 * Everything comes from the technique's record, its example and the engine:
 *
 *      the idea, how to spot it           definition and advice of the record
 *      an example, step by step           the depths of a hint, with pictures
 *      find it yourself                   positions in which it is the easiest step
 *      a puzzle that needs it             made from the seed
 *      answers                            of the positions and the puzzle
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TEACH_LESSON_H
#define CH_TEACH_LESSON_H

#include "drill.h"
#include "example_step.h"

enum { CH_LESSON_POSITIONS = 5 }; /* unless another number is wanted */

/* The workspace: large, owned by the caller, who sets the first members. */
typedef struct ChLesson {
    const ChTechnique *technique;
    uint32_t count; /* positions wanted */
    uint64_t seed;
    ChMeter *meter; /* counts the tries, and may end them; NULL: none */

    uint32_t positions;     /* those made: fewer where the tries found no more */
    bool has_puzzle;        /* false where they found none */
    ChPuzzle puzzle;        /* that needs the technique */
    ChPuzzle answer;        /* its solution */
    uint32_t first, steps;  /* of its solve: the step of the technique, from 1, and their number */
    const char *strategies; /* with which it needs the technique, if not with all; or NULL */
    ChDocument document;
    union {
        ChExampleStep example;
        ChDrill drill; /* its practice makes the puzzle too */
    } at;              /* one after the other */
} ChLesson;

/* Adds the lesson to OUT as a document of that style.  On failure OUT has a part of it: returns the
 * status of the meter that is over, CH_NO_MEMORY, or a status of ch_document_open(). */
ChStatus ch_lesson_write(ChLesson *lesson, ChText *out, const ChDocumentStyle *style);

#endif
