/* generate.c - see generate.h.
 *
 * Filling shuffles the digits of the three boxes on the diagonal, which share no house, and then
 * gives each remaining cell a random digit that some full grid has there. The search only decides
 * whether a solution exists and never chooses one. A faster search therefore generates the same
 * grids.
 *
 * SPDX-License-Identifier: MIT
 */
#include "generate.h"

ChRandom ch_generate_stream(uint64_t seed, uint64_t index)
{
    ChRandom random = {seed};

    random.state = ch_random_next(&random) + index;
    random.state = ch_random_next(&random);
    return random;
}

void ch_generate_order(ChRandom *random, uint8_t *values, int count)
{
    for (int i = 0; i < count; i++)
        values[i] = (uint8_t)i;
    ch_random_shuffle(random, values, (uint32_t)count);
}

static ChCandidateSet fill_diagonal(ChRandom *random)
{
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    ChCandidateSet alive = ch_alive_givens(&puzzle);
    for (int box = 0; box < CH_BOXES; box += 4) {
        ch_generate_order(random, puzzle.given + 9 * box, CH_DIGITS);
        for (int cell = 9 * box; cell < 9 * box + 9; cell++)
            ch_alive_assume(&alive, CH_CANDIDATE(cell, puzzle.given[cell]));
    }
    return alive;
}

/* Chooses the digit of a cell: the first open digit, in random order, that some full grid has
 * there. GRID always holds a grid that agrees with all choices so far, because its own digit needs
 * no search. */
static void choose_digit(ChSearch *search, ChRandom *random, int cell, ChCandidateSet *alive,
                         uint8_t *grid)
{
    uint8_t order[CH_DIGITS];

    ch_generate_order(random, order, CH_DIGITS);
    for (int i = 0; i < CH_DIGITS; i++) {
        if (!ch_candidates_has(alive, CH_CANDIDATE(cell, order[i])))
            continue;
        ChCandidateSet next = *alive;
        bool found = grid[cell] == order[i];
        ch_alive_assume(&next, CH_CANDIDATE(cell, order[i]));
        if (!found)
            ch_search_first(search, &next, CH_SEARCH_NO_LIMIT, grid, &found);
        if (found) {
            *alive = next;
            return;
        }
    }
}

void ch_generate_fill(ChSearch *search, ChRandom *random, uint8_t *grid)
{
    ChCandidateSet alive = fill_diagonal(random);
    bool found;

    ch_search_first(search, &alive, CH_SEARCH_NO_LIMIT, grid, &found);
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (!ch_is_single(ch_alive_digits(&alive, cell)))
            choose_digit(search, random, cell, &alive, grid);
}
