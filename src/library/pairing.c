/* pairing.c - see pairing.h.
 *
 * What two steps share is read from their premises: the box of an empty rectangle; of a kite the two places, one in its row and one in its column, that share a box:
 *
 *      . x . | . x .       the kite of row 1 and column 1 has its connection in box 1; a second kite
 *      x . . | . . .       on the same two cells has the row and the column of the other one
 *
 * SPDX-License-Identifier: MIT
 */
#include "pairing.h"

#include <string.h>

void ch_pairing_add(ChPairing *pairing, const ChStep *step)
{
    if (step->detail == NULL || pairing->count == CH_PAIRING_ROOM)
        return;
    const int first = ch_candidates_next(&step->detail->removed, 0);
    if (first < 0)
        return;
    pairing->frame[pairing->count++] = (ChFrame){.technique = step->technique,
                                                 .digit = CH_CANDIDATE_DIGIT(first),
                                                 .premises = step->detail->premises,
                                                 .removed = step->detail->removed};
}

/* The first premise about a house of this kind, as the house, or -1. */
static int house_among(const ChConstraintSet *premises, int first_house)
{
    for (int constraint = ch_constraints_next(premises, CH_CELLS); constraint >= 0;
         constraint = ch_constraints_next(premises, constraint + 1)) {
        const int house = (constraint - CH_CELLS) / 9;
        if (house >= first_house && house < first_house + 9)
            return house;
    }
    return -1;
}

/* The two places of a kite that share a box: those of its row and column that are left without the
 * two that see what it removes, which is in the row of one and the column of the other. */
static ChCellSet connection(const ChBoard *board, const ChFrame *kite)
{
    const int target = CH_CANDIDATE_CELL(ch_candidates_next(&kite->removed, 0));
    const int row = house_among(&kite->premises, CH_FIRST_ROW);
    const int column = house_among(&kite->premises, CH_FIRST_COLUMN);
    ChCellSet cells = {{0}};

    if (row < 0 || column < 0)
        return cells;
    cells = ch_cells_and(ch_board_open(board, kite->digit),
                         ch_cells_or(ch_house_cells[row], ch_house_cells[column]));
    ch_cells_remove(&cells, CH_CELL_AT(row - CH_FIRST_ROW, CH_COLUMN_OF(target)));
    ch_cells_remove(&cells, CH_CELL_AT(CH_ROW_OF(target), column - CH_FIRST_COLUMN));
    return cells;
}

static bool shares_frame(const ChBoard *board, const ChFrame *one, const ChFrame *other,
                         ChPairingKind kind)
{
    switch (kind) {
    case CH_PAIRING_KITE:
        return ch_cells_equal(connection(board, one), connection(board, other));
    case CH_PAIRING_RECTANGLE:
        return house_among(&one->premises, 0) >= 0 &&
               house_among(&one->premises, 0) == house_among(&other->premises, 0);
    case CH_PAIRING_NONE:
        break;
    }
    return false;
}

bool ch_pairing_pairs(const ChPairing *pairing, const ChBoard *board, ChPairingKind kind, int i,
                      int j, ChCandidateSet *removed)
{
    const ChFrame *const one = &pairing->frame[i];
    const ChFrame *const other = &pairing->frame[j];

    if (one->technique != other->technique || one->digit != other->digit ||
        memcmp(&one->removed, &other->removed, sizeof one->removed) == 0 ||
        !shares_frame(board, one, other, kind))
        return false;
    for (int word = 0; word < 12; word++)
        removed->word[word] = one->removed.word[word] | other->removed.word[word];
    return true;
}
