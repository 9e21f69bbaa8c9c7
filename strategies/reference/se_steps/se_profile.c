/* se_profile.c - the profiles of the Sudoku Explainer family: the producers of each scale, in its
 * order.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_steps.h"

/* ---- rows that profiles share, as their scales do (se_scales.c) ---- */

#define SINGLES_TO_TRIPLES                                                                         \
    {.technique = CH_TECHNIQUE_CROSS_HATCHING,                                                     \
     .also = {CH_TECHNIQUE_FULL_HOUSE, CH_TECHNIQUE_HIDDEN_SINGLE_ROW,                             \
              CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN},                                                  \
     .find = ch_se_find_hidden_single},                                                            \
        {.technique = CH_TECHNIQUE_DIRECT_POINTING,                                                \
         .also = {CH_TECHNIQUE_DIRECT_CLAIMING},                                                   \
         .find = ch_se_find_direct_locking},                                                       \
        {.technique = CH_TECHNIQUE_DIRECT_HIDDEN_PAIR, .find = ch_se_find_direct_hidden_pair},     \
        {.technique = CH_TECHNIQUE_NAKED_SINGLE, .find = ch_se_find_naked_single},                 \
        {.technique = CH_TECHNIQUE_DIRECT_HIDDEN_TRIPLE, .find = ch_se_find_direct_hidden_triple}, \
        {.technique = CH_TECHNIQUE_POINTING,                                                       \
         .also = {CH_TECHNIQUE_CLAIMING},                                                          \
         .find = ch_se_find_locking},                                                              \
        {.technique = CH_TECHNIQUE_NAKED_PAIR, .find = ch_se_find_naked_pair},                     \
        {.technique = CH_TECHNIQUE_X_WING, .find = ch_se_find_x_wing},                             \
        {.technique = CH_TECHNIQUE_HIDDEN_PAIR, .find = ch_se_find_hidden_pair},                   \
        {.technique = CH_TECHNIQUE_NAKED_TRIPLE, .find = ch_se_find_naked_triple},                 \
        {.technique = CH_TECHNIQUE_SWORDFISH, .find = ch_se_find_swordfish},                       \
    {                                                                                              \
        .technique = CH_TECHNIQUE_HIDDEN_TRIPLE, .find = ch_se_find_hidden_triple                  \
    }

#define WINGS_TO_QUADRUPLES                                                                        \
    {.technique = CH_TECHNIQUE_XY_WING, .find = ch_se_find_xy_wing},                               \
        {.technique = CH_TECHNIQUE_XYZ_WING, .find = ch_se_find_xyz_wing},                         \
        {.technique = CH_TECHNIQUE_UNIQUE_RECTANGLE_1,                                             \
         .also = {CH_TECHNIQUE_UNIQUE_RECTANGLE_2, CH_TECHNIQUE_UNIQUE_RECTANGLE_3,                \
                  CH_TECHNIQUE_UNIQUE_RECTANGLE_4, CH_TECHNIQUE_UNIQUE_RECTANGLE_5,                \
                  CH_TECHNIQUE_UNIQUE_LOOP_1, CH_TECHNIQUE_UNIQUE_LOOP_2,                          \
                  CH_TECHNIQUE_UNIQUE_LOOP_3, CH_TECHNIQUE_UNIQUE_LOOP_4},                         \
         .find = ch_se_find_loop},                                                                 \
        {.technique = CH_TECHNIQUE_NAKED_QUADRUPLE, .find = ch_se_find_naked_quadruple},           \
        {.technique = CH_TECHNIQUE_JELLYFISH, .find = ch_se_find_jellyfish},                       \
    {                                                                                              \
        .technique = CH_TECHNIQUE_HIDDEN_QUADRUPLE, .find = ch_se_find_hidden_quadruple            \
    }

#define BUG                                                                                        \
    {                                                                                              \
        .technique = CH_TECHNIQUE_BUG_1,                                                           \
        .also = {CH_TECHNIQUE_BUG_2, CH_TECHNIQUE_BUG_3, CH_TECHNIQUE_BUG_4},                      \
        .find = ch_se_find_bug                                                                     \
    }

#define ALIGNED_PAIR                                                                               \
    {                                                                                              \
        .technique = CH_TECHNIQUE_ALIGNED_PAIR_EXCLUSION, .find = ch_se_find_aligned_pair          \
    }

#define CHAIN                                                                                      \
    {                                                                                              \
        .technique = CH_TECHNIQUE_DISCONTINUOUS_LOOP,                                              \
        .also = {CH_TECHNIQUE_CONTINUOUS_LOOP, CH_TECHNIQUE_X_CHAIN, CH_TECHNIQUE_TURBOT_FISH},    \
        .find = ch_se_find_chain                                                                   \
    }

#define ALIGNED_TRIPLE                                                                             \
    {                                                                                              \
        .technique = CH_TECHNIQUE_ALIGNED_TRIPLE_EXCLUSION, .find = ch_se_find_aligned_triple      \
    }

/* The dynamic producers find forcing nets.  Those that use patterns or chains inside find a nested
 * net when they need these. */
#define NETS                                                                                       \
    CH_TECHNIQUE_FORCING_NET_CONTRADICTION, CH_TECHNIQUE_FORCING_NET_VERITY_CELL,                  \
        CH_TECHNIQUE_FORCING_NET_VERITY_HOUSE
#define NESTED_NETS(finder)                                                                        \
    {                                                                                              \
        .technique = CH_TECHNIQUE_NESTED_FORCING_NET, .also = {NETS}, .find = finder,              \
        .effort = 2000                                                                             \
    }
#define FORCING_CHAINS                                                                             \
    {.technique = CH_TECHNIQUE_NISHIO, .find = ch_se_find_nishio},                                 \
        {.technique = CH_TECHNIQUE_FORCING_CHAIN_VERITY_CELL,                                      \
         .also = {CH_TECHNIQUE_FORCING_CHAIN_VERITY_HOUSE},                                        \
         .find = ch_se_find_multiple_chains},                                                      \
        {.technique = CH_TECHNIQUE_FORCING_NET_CONTRADICTION,                                      \
         .also = {CH_TECHNIQUE_FORCING_NET_VERITY_CELL, CH_TECHNIQUE_FORCING_NET_VERITY_HOUSE},    \
         .find = ch_se_find_dynamic_chains},                                                       \
        NESTED_NETS(ch_se_find_nested_chains_1), NESTED_NETS(ch_se_find_nested_chains_2),          \
        NESTED_NETS(ch_se_find_nested_chains_3), NESTED_NETS(ch_se_find_nested_chains_4),          \
        NESTED_NETS(ch_se_find_nested_chains_5)

/* ---- the profiles ---- */

#define CLASSIC                                                                                    \
    SINGLES_TO_TRIPLES, WINGS_TO_QUADRUPLES, BUG, ALIGNED_PAIR, CHAIN, ALIGNED_TRIPLE,             \
        FORCING_CHAINS

static const ChProfileRow EXPLAINER[] = {CLASSIC};

static const ChProfileRow SX[] = {CLASSIC, NESTED_NETS(ch_se_find_nested_chains_6)};

/* Longer chains of strong links, and those that have no name of their own. */
#define LINKS                                                                                      \
    CH_TECHNIQUE_GROUPED_X_CHAIN, CH_TECHNIQUE_CONTINUOUS_LOOP, CH_TECHNIQUE_GROUPED_CONTINUOUS_LOOP
static const ChProfileRow SUKAKU[] = {
    SINGLES_TO_TRIPLES,
    {.technique = CH_TECHNIQUE_SKYSCRAPER,
     .also = {CH_TECHNIQUE_TWO_STRING_KITE, CH_TECHNIQUE_TURBOT_FISH, CH_TECHNIQUE_EMPTY_RECTANGLE,
              CH_TECHNIQUE_GROUPED_TWO_STRING_KITE, CH_TECHNIQUE_X_CHAIN, LINKS},
     .find = ch_se_find_two_links},
    WINGS_TO_QUADRUPLES,
    {.technique = CH_TECHNIQUE_X_CHAIN, .also = {LINKS}, .find = ch_se_find_three_links},
    {.technique = CH_TECHNIQUE_WXYZ_WING, .find = ch_se_find_wxyz_wing},
    BUG,
    {.technique = CH_TECHNIQUE_X_CHAIN, .also = {LINKS}, .find = ch_se_find_four_links},
    {.technique = CH_TECHNIQUE_VWXYZ_WING, .find = ch_se_find_vwxyz_wing},
    ALIGNED_PAIR,
    {.technique = CH_TECHNIQUE_UVWXYZ_WING, .find = ch_se_find_uvwxyz_wing},
    CHAIN,
    {.technique = CH_TECHNIQUE_TUVWXYZ_WING, .find = ch_se_find_tuvwxyz_wing},
    ALIGNED_TRIPLE,
    FORCING_CHAINS,
    NESTED_NETS(ch_se_find_nested_chains_6),
    NESTED_NETS(ch_se_find_nested_chains_7),
};

#define SE_PROFILE(name, rows, scale)                                                              \
    static void read_##scale(void *state, const ChBoard *board)                                    \
    {                                                                                              \
        ch_se_read_board(state, &scale, board);                                                    \
    }                                                                                              \
    const ChProfile name = {CH_PROFILE_ROWS(rows),                                                 \
                            .state = {.size = sizeof(ChSe), .before_step = read_##scale}}

SE_PROFILE(ch_se_profile, EXPLAINER, ch_se_explainer);
SE_PROFILE(ch_sx_profile, SX, ch_se_sx);
SE_PROFILE(ch_sukaku_profile, SUKAKU, ch_se_sukaku);
