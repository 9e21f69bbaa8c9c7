/* grade_fields.c - see grade_fields.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_fields.h"

#include <stdio.h>
#include <string.h>

#include "bits.h"
#include "error_records.h"
#include "grid_print.h"
#include "notation.h"

/* The kind of a value: how JSON writes it, and whether it needs quotation marks in CSV or
 * escapes. */
typedef enum Kind { WORD, NUMBER, FREE } Kind;

/* A field. */
typedef struct Row {
    char letter;
    const char *name;
    Kind kind;
    unsigned needs;
    bool of_any; /* every puzzle has it, not just one with a single solution */
    void (*put)(ChText *out, const ChGraded *graded);
} Row;

/* ---- values ---- */

static void put_puzzle(ChText *out, const ChGraded *graded)
{
    ch_print_puzzle(out, &graded->item->entry.puzzle);
}

static void put_status(ChText *out, const ChGraded *graded)
{
    ch_text_puts(out, ch_verdict_word(graded->check.verdict));
}

static void put_number(ChText *out, const ChGraded *graded)
{
    ch_text_number(out, graded->number);
}

static void put_givens(ChText *out, const ChGraded *graded)
{
    unsigned givens = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        givens += graded->item->entry.puzzle.given[cell] != CH_NO_DIGIT;
    ch_text_number(out, givens);
}

static void put_solution(ChText *out, const ChGraded *graded)
{
    char grid[CH_CELLS];

    ch_name_grid(grid, graded->check.solution);
    ch_text_add(out, grid, sizeof grid);
}

static void put_level(ChText *out, const ChGraded *graded)
{
    ch_text_puts(out, ch_level_key(graded->path.level));
}

static void put_technique(ChText *out, const ChGraded *graded)
{
    const ChTechnique *const technique = ch_technique(graded->path.hardest);

    ch_text_puts(out, technique != NULL ? technique->key : "none");
}

#define PUT_STEPS(level)                                                                           \
    static void put_steps_##level(ChText *out, const ChGraded *graded)                             \
    {                                                                                              \
        ch_text_number(out, graded->path.steps[level]);                                            \
    }
PUT_STEPS(1)
PUT_STEPS(2)
PUT_STEPS(3)
PUT_STEPS(4)
PUT_STEPS(5)

static void put_left(ChText *out, const ChGraded *graded)
{
    ch_text_number(out, graded->path.left);
}

static void put_bottleneck(ChText *out, const ChGraded *graded)
{
    ch_text_number(out, graded->width.bottleneck);
}

static void put_bottleneck_step(ChText *out, const ChGraded *graded)
{
    ch_text_number(out, graded->width.at);
}

/* Adds the bits of search, to one decimal. */
static void put_search(ChText *out, const ChGraded *graded)
{
    const uint64_t tenths = ((uint64_t)graded->width.search * 10 + CH_BIT / 2) / CH_BIT;

    ch_text_number(out, tenths / 10);
    ch_text_char(out, '.');
    ch_text_number(out, tenths % 10);
}

static void put_hodoku_level(ChText *out, const ChGraded *graded)
{
    ch_text_puts(out, ch_hodoku_level_name(graded->hodoku.level));
}

static void put_hodoku_score(ChText *out, const ChGraded *graded)
{
    ch_text_number(out, graded->hodoku.score);
}

static void put_seconds(ChText *out, const ChGraded *graded)
{
    const uint64_t micro = graded->nanoseconds / 1000;

    ch_text_number(out, micro / 1000000);
    ch_text_char(out, '.');
    for (uint64_t digit = 100000; digit > 0; digit /= 10)
        ch_text_char(out, (char)('0' + micro / digit % 10));
}

static void put_tail(ChText *out, const ChGraded *graded)
{
    ch_text_add(out, graded->item->entry.tail.at, graded->item->entry.tail.length);
}

static void put_er(ChText *out, const ChGraded *graded)
{
    ch_se_print_of(out, &graded->rating, graded->rating.er);
}

static void put_ep(ChText *out, const ChGraded *graded)
{
    ch_se_print_of(out, &graded->rating, graded->rating.ep);
}

static void put_ed(ChText *out, const ChGraded *graded)
{
    ch_se_print_of(out, &graded->rating, graded->rating.ed);
}

static void put_error(ChText *out, const ChGraded *graded)
{
    if (graded->check.verdict == CH_VERDICT_ERROR)
        ch_record_error_brief(out, graded->item);
}

static void put_rules(ChText *out, const ChGraded *graded)
{
    ch_text_puts(out, "crosshatch " CH_VERSION " and ");
    ch_text_puts(out, graded->scale->rules);
    ch_text_puts(out, " and " CH_HODOKU_RULES);
}

static const Row ROWS[] = {
    {'g', "puzzle", WORD, 0, true, put_puzzle},
    {'u', "status", WORD, 0, true, put_status},
    {'c', "givens", NUMBER, 0, true, put_givens},
    {'L', "level", WORD, CH_GRADE_PATH, false, put_level},
    {'t', "technique", WORD, CH_GRADE_PATH, false, put_technique},
    {'1', "easy", NUMBER, CH_GRADE_PATH, false, put_steps_1},
    {'2', "medium", NUMBER, CH_GRADE_PATH, false, put_steps_2},
    {'3', "hard", NUMBER, CH_GRADE_PATH, false, put_steps_3},
    {'4', "expert", NUMBER, CH_GRADE_PATH, false, put_steps_4},
    {'5', "extreme", NUMBER, CH_GRADE_PATH, false, put_steps_5},
    {'o', "left", NUMBER, CH_GRADE_PATH, false, put_left},
    {'b', "bottleneck", NUMBER, CH_GRADE_PATH | CH_GRADE_WIDTH, false, put_bottleneck},
    {'B', "bottleneck_step", NUMBER, CH_GRADE_PATH | CH_GRADE_WIDTH, false, put_bottleneck_step},
    {'q', "search", NUMBER, CH_GRADE_PATH | CH_GRADE_WIDTH, false, put_search},
    {'r', "er", NUMBER, CH_GRADE_SE, false, put_er},
    {'p', "ep", NUMBER, CH_GRADE_SE, false, put_ep},
    {'d', "ed", NUMBER, CH_GRADE_SE, false, put_ed},
    {'l', "hodoku_level", WORD, CH_GRADE_HODOKU, false, put_hodoku_level},
    {'s', "hodoku_score", NUMBER, CH_GRADE_HODOKU, false, put_hodoku_score},
    {'v', "rules", WORD, 0, true, put_rules},
    {'x', "text", FREE, CH_GRADE_ECHO, true, put_tail},
    {'E', "error", FREE, 0, true, put_error}, /* in JSON, several members */
    /* letters only: different on every run, or too long for a table */
    {'n', NULL, NUMBER, 0, true, put_number},
    {'S', NULL, WORD, 0, false, put_solution},
    {'e', NULL, NUMBER, 0, true, put_seconds},
};

enum { ROW_COUNT = sizeof ROWS / sizeof *ROWS };

static const Row *row_of_letter(char letter)
{
    for (int i = 0; i < ROW_COUNT; i++)
        if (ROWS[i].letter == letter)
            return &ROWS[i];
    return NULL;
}

/* ---- forms ---- */

/* Whether a field is a column of CSV and JSON. */
static bool is_column(const ChGradeForm *form, const Row *row)
{
    return row->name != NULL && (row->needs & ~form->needs) == 0;
}

const char *ch_grade_form(ChGradeForm *form, const ChCli *cli, const char *format)
{
    *form = (ChGradeForm){.cli = cli, .format = format, .json = cli->options.json};
    if (format == NULL) {
        form->needs = CH_GRADE_PATH | CH_GRADE_WIDTH | CH_GRADE_SE | CH_GRADE_HODOKU |
                      (cli->options.echo ? CH_GRADE_ECHO : 0);
        return NULL;
    }
    for (const char *at = strchr(format, '%'); at != NULL; at = strchr(at + 2, '%')) {
        const Row *const row = row_of_letter(at[1]);
        if (at[1] != '%' && row == NULL)
            return at + 1;
        form->needs |= at[1] == '%' ? 0 : row->needs;
    }
    return NULL;
}

void ch_grade_letters(ChText *out)
{
    for (int i = 0; i < ROW_COUNT; i++) {
        ch_text_puts(out, i > 0 ? ", %" : "%");
        ch_text_char(out, ROWS[i].letter);
    }
}

void ch_grade_head(ChText *out, const ChGradeForm *form)
{
    if (form->format != NULL || form->json || form->cli->options.trace)
        return;
    for (int i = 0; i < ROW_COUNT; i++) {
        if (!is_column(form, &ROWS[i]))
            continue;
        if (i > 0)
            ch_text_char(out, ',');
        ch_text_puts(out, ROWS[i].name);
    }
    ch_text_char(out, '\n');
}

/* Whether this puzzle has a value of the field. */
static bool is_known(const Row *row, const ChGraded *graded)
{
    if (graded->check.verdict == CH_VERDICT_ERROR)
        return strchr("unvE", row->letter) != NULL;
    if (row->needs & CH_GRADE_SE)
        return graded->has_rating;
    return row->of_any || graded->check.verdict == CH_VERDICT_UNIQUE;
}

/* Adds a value; in a pattern, a blank for a value that takes work. */
static void put_value(ChText *out, const Row *row, const ChGraded *graded)
{
    if (!graded->is_pattern || (row->of_any && row->letter != 'e')) {
        row->put(out, graded);
        return;
    }
    ch_text_char(out, CH_GRADE_BLANK);
    ch_text_char(out, row->letter);
}

void ch_grade_put(ChText *out, char letter, const ChGraded *graded)
{
    put_value(out, row_of_letter(letter), graded);
}

/* Joins the lines added since START, since a record has only one. */
static void join_lines(ChText *out, size_t start)
{
    for (size_t i = start; i < out->length; i++)
        if (out->data[i] == '\n' || out->data[i] == '\r')
            out->data[i] = ' ';
}

/* Adds free text as CSV: quoted if necessary, with quotes inside doubled, and on one line. */
static void put_free(ChText *out, const char *text)
{
    const bool must_quote = strpbrk(text, ",\"\n\r") != NULL;

    if (must_quote)
        ch_text_char(out, '"');
    for (; *text != '\0'; text++) {
        if (*text == '"')
            ch_text_char(out, '"');
        ch_text_char(out, *text == '\n' || *text == '\r' ? ' ' : *text);
    }
    if (must_quote)
        ch_text_char(out, '"');
}

static void print_csv(ChText *out, const ChGradeForm *form, const ChGraded *graded, ChText *scratch)
{
    for (int i = 0; i < ROW_COUNT; i++) {
        if (!is_column(form, &ROWS[i]))
            continue;
        if (i > 0)
            ch_text_char(out, ',');
        if (!is_known(&ROWS[i], graded))
            continue;
        ch_text_clear(scratch);
        put_value(scratch, &ROWS[i], graded);
        if (ROWS[i].kind == FREE)
            put_free(out, ch_text_string(scratch));
        else
            ch_text_puts(out, ch_text_string(scratch));
    }
}

/* Whether a field is a member of the JSON object. A filled grid has no rating, only the text that
 * Sudoku Explainer prints for it. An error has several members. */
static bool is_member(const Row *row, const ChGraded *graded)
{
    return is_known(row, graded) && row->letter != 'E' &&
           !((row->needs & CH_GRADE_SE) && graded->rating.end == CH_SE_FILLED);
}

void ch_grade_number(ChJsonWriter *json, const char *key, const char *text)
{
    const bool is_bound = text != NULL && *text == '>';
    char above[16];

    ch_json_put_raw(json, key, is_bound ? text + 1 : text);
    snprintf(above, sizeof above, "%s_above", key);
    if (is_bound)
        ch_json_put_flag(json, above, true);
}

static void print_json(ChText *out, const ChGradeForm *form, const ChGraded *graded,
                       ChText *scratch)
{
    static void (*const put[])(ChJsonWriter *, const char *, const char *) = {
        [WORD] = ch_json_put_word, [NUMBER] = ch_grade_number, [FREE] = ch_json_put_string};
    ChJsonWriter json = {out, false};

    ch_json_open_format(&json, NULL, "crosshatch-grade");
    for (const Row *row = ROWS; row < ROWS + ROW_COUNT; row++) {
        if (!is_column(form, row) || !is_member(row, graded))
            continue;
        ch_text_clear(scratch);
        put_value(scratch, row, graded);
        put[row->kind](&json, row->name, ch_text_string(scratch));
    }
    if (graded->check.verdict == CH_VERDICT_ERROR)
        ch_record_error_members(&json, form->cli, graded->item);
    ch_json_close(&json, '}');
}

/* Prints a record by a format with letters. The status replaces a missing value. */
static void print_letters(ChText *out, const char *format, const ChGraded *graded)
{
    for (; *format != '\0'; format++) {
        if (*format != '%' || *++format == '%') {
            ch_text_char(out, *format);
            continue;
        }
        const Row *const row = row_of_letter(*format);
        const size_t start = out->length;
        if (is_known(row, graded))
            put_value(out, row, graded);
        else
            put_status(out, graded);
        join_lines(out, start);
    }
}

void ch_grade_print(ChText *out, const ChGradeForm *form, const ChGraded *graded)
{
    ChText scratch = CH_TEXT_EMPTY;

    if (form->format != NULL)
        print_letters(out, form->format, graded);
    else if (form->json)
        print_json(out, form, graded, &scratch);
    else
        print_csv(out, form, graded, &scratch);
    ch_text_char(out, '\n');
    out->failed |= scratch.failed;
    ch_text_free(&scratch);
}
