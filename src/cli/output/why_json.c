/* why_json.c - see why_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "why_json.h"

#include "log_json_text.h"

void ch_why_put_blocker(ChJsonWriter *json, const ChWhy *why)
{
    if (why->deciding_cell >= 0)
        ch_json_put_cell(json, "sees", why->deciding_cell, why->board.digit);
}

void ch_why_put_solutions(ChJsonWriter *json, const ChWhy *why)
{
    ch_json_put_grid(json, "with", why->with);
    ch_json_put_grid(json, "without", why->without);
}

/* Adds a log, always with arguments, and the query.  Its object stays open. */
static void put_log(ChJsonWriter *json, const ChWhyJson *context, const ChLog *log)
{
    ChLogStyle style = ch_log_style(context->style);

    style.argument = true;
    ch_log_json_text(json, NULL, log, &style, context->log_replay, context->sentence);
    ch_json_put_string(json, "asked", context->query);
    if (context->mistakes)
        ch_json_put_flag(json, "mistakes", true);
}

static void put_fact(ChJsonWriter *json, const ChWhy *why)
{
    ch_json_put_name(json, "fact", why->fact.holds ? ch_name_placed : ch_name_removed,
                     why->fact.candidate);
    ch_why_put_blocker(json, why);
}

void ch_why_json_proof(const ChWhyJson *context, const ChWhy *why)
{
    ChJsonWriter json = {context->out, false};

    put_log(&json, context, &why->log);
    put_fact(&json, why);
    ch_json_close_line(&json);
}

void ch_why_json_nothing(const ChWhyJson *context, ChEngine *engine, const ChPuzzle *puzzle,
                         unsigned digits, const char *answer)
{
    ChJsonWriter json = {context->out, false};

    ch_engine_log_position(engine, puzzle);
    put_log(&json, context, &engine->log);
    ch_json_put_word(&json, "answer", answer);
    if (digits != 0)
        ch_json_put_digits(&json, "digits", digits);
    ch_json_close_line(&json);
}

void ch_why_json_fact(const ChWhyJson *context, ChWhy *why)
{
    ChJsonWriter json = {context->out, false};

    if (why->truth == CH_TRUTH_NOWHERE || why->truth == CH_TRUTH_UNKNOWN) {
        ch_why_json_nothing(context, &why->engine, &why->puzzle, 0,
                            why->truth == CH_TRUTH_NOWHERE ? "unsolvable" : "unfinished");
        return;
    }
    put_log(&json, context, &why->log);
    if (why->truth == CH_TRUTH_OPEN) {
        ch_json_put_word(&json, "answer", "undecided");
        ch_why_put_solutions(&json, why);
    } else {
        ch_json_put_word(&json, "answer", why->truth == CH_TRUTH_HOLDS ? "right" : "wrong");
        put_fact(&json, why);
    }
    ch_json_close_line(&json);
}

void ch_why_json_step(const ChWhyJson *context, const ChLog *log)
{
    ChJsonWriter json = {context->out, false};

    put_log(&json, context, log);
    ch_json_close_line(&json);
}
