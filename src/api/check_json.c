/* check_json.c - see check_json.h.
 *
 * No text needs escaping except in the logs, whose writer takes care of it. Parts that do not
 * apply, or that the budget did not reach, are left out. Lists are in row order unless they have an
 * order of their own.
 *
 * SPDX-License-Identifier: MIT
 */
#include "check_json.h"

#include <string.h>

#include "log_json.h"
#include "log_json_text.h"
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

/* Writes 81 characters, or 729 for a pencil-mark puzzle. */
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

/* Writes the cells of a set, each with its digit in DIGITS; without digits if DIGITS is NULL. */
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

/* ---- lists ---- */

static void separate_item(ChText *text, bool *first)
{
    if (!*first)
        ch_text_char(text, ',');
    *first = false;
}

static void put_candidates(ChText *text, const char *key, const uint16_t *list, size_t count)
{
    bool first = true;

    put_key(text, key);
    ch_text_char(text, '[');
    for (size_t i = 0; i < count; i++) {
        char name[CH_NAME_SIZE];
        separate_item(text, &first);
        put_name(text, name, ch_name_placed(name, list[i]));
    }
    ch_text_char(text, ']');
}

/* Writes two cells, each with its digit in DIGITS unless that is NULL. */
static void put_pair(ChText *text, const uint8_t pair[2], const uint8_t *digits)
{
    char name[CH_NAME_SIZE];

    for (int i = 0; i < 2; i++) {
        ch_text_char(text, i == 0 ? '[' : ',');
        put_name(text, name,
                 digits == NULL ? ch_name_cell(name, pair[i])
                                : ch_name_placed(name, CH_CANDIDATE(pair[i], digits[pair[i]])));
    }
    ch_text_char(text, ']');
}

static void put_digits_of(ChText *text, unsigned digits)
{
    ch_text_char(text, '"');
    CH_EACH_DIGIT(digit, digits)
        ch_text_char(text, (char)('1' + digit));
    ch_text_char(text, '"');
}

static void put_flag(ChText *text, const char *key, bool value)
{
    put_key(text, key);
    ch_text_puts(text, value ? "true" : "false");
}

static void put_word(ChText *text, const char *key, const char *word)
{
    put_key(text, key);
    put_name(text, word, strlen(word));
}

/* Writes a log as a member, without its line end. */
static void put_log(ChText *text, const ChLog *log, const ChCheckContext *context)
{
    const ChLogStyle style = {
        .language = context->language, .argument = true, .notation = context->notation};

    put_key(text, "argument");
    ch_log_json_text(text, log, &style, context->log_replay, context->sentence);
    if (!text->failed)
        ch_text_cut(text, text->length - 1);
}

/* ---- several ---- */

static void put_interchange(ChText *text, const ChCheck *check)
{
    bool first = true;

    put_key(text, "interchange");
    ch_text_char(text, '{');
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        char name[CH_NAME_SIZE];
        if (!ch_cells_has(&check->interchange, cell))
            continue;
        separate_item(text, &first);
        put_name(text, name, ch_name_cell(name, cell));
        ch_text_char(text, ':');
        put_digits_of(text, check->exchanged[cell]);
    }
    ch_text_char(text, '}');
    put_flag(text, "smallest", check->is_smallest);
}

static void put_several(ChText *text, const ChCheck *check)
{
    char marks[CH_CANDIDATES];

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
    put_interchange(text, check);
    if (!check->knows_certain)
        return;
    put_cells(text, "certain", &check->certain, check->solution);
    ch_name_marks(marks, &check->possible);
    put_key(text, "possible");
    put_name(text, marks, sizeof marks);
    if (check->knows_fixes)
        put_candidates(text, "fixes", check->fix, check->fix_count);
}

/* ---- unique ---- */

static void put_backdoors(ChText *text, const ChCheck *check)
{
    bool first = true;

    put_cells(text, "backdoors", &check->backdoors, check->solution);
    if (!ch_cells_empty(check->backdoors))
        return;
    put_key(text, "backdoor-pairs");
    ch_text_char(text, '[');
    for (int i = 0; i < check->pair_count; i++) {
        separate_item(text, &first);
        put_pair(text, check->pair[i], check->solution);
    }
    ch_text_char(text, ']');
}

static void put_unique(ChText *text, const ChPuzzle *puzzle, const ChCheck *check)
{
    put_key(text, "solution");
    put_grid(text, check->solution);
    put_word(text, "logic", check->is_logical ? "solved" : "stuck");
    if (check->hardest != CH_TECHNIQUE_NONE)
        put_word(text, "hardest", ch_technique(check->hardest)->key);
    if (check->knows_redundant) {
        put_flag(text, "minimal", ch_cells_empty(check->redundant));
        put_cells(text, "redundant", &check->redundant, puzzle->given);
    }
    put_backdoors(text, check);
}

/* ---- unsolvable ---- */

static void put_repair(ChText *text, const ChPuzzle *puzzle, const ChRepair *repair)
{
    static const char *const slip[] = {
        [CH_SLIP_KEY] = "key", [CH_SLIP_MISREAD] = "misread", [CH_SLIP_OTHER] = "other"};
    char name[CH_NAME_SIZE];

    ch_text_puts(text, "{\"cell\":");
    put_name(text, name, ch_name_cell(name, repair->cell));
    put_key(text, "given");
    put_digits_of(text, 1u << puzzle->given[repair->cell]);
    put_key(text, "digits");
    put_digits_of(text, repair->digits);
    put_word(text, "slip", slip[repair->slip]);
    ch_text_char(text, '}');
}

static void put_repairs(ChText *text, const ChPuzzle *puzzle, const ChCheck *check)
{
    bool first = true;

    put_key(text, "repairs");
    ch_text_char(text, '[');
    for (int i = 0; i < check->repair_count; i++) {
        separate_item(text, &first);
        put_repair(text, puzzle, &check->repair[i]);
    }
    ch_text_char(text, ']');
    put_cells(text, "removals", &check->removals, NULL);
    first = true;
    put_key(text, "swaps");
    ch_text_char(text, '[');
    for (int i = 0; i < check->swap_count; i++) {
        separate_item(text, &first);
        put_pair(text, check->swap[i].cell, NULL);
    }
    ch_text_char(text, ']');
}

static void put_unsolvable(ChText *text, const ChPuzzle *puzzle, const ChCheck *check,
                           const ChCheckContext *context)
{
    if (check->knows_clash)
        put_cells(text, "clash", &check->clash, puzzle->given);
    if (check->has_argument)
        put_log(text, &context->checker->why.log, context);
    if (check->knows_repairs)
        put_repairs(text, puzzle, check);
}

/* ---- a partly solved grid ---- */

/* Writes a mistake; a wrongly removed mark has `"ruled-out":true`. */
static void put_mistake(ChText *text, const ChCheckContext *context, uint32_t which)
{
    ChWhy *const why = &context->checker->why;
    const ChMistakes *const mistakes = &context->checker->mistakes;
    const ChFact fact = mistakes->mistake[which];
    char name[CH_NAME_SIZE];

    ch_text_puts(text, "{\"cell\":");
    put_name(text, name, ch_name_cell(name, CH_CANDIDATE_CELL(fact.candidate)));
    put_key(text, "digit");
    put_digits_of(text, 1u << CH_CANDIDATE_DIGIT(fact.candidate));
    if (fact.holds)
        put_flag(text, "ruled-out", true);
    ch_why_mistake(why, mistakes, which, context->plan);
    if (why->closer >= 0) {
        put_key(text, "sees");
        put_name(text, name,
                 ch_name_placed(name, CH_CANDIDATE(why->closer, why->board.digit[why->closer])));
    }
    if (why->closer >= 0 || why->is_proved)
        put_log(text, &why->log, context);
    ch_text_char(text, '}');
}

static void put_mistakes(ChText *text, const ChCheckContext *context)
{
    const ChChecker *const checker = context->checker;
    bool first = true;

    put_key(text, "mistakes");
    ch_text_char(text, '[');
    for (uint32_t i = 0; i < checker->mistakes.mistake_count; i++) {
        separate_item(text, &first);
        put_mistake(text, context, i);
    }
    ch_text_char(text, ']');
    if (checker->first_mistake >= 0) {
        char name[CH_NAME_SIZE];
        put_key(text, "first-mistake");
        put_name(text, name,
                 ch_name_placed(name, checker->mistakes.mistake[checker->first_mistake].candidate));
    }
    if (checker->mistakes.is_dead_end)
        put_flag(text, "dead-end", true);
}

/* ---- public functions ---- */

void ch_check_json(ChText *text, const ChPuzzle *puzzle, const ChCheck *check,
                   const ChCheckContext *context)
{
    ch_text_puts(text, "{\"format\":\"crosshatch-check\",\"version\":1");
    put_key(text, "puzzle");
    ch_text_char(text, '"');
    put_puzzle(text, puzzle);
    ch_text_char(text, '"');
    if (puzzle->has_notes)
        ch_text_puts(text, CH_JSON_NOTES);
    put_word(text, "verdict", ch_verdict_word(check->verdict));
    if (check->verdict == CH_VERDICT_SEVERAL)
        put_several(text, check);
    if (check->verdict == CH_VERDICT_UNIQUE)
        put_unique(text, puzzle, check);
    if (check->verdict == CH_VERDICT_UNSOLVABLE)
        put_unsolvable(text, puzzle, check, context);
    else if (puzzle->has_start && check->verdict != CH_VERDICT_UNFINISHED)
        put_mistakes(text, context);
    ch_text_char(text, '}');
}

void ch_check_verdict_line(ChText *text, const ChPuzzle *puzzle, const ChCheck *check)
{
    put_puzzle(text, puzzle);
    ch_text_char(text, ' ');
    ch_text_puts(text, ch_verdict_word(check->verdict));
}
