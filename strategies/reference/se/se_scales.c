/* se_scales.c - the tables of the scales, see se_scale.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_producers.h"

/* ---- rows that scales share ---- */

#define SINGLES_TO_TRIPLETS                                                                        \
    {.find = ch_se_produce_hidden_singles}, {.find = ch_se_produce_direct_locking},                \
        {.find = ch_se_produce_direct_hidden_sets, .size = 2},                                     \
        {.find = ch_se_produce_naked_singles},                                                     \
        {.find = ch_se_produce_direct_hidden_sets, .size = 3}, {.find = ch_se_produce_locking},    \
        {.find = ch_se_produce_naked_sets, .size = 2}, {.find = ch_se_produce_fish, .size = 2},    \
        {.find = ch_se_produce_hidden_sets, .size = 2},                                            \
        {.find = ch_se_produce_naked_sets, .size = 3}, {.find = ch_se_produce_fish, .size = 3},    \
    {                                                                                              \
        .find = ch_se_produce_hidden_sets, .size = 3                                               \
    }

#define WINGS_TO_QUADS                                                                             \
    {.find = ch_se_produce_three_cell_wings, .size = 2},                                           \
        {.find = ch_se_produce_three_cell_wings, .size = 3}, {.find = ch_se_produce_loops},        \
        {.find = ch_se_produce_naked_sets, .size = 4}, {.find = ch_se_produce_fish, .size = 4},    \
    {                                                                                              \
        .find = ch_se_produce_hidden_sets, .size = 4                                               \
    }

#define FORCING(rating, ...)                                                                       \
    {                                                                                              \
        .find = ch_se_produce_forcing, .least = (rating), .mode = {.base = (rating), __VA_ARGS__ } \
    }
#define NESTED(rating, number, ...)                                                                \
    FORCING(rating, .dynamic = true, .level = (number), .inside = {CH_SE_PATTERNS, __VA_ARGS__})

#define STATIC_TO_DYNAMIC                                                                          \
    FORCING(7.5, .nishio = true, .dynamic = true), FORCING(8.0, .dynamic = false),                 \
        FORCING(8.5, .dynamic = true), NESTED(9.0, 1, CH_SE_END),                                  \
        NESTED(9.5, 2, CH_SE_UNARY, CH_SE_END)

#define CLASSIC_TO_DYNAMIC                                                                         \
    SINGLES_TO_TRIPLETS, WINGS_TO_QUADS, {.find = ch_se_produce_bug},                              \
        {.find = ch_se_produce_aligned_pairs}, {.find = ch_se_produce_unary, .least = 6.5},        \
        {.find = ch_se_produce_aligned_triplets, .least = 7.5}, STATIC_TO_DYNAMIC

#define WITH_PRODUCERS(table)                                                                      \
    .producer = (table), .producers = (int)(sizeof(table) / sizeof(table)[0])

/* ---- the tables ---- */

static const ChSeProducer EXPLAINER[] = {
    CLASSIC_TO_DYNAMIC,
    NESTED(10.0, 3, CH_SE_UNARY, CH_SE_MULTIPLE, CH_SE_END),
    NESTED(10.5, 4, CH_SE_DYNAMIC, CH_SE_END),
    NESTED(11.0, 5, CH_SE_DYNAMIC, CH_SE_DYNAMIC + 2, CH_SE_END),
};

const ChSeScale ch_se_explainer = {.key = "se",
                                   .rules = "SE 1.2.1.3",
                                   WITH_PRODUCERS(EXPLAINER),
                                   .starts_below_zero = true,
                                   .peer = ch_se_peer};

static const ChSeProducer SX[] = {
    CLASSIC_TO_DYNAMIC,
    NESTED(10.0, 3, CH_SE_MULTIPLE, CH_SE_END),
    NESTED(10.5, 4, CH_SE_DYNAMIC, CH_SE_END),
    NESTED(10.5, 4, CH_SE_DYNAMIC + 1, CH_SE_END),
    NESTED(10.5, 4, CH_SE_DYNAMIC + 2, CH_SE_END),
};

const ChSeScale ch_se_sx = {.key = "sx",
                            .rules = "SukakuExplainer 2025.10.8",
                            WITH_PRODUCERS(SX),
                            .peer = ch_se_peer,
                            .direct_hints_eliminate = true,
                            .names_loop_sets = true};

#define STRONG_LINKS(count)                                                                        \
    {                                                                                              \
        .find = ch_se_produce_strong_links, .size = (count), .rates_links = true                   \
    }
#define SUKAKU_LINKS_AND_WINGS                                                                     \
    SINGLES_TO_TRIPLETS, STRONG_LINKS(2), WINGS_TO_QUADS, STRONG_LINKS(3),                         \
        {.find = ch_se_produce_large_wings, .size = 4},                                            \
    {                                                                                              \
        .find = ch_se_produce_bug                                                                  \
    }
#define SUKAKU_NESTED                                                                              \
    STATIC_TO_DYNAMIC, NESTED(10.0, 3, CH_SE_UNARY, CH_SE_MULTIPLE, CH_SE_END),                    \
        NESTED(10.5, 4, CH_SE_DYNAMIC, CH_SE_END), NESTED(10.5, 4, CH_SE_DYNAMIC + 1, CH_SE_END),  \
        NESTED(10.5, 4, CH_SE_DYNAMIC + 2, CH_SE_END),                                             \
        NESTED(10.5, 4, CH_SE_DYNAMIC + 3, CH_SE_END)
#define SUKAKU_RULES                                                                               \
    .peer = ch_se_peer_ascending, .locks_by_digit = true, .ignores_skipped_neighbours = true,      \
    .has_small_hidden_loop_sets = true, .counts_rest_of_bug = true,                                \
    .visits_bug_sets_by_size = true, .removes_in_table_order = true, .names_all_lengths = true

static const ChSeProducer SUKAKU[] = {
    SUKAKU_LINKS_AND_WINGS,
    STRONG_LINKS(4),
    {.find = ch_se_produce_large_wings, .size = 5},
    {.find = ch_se_produce_aligned_pairs},
    {.find = ch_se_produce_large_wings, .size = 6},
    {.find = ch_se_produce_unary, .least = 6.5},
    {.find = ch_se_produce_large_wings, .size = 7, .least = 7.5},
    {.find = ch_se_produce_aligned_triplets, .least = 7.5},
    SUKAKU_NESTED,
};

const ChSeScale ch_se_sukaku = {
    .key = "sukaku", .rules = "Sukaku Explainer 1.18.1", WITH_PRODUCERS(SUKAKU), SUKAKU_RULES};

static const ChSeProducer BANK[] = {
    SUKAKU_LINKS_AND_WINGS,
    {.find = ch_se_produce_large_wings, .size = 5},
    {.find = ch_se_produce_aligned_pairs},
    {.find = ch_se_produce_unary, .least = 6.5},
    {.find = ch_se_produce_aligned_triplets, .least = 7.5},
    SUKAKU_NESTED,
};

const ChSeScale ch_se_bank = {.key = "bank",
                              .rules = "Sukaku Explainer 1.14",
                              WITH_PRODUCERS(BANK),
                              .swaps_link_ratings = true,
                              SUKAKU_RULES};

const ChSeScale *const ch_se_scales[CH_SE_SCALES] = {&ch_se_explainer, &ch_se_sx, &ch_se_sukaku,
                                                     &ch_se_bank};
