/* solve.c - fuzz target: any bytes as the state of a grid, solved with every step tried.
 *
 * The bytes are a mode of solving, a shape, the number of a solution, and bits: 81 for the cells
 * that have their digit, 729 for candidates.  Every conclusion is compared with the search, and the
 * witness checks the log (../endurance/trials.h).
 *
 *      shape 0   digits and candidates within a solution: it is kept
 *      shape 1   the same, as pencil marks alone
 *      shape 2   any candidates: there may be no solution
 *
 * SPDX-License-Identifier: MIT
 */
#include "fuzz.h"
#include "trials.h"

static Maker generator;
static Trials trials;

static void complain(void *context, const Position *position, const char *trial,
                     const char *technique, const char *how)
{
    (void)context, (void)position;
    fprintf(stderr, "%s: %s: %s\n", trial, technique, how);
    abort();
}

static void set_up(void)
{
    if (generator.engine != NULL)
        return;
    generator.engine = new_engine();
    generator.plan = plan_of(NULL);
    HOLDS(trials_open(&trials, &generator, complain, NULL));
}

/* Returns a full grid. */
static void fill(uint64_t seed, uint8_t *solution)
{
    ChPuzzle empty;
    bool found = false;

    ch_puzzle_clear(&empty);
    const ChCandidateSet all = ch_alive_givens(&empty);
    ch_search_random(&generator.search, &all, seed, CH_SEARCH_NO_LIMIT, solution, &found);
    HOLDS(found);
}

static void keep_solution(ChPuzzle *puzzle, const uint8_t *solution, const uint8_t *shown,
                          bool marks)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int right = CH_CANDIDATE(cell, solution[cell]);
        const bool is_shown = shown[cell / 8] >> cell % 8 & 1;
        ch_candidates_add(&puzzle->marks, right);
        ch_candidates_remove(&puzzle->removed, right);
        if (!is_shown)
            continue;
        puzzle->given[cell] = marks ? CH_NO_DIGIT : solution[cell];
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (digit != solution[cell])
                ch_candidates_remove(&puzzle->marks, CH_CANDIDATE(cell, digit));
    }
}

/* A candidate is eliminated only while it is alive. */
static void drop_dead_removals(ChPuzzle *puzzle)
{
    const ChCandidateSet alive = ch_alive_givens(puzzle);

    for (int i = 0; i < 12; i++)
        puzzle->removed.word[i] &= alive.word[i];
    for (int cell = 0; cell < CH_CELLS; cell++)
        for (int digit = 0; puzzle->given[cell] != CH_NO_DIGIT && digit < CH_DIGITS; digit++)
            ch_candidates_remove(&puzzle->removed, CH_CANDIDATE(cell, digit));
    ch_puzzle_note_start(puzzle);
}

static void take_puzzle(Bytes *bytes, ChPuzzle *puzzle)
{
    const unsigned shape = take_byte(bytes) % 3;
    uint8_t shown[CH_CELLS / 8 + 1] = {0};
    uint8_t solution[CH_CELLS];
    ChCandidateSet bits = {{0}};

    fill(take_number(bytes), solution);
    take_bytes(bytes, shown, sizeof shown);
    for (int candidate = 0; candidate < CH_CANDIDATES && bytes->left > 0; candidate += 8) {
        const unsigned byte = take_byte(bytes);
        for (int i = 0; i < 8 && candidate + i < CH_CANDIDATES; i++)
            if (byte >> i & 1)
                ch_candidates_add(&bits, candidate + i);
    }
    ch_puzzle_clear(puzzle);
    puzzle->has_marks = shape != 0;
    *(puzzle->has_marks ? &puzzle->marks : &puzzle->removed) = bits;
    if (shape != 2)
        keep_solution(puzzle, solution, shown, puzzle->has_marks);
    if (!puzzle->has_marks) {
        puzzle->marks = (ChCandidateSet){{0}};
        drop_dead_removals(puzzle);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const profile[] = {"default", "hodoku", "sukaku", "se"};
    static Position position;
    Bytes bytes = {data, size};
    const unsigned how = take_byte(&bytes);

    set_up();
    take_puzzle(&bytes, &position.puzzle);
    if (settle_position(&generator, &position))
        try_whole_solve(&trials, &position, profile[how % 4], how >> 6 & 1, how >> 7 & 1);
    return 0;
}
