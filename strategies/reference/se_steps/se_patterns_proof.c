/* se_patterns_proof.c - singles, locking, sets, fish, wings, exclusion: the constraints of each
 * pattern.
 *
 * SPDX-License-Identifier: MIT
 */
#include "als.h"
#include "basic.h"
#include "premises.h"
#include "se_steps.h"
#include "wings.h"

static void add_cell_premise(ChDeduction *deduction, int cell)
{
    ch_add_premise(deduction, CH_CELL_CONSTRAINT(ch_box_cell(cell)));
}

/* ---- singles ---- */

static int single_of(const ChSeGrid *grid, int house)
{
    if (grid->empty[house] == 1)
        return CH_TECHNIQUE_FULL_HOUSE;
    return house < CH_FIRST_ROW      ? CH_TECHNIQUE_CROSS_HATCHING
           : house < CH_FIRST_COLUMN ? CH_TECHNIQUE_HIDDEN_SINGLE_ROW
                                     : CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN;
}

static void prove_single(const ChSe *se, ChDeduction *deduction)
{
    const ChSeHint *const hint = &se->hint;

    if (hint->technique == CH_SE_NAKED_SINGLE) {
        deduction->technique = CH_TECHNIQUE_NAKED_SINGLE;
        add_cell_premise(deduction, hint->place / 9);
    } else {
        deduction->technique = (uint16_t)single_of(&se->grid, hint->base[0]);
        ch_add_premise(deduction, CH_HOUSE_CONSTRAINT(hint->base[0], hint->place % 9));
    }
}

/* ---- locking, sets, fish ---- */

static void prove_locking(const ChSeHint *hint, ChDeduction *deduction)
{
    const int digit = ch_lowest(hint->digits);
    const bool in_box = hint->base[0] < CH_FIRST_ROW;

    deduction->seed = ch_locked_seed(digit, hint->base[0], hint->cover[0]);
    ch_add_premise(deduction, CH_HOUSE_CONSTRAINT(hint->base[0], digit));
    if (hint->place == CH_SE_NOWHERE) {
        deduction->technique = in_box ? CH_TECHNIQUE_POINTING : CH_TECHNIQUE_CLAIMING;
        return;
    }
    deduction->technique = in_box ? CH_TECHNIQUE_DIRECT_POINTING : CH_TECHNIQUE_DIRECT_CLAIMING;
    ch_add_premise(deduction, CH_HOUSE_CONSTRAINT(hint->base[1], digit));
}

static void prove_hidden(const ChSeHint *hint, ChDeduction *deduction)
{
    static const uint8_t TECHNIQUE[] = {
        CH_TECHNIQUE_HIDDEN_PAIR, CH_TECHNIQUE_HIDDEN_TRIPLE, CH_TECHNIQUE_HIDDEN_QUADRUPLE,
        CH_TECHNIQUE_DIRECT_HIDDEN_PAIR, CH_TECHNIQUE_DIRECT_HIDDEN_TRIPLE};
    const bool is_direct = hint->place != CH_SE_NOWHERE;

    deduction->technique = TECHNIQUE[ch_se_count(hint->digits) - 2 + 3 * is_direct];
    deduction->seed = ch_subset_seed(hint->base[0], hint->digits);
    ch_add_digit_premises(deduction, hint->base[0], hint->digits);
    if (is_direct)
        ch_add_premise(deduction, CH_HOUSE_CONSTRAINT(hint->base[0], hint->place % 9));
}

static void prove_naked(const ChSeHint *hint, ChDeduction *deduction)
{
    static const uint8_t TECHNIQUE[] = {CH_TECHNIQUE_NAKED_PAIR, CH_TECHNIQUE_NAKED_TRIPLE,
                                        CH_TECHNIQUE_NAKED_QUADRUPLE};

    deduction->technique = TECHNIQUE[ch_se_count(hint->digits) - 2];
    deduction->seed = ch_subset_seed(hint->base[0], hint->cells);
    CH_EACH_BIT(place, hint->cells)
        add_cell_premise(deduction, ch_grid_house_cell[hint->base[0]][place]);
}

static void prove_fish(const ChSeHint *hint, int size, ChDeduction *deduction)
{
    static const uint8_t TECHNIQUE[] = {CH_TECHNIQUE_X_WING, CH_TECHNIQUE_SWORDFISH,
                                        CH_TECHNIQUE_JELLYFISH};

    deduction->technique = TECHNIQUE[size - 2];
    deduction->seed = (uint16_t)ch_lowest(hint->digits);
    for (int i = 0; i < size; i++) {
        ch_add_premise(deduction, CH_HOUSE_CONSTRAINT(hint->base[i], deduction->seed));
        deduction->detail.seed[0] |= UINT32_C(1) << hint->base[i];
        deduction->detail.seed[1] |= UINT32_C(1) << hint->cover[i];
    }
}

/* ---- wings, exclusion ---- */

static void prove_wing(const ChSeHint *hint, int technique, ChDeduction *deduction)
{
    deduction->technique = (uint16_t)technique;
    for (int i = 0; i < 3; i++) {
        add_cell_premise(deduction, hint->base[i]);
        deduction->detail.seed[0] |= (uint32_t)ch_box_cell(hint->base[i]) << 8 * i;
    }
    deduction->detail.seed[0] |= (uint32_t)ch_lowest(hint->digits) << 24;
}

/* Returns a house that contains the cells, none of EXCEPT; CH_NONE: there is none. */
static int house_of(ChCellSet cells, int except)
{
    for (int house = 0; house < CH_HOUSES; house++)
        if (house != except && ch_cells_within(cells, ch_house_cells[house]))
            return house;
    return CH_NONE;
}

/* Proves a large wing, a bent set: its members lie in one house, and those that have a digit of the
 * further cell in another house with it.  If all lie in one house, they are a naked subset, which
 * the whole profile takes before. */
static bool prove_large_wing(const ChFinderInput *input, ChDeduction *deduction)
{
    const ChSeHint *const hint = &ch_se_state(input)->hint;
    const int further = ch_box_cell(hint->base[0]);
    const ChCellSet members = ch_box_cells(hint->loop);
    ChCellSet all = members;

    ch_cells_add(&all, further);
    ch_add_cell_premises(deduction, all);
    deduction->technique = (uint16_t)(CH_TECHNIQUE_WXYZ_WING + hint->length - 4);
    CH_EACH_DIGIT(digit, input->board->candidates[further]) {
        ChCellSet linked = ch_cells_and(members, ch_board_open(input->board, digit));
        ch_cells_add(&linked, further);
        const int joining = house_of(linked, CH_NONE);
        const int own = joining != CH_NONE ? house_of(members, joining) : CH_NONE;
        if (own == CH_NONE)
            continue;
        ch_bent_note(deduction, all, joining, own);
        return true;
    }
    return false;
}

/* Proves an exclusion: all cells that see the two or three may exclude something; unneeded ones are
 * dropped. */
static bool prove_exclusion(const ChFinderInput *input, int count, ChDeduction *deduction)
{
    const ChSeHint *const hint = &ch_se_state(input)->hint;
    ChGridCells seen = ch_grid_peers[hint->base[0]];

    deduction->technique =
        count == 2 ? CH_TECHNIQUE_ALIGNED_PAIR_EXCLUSION : CH_TECHNIQUE_ALIGNED_TRIPLE_EXCLUSION;
    deduction->seed = (uint16_t)count;
    for (int i = 0; i < count; i++) {
        seen = ch_grid_cells_and(seen, ch_grid_peers[hint->base[i]]);
        add_cell_premise(deduction, hint->base[i]);
        ch_als_write_seed(deduction, 7 * i, (unsigned)ch_box_cell(hint->base[i]));
    }
    CH_EACH_GRID_CELL(cell, seen) {
        const int digits = ch_se_count(ch_se_state(input)->grid.cand[cell]);
        if (digits >= 2 && digits <= count)
            add_cell_premise(deduction, cell);
    }
    return ch_minimize_premises(deduction, input->board);
}

bool ch_se_prove_pattern(const ChFinderInput *input, ChDeduction *deduction)
{
    const ChSeHint *const hint = &ch_se_state(input)->hint;

    switch (hint->technique) {
    case CH_SE_HIDDEN_SINGLE:
    case CH_SE_NAKED_SINGLE:
        prove_single(ch_se_state(input), deduction);
        return true;
    case CH_SE_DIRECT_POINTING:
    case CH_SE_DIRECT_CLAIMING:
    case CH_SE_POINTING:
    case CH_SE_CLAIMING:
        prove_locking(hint, deduction);
        return true;
    case CH_SE_NAKED_PAIR:
    case CH_SE_NAKED_TRIPLET:
    case CH_SE_NAKED_QUAD:
        prove_naked(hint, deduction);
        return true;
    case CH_SE_X_WING:
    case CH_SE_SWORDFISH:
    case CH_SE_JELLYFISH:
        prove_fish(hint,
                   hint->technique == CH_SE_X_WING      ? 2
                   : hint->technique == CH_SE_SWORDFISH ? 3
                                                        : 4,
                   deduction);
        return true;
    case CH_SE_XY_WING:
        prove_wing(hint, CH_TECHNIQUE_XY_WING, deduction);
        return true;
    case CH_SE_XYZ_WING:
        prove_wing(hint, CH_TECHNIQUE_XYZ_WING, deduction);
        return true;
    case CH_SE_LARGE_WING:
        return prove_large_wing(input, deduction);
    case CH_SE_ALIGNED_PAIR:
        return prove_exclusion(input, 2, deduction);
    case CH_SE_ALIGNED_TRIPLET:
        return prove_exclusion(input, 3, deduction);
    default:
        prove_hidden(hint, deduction);
        return true;
    }
}
