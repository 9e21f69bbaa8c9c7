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

typedef uint16_t Eight __attribute__((vector_size(16)));

/* By a set of nine bits: the numbers of its first eight bits, ascending. */
#define IS_NTH(set, n, bit)                                                                        \
    (((set) >> (bit)&1) != 0 && __builtin_popcount((set) & ((1u << (bit)) - 1)) == (n))
#define NTH(set, n)                                                                                \
    (IS_NTH(set, n, 1) + 2 * IS_NTH(set, n, 2) + 3 * IS_NTH(set, n, 3) + 4 * IS_NTH(set, n, 4) +   \
     5 * IS_NTH(set, n, 5) + 6 * IS_NTH(set, n, 6) + 7 * IS_NTH(set, n, 7) +                       \
     8 * IS_NTH(set, n, 8))
#define BITS_1(set)                                                                                \
    {                                                                                              \
        NTH(set, 0), NTH(set, 1), NTH(set, 2), NTH(set, 3), NTH(set, 4), NTH(set, 5), NTH(set, 6), \
            NTH(set, 7)                                                                            \
    }
#define BITS_8(set)                                                                                \
    BITS_1((set) + 0), BITS_1((set) + 1), BITS_1((set) + 2), BITS_1((set) + 3), BITS_1((set) + 4), \
        BITS_1((set) + 5), BITS_1((set) + 6), BITS_1((set) + 7)
#define BITS_64(set)                                                                               \
    BITS_8((set) + 0), BITS_8((set) + 8), BITS_8((set) + 16), BITS_8((set) + 24),                  \
        BITS_8((set) + 32), BITS_8((set) + 40), BITS_8((set) + 48), BITS_8((set) + 56)

static const Eight bits_of_nine[CH_ALL_NINE + 1] = {BITS_64(0u),   BITS_64(64u),  BITS_64(128u),
                                                    BITS_64(192u), BITS_64(256u), BITS_64(320u),
                                                    BITS_64(384u), BITS_64(448u)};

/* Lists up to eight literals: FIRST is that of bit 0, and those of the next bits are STRIDE apart.
 * Eight are always written, since no prediction of their number is good. */
static inline void list_bits(Listed *listed, unsigned set, int first, int stride)
{
    const Eight literals = bits_of_nine[set] * (uint16_t)stride + (uint16_t)first;

    memcpy(listed->end, &literals, sizeof literals);
    listed->end += ch_count_of_nine[set];
}

/* Lists the literals of a digit's places in a box; FIRST: that of its first cell. */
static inline void list_box(Listed *listed, unsigned set, int first)
{
    const Eight bits = bits_of_nine[set];
    const Eight rows = (bits * 11) >> 5; /* a third */
    const Eight literals = (bits + 6 * rows) * 18 + (uint16_t)first;

    memcpy(listed->end, &literals, sizeof literals);
    listed->end += ch_count_of_nine[set];
}

static inline void list_cells(Listed *listed, ChGridCells cells, int digit)
{
    uint16_t *end = listed->end;

    for (int half = 0; half < 2; half++)
        CH_EACH_BIT_64(bit, cells.word[half])
            *end++ = (uint16_t)CH_HODOKU_LITERAL(CH_CANDIDATE(64 * half + bit, digit), 0);
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

/* Lists the other candidates of the cell, then the other places in its row, column and box. */
static void list_candidate(const ChHodokuTables *tables, int cell, int digit, bool on,
                           Listed *listed)
{
    const ChHodokuGrid *const grid = tables->grid;
    const int row = cell / 9;
    const int column = cell % 9;
    const int box = CH_GRID_BOX_OF(cell);
    const uint16_t *const places = tables->places[digit];
    const uint32_t linked = on ? ~0u : ch_hodoku_with_two(&grid->free[digit]);
    const unsigned in_row = -(linked >> row & 1);
    const unsigned in_column = -(linked >> (CH_HODOKU_COLUMNS + column) & 1);
    const unsigned in_box = -(linked >> (CH_HODOKU_BOXES + box) & 1);
    const unsigned own_row = 7u << row % 3 * 3;
    const unsigned own_column = 0111u << column % 3;
    const unsigned others = grid->candidates[cell] & ~(1u << digit);
    const int first = CH_HODOKU_LITERAL(CH_CANDIDATE(0, digit), !on);

    list_bits(listed, on || ch_is_single(others) ? others : 0,
              CH_HODOKU_LITERAL(CH_CANDIDATE(cell, 0), !on), 2);
    list_bits(listed, places[row] & ~(1u << column) & in_row, first + 162 * row, 18);
    list_bits(listed, places[CH_HODOKU_COLUMNS + column] & ~(1u << row) & in_column,
              first + 18 * column, 162);
    list_box(listed,
             places[CH_HODOKU_BOXES + box] & ~(own_row & own_column) & ~(own_row & in_row) &
                 ~(own_column & in_column) & in_box,
             first + 18 * (box / 3 * 27 + box % 3 * 3));
}

/* Lists the groups that a candidate turns off when true, or of which one is true when it is
 * false. */
static void list_groups(const ChHodokuTables *tables, int cell, int digit, bool on, Listed *listed)
{
    const int candidate = CH_CANDIDATE(cell, digit);

    CH_EACH_BIT_64(bit, on ? tables->seeing[candidate] : tables->linked[candidate])
        list(listed, CH_HODOKU_LITERAL(CH_CANDIDATES + tables->of_digit[digit][bit], !on));
}

/* ---- groups ---- */

/* Returns the only cell of a set; CH_CELLS: it has none, or several. */
static int only_cell(ChGridCells cells)
{
    if (ch_grid_cells_empty(cells))
        return CH_CELLS;
    const int first = ch_grid_cells_first(cells);
    ch_grid_cells_remove(&cells, first);
    return ch_grid_cells_empty(cells) ? first : CH_CELLS;
}

static void add_group(ChHodokuTables *tables, int line, int box, int digit)
{
    const ChGridCells in_line = ch_hodoku_places(tables->grid, line, digit);
    const ChGridCells in_box = ch_hodoku_places(tables->grid, box, digit);
    const ChGridCells cells = ch_grid_cells_and(in_line, in_box);
    const int bit = tables->of_digit_count[digit];
    ChHodokuGroup *const group = &tables->group[tables->group_count];

    group->cells = cells;
    group->seen = ch_grid_cells_minus(ch_grid_cells_or(in_line, in_box), cells);
    group->digit = (uint8_t)digit;
    group->line = (uint8_t)line;
    group->box = (uint8_t)box;
    group->only[0] = (uint8_t)only_cell(ch_grid_cells_minus(in_box, cells));
    group->only[1] = (uint8_t)only_cell(ch_grid_cells_minus(in_line, cells));
    tables->of_digit[digit][bit] = (uint16_t)tables->group_count++;
    tables->of_digit_count[digit]++;
    tables->in_house[digit][line] |= UINT64_C(1) << bit;
    tables->in_house[digit][box] |= UINT64_C(1) << bit;
    CH_EACH_GRID_CELL(cell, group->seen)
        tables->seeing[CH_CANDIDATE(cell, digit)] |= UINT64_C(1) << bit;
    for (int i = 0; i < 2; i++)
        if (group->only[i] != CH_CELLS)
            tables->linked[CH_CANDIDATE(group->only[i], digit)] |= UINT64_C(1) << bit;
}

/* Finds the groups by lines, digits, boxes. */
static void find_groups(ChHodokuTables *tables)
{
    memset(tables->in_house, 0, sizeof tables->in_house);
    for (int line = 0; line < CH_HODOKU_BOXES; line++) {
        const bool is_row = line < CH_HODOKU_COLUMNS;
        const int box = CH_HODOKU_BOXES + (is_row ? line / 3 * 3 : line % 9 / 3);
        for (int digit = 0; digit < CH_DIGITS; digit++)
            for (int i = 0; i < 3; i++)
                if (ch_count_of_nine[tables->places[digit][line] >> 3 * i & 7] > 1)
                    add_group(tables, line, box + (is_row ? i : 3 * i), digit);
    }
}

/* Returns the other groups of the digit in the line or box of a group that share no cell with it,
 * as bits.  Those of a line lie in different boxes. */
static uint64_t groups_apart(const ChHodokuTables *tables, const ChHodokuGroup *group, bool by_line)
{
    const int digit = group->digit;
    const uint64_t in_line = tables->in_house[digit][group->line];
    const uint64_t in_box = tables->in_house[digit][group->box];
    uint64_t apart = (by_line ? in_line : in_box) & ~(in_line & in_box);

    CH_EACH_BIT_64(bit, by_line ? 0 : apart) {
        const ChGridCells other = tables->group[tables->of_digit[digit][bit]].cells;
        apart &= ~((uint64_t)ch_grid_cells_meet(group->cells, other) << bit);
    }
    return apart;
}

static void link_group_on(ChHodokuTables *tables, int number)
{
    const ChHodokuGroup *const group = &tables->group[number];
    const int premise = CH_HODOKU_LITERAL(CH_CANDIDATES + number, 1);
    Listed listed;

    start(tables, premise, &listed);
    list_cells(&listed, group->seen, group->digit);
    CH_EACH_BIT_64(bit, groups_apart(tables, group, true) | groups_apart(tables, group, false))
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
    const uint64_t others = groups_apart(tables, group, by_line);

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
            list_candidate(tables, cell, digit, on, &listed);
        list_groups(tables, cell, digit, on, &listed);
        enter(tables, premise, &listed);
        if (on && tables->set_count > 0) {
            ChGridCells one = {{0}};
            ch_grid_cells_add(&one, cell);
            ch_hodoku_link_to_sets(tables, premise, one, digit);
        }
    }
}

/* Finds the places of the digits in each house.  No groups are known yet: the sets of groups that
 * see a candidate, or have a strong link with it, are empty. */
static void find_places(ChHodokuTables *tables)
{
    memset(tables->places, 0, sizeof tables->places);
    CH_EACH_GRID_CELL(cell, tables->grid->empty) {
        const int box = CH_GRID_BOX_OF(cell);
        CH_EACH_DIGIT(digit, tables->grid->candidates[cell]) {
            uint16_t *const places = tables->places[digit];
            tables->seeing[CH_CANDIDATE(cell, digit)] = 0;
            tables->linked[CH_CANDIDATE(cell, digit)] = 0;
            places[cell / 9] |= (uint16_t)(1u << cell % 9);
            places[CH_HODOKU_COLUMNS + cell % 9] |= (uint16_t)(1u << cell / 9);
            places[CH_HODOKU_BOXES + box] |= (uint16_t)(1u << (cell / 9 % 3 * 3 + cell % 3));
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
    find_places(tables);
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
