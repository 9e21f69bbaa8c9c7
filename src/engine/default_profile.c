/* default_profile.c - the default profile: the teaching order.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fish.h"
#include "profile.h"

/* Fish rows report the best fish of their kind and size. Rare fish are only used on request. */
#define FISH(name)                                                                                 \
    {                                                                                              \
        .technique = CH_TECHNIQUE_##name, .better = ch_fish_is_better                              \
    }
#define RARE_FISH(name)                                                                            \
    {                                                                                              \
        .technique = CH_TECHNIQUE_##name, .better = ch_fish_is_better, .requested = true           \
    }

/* The techniques that a person sees first come first. */
static const ChProfileRow ROWS[] = {
    {.technique = CH_TECHNIQUE_FULL_HOUSE},
    {.technique = CH_TECHNIQUE_CROSS_HATCHING},
    {.technique = CH_TECHNIQUE_HIDDEN_SINGLE_ROW},
    {.technique = CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN},
    {.technique = CH_TECHNIQUE_NAKED_SINGLE},
    /* an elimination and the single that follows from it, as one step */
    {.technique = CH_TECHNIQUE_DIRECT_POINTING, .requested = true},
    {.technique = CH_TECHNIQUE_DIRECT_CLAIMING, .requested = true},
    {.technique = CH_TECHNIQUE_DIRECT_HIDDEN_PAIR, .requested = true},
    {.technique = CH_TECHNIQUE_DIRECT_HIDDEN_TRIPLE, .requested = true},
    /* intersections of houses; subsets */
    {.technique = CH_TECHNIQUE_POINTING},
    {.technique = CH_TECHNIQUE_CLAIMING},
    {.technique = CH_TECHNIQUE_LOCKED_PAIR},
    {.technique = CH_TECHNIQUE_LOCKED_TRIPLE},
    {.technique = CH_TECHNIQUE_NAKED_PAIR},
    {.technique = CH_TECHNIQUE_HIDDEN_PAIR},
    {.technique = CH_TECHNIQUE_NAKED_TRIPLE},
    {.technique = CH_TECHNIQUE_HIDDEN_TRIPLE},
    /* fish of two lines */
    {.technique = CH_TECHNIQUE_X_WING},
    /* larger subsets */
    {.technique = CH_TECHNIQUE_NAKED_QUADRUPLE},
    {.technique = CH_TECHNIQUE_HIDDEN_QUADRUPLE},
    /* single digits: conjugate pairs and strong links */
    {.technique = CH_TECHNIQUE_SIMPLE_COLOURS_WRAP},
    {.technique = CH_TECHNIQUE_SIMPLE_COLOURS_TRAP},
    {.technique = CH_TECHNIQUE_SKYSCRAPER},
    {.technique = CH_TECHNIQUE_DUAL_TWO_STRING_KITE},
    {.technique = CH_TECHNIQUE_TWO_STRING_KITE},
    {.technique = CH_TECHNIQUE_TURBOT_FISH},
    {.technique = CH_TECHNIQUE_DUAL_EMPTY_RECTANGLE},
    {.technique = CH_TECHNIQUE_EMPTY_RECTANGLE},
    {.technique = CH_TECHNIQUE_GROUPED_TWO_STRING_KITE},
    {.technique = CH_TECHNIQUE_REMOTE_PAIR},
    /* wings */
    {.technique = CH_TECHNIQUE_XY_WING},
    {.technique = CH_TECHNIQUE_SWORDFISH},
    /* unique rectangles that are easily seen */
    {.technique = CH_TECHNIQUE_UNIQUE_RECTANGLE_1},
    {.technique = CH_TECHNIQUE_UNIQUE_RECTANGLE_2},
    {.technique = CH_TECHNIQUE_XYZ_WING},
    {.technique = CH_TECHNIQUE_W_WING},
    /* the other rectangles; BUG+1 */
    {.technique = CH_TECHNIQUE_UNIQUE_RECTANGLE_3},
    {.technique = CH_TECHNIQUE_UNIQUE_RECTANGLE_4},
    {.technique = CH_TECHNIQUE_UNIQUE_RECTANGLE_5},
    {.technique = CH_TECHNIQUE_UNIQUE_RECTANGLE_6},
    {.technique = CH_TECHNIQUE_HIDDEN_RECTANGLE},
    {.technique = CH_TECHNIQUE_AVOIDABLE_RECTANGLE_1},
    {.technique = CH_TECHNIQUE_AVOIDABLE_RECTANGLE_2},
    {.technique = CH_TECHNIQUE_BUG_1},
    /* fish of two lines with fins, fish of four */
    FISH(FINNED_X_WING),
    FISH(SASHIMI_X_WING),
    {.technique = CH_TECHNIQUE_JELLYFISH},
    /* almost locked candidates */
    {.technique = CH_TECHNIQUE_ALMOST_LOCKED_PAIR},
    {.technique = CH_TECHNIQUE_ALMOST_LOCKED_TRIPLE},
    /* larger wings, and wings that are chains */
    {.technique = CH_TECHNIQUE_WXYZ_WING},
    {.technique = CH_TECHNIQUE_VWXYZ_WING},
    {.technique = CH_TECHNIQUE_UVWXYZ_WING},
    {.technique = CH_TECHNIQUE_GROUPED_W_WING},
    {.technique = CH_TECHNIQUE_M_WING},
    {.technique = CH_TECHNIQUE_S_WING},
    {.technique = CH_TECHNIQUE_L_WING},
    {.technique = CH_TECHNIQUE_H_WING},
    {.technique = CH_TECHNIQUE_GROUPED_M_WING},
    {.technique = CH_TECHNIQUE_GROUPED_S_WING},
    {.technique = CH_TECHNIQUE_GROUPED_L_WING},
    {.technique = CH_TECHNIQUE_GROUPED_H_WING},
    /* larger deadly patterns */
    {.technique = CH_TECHNIQUE_UNIQUE_LOOP_1},
    {.technique = CH_TECHNIQUE_UNIQUE_LOOP_2},
    {.technique = CH_TECHNIQUE_UNIQUE_LOOP_3},
    {.technique = CH_TECHNIQUE_UNIQUE_LOOP_4},
    {.technique = CH_TECHNIQUE_EXTENDED_RECTANGLE_1},
    {.technique = CH_TECHNIQUE_EXTENDED_RECTANGLE_2},
    {.technique = CH_TECHNIQUE_EXTENDED_RECTANGLE_3},
    {.technique = CH_TECHNIQUE_EXTENDED_RECTANGLE_4},
    {.technique = CH_TECHNIQUE_BUG_2},
    {.technique = CH_TECHNIQUE_BUG_3},
    {.technique = CH_TECHNIQUE_BUG_4},
    {.technique = CH_TECHNIQUE_BUG_N},
    {.technique = CH_TECHNIQUE_TUVWXYZ_WING},
    {.technique = CH_TECHNIQUE_STUVWXYZ_WING},
    {.technique = CH_TECHNIQUE_RSTUVWXYZ_WING},
    /* colouring and the broken wing */
    {.technique = CH_TECHNIQUE_MULTI_COLOURS_2},
    {.technique = CH_TECHNIQUE_MULTI_COLOURS_1},
    {.technique = CH_TECHNIQUE_3D_MEDUSA},
    {.technique = CH_TECHNIQUE_BROKEN_WING},
    /* larger fish with fins */
    FISH(FINNED_SWORDFISH),
    FISH(SASHIMI_SWORDFISH),
    FISH(FINNED_JELLYFISH),
    FISH(SASHIMI_JELLYFISH),
    /* chains of one digit, or of bivalue cells */
    {.technique = CH_TECHNIQUE_X_CHAIN},
    {.technique = CH_TECHNIQUE_XY_CHAIN},
    /* chains */
    {.technique = CH_TECHNIQUE_CONTINUOUS_LOOP},
    {.technique = CH_TECHNIQUE_AIC},
    {.technique = CH_TECHNIQUE_DISCONTINUOUS_LOOP},
    /* chains with groups */
    {.technique = CH_TECHNIQUE_GROUPED_X_CHAIN},
    {.technique = CH_TECHNIQUE_GROUPED_CONTINUOUS_LOOP},
    {.technique = CH_TECHNIQUE_GROUPED_AIC},
    {.technique = CH_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP},
    /* intersecting sets of cells, or sets that share a digit */
    {.technique = CH_TECHNIQUE_SUE_DE_COQ},
    {.technique = CH_TECHNIQUE_EXTENDED_SUE_DE_COQ},
    {.technique = CH_TECHNIQUE_ALS_XZ},
    /* three almost locked sets, or two and a strong link */
    {.technique = CH_TECHNIQUE_ALS_XY_WING},
    {.technique = CH_TECHNIQUE_ALS_W_WING},
    /* fish with boxes */
    FISH(FRANKEN_X_WING),
    FISH(FINNED_FRANKEN_X_WING),
    FISH(FRANKEN_SWORDFISH),
    FISH(FINNED_FRANKEN_SWORDFISH),
    FISH(FRANKEN_JELLYFISH),
    FISH(FINNED_FRANKEN_JELLYFISH),
    /* consequences of one candidate, each from one other */
    {.technique = CH_TECHNIQUE_NISHIO},
    {.technique = CH_TECHNIQUE_FORCING_CHAIN_CONTRADICTION},
    {.technique = CH_TECHNIQUE_FORCING_CHAIN_VERITY_CELL},
    {.technique = CH_TECHNIQUE_FORCING_CHAIN_VERITY_HOUSE},
    /* many almost locked sets */
    {.technique = CH_TECHNIQUE_ALS_CHAIN},
    {.technique = CH_TECHNIQUE_ALS_AIC},
    {.technique = CH_TECHNIQUE_ALS_DISCONTINUOUS_LOOP},
    /* conspicuous patterns: aligned cells, fireworks, odd cycles of two or three digits, exocets */
    {.technique = CH_TECHNIQUE_ALIGNED_PAIR_EXCLUSION},
    {.technique = CH_TECHNIQUE_FIREWORK_TRIPLE},
    {.technique = CH_TECHNIQUE_FIREWORK_QUADRUPLE},
    {.technique = CH_TECHNIQUE_BIVALUE_ODDAGON},
    {.technique = CH_TECHNIQUE_TRIDAGON},
    {.technique = CH_TECHNIQUE_DOUBLE_JUNIOR_EXOCET},
    {.technique = CH_TECHNIQUE_JUNIOR_EXOCET},
    {.technique = CH_TECHNIQUE_SK_LOOP},
    /* larger fish, mutant fish, Siamese fish */
    RARE_FISH(SQUIRMBAG),
    RARE_FISH(WHALE),
    RARE_FISH(LEVIATHAN),
    RARE_FISH(FINNED_SQUIRMBAG),
    RARE_FISH(SASHIMI_SQUIRMBAG),
    RARE_FISH(FINNED_WHALE),
    RARE_FISH(SASHIMI_WHALE),
    RARE_FISH(FINNED_LEVIATHAN),
    RARE_FISH(SASHIMI_LEVIATHAN),
    RARE_FISH(FRANKEN_SQUIRMBAG),
    RARE_FISH(FINNED_FRANKEN_SQUIRMBAG),
    RARE_FISH(FRANKEN_WHALE),
    RARE_FISH(FINNED_FRANKEN_WHALE),
    RARE_FISH(FRANKEN_LEVIATHAN),
    RARE_FISH(FINNED_FRANKEN_LEVIATHAN),
    RARE_FISH(MUTANT_X_WING),
    RARE_FISH(FINNED_MUTANT_X_WING),
    RARE_FISH(MUTANT_SWORDFISH),
    RARE_FISH(FINNED_MUTANT_SWORDFISH),
    RARE_FISH(MUTANT_JELLYFISH),
    RARE_FISH(FINNED_MUTANT_JELLYFISH),
    RARE_FISH(MUTANT_SQUIRMBAG),
    RARE_FISH(FINNED_MUTANT_SQUIRMBAG),
    RARE_FISH(MUTANT_WHALE),
    RARE_FISH(FINNED_MUTANT_WHALE),
    RARE_FISH(MUTANT_LEVIATHAN),
    RARE_FISH(FINNED_MUTANT_LEVIATHAN),
    RARE_FISH(SIAMESE_FINNED_SWORDFISH),
    RARE_FISH(SIAMESE_FINNED_JELLYFISH),
    RARE_FISH(SIAMESE_SASHIMI_SWORDFISH),
    RARE_FISH(SIAMESE_SASHIMI_JELLYFISH),
    RARE_FISH(SIAMESE_FINNED_FRANKEN_SWORDFISH),
    RARE_FISH(SIAMESE_FINNED_FRANKEN_JELLYFISH),
    RARE_FISH(SIAMESE_FINNED_MUTANT_SWORDFISH),
    RARE_FISH(SIAMESE_FINNED_MUTANT_JELLYFISH),
    /* consequences of one candidate, each from several others: nearly always successful, even in
     * the hardest puzzles */
    {.technique = CH_TECHNIQUE_FORCING_NET_CONTRADICTION},
    {.technique = CH_TECHNIQUE_FORCING_NET_VERITY_CELL},
    {.technique = CH_TECHNIQUE_FORCING_NET_VERITY_HOUSE},
    /* slow and hardly ever successful once nets are exhausted: sets in a loop or around a cell,
     * three aligned cells, fish with chains */
    {.technique = CH_TECHNIQUE_DEATH_BLOSSOM},
    {.technique = CH_TECHNIQUE_ALS_CONTINUOUS_LOOP},
    {.technique = CH_TECHNIQUE_ALIGNED_TRIPLE_EXCLUSION},
    {.technique = CH_TECHNIQUE_KRAKEN_FISH_1, .better = ch_kraken_is_better},
    {.technique = CH_TECHNIQUE_KRAKEN_FISH_2, .better = ch_kraken_is_better},
    /* all placements of one digit: what chains and fish of that digit miss, mostly the work of
     * rarely used larger fish */
    {.technique = CH_TECHNIQUE_TEMPLATE_SET},
    {.technique = CH_TECHNIQUE_TEMPLATE_DELETE},
    {.technique = CH_TECHNIQUE_MULTI_SECTOR_LOCKED_SETS},
    /* the last resort */
    {.technique = CH_TECHNIQUE_NESTED_FORCING_NET, .effort = 2000},
};

const ChProfile ch_default_profile = {CH_PROFILE_ROWS(ROWS)};
