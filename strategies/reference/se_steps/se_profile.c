/* se_profile.c - the se profile: the producers of the SE scale, in its order.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_steps.h"

/* The producers of the SE scale. The dynamic ones find forcing nets; those that use patterns or
 * chains inside find a nested net when they need these. */
#define NETS                                                                                       \
    CH_TECHNIQUE_FORCING_NET_CONTRADICTION, CH_TECHNIQUE_FORCING_NET_VERITY_CELL,                  \
        CH_TECHNIQUE_FORCING_NET_VERITY_HOUSE
#define NESTED_NETS(finder)                                                                        \
    {                                                                                              \
        .technique = CH_TECHNIQUE_NESTED_FORCING_NET, .also = {NETS}, .find = finder,              \
        .effort = 2000                                                                             \
    }
static const ChProfileRow ROWS[] = {
    {.technique = CH_TECHNIQUE_CROSS_HATCHING,
     .also = {CH_TECHNIQUE_FULL_HOUSE, CH_TECHNIQUE_HIDDEN_SINGLE_ROW,
              CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN},
     .find = ch_se_find_hidden_single},
    {.technique = CH_TECHNIQUE_DIRECT_POINTING,
     .also = {CH_TECHNIQUE_DIRECT_CLAIMING},
     .find = ch_se_find_direct_locking},
    {.technique = CH_TECHNIQUE_DIRECT_HIDDEN_PAIR, .find = ch_se_find_direct_hidden_pair},
    {.technique = CH_TECHNIQUE_NAKED_SINGLE, .find = ch_se_find_naked_single},
    {.technique = CH_TECHNIQUE_DIRECT_HIDDEN_TRIPLE, .find = ch_se_find_direct_hidden_triple},
    {.technique = CH_TECHNIQUE_POINTING,
     .also = {CH_TECHNIQUE_CLAIMING},
     .find = ch_se_find_locking},
    {.technique = CH_TECHNIQUE_NAKED_PAIR, .find = ch_se_find_naked_pair},
    {.technique = CH_TECHNIQUE_X_WING, .find = ch_se_find_x_wing},
    {.technique = CH_TECHNIQUE_HIDDEN_PAIR, .find = ch_se_find_hidden_pair},
    {.technique = CH_TECHNIQUE_NAKED_TRIPLE, .find = ch_se_find_naked_triple},
    {.technique = CH_TECHNIQUE_SWORDFISH, .find = ch_se_find_swordfish},
    {.technique = CH_TECHNIQUE_HIDDEN_TRIPLE, .find = ch_se_find_hidden_triple},
    {.technique = CH_TECHNIQUE_XY_WING, .find = ch_se_find_xy_wing},
    {.technique = CH_TECHNIQUE_XYZ_WING, .find = ch_se_find_xyz_wing},
    {.technique = CH_TECHNIQUE_UNIQUE_RECTANGLE_1,
     .also = {CH_TECHNIQUE_UNIQUE_RECTANGLE_2, CH_TECHNIQUE_UNIQUE_RECTANGLE_3,
              CH_TECHNIQUE_UNIQUE_RECTANGLE_4, CH_TECHNIQUE_UNIQUE_RECTANGLE_5,
              CH_TECHNIQUE_UNIQUE_LOOP_1, CH_TECHNIQUE_UNIQUE_LOOP_2, CH_TECHNIQUE_UNIQUE_LOOP_3,
              CH_TECHNIQUE_UNIQUE_LOOP_4},
     .find = ch_se_find_loop},
    {.technique = CH_TECHNIQUE_NAKED_QUADRUPLE, .find = ch_se_find_naked_quadruple},
    {.technique = CH_TECHNIQUE_JELLYFISH, .find = ch_se_find_jellyfish},
    {.technique = CH_TECHNIQUE_HIDDEN_QUADRUPLE, .find = ch_se_find_hidden_quadruple},
    {.technique = CH_TECHNIQUE_BUG_1,
     .also = {CH_TECHNIQUE_BUG_2, CH_TECHNIQUE_BUG_3, CH_TECHNIQUE_BUG_4},
     .find = ch_se_find_bug},
    {.technique = CH_TECHNIQUE_ALIGNED_PAIR_EXCLUSION, .find = ch_se_find_aligned_pair},
    {.technique = CH_TECHNIQUE_DISCONTINUOUS_LOOP,
     .also = {CH_TECHNIQUE_CONTINUOUS_LOOP, CH_TECHNIQUE_X_CHAIN, CH_TECHNIQUE_TURBOT_FISH},
     .find = ch_se_find_chain},
    {.technique = CH_TECHNIQUE_ALIGNED_TRIPLE_EXCLUSION, .find = ch_se_find_aligned_triple},
    {.technique = CH_TECHNIQUE_NISHIO, .find = ch_se_find_nishio},
    {.technique = CH_TECHNIQUE_FORCING_CHAIN_VERITY_CELL,
     .also = {CH_TECHNIQUE_FORCING_CHAIN_VERITY_HOUSE},
     .find = ch_se_find_multiple_chains},
    {.technique = CH_TECHNIQUE_FORCING_NET_CONTRADICTION,
     .also = {CH_TECHNIQUE_FORCING_NET_VERITY_CELL, CH_TECHNIQUE_FORCING_NET_VERITY_HOUSE},
     .find = ch_se_find_dynamic_chains},
    NESTED_NETS(ch_se_find_dynamic_chains_1),
    NESTED_NETS(ch_se_find_dynamic_chains_2),
    NESTED_NETS(ch_se_find_dynamic_chains_3),
    NESTED_NETS(ch_se_find_dynamic_chains_4),
    NESTED_NETS(ch_se_find_dynamic_chains_5),
};

const ChProfile ch_se_profile = {CH_PROFILE_ROWS(ROWS),
                                 .state = {.size = sizeof(ChSe), .before_step = ch_se_read_board}};
