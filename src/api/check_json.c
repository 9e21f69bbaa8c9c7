/* check_json.c - see check_json.h.
 *
 * Parts that do not apply, or that the budget did not reach, are left out. Lists are in row order
 * unless they have an order of their own.
 *
 * SPDX-License-Identifier: MIT
 */
#include "check_json.h"

#include "json_things.h"
#include "log_json_text.h"

/* Writes two cells, each with its digit in DIGITS unless that is NULL. */
static void put_pair(ChJsonWriter *json, const uint8_t pair[2], const uint8_t *digits)
{
    ch_json_open(json, NULL, '[');
    ch_json_put_cell(json, NULL, pair[0], digits);
    ch_json_put_cell(json, NULL, pair[1], digits);
    ch_json_close(json, ']');
}

static void put_log(ChJsonWriter *json, const ChLog *log, const ChCheckContext *context)
{
    const ChLogStyle style = {
        .language = context->language, .argument = true, .notation = context->notation};

    ch_log_json_text(json, "argument", log, &style, context->log_replay, context->sentence);
    ch_json_close(json, '}');
}

/* ---- several ---- */

static void put_several(ChJsonWriter *json, const ChCheck *check)
{
    if (check->is_counted) {
        ch_json_put_number(json, "solutions", check->solutions);
        ch_json_put_number(json, "limit", check->limit);
    }
    ch_json_open(json, "witnesses", '[');
    ch_json_put_grid(json, NULL, check->solution);
    ch_json_put_grid(json, NULL, check->other);
    ch_json_close(json, ']');
    ch_json_put_cells(json, "differ", &check->differ, NULL);
    ch_json_put_cell_digits(json, "interchange", check->exchanged);
    ch_json_put_flag(json, "smallest", check->is_smallest);
    if (!check->knows_certain)
        return;
    ch_json_put_cells(json, "certain", &check->certain, check->solution);
    ch_json_put_marks(json, "possible", &check->possible);
    if (check->knows_fixes)
        ch_json_put_names(json, "fixes", ch_name_placed, check->fix, check->fix_count);
}

/* ---- unique ---- */

static void put_backdoors(ChJsonWriter *json, const ChCheck *check)
{
    ch_json_put_cells(json, "backdoors", &check->backdoors, check->solution);
    if (!ch_cells_empty(check->backdoors))
        return;
    ch_json_open(json, "backdoor-pairs", '[');
    for (int i = 0; i < check->pair_count; i++)
        put_pair(json, check->pair[i], check->solution);
    ch_json_close(json, ']');
}

static void put_unique(ChJsonWriter *json, const ChPuzzle *puzzle, const ChCheck *check)
{
    ch_json_put_grid(json, "solution", check->solution);
    ch_json_put_word(json, "logic", check->is_logical ? "solved" : "stuck");
    if (check->hardest != CH_TECHNIQUE_NONE)
        ch_json_put_word(json, "hardest", ch_technique(check->hardest)->key);
    if (check->knows_redundant) {
        ch_json_put_flag(json, "minimal", ch_cells_empty(check->redundant));
        ch_json_put_cells(json, "redundant", &check->redundant, puzzle->given);
    }
    put_backdoors(json, check);
}

/* ---- unsolvable ---- */

static void put_repair(ChJsonWriter *json, const ChPuzzle *puzzle, const ChRepair *repair)
{
    static const char *const slip[] = {
        [CH_SLIP_KEY] = "key", [CH_SLIP_MISREAD] = "misread", [CH_SLIP_OTHER] = "other"};

    ch_json_open(json, NULL, '{');
    ch_json_put_name(json, "cell", ch_name_cell, repair->cell);
    ch_json_put_digits(json, "given", 1u << puzzle->given[repair->cell]);
    ch_json_put_digits(json, "digits", repair->digits);
    ch_json_put_word(json, "slip", slip[repair->slip]);
    ch_json_close(json, '}');
}

static void put_repairs(ChJsonWriter *json, const ChPuzzle *puzzle, const ChCheck *check)
{
    ch_json_open(json, "repairs", '[');
    for (int i = 0; i < check->repair_count; i++)
        put_repair(json, puzzle, &check->repair[i]);
    ch_json_close(json, ']');
    ch_json_put_cells(json, "removals", &check->removals, NULL);
    ch_json_open(json, "swaps", '[');
    for (int i = 0; i < check->swap_count; i++)
        put_pair(json, check->swap[i].cell, NULL);
    ch_json_close(json, ']');
}

static void put_unsolvable(ChJsonWriter *json, const ChPuzzle *puzzle, const ChCheck *check,
                           const ChCheckContext *context)
{
    if (check->knows_clash)
        ch_json_put_cells(json, "clash", &check->clash, puzzle->given);
    if (check->has_argument)
        put_log(json, &context->checker->why.log, context);
    if (check->knows_repairs)
        put_repairs(json, puzzle, check);
}

/* ---- a partly solved grid ---- */

/* Writes a mistake; a wrongly removed mark has `"ruled-out":true`. */
static void put_mistake(ChJsonWriter *json, const ChCheckContext *context, uint32_t which)
{
    ChWhy *const why = &context->checker->why;
    const ChMistakes *const mistakes = &context->checker->mistakes;
    const ChFact fact = mistakes->mistake[which];

    ch_json_open(json, NULL, '{');
    ch_json_put_name(json, "cell", ch_name_cell, CH_CANDIDATE_CELL(fact.candidate));
    ch_json_put_digits(json, "digit", 1u << CH_CANDIDATE_DIGIT(fact.candidate));
    if (fact.holds)
        ch_json_put_flag(json, "ruled-out", true);
    ch_why_mistake(why, mistakes, which, context->plan);
    if (why->deciding_cell >= 0)
        ch_json_put_cell(json, "sees", why->deciding_cell, why->board.digit);
    if (why->deciding_cell >= 0 || why->is_proved)
        put_log(json, &why->log, context);
    ch_json_close(json, '}');
}

static void put_mistakes(ChJsonWriter *json, const ChCheckContext *context)
{
    const ChChecker *const checker = context->checker;
    const ChMistakes *const mistakes = &checker->mistakes;

    ch_json_open(json, "mistakes", '[');
    for (uint32_t i = 0; i < mistakes->mistake_count; i++)
        put_mistake(json, context, i);
    ch_json_close(json, ']');
    if (checker->first_mistake >= 0)
        ch_json_put_name(json, "first-mistake", ch_name_placed,
                         mistakes->mistake[checker->first_mistake].candidate);
    if (mistakes->is_dead_end)
        ch_json_put_flag(json, "dead-end", true);
}

/* ---- public functions ---- */

void ch_check_json(ChText *text, const ChPuzzle *puzzle, const ChCheck *check,
                   const ChCheckContext *context)
{
    ChJsonWriter json = {text, false};

    ch_json_open_format(&json, NULL, "crosshatch-check");
    ch_json_put_puzzle(&json, puzzle);
    ch_json_put_notes(&json, puzzle);
    ch_json_put_word(&json, "verdict", ch_verdict_word(check->verdict));
    if (check->verdict == CH_VERDICT_SEVERAL)
        put_several(&json, check);
    if (check->verdict == CH_VERDICT_UNIQUE)
        put_unique(&json, puzzle, check);
    if (check->verdict == CH_VERDICT_UNSOLVABLE)
        put_unsolvable(&json, puzzle, check, context);
    else if (puzzle->has_start && check->verdict != CH_VERDICT_UNFINISHED)
        put_mistakes(&json, context);
    ch_json_close_line(&json);
}

void ch_check_verdict_line(ChText *text, const ChPuzzle *puzzle, const ChCheck *check)
{
    char grid[CH_CANDIDATES + 1] = {0};

    if (puzzle->has_marks)
        ch_name_marks(grid, &puzzle->marks);
    else
        ch_name_grid(grid, puzzle->given);
    ch_text_puts(text, grid);
    ch_text_char(text, ' ');
    ch_text_puts(text, ch_verdict_word(check->verdict));
}
