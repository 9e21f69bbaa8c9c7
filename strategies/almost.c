/* almost.c - see almost.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "almost.h"

#include <string.h>

enum { SIZES = CH_DIGITS, PLACES = 1 << 9 };

ChCellSet ch_almost_cells(unsigned name)
{
    ChCellSet cells = {{0}};

    for (unsigned places = name & (PLACES - 1); places != 0; places &= places - 1)
        ch_cells_add(&cells, ch_house_cell[name >> 9][ch_lowest(places)]);
    return cells;
}

/* ---- the sets ---- */

/* Cells of a line that lie in one box are the box's. */
static bool is_of_box(int number, unsigned places)
{
    return number >= CH_FIRST_ROW &&
           ((places & ~7u) == 0 || (places & ~0x38u) == 0 || (places & ~0x1c0u) == 0);
}

enum { DIGITS_AT = 9, SIZE_AT = 18 };

/* All choices of a house's open cells, each added to those without it. */
static int choose_in(const ChBoard *board, int house, uint32_t *chosen)
{
    uint16_t digits[PLACES];
    uint16_t places[PLACES];
    unsigned all = 1;
    int count = 0;

    digits[0] = places[0] = 0;
    for (unsigned empty = board->places[CH_EMPTY][house]; empty != 0; empty &= empty - 1) {
        const unsigned own = board->candidates[ch_house_cell[house][ch_lowest(empty)]];
        for (unsigned choice = 0; choice < all; choice++) {
            digits[all | choice] = digits[choice] | (uint16_t)own;
            places[all | choice] = places[choice] | (uint16_t)(empty & -empty);
        }
        all *= 2;
    }
    for (unsigned choice = 1; choice < all; choice++) {
        const int size = ch_count_of_nine[choice];
        if (ch_count_of_nine[digits[choice]] == size + 1 && !is_of_box(house, places[choice]))
            chosen[count++] =
                places[choice] | (uint32_t)digits[choice] << DIGITS_AT | (uint32_t)size << SIZE_AT;
    }
    return count;
}

void ch_almost_choose(ChAlmostChoices *choices, const ChBoard *board, uint32_t fresh)
{
    for (; fresh != 0; fresh &= fresh - 1) {
        const int house = ch_lowest(fresh);
        choices->count[house] = (uint16_t)choose_in(board, house, choices->choice[house]);
    }
}

/* A digit's cells in the set, where they lie and what sees them all. */
static void place_digit(ChAlmostSets *sets, int index, int digit)
{
    ChAlmost *const set = &sets->set[index];
    const ChCellSet cells = ch_almost_cells_with(sets, set, digit);
    const uint8_t *const house = ch_cell_house[ch_cells_first(cells)];
    ChCellSet around = {{0}};

    set->houses[digit] = 0;
    for (int i = 0; i < 3; i++) {
        if (!ch_cells_within(cells, ch_house_cells[house[i]]))
            continue;
        set->houses[digit] |= 1u << house[i];
        around = ch_cells_or(around, ch_house_cells[house[i]]);
        ch_bits_add(sets->within[digit][house[i]], index);
    }
    set->buddies[digit] = ch_cells_minus(ch_cells_and(sets->open[digit], around), cells);
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
        ch_bits_add(sets->having[digit][cell], index);
}

static void put_set(ChAlmostSets *sets, int index, int house, uint32_t choice)
{
    ChAlmost *const set = &sets->set[index];
    const unsigned name = (unsigned)CH_ALMOST_NAME(house, (int)(choice & CH_ALL_NINE));

    set->cells = ch_almost_cells(name);
    set->digits = (uint16_t)(choice >> DIGITS_AT & CH_ALL_NINE);
    set->name = (uint16_t)name;
    set->size = (uint8_t)(choice >> SIZE_AT);
    for (unsigned digits = set->digits; digits != 0; digits &= digits - 1)
        place_digit(sets, index, ch_lowest(digits));
}

static void clear_sets(ChAlmostSets *sets, const ChBoard *board, int count)
{
    sets->count = count < CH_MAX_ALMOST ? count : CH_MAX_ALMOST;
    sets->words = (sets->count + 63) / 64;
    const size_t size = sizeof(uint64_t) * (size_t)sets->words;
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet open = ch_board_open(board, digit);
        sets->open[digit] = open;
        for (int house = 0; house < CH_HOUSES; house++)
            memset(sets->within[digit][house], 0, size);
        for (int cell = ch_cells_next(&open, 0); cell >= 0; cell = ch_cells_next(&open, cell + 1))
            memset(sets->having[digit][cell], 0, size);
    }
}

void ch_almost_find_sets(ChAlmostSets *sets, const ChBoard *board, const ChAlmostChoices *choices)
{
    int next[SIZES] = {0}; /* by size: the count, then the next index */
    int count = 0;

    for (int house = 0; house < CH_HOUSES; house++)
        for (int i = 0; i < choices->count[house]; i++)
            next[choices->choice[house][i] >> SIZE_AT]++;
    for (int size = 1; size < SIZES; size++) {
        const int of_size = next[size];
        next[size] = count;
        count += of_size;
    }
    clear_sets(sets, board, count);
    for (int house = 0; house < CH_HOUSES; house++)
        for (int i = 0; i < choices->count[house]; i++) {
            const uint32_t choice = choices->choice[house][i];
            const int index = next[choice >> SIZE_AT]++;
            if (index < CH_MAX_ALMOST)
                put_set(sets, index, house, choice);
        }
}

void ch_almost_touched(const ChAlmostSets *sets, ChCellSet cells, uint64_t *touched)
{
    memset(touched, 0, sizeof(uint64_t) * (size_t)sets->words);
    for (int i = 0; i < sets->count; i++)
        touched[i / 64] |= (uint64_t)ch_cells_meet(sets->set[i].cells, cells) << i % 64;
}

/* ---- links ---- */

unsigned ch_almost_commons(const ChAlmostSets *sets, const ChAlmost *a, const ChAlmost *b)
{
    unsigned commons = 0;

    for (unsigned both = a->digits & b->digits; both != 0; both &= both - 1) {
        const int digit = ch_lowest(both);
        if (ch_cells_within(ch_almost_cells_with(sets, b, digit), a->buddies[digit]))
            commons |= 1u << digit;
    }
    return commons;
}

void ch_almost_beside(const ChAlmostSets *sets, const ChAlmost *set, int digit, uint64_t *beside)
{
    const ChCellSet cells = ch_almost_cells_with(sets, set, digit);
    const int words = sets->words;

    memset(beside, 0, sizeof *beside * (size_t)words);
    for (uint32_t houses = set->houses[digit]; houses != 0; houses &= houses - 1) {
        const uint64_t *const within = sets->within[digit][ch_lowest(houses)];
        for (int at = 0; at < words; at++)
            beside[at] |= within[at];
    }
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1)) {
        const uint64_t *const having = sets->having[digit][cell];
        for (int at = 0; at < words; at++)
            beside[at] &= ~having[at];
    }
}

/* The links of one set, a word of bits at a time. */
static uint32_t link_set(ChAlmostLinks *links, uint32_t count, const ChAlmostSets *sets,
                         const ChAlmost *set)
{
    uint64_t beside[CH_DIGITS][CH_ALMOST_WORDS];
    uint8_t digit[CH_DIGITS];
    int digits = 0;

    for (unsigned rest = set->digits; rest != 0; rest &= rest - 1) {
        digit[digits] = (uint8_t)ch_lowest(rest);
        ch_almost_beside(sets, set, ch_lowest(rest), beside[digits++]);
    }
    for (int at = 0; at < sets->words; at++) {
        uint64_t any = 0;
        for (int i = 0; i < digits; i++)
            any |= beside[i][at];
        for (; any != 0 && count < CH_MAX_ALMOST_LINKS; any &= any - 1) {
            const int bit = __builtin_ctzll(any);
            unsigned common = 0;
            for (int i = 0; i < digits; i++)
                common |= (unsigned)(beside[i][at] >> bit & 1) << digit[i];
            links->link[count++] =
                (ChAlmostLink){.set = (uint16_t)(64 * at + bit), .digits = (uint16_t)common};
        }
    }
    return count;
}

void ch_almost_find_links(ChAlmostLinks *links, const ChAlmostSets *sets)
{
    uint32_t count = 0;

    for (int i = 0; i < sets->count; i++) {
        links->first[i] = count;
        count = link_set(links, count, sets, &sets->set[i]);
    }
    links->first[sets->count] = count;
}

/* ---- seers ---- */

static int see(ChAlmostSeers *seers, int count, const ChAlmostSets *sets, int cell, int digit)
{
    const uint8_t *const house = ch_cell_house[cell];

    for (int at = 0; at < sets->words; at++) {
        uint64_t seeing = 0;
        for (int i = 0; i < 3; i++)
            seeing |= sets->within[digit][house[i]][at];
        seeing &= ~sets->having[digit][cell][at];
        for (; seeing != 0 && count < CH_MAX_ALMOST_SEERS; seeing &= seeing - 1)
            seers->set[count++] = (uint16_t)(64 * at + __builtin_ctzll(seeing));
    }
    return count;
}

void ch_almost_find_seers(ChAlmostSeers *seers, const ChAlmostSets *sets)
{
    int count = 0;

    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const int cell = CH_CANDIDATE_CELL(candidate);
        const int digit = CH_CANDIDATE_DIGIT(candidate);
        seers->first[candidate] = (uint16_t)count;
        if (ch_cells_has(&sets->open[digit], cell))
            count = see(seers, count, sets, cell, digit);
    }
    seers->first[CH_CANDIDATES] = (uint16_t)count;
}
