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
    FRESH = 16,       /* tries from new drafts before the best one is changed */
    FRUITLESS = 96,   /* changes without progress before a restart */
    MOST_CHANGES = 4, /* most initial changes to a puzzle to vary */
    APART = 8,        /* cells in which a result should differ from the puzzles to vary */
    WANDER = 8        /* matching puzzles found before accepting a closer one */
};

#define FAR UINT32_MAX

/* A puzzle, its solution and its distance from the order. */
typedef struct Draft {
    ChPuzzle puzzle;
    uint8_t grid[CH_CELLS];
    uint32_t missed;
} Draft;

/* Returns the number of givens at which digging stops. */
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

/* Gives the mask's givens a unique solution. Returns false if that fails, or the puzzle must be
 * minimal and is not. */
static bool resolve_mask(ChPuzzleSearch *generator, const ChOrder *order, Draft *draft)
{
    return ch_mask_resolve(&generator->search, &generator->random, &order->mask, &draft->puzzle,
                           draft->grid) &&
           (!order->minimal ||
            ch_puzzle_is_minimal(&generator->search, order->symmetry, &draft->puzzle));
}

static bool start_fresh(ChPuzzleSearch *generator, const ChOrder *order, Draft *draft)
{
    ch_puzzle_clear(&draft->puzzle);
    ch_generate_fill(&generator->search, &generator->random, draft->grid);
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (!order->has_mask || ch_cells_has(&order->mask, cell))
            draft->puzzle.given[cell] = draft->grid[cell];
    if (order->has_mask)
        return resolve_mask(generator, order, draft);
    dig(generator, order, draft);
    return true;
}

/* Starts from one of the puzzles to vary, with a few changes. */
static bool start_from_origin(ChPuzzleSearch *generator, const ChOrder *order, Draft *draft)
{
    const ChOrigin *const origin =
        &order->origin[ch_random_below(&generator->random, order->origin_count)];
    const uint32_t changes = 1 + ch_random_below(&generator->random, MOST_CHANGES);
    const int fewest = choose_fewest(generator, order);

    ch_puzzle_clear(&draft->puzzle);
    memcpy(draft->puzzle.given, origin->given, sizeof origin->given);
    memcpy(draft->grid, origin->grid, sizeof origin->grid);
    ch_add_givens(&generator->random, order->symmetry, draft->grid, fewest, &draft->puzzle);
    for (uint32_t i = 0; i < changes; i++)
        ch_shift(&generator->search, &generator->random, order->symmetry, draft->grid,
                 &draft->puzzle);
    ch_dig(&generator->search, &generator->random, order->symmetry, fewest, &draft->puzzle);
    return true;
}

static bool start_draft(ChPuzzleSearch *generator, const ChOrder *order, Draft *draft)
{
    return order->origin_count > 0 ? start_from_origin(generator, order, draft)
                                   : start_fresh(generator, order, draft);
}

static bool change_draft(ChPuzzleSearch *generator, const ChOrder *order, Draft *draft)
{
    if (order->has_mask) {
        ch_mask_shift(&generator->search, &generator->random, &order->mask, &draft->puzzle);
        return resolve_mask(generator, order, draft);
    }
    ch_shift(&generator->search, &generator->random, order->symmetry, draft->grid, &draft->puzzle);
    dig(generator, order, draft);
    return true;
}

/* Returns the number of cells in which a puzzle differs from the nearest puzzle to vary; all cells
 * if there is none. */
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

/* Makes the next draft: a new one (FRESH), or BEST with a change. */
static Draft try_once(ChPuzzleSearch *generator, const ChOrder *order, const Draft *best,
                      bool fresh)
{
    Draft draft = *best;
    const bool is_sound =
        fresh ? start_draft(generator, order, &draft) : change_draft(generator, order, &draft);

    draft.missed = is_sound && distance(order, &draft.puzzle) > 0
                       ? ch_order_miss(&generator->judge, order, &draft.puzzle, draft.grid)
                       : FAR;
    return draft;
}

bool ch_generate_must_stop(void *meter)
{
    ch_meter_begin(meter);
    return ch_meter_is_over(meter);
}

bool ch_puzzle_search(ChPuzzleSearch *generator, const ChOrder *order, uint64_t seed,
                      uint64_t index, const ChGenerateLimits *limits, ChPuzzle *puzzle)
{
    Draft best = {.missed = FAR};
    int round = 0;     /* tries since the last restart */
    int fruitless = 0; /* of these, tries since the last progress */
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
