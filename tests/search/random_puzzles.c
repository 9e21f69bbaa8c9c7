/* random_puzzles.c - see random_puzzles.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random_puzzles.h"

#include <string.h>

#include "alive.h"
#include "plain_search.h"

enum {
    FEWEST_GIVENS = 17,
    MOST_GIVENS = 40,
    LEGION_GIVENS = 25, /* random givens up to here leave thousands of solutions */
    LIMIT = 100,
    LEGION_LIMIT = 2,
    FULL_COUNTS = 32 /* one in so many of these is counted to LIMIT all the same */
};

static int random_below(ChRandom *random, int limit)
{
    return (int)ch_random_below(random, (uint32_t)limit);
}

static void shuffle_up_to(ChRandom *random, uint8_t *values, int count)
{
    for (int i = 0; i < count; i++)
        values[i] = (uint8_t)i;
    ch_random_shuffle(random, values, (uint32_t)count);
}

/* Returns the candidates that the givens leave.  BARE: removes only other digits of their own
 * cells, the rest is left to the search. */
static ChCandidateSet alive_of(const uint8_t *given, bool bare)
{
    unsigned used[CH_HOUSES] = {0};
    ChCandidateSet alive = {{0}};

    for (int cell = 0; cell < CH_CELLS && !bare; cell++)
        for (int i = 0; i < 3 && given[cell] != CH_NO_DIGIT; i++)
            used[ch_cell_house[cell][i]] |= 1u << given[cell];
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const uint8_t *const house = ch_cell_house[cell];
        unsigned digits = CH_ALL_NINE & ~(used[house[0]] | used[house[1]] | used[house[2]]);
        if (given[cell] != CH_NO_DIGIT)
            digits = 1u << given[cell];
        for (; digits != 0; digits &= digits - 1)
            ch_candidates_add(&alive, CH_CANDIDATE(cell, ch_lowest(digits)));
    }
    return alive;
}

/* ---- the pool ---- */

static bool is_unique(const uint8_t *given)
{
    const ChCandidateSet alive = alive_of(given, false);
    ChPlainSearch search;
    uint64_t count;

    ch_plain_count(&search, &alive, 2, CH_PLAIN_NO_LIMIT, &count);
    return count == 1;
}

static void random_grid(ChRandom *random, uint8_t *grid)
{
    ChPlainSearch search;
    uint8_t none[CH_CELLS];

    memset(none, CH_NO_DIGIT, sizeof none);
    const ChCandidateSet all = alive_of(none, false);
    ch_plain_start(&search, &all, random, CH_PLAIN_NO_LIMIT);
    ch_plain_next(&search, grid);
}

static void remove_all_needless(ChRandom *random, uint8_t *given)
{
    uint8_t order[CH_CELLS];

    shuffle_up_to(random, order, CH_CELLS);
    for (int i = 0; i < CH_CELLS; i++) {
        const uint8_t digit = given[order[i]];
        given[order[i]] = CH_NO_DIGIT;
        if (!is_unique(given))
            given[order[i]] = digit;
    }
}

void random_pool_fill(RandomPool *pool, uint64_t seed)
{
    pool->random.state = seed;
    for (int i = 0; i < RANDOM_GRIDS; i++) {
        random_grid(&pool->random, pool->grid[i]);
        memcpy(pool->puzzle[i], pool->grid[i], CH_CELLS);
        remove_all_needless(&pool->random, pool->puzzle[i]);
    }
}

/* ---- symmetries ---- */

/* Makes a random mapping of lines: bands are exchanged, and the lines within a band. */
static void shuffle_lines(ChRandom *random, uint8_t line[9])
{
    uint8_t band[3], in_band[3];

    shuffle_up_to(random, band, 3);
    for (int i = 0; i < 3; i++) {
        shuffle_up_to(random, in_band, 3);
        for (int k = 0; k < 3; k++)
            line[3 * i + k] = (uint8_t)(3 * band[i] + in_band[k]);
    }
}

/* Draws a grid of the pool and its puzzle, in one of their 3,359,232 shapes and with renamed
 * digits. */
static void draw_grid(RandomPool *pool, uint8_t *grid, uint8_t *given)
{
    ChRandom *const random = &pool->random;
    const int entry = random_below(random, RANDOM_GRIDS);
    const bool turned = random_below(random, 2) == 1;
    uint8_t row[9], column[9], digit[CH_NO_DIGIT + 1];

    shuffle_lines(random, row);
    shuffle_lines(random, column);
    shuffle_up_to(random, digit, CH_DIGITS);
    digit[CH_NO_DIGIT] = CH_NO_DIGIT;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int r = row[CH_ROW_OF(cell)];
        const int c = column[CH_COLUMN_OF(cell)];
        const int to = turned ? CH_CELL_AT(c, r) : CH_CELL_AT(r, c);
        grid[to] = digit[pool->grid[entry][cell]];
        given[to] = digit[pool->puzzle[entry][cell]];
    }
}

/* ---- positions ---- */

/* Adds so many of the grid's digits to the givens. */
static void add_givens(ChRandom *random, const uint8_t *grid, uint8_t *given, int count)
{
    uint8_t order[CH_CELLS];

    shuffle_up_to(random, order, CH_CELLS);
    for (int i = 0; i < CH_CELLS && count > 0; i++)
        if (given[order[i]] == CH_NO_DIGIT) {
            given[order[i]] = grid[order[i]];
            count--;
        }
}

static uint64_t draw_givens(RandomPool *pool, bool unique, uint8_t *given)
{
    uint8_t grid[CH_CELLS];

    draw_grid(pool, grid, given);
    if (unique) {
        add_givens(&pool->random, grid, given, random_below(&pool->random, 13));
        return LIMIT;
    }
    const int givens = FEWEST_GIVENS + random_below(&pool->random, MOST_GIVENS + 1 - FEWEST_GIVENS);
    memset(given, CH_NO_DIGIT, CH_CELLS);
    add_givens(&pool->random, grid, given, givens);
    return givens > LEGION_GIVENS || random_below(&pool->random, FULL_COUNTS) == 0 ? LIMIT
                                                                                   : LEGION_LIMIT;
}

/* Changes a given to a digit that usually no peer among the givens has, so that the fault is
 * hidden. */
static void change_given(ChRandom *random, uint8_t *given)
{
    int cell;

    do
        cell = random_below(random, CH_CELLS);
    while (given[cell] == CH_NO_DIGIT);

    const uint8_t right = given[cell];
    given[cell] = CH_NO_DIGIT;
    const ChCandidateSet alive = alive_of(given, false);
    unsigned wrong = ch_alive_digits(&alive, cell) & ~(1u << right);
    if (wrong == 0 || random_below(random, 8) == 0)
        wrong = CH_ALL_NINE & ~(1u << right);
    for (int skip = random_below(random, ch_count(wrong)); skip > 0; skip--)
        wrong &= wrong - 1;
    given[cell] = (uint8_t)ch_lowest(wrong);
}

static int draw_candidate(ChRandom *random, const ChCandidateSet *alive)
{
    for (;;) {
        const int candidate = random_below(random, CH_CANDIDATES);
        if (ch_candidates_has(alive, candidate))
            return candidate;
    }
}

static void remove_some(ChRandom *random, ChCandidateSet *alive)
{
    for (int left = random_below(random, 20); left >= 0; left--)
        ch_candidates_remove(alive, random_below(random, CH_CANDIDATES));
}

ChCandidateSet random_marks(RandomPool *pool, uint32_t percent, bool solvable)
{
    uint8_t grid[CH_CELLS], given[CH_CELLS];
    ChCandidateSet alive = {{0}};

    draw_grid(pool, grid, given);
    for (int cell = 0; cell < CH_CELLS; cell++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if ((solvable && grid[cell] == digit) || ch_random_below(&pool->random, 100) < percent)
                ch_candidates_add(&alive, CH_CANDIDATE(cell, digit));
    return alive;
}

RandomPosition random_position_of(RandomPool *pool, RandomKind kind)
{
    ChRandom *const random = &pool->random;
    RandomPosition position = {kind, LIMIT, {{0}}};
    uint8_t given[CH_CELLS];

    if (kind == RANDOM_MARKS) {
        position.alive = random_marks(pool, 20 + ch_random_below(random, 26), true);
        return position;
    }
    const bool unique =
        kind != RANDOM_DUG && (kind == RANDOM_UNIQUE || random_below(random, 2) == 0);
    position.limit = draw_givens(pool, unique, given);
    if (kind == RANDOM_WRONG)
        change_given(random, given);
    position.alive = alive_of(given, random_below(random, 3) == 0);
    if (kind == RANDOM_THINNED)
        remove_some(random, &position.alive);
    else if (kind == RANDOM_TAKEN)
        ch_alive_assume(&position.alive, draw_candidate(random, &position.alive));
    else if (kind == RANDOM_REMOVED)
        ch_candidates_remove(&position.alive, draw_candidate(random, &position.alive));
    return position;
}

RandomPosition random_position(RandomPool *pool)
{
    return random_position_of(pool, (RandomKind)random_below(&pool->random, RANDOM_KINDS));
}

void random_text(const ChCandidateSet *alive, char text[RANDOM_TEXT])
{
    for (int at = 0; at < CH_CELLS; at++)
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            const int cell = CH_CELL_AT(at / 9, at % 9);
            text[9 * at + digit] =
                (char)(ch_candidates_has(alive, CH_CANDIDATE(cell, digit)) ? '1' + digit : '.');
        }
    text[CH_CANDIDATES] = '\0';
}
