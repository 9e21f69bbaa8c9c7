/* kites.c - see kites.h.
 *
 *      . x . | . x .       the kite of row 1 and column 1 is connected in box 1; a second
 *      x . . | . . .       kite on the same two cells has the row of the one and the
 *      . . . |             column of the other, or is of another digit
 *      ------+------
 *      x . . | . -
 *
 * SPDX-License-Identifier: MIT
 */
#include "kites.h"

/* Returns the house of the first premise in a house of this kind, or -1. */
static int house_among(const ChConstraintSet *premises, int first_house)
{
    CH_EACH_CONSTRAINT_FROM(constraint, CH_CELLS, premises) {
        const int house = (constraint - CH_CELLS) / 9;
        if (house >= first_house && house < first_house + 9)
            return house;
    }
    return -1;
}

/* Returns the connection of a kite: the candidates in its row and column except the two that see
 * the target. The target lies in the row of one of these two and in the column of the other. */
static ChCellSet connection(const ChBoard *board, const ChStep *step, int candidate)
{
    const int target = CH_CANDIDATE_CELL(candidate);
    const int row = house_among(&step->detail->premises, CH_FIRST_ROW);
    const int column = house_among(&step->detail->premises, CH_FIRST_COLUMN);
    ChCellSet cells = {{0}};

    if (row < 0 || column < 0)
        return cells;
    cells = ch_cells_and(ch_board_open(board, CH_CANDIDATE_DIGIT(candidate)),
                         ch_cells_or(ch_house_cells[row], ch_house_cells[column]));
    ch_cells_remove(&cells, CH_CELL_AT(row - CH_FIRST_ROW, CH_COLUMN_OF(target)));
    ch_cells_remove(&cells, CH_CELL_AT(CH_ROW_OF(target), column - CH_FIRST_COLUMN));
    return cells;
}

void ch_kites_add(ChKites *kites, const ChBoard *board, const ChStep *step)
{
    const int candidate = step->detail != NULL ? ch_candidates_next(&step->detail->removed, 0) : -1;

    if (candidate < 0 || kites->count == CH_KITES_ROOM)
        return;
    kites->kite[kites->count++] = (ChKite){.digit = CH_CANDIDATE_DIGIT(candidate),
                                           .connection = connection(board, step, candidate),
                                           .removed = step->detail->removed};
}

bool ch_kites_pair(const ChKites *kites, int digit, int *pair, ChCandidateSet *removed)
{
    for (; *pair < kites->count * kites->count; (*pair)++) {
        const ChKite *const one = &kites->kite[*pair / kites->count];
        const ChKite *const other = &kites->kite[*pair % kites->count];
        if (one->digit != digit || other->digit <= digit ||
            !ch_cells_equal(one->connection, other->connection))
            continue;
        *removed = ch_candidates_or(&one->removed, &other->removed);
        (*pair)++;
        return true;
    }
    return false;
}
