/* test_links.c - links of other sites: known ones, bad ones, and the compression of f-puzzles.
 *
 * That each form reads back what was written is tested with all forms, in test_forms.c.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "lz_string.h"
#include "mark_grid.h"
#include "notation.h"
#include "random.h"
#include "site_link.h"
#include "support.h"

/* Positions that people have published, with what they show on their sites. */
#define FPUZZLES                                                                                   \
    "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x0kANwEMAbAK5x4ARlRoI3GADsEAFwzCmK1"    \
    "tQ5tVmug216VGrRR4DhCAEwSpshUphGdnfWrWGXzqm49MTQkQGYraTl4RWU6WiIgA=="
#define COACH                                                                                      \
    "SCv7_32_f2e5qjqh1q1i035t1ffpld059fonfeu19pg24c94oo7nbuuomatqva49714e3fenq8v3spkoafvkhrr8r989" \
    "i8dts9q4ugqq2v9hks2139h0017hiogg0c30e0g1042o6lkc0di1uet3op4qheof2lhfgm72aqu0gh0qmjb5jp5porr"  \
    "h3hntrl57npdm67k4ipligdmq3ihagi5opjkp1jgn2t56f3odbat51sik2d98r0ceahonglobtt6fun5oi6ugvvgdso"  \
    "mt85c9bjeem57jvk0ov8i9u4"
#define WIKI                                                                                       \
    "S9B46090b1m4a01070e1q050v3f022iaa1q7n081n4b3f9603ea027n1m46070e0n450409060l02460r7r06b64b0g0" \
    "5"                                                                                            \
    "0r060907114k4b030t1n170823093m1z0b3b07191n2319031v0h090i1103082t3o1v0437"
#define ENTROPY                                                                                    \
    "SCv7_32_f2e2r3hh1q1j0325tvh9jo9744gmcrbrga71a0ola4a8i1g4a4iole3r2fdc3gtjjvqvujju171jqv0smle9" \
    "23rf2uns31tka95mo1505i02c3o4ki389c4a065rl08h1gv2vai8pao4dk81p5d5hja2qmp91obj9fvo9iokquqf88c"  \
    "mj33ksod0aqga5d6dn43visbqurhir9j5jarvpcpqvtp3vdpbih98gfmjfoedrs85dr1je28"

/* Returns the status of a link, and its puzzle and title. */
static ChStatus read_text(const char *text, size_t length, ChPuzzle *puzzle, ChText *title,
                          ChFault *fault)
{
    const ChPiece link = {text, length, 1, 1};
    bool lists;

    return ch_site_link_read(puzzle, &link, &lists, title, fault);
}

static void expect_digits(const ChPuzzle *puzzle, const char *given, const char *entered)
{
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        cr_expect_eq(puzzle->given[cell], given[i] == '0' ? CH_NO_DIGIT : given[i] - '1');
        cr_expect_eq(puzzle->entered[cell], entered[i] == '0' ? CH_NO_DIGIT : entered[i] - '1');
    }
}

#define NOTHING "000000000000000000000000000000000000000000000000000000000000000000000000000000000"

Test(links, the_ones_that_people_have)
{
    static const struct {
        const char *link, *given, *entered;
        int removed;
    } known[] = {
        {"https://f-puzzles.com/?load=" FPUZZLES,
         "000000000000000000010000000000000000000000000000020000000000000000000000000000030",
         NOTHING, 0},
        {"https://example.org/sudocle/fpuzzles" FPUZZLES,
         "000000000000000000010000000000000000000000000000020000000000000000000000000000030",
         NOTHING, 0},
        {COACH, "049852600108736090060194080910687305035901000070305009001573900090468050006219730",
         NOTHING, 21},
        {"https://www.sudokuwiki.org/sudoku.htm?bd=" WIKI,
         "090001700500200008003020000070004060200000005060907000030000023090000070003000400",
         NOTHING, -1},
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        ChText title = CH_TEXT_EMPTY;
        ChPuzzle puzzle;
        ChFault fault;
        const ChStatus status =
            read_text(known[i].link, strlen(known[i].link), &puzzle, &title, &fault);
        if (strcmp(known[i].link, COACH) == 0 && !ch_link_coach_has_positions()) {
            cr_expect_eq(status, CH_NO_ZLIB);
            continue;
        }
        cr_assert_eq(status, CH_OK, "%s: %s", known[i].link, ch_status_text(status));
        if (known[i].removed < 0)
            continue;
        expect_digits(&puzzle, known[i].given, known[i].entered);
        cr_expect_eq(ch_candidates_count(&puzzle.removed), known[i].removed, "%d",
                     ch_candidates_count(&puzzle.removed));
    }
}

/* The first cells of SudokuWiki's link: 3 or 8, a given 9, a placed 2, and 4 or 6. */
Test(links, cells_of_sudokuwiki)
{
    ChText title = CH_TEXT_EMPTY;
    ChPuzzle puzzle;
    uint16_t shown[CH_CELLS];

    cr_assert_eq(read_text(WIKI, strlen(WIKI), &puzzle, &title, NULL), CH_OK);
    ch_puzzle_shown(&puzzle, shown);
    cr_expect_eq(shown[CH_CELL_AT(0, 0)], 1 << 2 | 1 << 7);
    cr_expect_eq(puzzle.given[CH_CELL_AT(0, 1)], 8);
    cr_expect_eq(puzzle.entered[CH_CELL_AT(0, 2)], 1);
    cr_expect_eq(shown[CH_CELL_AT(0, 3)], 1 << 3 | 1 << 5);
}

/* ---- SudokuPad ---- */

static ChStatus read_scl(const char *json, ChPuzzle *puzzle, ChText *title, ChFault *fault)
{
    ChText link = CH_TEXT_EMPTY;

    ch_text_puts(&link, "https://sudokupad.app/scl");
    ch_lz_pack(&link, (ChBytes){json, strlen(json)});
    const ChStatus status = read_text(ch_text_string(&link), link.length, puzzle, title, fault);
    ch_text_free(&link);
    return status;
}

#define ROW "[,,,,,,,,]"
#define SEVEN ROW "," ROW "," ROW "," ROW "," ROW "," ROW "," ROW
#define SCL "{cs:50,ce:[[{v:5},,{v:'3'},,,,,,{c:000000}]," ROW "," SEVEN "]"

Test(links, abbreviated_json_of_sudokupad)
{
    ChText title = CH_TEXT_EMPTY;
    ChPuzzle puzzle;
    ChFault fault;

    cr_assert_eq(read_scl(SCL ",ca:[{v:'title: x'}],metadata:{title:'A child\\'s puzzle',x:t}}",
                          &puzzle, &title, &fault),
                 CH_OK);
    expect_digits(
        &puzzle,
        "503000000000000000000000000000000000000000000000000000000000000000000000000000000",
        NOTHING);
    cr_expect_str_eq(ch_text_string(&title), "A child's puzzle");
    cr_expect_eq(read_scl("{\"cells\":[" ROW "," ROW "," SEVEN "],\"regions\":[[[0,0],[2,2]]]}",
                          &puzzle, &title, &fault),
                 CH_OK);
    ch_text_free(&title);
}

/* ---- corner marks ---- */

static void add_corner(ChPuzzle *puzzle, int row, int column, int digit)
{
    ch_candidates_add(&puzzle->corner, CH_CANDIDATE(CH_CELL_AT(row, column), digit));
}

Test(links, corner_marks_read_back_as_written)
{
    static const struct {
        void (*write)(ChText *text, const ChPuzzleRecord *record);
    } sites[] = {{ch_write_link_fpuzzles}, {ch_write_link_sudokupad}};
    ChPuzzleRecord record = {.text = {"", 0}};

    ch_puzzle_clear(&record.puzzle);
    record.puzzle.given[CH_CELL_AT(0, 0)] = 4;
    add_corner(&record.puzzle, 0, 1, 8); /* a single mark is no digit */
    add_corner(&record.puzzle, 4, 4, 0);
    add_corner(&record.puzzle, 4, 4, 6);
    for (size_t i = 0; i < sizeof sites / sizeof *sites; i++) {
        ChText link = CH_TEXT_EMPTY;
        ChText title = CH_TEXT_EMPTY;
        ChPuzzle puzzle;
        ChFault fault;
        sites[i].write(&link, &record);
        cr_assert_eq(read_text(ch_text_string(&link), link.length - 1, &puzzle, &title, &fault),
                     CH_OK);
        cr_expect(ch_puzzle_equal(&puzzle, &record.puzzle));
        cr_expect_not(puzzle.has_notes);
        cr_expect_eq(ch_candidates_count(&puzzle.removed), 0);
        ch_text_free(&link);
        ch_text_free(&title);
    }
}

Test(links, marks_of_sudokupad)
{
    static const char json[] = "{cells:[[{value:5,pencilMarks:[3]},{pencilMarks:[1,'2']},"
                               "{centremarks:[4,6]},,,,,,]," ROW "," SEVEN "]}";
    ChText title = CH_TEXT_EMPTY;
    ChPuzzle puzzle;
    ChFault fault;

    cr_assert_eq(read_scl(json, &puzzle, &title, &fault), CH_OK);
    cr_expect_eq(ch_candidates_count(&puzzle.corner), 2, "none in a cell with a digit");
    cr_expect_eq(ch_marks_of_cell(&puzzle.corner, CH_CELL_AT(0, 1)), 3);
    cr_expect_eq(ch_marks_of_cell(&puzzle.written, CH_CELL_AT(0, 2)), 1 << 3 | 1 << 5);
    cr_expect_eq(read_scl("{cells:[[{pencilMarks:[0]},,,,,,,,]," ROW "," SEVEN "]}", &puzzle,
                          &title, &fault),
                 CH_LINK_PUZZLE);
    ch_text_free(&title);
}

Test(links, rules_of_their_own_are_refused)
{
    static const struct {
        const char *json, *found;
    } variants[] = {
        {SCL ",l:[{th:3}]}", "lines"},
        {SCL ",a:[{th:3}]}", "arrows"},
        {SCL ",ca:[{ce:[[0,0],[0,1]],v:10}]}", "cages"},
        {SCL ",re:[[[0,0],[3,3]]]}", "regions"},
    };
    ChText title = CH_TEXT_EMPTY;
    ChPuzzle puzzle;
    ChFault fault;

    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++) {
        cr_expect_eq(read_scl(variants[i].json, &puzzle, &title, &fault), CH_LINK_VARIANT, "%s",
                     variants[i].json);
        cr_expect_str_eq(fault.found, variants[i].found);
    }
    if (!ch_link_coach_has_positions())
        return;
    cr_expect_eq(read_text(ENTROPY, strlen(ENTROPY), &puzzle, &title, &fault), CH_LINK_VARIANT);
    cr_expect_str_eq(fault.found, "givenConstraints");
}

static ChStatus read_fpuzzles(const char *json, ChFault *fault)
{
    ChText link = CH_TEXT_EMPTY;
    ChText title = CH_TEXT_EMPTY;
    ChPuzzle puzzle;

    ch_text_puts(&link, "fpuzzles");
    ch_lz_pack(&link, (ChBytes){json, strlen(json)});
    const ChStatus status = read_text(ch_text_string(&link), link.length, &puzzle, &title, fault);
    ch_text_free(&link);
    ch_text_free(&title);
    return status;
}

Test(links, cells_that_are_none)
{
    ChFault fault;

    cr_expect_eq(read_fpuzzles("{\"size\":9,\"antiknight\":true,\"grid\":[]}", &fault),
                 CH_LINK_VARIANT);
    cr_expect_str_eq(fault.found, "antiknight");
    cr_expect_eq(read_fpuzzles("{\"size\":9,\"antiknight\":false,\"grid\":[]}", &fault),
                 CH_LINK_PUZZLE);
    cr_expect_eq(read_fpuzzles("{\"size\":6,\"grid\":[[{},{},{},{},{},{}]]}", &fault),
                 CH_LINK_PUZZLE);
    cr_expect_eq(read_fpuzzles("[1,2,3,4,5,6,7,8,9,10]", &fault), CH_LINK_PACKED);
    cr_expect_eq(read_fpuzzles("no JSON at all, but text", &fault), CH_LINK_PACKED);
}

/* ---- damage ---- */

Test(links, damaged_ones_are_refused_or_read_but_never_crash)
{
    static const char *const whole[] = {"fpuzzles" FPUZZLES, COACH, WIKI};
    ChText title = CH_TEXT_EMPTY;
    ChPuzzle puzzle;
    ChFault fault;

    for (size_t i = 0; i < sizeof whole / sizeof *whole; i++) {
        const size_t length = strlen(whole[i]);
        char *const copy = malloc(length);
        cr_assert_not_null(copy);
        for (size_t cut = 1; cut + 10 < length; cut++)
            cr_expect_neq(read_text(whole[i], cut, &puzzle, &title, &fault), CH_OK, "%.*s",
                          (int)cut, whole[i]);
        for (size_t at = 0; at < length; at++) {
            memcpy(copy, whole[i], length);
            copy[at] = copy[at] == 'A' ? 'B' : 'A';
            read_text(copy, length, &puzzle, &title, &fault);
        }
        free(copy);
    }
    ch_text_free(&title);
}

/* A phrase that doubles with each code would be endless. */
Test(links, too_long_texts_are_refused)
{
    enum { LENGTH = CH_LZ_MAX + 10 };
    ChText text = CH_TEXT_EMPTY;
    ChText packed = CH_TEXT_EMPTY;
    ChText out = CH_TEXT_EMPTY;

    for (int i = 0; i < LENGTH; i++)
        ch_text_char(&text, 'x');
    ch_lz_pack(&packed, (ChBytes){ch_text_string(&text), text.length});
    cr_expect_lt(packed.length, 10000u);
    cr_expect(!ch_lz_unpack(&out, (ChBytes){ch_text_string(&packed), packed.length}));
    ch_text_free(&text);
    ch_text_free(&packed);
    ch_text_free(&out);
}

/* ---- compression ---- */

/* Appends a character of one to four bytes, and few enough of them that phrases repeat. */
static void add_random_character(ChText *text, uint64_t number)
{
    static const char *const characters[] = {"a", "b", "\"", "é", "칸", "😀"};

    ch_text_puts(text, characters[number % 6]);
}

Test(lz_string, unpacks_what_it_packed)
{
    ChRandom random = {27};

    for (size_t length = 0; length < 300; length++) {
        ChText text = CH_TEXT_EMPTY;
        ChText packed = CH_TEXT_EMPTY;
        ChText out = CH_TEXT_EMPTY;
        for (size_t i = 0; i < length; i++)
            add_random_character(&text, ch_random_next(&random));
        ch_lz_pack(&packed, (ChBytes){ch_text_string(&text), text.length});
        cr_assert(ch_lz_unpack(&out, (ChBytes){ch_text_string(&packed), packed.length}));
        cr_expect_str_eq(ch_text_string(&out), ch_text_string(&text));
        ch_text_free(&text);
        ch_text_free(&packed);
        ch_text_free(&out);
    }
}

/* The texts that lz-string 1.5.0 makes of these. */
Test(lz_string, packs_as_lz_string_does)
{
    static const char *const known[][2] = {
        {"", "Q==="},
        {"a", "IZA="},
        {"aaaaaaaaaa", "IY1o"},
        {"{\"size\":9}", "N4IgzglgXgpiBcBOAvkA"},
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        ChText packed = CH_TEXT_EMPTY;
        ch_lz_pack(&packed, (ChBytes){known[i][0], strlen(known[i][0])});
        cr_expect_str_eq(ch_text_string(&packed), known[i][1]);
        ch_text_free(&packed);
    }
}
