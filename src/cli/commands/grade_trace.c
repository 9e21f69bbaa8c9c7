/* grade_trace.c - see grade_trace.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_trace.h"

#include "check.h"
#include "error_records.h"
#include "grid_print.h"

static void put_cell(ChText *out, int cell)
{
    ch_text_char(out, 'r');
    ch_text_number(out, (uint64_t)cell / 9 + 1);
    ch_text_char(out, 'c');
    ch_text_number(out, (uint64_t)cell % 9 + 1);
}

static void put_conclusions(ChText *out, const ChSeHint *hint)
{
    bool first = true;

    ch_text_puts(out, ",\"place\":");
    if (hint->place == CH_SE_NOWHERE)
        ch_text_puts(out, "null");
    else {
        ch_text_char(out, '"');
        put_cell(out, hint->place / 9);
        ch_text_char(out, '=');
        ch_text_number(out, (uint64_t)hint->place % 9 + 1);
        ch_text_char(out, '"');
    }
    ch_text_puts(out, ",\"eliminate\":[");
    for (int cell = 0; cell < CH_CELLS; cell++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (hint->removed.of[cell] >> digit & 1) {
                ch_text_puts(out, first ? "\"" : ",\"");
                first = false;
                put_cell(out, cell);
                ch_text_puts(out, "<>");
                ch_text_number(out, (uint64_t)digit + 1);
                ch_text_char(out, '"');
            }
    ch_text_puts(out, "]}");
}

void ch_grade_step(ChText *steps, const ChSeHint *hint)
{
    char name[CH_SE_NAME];

    ch_se_name(hint, name);
    if (steps->length > 0)
        ch_text_char(steps, ',');
    ch_text_puts(steps, "{\"technique\":\"");
    ch_text_puts(steps, name);
    ch_text_puts(steps, "\",\"rating\":");
    ch_se_print(steps, hint->rating);
    if (hint->nodes > 0) {
        ch_text_puts(steps, ",\"nodes\":");
        ch_text_number(steps, (uint64_t)hint->nodes);
    }
    put_conclusions(steps, hint);
}

static void put_rating(ChText *out, const char *name, char letter, const ChGraded *graded)
{
    ChText value = CH_TEXT_EMPTY;

    ch_grade_put(&value, letter, graded);
    ch_record_number(out, name, ch_text_whole(&value));
    ch_text_free(&value);
}

static void put_steps(ChText *out, const ChGraded *graded, const ChText *steps)
{
    if (graded->rating.end != CH_SE_FILLED) {
        put_rating(out, "er", 'r', graded);
        put_rating(out, "ep", 'p', graded);
        put_rating(out, "ed", 'd', graded);
    }
    ch_text_puts(out, ",\"steps\":[");
    ch_text_puts(out, ch_text_whole(steps));
    ch_text_char(out, ']');
}

void ch_grade_trace(ChText *out, const ChCli *cli, const ChGraded *graded, const ChText *steps)
{
    if (graded->check.verdict == CH_VERDICT_ERROR) {
        ch_record_error_json(out, "crosshatch-grade", cli, graded->item);
        return;
    }
    ch_text_puts(out, "{\"puzzle\":\"");
    ch_print_puzzle(out, &graded->item->entry.puzzle);
    ch_text_char(out, '"');
    if (graded->check.verdict != CH_VERDICT_UNIQUE)
        ch_record_word(out, "status", ch_verdict_word(graded->check.verdict));
    if (graded->has_rating)
        put_steps(out, graded, steps);
    ch_text_puts(out, "}\n");
}
