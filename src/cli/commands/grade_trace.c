/* grade_trace.c - see grade_trace.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_trace.h"

#include "error_records.h"
#include "grid_print.h"
#include "json_things.h"

/* Returns a candidate of the grader, which counts cells row by row. */
static int candidate_of(int cell, int digit)
{
    return CH_CANDIDATE(CH_CELL_AT(cell / 9, cell % 9), digit);
}

static void put_conclusions(ChJsonWriter *json, const ChSeHint *hint)
{
    if (hint->place == CH_SE_NOWHERE)
        ch_json_put_raw(json, "place", "null");
    else
        ch_json_put_name(json, "place", ch_name_placed,
                         candidate_of(hint->place / 9, hint->place % 9));
    ch_json_open(json, "eliminate", '[');
    for (int cell = 0; cell < CH_CELLS; cell++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (hint->removed.of[cell] >> digit & 1)
                ch_json_put_name(json, NULL, ch_name_removed, candidate_of(cell, digit));
    ch_json_close(json, ']');
}

void ch_grade_step(ChText *steps, const ChSeScale *scale, const ChSeHint *hint)
{
    ChJsonWriter json = {steps, steps->length > 0};
    char name[CH_SE_NAME];

    ch_se_name(scale, hint, name);
    ch_json_open(&json, NULL, '{');
    ch_json_put_word(&json, "technique", name);
    (void)ch_json_begin(&json, "rating", 0);
    ch_se_print(steps, hint->rating);
    if (hint->nodes > 0)
        ch_json_put_number(&json, "nodes", (uint64_t)hint->nodes);
    put_conclusions(&json, hint);
    ch_json_close(&json, '}');
}

static void put_rating(ChJsonWriter *json, const char *name, char letter, const ChGraded *graded)
{
    ChText value = CH_TEXT_EMPTY;

    ch_grade_put(&value, letter, graded);
    ch_grade_number(json, name, ch_text_whole(&value));
    ch_text_free(&value);
}

static void put_steps(ChJsonWriter *json, const ChGraded *graded, const ChText *steps)
{
    if (graded->grades->rating[graded->chosen].end != CH_SE_FILLED) {
        put_rating(json, "er", 'r', graded);
        put_rating(json, "ep", 'p', graded);
        put_rating(json, "ed", 'd', graded);
    }
    ch_json_open(json, "steps", '[');
    ch_json_put_raw(json, NULL, ch_text_whole(steps));
    ch_json_close(json, ']');
}

void ch_grade_trace(ChText *out, const ChCli *cli, const ChGraded *graded, const ChText *steps)
{
    ChJsonWriter json = {out, false};

    if (graded->grades->check.verdict == CH_VERDICT_ERROR) {
        ch_record_error_json(out, "crosshatch-grade", cli, graded->item);
        return;
    }
    ch_json_open(&json, NULL, '{');
    (void)ch_json_begin(&json, "puzzle", 0);
    ch_text_char(out, '"');
    ch_print_puzzle(out, &graded->item->entry.puzzle);
    ch_text_char(out, '"');
    if (graded->grades->check.verdict != CH_VERDICT_UNIQUE)
        ch_json_put_word(&json, "status", ch_verdict_word(graded->grades->check.verdict));
    if (graded->grades->has_rating[graded->chosen])
        put_steps(&json, graded, steps);
    ch_json_close_line(&json);
}
