/* se_rating.h - ratings, computed in doubles exactly as in Sudoku Explainer.
 *
 * The last bit decides ties (an X chain of 6.7 comes before a cycle of 6.7), so the additions are
 * done one by one, each rounded to a double.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_RATING_H
#define CH_STRATEGIES_SE_RATING_H

/* Returns base + step * 0.1, the product first. */
double ch_se_tenths(double base, int steps);

/* Returns BASE + PART. */
double ch_se_sum(double base, double part);

/* Returns the base rating of a unique loop of so many cells. */
double ch_se_loop_base(int cells);

/* Returns base + 0.1 + 0.1 ..., by the number of a chain's nodes. */
double ch_se_chain(double base, int nodes);

/* Returns tenths, as the scale prints them: trunc((x + 0.05) * 10). */
int ch_se_printed(double rating);

#endif
