/* rating_json.c - see rating_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "rating_json.h"

#include <stdio.h>

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

void ch_rating_step(ChText *steps, const ChSeScale *scale, const ChSeHint *hint)
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

static void put_number(ChJsonWriter *json, const char *key, const char *text)
{
    const bool is_bound = text != NULL && *text == '>';
    char above[16];

    ch_json_put_raw(json, key, is_bound ? text + 1 : text);
    snprintf(above, sizeof above, "%s_above", key);
    if (is_bound)
        ch_json_put_flag(json, above, true);
}

static void put_rating(ChJsonWriter *json, const ChSeRating *rating, const ChText number[3],
                       const ChText *steps)
{
    static const char *const keys[] = {"er", "ep", "ed"};

    for (int i = 0; i < 3 && rating->end != CH_SE_FILLED; i++)
        put_number(json, keys[i], ch_text_whole(&number[i]));
    ch_json_open(json, "steps", '[');
    ch_json_put_raw(json, NULL, ch_text_whole(steps));
    ch_json_close(json, ']');
}

void ch_rating_json(ChText *out, const ChPuzzle *puzzle, const ChGrades *grades, int scale,
                    const ChText number[3], const ChText *steps)
{
    ChJsonWriter json = {out, false};

    ch_json_open(&json, NULL, '{');
    (void)ch_json_begin(&json, "puzzle", 0);
    ch_text_char(out, '"');
    ch_print_puzzle(out, puzzle);
    ch_text_char(out, '"');
    if (grades->check.verdict != CH_VERDICT_UNIQUE)
        ch_json_put_word(&json, "status", ch_verdict_word(grades->check.verdict));
    if (grades->has_rating[scale])
        put_rating(&json, &grades->rating[scale], number, steps);
    ch_json_close_line(&json);
}
