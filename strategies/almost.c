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

/* The open cells of a house, and the digits of each choice of them. */
typedef struct House {
    int count;
    uint8_t place[9];
    uint16_t digits[PLACES];
} House;

static void read_house(House *house, const ChBoard *board, int number)
{
    house->count = 0;
    house->digits[0] = 0;
    for (unsigned empty = board->places[CH_EMPTY][number]; empty != 0; empty &= empty - 1) {
        const int place = ch_lowest(empty);
        const unsigned digits = board->candidates[ch_house_cell[number][place]];
        const unsigned choices = 1u << house->count;
        for (unsigned choice = 0; choice < choices; choice++)
            house->digits[choices | choice] = house->digits[choice] | (uint16_t)digits;
        house->place[house->count++] = (uint8_t)place;
    }
}

static unsigned places_of(const House *house, unsigned choice)
{
    unsigned places = 0;

    for (; choice != 0; choice &= choice - 1)
        places |= 1u << house->place[ch_lowest(choice)];
    return places;
}

/* Cells of a line that lie in one box are the box's. */
static bool is_of_box(int number, unsigned places)
{
    return number >= CH_FIRST_ROW &&
           ((places & ~7u) == 0 || (places & ~0x38u) == 0 || (places & ~0x1c0u) == 0);
}

/* Calls for each set: COUNTED how many of each size there are, then to put them at the places left
 * for their size. */
typedef struct Sorting {
    ChAlmostSets *sets; /* NULL: to be counted */
    int next[SIZES];    /* by size: the count, then the next index */
} Sorting;

static void put_set(ChAlmostSets *sets, int index, unsigned name, unsigned digits, int size)
{
    if (index >= CH_MAX_ALMOST)
        return;
    ChAlmost *const set = &sets->set[index];
    set->cells = ch_almost_cells(name);
    set->digits = (uint16_t)digits;
    set->name = (uint16_t)name;
    set->size = (uint8_t)size;
    for (; digits != 0; digits &= digits - 1) {
        const int digit = ch_lowest(digits);
        const ChCellSet with = ch_cells_and(set->cells, sets->open[digit]);
        ChCellSet *const buddies = &set->buddies[digit];
        *buddies = sets->open[digit];
        for (int cell = ch_cells_next(&with, 0); cell >= 0; cell = ch_cells_next(&with, cell + 1))
            *buddies = ch_cells_and(*buddies, ch_cell_peers[cell]);
    }
}

static void sort_house(Sorting *sorting, const House *house, int number)
{
    static const uint8_t count[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

    for (unsigned choice = 1; choice < 1u << house->count; choice++) {
        const unsigned digits = house->digits[choice];
        const int size = count[choice & 15] + count[choice >> 4 & 15] + (int)(choice >> 8);
        if (count[digits & 15] + count[digits >> 4 & 15] + (int)(digits >> 8) != size + 1)
            continue;
        const unsigned places = places_of(house, choice);
        if (is_of_box(number, places))
            continue;
        const int index = sorting->next[size]++;
        if (sorting->sets != NULL)
            put_set(sorting->sets, index, (unsigned)CH_ALMOST_NAME(number, (int)places), digits,
                    size);
    }
}

static void sort_houses(Sorting *sorting, const ChBoard *board)
{
    for (int number = 0; number < CH_HOUSES; number++) {
        House house;
        read_house(&house, board, number);
        sort_house(sorting, &house, number);
    }
}

void ch_almost_find_sets(ChAlmostSets *sets, const ChBoard *board)
{
    Sorting sorting = {0};
    int next = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        sets->open[digit] = ch_board_open(board, digit);
    sort_houses(&sorting, board);
    for (int size = 1; size < SIZES; size++) {
        const int count = sorting.next[size];
        sorting.next[size] = next;
        next += count;
    }
    sets->count = next < CH_MAX_ALMOST ? next : CH_MAX_ALMOST;
    sorting.sets = sets;
    sort_houses(&sorting, board);
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

enum { NO_SET = 0xffff };

static void make_lists(ChAlmostLinks *links, const ChAlmostSets *sets)
{
    memset(links->head, 0xff, sizeof links->head);
    for (int i = sets->count - 1; i >= 0; i--)
        for (unsigned digits = sets->set[i].digits; digits != 0; digits &= digits - 1) {
            const int digit = ch_lowest(digits);
            const int cell = ch_cells_first(ch_almost_cells_with(sets, &sets->set[i], digit));
            uint16_t *const head = &links->head[CH_CANDIDATE(cell, digit)];
            links->next[i][digit] = *head;
            *head = (uint16_t)i;
        }
}

/* The digits that A has in common with each other set; the sets as bits. */
typedef struct Partners {
    uint64_t word[CH_MAX_ALMOST / 64];
    uint16_t digits[CH_MAX_ALMOST];
} Partners;

static void find_partners(Partners *partners, const ChAlmostSets *sets, const ChAlmostLinks *links,
                          const ChAlmost *a)
{
    memset(partners->word, 0, sizeof partners->word);
    for (unsigned digits = a->digits; digits != 0; digits &= digits - 1) {
        const int digit = ch_lowest(digits);
        const ChCellSet *const buddies = &a->buddies[digit];
        for (int cell = ch_cells_next(buddies, 0); cell >= 0;
             cell = ch_cells_next(buddies, cell + 1))
            for (unsigned b = links->head[CH_CANDIDATE(cell, digit)]; b != NO_SET;
                 b = links->next[b][digit]) {
                if (!ch_cells_within(ch_almost_cells_with(sets, &sets->set[b], digit), *buddies))
                    continue;
                if (!ch_bits_has(partners->word, (int)b))
                    partners->digits[b] = 0;
                ch_bits_add(partners->word, (int)b);
                partners->digits[b] |= (uint16_t)(1u << digit);
            }
    }
}

void ch_almost_find_links(ChAlmostLinks *links, const ChAlmostSets *sets)
{
    Partners partners;
    uint32_t count = 0;

    make_lists(links, sets);
    for (int i = 0; i < sets->count; i++) {
        links->first[i] = count;
        find_partners(&partners, sets, links, &sets->set[i]);
        for (int j = ch_bits_next(partners.word, CH_MAX_ALMOST / 64, 0);
             j >= 0 && count < CH_MAX_ALMOST_LINKS;
             j = ch_bits_next(partners.word, CH_MAX_ALMOST / 64, j + 1))
            links->link[count++] = (ChAlmostLink){.set = (uint16_t)j, .digits = partners.digits[j]};
    }
    links->first[sets->count] = count;
}

/* ---- seers ---- */

/* Calls for each set and each candidate that it sees: to count, then to put. */
static void visit_seen(ChAlmostSeers *seers, const ChAlmostSets *sets, uint16_t *next, bool put)
{
    for (int i = 0; i < sets->count; i++)
        for (unsigned digits = sets->set[i].digits; digits != 0; digits &= digits - 1) {
            const int digit = ch_lowest(digits);
            const ChCellSet *const buddies = &sets->set[i].buddies[digit];
            for (int cell = ch_cells_next(buddies, 0); cell >= 0;
                 cell = ch_cells_next(buddies, cell + 1)) {
                const int at = next[CH_CANDIDATE(cell, digit)]++;
                if (put && at < seers->first[CH_CANDIDATE(cell, digit) + 1])
                    seers->set[at] = (uint16_t)i;
            }
        }
}

void ch_almost_find_seers(ChAlmostSeers *seers, const ChAlmostSets *sets)
{
    uint16_t next[CH_CANDIDATES] = {0};
    int count = 0;

    visit_seen(seers, sets, next, false);
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const int all = count + next[candidate];
        seers->first[candidate] = next[candidate] = (uint16_t)count;
        count = all < CH_MAX_ALMOST_SEERS ? all : CH_MAX_ALMOST_SEERS;
    }
    seers->first[CH_CANDIDATES] = (uint16_t)count;
    visit_seen(seers, sets, next, true);
}
