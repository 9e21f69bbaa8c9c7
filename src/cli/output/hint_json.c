/* hint_json.c - see hint_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hint_json.h"

#include "json_things.h"
#include "log_json_text.h"
#include "suspects_json.h"

static void put_verdict(ChJsonWriter *json, const ChHintJson *hint)
{
    const ChSoundness verdict = hint->mistakes->verdict;

    if (verdict != CH_VERDICT_UNIQUE)
        ch_json_put_word(json, "verdict", ch_verdict_word(verdict));
    if (verdict == CH_VERDICT_UNSOLVABLE)
        ch_suspects_json(json, hint->search, hint->puzzle);
}

static void put_marks(ChJsonWriter *json, const ChHintJson *hint)
{
    if (hint->marks != NULL)
        ch_json_put_word(json, "marks", hint->marks);
}

void ch_hint_json_log(const ChHintJson *hint, const ChLog *log, bool argument, const char *key,
                      const char *value)
{
    ChJsonWriter json = {hint->out, false};
    ChLogStyle style = ch_log_style(hint->style);

    style.argument = argument;
    ch_log_json_text(&json, NULL, log, &style, hint->log_replay, hint->sentence);
    put_verdict(&json, hint);
    put_marks(&json, hint);
    if (key != NULL)
        ch_json_put_word(&json, key, value);
    ch_json_close_line(&json);
}

void ch_hint_json_text(const ChHintJson *hint, int level, const ChText *text)
{
    ChJsonWriter json = {hint->out, false};

    ch_json_open_format(&json, NULL, "crosshatch-hint");
    ch_json_put_number(&json, "level", (uint64_t)level);
    ch_json_put_string(&json, "text", ch_text_whole(text));
    put_verdict(&json, hint);
    put_marks(&json, hint);
    ch_json_put_notes(&json, hint->puzzle);
    ch_json_close_line(&json);
}
