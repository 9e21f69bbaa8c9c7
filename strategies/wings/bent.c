/* bent.c - see bent.h: the parts of a crossing.
 *
 * SPDX-License-Identifier: MIT
 */
#include "bent.h"

#include <assert.h>

static ChCellSet cells_of(int box, int line, int part)
{
    const ChCellSet in_box = ch_house_cells[box];
    const ChCellSet in_line = ch_house_cells[line];

    return part == CH_BENT_BOX    ? ch_cells_minus(in_box, in_line)
           : part == CH_BENT_LINE ? ch_cells_minus(in_line, in_box)
                                  : ch_cells_and(in_box, in_line);
}

static void read_part(ChBentPart *part, const ChBoard *board, ChCellSet cells)
{
    part->count = 0;
    part->digits[0] = 0;
    CH_EACH_CELL(cell, cells) {
        const unsigned all = 1u << part->count;
        const uint16_t own = board->candidates[cell];
        for (unsigned choice = 0; choice < all; choice++)
            part->digits[all + choice] = part->digits[choice] | own;
        assert(part->count < CH_DIGITS);
        part->cell[part->count++] = (uint8_t)cell;
    }
}

bool ch_bent_read(ChBentParts *parts, const ChBoard *board, int crossing)
{
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);

    parts->box = crossing / 6;
    parts->line = ch_bent_line(crossing);
    for (int part = 0; part < CH_BENT_PARTS; part++)
        read_part(&parts->part[part], board,
                  ch_cells_and(empty, cells_of(parts->box, parts->line, part)));
    return parts->part[CH_BENT_CROSSING].count > 0;
}

int ch_bent_cells(const ChBentParts *parts, const ChBent *bent, uint8_t *cell)
{
    int count = 0;

    for (int i = 0; i < CH_BENT_PARTS; i++)
        CH_EACH_BIT(place, bent->choice[i])
            cell[count++] = parts->part[i].cell[place];
    return count;
}

ChCellSet ch_bent_lost(const ChBoard *board, const uint8_t *cell, int count, int digit)
{
    ChCellSet seen = ch_board_open(board, digit);

    for (int i = 0; i < count; i++)
        if (board->candidates[cell[i]] >> digit & 1)
            seen = ch_cells_and(seen, ch_cell_peers[cell[i]]);
    return seen;
}
