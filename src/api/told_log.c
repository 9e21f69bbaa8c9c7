/* told_log.c - see told_log.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "told_log.h"

#include "explain.h"
#include "log_json.h"

/* Writes sentence and notation into one text, a NUL between them. */
static void tell(ChText *text, const ChToldManner *manner, const ChBoard *before,
                 ChStepRecord *step)
{
    ch_text_clear(text);
    ch_explain_step(text, manner->language, before, step);
    ch_text_char(text, '\0');
    const size_t notation = text->length;
    if (manner->notation)
        ch_explain_notation(text, before, step);
    step->text = ch_text_string(text);
    step->notation = manner->notation && !text->failed ? ch_text_string(text) + notation : NULL;
    if (!manner->argument)
        step->argument_count = 0;
}

void ch_told_log(ChText *out, const ChLog *log, const ChToldManner *manner, ChTeller *teller,
                 ChText *sentence)
{
    const ChLogRecord head = ch_tell_head(log);
    ChLogWriter writer;
    ChStepRecord step;

    ch_log_write_begin(&writer, out, &head);
    ch_tell_start(teller, log);
    while (ch_tell_next(teller, manner->argument || manner->notation, &step)) {
        tell(sentence, manner, &teller->replay.board, &step);
        ch_log_write_step(&writer, &step);
    }
    writer.more = manner->more;
    ch_log_write_end(&writer);
    out->failed |= sentence->failed;
}

void ch_told_outcome(ChText *out, ChLanguage language, const ChLog *log, uint32_t empty)
{
    uint16_t assuming[CH_MAX_STEPS];
    size_t count = 0;
    uint32_t guesses = 0;

    for (uint32_t i = 0; i < log->count; i++) {
        guesses += log->step[i].technique == CH_TECHNIQUE_GUESS;
        if (ch_step_assumes_unique(&log->step[i]))
            assuming[count++] = (uint16_t)(i + 1);
    }
    ch_explain_outcome(out, language, log->outcome, log->puzzle->has_start, guesses, empty);
    if (count > 0) {
        ch_text_char(out, ' ');
        ch_explain_assumption(out, language, assuming, count);
    }
}
