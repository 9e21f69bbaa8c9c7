/* case_line.h - Reads the cases of techniques: tests/strategies/cases.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ENGINE_CASE_LINE_H
#define CH_TESTS_ENGINE_CASE_LINE_H

#include "support.h"

enum { CASE_LINE = 6000 };

/* A case: a technique, a position and the conclusions that the technique draws from it. */
typedef struct CaseLine {
    const ChTechnique *technique;
    bool absent; /* the technique must not find the conclusions */
    ChPuzzle puzzle;
    Conclusions wanted;
} CaseLine;

/* Reads a line, which is changed.  Returns NULL, or what is wrong with it. */
const char *read_case_line(char *text, CaseLine *line);

/* Returns whether a line of a case file is a case, not blank or a comment. */
bool is_case_line(const char *text);

#endif
