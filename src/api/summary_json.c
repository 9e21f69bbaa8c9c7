/* summary_json.c - see summary_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "summary_json.h"

#include "json_things.h"
#include "log_json.h"

static void put_kinds(ChJsonWriter *json, const ChSummary *summary)
{
    ch_json_open(json, "techniques", '[');
    for (int i = 0; i < summary->kind_count; i++) {
        ch_json_open(json, NULL, '{');
        ch_json_put_word(json, "technique", ch_technique(summary->kind[i].technique)->key);
        ch_json_put_number(json, "count", summary->kind[i].count);
        ch_json_close(json, '}');
    }
    ch_json_close(json, ']');
}

static void open_place(ChJsonWriter *json, const char *key, const ChSummaryPlace *place)
{
    ch_json_open(json, key, '{');
    ch_json_put_number(json, "step", place->step);
    ch_json_put_word(json, "technique", ch_technique(place->technique)->key);
    ch_json_put_number(json, "empty", place->empty);
    ch_json_put_number(json, "offers", place->offers);
    ch_json_put_number(json, "follow", place->follow);
}

static void put_place(ChJsonWriter *json, const char *key, const ChSummaryPlace *place)
{
    open_place(json, key, place);
    ch_json_close(json, '}');
}

/* Writes the key step with its conclusions. */
static void put_key(ChJsonWriter *json, const ChSummaryPlace *place, const ChStepRecord *step)
{
    open_place(json, "key", place);
    ch_json_put_names(json, "place", ch_name_placed, step->place, step->place_count);
    ch_json_put_names(json, "eliminate", ch_name_removed, step->eliminate, step->eliminate_count);
    ch_json_close(json, '}');
}

static void put_places(ChJsonWriter *json, const ChSummary *summary, const ChLog *log,
                       ChLogReplay *log_replay)
{
    ChStepRecord step;

    if (summary->narrowest.step > 0) {
        ch_json_open(json, "narrowest", '{');
        ch_json_put_number(json, "step", summary->narrowest.step);
        ch_json_put_number(json, "offers", summary->narrowest.offers);
        ch_json_close(json, '}');
    }
    if (summary->beyond == 0)
        return;
    put_place(json, "first", &summary->first);
    put_place(json, "tightest", &summary->tightest);
    if (ch_summary_step(log_replay, log, summary->key.step, &step))
        put_key(json, &summary->key, &step);
}

void ch_summary_json(ChText *out, ChLanguage language, const ChSummary *summary,
                     const ChEngine *engine, ChLogReplay *log_replay)
{
    ChJsonWriter json = {out, false};
    ChText text = CH_TEXT_EMPTY;

    ch_json_open_format(&json, NULL, "crosshatch-summary");
    ch_json_put_puzzle(&json, engine->log.puzzle);
    ch_json_put_notes(&json, engine->log.puzzle);
    ch_json_put_word(&json, "outcome", ch_outcome_word(engine->log.outcome));
    ch_json_put_number(&json, "singles", summary->singles);
    ch_json_put_number(&json, "beyond", summary->beyond);
    ch_json_put_number(&json, "opening", summary->opening);
    ch_json_put_number(&json, "ending", summary->ending);
    put_kinds(&json, summary);
    put_places(&json, summary, &engine->log, log_replay);
    ch_summary_text(&text, language, summary, engine, log_replay);
    ch_json_put_string(&json, "text", ch_text_whole(&text));
    ch_text_free(&text);
    ch_json_close_line(&json);
}
