/* generate.c - see generate.h.
 *
 * Filling shuffles the digits of the three boxes on the diagonal, which never meet, and then gives
 * each further cell a random digit of those that can be completed.  Digging takes the givens in
 * random order and drops each that the others make up for: with its digit ruled out in its cell,
 * the others have no solution.  One pass leaves a minimal puzzle, since a given that was needed
 * beside more givens is needed beside fewer.
 *
 * Both ask the search only whether there is a solution, never which, so that a faster search gives
 * the same puzzles.
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

static void shuffled(ChRandom *random, uint8_t *values, int count)
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
        shuffled(random, puzzle.given + 9 * box, CH_DIGITS);
        for (int cell = 9 * box; cell < 9 * box + 9; cell++)
            ch_alive_assume(&alive, CH_CANDIDATE(cell, puzzle.given[cell]));
    }
    return alive;
}

/* Decides a cell: the first alive digit of a random order that some grid has.  GRID is a grid that
 * all decisions so far allow, kept so, since its own digit needs no search. */
static void decide(ChSearch *search, ChRandom *random, int cell, ChCandidateSet *alive,
                   uint8_t *grid)
{
    uint8_t order[CH_DIGITS];

    shuffled(random, order, CH_DIGITS);
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

static void fill(ChSearch *search, ChRandom *random, uint8_t *grid)
{
    ChCandidateSet alive = fill_diagonal(random);
    bool found;

    ch_search_first(search, &alive, CH_SEARCH_NO_LIMIT, grid, &found);
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (!ch_is_single(ch_alive_digits(&alive, cell)))
            decide(search, random, cell, &alive, grid);
}

void ch_generate_grid(ChSearch *search, uint64_t seed, uint64_t index, uint8_t *grid)
{
    ChRandom random = ch_generate_stream(seed, index);
    fill(search, &random, grid);
}

static bool is_needed(ChSearch *search, const ChPuzzle *without, int cell, int digit)
{
    ChCandidateSet alive = ch_alive_givens(without);
    uint8_t solution[CH_CELLS];
    bool found;

    ch_candidates_remove(&alive, CH_CANDIDATE(cell, digit));
    ch_search_first(search, &alive, CH_SEARCH_NO_LIMIT, solution, &found);
    return found;
}

static void drop_if_spare(ChSearch *search, ChPuzzle *puzzle, int cell)
{
    const uint8_t digit = puzzle->given[cell];

    puzzle->given[cell] = CH_NO_DIGIT;
    if (digit != CH_NO_DIGIT && is_needed(search, puzzle, cell, digit))
        puzzle->given[cell] = digit;
}

void ch_generate_minimal(ChSearch *search, ChPuzzle *puzzle)
{
    for (int i = 0; i < CH_CELLS; i++)
        drop_if_spare(search, puzzle, CH_CELL_AT(i / 9, i % 9));
}

void ch_generate_puzzle(ChSearch *search, uint64_t seed, uint64_t index, ChPuzzle *puzzle)
{
    ChRandom random = ch_generate_stream(seed, index);
    uint8_t order[CH_CELLS];

    ch_puzzle_clear(puzzle);
    fill(search, &random, puzzle->given);
    shuffled(&random, order, CH_CELLS);
    for (int i = 0; i < CH_CELLS; i++)
        drop_if_spare(search, puzzle, order[i]);
}
