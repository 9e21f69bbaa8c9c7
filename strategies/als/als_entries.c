/* als_entries.c - where chains of almost locked sets to a target can go at all.
 *
 * A set on such a chain is entered by one digit and left by another; read from the other end it is
 * entered by the digit by which it was left.  So all that can be entered is followed from the
 * target's seers, links being gone both ways; what is entered by one digit only is dropped, and so
 * on while that makes a difference.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "als.h"

enum { ROUNDS = 4 };

typedef struct Spread {
    const ChAlsSearch *search;
    const ChAlsEntries *may; /* what can be entered at most */
    ChAlsEntries *found;
    unsigned news; /* digits by which sets were entered that are not yet gone on from, */
    uint64_t fresh[CH_DIGITS][CH_ALS_WORDS]; /* these */
    uint64_t left[CH_MAX_ALS_PARTS / 64];    /* parts by which some set was left */
} Spread;

static void enter_adjacent(Spread *spread, int part, int digit)
{
    const uint64_t *const adjacent = ch_als_adjacent(spread->search->adjacent, part);
    uint64_t any = 0;

    for (int i = 0; i < spread->search->sets->words; i++) {
        const uint64_t more =
            adjacent[i] & spread->may->by[digit][i] & ~spread->found->by[digit][i];
        spread->found->by[digit][i] |= more;
        spread->fresh[digit][i] |= more;
        any |= more;
    }
    spread->news |= (unsigned)(any != 0) << digit;
}

static void leave(Spread *spread, int index, int entered)
{
    const ChAls *const set = &spread->search->sets->set[index];

    for (unsigned digits = set->digits & ~(1u << entered); digits != 0; digits &= digits - 1) {
        const int digit = ch_lowest(digits);
        const int part = set->part[digit];
        if (ch_bits_has(spread->left, part) || !ch_bits_has(spread->may->by[digit], index) ||
            !ch_als_has_adjacent(spread->search->adjacent, part))
            continue;
        ch_bits_add(spread->left, part);
        enter_adjacent(spread, part, digit);
    }
}

static void follow(Spread *spread)
{
    const int words = spread->search->sets->words;

    while (spread->news != 0) {
        const int digit = ch_lowest(spread->news);
        uint64_t from[CH_ALS_WORDS];
        memcpy(from, spread->fresh[digit], sizeof *from * (size_t)words);
        memset(spread->fresh[digit], 0, sizeof *from * (size_t)words);
        spread->news &= spread->news - 1;
        for (int set = ch_bits_next(from, words, 0); set >= 0;
             set = ch_bits_next(from, words, set + 1))
            leave(spread, set, digit);
    }
}

/* Drops what is entered by one digit only; true: something was dropped from what there was. */
static bool drop(ChAlsEntries *found, const ChAlsEntries *may, int words)
{
    uint64_t dropped = 0;

    for (int i = 0; i < words; i++) {
        uint64_t once = 0;
        uint64_t twice = 0;
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            twice |= once & found->by[digit][i];
            once |= found->by[digit][i];
        }
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            found->by[digit][i] &= twice;
            dropped |= may->by[digit][i] & ~found->by[digit][i];
        }
    }
    return dropped != 0;
}

void ch_als_find_entries(const ChAlsSearch *search, const ChAlsWatchers *watchers, int digit,
                         ChAlsEntries *ways)
{
    const int words = search->sets->words;
    ChAlsEntries may;
    Spread spread;
    bool again = true;

    memset(ways, 0xff, sizeof *ways);
    for (int round = 0; round < ROUNDS && again; round++) {
        may = *ways;
        spread.search = search;
        spread.may = &may;
        spread.found = ways;
        spread.news = 1u << digit;
        memset(spread.fresh, 0, sizeof spread.fresh);
        memset(spread.left, 0, sizeof spread.left);
        memset(ways, 0, sizeof *ways);
        for (int i = 0; i < watchers->count; i++)
            if (ch_bits_has(may.by[digit], watchers->set[i]))
                ch_bits_add(spread.fresh[digit], watchers->set[i]);
        memcpy(ways->by[digit], spread.fresh[digit], sizeof ways->by[digit]);
        follow(&spread);
        again = drop(ways, &may, words);
    }
}
