/* test_reader.c - every format is read as the puzzle that it represents.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mark_grid.h"
#include "puzzle_reader.h"
#include "random.h"
#include "support.h"
#include "text.h"

static void expect_puzzle(const char *text, const char *cells)
{
    const ChEntry entry = entry_of(text);
    const ChPuzzle expected = puzzle_of(cells);

    cr_expect(puzzles_equal(&entry.puzzle, &expected), "not the puzzle meant:\n%s", text);
}

static void expect_layout(const char *above, const char *left, const char *box, const char *cell,
                          const char *right, const char *band, const char *below)
{
    ChText text = CH_TEXT_EMPTY;

    ch_text_puts(&text, above);
    lay_out(&text, left, box, cell, right, band);
    ch_text_puts(&text, below);
    expect_puzzle(ch_text_string(&text), SAMPLE);
    ch_text_free(&text);
}

Test(line, every_character_for_an_empty_cell)
{
    for (const char *empty = ".0*_-xX"; *empty != '\0'; empty++) {
        char text[] = SAMPLE "\n";
        for (char *at = text; *at != '\0'; at++)
            *at = *at == '.' ? *empty : *at;
        expect_puzzle(text, SAMPLE);
    }
}

Test(line, line_ends_and_a_byte_order_mark_are_harmless)
{
    expect_puzzle(SAMPLE, SAMPLE);
    expect_puzzle(SAMPLE "\r\n", SAMPLE);
    expect_puzzle("\xEF\xBB\xBF" SAMPLE "\r\n\r\n", SAMPLE);
    expect_puzzle("  \t" SAMPLE "  \n", SAMPLE);
    expect_puzzle("\n\n# by nobody\n// at all\n\n" SAMPLE "\n\n# end\n", SAMPLE);
}

Test(line, text_behind_the_cells_is_handed_on)
{
    static const char *const tails[][2] = {
        {" a name", "a name"}, {"\tSE=7.2", "SE=7.2"}, {",1,2", "1,2"}, {";9;8", "9;8"},
        {"#remark", "remark"}, {" # x", "x"},          {" ,,", ","},    {"", ""},
        {" 한글", "한글"},
    };
    for (size_t i = 0; i < sizeof tails / sizeof *tails; i++) {
        for (int placed = 0; placed < 2; placed++) {
            char text[200];
            snprintf(text, sizeof text, "%s%s%s\n", placed ? "+" : "", SAMPLE, tails[i][0]);
            const ChEntry entry = entry_of(text);
            cr_expect_eq(entry.tail.length, strlen(tails[i][1]), "'%s'", text);
            cr_expect_eq(memcmp(entry.tail.at, tails[i][1], entry.tail.length), 0, "'%s'", text);
            cr_expect_eq(entry.given_known, placed == 1);
        }
    }
}

Test(line, a_plus_marks_what_the_player_put_in)
{
    expect_puzzle(
        "+5+3..+7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..+79",
        "+5+3..+7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..+79");
}

Test(line, an_empty_grid_is_a_puzzle)
{
    static const char empties[] = ".0*_-x";
    for (int i = 0; i < 6; i++) {
        char text[CH_CELLS + 2] = {0};
        memset(text, empties[i], CH_CELLS);
        expect_puzzle(
            text, "................................................................................"
                  ".");
    }
}

/* An indented line is read by the slow path. */
Test(line, the_fast_way_and_the_careful_way_agree)
{
    static const char symbols[] = "123456789.0*_-xX.........+?\t,;#";
    const uint64_t seed = 99;
    ChRandom random = {seed};
    int good = 0;

    for (int round = 0; round < 20000; round++) {
        const uint32_t kinds = round % 3 == 0 ? sizeof symbols - 1 : 16;
        const size_t length = 79 + ch_random_below(&random, 5);
        char text[100] = " ";
        ChPuzzle fast, careful;
        for (size_t i = 1; i <= length; i++)
            text[i] = symbols[ch_random_below(&random, i < 78 ? 16 : kinds)];
        const ChStatus status = ch_puzzle_read(&fast, text + 1, length, NULL);
        cr_assert_eq(ch_puzzle_read(&careful, text, length + 1, NULL), status, "seed %lu: '%s'",
                     seed, text);
        good += status == CH_OK;
        cr_assert(status != CH_OK || puzzles_equal(&fast, &careful), "seed %lu: '%s'", seed, text);
    }
    cr_expect_gt(good, 1000, "seed %lu: %d puzzles", seed, good);
}

Test(line, cells_in_pieces)
{
    static const char *const gaps[] = {" ", ",", "\t", ", ", "  ", " , "};
    static const int widths[] = {1, 3, 9};

    for (size_t i = 0; i < 3 * (sizeof gaps / sizeof *gaps); i++) {
        for (int end = 0; end < 2; end++) {
            ChText text = CH_TEXT_EMPTY;
            for (int at = 0; at < CH_CELLS; at += widths[i % 3]) {
                ch_text_puts(&text, at > 0 ? gaps[i / 3] : end > 0 ? " " : "");
                ch_text_add(&text, &SAMPLE[at], (size_t)widths[i % 3]);
            }
            ch_text_puts(&text, end > 0 ? " \r\n" : "");
            const ChEntry entry = entry_of(ch_text_string(&text));
            cr_expect_eq(entry.tail.length, 0, "%s", text.data);
            expect_puzzle(text.data, SAMPLE);
            ch_text_free(&text);
        }
    }
}

Test(line, pieces_may_have_placed_digits_or_none)
{
    char empty[2 * CH_CELLS];

    expect_puzzle(
        "+53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 "
        "....8..7+9",
        "+53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7"
        "+9");
    for (int i = 0; i < CH_CELLS; i++) {
        empty[2 * i] = '.';
        empty[2 * i + 1] = i < CH_CELLS - 1 ? ' ' : '\0';
    }
    expect_puzzle(empty, "......................................................................."
                         "..........");
}

Test(grid, nine_lines_of_nine)
{
    expect_layout("", "", "", "", "\n", "", "");
    expect_layout("", "", "", "", "\r\n", "", "\r\n");
    expect_layout("", "  ", "", "", " \n", "", "");
    expect_layout("", "", "", "", "\n", "\n", "");
    expect_layout("", "", " ", "", "\n", "", "");
    expect_layout("", "", "\t", "", "\n", "", "\n\n");
    expect_layout("# name\n", "", "", "", "\n", "# between\n", "# end\n");
}

Test(grid, nine_lines_of_numbers)
{
    ChText text = CH_TEXT_EMPTY;
    lay_out(&text, "", " ", " ", "\n", "");
    for (char *at = text.data; *at != '\0'; at++)
        *at = *at == '.' ? '0' : *at;
    expect_puzzle(text.data, SAMPLE);
    ch_text_free(&text);
    expect_layout("", "", "  ", " ", "\n", "", "");
    expect_layout("", "", "\t", "\t", "\n", "", "");
    expect_layout("", " ", " ", " ", "  \r\n", "\n", "");
}

Test(grid, ruled)
{
    expect_layout("+---+---+---+\n", "|", "|", "", "|\n", "+---+---+---+\n", "+---+---+---+\n");
    expect_layout("*-----------*\n", "|", "|", "", "|\n", "|---+---+---|\n", "*-----------*\n");
    expect_layout("", "", "|", "", "\n", "-----------\n", "");
    expect_layout("", "", "|", "", "\n", "---------\n", "");
    expect_layout("---------\n", "", "|", "", "\n", "---------\n", "---------\n");
    expect_layout("*********\n", "", "|", "", "\n", "*********\n", "*********\n");
    expect_layout("", "", " | ", " ", "\n", "------+-------+------\n", "");
    expect_layout("", "| ", " | ", " ", " |\n", "=====================\n", "");
    expect_layout("", "", " ", " ", "\n", "---+---+---\n", "");
    expect_layout(".-------.-------.-------.\n", "| ", " | ", " ", " |\n",
                  ":-------+-------+-------:\n", "'-------'-------'-------'\n");
    expect_layout("+===+===+===+\n", "| ", " | ", " ", " |\n", "+===+===+===+\n",
                  "+===+===+===+\n\n");
}

Test(grid, drawn_with_boxes)
{
    expect_layout("┌───────┬───────┬───────┐\n", "│ ", " │ ", " ", " │\n",
                  "├───────┼───────┼───────┤\n", "└───────┴───────┴───────┘\n");
    expect_layout("╔═══╦═══╦═══╗\n", "║", "║", "", "║\n", "╠═══╬═══╬═══╣\n", "╚═══╩═══╩═══╝\n");
    expect_layout("┏━┓\n", "┃", "┃", "", "┃\n┃   ┃   ┃   ┃\n", "", "┗━┛\n");
}

Test(grid, ruled_around_every_row)
{
    expect_layout("+---+---+---+\n", "|", "|", "", "|\n+---+---+---+\n", "", "");
    expect_layout("", "|", "|", "|", "|\n+-+-+-+-+-+-+-+-+-+\n", "", "");
}

Test(grid, dashes_are_cells_where_the_rows_say_so)
{
    char text[CH_CELLS + 10];
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++)
            text[10 * i + j] =
                SAMPLE[9 * i + j] == '.' || i == 0 || i == 3 ? '-' : SAMPLE[9 * i + j];
        text[10 * i + 9] = '\n';
    }
    text[90] = '\0';
    expect_puzzle(
        text, ".........6..195....98....6..........4..8.3..17...2...6.6....28....419..5....8..79");
}

Test(grid, placed_digits)
{
    expect_puzzle(
        "+53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n"
        "...419..5\n....8..7+9\n",
        "+53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7+9");
}

Test(sections, only_the_puzzle_is_read)
{
    expect_layout("#ASomebody\n#DSomething\n[Puzzle]\n", "", "", "", "\n", "", "");
    expect_layout("#ASomebody\r\n[Puzzle]\r\n", "", "", "", "\r\n", "",
                  "[Other]\r\n123456789\r\n\r\n[PencilMarks]\r\n,,12,\r\n");
    expect_layout("[State]\n123456789\n[puzzle]\n", "", "", "", "\n", "", "");
    expect_puzzle("[Puzzle]\n" SAMPLE "\n", SAMPLE);
}

/* ---- candidates ---- */

/* The marks that a grid shows of a puzzle, computed without the reader: 729 flags. */
static void list_all(const ChPuzzle *puzzle, uint16_t shown[CH_CELLS])
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        shown[cell] = CH_ALL_NINE;
        for (int peer = 0; peer < CH_CELLS; peer++) {
            const bool sees = peer != cell && (CH_ROW_OF(peer) == CH_ROW_OF(cell) ||
                                               CH_COLUMN_OF(peer) == CH_COLUMN_OF(cell) ||
                                               CH_BOX_OF(peer) == CH_BOX_OF(cell));
            if (sees && puzzle->given[peer] != CH_NO_DIGIT)
                shown[cell] &= (uint16_t) ~(1u << puzzle->given[peer]);
        }
        if (puzzle->given[cell] != CH_NO_DIGIT)
            shown[cell] = (uint16_t)(1u << puzzle->given[cell]);
    }
}

/* Writes a grid of candidates separated by blanks, in row-major order of cells. */
static void write_marks(ChText *text, const uint16_t shown[CH_CELLS])
{
    for (int i = 0; i < CH_CELLS; i++) {
        const unsigned digits = shown[CH_CELL_AT(i / 9, i % 9)];
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (digits >> digit & 1)
                ch_text_char(text, (char)('1' + digit));
        if (digits == 0)
            ch_text_char(text, '.');
        ch_text_char(text, i % 9 == 8 ? '\n' : ' ');
    }
}

static ChEntry entry_of_marks(const uint16_t shown[CH_CELLS])
{
    ChText text = CH_TEXT_EMPTY;

    write_marks(&text, shown);
    const ChEntry entry = entry_of(text.data);
    ch_text_free(&text);
    cr_assert_eq(entry.status, CH_OK);
    return entry;
}

static void expect_notes(const uint16_t shown[CH_CELLS], const ChPuzzle *puzzle)
{
    const ChEntry entry = entry_of_marks(shown);

    cr_expect(entry.puzzle.has_notes);
    cr_expect_not(entry.has_candidates);
    cr_expect(puzzles_equal(&entry.puzzle, puzzle));
}

/* Marks in some cells only are notes, many or few, right or wrong. */
Test(marks, of_some_cells_only_are_notes)
{
    const ChPuzzle sample = puzzle_of(SAMPLE);
    uint16_t shown[CH_CELLS];

    list_all(&sample, shown);
    shown[CH_CELL_AT(0, 2)] = 0;
    expect_notes(shown, &sample);
    shown[CH_CELL_AT(0, 3)] = 1u << 1 | 1u << 7; /* it is 6 */
    expect_notes(shown, &sample);
    for (int cell = 0; cell < CH_CELLS; cell++)
        shown[cell] = sample.given[cell] != CH_NO_DIGIT ? (uint16_t)(1u << sample.given[cell]) : 0;
    shown[CH_CELL_AT(0, 2)] = 1u << 0 | 1u << 1;
    expect_notes(shown, &sample);
}

/* The 2s of box 1 have two places, and each may be the only mark there; the 2 outside the box is
 * outdated, since it sees a digit. */
Test(marks, a_lone_note_has_a_partner_in_its_box)
{
    ChPuzzle expected;
    uint16_t shown[CH_CELLS] = {0};

    ch_puzzle_clear(&expected);
    expected.given[CH_CELL_AT(4, 4)] = 1;
    shown[CH_CELL_AT(0, 0)] = shown[CH_CELL_AT(1, 1)] = 1u << 1;
    shown[CH_CELL_AT(4, 4)] = 1u << 1;
    shown[CH_CELL_AT(4, 8)] = 1u << 1 | 1u << 2;
    expect_notes(shown, &expected);
}

/* The first two candidates of each cell: many digits have no mark in their box. */
Test(marks, that_leave_many_digits_without_a_place_are_notes)
{
    const ChPuzzle sample = puzzle_of(SAMPLE);
    uint16_t shown[CH_CELLS];

    list_all(&sample, shown);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned first = shown[cell] & -(unsigned)shown[cell];
        const unsigned rest = shown[cell] & ~first;
        shown[cell] = (uint16_t)(first | (rest & -rest));
    }
    cr_expect(entry_of_marks(shown).puzzle.has_notes);
}

/* A digit ruled out in a whole box, or two, is a mistake that can be shown. */
Test(marks, that_leave_few_digits_without_a_place_are_lists)
{
    const ChPuzzle sample = puzzle_of(SAMPLE);
    uint16_t shown[CH_CELLS];

    list_all(&sample, shown);
    for (int cell = 9 * 1; cell < 9 * 3; cell++)
        if (!ch_is_single(shown[cell]))
            shown[cell] &= (uint16_t) ~(1u << 3);
    const ChEntry entry = entry_of_marks(shown);
    cr_expect(entry.has_candidates && entry.puzzle.has_start);
    cr_expect_not(entry.puzzle.has_notes);
}

Test(marks, the_same_as_the_puzzle_when_nothing_was_ruled_out)
{
    const ChPuzzle sample = puzzle_of(SAMPLE);
    uint16_t shown[CH_CELLS];
    ChText text = CH_TEXT_EMPTY;

    list_all(&sample, shown);
    write_marks(&text, shown);
    const ChEntry entry = entry_of(text.data);
    /* r5c5 can only be a 5; the 5s of its row, column and box list it, so that it is no given. */
    cr_expect(puzzles_equal(&entry.puzzle, &sample));
    cr_expect(entry.has_candidates);
    cr_expect_not(entry.given_known);
    ch_text_free(&text);
}

Test(marks, what_is_not_listed_is_struck)
{
    const ChPuzzle sample = puzzle_of(SAMPLE);
    ChPuzzle expected = sample;
    uint16_t shown[CH_CELLS];
    ChText text = CH_TEXT_EMPTY;
    const int cell = CH_CELL_AT(0, 2);

    list_all(&sample, shown);
    cr_assert_eq(shown[cell], 1u << 0 | 1u << 1 | 1u << 3);
    shown[cell] = 1u << 3; /* a single 4, but other cells of its houses list 4 */
    ch_candidates_add(&expected.removed, CH_CANDIDATE(cell, 0));
    ch_candidates_add(&expected.removed, CH_CANDIDATE(cell, 1));
    expected.has_start = true;
    write_marks(&text, shown);
    const ChEntry entry = entry_of(text.data);
    cr_expect(puzzles_equal(&entry.puzzle, &expected));
    ch_text_free(&text);
}

Test(marks, a_lone_digit_that_no_peer_lists_is_a_given)
{
    const ChPuzzle sample = puzzle_of(SAMPLE);
    ChPuzzle expected = sample;
    uint16_t shown[CH_CELLS];
    ChText text = CH_TEXT_EMPTY;
    const int cell = CH_CELL_AT(0, 2);

    expected.given[cell] = 3;
    list_all(&expected, shown);
    write_marks(&text, shown);
    const ChEntry entry = entry_of(text.data);
    cr_expect(puzzles_equal(&entry.puzzle, &expected));
    ch_text_free(&text);
}

/* Nine lists of all nine digits look like a puzzle in nine pieces. */
Test(marks, rows_of_full_lists_are_rows)
{
    uint16_t shown[CH_CELLS];
    ChText text = CH_TEXT_EMPTY;
    ChPuzzle expected;

    ch_puzzle_clear(&expected);
    for (int cell = 0; cell < CH_CELLS; cell++)
        shown[cell] = CH_ALL_NINE;
    write_marks(&text, shown);
    const ChEntry entry = entry_of(text.data);
    cr_expect(puzzles_equal(&entry.puzzle, &expected));
    cr_expect(entry.has_candidates);
    ch_text_free(&text);
}

Test(marks, lists_of_729)
{
    char text[CH_CANDIDATES + 1] = {0};
    ChPuzzle expected;

    ch_puzzle_clear(&expected);
    expected.has_marks = true;
    memset(text, '.', CH_CANDIDATES);
    for (int i = 0; i < CH_CANDIDATES; i += 4) {
        text[i] = (char)('1' + i % 9);
        ch_candidates_add(&expected.marks, CH_CANDIDATE(CH_CELL_AT(i / 9 / 9, i / 9 % 9), i % 9));
    }
    const ChEntry entry = entry_of(text);
    cr_expect(puzzles_equal(&entry.puzzle, &expected));
    cr_expect(entry.has_candidates);
}

Test(library, deleted_candidates_are_struck_if_alive)
{
    ChPuzzle expected = puzzle_of("+" SAMPLE);

    expected.has_start = true;
    ch_candidates_add(&expected.removed, CH_CANDIDATE(CH_CELL_AT(0, 2), 3)); /* 413 */
    ch_candidates_add(&expected.removed, CH_CANDIDATE(CH_CELL_AT(8, 0), 0)); /* 191 */
    const ChEntry entry = entry_of(":0402-1:47:+" SAMPLE ":413 191 511 613:419 429:151::\n");
    cr_expect(puzzles_equal(&entry.puzzle, &expected));
    cr_expect(entry.given_known);
    cr_expect_eq(entry.tail.length, strlen("419 429:151::"));
    cr_expect_eq(memcmp(entry.tail.at, "419 429:151::", entry.tail.length), 0);
    expect_puzzle(":0000:x:" SAMPLE ":::396:\n", SAMPLE);
    expect_puzzle(":0000:x:" SAMPLE "::", SAMPLE);
}

Test(link, the_first_81_digits_and_dots_are_the_puzzle)
{
    const ChEntry entry =
        entry_of("https://example.org/play.htm?n=12.3&bd=" SAMPLE "&x=1\ta name\n");
    const ChPuzzle expected = puzzle_of(SAMPLE);

    cr_expect(puzzles_equal(&entry.puzzle, &expected));
    cr_expect_not(entry.given_known);
    cr_expect_eq(entry.tail.length, strlen("a name"));
    expect_puzzle("  http://localhost/" SAMPLE "/", SAMPLE);
    expect_puzzle("https://example.org/1" SAMPLE "/" SAMPLE "#p=", SAMPLE);
}

/* Packs the 729 bits of candidates as the page does: into bytes from bit 0, and these into
 * base64url from bit 7. */
static void pack(char *text, const ChCandidateSet *set)
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    uint8_t byte[93] = {0};

    for (int i = 0; i < CH_CANDIDATES; i++)
        if (ch_candidates_has(set, CH_CANDIDATE(CH_CELL_AT(i / 81, i / 9 % 9), i % 9)))
            byte[i / 8] |= (uint8_t)(1u << i % 8);
    for (int i = 0; i < 123; i++) {
        const unsigned three = (unsigned)byte[i / 4 * 3] << 16 |
                               (unsigned)byte[i / 4 * 3 + 1] << 8 | byte[i / 4 * 3 + 2];
        *text++ = letters[three >> (18 - i % 4 * 6) & 63];
    }
    *text = '\0';
}

Test(link, of_our_page_has_what_a_player_did)
{
    char marks[124];
    char digits[] =
        ".................................................................................";
    ChPuzzle expected = puzzle_of(SAMPLE);
    ChCandidateSet removed = {{0}};
    ChText text = CH_TEXT_EMPTY;

    expected.has_start = true;
    digits[2] = '4';
    expected.entered[CH_CELL_AT(0, 2)] = 3;
    ch_candidates_add(&removed, CH_CANDIDATE(CH_CELL_AT(0, 3), 1));
    ch_candidates_add(&removed, CH_CANDIDATE(CH_CELL_AT(8, 0), 2));
    expected.removed = removed;
    ch_candidates_add(&removed, CH_CANDIDATE(CH_CELL_AT(0, 3), 2)); /* dead already */
    ch_candidates_add(&removed, CH_CANDIDATE(CH_CELL_AT(0, 2), 3)); /* placed */
    pack(marks, &removed);
    const char *const parts[] = {
        "https://example.org/#p=" SAMPLE "&d=", digits, "&x=", marks, "&m=", marks};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        ch_text_puts(&text, parts[i]);
    const ChEntry entry = entry_of(ch_text_string(&text));
    cr_expect(puzzles_equal(&entry.puzzle, &expected));
    cr_expect(entry.given_known);

    ch_text_puts(&text, "&own");
    expected.removed = (ChCandidateSet){{0}};
    const ChEntry own = entry_of(ch_text_string(&text));
    cr_expect(puzzles_equal(&own.puzzle, &expected));
    ch_text_free(&text);
}

Test(json, puzzle_and_start_of_a_log)
{

    ChPuzzle expected = puzzle_of(
        "53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    ch_candidates_add(&expected.removed, CH_CANDIDATE(CH_CELL_AT(0, 3), 1));
    const char *const log = "{\"format\":\"crosshatch-log\",\"version\":1,\"puzzle\":\"" SAMPLE
                            "\",\"start\":[\"r1c3=4\",\"r1c4<>2\"],\"outcome\":\"stuck\","
                            "\"solution\":\"534.7....6..195....98....6.8...6...34..8.3..17...2...6"
                            ".6....28....419..5....8..79\",\"steps\":[]}\n";
    const ChEntry entry = entry_of(log);
    cr_expect(puzzles_equal(&entry.puzzle, &expected));
    cr_expect(entry.given_known);
}
