/* dig.c - see dig.h.
 *
 * The search is only used to decide whether a solution exists, never to choose one. A faster search
 * therefore generates the same puzzles.
 *
 * SPDX-License-Identifier: MIT
 */
#include "dig.h"

#include "generate.h"

enum { MOST_SHIFTED = 3 }; /* most orbits changed at a time */

int ch_count_givens(const ChPuzzle *puzzle)
{
    int count = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        count += puzzle->given[cell] != CH_NO_DIGIT;
    return count;
}

static void clear_givens(ChPuzzle *puzzle, const ChCellSet *cells)
{
    CH_EACH_CELL(cell, *cells)
        puzzle->given[cell] = CH_NO_DIGIT;
}

static void restore_givens(ChPuzzle *puzzle, const ChCellSet *cells, const uint8_t *grid)
{
    CH_EACH_CELL(cell, *cells)
        puzzle->given[cell] = grid[cell];
}

/* Reports whether some solution differs from GRID in one of CELLS, which must not be givens. Each
 * cell is searched with its digit ruled out. */
static bool are_needed(ChSearch *search, const ChPuzzle *without, const ChCellSet *cells,
                       const uint8_t *grid)
{
    const ChCandidateSet left = ch_alive_givens(without);
    uint8_t solution[CH_CELLS];
    bool found = false;

    CH_EACH_CELL(cell, *cells) {
        if (found)
            break;
        ChCandidateSet alive = left;
        ch_candidates_remove(&alive, CH_CANDIDATE(cell, grid[cell]));
        ch_search_first(search, &alive, CH_SEARCH_NO_LIMIT, solution, &found);
    }
    return found;
}

/* Removes an orbit of givens if the other givens still determine the solution. Returns the number
 * of givens removed. */
static int drop_if_redundant(ChSearch *search, const ChCellSet *orbit, ChPuzzle *puzzle)
{
    const ChPuzzle before = *puzzle;

    clear_givens(puzzle, orbit);
    if (!are_needed(search, puzzle, orbit, before.given))
        return ch_cells_count(*orbit);
    *puzzle = before;
    return 0;
}

void ch_dig(ChSearch *search, ChRandom *random, ChOrbits symmetry, int fewest, ChPuzzle *puzzle)
{
    uint8_t order[CH_CELLS];
    ChCellSet done = {{0}};
    int count = ch_count_givens(puzzle);

    ch_generate_order(random, order, CH_CELLS);
    for (int i = 0; i < CH_CELLS; i++) {
        if (puzzle->given[order[i]] == CH_NO_DIGIT || ch_cells_has(&done, order[i]))
            continue;
        const ChCellSet orbit = ch_orbit_of(symmetry, order[i]);
        done = ch_cells_or(done, orbit);
        if (count - ch_cells_count(orbit) >= fewest)
            count -= drop_if_redundant(search, &orbit, puzzle);
    }
}

void ch_generate_minimal(ChSearch *search, ChPuzzle *puzzle)
{
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        const ChCellSet alone = ch_orbit_of(CH_ORBITS_NONE, cell);
        if (puzzle->given[cell] != CH_NO_DIGIT)
            (void)drop_if_redundant(search, &alone, puzzle);
    }
}

bool ch_puzzle_is_minimal(ChSearch *search, ChOrbits symmetry, const ChPuzzle *puzzle)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (puzzle->given[cell] == CH_NO_DIGIT)
            continue;
        const ChCellSet orbit = ch_orbit_of(symmetry, cell);
        ChPuzzle without = *puzzle;
        clear_givens(&without, &orbit);
        if (ch_cells_first(orbit) == cell && !are_needed(search, &without, &orbit, puzzle->given))
            return false;
    }
    return true;
}

/* ---- adding and changing givens ---- */

void ch_add_givens(ChRandom *random, ChOrbits symmetry, const uint8_t *grid, int fewest,
                   ChPuzzle *puzzle)
{
    uint8_t order[CH_CELLS];

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const ChCellSet orbit = ch_orbit_of(symmetry, cell);
        if (puzzle->given[cell] != CH_NO_DIGIT)
            restore_givens(puzzle, &orbit, grid);
    }
    ch_generate_order(random, order, CH_CELLS);
    for (int i = 0; ch_count_givens(puzzle) < fewest; i++) {
        const ChCellSet orbit = ch_orbit_of(symmetry, order[i]);
        restore_givens(puzzle, &orbit, grid);
    }
}

/* Returns a random cell that is a given, or is not; one must exist. */
static int pick_cell(ChRandom *random, const ChPuzzle *puzzle, bool given)
{
    int cell;

    do
        cell = (int)ch_random_below(random, CH_CELLS);
    while ((puzzle->given[cell] != CH_NO_DIGIT) != given);
    return cell;
}

/* Adds givens until the solution is unique: in random order, the orbit of each cell in which some
 * solution still differs from GRID. */
static void make_unique(ChSearch *search, ChRandom *random, ChOrbits symmetry, const uint8_t *grid,
                        ChPuzzle *puzzle)
{
    uint8_t order[CH_CELLS];

    ch_generate_order(random, order, CH_CELLS);
    for (int i = 0; i < CH_CELLS; i++) {
        const ChCellSet cell = ch_orbit_of(CH_ORBITS_NONE, order[i]);
        const ChCellSet orbit = ch_orbit_of(symmetry, order[i]);
        if (puzzle->given[order[i]] == CH_NO_DIGIT && are_needed(search, puzzle, &cell, grid))
            restore_givens(puzzle, &orbit, grid);
    }
}

void ch_shift(ChSearch *search, ChRandom *random, ChOrbits symmetry, const uint8_t *grid,
              ChPuzzle *puzzle)
{
    const uint32_t changes = 1 + ch_random_below(random, MOST_SHIFTED);

    for (uint32_t i = 0; i < changes && ch_count_givens(puzzle) > 0; i++) {
        const ChCellSet orbit = ch_orbit_of(symmetry, pick_cell(random, puzzle, true));
        clear_givens(puzzle, &orbit);
    }
    for (uint32_t i = 0; i < changes && ch_count_givens(puzzle) < CH_CELLS; i++) {
        const ChCellSet orbit = ch_orbit_of(symmetry, pick_cell(random, puzzle, false));
        restore_givens(puzzle, &orbit, grid);
    }
    make_unique(search, random, symmetry, grid, puzzle);
}
