/* als.c - see hodoku_als.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_als.h"

#include <string.h>

#include "nine.h"

/* Reports whether the set is already found in an earlier house: a set in one row or column is found
 * there before it is found in a box, a single cell in its row. */
static bool is_found_earlier(ChGridCells cells, int house)
{
    const uint8_t *const houses = ch_hodoku_houses[ch_grid_cells_first(cells)];

    for (int i = 0; i < 2; i++)
        if (houses[i] < house && ch_grid_cells_within(cells, CH_HODOKU_HOUSE(houses[i])))
            return true;
    return false;
}

/* Returns the cells that see all the places, which share a house of a KIND: the rest of each house
 * that holds them all. */
static inline ChGridCells seen_by(ChGridCells places, int kind)
{
    const uint8_t *const houses = ch_hodoku_houses[ch_grid_cells_first(places)];
    ChGridCells seen = CH_HODOKU_HOUSE(houses[kind]);

    for (int i = 1; i < 3; i++) {
        const ChGridCells house = CH_HODOKU_HOUSE(houses[(kind + i) % 3]);
        const uint64_t all = -(uint64_t)ch_grid_cells_within(places, house);
        seen.word[0] |= house.word[0] & all;
        seen.word[1] |= house.word[1] & all;
    }
    return ch_grid_cells_minus(seen, places);
}

/* Adds a set of a house of a KIND.  BEFORE: the same set in the list before, where it is known. */
static inline void add_set(ChHodokuSets *sets, const ChHodokuGrid *grid, ChGridCells cells,
                           unsigned digits, int size, int kind, const ChHodokuSet *before)
{
    if (sets->count == CH_HODOKU_SETS)
        return;
    sets->cells[sets->count] = cells;
    ChHodokuSet *const set = &sets->set[sets->count++];
    unsigned fruitful = 0;
    set->cells = cells;
    set->digits = (uint16_t)digits;
    set->size = (uint8_t)size;
    CH_EACH_DIGIT(digit, digits) {
        const ChGridCells plane = grid->plane[digit];
        const ChGridCells buds = ch_grid_cells_and(
            plane,
            before != NULL ? before->buds[digit] : seen_by(ch_grid_cells_and(cells, plane), kind));
        set->buds[digit] = buds;
        fruitful |= (unsigned)!ch_grid_cells_empty(buds) << digit;
    }
    set->fruitful = (uint16_t)fruitful;
}

/* The subsets of a house's empty cells, as sets of nine bits: the last cell is bit 0.  Depth first,
 * those of the last N cells come last. */
typedef struct Subsets {
    uint16_t at[CH_ALL_NINE];
} Subsets;

static void list_subsets(Subsets *subsets)
{
    for (int cells = 0, count = 0; cells < 9; cells++, count = 2 * count + 1) {
        uint16_t *const rest = subsets->at + CH_ALL_NINE - count;
        uint16_t *const with = rest - count - 1;
        with[0] = (uint16_t)(1u << cells);
        for (int i = 0; i < count; i++)
            with[i + 1] = (uint16_t)(with[0] | rest[i]);
    }
}

/* Lists the subsets of a house with one digit more than cells; *DIGITS: those of each subset. */
static int list_almost_locked(const ChHodokuGrid *grid, const Subsets *subsets, const uint8_t *cell,
                              int cells, uint16_t *digits, uint16_t *found)
{
    int count = 0;

    digits[0] = 0;
    for (int bit = 0; bit < cells; bit++) {
        const unsigned own = grid->candidates[cell[cells - 1 - bit]];
        uint16_t *const with = digits + (1u << bit);
        for (int i = 0; i < 1 << bit; i++)
            with[i] = (uint16_t)(digits[i] | own);
    }
    for (int i = CH_ALL_NINE + 1 - (1 << cells); i < CH_ALL_NINE; i++) {
        const unsigned subset = subsets->at[i];
        found[count] = (uint16_t)subset;
        count += ch_count_of_nine[digits[subset]] == ch_count_of_nine[subset] + 1;
    }
    return count;
}

static void add_sets_of_house(ChHodokuSets *sets, const ChHodokuGrid *grid, int house,
                              const Subsets *subsets)
{
    const ChGridCells empty = ch_grid_cells_and(grid->empty, CH_HODOKU_HOUSE(house));
    uint8_t cell[9];
    uint16_t digits[CH_ALL_NINE + 1];
    uint16_t found[CH_ALL_NINE + 1];
    int cells = 0;

    CH_EACH_GRID_CELL(at, empty)
        cell[cells++] = (uint8_t)at;
    const int count = list_almost_locked(grid, subsets, cell, cells, digits, found);
    for (int i = 0; i < count; i++) {
        ChGridCells chosen = {{0}};
        CH_EACH_BIT(bit, found[i])
            ch_grid_cells_add(&chosen, cell[cells - 1 - bit]);
        if (!is_found_earlier(chosen, house))
            add_set(sets, grid, chosen, digits[found[i]], ch_count_of_nine[found[i]], house / 9,
                    NULL);
    }
}

/* ---- houses that have not changed ---- */

/* Returns the houses that have changed since the list before, all of them where that is not known
 * or some candidate is new.  The grid becomes that of the list. */
static uint32_t changed_houses(ChHodokuSets *sets, const ChHodokuGrid *grid)
{
    bool follows = sets->is_kept;
    uint32_t changed = 0;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned now = grid->candidates[cell];
        const unsigned then = sets->candidates[cell];
        changed |= now != then ? ch_hodoku_houses_of[cell] : 0;
        follows &= (now & ~then) == 0;
        sets->candidates[cell] = (uint16_t)now;
    }
    return follows ? changed : ~0u;
}

/* Adds the sets of a house from the list before: they see fewer candidates at most. */
static void copy_sets(ChHodokuSets *sets, const ChHodokuGrid *grid, const ChHodokuSet *before,
                      int from, int to)
{
    for (int i = from; i < to; i++)
        add_set(sets, grid, before[i].cells, before[i].digits, before[i].size, 0, &before[i]);
}

static void list_sets(ChHodokuSets *sets, const ChHodokuGrid *grid)
{
    const uint32_t changed = changed_houses(sets, grid);
    const ChHodokuSet *const before = sets->set;
    Subsets subsets;

    list_subsets(&subsets);
    sets->set = sets->list[sets->is_kept && before == sets->list[0]];
    sets->count = 0;
    for (int house = 0; house < CH_HOUSES; house++) {
        const int from = sets->of_house[house];
        const int to = sets->of_house[house + 1];
        sets->of_house[house] = (uint16_t)sets->count;
        if (changed >> house & 1)
            add_sets_of_house(sets, grid, house, &subsets);
        else
            copy_sets(sets, grid, before, from, to);
    }
    sets->of_house[CH_HOUSES] = (uint16_t)sets->count;
    sets->is_kept = sets->count < CH_HODOKU_SETS;
}

/* ---- records ---- */

/* Enters the sets in the lists of their first cells with each digit. */
static void list_heads(ChHodokuSets *sets, const ChHodokuGrid *grid)
{
    memset(sets->head, 0xff, sizeof sets->head);
    for (int i = 0; i < sets->count; i++)
        CH_EACH_DIGIT(digit, sets->set[i].fruitful) {
            const int cell =
                ch_grid_cells_first(ch_grid_cells_and(sets->set[i].cells, grid->plane[digit]));
            sets->next[i][digit] = sets->head[CH_CANDIDATE(cell, digit)];
            sets->head[CH_CANDIDATE(cell, digit)] = (int16_t)i;
        }
}

/* Lists the first set of each bud's list, if it is later than the set NUMBER, with the digit.
 * BARRED: by digit, the cells that a set with a restricted common lacks.  Returns their number. */
static int list_first(const ChHodokuSets *sets, const ChHodokuGrid *grid, int number,
                      ChGridCells barred[CH_DIGITS], uint16_t *listed)
{
    const ChHodokuSet *const set = &sets->set[number];
    int count = 0;

    CH_EACH_DIGIT(digit, set->fruitful) {
        const ChGridCells buds = set->buds[digit];
        barred[digit] = ch_grid_cells_or(set->cells, ch_grid_cells_minus(grid->plane[digit], buds));
        CH_EACH_GRID_CELL(cell, buds) {
            const int other = sets->head[CH_CANDIDATE(cell, digit)];
            listed[count] = (uint16_t)(16 * other + digit);
            count += other > number;
        }
    }
    return count;
}

/* Notes the digits of each later set whose places for them are all among the buds; *MET: these
 * sets.  They have no cell of the set, and no place of the digit that is not a bud.  Half of the
 * sets do not, and the lists are short, so there is one loop without a branch: the next set of a
 * list is written behind all others. */
static void find_commons(ChHodokuSets *sets, const ChHodokuGrid *grid, int number, uint64_t *met)
{
    ChGridCells barred[CH_DIGITS];
    uint16_t listed[CH_HODOKU_SETS * CH_DIGITS + 1];
    int count = list_first(sets, grid, number, barred, listed);

    for (int i = 0; i < count; i++) {
        const int digit = listed[i] % 16;
        const int other = listed[i] / 16;
        const int next = sets->next[other][digit];
        const bool fits = !ch_grid_cells_meet(sets->cells[other], barred[digit]);
        sets->commons[other] |= (uint16_t)(fits << digit);
        met[other / 64] |= (uint64_t)fits << other % 64;
        listed[count] = (uint16_t)(16 * next + digit);
        count += next > number;
    }
}

static unsigned first_two(unsigned digits)
{
    const unsigned first = digits & -digits;
    const unsigned rest = digits & ~first;

    return first | (rest & -rest);
}

static inline void add_record(ChHodokuRecord *record, int set, uint16_t *commons)
{
    *record = (ChHodokuRecord){(uint16_t)set, (uint16_t)first_two(commons[set])};
    commons[set] = 0;
}

static void find_records(ChHodokuSets *sets, const ChHodokuGrid *grid)
{
    enum { WORDS = CH_HODOKU_SETS / 64 };
    const int words = (sets->count + 63) / 64;
    uint64_t met[WORDS] = {0};
    uint32_t count = 0;

    list_heads(sets, grid);
    memset(sets->commons, 0, (size_t)sets->count * sizeof *sets->commons);
    for (int i = 0; i < sets->count; i++) {
        sets->first[i] = count;
        find_commons(sets, grid, i, met);
        for (int word = i / 64; word < words; word++) {
            CH_EACH_BIT_64(bit, met[word])
                if (count < CH_HODOKU_RECORDS)
                    add_record(&sets->record[count++], 64 * word + bit, sets->commons);
            met[word] = 0;
        }
    }
    sets->first[sets->count] = count;
}

/* Lists the records in the other direction: for each set those to earlier sets. */
static void list_records_back(ChHodokuSets *sets)
{
    uint32_t *const first = sets->first_back;
    uint32_t sum = 0;

    memset(first, 0, ((size_t)sets->count + 1) * sizeof *first);
    for (uint32_t i = 0; i < sets->first[sets->count]; i++)
        first[sets->record[i].set]++;
    for (int set = 0; set <= sets->count; set++) {
        const uint32_t own = first[set];
        first[set] = sum;
        sum += own;
    }
    for (int set = 0; set < sets->count; set++)
        for (uint32_t i = sets->first[set]; i < sets->first[set + 1]; i++)
            sets->back[first[sets->record[i].set]++] =
                (ChHodokuRecord){(uint16_t)set, sets->record[i].digits};
    for (int set = sets->count; set > 0; set--)
        first[set] = first[set - 1];
    first[0] = 0;
}

void ch_hodoku_find_sets(ChHodokuSets *sets, const ChHodokuGrid *grid)
{
    list_sets(sets, grid);
    find_records(sets, grid);
    list_records_back(sets);
}

unsigned ch_hodoku_common_buds(const ChHodokuSet *a, const ChHodokuSet *b, unsigned digits)
{
    unsigned common = 0;

    CH_EACH_DIGIT(digit, digits & a->fruitful & b->fruitful)
        if (ch_grid_cells_meet(a->buds[digit], b->buds[digit]))
            common |= 1u << digit;
    return common;
}
