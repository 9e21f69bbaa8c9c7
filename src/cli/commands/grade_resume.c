/* grade_resume.c - see grade_resume.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_resume.h"

#include <string.h>

#include "error_records.h"
#include "fault.h"
#include "grade_pattern.h"
#include "grid_print.h"
#include "resume.h"

/* The file, and the input that it is compared with. */
typedef struct Comparison {
    ChBatch *batch;
    const ChGradeForm *form;
    ChResume file;
    ChGradePattern pattern;
} Comparison;

/* ---- refusals ---- */

/* Returns a field with bytes for a message: printable, and shortened. */
static ChField field_shown(const char *name, ChFault *shown, const char *bytes, size_t length)
{
    ch_fault(shown, CH_OK, 0, 0, bytes, length);
    return shown->found[0] != '\0' ? ch_field_string(name, shown->found)
                                   : ch_field_message(name, N_("the end"));
}

static bool refuse_head(Comparison *comparison, const ChText *head)
{
    const ChText *const line = &comparison->file.text;
    ChFault expected;
    ChFault found;
    const ChField field[] = {
        ch_field_string("name", comparison->file.name),
        field_shown("expected", &expected, ch_text_string(head), head->length - 1),
        field_shown("found", &found, ch_text_string(line), line->length),
    };

    ch_complain(comparison->batch->cli,
                N_("cannot go on with {name}: it begins with another header: expected {expected}; "
                   "found {found}"),
                field, 3);
    return false;
}

static bool refuse_more(Comparison *comparison)
{
    const ChField field[] = {ch_field_string("name", comparison->file.name),
                             ch_field_number("line", (uint32_t)comparison->file.line)};

    ch_complain(comparison->batch->cli,
                N_("cannot go on with {name}: from line {line} on it has more records than there "
                   "are puzzles"),
                field, 2);
    return false;
}

static bool refuse_line(Comparison *comparison, const ChInputItem *item)
{
    if (comparison->pattern.failed) {
        ch_complain(comparison->batch->cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
        return false;
    }
    const ChText *const line = &comparison->file.text;
    const size_t at = comparison->pattern.reached;
    ChText puzzle = CH_TEXT_EMPTY;
    ChFault input;
    ChFault found;

    ch_fault(&input, CH_OK, 0, 0, item->entry.text, item->entry.length);
    if (item->entry.status == CH_OK)
        ch_print_puzzle(&puzzle, &item->entry.puzzle);
    else
        ch_text_puts(&puzzle, input.found);
    const ChField field[] = {
        ch_field_string("name", comparison->file.name),
        ch_field_number("line", (uint32_t)comparison->file.line),
        ch_field_number("column", (uint32_t)at + 1),
        ch_field_string("puzzle", ch_text_whole(&puzzle)),
        field_shown("found", &found, ch_text_string(line) + at, line->length - at),
    };
    ch_complain(comparison->batch->cli,
                N_("cannot go on with {name}: line {line}, column {column}: expected a record of "
                   "{puzzle}; found {found}"),
                field, sizeof field / sizeof *field);
    ch_text_free(&puzzle);
    return false;
}

/* ---- comparison ---- */

static bool compare_head(Comparison *comparison, const ChText *head)
{
    const ChText *const line = &comparison->file.text;
    const ChResumed found = ch_resume_line(&comparison->file);

    if (found == CH_RESUMED_END || found == CH_RESUMED_FAILED)
        return found == CH_RESUMED_END;
    if (line->length >= head->length ||
        memcmp(ch_text_string(line), ch_text_string(head), line->length) != 0 ||
        (found == CH_RESUMED_LINE && line->length + 1 < head->length))
        return refuse_head(comparison, head);
    return true;
}

/* Reads the next puzzle; false after the last. Reports files that cannot be read. */
static bool next_puzzle(ChBatch *batch, ChInputItem *item)
{
    ChText err = CH_TEXT_EMPTY;
    const bool found = ch_batch_next(batch, item, &err);

    ch_output_flush(&batch->cli->err, &err);
    ch_text_free(&err);
    if (found && item->entry.status != CH_OK)
        item->entry.length = ch_record_input(&item->entry);
    return found;
}

static bool compare_records(Comparison *comparison)
{
    ChBatch *const batch = comparison->batch;
    ChResume *const file = &comparison->file;
    ChInputItem *const item = &batch->first;
    ChResumed found;

    while ((found = ch_resume_line(file)) == CH_RESUMED_LINE || found == CH_RESUMED_CUT) {
        const ChBytes line = {ch_text_string(&file->text), file->text.length};
        if (!next_puzzle(batch, item))
            return refuse_more(comparison);
        if (!ch_grade_pattern_fits(&comparison->pattern, comparison->form, item,
                                   ch_batch_number(batch, batch->items), line,
                                   found == CH_RESUMED_CUT))
            return refuse_line(comparison, item);
        batch->has_first = found == CH_RESUMED_CUT;
        if (batch->has_first)
            return true;
        batch->items++;
    }
    return found == CH_RESUMED_END;
}

/* Whether records can be added to a file of this name: to text, but to nothing that a codec
 * writes. */
static bool can_go_on_with(ChCli *cli, const char *name)
{
    const ChField field = ch_field_string("name", name);
    const bool is_table = ch_codec_has_name(&ch_parquet, name);

    if (!is_table && ch_codec_of_name(name) == NULL)
        return true;
    ch_complain(cli,
                is_table ? N_("cannot go on with {name}: --resume adds plain text; write JSON, "
                              "and pass it to crosshatch-parquet when it is whole")
                         : N_("cannot go on with {name}: --resume adds plain text; leave this "
                              "ending out, and compress the file when it is whole"),
                &field, 1);
    return false;
}

bool ch_grade_resume(ChBatch *batch, const ChGradeForm *form, const ChText *head)
{
    Comparison comparison = {.batch = batch, .form = form};
    ChResume *const file = &comparison.file;

    if (!can_go_on_with(batch->cli, batch->cli->options.resume) ||
        !ch_resume_open(file, batch->cli, batch->cli->options.resume))
        return false;
    bool good = (head->length == 0 || compare_head(&comparison, head)) &&
                compare_records(&comparison) && ch_resume_begin(file);
    if (good && file->end == 0)
        good = ch_output_write(&batch->cli->out, ch_text_string(head), head->length);
    ch_resume_close(file);
    ch_grade_pattern_free(&comparison.pattern);
    return good;
}
