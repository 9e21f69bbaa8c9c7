/* order_words.h - reads an order from words, such as "easy-hard" for a range of levels.
 *
 * The words are those of the options of `crosshatch generate`.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GENERATE_ORDER_WORDS_H
#define CH_GENERATE_ORDER_WORDS_H

#include "order_problem.h"

/* Reads an order.  Returns false and fills PROBLEM, which must be zero, on a bad word, or on
 * requirements that no puzzle can meet together. */
bool ch_order_read(ChOrder *order, const ChOrderWords *words, ChOrderProblem *problem);

/* Reads a range of levels. */
bool ch_order_read_levels(const char *word, ChRange *range, ChOrderProblem *problem);

/* Reads a mask of 81 cells: x or a digit for a given; a point, 0, - or _ for none.  Ignores white
 * space.  Returns false for other texts. */
bool ch_mask_read(const char *text, size_t length, ChCellSet *mask);

#endif
