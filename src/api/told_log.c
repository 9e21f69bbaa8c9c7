/* told_log.c - see told_log.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "told_log.h"

#include "explain.h"
#include "log_json.h"

void ch_told_log_more(ChText *out, const ChLog *log, ChLanguage language, bool argument,
                      ChTeller *teller, ChText *sentence, const char *more)
{
    const ChLogRecord head = ch_tell_head(log);
    ChLogWriter writer;
    ChStepRecord step;

    ch_log_write_begin(&writer, out, &head);
    ch_tell_start(teller, log);
    while (ch_tell_next(teller, argument, &step)) {
        ch_text_clear(sentence);
        ch_explain_step(sentence, language, &teller->replay.board, &step);
        step.text = ch_text_string(sentence);
        ch_log_write_step(&writer, &step);
    }
    writer.more = more;
    ch_log_write_end(&writer);
    out->failed |= sentence->failed;
}

void ch_told_log(ChText *out, const ChLog *log, ChLanguage language, bool argument,
                 ChTeller *teller, ChText *sentence)
{
    ch_told_log_more(out, log, language, argument, teller, sentence, NULL);
}
