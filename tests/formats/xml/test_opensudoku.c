/* test_opensudoku.c - OpenSudoku's files: every version is read, and other files are refused, with
 * the place of the error.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation.h"
#include "support.h"
#include "text.h"

#define HEAD "<opensudoku version=\"2\">\n"
#define GAME "<game data=\"" SAMPLE "\"/>"

/* Without expat there is nothing to test. */
static bool can_read(void)
{
    ChPuzzle puzzle;
    const bool can = ch_puzzle_read(&puzzle, "<opensudoku/>", 13, NULL) != CH_NO_EXPAT;

    if (!can)
        fprintf(stderr, "skipped: built without expat\n");
    return can;
}

/* The result of reading a text: the number of its entries, and the last of them. */
static size_t read_all(const char *text, size_t length, ChEntry *last)
{
    ChReader reader;
    ChEntry entry;
    size_t entries = 0;

    ch_reader_open_text(&reader, text, length);
    for (; ch_reader_next(&reader, &entry); entries++)
        *last = entry;
    ch_reader_close(&reader);
    return entries;
}

/* ---- refused files ---- */

typedef struct Case {
    char name[40];
    char text[400];
    ChStatus status;
    size_t line, column;
    char found[24]; /* its beginning */
} Case;

ParameterizedTestParameters(opensudoku, refused)
{
    static Case cases[] = {
        {"cut off in a tag", HEAD "<game data=\"53", CH_XML_FORM, 2, 1, "<game data="},
        {"cut off between tags", HEAD "<folder>", CH_XML_FORM, 2, 9, "end of text"},
        {"a tag that closes another", HEAD "<folder></game>", CH_XML_FORM, 2, 11, "game>"},
        {"no mark behind a value", HEAD "<game data=5/>", CH_XML_FORM, 2, 12, "5/>"},
        {"a byte that is no UTF-8", HEAD "<game note=\"\xFF\"/>", CH_XML_FORM, 2, 13, "\\xFF"},
        {"an unknown entity", HEAD "<name>&bomb;</name>", CH_XML_FORM, 2, 7, "&bomb;"},
        {"an unknown encoding", "<?xml version=\"1.0\" encoding=\"klingon\"?>", CH_XML_ENCODING, 1,
         31, "klingon"},
        {"another encoding", "<?xml version=\"1.0\" encoding=\"UTF-16\"?>", CH_XML_ENCODING, 1, 31,
         "UTF-16"},
        {"entities of its own",
         "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"c\"><!ENTITY d \"&b;&b;\">]>",
         CH_XML_TYPE, 2, 0, ""},
        {"a type from elsewhere",
         "<?xml version=\"1.0\"?>\n<!DOCTYPE a SYSTEM \"file:///etc/hosts\">", CH_XML_TYPE, 2, 0,
         ""},
        {"another document", "<?xml version=\"1.0\"?>\n<html><body/></html>", CH_XML_ROOT, 2, 1,
         "<html>"},
        {"elements too deep", HEAD "<a><a><a><a><a><a><a><a><a><a>", CH_XML_SIZE, 2, 22, "<a>"},
        {"no cells", HEAD "<game/></opensudoku>", CH_GAME_CELLS, 2, 1, ""},
        {"80 cells", HEAD "<game data=\"50\"/></opensudoku>", CH_GAME_CELLS, 2, 1, "50"},
        {"a version to come", HEAD "<game data=\"version: 9&#10;5|0|0|\"/></opensudoku>",
         CH_GAME_CELLS, 2, 1, "version: 9"},
        {"cells that end", HEAD "<game data=\"version: 3&#10;5|0|0|\"/></opensudoku>",
         CH_GAME_CELLS, 2, 1, "version: 3"},
        {"a cell of 12", HEAD "<game data=\"version: 3&#10;12|0|0|\"/></opensudoku>", CH_GAME_CELLS,
         2, 1, "version: 3"},
        {"no games", HEAD "</opensudoku>", CH_EMPTY_INPUT, 2, 1, ""},
    };

    return cr_make_param_array(Case, cases, sizeof cases / sizeof *cases);
}

ParameterizedTest(Case *c, opensudoku, refused)
{
    ChEntry entry;

    if (!can_read())
        return;
    cr_assert_eq(read_all(c->text, strlen(c->text), &entry), 1, "%s", c->name);
    cr_expect_eq(entry.status, c->status, "%s: %s", c->name, ch_status_text(entry.status));
    cr_expect_eq(entry.fault.status, entry.status, "%s", c->name);
    cr_expect_eq(entry.fault.line, c->line, "%s: line %u", c->name, entry.fault.line);
    cr_expect(c->column == 0 || entry.fault.column == c->column, "%s: column %u", c->name,
              entry.fault.column);
    cr_expect(strncmp(entry.fault.found, c->found, strlen(c->found)) == 0, "%s: found %s", c->name,
              entry.fault.found);
}

/* Builds HEAD, so many PIECEs and FOOT. */
static void expect_refused(const char *head, const char *piece, int count, const char *foot,
                           ChStatus status)
{
    ChText text = CH_TEXT_EMPTY;
    ChEntry entry;

    if (!can_read())
        return;
    ch_text_puts(&text, head);
    for (int i = 0; i < count; i++)
        ch_text_puts(&text, piece);
    ch_text_puts(&text, foot);
    cr_assert_eq(read_all(ch_text_string(&text), text.length, &entry), 1);
    cr_expect_eq(entry.status, status);
    ch_text_free(&text);
}

Test(opensudoku, a_huge_tag_is_refused)
{
    expect_refused(HEAD "<game data=\"", "1", 3000000, "\"/></opensudoku>\n", CH_XML_SIZE);
}

Test(opensudoku, an_82nd_cell_is_refused)
{
    expect_refused(HEAD "<game data=\"version: 3&#10;", "0|0|1|", CH_CELLS + 1, "\"/></opensudoku>",
                   CH_GAME_CELLS);
}

Test(opensudoku, games_before_what_is_wrong_are_read)
{
    static const char text[] = HEAD GAME GAME "<game";
    ChEntry entry;

    if (can_read()) {
        cr_expect_eq(read_all(text, sizeof text - 1, &entry), 3);
        cr_expect_eq(entry.status, CH_XML_FORM);
    }
}

/* ---- files that are read ---- */

/* Builds a game whose first cell is CELL, and all others OTHERS. */
static void add_game(ChText *text, const char *version, const char *cell, const char *others)
{
    ch_text_puts(text, "<game data=\"version: ");
    ch_text_puts(text, version);
    ch_text_puts(text, "&#10;");
    ch_text_puts(text, cell);
    for (int i = 1; i < CH_CELLS; i++)
        ch_text_puts(text, others);
    ch_text_puts(text, "\"/>");
}

Test(opensudoku, each_version_is_read)
{
    ChText text = CH_TEXT_EMPTY;
    ChReader reader;
    ChEntry entry;

    if (!can_read())
        return;
    ch_text_puts(&text, "<opensudoku>");
    add_game(&text, "1", "5|-|0|", "0|1,2,3,4,5,6,7,8,|1|");
    add_game(&text, "2", "5|0|0|", "0|255|1|");
    add_game(&text, "3", "5|0|0|", "0|255|1|");
    add_game(&text, "4", "5|0|0|0|", "0|255|7|1|");
    ch_text_puts(&text, "</opensudoku>");
    ch_reader_open_text(&reader, text.data, text.length);
    for (int version = 1; version <= 4; version++) {
        cr_assert(ch_reader_next(&reader, &entry));
        cr_assert_eq(entry.status, CH_OK, "version %d: %s", version, entry.fault.found);
        cr_expect_eq(entry.puzzle.given[0], 4);
        cr_expect(entry.has_candidates && entry.given_known);
        /* of 80 cells the 9 */
        cr_expect_eq(ch_candidates_count(&entry.puzzle.removed), 80, "version %d", version);
    }
    cr_expect(!ch_reader_next(&reader, &entry));
    ch_reader_close(&reader);
    ch_text_free(&text);
}

/* In some cells only, or too few to be all candidates. */
Test(opensudoku, notes_that_are_no_lists_rule_out_nothing)
{
    ChText text = CH_TEXT_EMPTY;
    ChReader reader;
    ChEntry entry;

    if (!can_read())
        return;
    ch_text_puts(&text, "<opensudoku>");
    add_game(&text, "3", "0|3|1|", "0|0|1|");
    add_game(&text, "3", "0|0|1|", "0|510|1|");
    add_game(&text, "3", "5|0|0|", "0|3|1|");
    ch_text_puts(&text, "</opensudoku>");
    ch_reader_open_text(&reader, text.data, text.length);
    for (int game = 1; game <= 3; game++) {
        cr_assert(ch_reader_next(&reader, &entry));
        cr_assert_eq(entry.status, CH_OK);
        cr_expect(entry.puzzle.has_notes, "game %d", game);
        cr_expect_not(entry.puzzle.has_start || entry.has_candidates, "game %d", game);
    }
    ch_reader_close(&reader);
    ch_text_free(&text);
}

Test(opensudoku, what_is_said_comes_along)
{
    static const char text[] =
        "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<opensudoku><name>a\nname</name>"
        "<folder name=\"Easy\"><game note=\"Caf\xE9 &lt;&#x31;&gt;\" data=\"" SAMPLE
        "\"/></folder></opensudoku>\n" SAMPLE " behind\n";
    ChReader reader;
    ChEntry entry;

    if (!can_read())
        return;
    ch_reader_open_text(&reader, text, sizeof text - 1);
    reader.keeps_remarks = true;
    cr_assert(ch_reader_next(&reader, &entry));
    cr_expect_eq(entry.status, CH_OK);
    cr_expect_eq(entry.line, 3); /* a line end in the name */
    cr_expect(entry.tail.length == 9 && memcmp(entry.tail.at, "Caf\xC3\xA9 <1>", 9) == 0);
    cr_expect(entry.remarks.length == 16 &&
              memcmp(entry.remarks.at, "# a name\n# Easy\n", 16) == 0);
    cr_assert(ch_reader_next(&reader, &entry));
    cr_expect_eq(entry.status, CH_OK);
    cr_expect_eq(entry.line, 4);
    cr_expect(entry.tail.length == 6 && memcmp(entry.tail.at, "behind", 6) == 0);
    cr_expect(!ch_reader_next(&reader, &entry));
    ch_reader_close(&reader);
}

Test(opensudoku, many_games_stand_on_one_line)
{
    enum { GAMES = 9000 };
    ChText text = CH_TEXT_EMPTY;
    ChEntry entry;

    if (!can_read())
        return;
    ch_text_puts(&text, "<opensudoku>");
    for (int i = 0; i < GAMES; i++)
        ch_text_puts(&text, GAME);
    ch_text_puts(&text, "</opensudoku>");
    cr_expect_eq(read_all(text.data, text.length, &entry), GAMES);
    cr_expect_eq(entry.status, CH_OK);
    ch_text_free(&text);
}
