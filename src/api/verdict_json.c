/* verdict_json.c - see verdict_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "verdict_json.h"

#include "explain.h"
#include "json_write.h"

void ch_verdict_reason(ChText *out, ChLanguage language, const ChVerdict *verdict)
{
    const ChField field[] = {ch_field_number("step", verdict->step),
                             ch_field_string("fact", verdict->fact)};

    ch_format(out, language, ch_reason_text(verdict->reason), field,
              sizeof field / sizeof field[0]);
}

/* Adds a member with a sentence, and frees it. */
static void put_sentence(ChJsonWriter *json, const char *key, ChText *sentence)
{
    ch_json_put_string(json, key, ch_text_whole(sentence));
    ch_text_free(sentence);
}

void ch_verdict_json(ChText *out, ChLanguage language, const ChVerdict *verdict, bool strict)
{
    static const char *const word[] = {"verified", "refuted", "unproved"};
    ChJsonWriter json = {out, false};
    ChText sentence = CH_TEXT_EMPTY;

    ch_json_open_format(&json, NULL, "crosshatch-verdict");
    ch_json_put_string(&json, "verdict", word[verdict->proof]);
    if (strict)
        ch_json_put_flag(&json, "strict", true);
    if (verdict->proof == CH_VERIFIED) {
        if (verdict->assumes_unique)
            ch_json_put_string(&json, "assumes", "unique");
    } else {
        if (verdict->step != 0)
            ch_json_put_number(&json, "step", verdict->step);
        ch_json_put_number(&json, "reason", verdict->reason);
        if (verdict->fact[0] != '\0')
            ch_json_put_string(&json, "fact", verdict->fact);
        ch_verdict_reason(&sentence, language, verdict);
        put_sentence(&json, "text", &sentence);
    }
    ch_json_close_line(&json);
}

void ch_verdict_error_json(ChText *out, ChLanguage language, const ChFault *fault)
{
    ChJsonWriter json = {out, false};
    ChText sentence = CH_TEXT_EMPTY;

    ch_json_open_format(&json, NULL, "crosshatch-verdict");
    ch_json_put_string(&json, "verdict", "error");
    if (fault->line != 0) {
        ch_json_put_number(&json, "line", fault->line);
        ch_json_put_number(&json, "column", fault->column);
    }
    ch_fault_text(&sentence, language, fault);
    put_sentence(&json, "text", &sentence);
    ch_json_close_line(&json);
}
