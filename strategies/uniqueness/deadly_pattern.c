/* deadly_pattern.c - the conclusions from deadly patterns, types 1 to 4; see uniqueness.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "uniqueness.h"

#include "deduction.h"

static void add_guards(ChPattern *pattern, const ChBoard *board, int cell)
{
    const unsigned guards = ch_pattern_guards(pattern, board, cell);

    if (guards != 0)
        ch_cells_add(&pattern->extra, cell);
    pattern->guards |= (uint16_t)guards;
}

ChPattern ch_pattern_of(const ChBoard *board, ChCellSet cells, unsigned digits)
{
    ChPattern pattern = {.banned = (uint16_t)digits};

    CH_EACH_CELL(cell, cells) {
        pattern.deadly.digits[cell] = (uint16_t)digits;
        add_guards(&pattern, board, cell);
    }
    return pattern;
}

void ch_pattern_find_guards(ChPattern *pattern, const ChBoard *board)
{
    pattern->extra = (ChCellSet){{0}};
    pattern->guards = 0;
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (pattern->deadly.digits[cell] != 0)
            add_guards(pattern, board, cell);
}

bool ch_pattern_is_possible(const ChFinderInput *input, const ChPattern *pattern)
{
    if (input->puzzle == NULL || !input->puzzle->has_marks)
        return true;
    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, pattern->deadly.digits[cell])
            if (!ch_candidates_has(&input->puzzle->marks, CH_CANDIDATE(cell, digit)))
                return false;
    return true;
}

static ChDeduction deduction_from(int technique, const ChPattern *pattern)
{
    ChDeduction deduction = ch_deduction(technique);

    ch_add_deadly_pattern(&deduction, &pattern->deadly);
    return deduction;
}

int ch_houses_of(ChCellSet cells, int house[3])
{
    const int first = ch_cells_first(cells);
    int count = 0;

    for (int i = 0; i < 3; i++)
        if (ch_cells_within(cells, ch_house_cells[ch_cell_house[first][i]]))
            house[count++] = ch_cell_house[first][i];
    return count;
}

bool ch_pattern_type_1(const ChFinderInput *input, ChSink *sink, int technique,
                       const ChPattern *pattern)
{
    if (ch_cells_count(pattern->extra) != 1 || !ch_pattern_is_possible(input, pattern))
        return false;
    const int cell = ch_cells_first(pattern->extra);
    ChDeduction deduction = deduction_from(technique, pattern);
    ch_add_cell_eliminations(&deduction, input->board, cell, pattern->deadly.digits[cell]);
    return ch_report(&deduction, sink);
}

bool ch_pattern_type_2(const ChFinderInput *input, ChSink *sink, int technique,
                       const ChPattern *pattern)
{
    if (!ch_is_single(pattern->guards) || ch_cells_count(pattern->extra) < 2)
        return false;
    ChCellSet seen = ch_board_open(input->board, ch_lowest(pattern->guards));
    CH_EACH_CELL(cell, pattern->extra)
        seen = ch_cells_and(seen, ch_cell_peers[cell]);
    if (ch_cells_empty(seen) || !ch_pattern_is_possible(input, pattern))
        return false;
    ChDeduction deduction = deduction_from(technique, pattern);
    ch_add_eliminations(&deduction, input->board, seen, ch_lowest(pattern->guards));
    return ch_report(&deduction, sink);
}

/* ---- type 3 ---- */

/* The cells of a house that may form a subset with the guardians. */
typedef struct Pool {
    int count;
    int cell[9];
    unsigned guards;
    uint16_t digits[1 << CH_PATTERN_SUBSET]; /* by subset of the cells: their candidates */
} Pool;

/* Fills the pool from a house. Returns false when there are too many cells: any subset is then
 * easier to find by another technique. */
static bool fill_pool(Pool *pool, const ChBoard *board, const ChPattern *pattern, int house)
{
    const ChCellSet open = ch_cells_minus(
        ch_cells_and(ch_board_plane(board, CH_EMPTY), ch_house_cells[house]), pattern->extra);

    pool->count = 0;
    pool->guards = pattern->guards;
    CH_EACH_CELL(cell, open)
        if (!(board->candidates[cell] & pattern->banned))
            pool->cell[pool->count++] = cell;
    if (pool->count > CH_PATTERN_SUBSET)
        return false;
    pool->digits[0] = 0;
    for (unsigned choice = 1; choice < 1u << pool->count; choice++)
        pool->digits[choice] =
            pool->digits[choice & (choice - 1)] | board->candidates[pool->cell[ch_lowest(choice)]];
    return true;
}

static bool is_subset(const Pool *pool, unsigned choice)
{
    assert(choice < 1u << pool->count);
    return ch_count(pool->digits[choice] | pool->guards) == ch_count(choice) + 1;
}

static ChCellSet chosen_cells(const Pool *pool, unsigned choice)
{
    ChCellSet cells = {{0}};

    CH_EACH_BIT(i, choice)
        ch_cells_add(&cells, pool->cell[i]);
    return cells;
}

/* Returns true if a proper subset of the chosen cells suffices for the eliminations. */
static bool has_spare(const Pool *pool, unsigned choice, const ChDeduction *deduction)
{
    unsigned removed = 0;

    CH_EACH_CANDIDATE(candidate, &deduction->detail.removed)
        removed |= 1u << CH_CANDIDATE_DIGIT(candidate);
    for (unsigned fewer = (choice - 1) & choice; fewer != 0; fewer = (fewer - 1) & choice)
        if (is_subset(pool, fewer) && !(removed & ~(pool->digits[fewer] | pool->guards)))
            return true;
    return false;
}

static bool try_subset(const ChFinderInput *input, ChSink *sink, int technique,
                       const ChPattern *pattern, const Pool *pool, int house, unsigned choice)
{
    const ChCellSet chosen = chosen_cells(pool, choice);
    const ChCellSet all = ch_cells_or(chosen, pattern->extra);
    ChDeduction deduction = deduction_from(technique, pattern);
    int houses[3];
    const int count = ch_houses_of(all, houses);

    if (houses[0] != house)
        return false;
    for (int i = 0; i < count; i++)
        CH_EACH_DIGIT(digit, pool->digits[choice] | pool->guards)
            ch_add_eliminations(&deduction, input->board,
                                ch_cells_minus(ch_house_cells[houses[i]], all), digit);
    if (deduction.removals == 0 || has_spare(pool, choice, &deduction) ||
        !ch_pattern_is_possible(input, pattern))
        return false;
    ch_add_cell_premises(&deduction, chosen);
    return ch_report(&deduction, sink);
}

bool ch_pattern_type_3(const ChFinderInput *input, ChSink *sink, int technique,
                       const ChPattern *pattern, int size)
{
    int houses[3];
    Pool pool;

    if (ch_cells_count(pattern->extra) < 2 || ch_count(pattern->guards) < 2 ||
        ch_count(pattern->guards) > size + 1)
        return false;
    const int count = ch_houses_of(pattern->extra, houses);
    for (int i = 0; i < count; i++) {
        if (!fill_pool(&pool, input->board, pattern, houses[i]))
            continue;
        for (unsigned choice = 1; choice < 1u << pool.count; choice++)
            if (ch_count(choice) == size && is_subset(&pool, choice) &&
                try_subset(input, sink, technique, pattern, &pool, houses[i], choice))
                return true;
    }
    return false;
}

/* ---- type 4 ---- */

/* Returns those of the digits that the house has only in cells with guardians. */
static unsigned confined(const ChBoard *board, const ChPattern *pattern, int house, unsigned digits)
{
    const ChCellSet others = ch_cells_minus(ch_house_cells[house], pattern->extra);
    unsigned found = 0;

    CH_EACH_DIGIT(digit, digits)
        if (!ch_cells_meet(ch_board_plane(board, digit), others))
            found |= 1u << digit;
    return found;
}

/* Reports whether a conclusion needs the house that confines KEPT. If not, the digit removed from
 * each of the two cells is the only guardian of the other one: then it is a BUG + n. */
static bool needs_house(const ChBoard *board, const ChPattern *pattern, unsigned kept)
{
    CH_EACH_CELL(cell, pattern->extra)
        CH_EACH_CELL(other, pattern->extra)
            if (cell != other &&
                ch_pattern_guards(pattern, board, other) != (pattern->deadly.digits[cell] & ~kept))
                return true;
    return false;
}

/* Reports that one of the two cells must have KEPT, because the house has it nowhere else. */
static bool keep_digit(const ChFinderInput *input, ChSink *sink, int technique,
                       const ChPattern *pattern, int house, unsigned kept)
{
    const ChCellSet *const cells = &pattern->extra;
    ChDeduction deduction = deduction_from(technique, pattern);

    assert(ch_is_single(kept));
    if (!needs_house(input->board, pattern, kept))
        return false;
    ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(house, ch_lowest(kept)));
    CH_EACH_CELL(cell, *cells)
        ch_add_cell_eliminations(&deduction, input->board, cell,
                                 pattern->deadly.digits[cell] & ~kept);
    return ch_report(&deduction, sink);
}

/* Uses one house per digit. Both digits of a pattern are confined only if the puzzle has no unique
 * solution. */
bool ch_pattern_type_4(const ChFinderInput *input, ChSink *sink, int technique,
                       const ChPattern *pattern)
{
    int houses[3];

    if (ch_cells_count(pattern->extra) != 2)
        return false;
    const int count = ch_houses_of(pattern->extra, houses);
    const int one = ch_cells_first(pattern->extra);
    const int other = ch_cells_next(&pattern->extra, one + 1);
    unsigned shared = pattern->deadly.digits[one] & pattern->deadly.digits[other];
    for (int i = 0; i < count; i++) {
        const unsigned kept = confined(input->board, pattern, houses[i], shared);
        if (kept != 0 && !ch_pattern_is_possible(input, pattern))
            return false;
        shared &= ~kept;
        CH_EACH_DIGIT(digit, kept)
            if (keep_digit(input, sink, technique, pattern, houses[i], 1u << digit))
                return true;
    }
    return false;
}

bool ch_pattern_type(const ChFinderInput *input, ChSink *sink, int technique,
                     const ChPattern *pattern, int type)
{
    if (type == 1)
        return ch_pattern_type_1(input, sink, technique, pattern);
    if (type == 2)
        return ch_pattern_type_2(input, sink, technique, pattern);
    if (type == 4)
        return ch_pattern_type_4(input, sink, technique, pattern);
    for (int size = 1; size <= CH_PATTERN_SUBSET; size++)
        if (ch_pattern_type_3(input, sink, technique, pattern, size))
            return true;
    return false;
}
