/* se_producers.h - the producers as rows of a scale's table.
 *
 * Each stores the hint that the scale takes from it, and returns whether there is one.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_PRODUCERS_H
#define CH_STRATEGIES_SE_PRODUCERS_H

#include "se_scale.h"

ChSeFind ch_se_produce_hidden_singles;
ChSeFind ch_se_produce_naked_singles;
ChSeFind ch_se_produce_direct_locking;
ChSeFind ch_se_produce_direct_hidden_sets;
ChSeFind ch_se_produce_locking;
ChSeFind ch_se_produce_hidden_sets;
ChSeFind ch_se_produce_naked_sets;
ChSeFind ch_se_produce_fish;
ChSeFind ch_se_produce_three_cell_wings;
ChSeFind ch_se_produce_large_wings;
ChSeFind ch_se_produce_strong_links;
ChSeFind ch_se_produce_loops;
ChSeFind ch_se_produce_bug;
ChSeFind ch_se_produce_aligned_pairs;
ChSeFind ch_se_produce_aligned_triplets;
ChSeFind ch_se_produce_unary;
ChSeFind ch_se_produce_forcing;

#endif
