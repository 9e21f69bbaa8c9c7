/* grade_form.c - see grade_form.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_form.h"

#include <stdio.h>
#include <string.h>

#include "error_records.h"
#include "grade_rows.h"

/* ---- forms ---- */

/* Takes the columns whose work is done anyway. */
static void take_default_columns(ChGradeForm *form)
{
    for (int i = 0; i < CH_GRADE_ROWS; i++)
        if (ch_grade_rows[i].name != NULL &&
            (ch_grade_needs(&ch_grade_rows[i]) & ~form->needs) == 0)
            form->column[form->columns++] = (uint8_t)i;
}

/* Returns the row of a field in a format, %g or %{se.er}, after the percent sign; NULL: there is
 * none.  END is set to the byte after it. */
static const ChGradeRow *read_field(const char *at, const char **end)
{
    const char *const close = *at == '{' ? strchr(at, '}') : NULL;

    *end = at + (*at != '\0');
    if (close == NULL)
        return *at < ' ' ? NULL : ch_grade_row_of_letter(*at);
    *end = close + 1;
    const int row = ch_grade_row_of_name(at + 1, (size_t)(close - at - 1));
    return row < 0 ? NULL : &ch_grade_rows[row];
}

const char *ch_grade_form(ChGradeForm *form, const ChCli *cli, const char *format)
{
    *form = (ChGradeForm){.cli = cli, .format = format, .json = cli->options.json};
    if (format == NULL) {
        form->needs = CH_GRADE_PATH | CH_GRADE_WIDTH | CH_GRADE_SE | CH_GRADE_HODOKU |
                      (cli->options.echo ? CH_GRADE_ECHO : 0);
        take_default_columns(form);
        return NULL;
    }
    for (const char *at = strchr(format, '%'); at != NULL;) {
        const char *end = at + 2;
        const ChGradeRow *const row = at[1] == '%' ? NULL : read_field(at + 1, &end);
        if (at[1] != '%' && row == NULL)
            return at + 1;
        form->needs |= row == NULL ? 0 : ch_grade_needs(row);
        at = strchr(end, '%');
    }
    return NULL;
}

void ch_grade_letters(ChText *out)
{
    for (int i = 0; i < CH_GRADE_ROWS; i++)
        if (ch_grade_rows[i].letter > ' ') {
            ch_text_puts(out, i > 0 ? ", %" : "%");
            ch_text_char(out, ch_grade_rows[i].letter);
        }
    ch_text_puts(out, ", %{NAME}");
}

/* Returns the name of a form's column. */
static const char *name_of(const ChGradeForm *form, const ChGradeRow *row)
{
    return form->is_chosen && row->alias != NULL ? row->alias : row->name;
}

void ch_grade_head(ChText *out, const ChGradeForm *form)
{
    const ChCliOptions *const options = &form->cli->options;

    if (form->format != NULL || form->json || options->trace || options->no_header)
        return;
    for (int i = 0; i < form->columns; i++) {
        if (i > 0)
            ch_text_char(out, ',');
        ch_text_puts(out, name_of(form, &ch_grade_rows[form->column[i]]));
    }
    ch_text_char(out, '\n');
}

/* Whether this puzzle has a value of the field. */
static bool is_known(const ChGradeRow *row, const ChGraded *graded)
{
    if (graded->grades->check.verdict == CH_VERDICT_ERROR)
        return row->letter == CH_GRADE_PLACE || strchr("unvE", row->letter) != NULL;
    if (ch_grade_row_is_bound(row))
        return true;
    const unsigned by_steps = CH_GRADE_PATH | CH_GRADE_WIDTH | CH_GRADE_HODOKU;
    const int scale = ch_grade_needs(row) & CH_GRADE_SE ? graded->chosen : ch_grade_scale_of(row);
    if (scale >= 0)
        return graded->grades->has_rating[scale];
    if (graded->grades->is_cut)
        return ch_grade_is_of_any(row) || !(ch_grade_needs(row) & by_steps & ~graded->grades->done);
    return ch_grade_is_of_any(row) || graded->grades->check.verdict == CH_VERDICT_UNIQUE;
}

/* Adds a value; in a pattern, a blank for a value that takes work. */
static void put_value(ChText *out, const ChGradeRow *row, const ChGraded *graded)
{
    const bool is_exact =
        ch_grade_is_of_any(row) && row->letter != 'e' && row->letter != CH_GRADE_UNFINISHED;

    if (!graded->is_pattern || is_exact) {
        ch_grade_put_row(out, row, graded);
        return;
    }
    ch_text_char(out, CH_GRADE_BLANK);
    ch_text_char(out, row->letter);
}

void ch_grade_put(ChText *out, char letter, const ChGraded *graded)
{
    put_value(out, ch_grade_row_of_letter(letter), graded);
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

/* Whether the scale of a column ran out of its budget, or of the puzzle's. */
static bool is_unfinished(const ChGradeRow *row, const ChGraded *graded)
{
    const int scale = ch_grade_scale_of(row);

    return scale >= 0 && graded->grades->check.verdict != CH_VERDICT_ERROR &&
           !graded->grades->has_rating[scale] &&
           (graded->grades->is_cut || graded->grades->rating[scale].end == CH_SE_TOO_LARGE);
}

/* Makes the value of a column of --columns, whose numbers are always numbers; false if there is
 * none. */
static bool make_typed(ChText *value, const ChGradeRow *row, const ChGraded *graded)
{
    ch_text_clear(value);
    if (is_known(row, graded))
        put_value(value, row, graded);
    const char first = *ch_text_string(value);
    if (ch_grade_kind(row) == CH_GRADE_NUMBER)
        return first == CH_GRADE_BLANK || (first >= '0' && first <= '9');
    return first != '\0' || row->letter == CH_GRADE_UNFINISHED;
}

/* Makes the value of a column in the form of version 1.0; false if there is none. */
static bool make_plain(ChText *value, const ChGradeRow *row, const ChGraded *graded)
{
    ch_text_clear(value);
    if (is_unfinished(row, graded))
        ch_text_puts(value, ch_verdict_word(CH_VERDICT_UNFINISHED));
    if (is_known(row, graded))
        put_value(value, row, graded);
    return true;
}

static void print_csv(ChText *out, const ChGradeForm *form, const ChGraded *graded, ChText *scratch)
{
    for (int i = 0; i < form->columns; i++) {
        const ChGradeRow *const row = &ch_grade_rows[form->column[i]];
        if (i > 0)
            ch_text_char(out, ',');
        if (!(form->is_chosen ? make_typed : make_plain)(scratch, row, graded))
            continue;
        if (ch_grade_kind(row) == CH_GRADE_FREE)
            put_free(out, ch_text_string(scratch));
        else
            ch_text_puts(out, ch_text_string(scratch));
    }
}

/* Whether a field is a member of the JSON object. A filled grid has no rating, only the text that
 * Sudoku Explainer prints for it. An error has several members. */
static bool is_member(const ChGradeRow *row, const ChGraded *graded)
{
    const int scale = ch_grade_needs(row) & CH_GRADE_SE ? graded->chosen : ch_grade_scale_of(row);

    return is_known(row, graded) && row->letter != 'E' &&
           !(scale >= 0 && graded->grades->rating[scale].end == CH_SE_FILLED);
}

/* Adds a flag in place of a rating that its budget did not suffice for. */
static void put_unfinished(ChJsonWriter *json, const char *name)
{
    char key[32];

    snprintf(key, sizeof key, "%s_unfinished", name);
    ch_json_put_flag(json, key, true);
}

void ch_grade_number(ChJsonWriter *json, const char *key, const char *text)
{
    const bool is_bound = text != NULL && *text == '>';

    if (text != NULL && (*text == 'n' || *text == 'u')) {
        if (*text == 'u')
            put_unfinished(json, key);
        else
            ch_json_put_raw(json, key, "null");
        return;
    }
    char above[32];

    ch_json_put_raw(json, key, is_bound ? text + 1 : text);
    snprintf(above, sizeof above, "%s_above", key);
    if (is_bound)
        ch_json_put_flag(json, above, true);
}

static void (*const put_kind[])(ChJsonWriter *, const char *,
                                const char *) = {[CH_GRADE_WORD] = ch_json_put_word,
                                                 [CH_GRADE_NUMBER] = ch_grade_number,
                                                 [CH_GRADE_FREE] = ch_json_put_string};

/* Prints an object with just the columns of --columns: null where there is no value. */
static void print_typed_json(ChText *out, const ChGradeForm *form, const ChGraded *graded,
                             ChText *scratch)
{
    ChJsonWriter json = {out, false};

    ch_json_open_format(&json, NULL, "crosshatch-grade-columns");
    for (int i = 0; i < form->columns; i++) {
        const ChGradeRow *const row = &ch_grade_rows[form->column[i]];
        if (make_typed(scratch, row, graded))
            put_kind[ch_grade_kind(row)](&json, name_of(form, row), ch_text_string(scratch));
        else
            ch_json_put_raw(&json, name_of(form, row), "null");
    }
    ch_json_close(&json, '}');
}

static void print_json(ChText *out, const ChGradeForm *form, const ChGraded *graded,
                       ChText *scratch)
{
    ChJsonWriter json = {out, false};

    ch_json_open_format(&json, NULL, "crosshatch-grade");
    for (int i = 0; i < form->columns; i++) {
        const ChGradeRow *const row = &ch_grade_rows[form->column[i]];
        if (is_unfinished(row, graded))
            put_unfinished(&json, name_of(form, row));
        if (!is_member(row, graded))
            continue;
        ch_text_clear(scratch);
        put_value(scratch, row, graded);
        put_kind[ch_grade_kind(row)](&json, name_of(form, row), ch_text_string(scratch));
    }
    if (graded->grades->check.verdict == CH_VERDICT_ERROR)
        ch_record_error_members(&json, form->cli, graded->item);
    ch_json_close(&json, '}');
}

/* Prints a record by a format with letters. The status replaces a missing value. */
static void print_letters(ChText *out, const char *format, const ChGraded *graded)
{
    while (*format != '\0') {
        if (*format != '%' || format[1] == '%') {
            format += *format == '%';
            ch_text_char(out, *format++);
            continue;
        }
        const ChGradeRow *const row = read_field(format + 1, &format);
        const size_t start = out->length;
        if (is_known(row, graded))
            put_value(out, row, graded);
        else
            ch_text_puts(out, ch_verdict_word(is_unfinished(row, graded)
                                                  ? CH_VERDICT_UNFINISHED
                                                  : graded->grades->check.verdict));
        join_lines(out, start);
    }
}

void ch_grade_print(ChText *out, const ChGradeForm *form, const ChGraded *graded)
{
    ChText scratch = CH_TEXT_EMPTY;

    if (form->format != NULL)
        print_letters(out, form->format, graded);
    else if (form->json && form->is_chosen)
        print_typed_json(out, form, graded, &scratch);
    else if (form->json)
        print_json(out, form, graded, &scratch);
    else
        print_csv(out, form, graded, &scratch);
    ch_text_char(out, '\n');
    out->failed |= scratch.failed;
    ch_text_free(&scratch);
}
