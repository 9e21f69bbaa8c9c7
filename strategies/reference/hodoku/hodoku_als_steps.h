/* hodoku_als_steps.h - what steps of almost locked sets share.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_ALS_STEPS_H
#define CH_STRATEGIES_HODOKU_ALS_STEPS_H

#include "hodoku.h"

/* Rests on a set's cells, and notes it for the marker as its set number INDEX. */
void ch_hodoku_add_set_premises(ChDeduction *deduction, const ChHodokuSet *set, int index);

/* The same for a chain of sets: COMMONS: by which it hangs on the one before. */
void ch_hodoku_add_chained_premises(ChDeduction *deduction, const ChHodokuSet *set, int index,
                                    unsigned commons);

/* Adds what sees all of these digits in both sets. */
void ch_hodoku_list_common_buds(ChHodoku *hodoku, const ChHodokuSet *a, const ChHodokuSet *b,
                                unsigned digits);

#endif
