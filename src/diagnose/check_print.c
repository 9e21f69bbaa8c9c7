/* check_print.c - a check as the object of `check --json` and the line of `check --brief`.
 *
 * Nothing in it needs escaping.  Parts that do not apply, or that the budget did not reach, are
 * left out.  Lists go row by row.
 *
 * SPDX-License-Identifier: MIT
 */
#include "check.h"

#include "notation.h"

static void put_name(ChText *text, const char *name, size_t length)
{
    ch_text_char(text, '"');
    ch_text_add(text, name, length);
    ch_text_char(text, '"');
}

static void put_key(ChText *text, const char *key)
{
    ch_text_puts(text, ",\"");
    ch_text_puts(text, key);
    ch_text_puts(text, "\":");
}

static void put_digits(ChText *text, const uint8_t *digits)
{
    char grid[CH_CELLS];

    ch_name_grid(grid, digits);
    ch_text_add(text, grid, sizeof grid);
}

/* 81 characters, or 729 for a pencil-mark puzzle. */
static void put_puzzle(ChText *text, const ChPuzzle *puzzle)
{
    char marks[CH_CANDIDATES];

    if (!puzzle->has_marks) {
        put_digits(text, puzzle->given);
        return;
    }
    ch_name_marks(marks, &puzzle->marks);
    ch_text_add(text, marks, sizeof marks);
}

/* The cells of a set, each with its digit in DIGITS, or bare where DIGITS is NULL. */
static void put_cells(ChText *text, const char *key, const ChCellSet *cells, const uint8_t *digits)
{
    bool first = true;

    put_key(text, key);
    ch_text_char(text, '[');
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        char name[CH_NAME_SIZE];
        if (!ch_cells_has(cells, cell))
            continue;
        if (!first)
            ch_text_char(text, ',');
        first = false;
        put_name(text, name,
                 digits == NULL ? ch_name_cell(name, cell)
                                : ch_name_placed(name, CH_CANDIDATE(cell, digits[cell])));
    }
    ch_text_char(text, ']');
}

static void put_grid(ChText *text, const uint8_t *solution)
{
    ch_text_char(text, '"');
    put_digits(text, solution);
    ch_text_char(text, '"');
}

static void put_several(ChText *text, const ChCheck *check)
{
    if (check->is_counted) {
        put_key(text, "solutions");
        ch_text_number(text, check->solutions);
        put_key(text, "limit");
        ch_text_number(text, check->limit);
    }
    put_key(text, "witnesses");
    ch_text_char(text, '[');
    put_grid(text, check->solution);
    ch_text_char(text, ',');
    put_grid(text, check->other);
    ch_text_char(text, ']');
    put_cells(text, "differ", &check->differ, NULL);
}

/* Opens an entry that starts with its cell. */
static void open_entry(ChText *text, bool *first, int cell)
{
    char name[CH_NAME_SIZE];

    ch_text_puts(text, *first ? "{\"cell\":" : ",{\"cell\":");
    *first = false;
    put_name(text, name, ch_name_cell(name, cell));
}

static void put_digit_set(ChText *text, const char *key, unsigned digits)
{
    put_key(text, key);
    ch_text_char(text, '"');
    for (unsigned rest = digits; rest != 0; rest &= rest - 1)
        ch_text_char(text, (char)('1' + ch_lowest(rest)));
    ch_text_char(text, '"');
}

/* A mark wrongly ruled out says so with `"ruled-out":true`. */
static void put_mistakes(ChText *text, const ChPuzzle *puzzle, const ChCheck *check)
{
    bool first = true;

    put_key(text, "mistakes");
    ch_text_char(text, '[');
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        if (ch_cells_has(&check->mistaken, cell)) {
            open_entry(text, &first, cell);
            put_digit_set(text, "digit", 1u << puzzle->entered[cell]);
            ch_text_char(text, '}');
        }
        if (ch_cells_has(&check->misruled, cell)) {
            open_entry(text, &first, cell);
            put_digit_set(text, "digit", 1u << check->solution[cell]);
            ch_text_puts(text, ",\"ruled-out\":true}");
        }
    }
    ch_text_char(text, ']');
}

static void put_unique(ChText *text, const ChPuzzle *puzzle, const ChCheck *check)
{
    put_key(text, "solution");
    put_grid(text, check->solution);
    if (check->knows_redundant) {
        put_key(text, "minimal");
        ch_text_puts(text, ch_cells_empty(check->redundant) ? "true" : "false");
        put_cells(text, "redundant", &check->redundant, puzzle->given);
    }
}

static void put_unsolvable(ChText *text, const ChPuzzle *puzzle, const ChCheck *check)
{
    bool first = true;

    if (check->knows_clash)
        put_cells(text, "clash", &check->clash, puzzle->given);
    if (!check->knows_repairs)
        return;
    put_key(text, "repairs");
    ch_text_char(text, '[');
    for (int i = 0; i < check->repair_count; i++) {
        const ChRepair *const repair = &check->repair[i];
        open_entry(text, &first, repair->cell);
        put_digit_set(text, "given", 1u << puzzle->given[repair->cell]);
        put_digit_set(text, "digits", repair->digits);
        ch_text_char(text, '}');
    }
    ch_text_char(text, ']');
    put_cells(text, "removals", &check->removals, NULL);
}

void ch_check_json(ChText *text, const ChPuzzle *puzzle, const ChCheck *check)
{
    ch_text_puts(text, "{\"format\":\"crosshatch-check\",\"version\":1");
    put_key(text, "puzzle");
    ch_text_char(text, '"');
    put_puzzle(text, puzzle);
    ch_text_char(text, '"');
    put_key(text, "verdict");
    ch_text_char(text, '"');
    ch_text_puts(text, ch_verdict_word(check->verdict));
    ch_text_char(text, '"');
    if (check->verdict == CH_VERDICT_SEVERAL)
        put_several(text, check);
    if (check->verdict == CH_VERDICT_UNIQUE)
        put_unique(text, puzzle, check);
    if (check->verdict == CH_VERDICT_UNSOLVABLE)
        put_unsolvable(text, puzzle, check);
    if (check->knows_mistakes)
        put_mistakes(text, puzzle, check);
    ch_text_char(text, '}');
}

void ch_check_brief(ChText *text, const ChPuzzle *puzzle, const ChCheck *check)
{
    put_puzzle(text, puzzle);
    ch_text_char(text, ' ');
    ch_text_puts(text, ch_verdict_word(check->verdict));
}
