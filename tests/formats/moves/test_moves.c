/* test_moves.c - games as text, as game files and as SudokuPad's replays: known ones and bad ones.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "game_reader.h"
#include "lz_string.h"
#include "notation.h"
#include "puzzle_form.h"
#include "support.h"

#define EASY "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static ChGame game;
static ChCourse course;

/* Writes a move and its time, as a text of moves would have it. */
static void put_play(ChText *out, const ChPlay *play)
{
    static const char *const word[] = {"", "", "", "", "undo", "redo"};
    char name[CH_NAME_SIZE] = "";

    ch_text_puts(out, out->length > 0 ? " " : "");
    if (play->time != CH_NO_TIME) {
        ch_text_number(out, play->time);
        ch_text_char(out, '@');
    }
    if (play->kind == CH_PLAY_ERASE || play->kind == CH_PLAY_RESTORE)
        ch_text_char(out, '-');
    if (play->kind == CH_PLAY_PLACE)
        ch_name_placed(name, play->thing);
    else if (play->kind == CH_PLAY_ERASE)
        ch_name_cell(name, play->thing);
    else if (play->kind < CH_PLAY_UNDO)
        ch_name_removed(name, play->thing);
    ch_text_puts(out, word[play->kind]);
    ch_text_puts(out, name);
}

static void expect_moves(const char *expected)
{
    ChText out = CH_TEXT_EMPTY;

    for (uint32_t i = 0; i < game.count; i++)
        put_play(&out, &game.play[i]);
    cr_expect_str_eq(ch_text_string(&out), expected);
    ch_text_free(&out);
}

static void expect_read(const char *text, const char *expected)
{
    ChFault fault = {0};

    cr_assert_eq(ch_game_read(&game, text, strlen(text), &fault), CH_OK, "%s: %d at %u:%u", text,
                 fault.status, fault.line, fault.column);
    expect_moves(expected);
}

static void expect_fault(const char *text, ChStatus status, unsigned line, unsigned column,
                         const char *found)
{
    ChFault fault = {0};

    cr_expect_eq(ch_game_read(&game, text, strlen(text), &fault), status, "%s", text);
    cr_expect_eq(fault.status, status, "%s: %d", text, fault.status);
    cr_expect(fault.line == line && fault.column == column, "%s: %u:%u", text, fault.line,
              fault.column);
    cr_expect_str_eq(fault.found, found, "%s", text);
    cr_expect_eq(game.count, 0);
}

/* ---- text ---- */

Test(moves, are_read_from_text)
{
    expect_read("", "");
    expect_read("r1c1=5", "r1c1=5");
    expect_read("\xef\xbb\xbf R1C1=5, r2c3!=4\tr2c3\xe2\x89\xa0"
                "5;-R1c1\r\n-r2c3<>4 UNDO redo",
                "r1c1=5 r2c3<>4 r2c3<>5 -r1c1 -r2c3<>4 undo redo");
    expect_read("r9c9<>147 # r1c1=5\n#\n# a comment\nr1c2=3", "r9c9<>1 r9c9<>4 r9c9<>7 r1c2=3");
    expect_read("1:30 r1c1=5 r1c2=6\nr1c3=7\n@1:02:03 r1c4=8 0:59 r1c5=9",
                "90000@r1c1=5 90000@r1c2=6 r1c3=7 3723000@r1c4=8 59000@r1c5=9");
    cr_expect_not(game.has_puzzle);
    expect_read(EASY " r1c3=4\n", "r1c3=4");
    cr_expect(game.has_puzzle);
    cr_expect_eq(game.puzzle.given[0], 4);
    cr_expect_eq(game.play[0].line, 1);
    cr_expect_eq(game.play[0].column, 83);
}

Test(moves, faults_of_a_text_have_a_place)
{
    expect_fault("r1c1=5\n r1c0=5", CH_PLAY_WORD, 2, 2, "r1c0=5");
    expect_fault("r1c1", CH_PLAY_WORD, 1, 1, "r1c1");
    expect_fault("r1c1=", CH_PLAY_WORD, 1, 1, "r1c1=");
    expect_fault("r1c1=56", CH_PLAY_WORD, 1, 1, "r1c1=56");
    expect_fault("r1c1=0", CH_PLAY_WORD, 1, 1, "r1c1=0");
    expect_fault("r1c1<>", CH_PLAY_WORD, 1, 1, "r1c1<>");
    expect_fault("-r1c1=5", CH_PLAY_WORD, 1, 1, "-r1c1=5");
    expect_fault("-undo", CH_PLAY_WORD, 1, 1, "-undo");
    expect_fault("r1c1=5 r1c1=5x", CH_PLAY_WORD, 1, 8, "r1c1=5x");
    expect_fault("r1c1<>12345678912345678", CH_PLAY_WORD, 1, 1, "r1c1<>12345678912345678");
    expect_fault("1:60 r1c1=5", CH_PLAY_WORD, 1, 1, "1:60");
    expect_fault("1:5 r1c1=5", CH_PLAY_WORD, 1, 1, "1:5");
    expect_fault("90 r1c1=5", CH_PLAY_WORD, 1, 1, "90");
    expect_fault("1:00:00:00", CH_PLAY_WORD, 1, 1, "1:00:00:00");
    expect_fault("r1c1=5\nr1\xff", CH_BAD_UTF8, 2, 3, "\\xFF");
    expect_fault(
        "5x..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7!",
        CH_BAD_CELL, 1, 81, "!");
}

Test(moves, are_limited)
{
    ChText text = CH_TEXT_EMPTY;
    ChFault fault;

    for (int i = 0; i < CH_MAX_PLAYS; i++)
        ch_text_puts(&text, "undo\n");
    cr_expect_eq(ch_game_read(&game, text.data, text.length, &fault), CH_OK);
    cr_expect_eq(game.count, CH_MAX_PLAYS);
    ch_text_puts(&text, "undo\n");
    cr_expect_eq(ch_game_read(&game, text.data, text.length, &fault), CH_PLAY_COUNT);
    cr_expect_eq(fault.line, CH_MAX_PLAYS + 1);
    ch_text_free(&text);
}

/* ---- game files ---- */

#define FILE_WITH(moves)                                                                           \
    "{\"format\":\"crosshatch-game\",\"version\":1,\"puzzle\":\"" EASY "\",\"moves\":" moves "}"

Test(moves, are_read_from_game_files)
{
    expect_read(FILE_WITH("[]"), "");
    expect_read(FILE_WITH("[\"r1c3=4\",\"0:05 r1c4<>26\",\"undo\"]"),
                "r1c3=4 5000@r1c4<>2 5000@r1c4<>6 undo");
    cr_expect(game.has_puzzle);
}

Test(moves, faults_of_a_game_file_have_a_place)
{
    expect_fault("{", CH_JSON_KEY, 1, 2, "end of text");
    expect_fault("{}", CH_LOG_MISSING, 1, 1, "format");
    expect_fault("{\"format\":\"game\"}", CH_GAME_FORMAT, 1, 11, "\"game\"");
    expect_fault("{\"format\":\"crosshatch-game\",\"version\":2}", CH_LOG_VERSION, 1, 39, "2");
    expect_fault("{\"format\":\"crosshatch-game\"}", CH_LOG_MISSING, 1, 1, "puzzle");
    expect_fault("{\"format\":\"crosshatch-game\",\"puzzle\":\"1\"}", CH_LINE_CELLS, 1, 38, "1");
    expect_fault("{\"format\":\"crosshatch-game\",\"puzzle\":\"" EASY "\"}", CH_LOG_MISSING, 1, 1,
                 "moves");
    expect_fault(FILE_WITH("5"), CH_LOG_LIST, 1, 142, "5");
    expect_fault(FILE_WITH("[5]"), CH_LOG_STRING, 1, 143, "5");
    expect_fault(FILE_WITH("[\"r1c3=4\",\"r1c3\"]"), CH_PLAY_WORD, 1, 152, "r1c3");
    expect_fault(FILE_WITH("[\"r1c1=4\"]"), CH_PLAY_GIVEN, 1, 143, "r1c1=4");
}

/* ---- replays ---- */

/* Makes the text of a replay with these actions. */
static ChText replay_of(const char *version, const char *type, const char *actions)
{
    ChPuzzleRecord record = {.text = {"", 0}};
    ChText link = CH_TEXT_EMPTY;
    ChText packed = CH_TEXT_EMPTY;
    ChText text = CH_TEXT_EMPTY;
    ChFault fault;

    cr_assert_eq(ch_game_read(&game, EASY, CH_CELLS, &fault), CH_OK);
    record.puzzle = game.puzzle;
    ch_puzzle_form("link:sudokupad")->write(&link, &record);
    ch_lz_pack(&packed, (ChBytes){actions, strlen(actions)});
    link.data[strcspn(link.data, "\n")] = '\0';
    ch_text_puts(&text, "{\"format\":\"replay_v1.0\",\"puzzle\":\"");
    ch_text_puts(&text, strstr(link.data, "fpuzzles"));
    ch_text_puts(&text, "\",\"replay\":{\"puzzleId\":\"x\",\"type\":\"");
    ch_text_puts(&text, type);
    ch_text_puts(&text, "\",\"rows\":9,\"cols\":9,\"version\":\"");
    ch_text_puts(&text, version);
    ch_text_puts(&text, "\",\"data\":\"");
    ch_text_add(&text, packed.data, packed.length);
    ch_text_puts(&text, "\"}}\n");
    ch_text_free(&packed);
    ch_text_free(&link);
    return text;
}

static void expect_replay(const char *version, const char *actions, const char *expected)
{
    ChText text = replay_of(version, "clzw", actions);

    expect_read(text.data, expected);
    cr_expect(game.has_puzzle);
    ch_text_free(&text);
}

/* I selects, J deselects, B writes, C and D mark, F clears, G undoes, H redoes; 02 is r1c3. */
Test(moves, are_read_from_replays)
{
    expect_replay("0.612.0", "", "");
    expect_replay("0.612.0", "I02_20B4_20", "2000@r1c3=4");
    expect_replay("0.612.0", "I0203_1B4_1J_1I0b_1B2_1", "100@r1c3=4 100@r1c4=4 250@r2c3=2");
    expect_replay("0.612.0", "I02_1B4_1B4_1B5_1B6_1", "100@r1c3=4 150@-r1c3 200@r1c3=5 250@r1c3=6");
    expect_replay("0.612.0", "I02_1D4_1C5_1B4_1F0_1F2_1F1_1", "200@r1c3=4 250@-r1c3");
    expect_replay("0.612.0", "I02_1C4_1B4_1F1_1", "150@r1c3=4 200@-r1c3");
    expect_replay("0.612.0", "I02_1B4_1G_1H_1G_1", "100@r1c3=4 150@-r1c3 200@r1c3=4 250@-r1c3");
    expect_replay("0.612.0", "I02_1M_1B4_1B5_1N_1G_1", "150@r1c3=4 200@r1c3=5 300@-r1c3");
    expect_replay("0.612.0", "I00_1B4_1", "");
    expect_replay("0.612.0", "I02_1O100_200B4_0", "5050@r1c3=4");
    expect_replay("0.80.0", "J02_1B4_1G0_1H_1", "100@r1c3=4 150@-r1c3 200@r1c3=4");
}

Test(moves, of_bad_replays_are_refused)
{
    static const char *const bad[] = {"x",   "I51_1", "I0_1",       "Izz_1",
                                      "I02", "I02_",  "I02_1B45_1", "I02_1D_1"};
    ChFault fault;

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        ChText text = replay_of("0.612.0", "clzw", bad[i]);
        cr_expect_eq(ch_game_read(&game, text.data, text.length, &fault), CH_REPLAY_DATA, "%s",
                     bad[i]);
        cr_expect_gt(fault.column, 0);
        ch_text_free(&text);
    }
    ChText text = replay_of("0.612.0", "zip", "I02_1");
    cr_expect_eq(ch_game_read(&game, text.data, text.length, &fault), CH_REPLAY_DATA);
    ch_text_free(&text);
    expect_fault("{\"format\":\"replay_v1.0\",\"puzzle\":\"fpuzzlesN4Igzg\",\"replay\":{}}",
                 CH_LINK_CELLS, 1, 34, "https://sudokupad.app/fpuzzlesN4Igzg");
}

/* ---- the course of a game ---- */

static void follow(const char *text)
{
    ChChange change;

    cr_assert_eq(ch_game_read(&game, text, strlen(text), NULL), CH_OK);
    ch_course_start(&course, &game.puzzle);
    for (uint32_t i = 0; i < game.count; i++)
        (void)ch_course_play(&course, &game.play[i], &change);
}

static int digit_at(int row, int column)
{
    const int digit = course.position.entered[CH_CELL_AT(row - 1, column - 1)];

    return digit == CH_NO_DIGIT ? 0 : digit + 1;
}

Test(moves, are_undone_and_made_again)
{
    follow(EASY " r1c3=4 r1c3=2 undo");
    cr_expect_eq(digit_at(1, 3), 4);
    follow(EASY " r1c3=4 r1c3=2 undo undo undo redo redo redo");
    cr_expect_eq(digit_at(1, 3), 2);
    follow(EASY " r1c3=4 -r1c3 undo r1c4=2 redo undo");
    cr_expect_eq(digit_at(1, 3), 4);
    cr_expect_eq(digit_at(1, 4), 0);
    follow(EASY " r1c3<>1 r1c3<>2 undo -r1c3<>1 undo");
    cr_expect(ch_candidates_has(&course.position.removed, CH_CANDIDATE(CH_CELL_AT(0, 2), 0)));
    cr_expect_not(ch_candidates_has(&course.position.removed, CH_CANDIDATE(CH_CELL_AT(0, 2), 1)));
}
