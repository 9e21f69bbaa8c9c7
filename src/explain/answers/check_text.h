/* check_text.h - the helpers that all sentences of a check share.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_CHECK_TEXT_H
#define CH_EXPLAIN_CHECK_TEXT_H

#include "check_json.h"
#include "step_text.h"

/* The longest list that is written in full.  A longer list is drawn, or only examples of it are
 * written. */
enum { CH_LISTED = 8 };

/* The output of the sentences, and the check that they describe. */
typedef struct ChCheckText {
    ChText *out;
    ChLanguage language;
    const ChTextStyle *style;
    const ChPuzzle *puzzle;
    const ChCheck *check;
    const ChCheckContext *context;
} ChCheckText;

/* Adds a sentence and a line end. */
void ch_check_text_add(const ChCheckText *report, const char *message, const ChField *field,
                       size_t count);

/* Adds message ONE or SEVERAL, depending on the number of cells, which are listed row by row.  Adds
 * nothing for an empty set. */
void ch_check_text_cells(const ChCheckText *report, const char *one, const char *several,
                         const ChCellSet *cells);

/* Lists the candidates of a set of cells with these digits, row by row; returns their number. */
size_t ch_check_text_list(const ChCellSet *cells, const uint8_t *digit, uint16_t *list);

/* Adds message ALL about a list, or message SOME with a few examples where the list is long.  The
 * fields are {placed} and {count}. */
void ch_check_text_some(const ChCheckText *report, const char *all, const char *some,
                        const uint16_t *list, size_t count);

/* Adds a grid with the puzzle's givens highlighted. */
void ch_check_text_grid(const ChCheckText *report, const uint8_t *digit, const ChCellSet *news);

/* Add one part of the report each. */
void ch_several_text(const ChCheckText *report);
void ch_say_how_many(const ChCheckText *report); /* only the number of solutions */
void ch_clash_text(const ChCheckText *report);

#endif
