/* als.c - ALS-XZ and ALS-XY-wing.
 *
 * Two almost locked sets with a restricted common x: one of them lacks it and keeps all its other
 * digits.  So a further digit z that both have stands in one of them, wherever, and cells that see
 * every z of both lose it.
 *
 *      A {2 5 8 9}  --x--  B {3 5 9}            z  in A or in B
 *
 * With two restricted commons each set gets exactly one of them (doubly linked): both are then locked
 * for good, in every digit.
 *
 *      A {2 5 8}  --x--  C {x y ..}  --y--  B {2 y ..}
 *
 * ALS-XY-wing: a third set C gives up at most one of x and y; so A or B keeps z.
 *
 * SPDX-License-Identifier: MIT
 */
#include "als.h"

#include "finders.h"
#include "premises.h"

/* ---- the search ---- */

static bool report(ChAlsSearch *search, const ChDeduction *deduction)
{
    for (int i = 0; i < 12; i++)
        search->reached.word[i] |= deduction->detail.removed.word[i];
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

static bool is_welcome(const ChAlsSearch *search, const ChDeduction *deduction)
{
    return search->scene->options->spare_cells || ch_is_lean(deduction, search->scene->board);
}

bool ch_als_offer(ChAlsSearch *search, const ChDeduction *deduction, int cells)
{
    if (deduction->removals == 0 || cells > ch_als_limit(search))
        return false;
    if (search->all)
        return !is_same(deduction, &search->best) && is_welcome(search, deduction) &&
               report(search, deduction);
    if ((cells < search->cells || deduction->removals > search->best.removals) &&
        is_welcome(search, deduction)) {
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

/* ---- ALS-XZ ---- */

/* Rules out what a set that has become locked closes, outside the other. */
static void lock(ChDeduction *deduction, const ChScene *scene, const ChAlmost *set,
                 const ChAlmost *other, unsigned commons)
{
    for (unsigned digits = set->digits & ~commons; digits != 0; digits &= digits - 1)
        ch_removes(deduction, scene->board,
                   ch_cells_minus(set->buddies[ch_lowest(digits)], other->cells),
                   ch_lowest(digits));
}

static bool try_xz(ChAlsSearch *search, const ChAlmost *a, const ChAlmost *b, unsigned commons)
{
    const unsigned rest = commons & (commons - 1);
    const bool doubly = rest != 0;
    const unsigned two = commons & ~(rest & (rest - 1));
    const unsigned targets = ch_als_common_targets(a, b, doubly ? CH_ALL_NINE : ~commons);

    if (!doubly && targets == 0)
        return false;
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_ALS_XZ);
    if (!doubly && !(ch_als_is_tight(search, a, commons | targets, b->cells) &&
                     ch_als_is_tight(search, b, commons | targets, a->cells)))
        return false;
    ch_als_removes(&deduction, search->scene, a, b, targets);
    if (doubly) {
        lock(&deduction, search->scene, a, b, two);
        lock(&deduction, search->scene, b, a, two);
    }
    if (deduction.removals == 0)
        return false;
    ch_als_rests_on(&deduction, a, 0);
    ch_als_rests_on(&deduction, b, 1);
    return ch_als_offer(search, &deduction, a->size + b->size);
}

/* The sets after set I, as bits, with which it may make such a pattern. */
static void find_partners(const ChAlsSearch *search, int i, uint64_t *partners)
{
    const ChAlmostSets *const sets = search->sets;
    const bool fresh = ch_bits_has(search->fresh, i);

    memset(partners, 0, sizeof *partners * (size_t)sets->words);
    ch_almost_add_linked(search->beside, &sets->set[i], partners);
    partners[i / 64] &= ~UINT64_C(1) << i % 64;
    for (int at = i / 64; at < sets->words && !fresh; at++)
        partners[at] &= search->fresh[at];
}

static bool look_for_xz(ChAlsSearch *search)
{
    const ChAlmost *const set = search->sets->set;
    const int words = search->sets->words;
    uint64_t worthy[CH_ALMOST_WORDS];
    uint64_t partners[CH_ALMOST_WORDS];

    ch_als_find_worthy(search, worthy);
    for (int i = ch_bits_next(worthy, words, 0); i >= 0 && 2 * set[i].size <= ch_als_limit(search);
         i = ch_bits_next(worthy, words, i + 1)) {
        find_partners(search, i, partners);
        for (int j = ch_bits_next(partners, words, i); j >= 0;
             j = ch_bits_next(partners, words, j + 1)) {
            if (set[i].size + set[j].size > ch_als_limit(search))
                break;
            if (!ch_cells_meet(set[i].cells, set[j].cells) &&
                try_xz(search, &set[i], &set[j], ch_almost_commons(search->sets, &set[i], &set[j])))
                return true;
        }
    }
    return false;
}

bool ch_find_als_xz(const ChScene *scene, ChSink *sink)
{
    return ch_als_search(scene, sink, look_for_xz);
}

/* ---- ALS-XY-wing ---- */

/* A quick test for what can be left out. */
static bool is_tight_wing(const ChAlsSearch *search, const ChAlmost *c, const ChAlmostLink *p,
                          const ChAlmostLink *q, unsigned targets)
{
    const ChAlmost *const a = &search->sets->set[p->set];
    const ChAlmost *const b = &search->sets->set[q->set];
    const ChCellSet ends = ch_cells_or(a->cells, b->cells);

    return search->scene->options->spare_cells ||
           (((ch_almost_commons(search->sets, a, b) & ~targets) == 0 ||
             ch_cells_within(c->cells, ends)) &&
            ch_als_is_tight(search, a, p->digits | targets, ch_cells_or(b->cells, c->cells)) &&
            ch_als_is_tight(search, b, q->digits | targets, ch_cells_or(a->cells, c->cells)) &&
            ch_als_is_tight(search, c, p->digits | q->digits, ends));
}

/* C is the set between those of P and Q. */
static bool try_wing(ChAlsSearch *search, const ChAlmost *c, const ChAlmostLink *p,
                     const ChAlmostLink *q)
{
    const ChAlmost *const a = &search->sets->set[p->set];
    const ChAlmost *const b = &search->sets->set[q->set];
    const unsigned targets = ch_als_common_targets(a, b, ~((unsigned)p->digits | q->digits));

    if (targets == 0 || !ch_als_may_join(search, a, b) || ch_cells_within(a->cells, b->cells) ||
        ch_cells_within(b->cells, a->cells))
        return false;
    if (!is_tight_wing(search, c, p, q, targets))
        return false;
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_ALS_XY_WING);
    ch_als_removes(&deduction, search->scene, a, b, targets);
    ch_als_rests_on(&deduction, a, 0);
    ch_als_rests_on(&deduction, c, 1);
    ch_als_rests_on(&deduction, b, 2);
    return ch_als_offer(search, &deduction, c->size + a->size + b->size);
}

/* All pairs of sets that C is linked to. */
static bool look_around(ChAlsSearch *search, const ChAlmost *c, const ChAlmostLink *first,
                        const ChAlmostLink *end)
{
    const ChAlmost *const set = search->sets->set;

    for (const ChAlmostLink *p = first; p < end; p++) {
        const ChAlmost *const a = &set[p->set];
        const bool fresh = ch_als_is_fresh(search, c) || ch_als_is_fresh(search, a);
        if (c->size + 2 * a->size > ch_als_limit(search))
            break;
        if (!ch_als_may_join(search, a, c))
            continue;
        for (const ChAlmostLink *q = p + 1; q < end; q++) {
            const ChAlmost *const b = &set[q->set];
            const unsigned commons = p->digits | q->digits;
            if (c->size + a->size + b->size > ch_als_limit(search))
                break;
            if ((commons & (commons - 1)) == 0 || (a->digits & b->digits & ~commons) == 0 ||
                !(fresh || ch_als_is_fresh(search, b)) || !ch_als_may_join(search, b, c))
                continue;
            if (try_wing(search, c, p, q))
                return true;
        }
    }
    return false;
}

/* What sets keep out of by one digit or another: cells for each. */
typedef struct Reach {
    ChCellSet of[CH_DIGITS];
} Reach;

/* Adds what the ends that take a digit from C rule out by their others; true: an end that takes
 * another digit from C rules out the same. */
static bool add_reach(const ChAlsSearch *search, const ChAlmost *c, int digit, Reach *all)
{
    const uint64_t *const ends = ch_almost_beside(search->beside, c->part[digit]);
    const int words = search->sets->words;
    Reach reach = {{{{0}}}};
    uint64_t shared = 0;

    for (int i = ch_bits_next(ends, words, 0); i >= 0; i = ch_bits_next(ends, words, i + 1)) {
        const ChAlmost *const end = &search->sets->set[i];
        if (!ch_als_may_join(search, end, c))
            continue;
        for (unsigned digits = end->digits & ~(1u << digit); digits != 0; digits &= digits - 1) {
            ChCellSet *const of = &reach.of[ch_lowest(digits)];
            *of = ch_cells_or(*of, end->buddies[ch_lowest(digits)]);
        }
    }
    for (int i = 0; i < CH_DIGITS; i++) {
        shared |= (all->of[i].word[0] & reach.of[i].word[0]) |
                  (all->of[i].word[1] & reach.of[i].word[1]);
        all->of[i] = ch_cells_or(all->of[i], reach.of[i]);
    }
    return shared != 0;
}

/* Whether ends of wings about C can have a target in common. */
static bool is_middle(const ChAlsSearch *search, const ChAlmost *c)
{
    Reach all = {{{{0}}}};

    for (unsigned digits = c->digits; digits != 0; digits &= digits - 1)
        if (add_reach(search, c, ch_lowest(digits), &all))
            return true;
    return false;
}

static bool look_for_wings(ChAlsSearch *search)
{
    const int words = search->sets->words;
    ChAlmostLink link[CH_MAX_ALMOST];
    uint64_t worthy[CH_ALMOST_WORDS];

    ch_als_find_worthy(search, worthy);
    for (int i = ch_bits_next(worthy, words, 0); i >= 0; i = ch_bits_next(worthy, words, i + 1)) {
        const ChAlmost *const c = &search->sets->set[i];
        if (is_middle(search, c) &&
            look_around(search, c, link,
                        link + ch_almost_links(search->beside, c, c->digits, link)))
            return true;
    }
    return false;
}

bool ch_find_als_xy_wing(const ChScene *scene, ChSink *sink)
{
    return ch_als_search(scene, sink, look_for_wings);
}
