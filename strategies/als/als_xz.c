/* als_xz.c - ALS-XZ and ALS-XY-wing.
 *
 * Two almost locked sets have a restricted common x: one of them lacks it and keeps all its other
 * digits. So another digit z of both sets appears in one of them, and cells that see every z of
 * both lose it.
 *
 *      A {2 5 8 9}  --x--  B {3 5 9}            z  in A or in B
 *
 * With two restricted commons, each set gets exactly one of them (doubly linked). Both sets are
 * then locked in all their digits.
 *
 *      A {2 5 8}  --x--  C {x y ..}  --y--  B {2 y ..}
 *
 * ALS-XY-wing: a third set C loses at most one of x and y; so A or B keeps z.
 *
 * SPDX-License-Identifier: MIT
 */
#include "als.h"

#include "als_prefilter.h"
#include "finders.h"

/* ---- ALS-XZ ---- */

/* Adds the eliminations of a set that has become locked, outside the other set. */
static void lock_set(ChDeduction *deduction, const ChFinderInput *input, const ChAls *set,
                     const ChAls *other, unsigned commons)
{
    CH_EACH_DIGIT(digit, set->digits & ~commons)
        ch_add_eliminations(deduction, input->board,
                            ch_cells_minus(set->peers[digit], other->cells), digit);
}

static bool try_xz(ChAlsSearch *search, const ChAls *a, const ChAls *b, unsigned commons)
{
    const unsigned rest = commons & (commons - 1);
    const bool doubly = rest != 0;
    const unsigned two = commons & ~(rest & (rest - 1));
    const unsigned targets = ch_als_common_targets(a, b, doubly ? CH_ALL_NINE : ~commons);

    if (!doubly && targets == 0)
        return false;
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_ALS_XZ);
    if (!doubly && !(ch_als_is_minimal(search, a, commons | targets, b->cells) &&
                     ch_als_is_minimal(search, b, commons | targets, a->cells)))
        return false;
    ch_als_add_eliminations(&deduction, search->input, a, b, targets);
    if (doubly) {
        lock_set(&deduction, search->input, a, b, two);
        lock_set(&deduction, search->input, b, a, two);
    }
    if (deduction.removals == 0)
        return false;
    ch_als_add_premises(&deduction, a, 0);
    ch_als_add_premises(&deduction, b, 1);
    return ch_als_offer(search, &deduction, a->size + b->size);
}

/* Finds the sets after set I, as bits, that may form an ALS-XZ with it. */
static void find_partners(const ChAlsSearch *search, int i, uint64_t *partners)
{
    const ChAlsSets *const sets = search->sets;
    const bool fresh = ch_bits_has(search->fresh, i);

    memset(partners, 0, sizeof *partners * (size_t)sets->words);
    ch_als_add_linked(search->adjacent, &sets->set[i], partners);
    partners[i / 64] &= ~UINT64_C(1) << i % 64;
    for (int at = i / 64; at < sets->words && !fresh; at++)
        partners[at] &= search->fresh[at];
}

static bool search_xz(ChAlsSearch *search)
{
    const ChAls *const set = search->sets->set;
    const int words = search->sets->words;
    uint64_t promising[CH_ALS_WORDS];
    uint64_t partners[CH_ALS_WORDS];

    ch_als_find_candidates(search, promising);
    CH_EACH_MEMBER(i, promising, words) {
        if (2 * set[i].size > ch_als_limit(search))
            break;
        find_partners(search, i, partners);
        CH_EACH_MEMBER_FROM(j, i, partners, words) {
            if (set[i].size + set[j].size > ch_als_limit(search))
                break;
            if (!ch_cells_meet(set[i].cells, set[j].cells) &&
                try_xz(search, &set[i], &set[j], ch_als_commons(search->sets, &set[i], &set[j])))
                return true;
        }
    }
    return false;
}

bool ch_find_als_xz(const ChFinderInput *input, ChSink *sink)
{
    return ch_als_search(input, sink, search_xz);
}

/* ---- ALS-XY-wing ---- */

/* Returns false if a quick test finds a superfluous part of the wing. */
static bool may_be_minimal(const ChAlsSearch *search, const ChAls *c, const ChAlsLink *p,
                           const ChAlsLink *q, unsigned targets)
{
    const ChAls *const a = &search->sets->set[p->set];
    const ChAls *const b = &search->sets->set[q->set];
    const ChCellSet ends = ch_cells_or(a->cells, b->cells);

    return search->input->options->spare_cells ||
           (((ch_als_commons(search->sets, a, b) & ~targets) == 0 ||
             ch_cells_within(c->cells, ends)) &&
            ch_als_is_minimal(search, a, p->digits | targets, ch_cells_or(b->cells, c->cells)) &&
            ch_als_is_minimal(search, b, q->digits | targets, ch_cells_or(a->cells, c->cells)) &&
            ch_als_is_minimal(search, c, p->digits | q->digits, ends));
}

/* Tries the wing with C between the sets of P and Q. */
static bool try_wing(ChAlsSearch *search, const ChAls *c, const ChAlsLink *p, const ChAlsLink *q)
{
    const ChAls *const a = &search->sets->set[p->set];
    const ChAls *const b = &search->sets->set[q->set];
    const unsigned targets = ch_als_common_targets(a, b, ~((unsigned)p->digits | q->digits));

    if (targets == 0 || !ch_als_may_join(search, a, b) || ch_cells_within(a->cells, b->cells) ||
        ch_cells_within(b->cells, a->cells))
        return false;
    if (!may_be_minimal(search, c, p, q, targets))
        return false;
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_ALS_XY_WING);
    ch_als_add_eliminations(&deduction, search->input, a, b, targets);
    if (!ch_als_needs_all_cells(search, (const ChAls *[]){a, c, b}, 3, &deduction.detail.removed))
        return false;
    ch_als_add_premises(&deduction, a, 0);
    ch_als_add_premises(&deduction, c, 1);
    ch_als_add_premises(&deduction, b, 2);
    return ch_als_offer(search, &deduction, c->size + a->size + b->size);
}

/* Tries all pairs of sets that C is linked to. Returns true if the sink wants no more. */
static bool try_ends_of(ChAlsSearch *search, const ChAls *c, const ChAlsLink *first,
                        const ChAlsLink *end)
{
    const ChAls *const set = search->sets->set;

    for (const ChAlsLink *p = first; p < end; p++) {
        const ChAls *const a = &set[p->set];
        const bool fresh = ch_als_is_fresh(search, c) || ch_als_is_fresh(search, a);
        if (c->size + 2 * a->size > ch_als_limit(search))
            break;
        if (!ch_als_may_join(search, a, c))
            continue;
        for (const ChAlsLink *q = p + 1; q < end; q++) {
            const ChAls *const b = &set[q->set];
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

static bool search_wings(ChAlsSearch *search)
{
    const int words = search->sets->words;
    ChAlsLink link[CH_MAX_ALS];
    uint64_t promising[CH_ALS_WORDS];

    ch_als_find_candidates(search, promising);
    CH_EACH_MEMBER(i, promising, words) {
        const ChAls *const c = &search->sets->set[i];
        if (ch_als_may_be_middle(search, c) &&
            try_ends_of(search, c, link, link + ch_als_links(search->adjacent, c, c->digits, link)))
            return true;
    }
    return false;
}

bool ch_find_als_xy_wing(const ChFinderInput *input, ChSink *sink)
{
    return ch_als_search(input, sink, search_wings);
}
