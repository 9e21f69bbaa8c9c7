/* se_first.c - the hints that are the first against a candidate.
 *
 * An assumption takes all hints of a search, one after the other, and a candidate leaves by the
 * first against it.  The lengths of the shortest chains need no list of chains (se_links.h), and
 * show which hints come too late to be first.  Of these, the search lists none.
 *
 * SPDX-License-Identifier: MIT
 */
#include <math.h>
#include <string.h>

#include "se_links.h"
#include "se_rating.h"

static int others_of(const ChSeUnary *unary, int candidate)
{
    return unary->grid->cand[candidate / 9] & ~(1 << candidate % 9);
}

/* Lets a chain be the first against a candidate, unless it comes after. */
static void offer(ChSeFirst *first, int candidate, double rating, int nodes)
{
    ChSeBound *const against = &first->against[candidate];

    if (!ch_se_comes_after(against, rating, nodes))
        *against = (ChSeBound){rating, nodes};
}

static void measure_chain(ChSeUnary *unary, int kind, int start, bool on)
{
    ChSeFirst *const first = &unary->first;
    const int nodes = ch_se_chain_nodes(unary, start, on);
    const double rating = ch_se_chain(ch_se_chain_base(kind), nodes);

    first->nodes[kind - CH_SE_KIND_X][on][start] = (uint16_t)nodes;
    if (nodes == 0)
        return;
    if (on)
        offer(first, start, rating, nodes);
    else
        CH_EACH_DIGIT(digit, others_of(unary, start))
            offer(first, CH_CANDIDATE(start / 9, digit), rating, nodes);
}

static void measure_kind(ChSeUnary *unary, const ChSeStarts *starts, int kind)
{
    ch_se_links_start(unary, kind);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        CH_EACH_DIGIT(digit, starts->chain[1].of[cell])
            measure_chain(unary, kind, CH_CANDIDATE(cell, digit), true);
        CH_EACH_DIGIT(digit, starts->chain[0].of[cell] & unary->at->strong.cand[cell])
            measure_chain(unary, kind, CH_CANDIDATE(cell, digit), false);
    }
}

void ch_se_first_start(ChSeUnary *unary)
{
    const ChSeStarts *const starts = unary->starts[CH_SE_KIND_XY];
    const ChSeFirst *const first = &unary->first;

    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, unary->grid->cand[cell])
            unary->first.against[CH_CANDIDATE(cell, digit)] = (ChSeBound){HUGE_VAL, 0};
    measure_kind(unary, starts, CH_SE_KIND_X);
    measure_kind(unary, starts, CH_SE_KIND_XY);
    unary->bound = (ChSeBound){0.0, 0};
    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, starts->chain[1].of[cell]) {
            const ChSeBound *const against = &first->against[CH_CANDIDATE(cell, digit)];
            if (ch_se_comes_after(&unary->bound, against->rating, against->nodes))
                unary->bound = *against;
        }
}

/* Where there is a cycle of the kind X, there is such a chain. */
static int most_of(const ChSeUnary *unary, int kind, int target)
{
    const ChSeFirst *const first = &unary->first;
    const ChSeBound *const against = &first->against[target];
    int most = 2;

    if (kind == CH_SE_KIND_X && first->nodes[0][1][target] == 0)
        return 0;
    while (most + 2 <= CH_SE_MOST_NODES &&
           !ch_se_comes_after(against, ch_se_chain(ch_se_cycle_base(kind), most + 2), most + 2))
        most += 2;
    return most;
}

void ch_se_first_most(const ChSeUnary *unary, int kind, uint8_t *most)
{
    const ChSeStarts *const starts = unary->starts[kind];

    if (!unary->wants_first) {
        memset(most, CH_SE_MOST_NODES, CH_CANDIDATES);
        return;
    }
    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, starts->chain[1].of[cell])
            most[CH_CANDIDATE(cell, digit)] =
                (uint8_t)most_of(unary, kind, CH_CANDIDATE(cell, digit));
}

bool ch_se_may_be_first(const ChSeUnary *unary, const ChSeFound *chain)
{
    const ChSeBound *const against = unary->first.against;

    if (chain->start_on)
        return !ch_se_comes_after(&against[chain->start], chain->rating, chain->nodes);
    CH_EACH_DIGIT(digit, others_of(unary, chain->start))
        if (!ch_se_comes_after(&against[CH_CANDIDATE(chain->start / 9, digit)], chain->rating,
                               chain->nodes))
            return true;
    return false;
}
