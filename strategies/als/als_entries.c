/* als_entries.c - the sets that chains of almost locked sets to a target can enter.
 *
 * A set on such a chain is entered by one digit and left by another. In reverse, it is entered by
 * the digit by which it was left. So the links are followed in both directions, from the watchers
 * of the target. Sets that are entered by one digit only are dropped. Both steps are repeated as
 * long as sets are dropped.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "als.h"

enum { ROUNDS = 4 };

typedef struct Spread {
    const ChAlsSearch *search;
    const ChAlsEntries *may; /* upper bound of what can be entered */
    ChAlsEntries *found;
    unsigned pending; /* digits by which sets were entered that are not yet expanded */
    uint64_t fresh[CH_DIGITS][CH_ALS_WORDS]; /* those sets */
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
    spread->pending |= (unsigned)(any != 0) << digit;
}

static void leave_set(Spread *spread, int index, int entered)
{
    const ChAls *const set = &spread->search->sets->set[index];

    CH_EACH_DIGIT(digit, set->digits & ~(1u << entered)) {
        const int part = set->part[digit];
        if (ch_bits_has(spread->left, part) || !ch_bits_has(spread->may->by[digit], index) ||
            !ch_als_has_adjacent(spread->search->adjacent, part))
            continue;
        ch_bits_add(spread->left, part);
        enter_adjacent(spread, part, digit);
    }
}

static void follow_links(Spread *spread)
{
    const int words = spread->search->sets->words;

    while (spread->pending != 0) {
        const int digit = ch_lowest(spread->pending);
        uint64_t from[CH_ALS_WORDS];
        memcpy(from, spread->fresh[digit], sizeof *from * (size_t)words);
        memset(spread->fresh[digit], 0, sizeof *from * (size_t)words);
        spread->pending &= spread->pending - 1;
        CH_EACH_MEMBER(set, from, words)
            leave_set(spread, set, digit);
    }
}

/* Drops the sets that are entered by one digit only. Returns true if FOUND is now less than MAY. */
static bool drop_dead_ends(ChAlsEntries *found, const ChAlsEntries *may, int words)
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
                         ChAlsEntries *entries)
{
    const int words = search->sets->words;
    ChAlsEntries may;
    Spread spread;
    bool again = true;

    memset(entries, 0xff, sizeof *entries);
    for (int round = 0; round < ROUNDS && again; round++) {
        may = *entries;
        spread.search = search;
        spread.may = &may;
        spread.found = entries;
        spread.pending = 1u << digit;
        memset(spread.fresh, 0, sizeof spread.fresh);
        memset(spread.left, 0, sizeof spread.left);
        memset(entries, 0, sizeof *entries);
        for (int i = 0; i < watchers->count; i++)
            if (ch_bits_has(may.by[digit], watchers->set[i]))
                ch_bits_add(spread.fresh[digit], watchers->set[i]);
        memcpy(entries->by[digit], spread.fresh[digit], sizeof entries->by[digit]);
        follow_links(&spread);
        again = drop_dead_ends(entries, &may, words);
    }
}
