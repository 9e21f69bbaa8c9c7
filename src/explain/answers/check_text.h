/* check_text.h - what the sentences of a check have in common.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_CHECK_TEXT_H
#define CH_EXPLAIN_CHECK_TEXT_H

#include "check_json.h"
#include "step_text.h"

/* A list no longer than this is told whole; of a longer one examples, or it is drawn. */
enum { CH_LISTED = 8 };

/* Where the sentences go, and about what. */
typedef struct ChCheckText {
    ChText *out;
    ChLanguage language;
    const ChTextStyle *style;
    const ChPuzzle *puzzle;
    const ChCheck *check;
    const ChCheckContext *context;
} ChCheckText;

/* A sentence and a line end. */
void ch_check_text_add(const ChCheckText *report, const char *message, const ChField *field,
                       size_t count);

/* Says something about one cell, or about several, told row by row; nothing about none. */
void ch_check_text_cells(const ChCheckText *report, const char *one, const char *several,
                         const ChCellSet *cells);

/* The candidates of a set of cells, with these digits, row by row; returns how many. */
size_t ch_check_text_list(const ChCellSet *cells, const uint8_t *digit, uint16_t *list);

/* Says something about all of a list, or about some of a long one: {placed} and {count}. */
void ch_check_text_some(const ChCheckText *report, const char *all, const char *some,
                        const uint16_t *list, size_t count);

/* A grid with the puzzle's givens told apart. */
void ch_check_text_grid(const ChCheckText *report, const uint8_t *digit, const ChCellSet *news);

/* The parts of a check. */
void ch_several_text(const ChCheckText *report);
void ch_say_how_many(const ChCheckText *report); /* only how many solutions there are */
void ch_clash_text(const ChCheckText *report);

#endif
