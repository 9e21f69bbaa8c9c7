/* se_carry.c - the closures that remain valid when their grid has lost some candidates.
 *
 * Plain dynamic propagation from an assumption is driven by off nodes: for each, its cell and its
 * digit's houses are tested for a single.  A closure is the same, node by node, under two
 * conditions.  None of the lost candidates is in it.  And in each of their cells and houses either
 * nothing is off or two candidates remain at the end.
 *
 * Nodes that patterns have added are dropped: the nodes before them are a plain closure.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_chain.h"

/* The lost candidates. */
typedef struct Loss {
    const ChSeGrid *before;
    const ChSeGrid *now;
    bool with_cells;
    int count;
    uint16_t candidate[CH_CANDIDATES];
    ChGridCells cells; /* cells that have lost candidates */
    uint16_t digits[CH_HOUSES];
    int houses;
    uint8_t house[CH_HOUSES * CH_DIGITS][2]; /* the digits of houses that have lost a place */
} Loss;

static void note_house(Loss *loss, int house, int digit)
{
    if (loss->digits[house] >> digit & 1)
        return;
    loss->digits[house] |= (uint16_t)(1u << digit);
    loss->house[loss->houses][0] = (uint8_t)house;
    loss->house[loss->houses++][1] = (uint8_t)digit;
}

static void list_losses(Loss *loss)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        unsigned rest = loss->before->cand[cell] & ~(unsigned)loss->now->cand[cell];
        if (rest != 0)
            ch_grid_cells_add(&loss->cells, cell);
        CH_EACH_DIGIT(digit, rest) {
            loss->candidate[loss->count++] = (uint16_t)CH_CANDIDATE(cell, digit);
            for (int type = 0; type < CH_SE_TYPES; type++)
                note_house(loss, ch_grid_cell_house[cell][type], digit);
        }
    }
}

/* Reports whether the loss has no effect in a cell. */
static bool is_same_in_cell(const Loss *loss, const ChSeMarks *off, int cell)
{
    const unsigned left = loss->now->cand[cell] & ~(unsigned)off->of[cell];

    return off->of[cell] == 0 || (left & (left - 1)) != 0;
}

/* Reports whether the loss has no effect on a digit in a house. */
static bool is_same_in_house(const Loss *loss, const ChSeMarks *off, int house, int digit)
{
    bool any_left = false;
    bool any_off = false;

    CH_EACH_BIT(place, loss->now->pos[house][digit]) {
        const bool is_off = off->of[ch_grid_house_cell[house][place]] >> digit & 1;
        if (!is_off && any_left)
            return true;
        any_off |= is_off;
        any_left |= !is_off;
    }
    return !any_off;
}

static bool still_holds(const Loss *loss, const ChSeClosure *closure)
{
    ChGridCells cells = loss->cells;

    for (int i = 0; i < loss->count; i++)
        if (ch_se_marks_has(&closure->off, loss->candidate[i]) ||
            ch_se_marks_has(&closure->on, loss->candidate[i]))
            return false;
    if (loss->with_cells)
        CH_EACH_GRID_CELL(cell, cells)
            if (!is_same_in_cell(loss, &closure->off, cell))
                return false;
    for (int i = 0; i < loss->houses; i++)
        if (!is_same_in_house(loss, &closure->off, loss->house[i][0], loss->house[i][1]))
            return false;
    return true;
}

/* Drops the nodes that patterns have added. */
static void drop_pattern_nodes(ChSeClosure *closure)
{
    closure->level = 0;
    memset(closure->searched, 0xff, sizeof closure->searched);
    if (closure->on_count == closure->plain_on && closure->off_count == closure->plain_off)
        return;
    closure->clashes = false;
    closure->on_count = closure->plain_on;
    closure->off_count = closure->plain_off;
    memset(&closure->on, 0, sizeof closure->on);
    memset(&closure->off, 0, sizeof closure->off);
    for (int i = 0; i < closure->on_count; i++)
        ch_se_marks_add(&closure->on, closure->on_list[i].candidate);
    for (int i = 0; i < closure->off_count; i++)
        ch_se_marks_add(&closure->off, closure->off_list[i].candidate);
}

void ch_se_carry(ChSeDepth *depth, const ChSeGrid *now)
{
    Loss loss = {.before = &depth->start, .now = now, .with_cells = !depth->mode.nishio};

    list_losses(&loss);
    memcpy(&depth->lost[depth->losses], loss.candidate, (size_t)loss.count * sizeof *depth->lost);
    depth->losses = (uint16_t)(depth->losses + loss.count);
    for (int on = 0; on < 2; on++)
        for (int cell = 0; cell < CH_CELLS; cell++)
            CH_EACH_DIGIT(digit, depth->start.cand[cell]) {
                const int candidate = CH_CANDIDATE(cell, digit);
                const unsigned slot = depth->slot_of[on][candidate];
                if (slot == 0 || depth->closure[slot - 1].is_void)
                    continue;
                drop_pattern_nodes(&depth->closure[slot - 1]);
                depth->closure[slot - 1].is_void = !still_holds(&loss, &depth->closure[slot - 1]);
            }
}
