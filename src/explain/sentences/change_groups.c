/* change_groups.c - see change_groups.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "change_groups.h"

enum {
    MANY_LOST = 3 /* candidates from which on a cell is described by those it keeps */
};

int ch_cells_in_order(ChCellSet cells, uint8_t list[CH_CELLS])
{
    int count = 0;

    for (int row = 0; row < 9 && !ch_cells_empty(cells); row++) {
        const ChCellSet line = ch_house_cells[ch_cell_house[CH_CELL_AT(row, 0)][1]];
        CH_EACH_CELL(cell, ch_cells_and(cells, line)) /* of a row, by columns */
            list[count++] = (uint8_t)cell;
        cells = ch_cells_minus(cells, line);
    }
    return count;
}

ChChanges ch_read_changes(const uint16_t *candidate, size_t count)
{
    ChChanges changes = {.digits = {0}};

    for (size_t i = 0; i < count; i++)
        if (candidate[i] < CH_CANDIDATES) {
            const int cell = CH_CANDIDATE_CELL(candidate[i]);
            changes.digits[cell] |= 1u << CH_CANDIDATE_DIGIT(candidate[i]);
            ch_cells_add(&changes.cells, cell);
        }
    return changes;
}

static void add_cell_to(ChChangeGroups *groups, unsigned digits, int cell)
{
    size_t at = 0;

    while (at < groups->count && groups->group[at].digits != digits)
        at++;
    if (at == groups->count)
        groups->group[groups->count++] = (ChChangeGroup){.digits = digits};
    ch_cells_add(&groups->group[at].cells, cell);
}

ChChangeGroups ch_group_by_cells(const ChChanges *changes)
{
    uint8_t cell[CH_CELLS];
    const int count = ch_cells_in_order(changes->cells, cell);
    ChChangeGroups groups;

    groups.count = 0;
    for (int i = 0; i < count; i++)
        add_cell_to(&groups, changes->digits[cell[i]], cell[i]);
    return groups;
}

static ChCellSet cells_losing(const ChChanges *changes, int digit)
{
    ChCellSet cells = {{0}};

    CH_EACH_CELL(cell, changes->cells)
        if (changes->digits[cell] >> digit & 1)
            ch_cells_add(&cells, cell);
    return cells;
}

static void add_digit_to(ChChangeGroups *groups, int digit, ChCellSet cells)
{
    size_t at = 0;

    while (at < groups->count && !ch_cells_equal(groups->group[at].cells, cells))
        at++;
    if (at == groups->count)
        groups->group[groups->count++] = (ChChangeGroup){.cells = cells};
    groups->group[at].digits |= 1u << digit;
}

ChChangeGroups ch_group_by_digits(const ChChanges *changes)
{
    uint8_t cell[CH_CELLS];
    const int count = ch_cells_in_order(changes->cells, cell);
    unsigned grouped = 0;
    ChChangeGroups groups;

    groups.count = 0;
    for (int i = 0; i < count; i++)
        CH_EACH_DIGIT(digit, changes->digits[cell[i]] & ~grouped) {
            add_digit_to(&groups, digit, cells_losing(changes, digit));
            grouped |= 1u << digit;
        }
    return groups;
}

/* Returns the digits that the placements of the step leave a cell. */
static unsigned digits_left(const ChSentenceContext *context, int cell)
{
    const ChStepRecord *const step = context->step;
    unsigned digits = context->before->candidates[cell];

    for (size_t i = 0; i < step->place_count; i++)
        if (step->place[i] < CH_CANDIDATES &&
            ch_cells_has(&ch_cell_peers[cell], CH_CANDIDATE_CELL(step->place[i])))
            digits &= ~(1u << CH_CANDIDATE_DIGIT(step->place[i]));
    return digits;
}

ChChangeGroups ch_group_by_kept(const ChSentenceContext *context, const ChChanges *changes)
{
    ChChangeGroups groups;
    ChChanges kept = {.cells = changes->cells};
    int most = 0;

    groups.count = 0;
    CH_EACH_CELL(cell, changes->cells) {
        const int lost = ch_count(changes->digits[cell]);
        kept.digits[cell] = digits_left(context, cell) & ~changes->digits[cell];
        if (kept.digits[cell] == 0)
            return groups;
        most = lost > most ? lost : most;
    }
    return most >= MANY_LOST ? ch_group_by_cells(&kept) : groups;
}
