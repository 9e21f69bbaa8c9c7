/* summary_text.c - writes a summary in words; see summary.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "summary.h"

#include "explain.h"
#include "log_json_text.h"
#include "technique_text.h"

enum {
    PLENTY = 10,      /* so many steps on offer are no difficulty */
    LONGEST_KEY = 300 /* characters of the key's sentence */
};

static void put_line(ChText *out, ChLanguage language, const char *message, const ChField *field,
                     size_t count)
{
    ch_format(out, language, message, field, count);
    ch_text_char(out, '\n');
}

/* Writes how a path without other steps than singles goes. */
static void put_singles(ChText *out, ChLanguage language, const ChSummary *summary,
                        ChOutcome outcome)
{
    const ChField field[] = {
        ch_field_number("count", summary->singles),
        ch_field_number("step", summary->narrowest.step),
        ch_field_number("offers", summary->narrowest.offers),
    };

    put_line(out, language,
             outcome == CH_SOLVED
                 ? N_("{count} {count?single is/singles are} all that it takes.")
                 : N_("{count?A single places/Singles place} {count} {count?digit/digits}."),
             field, sizeof field / sizeof field[0]);
    if (outcome == CH_SOLVED && summary->narrowest.step > 0)
        put_line(
            out, language,
            N_("It is hardest to go on at step {step}: only {offers} {offers?digit/digits} can "
               "be placed there."),
            field, sizeof field / sizeof field[0]);
}

static void put_opening(ChText *out, ChLanguage language, const ChSummary *summary)
{
    const ChField field[] = {
        ch_field_number("count", summary->opening),
        ch_field_number("empty", summary->first.empty),
    };

    put_line(out, language,
             summary->opening == 0 ? N_("It opens hard: no single is there at the start.")
                                   : N_("It opens with {count} {count?single/singles}. Then no "
                                        "single is left, and {empty} cells are empty."),
             field, sizeof field / sizeof field[0]);
}

/* Lists the techniques beyond singles: "Pointing, X-Wing (2)". */
static void put_kinds(ChText *out, ChLanguage language, const ChSummary *summary)
{
    ChText kinds = CH_TEXT_EMPTY;

    for (int i = 0; i < summary->kind_count; i++) {
        ch_text_puts(&kinds, i > 0 ? ", " : "");
        ch_text_puts(&kinds,
                     ch_explain_title(language, ch_technique(summary->kind[i].technique)->key));
        if (summary->kind[i].count == 1)
            continue;
        ch_text_puts(&kinds, " (");
        ch_text_number(&kinds, summary->kind[i].count);
        ch_text_char(&kinds, ')');
    }
    const ChField field[] = {
        ch_field_number("count", summary->beyond),
        ch_field_string("kinds", ch_text_whole(&kinds)),
    };
    put_line(out, language, N_("{count} steps go beyond singles, from easy to hard: {kinds}."),
             field, sizeof field / sizeof field[0]);
    ch_text_free(&kinds);
}

static void put_tightest(ChText *out, ChLanguage language, const ChSummaryPlace *place)
{
    const ChField field[] = {
        ch_field_number("step", place->step),
        ch_field_number("offers", place->offers),
        ch_field_number("empty", place->empty),
        ch_field_string("technique",
                        ch_explain_title(language, ch_technique(place->technique)->key)),
    };

    put_line(out, language,
             place->offers == 0
                 ? N_("It is hardest to go on at step {step}, with {empty} cells empty: it takes "
                      "{technique}.")
             : place->offers < PLENTY
                 ? N_("It is hardest to go on at step {step}: only {offers} {offers?step is/steps "
                      "are} on offer there, up to {technique}.")
                 : N_("There is always something to find: even at step {step} there are {offers} "
                      "steps on offer, up to {technique}."),
             field, sizeof field / sizeof field[0]);
}

static size_t count_letters(ChText *text)
{
    size_t count = 0;

    for (const char *at = ch_text_string(text); *at != '\0'; at++)
        count += ((unsigned char)*at & 0xc0) != 0x80;
    return count;
}

/* Writes the key: its sentence, or if that is long its conclusions; then what follows from it. */
static void put_key(ChText *out, ChLanguage language, const ChSummary *summary,
                    const ChBoard *before, const ChStepRecord *step)
{
    const ChSummaryPlace *const key = &summary->key;
    const bool places = step->place_count > 0;
    ChText sentence = CH_TEXT_EMPTY;

    ch_explain_step(&sentence, language, before, step);
    const ChField field[] = {
        ch_field_number("step", key->step),
        ch_field_number("follow", key->follow),
        ch_field_string("technique", ch_explain_title(language, step->technique)),
        ch_field_string("sentence", ch_text_whole(&sentence)),
        ch_field_list("conclusions", places ? CH_FIELD_PLACED : CH_FIELD_REMOVED,
                      places ? step->place : step->eliminate,
                      places ? step->place_count : step->eliminate_count),
    };
    const size_t count = sizeof field / sizeof field[0];
    put_line(out, language,
             count_letters(&sentence) <= LONGEST_KEY
                 ? N_("The key is step {step}, {technique}: {sentence}")
                 : N_("The key is step {step}, {technique}: {conclusions}."),
             field, count);
    if (key->follow > 0)
        put_line(out, language,
                 key->follow < summary->ending || summary->ending == 0
                     ? N_("{follow} {follow?digit follows/digits follow} at once.")
                     : N_("Singles then place the last {follow} {follow?digit/digits}."),
                 field, count);
    ch_text_free(&sentence);
}

/* Writes what the last steps are: singles, or a contradiction. */
static void put_ending(ChText *out, ChLanguage language, const ChSummary *summary, const ChLog *log,
                       ChLogReplay *log_replay)
{
    const ChField field = ch_field_number("count", summary->ending);
    ChStepRecord step;

    if (log->outcome == CH_SOLVED && summary->beyond > 0 && summary->ending > 0 &&
        summary->key.follow < summary->ending)
        put_line(out, language,
                 N_("It ends easily: {count?a single places/singles place} the last {count} "
                    "{count?digit/digits}."),
                 &field, 1);
    if (log->outcome != CH_CONTRADICTION || !ch_summary_step(log_replay, log, log->count, &step))
        return;
    ch_explain_step(out, language, &log_replay->replay.board, &step);
    ch_text_char(out, '\n');
}

void ch_summary_text(ChText *out, ChLanguage language, const ChSummary *summary,
                     const ChEngine *engine, ChLogReplay *log_replay)
{
    const ChLog *const log = &engine->log;
    ChStepRecord step;

    if (summary->beyond > 0)
        put_opening(out, language, summary);
    else if (summary->singles > 0)
        put_singles(out, language, summary, log->outcome);
    if (summary->beyond > 1) {
        put_kinds(out, language, summary);
        put_tightest(out, language, &summary->tightest);
    }
    if (summary->beyond > 0 && ch_summary_step(log_replay, log, summary->key.step, &step))
        put_key(out, language, summary, &log_replay->replay.board, &step);
    put_ending(out, language, summary, log, log_replay);
    ch_outcome_text(out, language, engine);
}
