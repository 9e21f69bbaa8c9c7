/* uniqueness_external.c - external unique and avoidable rectangles, types 1 to 4.
 *
 * One of the guardians outside of the corners (external.h) is true:
 *
 *      type 1   one cell has all guardians: it is one of them; a single guardian is true
 *      type 2   the guardians are one digit: cells that see them all lose it
 *      type 3   the cells of the guardians act as one cell of a naked subset
 *      type 4   two cells of a house have the guardians, and another digit has no place there but
 *               these cells: they lose the rest
 *
 * SPDX-License-Identifier: MIT
 */
#include "external.h"
#include "finders.h"

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    int technique;
    bool wants_filled;
} Search;

static bool report(const Search *search, const ChExternal *external, const ChDeduction *deduction)
{
    return ch_report_external(search->input, search->sink, external, deduction);
}

static unsigned pair_of(const ChExternal *external)
{
    return 1u << external->digit[0] | 1u << external->digit[1];
}

static bool try_type_1(const Search *search, const ChExternal *external)
{
    const ChBoard *const board = search->input->board;
    const int cell = ch_cells_first(external->cells);
    const unsigned kept = ch_external_guards_in(external, cell);
    ChDeduction deduction = ch_external_deduction(search->technique, external);

    if ((board->candidates[cell] & ~kept) == 0)
        return false;
    if (ch_is_single(kept))
        deduction.placed = (uint16_t)CH_CANDIDATE(cell, ch_lowest(kept));
    else
        ch_add_cell_eliminations(&deduction, board, cell, CH_ALL_NINE & ~kept);
    return report(search, external, &deduction);
}

static bool try_type_2(const Search *search, const ChExternal *external)
{
    const int digit = external->digit[ch_cells_empty(external->guards[0])];
    ChDeduction deduction = ch_external_deduction(search->technique, external);

    ch_add_eliminations(&deduction, search->input->board, ch_common_peers(external->cells), digit);
    return report(search, external, &deduction);
}

/* Tries a subset of cells that have as many digits as there are cells, if the guardians are one. */
static bool try_subset(const Search *search, const ChExternal *external, ChCellSet subset,
                       unsigned digits, int house)
{
    const ChBoard *const board = search->input->board;
    const ChCellSet all = ch_cells_or(subset, external->cells);
    ChDeduction deduction = ch_external_deduction(search->technique, external);
    int houses[3];
    const int count = ch_houses_of(all, houses);

    if (houses[0] != house)
        return false;
    ch_add_cell_premises(&deduction, subset);
    for (int i = 0; i < count; i++)
        CH_EACH_DIGIT(digit, digits)
            ch_add_eliminations(&deduction, board, ch_cells_minus(ch_house_cells[houses[i]], all),
                                digit);
    CH_EACH_CELL(cell, external->cells)
        ch_add_cell_eliminations(&deduction, board, cell,
                                 digits & ~ch_external_guards_in(external, cell));
    return report(search, external, &deduction);
}

static bool try_type_3(const Search *search, const ChExternal *external, int house)
{
    const ChBoard *const board = search->input->board;
    const ChCellSet open = ch_cells_minus(
        ch_cells_and(ch_board_plane(board, CH_EMPTY), ch_house_cells[house]), external->corners);
    const ChCellSet pool = ch_cells_minus(open, external->cells);
    const int count = ch_cells_count(pool);

    for (unsigned choice = 1; choice < 1u << count; choice++) {
        ChCellSet subset = {{0}};
        unsigned digits = pair_of(external);
        int i = 0;
        CH_EACH_CELL(cell, pool)
            if (choice >> i++ & 1) {
                ch_cells_add(&subset, cell);
                digits |= board->candidates[cell];
            }
        if (ch_count(digits) == ch_count(choice) + 1 &&
            try_subset(search, external, subset, digits, house))
            return true;
    }
    return false;
}

/* Tries the digits that a house has only in the two cells of the guardians. */
static bool try_type_4(const Search *search, const ChExternal *external, int house)
{
    const ChBoard *const board = search->input->board;

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet places = ch_cells_and(ch_board_open(board, digit), ch_house_cells[house]);
        if ((pair_of(external) >> digit & 1) || !ch_cells_equal(places, external->cells))
            continue;
        ChDeduction deduction = ch_external_deduction(search->technique, external);
        ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(house, digit));
        CH_EACH_CELL(cell, external->cells)
            ch_add_cell_eliminations(&deduction, board, cell,
                                     CH_ALL_NINE & ~(1u << digit) &
                                         ~ch_external_guards_in(external, cell));
        if (report(search, external, &deduction))
            return true;
    }
    return false;
}

static bool try_types(void *context, const ChExternal *external)
{
    const Search *const search = context;
    const bool is_one_digit = ch_external_is_one_digit(external);
    const int cells = ch_cells_count(external->cells);
    int house[3];

    if (external->has_filled != search->wants_filled)
        return false;
    if (cells == 1)
        return try_type_1(search, external);
    if (is_one_digit && try_type_2(search, external))
        return true;
    const int count = ch_houses_of(external->cells, house);
    for (int i = 0; i < count; i++)
        if ((!is_one_digit && try_type_3(search, external, house[i])) ||
            (cells == 2 && try_type_4(search, external, house[i])))
            return true;
    return false;
}

bool ch_find_external_unique_rectangle(const ChFinderInput *input, ChSink *sink)
{
    Search search = {input, sink, CH_TECHNIQUE_EXTERNAL_UNIQUE_RECTANGLE, false};

    return ch_each_external(input, false, try_types, &search);
}

bool ch_find_external_avoidable_rectangle(const ChFinderInput *input, ChSink *sink)
{
    Search search = {input, sink, CH_TECHNIQUE_EXTERNAL_AVOIDABLE_RECTANGLE, true};

    return ch_each_external(input, false, try_types, &search);
}
