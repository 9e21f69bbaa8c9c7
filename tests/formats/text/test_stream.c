/* test_stream.c - many puzzles one after another: their places, their texts, failing sources;
 * operands and --from.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "grid_print.h"
#include "puzzle_reader.h"
#include "puzzle_rebase.h"
#include "random.h"
#include "support.h"

Test(stream, several_grids_of_each_kind_without_blank_lines)
{
    static const char *const layouts[][6] = {
        {"", "", "", "", "\n", ""},
        {"", "", " ", " ", "\n", ""},
        {"", "", "|", "", "\n", "---+---+---\n"},
        {"+-----------+\n", "|", "|", "", "|\n", "+-----------+\n"},
        {"[Puzzle]\n", "", "", "", "\n", ""},
    };
    const ChPuzzle sample = puzzle_of(SAMPLE);
    ChEntry entry;

    for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++) {
        ChText text = CH_TEXT_EMPTY;
        for (int copy = 0; copy < 3; copy++) {
            const char *const *const part = layouts[i];
            ch_text_puts(&text, part[0]);
            lay_out(&text, part[1], part[2], part[3], part[4], part[5]);
            ch_text_puts(&text, part[0][0] == '+' ? part[0] : "");
        }
        for (size_t chunk = 1; chunk <= 400; chunk += 57) {
            Drip source = {text.data, text.length, chunk, false};
            ChReader reader;
            int count = 0;
            cr_assert_eq(ch_reader_open(&reader, drip, &source), CH_OK);
            while (ch_reader_next(&reader, &entry))
                count += entry.status == CH_OK && puzzles_equal(&entry.puzzle, &sample);
            cr_expect_eq(count, 3, "layout %zu, chunks of %zu: %d", i, chunk, count);
            ch_reader_close(&reader);
        }
        ch_text_free(&text);
    }
}

Test(stream, good_lines_keep_their_places_among_bad_ones)
{
    enum { LINES = 20000 };
    static uint8_t good[LINES];
    const uint64_t seed = 20261120;
    ChRandom random = {seed};
    ChText text = CH_TEXT_EMPTY;
    ChReader reader;
    ChEntry entry;

    for (int i = 0; i < LINES; i++) {
        char line[CH_CELLS + 1] = SAMPLE;
        good[i] = ch_random_below(&random, 4) != 0;
        line[2] = good[i] ? (char)('1' + i % 9) : '?';
        ch_text_puts(&text, line);
        ch_text_char(&text, '\n');
    }
    Drip source = {text.data, text.length, 1000, false};
    cr_assert_eq(ch_reader_open(&reader, drip, &source), CH_OK);
    for (int i = 0; i < LINES; i++) {
        cr_assert(ch_reader_next(&reader, &entry));
        cr_assert_eq(entry.status, good[i] ? CH_OK : CH_BAD_CELL, "seed %lu, line %d", seed, i + 1);
        cr_assert_eq(entry.line, (size_t)i + 1);
        cr_assert_eq(entry.length, (size_t)CH_CELLS);
        cr_assert_eq(memcmp(entry.text, text.data + (size_t)i * (CH_CELLS + 1), CH_CELLS), 0);
        cr_assert(!good[i] || entry.puzzle.given[2] == i % 9);
    }
    cr_expect_not(ch_reader_next(&reader, &entry));
    ch_reader_close(&reader);
    ch_text_free(&text);
}

Test(stream, a_failing_source_ends_with_an_entry_that_says_so)
{
    static const char text[] = SAMPLE "\n" SAMPLE "\n53..7";
    Drip source = {text, sizeof text - 1, 10, true};
    ChReader reader;
    ChEntry entry;

    cr_assert_eq(ch_reader_open(&reader, drip, &source), CH_OK);
    for (int i = 0; i < 2; i++) {
        cr_assert(ch_reader_next(&reader, &entry));
        cr_expect_eq(entry.status, CH_OK);
    }
    cr_assert(ch_reader_next(&reader, &entry));
    cr_expect_eq(entry.status, CH_IO);
    cr_expect_not(ch_reader_next(&reader, &entry));
    ch_reader_close(&reader);
}

Test(stream, an_entry_keeps_the_lines_it_was_read_from)
{
    const char *const text = "# one\n[Puzzle]\n" SAMPLE " x\n";
    const ChEntry entry = entry_of(text);

    cr_expect_eq(entry.length, strlen(SAMPLE " x"));
    cr_expect_eq(memcmp(entry.text, SAMPLE " x", entry.length), 0);
    cr_expect_eq(entry.line, (size_t)3);
}

Test(operand, is_one_puzzle)
{
    ChPuzzle puzzle;
    ChFault fault;
    const char *const two = SAMPLE "\n" SAMPLE "\n";

    cr_expect_eq(ch_puzzle_read(&puzzle, SAMPLE, CH_CELLS, &fault), CH_OK);
    cr_expect_eq(ch_puzzle_read(&puzzle, two, strlen(two), &fault), CH_SECOND_PUZZLE);
    cr_expect_eq(fault.line, 2u);
    cr_expect_eq(ch_puzzle_read(&puzzle, "", 0, NULL), CH_EMPTY_INPUT);
    cr_expect_eq(ch_puzzle_read(&puzzle, SAMPLE "\nx y z", CH_CELLS + 6, &fault), CH_NO_PUZZLE);
}

/* ---- --from ---- */

Test(rebase, tells_givens_from_entered_digits)
{
    ChPuzzle half = puzzle_of(
        "534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    const ChPuzzle from = puzzle_of(SAMPLE);
    const ChPuzzle expected = puzzle_of(
        "53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    ChFault fault;

    cr_expect_eq(ch_puzzle_rebase(&half, &from, &fault), CH_OK);
    cr_expect(puzzles_equal(&half, &expected));
    cr_expect_eq(ch_puzzle_rebase(&half, &from, &fault), CH_OK);
    cr_expect(puzzles_equal(&half, &expected));
}

Test(rebase, names_a_given_that_differs)
{
    ChPuzzle half = puzzle_of(SAMPLE);
    const ChPuzzle before = half;
    ChPuzzle from = puzzle_of(SAMPLE);
    ChFault fault;

    from.given[CH_CELL_AT(8, 2)] = 0;
    cr_expect_eq(ch_puzzle_rebase(&half, &from, &fault), CH_OTHER_GIVEN);
    cr_expect_str_eq(fault.found, "r9c3=1");
    from = puzzle_of(SAMPLE);
    from.given[CH_CELL_AT(0, 1)] = 8;
    cr_expect_eq(ch_puzzle_rebase(&half, &from, &fault), CH_OTHER_GIVEN);
    cr_expect_str_eq(fault.found, "r1c2=9");
    cr_expect(puzzles_equal(&half, &before));
}

/* ---- lists in common use ---- */

static FILE *shared_file(const char *name)
{
    char path[4096];
    const char *const shared = getenv("CH_SHARED");

    if (shared == NULL)
        return NULL;
    snprintf(path, sizeof path, "%s/%s", shared, name);
    return fopen(path, "r");
}

static long read_file(void *context, char *buffer, size_t size)
{
    return (long)fread(buffer, 1, size, context);
}

static void expect_all_good(const char *name, size_t least)
{
    FILE *const file = shared_file(name);
    ChReader reader;
    ChEntry entry;
    size_t count = 0;

    if (file == NULL) {
        fprintf(stderr, "# %s: skipped\n", name);
        return;
    }
    cr_assert_eq(ch_reader_open(&reader, read_file, file), CH_OK);
    for (; ch_reader_next(&reader, &entry); count++) {
        ChPuzzle again;
        ChText text = CH_TEXT_EMPTY;
        cr_assert_eq(entry.status, CH_OK, "%s:%zu: %s", name, entry.line,
                     ch_status_text(entry.status));
        ch_print_puzzle(&text, &entry.puzzle);
        cr_assert_eq(ch_puzzle_read(&again, text.data, text.length, NULL), CH_OK);
        cr_assert(puzzles_equal(&entry.puzzle, &again), "%s:%zu", name, entry.line);
        ch_text_free(&text);
    }
    cr_expect_geq(count, least, "%s: %zu puzzles", name, count);
    ch_reader_close(&reader);
    fclose(file);
}

Test(lists, all_read)
{
    expect_all_good("puzzles/17-clue.txt", 49158);
    expect_all_good("puzzles/magictour-top1465.txt", 1465);
    expect_all_good("golden/cross-hatching-dev.txt", 100);
    expect_all_good("golden/reglib-dev.txt", 667);
}
