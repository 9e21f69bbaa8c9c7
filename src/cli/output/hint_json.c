/* hint_json.c - see hint_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hint_json.h"

#include "error_records.h"
#include "log_json.h"
#include "log_json_text.h"

static const char *build_members(const ChHintJson *json, const char *key, const char *value)
{
    ChText *const text = json->members;
    const ChSoundness verdict = json->mistakes->verdict;

    ch_text_clear(text);
    if (verdict != CH_VERDICT_UNIQUE) {
        ch_text_puts(text, ",\"verdict\":\"");
        ch_text_puts(text, ch_verdict_word(verdict));
        ch_text_char(text, '"');
    }
    if (key != NULL) {
        ch_text_puts(text, ",\"");
        ch_text_puts(text, key);
        ch_text_puts(text, "\":\"");
        ch_text_puts(text, value);
        ch_text_char(text, '"');
    }
    json->out->failed |= text->failed;
    return ch_text_string(text);
}

void ch_hint_json_log(const ChHintJson *json, const ChLog *log, bool argument, const char *key,
                      const char *value)
{
    ChLogStyle style = ch_log_style(json->style, build_members(json, key, value));

    style.argument = argument;
    ch_log_json_text(json->out, log, &style, json->log_replay, json->sentence);
}

void ch_hint_json_text(const ChHintJson *json, int level, const ChText *text)
{
    ChText *const out = json->out;

    ch_text_puts(out, "{\"format\":\"crosshatch-hint\",\"version\":1,\"level\":");
    ch_text_number(out, (uint64_t)level);
    ch_text_puts(out, ",\"text\":");
    ch_record_string(out, ch_text_string(text));
    ch_text_puts(out, build_members(json, NULL, NULL));
    ch_text_puts(out, json->puzzle->has_notes ? CH_JSON_NOTES "}\n" : "}\n");
    out->failed |= text->failed;
}
