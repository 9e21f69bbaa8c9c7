/* als.c - see hodoku_als.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_als.h"

#include <string.h>

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

static void add_set(ChHodokuSets *sets, const ChHodokuGrid *grid, ChGridCells cells,
                    unsigned digits, int size)
{
    if (sets->count == CH_HODOKU_SETS)
        return;
    sets->cells[sets->count] = cells;
    ChHodokuSet *const set = &sets->set[sets->count++];
    set->cells = cells;
    set->digits = (uint16_t)digits;
    set->size = (uint8_t)size;
    set->fruitful = 0;
    CH_EACH_DIGIT(digit, digits)
        set->buds[digit] = grid->plane[digit];
    CH_EACH_GRID_CELL(cell, cells)
        CH_EACH_DIGIT(digit, grid->candidates[cell])
            set->buds[digit] = ch_grid_cells_and(set->buds[digit], ch_grid_peers[cell]);
    CH_EACH_DIGIT(digit, digits)
        set->fruitful |= (uint16_t)(!ch_grid_cells_empty(set->buds[digit]) << digit);
}

/* Adds the sets that extend CELLS by cells out of REST, depth first. */
static void add_sets_with(ChHodokuSets *sets, const ChHodokuGrid *grid, int house,
                          const ChGridCells *rest, int from, ChGridCells cells, unsigned digits,
                          int size)
{
    for (int cell = ch_grid_cells_next(rest, from); cell >= 0;
         cell = ch_grid_cells_next(rest, cell + 1)) {
        const unsigned more = digits | grid->candidates[cell];
        ChGridCells with = cells;
        ch_grid_cells_add(&with, cell);
        if (ch_count(more) == size + 2 && !is_found_earlier(with, house))
            add_set(sets, grid, with, more, size + 1);
        if (size + 1 < 8)
            add_sets_with(sets, grid, house, rest, cell + 1, with, more, size + 1);
    }
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

/* Notes a digit for all later sets whose places for it are all among the buds; *MET: these sets.
 * They have no cell of the set, and no place of the digit that is not a bud. */
static void find_commons(ChHodokuSets *sets, const ChHodokuGrid *grid, int number, int digit,
                         uint64_t *met)
{
    const ChHodokuSet *const set = &sets->set[number];
    const ChGridCells buds = set->buds[digit];
    const ChGridCells barred =
        ch_grid_cells_or(set->cells, ch_grid_cells_minus(grid->plane[digit], buds));

    CH_EACH_GRID_CELL(cell, buds)
        for (int other = sets->head[CH_CANDIDATE(cell, digit)]; other > number;
             other = sets->next[other][digit]) {
            if (ch_grid_cells_meet(sets->cells[other], barred))
                continue;
            if (!ch_bits_has(met, other))
                sets->commons[other] = 0;
            ch_bits_add(met, other);
            sets->commons[other] |= (uint16_t)(1u << digit);
        }
}

static unsigned first_two(unsigned digits)
{
    const unsigned first = digits & -digits;
    const unsigned rest = digits & ~first;

    return first | (rest & -rest);
}

static inline void add_record(ChHodokuRecord *record, int set, const uint16_t *commons)
{
    *record = (ChHodokuRecord){(uint16_t)set, (uint16_t)first_two(commons[set])};
}

static void find_records(ChHodokuSets *sets, const ChHodokuGrid *grid)
{
    enum { WORDS = CH_HODOKU_SETS / 64 };
    const int words = (sets->count + 63) / 64;
    uint64_t met[WORDS] = {0};
    uint32_t count = 0;

    list_heads(sets, grid);
    for (int i = 0; i < sets->count; i++) {
        sets->first[i] = count;
        CH_EACH_DIGIT(digit, sets->set[i].fruitful)
            find_commons(sets, grid, i, digit, met);
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
    const ChGridCells none = {{0}};

    sets->count = 0;
    for (int house = 0; house < CH_HOUSES; house++) {
        const ChGridCells cells = ch_grid_cells_and(grid->empty, CH_HODOKU_HOUSE(house));
        add_sets_with(sets, grid, house, &cells, 0, none, 0, 0);
    }
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
