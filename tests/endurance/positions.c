/* positions.c - see positions.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "positions.h"

#include <stdlib.h>
#include <string.h>

#include "generated.h"

enum { FEW_MARKS = 12, MANY_MARKS = 60, MOST_GIVENS_LOST = 3 };

/* ---- lists ---- */

static bool add_cells(Lists *lists, const char *line)
{
    char *const cells = realloc(lists->cells, (lists->count + 1) * CH_CELLS);

    if (cells == NULL)
        return false;
    lists->cells = cells;
    memcpy(cells + lists->count++ * CH_CELLS, line, CH_CELLS);
    return true;
}

bool lists_add(Lists *lists, const char *path)
{
    FILE *const file = fopen(path, "r");
    char line[4096];
    bool good = file != NULL;

    while (good && fgets(line, sizeof line, file) != NULL)
        if (strspn(line, "0123456789.") >= CH_CELLS)
            good = add_cells(lists, line);
    if (file != NULL)
        fclose(file);
    return good;
}

void lists_free(Lists *lists)
{
    free(lists->cells);
    *lists = (Lists){NULL, 0};
}

/* ---- positions ---- */

static bool one_in(ChRandom *random, uint32_t count)
{
    return ch_random_below(random, count) == 0;
}

static void choose_puzzle(Maker *generator, ChRandom *random, ChPuzzle *puzzle)
{
    const Lists *const lists = &generator->lists;

    if (lists->count > 0 && one_in(random, 2)) {
        const size_t at = ch_random_below(random, (uint32_t)lists->count);
        *puzzle = puzzle_of(lists->cells + at * CH_CELLS);
    } else {
        generate_puzzle(&generator->search, ch_random_next(random), 0, puzzle);
    }
    if (!one_in(random, 6))
        return;
    for (uint32_t i = 1 + ch_random_below(random, MOST_GIVENS_LOST); i > 0; i--)
        puzzle->given[ch_random_below(random, CH_CELLS)] = CH_NO_DIGIT;
}

/* Applies some steps of a solve. */
static void advance_solve(Maker *generator, ChRandom *random, ChPuzzle *puzzle)
{
    ChBoard board;

    ch_engine_solve(generator->engine, puzzle, &generator->plan, false);
    if (ch_board_load(&board, puzzle) >= 0)
        return;
    const ChLog *const log = &generator->engine->log;
    const uint32_t steps = ch_random_below(random, log->count + 1);
    for (uint32_t i = 0; i < steps; i++)
        ch_board_apply(&board, &log->step[i]);
    *puzzle = position_of(puzzle, &board);
}

void remove_marks(Position *position, ChRandom *random, bool any)
{
    ChPuzzle *const puzzle = &position->puzzle;
    const uint32_t most = one_in(random, 3) ? MANY_MARKS : FEW_MARKS;

    for (uint32_t i = ch_random_below(random, most); i > 0; i--) {
        const int candidate = (int)ch_random_below(random, CH_CANDIDATES);
        const int cell = CH_CANDIDATE_CELL(candidate);
        if (!ch_candidates_has(&position->alive, candidate) ||
            position->board.digit[cell] != CH_NO_DIGIT ||
            (!any && position->solution[cell] == CH_CANDIDATE_DIGIT(candidate)))
            continue;
        ch_candidates_add(&puzzle->removed, candidate);
        puzzle->has_start = true;
    }
}

bool settle_position(Maker *generator, Position *position)
{
    const ChCandidateSet givens = ch_alive_givens(&position->puzzle);
    uint64_t solutions = 0;

    if (ch_board_load(&position->board, &position->puzzle) >= 0)
        return false;
    position->alive = ch_alive_board(&position->board);
    ch_search_first(&generator->search, &position->alive, CH_SEARCH_NO_LIMIT, position->solution,
                    &position->solvable);
    ch_search_count(&generator->search, &givens, 2, CH_SEARCH_NO_LIMIT, &solutions);
    position->unique = position->solvable && solutions == 1;
    return position->board.empty > 0;
}

bool make_position(Maker *generator, ChRandom *random, Position *position)
{
    choose_puzzle(generator, random, &position->puzzle);
    if (!one_in(random, 8))
        advance_solve(generator, random, &position->puzzle);
    if (!settle_position(generator, position))
        return false;
    if (one_in(random, 3))
        return true;
    remove_marks(position, random, !position->solvable || one_in(random, 8));
    return settle_position(generator, position);
}

/* ---- kinds ---- */

enum { FEW_SOLUTIONS = 30, MOST_SPARSE_GIVENS = 24, MOST_STRIKES = 5, MOST_TRIES = 1000 };

const char *kind_name(Kind kind)
{
    static const char *const names[] = {"sparse",  "ambiguous", "unsolvable",
                                        "thinned", "spoilt",    "marks"};

    return names[kind];
}

static int random_cell(ChRandom *random)
{
    return (int)ch_random_below(random, CH_CELLS);
}

static void make_sparse(Maker *generator, ChRandom *random, ChPuzzle *puzzle)
{
    uint8_t grid[CH_CELLS];

    generate_grid(&generator->search, ch_random_next(random), 0, grid);
    ch_puzzle_clear(puzzle);
    for (uint32_t i = ch_random_below(random, MOST_SPARSE_GIVENS + 1); i > 0; i--) {
        const int cell = random_cell(random);
        puzzle->given[cell] = grid[cell];
    }
}

static uint64_t count_solutions(Maker *generator, const ChPuzzle *puzzle, uint64_t limit)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    uint64_t count = 0;

    ch_search_count(&generator->search, &alive, limit, CH_SEARCH_NO_LIMIT, &count);
    return count;
}

/* Removes a few givens, then adds digits of one solution until only a handful of solutions are
 * left. */
static bool make_ambiguous(Maker *generator, ChRandom *random, ChPuzzle *puzzle)
{
    uint8_t solution[CH_CELLS];
    bool found;
    uint64_t count;

    for (uint32_t i = 1 + ch_random_below(random, MOST_GIVENS_LOST); i > 0; i--)
        puzzle->given[random_cell(random)] = CH_NO_DIGIT;
    const ChCandidateSet alive = ch_alive_givens(puzzle);
    ch_search_random(&generator->search, &alive, ch_random_next(random), CH_SEARCH_NO_LIMIT,
                     solution, &found);
    while ((count = count_solutions(generator, puzzle, FEW_SOLUTIONS + 1)) > FEW_SOLUTIONS) {
        const int cell = random_cell(random);
        puzzle->given[cell] = solution[cell];
    }
    return count > 1;
}

/* Changes or adds one digit so that no solution is left, but no two peers are equal. */
static bool make_unsolvable(Maker *generator, ChRandom *random, ChPuzzle *puzzle)
{
    ChBoard board;
    const int cell = random_cell(random);

    puzzle->given[cell] = (uint8_t)ch_random_below(random, CH_DIGITS);
    return ch_board_load(&board, puzzle) < 0 && count_solutions(generator, puzzle, 1) == 0;
}

void make_marks(const Position *position, ChPuzzle *puzzle)
{
    ch_puzzle_clear(puzzle);
    puzzle->has_marks = true;
    puzzle->marks = position->alive;
}

static bool try_puzzle(Maker *generator, ChRandom *random, Kind kind, ChPuzzle *puzzle)
{
    if (kind == KIND_SPARSE || (kind >= KIND_THINNED && one_in(random, 8))) {
        make_sparse(generator, random, puzzle);
        return true;
    }
    choose_puzzle(generator, random, puzzle);
    if (kind == KIND_AMBIGUOUS)
        return make_ambiguous(generator, random, puzzle);
    if (kind == KIND_UNSOLVABLE)
        return make_unsolvable(generator, random, puzzle);
    if (!one_in(random, 3))
        advance_solve(generator, random, puzzle);
    return true;
}

static bool try_kind(Maker *generator, ChRandom *random, Kind kind, Position *position)
{
    if (!try_puzzle(generator, random, kind, &position->puzzle) ||
        !settle_position(generator, position))
        return false;
    if (kind < KIND_THINNED)
        return true;
    const bool any = kind == KIND_SPOILT || (kind == KIND_MARKS && one_in(random, 2));
    for (uint32_t i = 1 + ch_random_below(random, MOST_STRIKES); i > 0; i--)
        remove_marks(position, random, any);
    if (!settle_position(generator, position))
        return false;
    if (kind == KIND_MARKS) {
        make_marks(position, &position->puzzle);
        return settle_position(generator, position);
    }
    return position->solvable == (kind == KIND_THINNED);
}

bool make_kind(Maker *generator, ChRandom *random, Kind kind, Position *position)
{
    for (int i = 0; i < MOST_TRIES; i++)
        if (try_kind(generator, random, kind, position))
            return true;
    return false;
}
