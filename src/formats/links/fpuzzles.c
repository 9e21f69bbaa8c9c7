/* fpuzzles.c - the links of f-puzzles, which SudokuPad takes as well.
 *
 *      {"size":9,"title":"...","grid":[[{"value":5,"given":true},{"value":3},
 *                                       {"centerPencilMarks":[1,2]},
 *                                       {"cornerPencilMarks":[4]},{},...],...]}
 *
 * Every rule beyond Sudoku's is a member of its own.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "json_write.h"
#include "lz_string.h"
#include "mark_grid.h"
#include "site_json.h"

/* ---- read ---- */

/* Returns whether a member is no rule. */
static bool is_plain_member(const char *key)
{
    static const char *const plain[] = {"size",
                                        "grid",
                                        "title",
                                        "author",
                                        "ruleset",
                                        "solution",
                                        "metadata",
                                        "disabledlogic",
                                        "info",
                                        "tags",
                                        "truecandidatesoptions",
                                        "highlightConflicts"};

    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        if (strcmp(key, plain[i]) == 0)
            return true;
    return false;
}

static bool read_cell(void *context, int cell, const ChJson *value)
{
    ChSitePuzzle *const site = context;
    const ChJson *const digit = ch_json_is_object(value) ? ch_json_member(value, "value") : NULL;

    if (!ch_json_is_object(value))
        return false;
    if (digit != NULL) {
        const bool is_given = ch_json_member(value, "given") != NULL &&
                              ch_json_truth(ch_json_member(value, "given")) == 1;
        const int number = ch_site_json_digit(digit);
        if (number == 0)
            return false;
        (is_given ? site->puzzle.given : site->puzzle.entered)[cell] = (uint8_t)(number - 1);
    }
    return ch_site_json_marks(ch_json_member(value, "centerPencilMarks"), &site->noted[cell]) &&
           ch_site_json_corner(ch_json_member(value, "cornerPencilMarks"), cell, &site->corner);
}

static bool is_in_box(void *context, int cell, const ChJson *value)
{
    const ChJson *const region = ch_json_member(value, "region");

    (void)context;
    return region == NULL || ch_json_whole(region, 0, 8) < 0 ||
           ch_json_whole(region, 0, 8) == cell / 9;
}

static ChStatus read_tree(ChSitePuzzle *site, const ChJson *tree, ChText *found)
{
    const ChJson *const title = ch_json_member(tree, "title");

    for (const ChJson *member = ch_json_first(tree); member != NULL; member = ch_json_next(member))
        if (!is_plain_member(ch_json_key(member)) && ch_site_json_says(member))
            return ch_site_variant(found, ch_json_key(member));
    if (!ch_site_json_cells(ch_json_member(tree, "grid"), read_cell, site))
        return CH_LINK_PUZZLE;
    if (!ch_site_json_cells(ch_json_member(tree, "grid"), is_in_box, NULL))
        return ch_site_variant(found, "region");
    if (title != NULL && ch_json_string(title) != NULL)
        ch_text_puts(&site->title, ch_json_string(title));
    return CH_OK;
}

ChStatus ch_fpuzzles_read(ChSitePuzzle *site, ChBytes packed, ChText *found)
{
    ChText text = CH_TEXT_EMPTY;
    ChStatus status = CH_LINK_PACKED;

    if (ch_lz_unpack(&text, packed)) {
        ChJson *const tree = ch_site_json_parse(&text);
        if (tree != NULL)
            status = read_tree(site, tree, found);
        ch_json_free(tree);
    }
    ch_text_free(&text);
    return status;
}

/* ---- write ---- */

static void write_marks(ChJsonWriter *json, const char *key, unsigned marks)
{
    if (marks == 0)
        return;
    ch_json_open(json, key, '[');
    CH_EACH_DIGIT(mark, marks)
        ch_json_put_number(json, NULL, (uint64_t)mark + 1);
    ch_json_close(json, ']');
}

static void write_cell(ChJsonWriter *json, const ChPuzzle *puzzle, int cell, unsigned marks)
{
    const int digit = ch_puzzle_digit(puzzle, cell);

    ch_json_open(json, NULL, '{');
    if (digit != CH_NO_DIGIT) {
        ch_json_put_number(json, "value", (uint64_t)digit + 1);
        if (puzzle->given[cell] != CH_NO_DIGIT)
            ch_json_put_flag(json, "given", true);
    } else {
        write_marks(json, "centerPencilMarks", marks);
        write_marks(json, "cornerPencilMarks", ch_marks_of_cell(&puzzle->corner, cell));
    }
    ch_json_close(json, '}');
}

void ch_fpuzzles_write(ChText *out, const ChPuzzle *puzzle, ChBytes title)
{
    ChText text = CH_TEXT_EMPTY;
    ChJsonWriter json = {&text, false};
    const bool has_marks = ch_candidates_count(&puzzle->removed) > 0;
    uint16_t shown[CH_CELLS];

    ch_puzzle_shown(puzzle, shown);
    ch_json_open(&json, NULL, '{');
    ch_json_put_number(&json, "size", 9);
    if (title.length > 0)
        ch_json_put_bytes(&json, "title", title);
    ch_json_open(&json, "grid", '[');
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        if (i % 9 == 0)
            ch_json_open(&json, NULL, '[');
        write_cell(&json, puzzle, cell, has_marks ? shown[cell] : 0);
        if (i % 9 == 8)
            ch_json_close(&json, ']');
    }
    ch_json_close(&json, ']');
    ch_json_close(&json, '}');
    if (text.failed)
        ch_text_puts(out, NULL);
    else
        ch_lz_pack(out, (ChBytes){ch_text_string(&text), text.length});
    ch_text_free(&text);
}
