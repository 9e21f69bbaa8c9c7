/* mask.c - see mask.h.
 *
 * A step clears one given and takes its new digit from a random solution of the rest, so that a
 * solution always remains. The step is kept unless it increases the number of solutions. The walk
 * thus descends to a unique solution, crossing plateaus as well.
 *
 * SPDX-License-Identifier: MIT
 */
#include "mask.h"

#include "geometry.h"

enum {
    MOST_COUNTED = 500, /* most solutions counted */
    MOST_STEPS = 400,
    MOST_SHIFTED = 3 /* most givens changed at a time */
};

/* Reports whether two of three parallel lines have no given. */
static bool can_exchange(const ChCellSet *mask, int first_house)
{
    int empty = 0;

    for (int house = first_house; house < first_house + 3; house++) {
        int givens = 0;
        for (int place = 0; place < 9; place++)
            givens += ch_cells_has(mask, ch_house_cell[house][place]);
        empty += givens == 0;
    }
    return empty > 1;
}

bool ch_mask_is_impossible(const ChCellSet *mask)
{
    for (int house = CH_BOXES; house < CH_HOUSES; house += 3)
        if (can_exchange(mask, house))
            return true;
    return false;
}

static int pick_cell(ChRandom *random, const ChCellSet *mask)
{
    int cell;

    do
        cell = (int)ch_random_below(random, CH_CELLS);
    while (!ch_cells_has(mask, cell));
    return cell;
}

/* Replaces the digit of a random given by that of a random solution of the rest. */
static void change_given(ChSearch *search, ChRandom *random, const ChCellSet *mask,
                         ChPuzzle *puzzle)
{
    const int cell = pick_cell(random, mask);
    uint8_t solution[CH_CELLS];
    bool found;

    puzzle->given[cell] = CH_NO_DIGIT;
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    ch_search_random(search, &alive, ch_random_next(random), CH_SEARCH_NO_LIMIT, solution, &found);
    puzzle->given[cell] = solution[cell];
}

static uint64_t count_solutions(ChSearch *search, const ChPuzzle *puzzle, uint64_t most)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    uint64_t count = 0;

    ch_search_count(search, &alive, most, CH_SEARCH_NO_LIMIT, &count);
    return count;
}

bool ch_mask_resolve(ChSearch *search, ChRandom *random, const ChCellSet *mask, ChPuzzle *puzzle,
                     uint8_t *grid)
{
    uint64_t count = count_solutions(search, puzzle, MOST_COUNTED);
    bool found;

    for (int step = 0; step < MOST_STEPS && count > 1; step++) {
        ChPuzzle other = *puzzle;
        change_given(search, random, mask, &other);
        const uint64_t left = count_solutions(
            search, &other, count < MOST_COUNTED ? count + 1 : (uint64_t)MOST_COUNTED);
        if (left > count)
            continue;
        *puzzle = other;
        count = left;
    }
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    ch_search_first(search, &alive, CH_SEARCH_NO_LIMIT, grid, &found);
    return count == 1;
}

void ch_mask_shift(ChSearch *search, ChRandom *random, const ChCellSet *mask, ChPuzzle *puzzle)
{
    const uint32_t changes = 1 + ch_random_below(random, MOST_SHIFTED);

    for (uint32_t i = 0; i < changes; i++)
        change_given(search, random, mask, puzzle);
}
