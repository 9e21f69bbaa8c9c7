/* scl.c - SudokuPad's own links: JSON without what can be guessed, by lz-string.
 *
 *      {ce:[[{v:5},,{v:3},...],...],re:[[[0,0],[0,1],...],...],metadata:{title:'...'}}
 *            |    an empty object is left out      quotes are single, and keys have none
 *            a value is a given
 *
 * Of an open cell, `pencilMarks` are corner marks, `centremarks` a list of candidates.
 *
 * Source: the abbreviations of SudokuPad's PuzzleZipper.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "lz_string.h"
#include "site_json.h"

/* ---- the abbreviated JSON ---- */

static bool is_word(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static bool is_end(char c)
{
    return c == ',' || c == '}' || c == ']';
}

static size_t word_length(const char *at)
{
    size_t length = 0;

    while (is_word(at[length]))
        length++;
    return length;
}

/* Copies a string in single quotes to one in double quotes; returns the place after it. */
static const char *copy_string(ChText *json, const char *at)
{
    ch_text_char(json, '"');
    for (at++; *at != '\0' && *at != '\''; at++) {
        if (at[0] == '\\' && at[1] == '\'') {
            ch_text_char(json, *++at);
        } else if (at[0] == '\\' && at[1] != '\0') {
            ch_text_add(json, at, 2);
            at++;
        } else {
            ch_text_char(json, *at);
        }
    }
    ch_text_char(json, '"');
    return *at == '\'' ? at + 1 : at;
}

/* Copies a string in double quotes; returns the place after it. */
static const char *copy_quoted(ChText *json, const char *at)
{
    const char *end = at + 1;

    while (*end != '\0' && *end != '"')
        end += end[0] == '\\' && end[1] != '\0' ? 2 : 1;
    end += *end == '"';
    ch_text_add(json, at, (size_t)(end - at));
    return end;
}

/* Copies the first value of an object's member, unless it is written as in JSON; returns the place
 * after what was copied. */
static const char *copy_short_value(ChText *json, const char *at)
{
    const size_t length = word_length(at);

    if (at[0] == '#' && (at[1] == '0' || at[1] == 'F') && is_end(at[2])) {
        ch_text_puts(json, "\"#\"");
        return at + 2;
    }
    if (length == 1 && is_end(at[1]) && (at[0] == 'f' || at[0] == 't')) {
        ch_text_puts(json, at[0] == 'f' ? "false" : "true");
        return at + 1;
    }
    if (length == 6 && is_end(at[6]) && strspn(at, "0123456789abcdefABCDEF") >= 6) {
        ch_text_char(json, '"');
        ch_text_add(json, at, 6);
        ch_text_char(json, '"');
        return at + 6;
    }
    return at;
}

/* Copies what is left out after a bracket or a comma: the quotes of a key, or an empty object. */
static const char *copy_after(ChText *json, char opened, const char *at)
{
    const size_t length = word_length(at);

    if (is_end(*at) && !(opened == '{' && *at == '}'))
        ch_text_puts(json, "{}");
    if (length == 0 || at[length] != ':')
        return at;
    ch_text_char(json, '"');
    ch_text_add(json, at, length);
    ch_text_char(json, '"');
    return at + length;
}

static void write_json(ChText *json, const char *at, bool single)
{
    while (*at != '\0') {
        if (*at == '"' || (*at == '\'' && single)) {
            at = *at == '"' ? copy_quoted(json, at) : copy_string(json, at);
            continue;
        }
        const char c = *at++;
        ch_text_char(json, c);
        if (c == '{' || c == '[' || c == ',')
            at = copy_after(json, c, at);
        else if (c == ':')
            at = copy_short_value(json, at);
    }
}

/* ---- the puzzle ---- */

static const ChJson *member_of(const ChJson *object, const char *key, const char *short_key)
{
    const ChJson *const member = ch_json_member(object, key);

    return member != NULL ? member : ch_json_member(object, short_key);
}

static bool read_cell(void *context, int cell, const ChJson *value)
{
    ChSitePuzzle *const site = context;
    const ChJson *const digit = ch_json_is_object(value) ? member_of(value, "value", "v") : NULL;

    if (!ch_json_is_object(value))
        return false;
    if (digit == NULL)
        return ch_site_json_marks(ch_json_member(value, "centremarks"), &site->noted[cell]) &&
               ch_site_json_corner(ch_json_member(value, "pencilMarks"), cell, &site->corner);
    site->puzzle.given[cell] = (uint8_t)(ch_site_json_digit(digit) - 1);
    return ch_site_json_digit(digit) > 0;
}

/* Returns a cell, written as [row, column]; -1 when it is none. */
static int cell_of(const ChJson *pair)
{
    const ChJson *const row = ch_json_is_list(pair) ? ch_json_first(pair) : NULL;
    const ChJson *const column = row != NULL ? ch_json_next(row) : NULL;
    const int64_t at = row != NULL ? ch_json_whole(row, 0, 8) : -1;
    const int64_t across = column != NULL ? ch_json_whole(column, 0, 8) : -1;

    return at >= 0 && across >= 0 ? CH_CELL_AT((int)at, (int)across) : -1;
}

/* Returns whether each region is within a box. */
static bool are_boxes(const ChJson *regions)
{
    if (regions == NULL || !ch_json_is_list(regions))
        return true;
    for (const ChJson *region = ch_json_first(regions); region != NULL;
         region = ch_json_next(region)) {
        int box = -1;
        if (!ch_json_is_list(region))
            return false;
        for (const ChJson *pair = ch_json_first(region); pair != NULL; pair = ch_json_next(pair)) {
            const int cell = cell_of(pair);
            if (cell < 0 || (box >= 0 && cell / 9 != box))
                return false;
            box = cell / 9;
        }
    }
    return true;
}

/* Returns whether some cage is a rule: it has cells, and is neither a row, a column nor a box. */
static bool has_cage(const ChJson *cages)
{
    if (cages == NULL || !ch_json_is_list(cages))
        return false;
    for (const ChJson *cage = ch_json_first(cages); cage != NULL; cage = ch_json_next(cage)) {
        if (!ch_json_is_object(cage))
            continue;
        const ChJson *const type = ch_json_member(cage, "type");
        const char *const kind = type != NULL ? ch_json_string(type) : NULL;
        if (ch_site_json_says(member_of(cage, "cells", "ce")) &&
            (kind == NULL || (strcmp(kind, "rowcol") != 0 && strcmp(kind, "region") != 0)))
            return true;
    }
    return false;
}

static ChStatus read_tree(ChSitePuzzle *site, const ChJson *tree, ChText *found)
{
    static const struct {
        const char *key, *short_key;
    } rules[] = {{"lines", "l"}, {"arrows", "a"}, {"overlays", "o"}, {"underlays", "u"}};
    const ChJson *const about = ch_json_member(tree, "metadata");
    const ChJson *const title =
        about != NULL && ch_json_is_object(about) ? member_of(about, "title", "t") : NULL;

    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (ch_site_json_says(member_of(tree, rules[i].key, rules[i].short_key)))
            return ch_site_variant(found, rules[i].key);
    if (has_cage(member_of(tree, "cages", "ca")))
        return ch_site_variant(found, "cages");
    if (!are_boxes(member_of(tree, "regions", "re")))
        return ch_site_variant(found, "regions");
    if (!ch_site_json_cells(member_of(tree, "cells", "ce"), read_cell, site))
        return CH_LINK_PUZZLE;
    if (title != NULL && ch_json_string(title) != NULL)
        ch_text_puts(&site->title, ch_json_string(title));
    return CH_OK;
}

ChStatus ch_scl_read(ChSitePuzzle *site, ChBytes packed, ChText *found)
{
    ChText text = CH_TEXT_EMPTY;
    ChText json = CH_TEXT_EMPTY;
    ChStatus status = CH_LINK_PACKED;

    if (ch_lz_unpack(&text, packed)) {
        const char *const letters = ch_text_string(&text);
        write_json(&json, letters, strchr(letters, '"') == NULL);
        ChJson *const tree = json.failed ? NULL : ch_site_json_parse(&json);
        if (tree != NULL)
            status = read_tree(site, tree, found);
        ch_json_free(tree);
    }
    ch_text_free(&json);
    ch_text_free(&text);
    return status;
}
