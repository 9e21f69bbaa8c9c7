/* als_sets_links.c - relations between almost locked sets: restricted commons and watchers.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>
#include <string.h>

#include "als_sets.h"

/* ---- links ---- */

unsigned ch_als_commons(const ChAlsSets *sets, const ChAls *a, const ChAls *b)
{
    unsigned commons = 0;

    CH_EACH_DIGIT(digit, a->digits & b->digits)
        if (ch_cells_within(ch_als_cells_with(sets, b, digit), a->peers[digit]))
            commons |= 1u << digit;
    return commons;
}

/* Adds the sets that have the part OTHER to those adjacent to a part. */
static void add_adjacent(ChAlsAdjacency *adjacent, int part, int other)
{
    const int words = adjacent->sets->words;
    uint64_t *const row = &adjacent->row[part * words];
    const uint64_t *const having = &adjacent->sets->having[other * words];

    if (ch_als_has_adjacent(adjacent, part))
        ch_als_join(row, having, words);
    else
        memcpy(row, having, sizeof *row * (size_t)words);
    ch_bits_add(adjacent->some, part);
}

/* Links the parts of a digit within a house: two of them are adjacent if they share no cell. */
static void find_adjacent_in(ChAlsAdjacency *adjacent, int digit, int house)
{
    const ChAlsSets *const sets = adjacent->sets;
    const int kind = house / 9;

    for (int one = sets->head[digit][house]; one != CH_NONE; one = sets->part[one].next[kind])
        for (int other = sets->part[one].next[kind]; other != CH_NONE;
             other = sets->part[other].next[kind])
            if (!ch_cells_meet(sets->part[one].cells, sets->part[other].cells)) {
                add_adjacent(adjacent, one, other);
                add_adjacent(adjacent, other, one);
            }
}

void ch_als_find_adjacent(ChAlsAdjacency *adjacent, const ChAlsSets *sets)
{
    adjacent->sets = sets;
    memset(adjacent->some, 0, sizeof adjacent->some);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int house = 0; house < CH_HOUSES; house++)
            find_adjacent_in(adjacent, digit, house);
}

void ch_als_add_linked(const ChAlsAdjacency *adjacent, const ChAls *set, uint64_t *linked)
{
    CH_EACH_DIGIT(digit, ch_als_linking(adjacent, set))
        ch_als_join(linked, ch_als_adjacent(adjacent, set->part[digit]), adjacent->sets->words);
}

const ChAlsReach *ch_als_beyond(ChAlsBeyond *beyond, const ChAlsAdjacency *adjacent, int part)
{
    const ChAlsSets *const sets = adjacent->sets;
    const uint64_t *const next = ch_als_adjacent(adjacent, part);
    ChAlsReach reach = {{{{0}}}};

    assert(part < CH_MAX_ALS_BEYOND && ch_als_has_adjacent(adjacent, part));
    if (ch_bits_has(beyond->known, part))
        return &beyond->of[part];
    CH_EACH_MEMBER(set, next, sets->words)
        ch_als_add_reach(&reach, &sets->set[set]);
    ch_als_lose_reach(&reach, sets->part[part].digit);
    ch_bits_add(beyond->known, part);
    beyond->of[part] = reach;
    return &beyond->of[part];
}

int ch_als_links(const ChAlsAdjacency *adjacent, const ChAls *set, unsigned digits,
                 ChAlsLink link[CH_MAX_ALS])
{
    const uint64_t *row[CH_DIGITS];
    uint8_t digit[CH_DIGITS];
    int rows = 0;
    int count = 0;

    CH_EACH_DIGIT(common, digits & ch_als_linking(adjacent, set)) {
        digit[rows] = (uint8_t)common;
        row[rows++] = ch_als_adjacent(adjacent, set->part[common]);
    }
    for (int at = 0; at < adjacent->sets->words; at++) {
        uint64_t any = 0;
        for (int i = 0; i < rows; i++)
            any |= row[i][at];
        CH_EACH_BIT_64(bit, any) {
            unsigned commons = 0;
            for (int i = 0; i < rows; i++)
                commons |= (unsigned)(row[i][at] >> bit & 1) << digit[i];
            assert(count < CH_MAX_ALS && commons != 0);
            link[count++] =
                (ChAlsLink){.set = (uint16_t)(64 * at + bit), .digits = (uint16_t)commons};
        }
    }
    return count;
}

/* ---- watchers ---- */

void ch_als_find_watchers(ChAlsWatchers *watchers, const ChAlsSets *sets, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);
    uint64_t seeing[CH_ALS_WORDS] = {0};
    const int words = sets->words;

    watchers->count = 0;
    if (!ch_cells_has(&sets->open[digit], cell))
        return;
    for (int kind = 0; kind < 3; kind++) {
        const int house = ch_cell_house[cell][kind];
        for (int at = sets->head[digit][house]; at != CH_NONE; at = sets->part[at].next[kind])
            if (!ch_cells_has(&sets->part[at].cells, cell))
                ch_als_join(seeing, &sets->having[at * words], words);
    }
    CH_EACH_MEMBER(set, seeing, words)
        watchers->set[watchers->count++] = (uint16_t)set;
}
