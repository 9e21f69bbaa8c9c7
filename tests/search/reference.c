/* reference.c - see reference.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "reference.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>

/* used[0..2][i]: the digits in row, column, box i. */
typedef struct Counter {
    const uint16_t *mask;
    uint64_t limit;
    Reference result;
    int grid[81];
    unsigned used[3][9];
} Counter;

static unsigned open_digits(const Counter *counter, int at)
{
    return counter->mask[at] & ~(counter->used[0][at / 9] | counter->used[1][at % 9] |
                                 counter->used[2][at / 27 * 3 + at % 9 / 3]);
}

static void place_digit(Counter *counter, int at, int digit)
{
    const unsigned flip = 1u << counter->grid[at] ^ 1u << digit;

    counter->grid[at] = digit;
    counter->used[0][at / 9] ^= flip & ~1u;
    counter->used[1][at % 9] ^= flip & ~1u;
    counter->used[2][at / 27 * 3 + at % 9 / 3] ^= flip & ~1u;
}

static void fill_from(Counter *counter)
{
    int best = -1;
    int fewest = 10;

    for (int at = 0; at < 81 && fewest > 1; at++) {
        if (counter->grid[at] != 0)
            continue;
        const int count = __builtin_popcount(open_digits(counter, at));
        if (count < fewest) {
            fewest = count;
            best = at;
        }
    }
    if (best < 0) {
        counter->result.count++;
        counter->result.hash += reference_hash(counter->grid);
        return;
    }
    const unsigned digits = open_digits(counter, best);
    for (int digit = 1; digit <= 9 && counter->result.count < counter->limit; digit++)
        if (digits >> digit & 1) {
            place_digit(counter, best, digit);
            fill_from(counter);
            place_digit(counter, best, 0);
        }
}

Reference reference_count(const uint16_t mask[81], uint64_t limit)
{
    Counter counter = {.mask = mask, .limit = limit};

    fill_from(&counter);
    return counter.result;
}

static int row_major(int cell)
{
    return (cell / 27 * 3 + cell % 9 / 3) * 9 + cell / 9 % 3 * 3 + cell % 3;
}

void reference_masks(const ChPuzzle *puzzle, uint16_t mask[81])
{
    for (int cell = 0; cell < 81; cell++) {
        uint16_t *const own = &mask[row_major(cell)];
        *own = 0;
        for (int digit = 0; digit < 9; digit++) {
            const bool alive =
                puzzle->has_marks
                    ? puzzle->marks.word[(9 * cell + digit) / 64] >> (9 * cell + digit) % 64 & 1
                    : puzzle->given[cell] == 9 || puzzle->given[cell] == digit;
            *own |= (uint16_t)((unsigned)alive << (digit + 1));
        }
    }
}

Reference reference_puzzle(const ChPuzzle *puzzle, uint64_t limit)
{
    uint16_t mask[81];

    reference_masks(puzzle, mask);
    return reference_count(mask, limit);
}

uint64_t reference_hash(const int grid[81])
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);

    for (int at = 0; at < 81; at++)
        hash = (hash ^ (uint64_t)grid[at]) * UINT64_C(0x100000001b3);
    return hash ^ hash >> 29;
}

uint64_t reference_hash_solution(const uint8_t *solution)
{
    int grid[81];

    for (int cell = 0; cell < 81; cell++)
        grid[row_major(cell)] = solution[cell] + 1;
    return reference_hash(grid);
}

bool reference_fits(const ChPuzzle *puzzle, const uint8_t *solution)
{
    uint16_t allowed[81];
    uint16_t mask[81];

    reference_masks(puzzle, allowed);
    for (int cell = 0; cell < 81; cell++) {
        const int at = row_major(cell);
        mask[at] = (uint16_t)(2u << solution[cell]);
        if (solution[cell] > 8 || (mask[at] & allowed[at]) == 0)
            return false;
    }
    return reference_count(mask, 2).count == 1;
}

/* Makes the grid 123456789/456789123/... with digits, lines and bands exchanged at random. */
static void random_grid(ChRandom *random, uint8_t *grid)
{
    uint8_t digit[9], band[3], stack[3], row[3][3], column[3][3];
    uint8_t *const list[] = {digit,  band,      stack,     row[0],   row[1],
                             row[2], column[0], column[1], column[2]};

    for (int i = 0; i < 9; i++) {
        const int length = i == 0 ? 9 : 3;
        for (int k = 0; k < length; k++)
            list[i][k] = (uint8_t)k;
        ch_random_shuffle(random, list[i], (uint32_t)length);
    }
    for (int cell = 0; cell < 81; cell++) {
        const int at = row_major(cell);
        const int r = band[at / 27] * 3 + row[at / 27][at / 9 % 3];
        const int c = stack[at % 9 / 3] * 3 + column[at % 9 / 3][at % 3];
        grid[cell] = digit[(r % 3 * 3 + r / 3 + c) % 9];
    }
}

ChPuzzle reference_dig(ChRandom *random, int givens, int broken)
{
    ChPuzzle puzzle;
    uint8_t order[81];

    ch_puzzle_clear(&puzzle);
    random_grid(random, puzzle.given);
    for (int cell = 0; cell < 81; cell++)
        order[cell] = (uint8_t)cell;
    ch_random_shuffle(random, order, 81);
    for (int i = givens; i < 81; i++)
        puzzle.given[order[i]] = 9;
    for (int i = 0; i < broken; i++)
        puzzle.given[order[i]] =
            (uint8_t)((puzzle.given[order[i]] + 1u + ch_random_below(random, 8)) % 9);
    return puzzle;
}

ChPuzzle reference_read(const char *line)
{
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    for (int cell = 0; cell < 81; cell++) {
        const char character = line[row_major(cell)];
        if (character >= '1' && character <= '9')
            puzzle.given[cell] = (uint8_t)(character - '1');
    }
    return puzzle;
}

ChRandom reference_random(const char *test, uint64_t seed)
{
    const char *const chosen = getenv("CH_SEED");

    if (chosen != NULL)
        seed = strtoull(chosen, NULL, 0);
    fprintf(stderr, "# %s: CH_SEED=%llu\n", test, (unsigned long long)seed);
    return (ChRandom){seed};
}
