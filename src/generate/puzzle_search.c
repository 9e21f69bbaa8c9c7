/* puzzle_search.c - see puzzle_search.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "puzzle_search.h"

#include <string.h>

#include "dig.h"
#include "generate.h"
#include "mask.h"

enum {
    FRESH = 16,       /* tries from the beginning before the best is changed */
    FRUITLESS = 96,   /* changes that lead no nearer before all is begun again */
    MOST_CHANGES = 4, /* of a puzzle to be varied, in the beginning */
    APART = 8,        /* cells in which what is made of it should differ from it */
    WANDER = 8        /* puzzles as ordered before that is given up */
};

#define FAR UINT32_MAX

/* A puzzle, its solution, and how far it is from what is wanted. */
typedef struct Draft {
    ChPuzzle puzzle;
    uint8_t grid[CH_CELLS];
    uint32_t missed;
} Draft;

/* How many givens digging is to leave. */
static int choose_fewest(ChPuzzleSearch *generator, const ChOrder *order)
{
    if (order->minimal)
        return 0;
    const uint32_t choices = order->givens.most - order->givens.least + 1;
    return (int)(order->givens.least + ch_random_below(&generator->random, choices));
}

static void dig(ChPuzzleSearch *generator, const ChOrder *order, Draft *draft)
{
    ch_dig(&generator->search, &generator->random, order->symmetry, choose_fewest(generator, order),
           &draft->puzzle);
}

/* Whether the givens in the mask could be made to have one solution, and are minimal if they
 * must. */
static bool settle(ChPuzzleSearch *generator, const ChOrder *order, Draft *draft)
{
    return ch_mask_resolve(&generator->search, &generator->random, &order->mask, &draft->puzzle,
                           draft->grid) &&
           (!order->minimal ||
            ch_puzzle_is_minimal(&generator->search, order->symmetry, &draft->puzzle));
}

static bool begin_fresh(ChPuzzleSearch *generator, const ChOrder *order, Draft *draft)
{
    ch_puzzle_clear(&draft->puzzle);
    ch_generate_fill(&generator->search, &generator->random, draft->grid);
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (!order->has_mask || ch_cells_has(&order->mask, cell))
            draft->puzzle.given[cell] = draft->grid[cell];
    if (order->has_mask)
        return settle(generator, order, draft);
    dig(generator, order, draft);
    return true;
}

/* One of the puzzles to be varied, with a few changes. */
static bool begin_near(ChPuzzleSearch *generator, const ChOrder *order, Draft *draft)
{
    const ChOrigin *const origin =
        &order->origin[ch_random_below(&generator->random, order->origin_count)];
    const uint32_t changes = 1 + ch_random_below(&generator->random, MOST_CHANGES);
    const int fewest = choose_fewest(generator, order);

    ch_puzzle_clear(&draft->puzzle);
    memcpy(draft->puzzle.given, origin->given, sizeof origin->given);
    memcpy(draft->grid, origin->grid, sizeof origin->grid);
    ch_give(&generator->random, order->symmetry, draft->grid, fewest, &draft->puzzle);
    for (uint32_t i = 0; i < changes; i++)
        ch_shift(&generator->search, &generator->random, order->symmetry, draft->grid,
                 &draft->puzzle);
    ch_dig(&generator->search, &generator->random, order->symmetry, fewest, &draft->puzzle);
    return true;
}

static bool begin(ChPuzzleSearch *generator, const ChOrder *order, Draft *draft)
{
    return order->origin_count > 0 ? begin_near(generator, order, draft)
                                   : begin_fresh(generator, order, draft);
}

static bool change(ChPuzzleSearch *generator, const ChOrder *order, Draft *draft)
{
    if (order->has_mask) {
        ch_mask_shift(&generator->search, &generator->random, &order->mask, &draft->puzzle);
        return settle(generator, order, draft);
    }
    ch_shift(&generator->search, &generator->random, order->symmetry, draft->grid, &draft->puzzle);
    dig(generator, order, draft);
    return true;
}

/* In how many cells a puzzle differs from the nearest of those to be varied; all where there are
 * none. */
static int distance(const ChOrder *order, const ChPuzzle *puzzle)
{
    int least = CH_CELLS;

    for (uint32_t i = 0; i < order->origin_count; i++) {
        int differ = 0;
        for (int cell = 0; cell < CH_CELLS; cell++)
            differ += puzzle->given[cell] != order->origin[i].given[cell];
        if (differ < least)
            least = differ;
    }
    return least;
}

/* The next try: fresh, or BEST with a change. */
static Draft try_once(ChPuzzleSearch *generator, const ChOrder *order, const Draft *best,
                      bool fresh)
{
    Draft draft = *best;
    const bool is_sound =
        fresh ? begin(generator, order, &draft) : change(generator, order, &draft);

    draft.missed = is_sound && distance(order, &draft.puzzle) > 0
                       ? ch_order_miss(&generator->judge, order, &draft.puzzle, draft.grid)
                       : FAR;
    return draft;
}

bool ch_puzzle_search(ChPuzzleSearch *generator, const ChOrder *order, uint64_t seed,
                      uint64_t index, const ChGenerateLimits *limits, ChPuzzle *puzzle)
{
    Draft best = {.missed = FAR};
    int round = 0;     /* tries since the last beginning */
    int fruitless = 0; /* of these, since the last that led nearer */
    int wander = WANDER;

    generator->random = ch_generate_stream(seed, index);
    for (uint64_t tries = 0; tries < limits->most; tries++) {
        if (limits->stop != NULL && limits->stop(limits->context))
            return false;
        if (fruitless == FRUITLESS) {
            if (best.missed == 0)
                break;
            best.missed = FAR;
            round = fruitless = 0;
        }
        const bool fresh = best.missed == FAR || (best.missed > 0 && round < FRESH);
        const Draft draft = try_once(generator, order, &best, fresh);
        round++;
        fruitless = draft.missed < best.missed ? 0 : fruitless + 1;
        if (draft.missed <= best.missed)
            best = draft;
        if (draft.missed == 0 && (--wander == 0 || distance(order, &draft.puzzle) >= APART))
            break;
    }
    *puzzle = best.puzzle;
    return best.missed == 0;
}
