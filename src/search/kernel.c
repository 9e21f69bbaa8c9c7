/* kernel.c - a depth-first search over the boxes.
 *
 * A choice tries one candidate of an open cell, which decides the cell.  The state without that
 * candidate is pushed on the stack `aside`.  No decided cell is opened again on the way down, and a
 * popped state has no more states below it than when it was pushed.  So the stack never has more
 * states than there are decided cells, 81 at most.
 *
 * Compiled once per instruction set, as CH_KERNEL(next).
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "bruteforce.h"
#include "choice.h"

#define PASTE(a, b) a##b
#define NAME(a, b) PASTE(a, b)
#define NEXT NAME(ch_kernel_next_, CH_KERNEL)

bool NEXT(ChSearch *search, uint8_t *solution);

static unsigned pick_candidate(unsigned candidates, ChRandom *random)
{
    if (random != NULL)
        for (uint32_t skip = ch_random_below(random, (uint32_t)ch_count(candidates)); skip > 0;
             skip--)
            candidates &= candidates - 1;
    return candidates & -candidates;
}

static uint16_t *lane_of(ChBoxes *boxes, int cell)
{
    return &boxes->element[cell / CH_WIDTH][cell % CH_WIDTH];
}

/* Chooses what to branch on.  The cell of the last choice has priority if it has two candidates
 * again, because it is likely to lead to the same result. */
static ChSearchChoice choose_branch(const ChSearch *search, const ChSweep *sweep,
                                    const ChBoxes *boxes)
{
    if (search->is_long)
        return ch_dom_wdeg_choose(&search->wdeg, boxes);
    if (search->last >= 0 && ch_count(ch_boxes_digits(boxes, search->last)) == 2)
        return (ChSearchChoice){search->last, ch_boxes_digits(boxes, search->last)};
    return ch_choose(sweep, boxes);
}

/* Branches on BOXES, the state after the sweeps: one branch in BOXES, the other pushed on
 * `aside`. */
static void push_branch(ChSearch *search, const ChSweep *sweep, ChBoxes *boxes)
{
    ch_sweep_store(sweep, boxes);
    const ChSearchChoice choice = choose_branch(search, sweep, boxes);
    const unsigned tried = pick_candidate(choice.candidates, search->random);
    assert(tried != 0 && !ch_is_single(ch_boxes_digits(boxes, choice.cell)));
    assert(search->depth < CH_CELLS);
    ChBoxes *const aside = &search->aside[search->depth++];
    *aside = *boxes;
    *lane_of(aside, choice.cell) &= (uint16_t)~tried;
    *lane_of(boxes, choice.cell) = (uint16_t)tried;
    search->last = choice.cell;
}

/* Records a dead end; a search that has become long begins to learn from them. */
static void learn_dead_end(ChSearch *search, const ChSweep *sweep, ChBoxes *boxes)
{
    if (search->nodes < CH_LONG_SEARCH)
        return;
    if (!search->is_long)
        ch_dom_wdeg_start(&search->wdeg);
    search->is_long = true;
    ch_sweep_store(sweep, boxes);
    ch_dom_wdeg_dead_end(&search->wdeg, boxes);
}

static bool has_budget(ChSearch *search)
{
    if (search->nodes >= search->pause && !ch_search_go_on(search))
        return false;
    search->nodes++;
    return true;
}

/* Follows one state down to a solution (true) or a dead end, pushing the other branches of its
 * choices. */
static bool descend(ChSearch *search, ChBoxes *boxes)
{
    for (;;) {
        ChSweep sweep;
        ch_sweep_load(&sweep, boxes);
        const ChSweepResult result = ch_sweep_run(&sweep);
        if (result == CH_DEAD_END) {
            learn_dead_end(search, &sweep, boxes);
            return false;
        }
        if (result == CH_DECIDED) {
            ch_sweep_store(&sweep, boxes);
            return true;
        }
        if (!has_budget(search))
            return false;
        push_branch(search, &sweep, boxes);
    }
}

static void read_solution(const ChBoxes *boxes, uint8_t *solution)
{
    for (int box = 0; box < CH_BOXES; box++)
        for (int element = 0; element < 9; element++)
            *solution++ = (uint8_t)ch_lowest(boxes->element[element][CH_LANE_OF_BOX(box)]);
}

bool NEXT(ChSearch *search, uint8_t *solution)
{
    while (search->depth > 0 && search->status == CH_OK && has_budget(search)) {
        ChBoxes boxes = search->aside[--search->depth];
        if (descend(search, &boxes)) {
            if (solution != NULL)
                read_solution(&boxes, solution);
            return true;
        }
    }
    return false;
}
