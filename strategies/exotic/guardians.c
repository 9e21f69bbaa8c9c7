/* guardians.c - see guardians.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "guardians.h"

void ch_guarded_add(ChGuarded *guarded, const ChBoard *board, int cell)
{
    const unsigned guards = board->candidates[cell] & ~guarded->digits;

    ch_cells_add(&guarded->cells, cell);
    guarded->guards |= guards;
    if (guards != 0)
        ch_cells_add(&guarded->extra, cell);
}

bool ch_guarded_join(ChGuarded *guarded, const ChBoard *board, int cell)
{
    const unsigned guards = board->candidates[cell] & ~guarded->digits;
    const bool first = ch_cells_empty(guarded->extra);

    ch_cells_add(&guarded->cells, cell);
    if (guards == 0)
        return true;
    ch_cells_add(&guarded->extra, cell);
    guarded->guards |= guards;
    guarded->watched =
        first ? ch_cell_peers[cell] : ch_cells_and(guarded->watched, ch_cell_peers[cell]);
    return first ||
           (ch_is_single(guarded->guards) &&
            ch_cells_meet(guarded->watched, ch_board_open(board, ch_lowest(guarded->guards))));
}

void ch_guarded_conclude(const ChGuarded *guarded, const ChBoard *board, ChDeduction *deduction)
{
    const int count = ch_cells_count(guarded->extra);
    ChCellSet premises = guarded->cells;

    if (count == 0)
        return;
    const int cell = ch_cells_first(guarded->extra);
    if (count == 1 && ch_is_single(guarded->guards)) {
        deduction->placed = (uint16_t)CH_CANDIDATE(cell, ch_lowest(guarded->guards));
    } else if (count == 1) {
        ch_add_cell_eliminations(deduction, board, cell, guarded->digits);
        ch_cells_remove(
            &premises,
            cell); /* without one of the pattern's digits here, the other cells cannot be filled */
    } else if (ch_is_single(guarded->guards)) {
        ch_add_eliminations(deduction, board, guarded->watched, ch_lowest(guarded->guards));
    }
    ch_add_cell_premises(deduction, premises);
}

void ch_guarded_mark(const ChGuarded *guarded, const ChBoard *board, ChMarks *marks)
{
    ch_marks_digits(marks, CH_ROLE_DIGIT, 0, guarded->digits);
    CH_EACH_CELL(cell, guarded->extra)
        CH_EACH_DIGIT(digit, board->candidates[cell] & ~guarded->digits)
            ch_marks_add(marks, CH_ROLE_GUARDIAN, CH_CANDIDATE(cell, digit), 0);
}

/* Returns the next larger number with as many bits. */
static unsigned next_alike(unsigned bits)
{
    const unsigned carried = bits + (bits & -bits);

    return carried | (carried ^ bits) >> (2 + ch_lowest(bits));
}

/* Counts, for each set of three digits, the cells that have no other. */
static void count_cells(const ChBoard *board, ChCellSet few, uint8_t count[CH_ALL_NINE + 1])
{
    CH_EACH_CELL(cell, few) {
        const unsigned own = board->candidates[cell];
        if (ch_count_of_nine[own] == 3) {
            count[own]++;
            continue;
        }
        CH_EACH_DIGIT(digit, CH_ALL_NINE & ~own)
            count[own | 1u << digit]++;
    }
}

int ch_list_threes(const ChFinderInput *input, int fewest_cells, ChThree *three)
{
    const ChCellSet few = ch_facts_few_cells(input->facts)->upto[3];
    ChCellSet without[CH_DIGITS];
    uint8_t cells_of[CH_ALL_NINE + 1] = {0};
    int count = 0;

    if (ch_cells_count(few) < fewest_cells)
        return 0;
    for (int digit = 0; digit < CH_DIGITS; digit++)
        without[digit] = ch_cells_minus(few, ch_board_plane(input->board, digit));
    count_cells(input->board, few, cells_of);
    for (unsigned digits = 7; digits <= CH_ALL_NINE; digits = next_alike(digits)) {
        ChCellSet cells = few;
        if (cells_of[digits] < fewest_cells)
            continue;
        CH_EACH_DIGIT(other, ~digits & CH_ALL_NINE)
            cells = ch_cells_and(cells, without[other]);
        three[count++] = (ChThree){.digits = digits, .cells = cells};
    }
    return count;
}
