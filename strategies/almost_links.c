/* almost_links.c - what almost locked sets have to do with each other: restricted commons, seers.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "almost.h"

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

/* Of the parts of a digit within a house each is beside all that share no cell with it. */
static void find_beside_in(ChAlmostBeside *beside, int digit, int house)
{
    const ChAlmostSets *const sets = beside->sets;
    const int words = sets->words;
    const int kind = house / 9;

    for (int one = sets->head[digit][house]; one != CH_NONE; one = sets->part[one].next[kind])
        for (int other = sets->part[one].next[kind]; other != CH_NONE;
             other = sets->part[other].next[kind])
            if (!ch_cells_meet(sets->part[one].cells, sets->part[other].cells)) {
                ch_almost_join(&beside->row[one * words], &sets->having[other * words], words);
                ch_almost_join(&beside->row[other * words], &sets->having[one * words], words);
                ch_bits_add(beside->some, one);
                ch_bits_add(beside->some, other);
            }
}

void ch_almost_find_beside(ChAlmostBeside *beside, const ChAlmostSets *sets)
{
    beside->sets = sets;
    memset(beside->some, 0, sizeof beside->some);
    memset(beside->row, 0, sizeof *beside->row * (size_t)(sets->parts * sets->words));
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int house = 0; house < CH_HOUSES; house++)
            find_beside_in(beside, digit, house);
}

void ch_almost_add_linked(const ChAlmostBeside *beside, const ChAlmost *set, uint64_t *linked)
{
    for (unsigned digits = ch_almost_linking(beside, set); digits != 0; digits &= digits - 1)
        ch_almost_join(linked, ch_almost_beside(beside, set->part[ch_lowest(digits)]),
                       beside->sets->words);
}

int ch_almost_links(const ChAlmostBeside *beside, const ChAlmost *set, unsigned digits,
                    ChAlmostLink link[CH_MAX_ALMOST])
{
    const uint64_t *row[CH_DIGITS];
    uint8_t digit[CH_DIGITS];
    int rows = 0;
    int count = 0;

    for (digits &= ch_almost_linking(beside, set); digits != 0; digits &= digits - 1) {
        digit[rows] = (uint8_t)ch_lowest(digits);
        row[rows] = ch_almost_beside(beside, set->part[digit[rows]]);
        rows++;
    }
    for (int at = 0; at < beside->sets->words; at++) {
        uint64_t any = 0;
        for (int i = 0; i < rows; i++)
            any |= row[i][at];
        for (; any != 0; any &= any - 1) {
            const int bit = __builtin_ctzll(any);
            unsigned commons = 0;
            for (int i = 0; i < rows; i++)
                commons |= (unsigned)(row[i][at] >> bit & 1) << digit[i];
            link[count++] =
                (ChAlmostLink){.set = (uint16_t)(64 * at + bit), .digits = (uint16_t)commons};
        }
    }
    return count;
}

/* ---- seers ---- */

void ch_almost_find_seers(ChAlmostSeers *seers, const ChAlmostSets *sets, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);
    uint64_t seeing[CH_ALMOST_WORDS] = {0};
    const int words = sets->words;

    seers->count = 0;
    if (!ch_cells_has(&sets->open[digit], cell))
        return;
    for (int kind = 0; kind < 3; kind++) {
        const int house = ch_cell_house[cell][kind];
        for (int at = sets->head[digit][house]; at != CH_NONE; at = sets->part[at].next[kind])
            if (!ch_cells_has(&sets->part[at].cells, cell))
                ch_almost_join(seeing, &sets->having[at * words], words);
    }
    for (int set = ch_bits_next(seeing, words, 0); set >= 0;
         set = ch_bits_next(seeing, words, set + 1))
        seers->set[seers->count++] = (uint16_t)set;
}
