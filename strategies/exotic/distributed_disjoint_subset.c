/* distributed_disjoint_subset.c - as many cells as digits, each digit's cells in one house.
 *
 *      14  .  .  | 34  .  .  | 46  .  .      six cells with 1 to 6: those with 4 are in one row,
 *       .  .  .  |  .  .  .  |  .  .  .      those with 2 and with 5 in another; those with 1, 3
 *      12  .  .  |235  .  .  | 56  .  .      and 6 in a column each
 *
 * The cells of a digit see each other, so at most one of them has it.  There are as many digits as
 * cells, so each digit is in exactly one of its cells.  It is removed from every cell that sees
 * all of these.
 *
 * In one house this is a naked subset; in a box and a line that cross, Sue de Coq; with two
 * candidates in each cell, an XY-cycle.  Two almost locked sets that are doubly linked are one too,
 * if they share no other digits.  Multi-sector locked sets go further: there a digit may fill
 * several cells.
 *
 * A set is reported if no part of it is such a set, and if its cells are not in one house.  Then
 * each digit is in two cells or more: a cell that has a digit alone could be left out.  Nine digits
 * bound the search: all sets of four to nine cells are found.
 *
 * It is used on request: the simpler patterns mostly show the same.
 *
 * Found by Obi-Wahn, who generalized Sue de Coq's two houses.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"

/* Three cells that see each other are in one house, so four is the smallest number. */
enum { FEWEST_CELLS = 4, MOST_CELLS = CH_DIGITS, ALL_HOUSES = (1 << CH_HOUSES) - 1 };

/* Cells chosen so far. */
typedef struct Chosen {
    int count;
    uint8_t cell[MOST_CELLS];
    unsigned digits;
    unsigned once;             /* digits of a single cell */
    uint32_t house[CH_DIGITS]; /* those with all cells of the digit */
    ChCellSet open;            /* cells that may be added */
} Chosen;

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    int size; /* the number of cells wanted */
} Search;

static uint32_t houses_of(int cell)
{
    const uint8_t *const house = ch_cell_house[cell];

    return UINT32_C(1) << house[0] | UINT32_C(1) << house[1] | UINT32_C(1) << house[2];
}

/* ---- the conclusions ---- */

static ChCellSet cells_with(const Chosen *chosen, const ChBoard *board, int digit)
{
    ChCellSet cells = {{0}};

    for (int i = 0; i < chosen->count; i++)
        if (board->candidates[chosen->cell[i]] >> digit & 1)
            ch_cells_add(&cells, chosen->cell[i]);
    return cells;
}

static bool report_set(const Search *search, const Chosen *chosen)
{
    const ChBoard *const board = search->input->board;
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_DISTRIBUTED_DISJOINT_SUBSET);

    CH_EACH_DIGIT(digit, chosen->digits)
        ch_add_eliminations(&deduction, board, ch_common_peers(cells_with(chosen, board, digit)),
                            digit);
    if (deduction.removals == 0)
        return false;
    for (int i = 0; i < chosen->count; i++)
        ch_add_premise(&deduction, CH_CELL_CONSTRAINT(chosen->cell[i]));
    return ch_report(&deduction, search->sink);
}

static bool are_in_one_house(const Chosen *chosen)
{
    uint32_t houses = ALL_HOUSES;

    for (int i = 0; i < chosen->count; i++)
        houses &= houses_of(chosen->cell[i]);
    return houses != 0;
}

/* Returns whether every part has more digits than cells. */
static bool is_minimal(const Chosen *chosen, const ChBoard *board)
{
    const unsigned all = (1u << chosen->count) - 1;
    uint16_t digits[1 << MOST_CELLS] = {0};

    for (unsigned part = 1; part < all; part++) {
        const int cell = chosen->cell[ch_lowest(part)];
        digits[part] = digits[part & (part - 1)] | board->candidates[cell];
        if (ch_count(digits[part]) <= ch_count(part))
            return false;
    }
    return true;
}

/* ---- the search ---- */

/* Returns whether a cell fits: not too many digits, and those it shares still have a house. */
static bool fits(const Search *search, const Chosen *chosen, int cell)
{
    const unsigned digits = search->input->board->candidates[cell];
    const uint32_t houses = houses_of(cell);

    if (ch_count(chosen->digits | digits) > search->size)
        return false;
    CH_EACH_DIGIT(digit, chosen->digits & digits)
        if ((chosen->house[digit] & houses) == 0)
            return false;
    return true;
}

static Chosen with_cell(const Search *search, const Chosen *chosen, int cell)
{
    const unsigned digits = search->input->board->candidates[cell];
    Chosen more = *chosen;

    more.cell[more.count++] = (uint8_t)cell;
    more.once = (chosen->once & ~digits) | (digits & ~chosen->digits);
    more.digits |= digits;
    CH_EACH_DIGIT(digit, digits)
        more.house[digit] &= houses_of(cell);
    ch_cells_remove(&more.open, cell);
    CH_EACH_CELL(other, more.open)
        if (!fits(search, &more, other))
            ch_cells_remove(&more.open, other);
    return more;
}

/* Returns the cells of which one must come next: those of the digit of a single cell that has the
 * fewest; or, if there is no such digit, all that share a digit. */
static ChCellSet next_cells(const Chosen *chosen, const ChBoard *board)
{
    ChCellSet next = {{0}};
    int fewest = CH_CELLS;

    CH_EACH_DIGIT(digit, chosen->once != 0 ? chosen->once : chosen->digits) {
        const ChCellSet cells = ch_cells_and(chosen->open, ch_board_open(board, digit));
        const int count = ch_cells_count(cells);
        if (chosen->once == 0) {
            next = ch_cells_or(next, cells);
        } else if (count < fewest) {
            next = cells;
            fewest = count;
        }
    }
    return next;
}

/* Adds cells until there are as many as digits.  True: the sink wants no more. */
static bool add_cells(const Search *search, Chosen *chosen)
{
    const ChBoard *const board = search->input->board;

    if (ch_count(chosen->digits) <= chosen->count)
        return chosen->count == search->size && !are_in_one_house(chosen) &&
               is_minimal(chosen, board) && report_set(search, chosen);
    if (chosen->count + ch_cells_count(chosen->open) < search->size ||
        chosen->count == search->size)
        return false;
    CH_EACH_CELL(cell, next_cells(chosen, board)) {
        Chosen more = with_cell(search, chosen, cell);
        ch_cells_remove(&chosen->open, cell);
        if (add_cells(search, &more))
            return true;
    }
    return false;
}

bool ch_find_distributed_disjoint_subset(const ChFinderInput *input, ChSink *sink)
{
    Search search = {.input = input, .sink = sink};

    for (search.size = FEWEST_CELLS; search.size <= MOST_CELLS; search.size++) {
        Chosen none = {.open = ch_board_plane(input->board, CH_EMPTY)};
        for (int digit = 0; digit < CH_DIGITS; digit++)
            none.house[digit] = ALL_HOUSES;
        CH_EACH_CELL(cell, none.open) {
            Chosen first = with_cell(&search, &none, cell);
            ch_cells_remove(&none.open, cell);
            if (fits(&search, &none, cell) && add_cells(&search, &first))
                return true;
        }
    }
    return false;
}

/* ---- highlights ---- */

void ch_mark_distributed_disjoint_subset(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    uint32_t house[CH_DIGITS];
    unsigned digits = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        house[digit] = ALL_HOUSES;
    CH_EACH_CONSTRAINT(cell, &step->detail->premises) {
        ch_marks_add(marks, CH_ROLE_CELL, cell, 0);
        CH_EACH_DIGIT(digit, replay->board.candidates[cell])
            house[digit] &= houses_of(cell);
        digits |= replay->board.candidates[cell];
    }
    CH_EACH_DIGIT(digit, digits)
        ch_marks_add(marks, CH_ROLE_DIGIT, digit, 0);
    uint32_t covers = 0;
    CH_EACH_DIGIT(digit, digits)
        if (house[digit] != 0)
            covers |= UINT32_C(1) << ch_lowest(house[digit]);
    CH_EACH_HOUSE(cover, covers)
        ch_marks_add(marks, CH_ROLE_COVER, cover, 0);
}
