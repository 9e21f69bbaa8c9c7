/* groups.h - groups of cells with one digit more than cells (almost locked sets) in sentences, and
 * what sees the places of a digit.
 *
 * A group has a letter, as in the picture, and is named once by its shape: "r5, r7, r8, r9 in
 * column 4".
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_GROUPS_H
#define CH_EXPLAIN_GROUPS_H

#include "sentence.h"

/* Returns the number of the leading marked groups; 0 where one of them has not just one digit more
 * than cells on the board. */
int ch_count_groups(const ChSentenceContext *context);

/* Writes cells by their shape in a house: "r5, r7, r8, r9" in a column, "c1, c5" in a row. */
void ch_put_shape(ChText *text, const ChList *cells, int house);

/* Writes a sentence that names a group, its cells and its digits. */
void ch_say_group(const ChSentenceContext *context, int group);

/* Writes the sentences of all groups, separated by JOINT. */
void ch_say_all_groups(const ChSentenceContext *context, int groups, const char *joint);

/* Returns the candidates of the cells. */
unsigned ch_candidates_of(const ChSentenceContext *context, const ChList *cells);

/* Returns the cells of a group that are open for a digit. */
ChCellSet ch_group_places(const ChSentenceContext *context, int group, int digit);

/* Returns the house in which the places of a digit in two groups are, or -1. */
int ch_house_of_groups(const ChSentenceContext *context, int one, int other, int digit);

/* One of several places, one of which is true: a group by its letter, or cells by their names. */
typedef struct ChAlternative {
    const char *letter; /* NULL for cells */
    ChCellSet cells;
} ChAlternative;

/* Writes, after a blank, why no cell that sees all of the alternatives can be DIGIT; nothing where
 * the step removes it from no such cell. */
void ch_say_seen(const ChSentenceContext *context, int digit, const ChAlternative *alternative,
                 size_t count);

/* ---- almost locked sets ---- */

enum { CH_MAX_EXPLAINED = 2 }; /* digits whose eliminations are explained one by one */

/* Returns the digit of a restricted common, or CH_NO_DIGIT. */
int ch_restricted_common(const ChStepRecord *step, int common);

/* Returns a house in which to look for a group. */
int ch_house_of_group(const ChSentenceContext *context, int group);

/* Returns the places of a digit in a group. */
ChAlternative ch_alternative(const ChSentenceContext *context, int group, int digit);

void ch_say_look_at(const ChSentenceContext *context, int house);

/* Writes what the first and the last group are to be looked for: {a} cells in {one}, {b} in
 * {other}. */
void ch_say_two_groups(const ChSentenceContext *context, const char *message, int last);

/* Writes that only one of two groups can have a digit. */
void ch_say_common(const ChSentenceContext *context, int one, int other, int digit);

/* Writes that only one of the first two groups can have X, and only one of the last two, up to
 * LAST, Y. */
void ch_say_two_commons(const ChSentenceContext *context, int x, int y, int last);

/* Writes why no cell can have a digit of the step that sees all its places in two groups, one of
 * which has it. */
void ch_say_excluded_by(const ChSentenceContext *context, int one, int other);

/* Writes why one of the groups, the petals of a stem, has a digit in every case: one petal for each
 * candidate of the stem, nine at most. */
void ch_say_petals(const ChSentenceContext *context, const ChList *stem);

#endif
