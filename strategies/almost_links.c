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

void ch_almost_add_beside(const ChAlmostSets *sets, int part, uint64_t *beside)
{
    const ChAlmostPart *const one = &sets->part[part];
    const int words = sets->words;

    if (ch_cells_empty(one->buddies))
        return;
    for (uint32_t houses = one->houses; houses != 0; houses &= houses - 1) {
        const int house = ch_lowest(houses);
        const ChAlmostPart *other;
        for (int at = sets->head[one->digit][house]; at != CH_NONE; at = other->next[house / 9]) {
            other = &sets->part[at];
            if (ch_cells_meet(one->cells, other->cells))
                continue;
            for (int i = 0; i < words; i++)
                beside[i] |= sets->having[at * words + i];
        }
    }
}

/* The links of one set, a word of bits at a time. */
static uint32_t link_set(ChAlmostLinks *links, uint32_t count, const ChAlmostSets *sets,
                         const ChAlmost *set)
{
    const uint64_t *beside[CH_DIGITS];
    uint8_t digit[CH_DIGITS];
    int digits = 0;

    for (unsigned rest = set->digits; rest != 0; rest &= rest - 1) {
        digit[digits] = (uint8_t)ch_lowest(rest);
        beside[digits] = ch_almost_beside(links, sets, set->part[digit[digits]]);
        digits++;
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

    memset(links->beside, 0, sizeof(uint64_t) * (size_t)(sets->parts * sets->words));
    for (int part = 0; part < sets->parts; part++)
        ch_almost_add_beside(sets, part, &links->beside[part * sets->words]);
    for (int i = 0; i < sets->count; i++) {
        links->first[i] = count;
        count = link_set(links, count, sets, &sets->set[i]);
    }
    links->first[sets->count] = count;
}

/* ---- seers ---- */

static int see(ChAlmostSeers *seers, int count, const ChAlmostSets *sets, int cell, int digit)
{
    uint64_t seeing[CH_ALMOST_WORDS] = {0};
    const int words = sets->words;

    for (int kind = 0; kind < 3; kind++) {
        const int house = ch_cell_house[cell][kind];
        for (int at = sets->head[digit][house]; at != CH_NONE; at = sets->part[at].next[kind])
            if (!ch_cells_has(&sets->part[at].cells, cell))
                for (int i = 0; i < words; i++)
                    seeing[i] |= sets->having[at * words + i];
    }
    for (int set = ch_bits_next(seeing, words, 0); set >= 0 && count < CH_MAX_ALMOST_SEERS;
         set = ch_bits_next(seeing, words, set + 1))
        seers->set[count++] = (uint16_t)set;
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
