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

/* Returns the word of a program, or its full name. */
ChBytes ch_program_word(ChProgram program);
const char *ch_program_title(ChProgram program);

/* A name that a program uses. */
typedef struct ChComparison {
    ChProgram program;
    const char *name;
    const char *keys;    /* ours, separated by commas; NULL: no strategy finds it */
    const char *missing; /* why not: a message; NULL with keys */
} ChComparison;

/* Returns a row of the table; NULL behind the last. */
const ChComparison *ch_comparison_at(size_t index);

/* Reports whether the row's name means the technique with a key, among others perhaps. */
bool ch_comparison_means(const ChComparison *row, const char *key);

/* Returns the first row behind another one that means the technique with a key; NULL: the first of
 * all, or there is none. The rows of a program follow each other. */
const ChComparison *ch_comparison_next(const ChComparison *row, const char *key);

/* Reports whether some program calls the technique with a key NAME, however it is written. */
bool ch_comparison_calls(const char *key, const char *name);

/* Returns the first row with a NAME whose technique is missing; NULL if there is none. */
const ChComparison *ch_comparison_missing(const char *name);

/* Adds a row as a line of JSON (docs/comparison.schema.json). */
void ch_comparison_row_json(ChText *out, ChLanguage language, const ChComparison *row);

/* Adds the table of a program as lines of JSON (docs/comparison.schema.json). */
void ch_comparison_json(ChText *out, ChLanguage language, ChProgram program);

/* The same for "compare:PROGRAM"; returns false, adding nothing, for any other name. */
bool ch_comparison_json_named(ChText *out, ChLanguage language, const char *name);

#endif
