/* hodoku_als_steps.h - premises and eliminations shared by the steps of almost locked sets.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_ALS_STEPS_H
#define CH_STRATEGIES_HODOKU_ALS_STEPS_H

#include "hodoku.h"

/* Adds a set's cells as premises, and notes the set for the highlights under number INDEX. */
void ch_hodoku_add_set_premises(ChDeduction *deduction, const ChHodokuSet *set, int index);

/* Like ch_hodoku_add_set_premises(), for a chain of sets; COMMONS: the restricted commons with the
 * set before. */
void ch_hodoku_add_chained_premises(ChDeduction *deduction, const ChHodokuSet *set, int index,
                                    unsigned commons);

/* Lists the candidates of these digits that see all their places in both sets. */
void ch_hodoku_list_common_buds(ChHodoku *hodoku, const ChHodokuSet *a, const ChHodokuSet *b,
                                unsigned digits);

#endif
