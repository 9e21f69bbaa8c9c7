/* als_prefilter.c - rejects only sets, links and targets from which no pattern of almost locked
 * sets removes anything.
 *
 * Sets can rule out a digit together only in cells that each of them sees with all its places. So
 * the cells that any set on one side may rule out are compared with those of the other side.
 *
 * SPDX-License-Identifier: MIT
 */
#include "als_prefilter.h"

/* ---- ALS-XY-wing ---- */

static bool reaches_meet(const ChAlsReach *one, const ChAlsReach *other)
{
    uint64_t both = 0;

    for (int i = 0; i < CH_DIGITS; i++)
        both |= (one->of[i].word[0] & other->of[i].word[0]) |
                (one->of[i].word[1] & other->of[i].word[1]);
    return both != 0;
}

/* Ends that share cells with C count as well: this accepts hardly any more sets. */
bool ch_als_may_be_middle(const ChAlsSearch *search, const ChAls *c)
{
    const unsigned digits = ch_als_linking(search->adjacent, c);
    const ChAlsReach *beyond[CH_DIGITS];
    int count = 0;

    if (search->input->options->unfiltered)
        return true;
    if (ch_is_single(digits))
        return false;
    CH_EACH_DIGIT(digit, digits) {
        if (c->part[digit] >= CH_MAX_ALS_BEYOND)
            return true;
        beyond[count] = ch_als_beyond(search->beyond, search->adjacent, c->part[digit]);
        for (int i = 0; i < count; i++)
            if (reaches_meet(beyond[i], beyond[count]))
                return true;
        count++;
    }
    return false;
}

/* ---- ALS-W-wing and death blossom ---- */

/* Adds the eliminations of sets by their other digits. Returns true if they overlap those in
 * *ALL. */
static bool add_reach(const ChAlsSearch *search, const ChAlsWatchers *watchers, int digit,
                      ChAlsReach *all)
{
    ChAlsReach reach = {{{{0}}}};

    for (int i = 0; i < watchers->count; i++)
        ch_als_add_reach(&reach, &search->sets->set[watchers->set[i]]);
    ch_als_lose_reach(&reach, digit);
    return ch_als_join_reach(all, &reach);
}

bool ch_als_may_share_target(const ChAlsSearch *search, const ChAlsWatchers watchers[2], int digit)
{
    ChAlsReach all = {{{{0}}}};

    if (search->input->options->unfiltered)
        return true;
    add_reach(search, &watchers[0], digit, &all);
    return add_reach(search, &watchers[1], digit, &all);
}

ChAlsReach ch_als_blossom_targets(const ChAlsSearch *search, int stem)
{
    ChAlsReach targets;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        targets.of[digit] = ch_board_open(search->input->board, digit);
    for (int number = 0; number < 9; number++) {
        const int candidate = ch_constraint_candidate(stem, number);
        const int digit = CH_CANDIDATE_DIGIT(candidate);
        ChAlsWatchers petals;
        ChAlsReach reach = {{{{0}}}};
        if (!ch_board_has(search->input->board, candidate))
            continue;
        ch_als_lose_reach(&targets, digit);
        if (search->input->options->unfiltered)
            continue;
        ch_als_find_watchers(&petals, search->sets, candidate);
        add_reach(search, &petals, digit, &reach);
        for (int i = 0; i < CH_DIGITS; i++)
            targets.of[i] = ch_cells_and(targets.of[i], reach.of[i]);
    }
    return targets;
}
