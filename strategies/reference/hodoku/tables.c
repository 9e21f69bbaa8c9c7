/* tables.c - the direct entries of tables of consequences.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_tables.h"

#include <assert.h>
#include <string.h>

/* The links of a literal are listed first.  In uniform tables the list is where the entries belong,
 * since no literal comes twice, and all have room in the pool. */
typedef struct Listed {
    uint16_t *end;
    uint16_t *first;
    uint16_t own[CH_HODOKU_MOST_LINKS];
} Listed;

static inline void list(Listed *listed, int literal)
{
    *listed->end++ = (uint16_t)literal;
}

static inline void list_cells(Listed *listed, ChGridCells cells, int digit, bool on)
{
    uint16_t *end = listed->end;

    for (int half = 0; half < 2; half++)
        CH_EACH_BIT_64(bit, cells.word[half])
            *end++ = (uint16_t)CH_HODOKU_LITERAL(CH_CANDIDATE(64 * half + bit, digit), on);
    listed->end = end;
}

/* Begins the table of a literal. */
static inline void start(ChHodokuTables *tables, int premise, Listed *listed)
{
    tables->direct[premise] = (ChHodokuDirect){.first = tables->used};
    if (tables->is_uniform) {
        assert(tables->used + CH_HODOKU_MOST_LINKS < CH_HODOKU_POOL);
        tables->literal[tables->used++] = (uint16_t)premise;
        tables->direct[premise].count = 1;
        listed->first = &tables->literal[tables->used];
    } else {
        ch_hodoku_add_entry(tables, premise, premise);
        listed->first = listed->own;
    }
    listed->end = listed->first;
}

/* Enters what is listed. */
static inline void enter(ChHodokuTables *tables, int premise, const Listed *listed)
{
    const uint32_t count = (uint32_t)(listed->end - listed->first);

    assert(count <= CH_HODOKU_MOST_LINKS);
    if (tables->is_uniform) {
        tables->used += count;
        tables->direct[premise].count += count;
        return;
    }
    for (uint32_t i = 0; i < count; i++)
        ch_hodoku_add_entry(tables, premise, listed->first[i]);
}

/* ---- candidates ---- */

static void list_candidate(const ChHodokuGrid *grid, int cell, int digit, bool on, Listed *listed)
{
    const unsigned others = grid->candidates[cell] & ~(1u << digit);
    const uint32_t linked =
        ch_hodoku_houses_of[cell] & (on ? ~0u : ch_hodoku_with_two(&grid->free[digit]));
    ChGridCells rest = grid->plane[digit]; /* the places not yet listed */

    CH_EACH_DIGIT(other, on || ch_is_single(others) ? others : 0)
        list(listed, CH_HODOKU_LITERAL(CH_CANDIDATE(cell, other), !on));
    ch_grid_cells_remove(&rest, cell);
    CH_EACH_HOUSE(house, linked) {
        list_cells(listed, ch_grid_cells_and(rest, CH_HODOKU_HOUSE(house)), digit, !on);
        rest = ch_grid_cells_minus(rest, CH_HODOKU_HOUSE(house));
    }
}

/* Lists the groups that a candidate turns off when true, or of which one is true when it is
 * false. */
static void list_groups(const ChHodokuTables *tables, int cell, int digit, bool on, Listed *listed)
{
    CH_EACH_BIT_64(bit, tables->seeing[CH_CANDIDATE(cell, digit)]) {
        const int i = tables->of_digit[digit][bit];
        const ChHodokuGroup *const group = &tables->group[i];
        if (on || group->only[0] == cell || group->only[1] == cell)
            list(listed, CH_HODOKU_LITERAL(CH_CANDIDATES + i, !on));
    }
}

/* ---- groups ---- */

static int only_cell(ChGridCells cells)
{
    return ch_grid_cells_count(cells) == 1 ? ch_grid_cells_first(cells) : CH_CELLS;
}

static void add_group(ChHodokuTables *tables, int line, int box, int digit)
{
    const ChHodokuGrid *const grid = tables->grid;
    const ChGridCells cells =
        ch_grid_cells_and(ch_hodoku_places(grid, line, digit), CH_HODOKU_HOUSE(box));
    const int bit = tables->of_digit_count[digit];

    if (ch_grid_cells_count(cells) < 2)
        return;
    ChHodokuGroup *const group = &tables->group[tables->group_count];
    group->cells = cells;
    group->seen = ch_grid_cells_and(ch_grid_seen_by_all(cells), grid->plane[digit]);
    group->digit = (uint8_t)digit;
    group->line = (uint8_t)line;
    group->box = (uint8_t)box;
    group->only[0] = (uint8_t)only_cell(ch_grid_cells_and(group->seen, CH_HODOKU_HOUSE(box)));
    group->only[1] = (uint8_t)only_cell(ch_grid_cells_and(group->seen, CH_HODOKU_HOUSE(line)));
    tables->of_digit[digit][bit] = (uint16_t)tables->group_count++;
    tables->of_digit_count[digit]++;
    tables->in_house[digit][line] |= UINT64_C(1) << bit;
    tables->in_house[digit][box] |= UINT64_C(1) << bit;
    CH_EACH_GRID_CELL(cell, group->seen)
        tables->seeing[CH_CANDIDATE(cell, digit)] |= UINT64_C(1) << bit;
}

/* Finds the groups by lines, digits, boxes. */
static void find_groups(ChHodokuTables *tables)
{
    memset(tables->in_house, 0, sizeof tables->in_house);
    for (int line = 0; line < CH_HODOKU_BOXES; line++) {
        const bool is_row = line < CH_HODOKU_COLUMNS;
        const int box = CH_HODOKU_BOXES + (is_row ? line / 3 * 3 : line % 9 / 3);
        for (int digit = 0; digit < CH_DIGITS; digit++)
            for (int i = 0; i < 3 && ch_hodoku_free(tables->grid, line, digit) > 1; i++)
                add_group(tables, line, box + (is_row ? i : 3 * i), digit);
    }
}

/* Returns the other groups of the digit in a house that share no cell with a group, as bits. */
static uint64_t groups_apart(const ChHodokuTables *tables, const ChHodokuGroup *group, int house)
{
    uint64_t apart = tables->in_house[group->digit][house];

    CH_EACH_BIT_64(bit, apart)
        if (ch_grid_cells_meet(group->cells,
                               tables->group[tables->of_digit[group->digit][bit]].cells))
            apart &= ~(UINT64_C(1) << bit);
    return apart;
}

static void link_group_on(ChHodokuTables *tables, int number)
{
    const ChHodokuGroup *const group = &tables->group[number];
    const int premise = CH_HODOKU_LITERAL(CH_CANDIDATES + number, 1);
    Listed listed;

    start(tables, premise, &listed);
    list_cells(&listed, group->seen, group->digit, false);
    CH_EACH_BIT_64(bit, groups_apart(tables, group, group->line) |
                            groups_apart(tables, group, group->box))
        list(&listed, CH_HODOKU_LITERAL(CH_CANDIDATES + tables->of_digit[group->digit][bit], 0));
    enter(tables, premise, &listed);
    if (tables->set_count > 0)
        ch_hodoku_link_to_sets(tables, premise, group->cells, group->digit);
}

/* Returns the single other group in a house where the digit has no place outside the two; -1:
 * none. */
static int only_group(const ChHodokuTables *tables, int number, bool by_line)
{
    const ChHodokuGroup *const group = &tables->group[number];
    const int house = by_line ? group->line : group->box;
    const uint64_t others = groups_apart(tables, group, house);

    if (others == 0 || (others & (others - 1)) != 0)
        return -1;
    const int only = tables->of_digit[group->digit][__builtin_ctzll(others)];
    return ch_grid_cells_within(ch_hodoku_places(tables->grid, house, group->digit),
                                ch_grid_cells_or(group->cells, tables->group[only].cells))
               ? only
               : -1;
}

static void link_group_off(ChHodokuTables *tables, int number)
{
    const ChHodokuGroup *const group = &tables->group[number];
    const int premise = CH_HODOKU_LITERAL(CH_CANDIDATES + number, 0);
    Listed listed;

    start(tables, premise, &listed);
    for (int i = 0; i < 2; i++)
        if (group->only[i] != CH_CELLS)
            list(&listed, CH_HODOKU_LITERAL(CH_CANDIDATE(group->only[i], group->digit), 1));
    for (int i = 0; i < 2; i++) {
        const int only = only_group(tables, number, i == 0);
        if (only >= 0)
            list(&listed, CH_HODOKU_LITERAL(CH_CANDIDATES + only, 1));
    }
    enter(tables, premise, &listed);
}

/* ---- all ---- */

static void link_candidates(ChHodokuTables *tables, int cell, int digit, ChHodokuTableKind kind)
{
    for (int on = 0; on < 2; on++) {
        const int premise = CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), on);
        Listed listed;
        start(tables, premise, &listed);
        if (kind == CH_HODOKU_NETS)
            ch_hodoku_simulate(tables, premise);
        else
            list_candidate(tables->grid, cell, digit, on, &listed);
        list_groups(tables, cell, digit, on, &listed);
        enter(tables, premise, &listed);
        if (on && tables->set_count > 0) {
            ChGridCells one = {{0}};
            ch_grid_cells_add(&one, cell);
            ch_hodoku_link_to_sets(tables, premise, one, digit);
        }
    }
}

void ch_hodoku_build_tables(ChHodokuTables *tables, const ChHodokuGrid *grid,
                            ChHodokuTableKind kind)
{
    tables->grid = grid;
    tables->used = 0;
    tables->is_uniform = kind != CH_HODOKU_NETS && kind != CH_HODOKU_LOCKED;
    tables->group_count = tables->set_count = 0;
    if (kind == CH_HODOKU_LOCKED)
        ch_hodoku_number_sets(tables);
    memset(tables->of_digit_count, 0, sizeof tables->of_digit_count);
    tables->literals = 2 * (CH_HODOKU_FIRST_SET + tables->set_count);
    if (!tables->is_uniform)
        memset(tables->made, 0, (size_t)tables->literals * sizeof *tables->made);
    CH_EACH_GRID_CELL(cell, grid->empty)
        CH_EACH_DIGIT(digit, grid->candidates[cell])
            tables->seeing[CH_CANDIDATE(cell, digit)] = 0;
    if (kind != CH_HODOKU_PLAIN)
        find_groups(tables);
    CH_EACH_GRID_CELL(cell, grid->empty)
        CH_EACH_DIGIT(digit, grid->candidates[cell])
            link_candidates(tables, cell, digit, kind);
    for (int i = 0; i < tables->group_count; i++) {
        link_group_on(tables, i);
        link_group_off(tables, i);
    }
    for (int i = 0; i < tables->set_count; i++) {
        Listed none;
        start(tables, CH_HODOKU_LITERAL(CH_HODOKU_FIRST_SET + i, 0), &none);
        ch_hodoku_link_set(tables, i);
    }
}
