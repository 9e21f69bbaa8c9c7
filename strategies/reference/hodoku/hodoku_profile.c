/* hodoku_profile.c - the hodoku profile: the slots of the HoDoKu scale, in its order.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "hodoku.h"

/* The slots of the HoDoKu scale. A slot that finds several techniques has the row of one of them
 * and also matches the names of the others. */
static const ChProfileRow ROWS[] = {
    {.technique = CH_TECHNIQUE_FULL_HOUSE, .find = ch_hodoku_full_house},
    {.technique = CH_TECHNIQUE_NAKED_SINGLE, .find = ch_hodoku_naked_single},
    {.technique = CH_TECHNIQUE_CROSS_HATCHING,
     .also = {CH_TECHNIQUE_HIDDEN_SINGLE_ROW, CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN},
     .find = ch_hodoku_hidden_single},
    {.technique = CH_TECHNIQUE_LOCKED_PAIR, .find = ch_hodoku_locked_pair},
    {.technique = CH_TECHNIQUE_LOCKED_TRIPLE, .find = ch_hodoku_locked_triple},
    {.technique = CH_TECHNIQUE_POINTING, .find = ch_hodoku_pointing},
    {.technique = CH_TECHNIQUE_CLAIMING, .find = ch_hodoku_claiming},
    {.technique = CH_TECHNIQUE_NAKED_PAIR, .find = ch_hodoku_naked_pair},
    {.technique = CH_TECHNIQUE_NAKED_TRIPLE, .find = ch_hodoku_naked_triple},
    {.technique = CH_TECHNIQUE_HIDDEN_PAIR, .find = ch_hodoku_hidden_pair},
    {.technique = CH_TECHNIQUE_HIDDEN_TRIPLE, .find = ch_hodoku_hidden_triple},
    {.technique = CH_TECHNIQUE_NAKED_QUADRUPLE, .find = ch_hodoku_naked_quadruple},
    {.technique = CH_TECHNIQUE_HIDDEN_QUADRUPLE, .find = ch_hodoku_hidden_quadruple},
    {.technique = CH_TECHNIQUE_X_WING, .find = ch_hodoku_x_wing},
    {.technique = CH_TECHNIQUE_SWORDFISH, .find = ch_hodoku_swordfish},
    {.technique = CH_TECHNIQUE_JELLYFISH, .find = ch_hodoku_jellyfish},
    {.technique = CH_TECHNIQUE_REMOTE_PAIR, .find = ch_hodoku_remote_pair},
    {.technique = CH_TECHNIQUE_BUG_1, .find = ch_hodoku_bug_1},
    {.technique = CH_TECHNIQUE_SKYSCRAPER, .find = ch_hodoku_skyscraper},
    {.technique = CH_TECHNIQUE_TWO_STRING_KITE, .find = ch_hodoku_two_string_kite},
    {.technique = CH_TECHNIQUE_TURBOT_FISH, .find = ch_hodoku_turbot_fish},
    {.technique = CH_TECHNIQUE_EMPTY_RECTANGLE, .find = ch_hodoku_empty_rectangle},
    {.technique = CH_TECHNIQUE_W_WING, .find = ch_hodoku_w_wing},
    {.technique = CH_TECHNIQUE_XY_WING, .find = ch_hodoku_xy_wing},
    {.technique = CH_TECHNIQUE_XYZ_WING, .find = ch_hodoku_xyz_wing},
    {.technique = CH_TECHNIQUE_UNIQUE_RECTANGLE_1, .find = ch_hodoku_unique_rectangle_1},
    {.technique = CH_TECHNIQUE_UNIQUE_RECTANGLE_2, .find = ch_hodoku_unique_rectangle_2},
    {.technique = CH_TECHNIQUE_UNIQUE_RECTANGLE_3, .find = ch_hodoku_unique_rectangle_3},
    {.technique = CH_TECHNIQUE_UNIQUE_RECTANGLE_4, .find = ch_hodoku_unique_rectangle_4},
    {.technique = CH_TECHNIQUE_UNIQUE_RECTANGLE_5, .find = ch_hodoku_unique_rectangle_5},
    {.technique = CH_TECHNIQUE_UNIQUE_RECTANGLE_6, .find = ch_hodoku_unique_rectangle_6},
    {.technique = CH_TECHNIQUE_HIDDEN_RECTANGLE, .find = ch_hodoku_hidden_rectangle},
    {.technique = CH_TECHNIQUE_AVOIDABLE_RECTANGLE_1, .find = ch_hodoku_avoidable_rectangle_1},
    {.technique = CH_TECHNIQUE_AVOIDABLE_RECTANGLE_2, .find = ch_hodoku_avoidable_rectangle_2},
    {.technique = CH_TECHNIQUE_FINNED_X_WING, .find = ch_hodoku_finned_x_wing},
    {.technique = CH_TECHNIQUE_SASHIMI_X_WING, .find = ch_hodoku_sashimi_x_wing},
    {.technique = CH_TECHNIQUE_FINNED_SWORDFISH, .find = ch_hodoku_finned_swordfish},
    {.technique = CH_TECHNIQUE_SASHIMI_SWORDFISH, .find = ch_hodoku_sashimi_swordfish},
    {.technique = CH_TECHNIQUE_FINNED_JELLYFISH, .find = ch_hodoku_finned_jellyfish},
    {.technique = CH_TECHNIQUE_SASHIMI_JELLYFISH, .find = ch_hodoku_sashimi_jellyfish},
    {.technique = CH_TECHNIQUE_SUE_DE_COQ,
     .also = {CH_TECHNIQUE_EXTENDED_SUE_DE_COQ},
     .find = ch_hodoku_sue_de_coq},
    {.technique = CH_TECHNIQUE_SIMPLE_COLOURS_WRAP,
     .also = {CH_TECHNIQUE_SIMPLE_COLOURS_TRAP},
     .find = ch_hodoku_simple_colours},
    {.technique = CH_TECHNIQUE_MULTI_COLOURS_2,
     .also = {CH_TECHNIQUE_MULTI_COLOURS_1},
     .find = ch_hodoku_multi_colours},
    {.technique = CH_TECHNIQUE_X_CHAIN, .find = ch_hodoku_x_chain},
    {.technique = CH_TECHNIQUE_XY_CHAIN, .find = ch_hodoku_xy_chain},
    {.technique = CH_TECHNIQUE_DISCONTINUOUS_LOOP,
     .also = {CH_TECHNIQUE_CONTINUOUS_LOOP, CH_TECHNIQUE_AIC},
     .find = ch_hodoku_nice_loop},
    {.technique = CH_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP,
     .also = {CH_TECHNIQUE_GROUPED_CONTINUOUS_LOOP, CH_TECHNIQUE_GROUPED_AIC},
     .find = ch_hodoku_grouped_nice_loop},
    {.technique = CH_TECHNIQUE_ALS_XZ, .find = ch_hodoku_als_xz},
    {.technique = CH_TECHNIQUE_ALS_XY_WING, .find = ch_hodoku_als_xy_wing},
    {.technique = CH_TECHNIQUE_ALS_CHAIN, .find = ch_hodoku_als_chain},
    {.technique = CH_TECHNIQUE_FRANKEN_X_WING, .find = ch_hodoku_franken_x_wing},
    {.technique = CH_TECHNIQUE_FRANKEN_SWORDFISH, .find = ch_hodoku_franken_swordfish},
    {.technique = CH_TECHNIQUE_FINNED_FRANKEN_X_WING, .find = ch_hodoku_finned_franken_x_wing},
    {.technique = CH_TECHNIQUE_FINNED_FRANKEN_SWORDFISH,
     .find = ch_hodoku_finned_franken_swordfish},
    {.technique = CH_TECHNIQUE_FORCING_CHAIN_CONTRADICTION,
     .also = {CH_TECHNIQUE_FORCING_CHAIN_VERITY_CELL, CH_TECHNIQUE_FORCING_CHAIN_VERITY_HOUSE},
     .find = ch_hodoku_forcing_chain},
    {.technique = CH_TECHNIQUE_FORCING_NET_CONTRADICTION,
     .also = {CH_TECHNIQUE_FORCING_NET_VERITY_CELL, CH_TECHNIQUE_FORCING_NET_VERITY_HOUSE},
     .find = ch_hodoku_forcing_net},
};

/* ---- the state ---- */

_Static_assert(sizeof(ChHodokuGrid) <= CH_SAVED_STATE, "a saved position holds a grid");

static void start(void *state, const ChPuzzle *puzzle, const ChBoard *board)
{
    ChHodoku *const hodoku = state;

    ch_hodoku_grid_load(&hodoku->grid, puzzle, board);
    hodoku->list.count = 0;
    hodoku->pending = CH_TECHNIQUE_NONE;
    hodoku->built = 0;
    hodoku->sets.is_kept = false;
}

static void before_step(void *state, const ChBoard *board)
{
    ChHodoku *const hodoku = state;

    if (hodoku->grid.is_behind)
        ch_hodoku_grid_follow(&hodoku->grid, board);
}

void ch_hodoku_start(void *state, const ChPuzzle *puzzle, const ChBoard *board)
{
    start(state, puzzle, board);
    before_step(state, board);
}

/* Copies the eliminations of a step of another profile: their only order is that of the cells. */
static void copy_eliminations(ChHodokuList *list, const ChStep *step)
{
    list->count = 0;
    for (int cell = 0; cell < CH_CELLS && step->detail != NULL; cell++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (ch_candidates_has(&step->detail->removed, CH_CANDIDATE(ch_box_cell(cell), digit)))
                ch_hodoku_list_add(list, cell, digit);
}

static void after_step(void *state, const ChStep *step)
{
    ChHodoku *const hodoku = state;

    hodoku->built = 0;
    if (step->placed != CH_NONE) {
        ch_hodoku_grid_set(&hodoku->grid, ch_grid_cell(CH_CANDIDATE_CELL(step->placed)),
                           CH_CANDIDATE_DIGIT(step->placed));
        return;
    }
    if (hodoku->pending != step->technique)
        copy_eliminations(&hodoku->list, step);
    for (int i = 0; i < hodoku->list.count; i++)
        ch_hodoku_grid_delete(&hodoku->grid, CH_CANDIDATE_CELL(hodoku->list.at[i]),
                              CH_CANDIDATE_DIGIT(hodoku->list.at[i]));
    hodoku->pending = CH_TECHNIQUE_NONE;
}

static void save(const void *state, void *saved)
{
    const ChHodoku *const hodoku = state;

    memcpy(saved, &hodoku->grid, sizeof hodoku->grid);
}

static void restore(void *state, const void *saved)
{
    ChHodoku *const hodoku = state;

    memcpy(&hodoku->grid, saved, sizeof hodoku->grid);
    hodoku->built = 0;
}

const ChProfile ch_hodoku_profile = {CH_PROFILE_ROWS(ROWS),
                                     .state = {.size = sizeof(ChHodoku),
                                               .start = start,
                                               .before_step = before_step,
                                               .singles = CH_HODOKU_SINGLES,
                                               .take_singles = ch_hodoku_take_singles,
                                               .after_step = after_step,
                                               .save = save,
                                               .restore = restore}};
