/* als_search.c - see als.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "als.h"
#include "premises.h"

/* ---- the search ---- */

static bool report(ChAlsSearch *search, const ChDeduction *deduction)
{
    search->reached = ch_candidates_or(&search->reached, &deduction->detail.removed);
    return ch_report(deduction, search->sink);
}

static bool run(ChAlsSearch *search, ChAlsLook look)
{
    look(search);
    if (search->best.removals == 0)
        return false;
    if (report(search, &search->best))
        return true;
    search->all = true;
    return look(search);
}

bool ch_als_search(const ChScene *scene, ChSink *sink, ChAlsLook look)
{
    ChAlsSearch search = {.scene = scene,
                          .sets = ch_facts_almost(scene->facts),
                          .beside = ch_facts_almost_beside(scene->facts),
                          .sink = sink,
                          .cells = INT_MAX};

    ch_almost_touched(search.sets, ch_fresh_cells(scene), search.fresh);
    return run(&search, look);
}

bool ch_als_search_cells(const ChScene *scene, ChSink *sink, ChAlsLook look)
{
    ChAlsSearch search = {.scene = scene, .sink = sink, .cells = INT_MAX};
    return run(&search, look);
}

static bool is_same(const ChDeduction *a, const ChDeduction *b)
{
    return a->seed == b->seed &&
           memcmp(a->detail.seed, b->detail.seed, sizeof a->detail.seed) == 0 &&
           memcmp(&a->detail.removed, &b->detail.removed, sizeof a->detail.removed) == 0 &&
           memcmp(&a->detail.premises, &b->detail.premises, sizeof a->detail.premises) == 0;
}

bool ch_als_is_welcome(const ChAlsSearch *search, const ChDeduction *deduction)
{
    const ChBoard *const board = search->scene->board;

    return search->scene->options->spare_cells ||
           (ch_is_lean(deduction, board) && ch_is_provable(deduction, board));
}

bool ch_als_offer(ChAlsSearch *search, const ChDeduction *deduction, int cells)
{
    if (deduction->removals == 0 || cells > ch_als_limit(search))
        return false;
    if (search->all)
        return !is_same(deduction, &search->best) && ch_als_is_welcome(search, deduction) &&
               report(search, deduction);
    if ((cells < search->cells || deduction->removals > search->best.removals) &&
        ch_als_is_welcome(search, deduction)) {
        search->best = *deduction;
        search->cells = cells;
    }
    return false;
}

void ch_als_find_worthy(const ChAlsSearch *search, uint64_t worthy[CH_ALMOST_WORDS])
{
    const int words = search->sets->words;

    memcpy(worthy, search->fresh, sizeof *worthy * (size_t)words);
    if (ch_bits_count(worthy, words) == search->sets->count)
        return;
    for (int i = ch_bits_next(search->fresh, words, 0); i >= 0;
         i = ch_bits_next(search->fresh, words, i + 1))
        ch_almost_add_linked(search->beside, &search->sets->set[i], worthy);
}

unsigned ch_als_common_targets(const ChAlmost *a, const ChAlmost *b, unsigned digits)
{
    unsigned targets = 0;

    for (digits &= a->digits & b->digits; digits != 0; digits &= digits - 1)
        if (!ch_cells_empty(ch_als_common_buddies(a, b, ch_lowest(digits))))
            targets |= digits & -digits;
    return targets;
}

void ch_als_removes(ChDeduction *deduction, const ChScene *scene, const ChAlmost *a,
                    const ChAlmost *b, unsigned digits)
{
    for (; digits != 0; digits &= digits - 1)
        ch_removes(deduction, scene->board, ch_als_common_buddies(a, b, ch_lowest(digits)),
                   ch_lowest(digits));
}

/* ---- notes ---- */

void ch_als_note(ChDeduction *deduction, int at, unsigned value)
{
    const uint64_t bits = (uint64_t)value << at % 32;

    deduction->detail.seed[at / 32] |= (uint32_t)bits;
    if (at / 32 < 3)
        deduction->detail.seed[at / 32 + 1] |= (uint32_t)(bits >> 32);
}

unsigned ch_als_noted(const ChStep *step, int at, int bits)
{
    const uint32_t *const seed = step->detail->seed;
    const uint64_t high = at / 32 < 3 ? seed[at / 32 + 1] : 0;

    return (unsigned)((high << 32 | seed[at / 32]) >> at % 32) & ((1u << bits) - 1);
}

void ch_als_rests_on(ChDeduction *deduction, const ChAlmost *set, int index)
{
    ch_rests_on_cells(deduction, set->cells);
    ch_als_note(deduction, CH_ALMOST_NAME_BITS * index, set->name);
}
