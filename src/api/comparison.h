/* comparison.h - the techniques that other programs name, with our keys for them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_COMPARISON_H
#define CH_API_COMPARISON_H

#include <stddef.h>

#include "message.h"

/* The programs, in the order of CH_PROGRAM_WORDS. */
typedef enum ChProgram {
    CH_PROGRAM_SUNNIE,
    CH_PROGRAM_SUDOKUWIKI,
    CH_PROGRAM_HODOKU,
    CH_PROGRAM_SE,
    CH_PROGRAM_CSP,
    CH_PROGRAMS
} ChProgram;

#define CH_PROGRAM_WORDS "sunnie|sudokuwiki|hodoku|se|csp"

/* A name that a program uses. */
typedef struct ChComparison {
    ChProgram program;
    const char *name;
    const char *keys;    /* ours, separated by commas; NULL: no strategy finds it */
    const char *missing; /* why not: a message; NULL with keys */
} ChComparison;

/* Returns a row of the table; NULL behind the last. */
const ChComparison *ch_comparison_at(size_t index);

/* Adds the table of a program as lines of JSON (docs/comparison.schema.json). */
void ch_comparison_json(ChText *out, ChLanguage language, ChProgram program);

/* The same for "compare:PROGRAM"; returns false, adding nothing, for any other name. */
bool ch_comparison_json_named(ChText *out, ChLanguage language, const char *name);

#endif
