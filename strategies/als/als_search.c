/* als_search.c - the search for the smallest pattern of almost locked sets; see als.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "als.h"
#include "fresh.h"
#include "premises.h"

/* ---- the search ---- */

static bool report_pattern(ChAlsSearch *search, const ChDeduction *deduction)
{
    search->reached = ch_candidates_or(&search->reached, &deduction->detail.removed);
    return ch_report(deduction, search->sink);
}

static bool run_search(ChAlsSearch *search, ChAlsVisit visit)
{
    visit(search);
    if (search->best.removals == 0)
        return false;
    if (report_pattern(search, &search->best))
        return true;
    search->all = true;
    return visit(search);
}

bool ch_als_search(const ChFinderInput *input, ChSink *sink, ChAlsVisit visit)
{
    ChAlsSearch search = {.input = input,
                          .sets = ch_facts_als_sets(input->facts),
                          .adjacent = ch_facts_als_adjacency(input->facts),
                          .beyond = ch_facts_als_beyond(input->facts),
                          .sink = sink,
                          .cells = INT_MAX};

    ch_als_touched(search.sets, ch_fresh_cells(input), search.fresh);
    return run_search(&search, visit);
}

bool ch_als_search_cells(const ChFinderInput *input, ChSink *sink, ChAlsVisit visit)
{
    ChAlsSearch search = {.input = input, .sink = sink, .cells = INT_MAX};
    return run_search(&search, visit);
}

static bool is_same(const ChDeduction *a, const ChDeduction *b)
{
    return a->seed == b->seed &&
           memcmp(a->detail.seed, b->detail.seed, sizeof a->detail.seed) == 0 &&
           memcmp(&a->detail.removed, &b->detail.removed, sizeof a->detail.removed) == 0 &&
           memcmp(&a->detail.premises, &b->detail.premises, sizeof a->detail.premises) == 0;
}

bool ch_als_is_wanted(const ChAlsSearch *search, const ChDeduction *deduction)
{
    const ChBoard *const board = search->input->board;

    return search->input->options->spare_cells ||
           (ch_is_minimal(deduction, board) && ch_is_provable(deduction, board));
}

bool ch_als_offer(ChAlsSearch *search, const ChDeduction *deduction, int cells)
{
    if (deduction->removals == 0 || cells > ch_als_limit(search))
        return false;
    if (search->all)
        return !is_same(deduction, &search->best) && ch_als_is_wanted(search, deduction) &&
               report_pattern(search, deduction);
    if ((cells < search->cells || deduction->removals > search->best.removals) &&
        ch_als_is_wanted(search, deduction)) {
        search->best = *deduction;
        search->cells = cells;
    }
    return false;
}

void ch_als_find_candidates(const ChAlsSearch *search, uint64_t promising[CH_ALS_WORDS])
{
    const int words = search->sets->words;

    memcpy(promising, search->fresh, sizeof *promising * (size_t)words);
    if (ch_bits_count(promising, words) == search->sets->count)
        return;
    CH_EACH_MEMBER(i, search->fresh, words)
        ch_als_add_linked(search->adjacent, &search->sets->set[i], promising);
}

unsigned ch_als_common_targets(const ChAls *a, const ChAls *b, unsigned digits)
{
    unsigned targets = 0;

    CH_EACH_DIGIT(digit, digits & a->digits & b->digits)
        if (!ch_cells_empty(ch_als_common_peers(a, b, digit)))
            targets |= 1u << digit;
    return targets;
}

void ch_als_add_eliminations(ChDeduction *deduction, const ChFinderInput *input, const ChAls *a,
                             const ChAls *b, unsigned digits)
{
    CH_EACH_DIGIT(digit, digits)
        ch_add_eliminations(deduction, input->board, ch_als_common_peers(a, b, digit), digit);
}

/* ---- the record of the sets ---- */

void ch_als_write_seed(ChDeduction *deduction, int at, unsigned value)
{
    const uint64_t bits = (uint64_t)value << at % 32;

    deduction->detail.seed[at / 32] |= (uint32_t)bits;
    if (at / 32 < 3)
        deduction->detail.seed[at / 32 + 1] |= (uint32_t)(bits >> 32);
}

unsigned ch_als_read_seed(const ChStep *step, int at, int bits)
{
    const uint32_t *const seed = step->detail->seed;
    const uint64_t high = at / 32 < 3 ? seed[at / 32 + 1] : 0;

    return (unsigned)((high << 32 | seed[at / 32]) >> at % 32) & ((1u << bits) - 1);
}

void ch_als_add_premises(ChDeduction *deduction, const ChAls *set, int index)
{
    ch_add_cell_premises(deduction, set->cells);
    ch_als_write_seed(deduction, CH_ALS_NAME_BITS * index, set->name);
}
