/* test_print.c - grids look as promised, and read back.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <string.h>

#include "grid_print.h"
#include "puzzle_reader.h"
#include "random.h"
#include "support.h"

static void expect_print(const char *format, const uint16_t candidates[CH_CELLS],
                         const char *expected)
{
    const ChPuzzle sample = puzzle_of(SAMPLE);
    ChText text = CH_TEXT_EMPTY;

    cr_assert_not_null(ch_grid_format(format));
    ch_grid_format(format)->print(&text, sample.given, candidates);
    cr_expect_str_eq(ch_text_string(&text), expected, "%s:\n%s", format, ch_text_string(&text));
    ch_text_free(&text);
}

Test(print, plain_formats)
{
    expect_print("line", NULL, SAMPLE "\n");
    expect_print("lines", NULL,
                 "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n"
                 "...419..5\n....8..79\n");
    expect_print("spaced", NULL,
                 "5 3 0 0 7 0 0 0 0\n6 0 0 1 9 5 0 0 0\n0 9 8 0 0 0 0 6 0\n8 0 0 0 6 0 0 0 3\n"
                 "4 0 0 8 0 3 0 0 1\n7 0 0 0 2 0 0 0 6\n0 6 0 0 0 0 2 8 0\n0 0 0 4 1 9 0 0 5\n"
                 "0 0 0 0 8 0 0 7 9\n");
}

Test(print, ruled)
{
    expect_print("grid", NULL,
                 "+-------+-------+-------+\n"
                 "| 5 3 . | . 7 . | . . . |\n"
                 "| 6 . . | 1 9 5 | . . . |\n"
                 "| . 9 8 | . . . | . 6 . |\n"
                 "+-------+-------+-------+\n"
                 "| 8 . . | . 6 . | . . 3 |\n"
                 "| 4 . . | 8 . 3 | . . 1 |\n"
                 "| 7 . . | . 2 . | . . 6 |\n"
                 "+-------+-------+-------+\n"
                 "| . 6 . | . . . | 2 8 . |\n"
                 "| . . . | 4 1 9 | . . 5 |\n"
                 "| . . . | . 8 . | . 7 9 |\n"
                 "+-------+-------+-------+\n");
}

Test(print, candidates_in_columns)
{
    uint16_t candidates[CH_CELLS];

    for (int cell = 0; cell < CH_CELLS; cell++)
        candidates[cell] = 1u << 0 | 1u << 1;
    candidates[CH_CELL_AT(0, 2)] = 1u << 0 | 1u << 1 | 1u << 3;
    candidates[CH_CELL_AT(8, 8)] = 0x1ff; /* a cell with a digit: ignored */
    expect_print("candidates", candidates,
                 "+-----------+----------+----------+\n"
                 "| 5  3  124 | 12 7  12 | 12 12 12 |\n"
                 "| 6  12 12  | 1  9  5  | 12 12 12 |\n"
                 "| 12 9  8   | 12 12 12 | 12 6  12 |\n"
                 "+-----------+----------+----------+\n"
                 "| 8  12 12  | 12 6  12 | 12 12 3  |\n"
                 "| 4  12 12  | 8  12 3  | 12 12 1  |\n"
                 "| 7  12 12  | 12 2  12 | 12 12 6  |\n"
                 "+-----------+----------+----------+\n"
                 "| 12 6  12  | 12 12 12 | 2  8  12 |\n"
                 "| 12 12 12  | 4  1  9  | 12 12 5  |\n"
                 "| 12 12 12  | 12 8  12 | 12 7  9  |\n"
                 "+-----------+----------+----------+\n");
}

Test(print, names)
{
    cr_expect_null(ch_grid_format("Line"));
    cr_expect_null(ch_grid_format(""));
    cr_expect_null(ch_grid_format("lin"));
    int count = 0;
    for (const ChGridFormat *format = ch_grid_formats; format->name != NULL; format++, count++)
        cr_expect_eq(ch_grid_format(format->name), format);
    cr_expect_eq(count, 5);
}

/* ---- round trips ---- */

/* Makes random digits that do not conflict, and random candidates, at least one in each other cell.
 */
static void random_state(ChRandom *random, uint8_t digit[CH_CELLS], uint16_t candidates[CH_CELLS])
{
    const uint32_t digits = ch_random_below(random, 40);

    memset(digit, CH_NO_DIGIT, CH_CELLS);
    for (int cell = 0; cell < CH_CELLS; cell++)
        candidates[cell] = CH_ALL_NINE;
    for (uint32_t i = 0; i < digits; i++) {
        const int cell = (int)ch_random_below(random, CH_CELLS);
        const int d = (int)ch_random_below(random, CH_DIGITS);
        if (digit[cell] != CH_NO_DIGIT || !(candidates[cell] >> d & 1))
            continue;
        digit[cell] = (uint8_t)d;
        for (int peer = 0; peer < CH_CELLS; peer++)
            if (ch_cells_has(&ch_cell_peers[cell], peer))
                candidates[peer] &= (uint16_t) ~(1u << d);
    }
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const uint16_t kept = candidates[cell] & (uint16_t)ch_random_below(random, 512);
        if (kept != 0 && ch_random_below(random, 3) == 0)
            candidates[cell] = kept;
    }
}

static bool every_cell_has_one(const uint8_t digit[CH_CELLS], const uint16_t candidates[CH_CELLS])
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (digit[cell] == CH_NO_DIGIT && candidates[cell] == 0)
            return false;
    return true;
}

/* Returns the candidates of a cell, or its digit, computed naively. */
static unsigned shown_in(const ChPuzzle *puzzle, int cell)
{
    unsigned shown = CH_ALL_NINE;

    if (puzzle->given[cell] != CH_NO_DIGIT)
        return 1u << puzzle->given[cell];
    for (int peer = 0; peer < CH_CELLS; peer++)
        if (ch_cells_has(&ch_cell_peers[cell], peer) && puzzle->given[peer] != CH_NO_DIGIT)
            shown &= ~(1u << puzzle->given[peer]);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        if (ch_candidates_has(&puzzle->removed, CH_CANDIDATE(cell, digit)))
            shown &= ~(1u << digit);
    return shown;
}

Test(round_trip, candidates_of_random_states)
{
    const uint64_t seed = 4711;
    ChRandom random = {seed};
    int tried = 0;

    for (int round = 0; round < 3000; round++) {
        uint8_t digit[CH_CELLS];
        uint16_t candidates[CH_CELLS];
        ChPuzzle puzzle;
        ChText text = CH_TEXT_EMPTY;

        random_state(&random, digit, candidates);
        if (!every_cell_has_one(digit, candidates))
            continue;
        ch_print_candidates(&text, digit, candidates);
        cr_assert_eq(ch_puzzle_read(&puzzle, text.data, text.length, NULL), CH_OK, "seed %lu\n%s",
                     seed, text.data);
        tried += !puzzle.has_notes;
        for (int cell = 0; cell < CH_CELLS && !puzzle.has_notes; cell++) {
            const unsigned shown =
                digit[cell] != CH_NO_DIGIT ? 1u << digit[cell] : candidates[cell];
            cr_assert_eq(shown_in(&puzzle, cell), shown, "seed %lu, cell %d\n%s", seed, cell,
                         text.data);
        }
        ch_text_free(&text);
    }
    cr_expect_gt(tried, 1000);
}

Test(round_trip, digits_in_every_format)
{
    const uint64_t seed = 4712;
    ChRandom random = {seed};

    for (int round = 0; round < 500; round++) {
        uint8_t digit[CH_CELLS];
        const uint32_t limit = ch_random_below(&random, 11);
        for (int cell = 0; cell < CH_CELLS; cell++)
            digit[cell] =
                (uint8_t)(ch_random_below(&random, 10) < limit ? ch_random_below(&random, 9)
                                                               : CH_NO_DIGIT);
        for (const ChGridFormat *format = ch_grid_formats; format->name != NULL; format++) {
            ChPuzzle puzzle;
            ChText text = CH_TEXT_EMPTY;
            if (strcmp(format->name, "candidates") == 0)
                continue;
            format->print(&text, digit, NULL);
            cr_assert_eq(ch_puzzle_read(&puzzle, text.data, text.length, NULL), CH_OK,
                         "seed %lu, %s\n%s", seed, format->name, text.data);
            cr_assert_eq(memcmp(puzzle.given, digit, sizeof digit), 0, "seed %lu, %s\n%s", seed,
                         format->name, text.data);
            ch_text_free(&text);
        }
    }
}

Test(round_trip, puzzles_with_a_start)
{
    const uint64_t seed = 4713;
    ChRandom random = {seed};

    for (int round = 0; round < 500; round++) {
        ChPuzzle puzzle, again;
        ChText text = CH_TEXT_EMPTY;
        uint8_t digit[CH_CELLS];
        uint16_t candidates[CH_CELLS];

        random_state(&random, digit, candidates);
        ch_puzzle_clear(&puzzle);
        for (int cell = 0; cell < CH_CELLS; cell++) {
            const bool entered = ch_random_below(&random, 3) == 0;
            (entered ? puzzle.entered : puzzle.given)[cell] = digit[cell];
            puzzle.has_start |= entered && digit[cell] != CH_NO_DIGIT;
        }
        for (int cell = 0; cell < CH_CELLS && round % 2 == 0; cell++)
            if (digit[cell] == CH_NO_DIGIT && candidates[cell] != 0) {
                ch_candidates_add(&puzzle.removed, CH_CANDIDATE(cell, ch_lowest(candidates[cell])));
                puzzle.has_start = true;
            }
        ch_print_puzzle(&text, &puzzle);
        cr_assert_eq(ch_puzzle_read(&again, text.data, text.length, NULL), CH_OK, "seed %lu\n%s",
                     seed, text.data);
        cr_assert(puzzles_equal(&puzzle, &again), "seed %lu\n%s", seed, text.data);
        ch_text_free(&text);
    }
}
