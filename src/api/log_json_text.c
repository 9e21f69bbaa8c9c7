/* log_json_text.c - see log_json_text.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "log_json_text.h"

#include "explain.h"
#include "log_json.h"
#include "trace_log.h"

/* Adds the sentence and the notation of a step. Both are written into TEXT, separated by a NUL. */
static void add_texts(ChText *text, const ChLogStyle *style, const ChBoard *before,
                      ChStepRecord *step)
{
    ch_text_clear(text);
    ch_explain_step(text, style->language, before, step);
    ch_text_char(text, '\0');
    const size_t notation = text->length;
    if (style->notation)
        (void)ch_explain_notation(text, before, step);
    step->text = ch_text_string(text);
    step->notation = style->notation && !text->failed ? ch_text_string(text) + notation : NULL;
    if (!style->argument)
        step->argument_count = 0;
}

/* The tracer that writes the JSON log. */
typedef struct JsonTracer {
    ChTracer tracer;
    ChLogWriter writer;
    ChJsonWriter *json;
    const char *key;
    const ChLogStyle *style;
    const ChLogReplay *log_replay;
    ChText *sentence;
} JsonTracer;

static void write_head(ChTracer *tracer, const ChLogRecord *head)
{
    JsonTracer *const json = (JsonTracer *)tracer;

    ch_log_write_begin(&json->writer, json->json, json->key, head);
}

static void write_step(ChTracer *tracer, ChStepRecord *step)
{
    JsonTracer *const json = (JsonTracer *)tracer;

    add_texts(json->sentence, json->style, &json->log_replay->replay.board, step);
    ch_log_write_step(&json->writer, step);
}

static void write_end(ChTracer *tracer, const ChLogRecord *head)
{
    ch_log_write_end(&((JsonTracer *)tracer)->writer, head);
}

void ch_log_json_text(ChJsonWriter *json, const char *key, const ChLog *log,
                      const ChLogStyle *style, ChLogReplay *log_replay, ChText *sentence)
{
    JsonTracer tracer = {
        .tracer = {.formula = write_head, .derive = write_step, .conclude = write_end},
        .json = json,
        .key = key,
        .style = style,
        .log_replay = log_replay,
        .sentence = sentence};

    ch_trace_log(&tracer.tracer, log, style->argument || style->notation, log_replay);
    json->text->failed |= sentence->failed;
}

void ch_outcome_text(ChText *out, ChLanguage language, const ChEngine *engine)
{
    const ChLog *const log = &engine->log;
    uint16_t assuming[CH_MAX_STEPS];
    size_t count = 0;
    uint32_t guesses = 0;

    for (uint32_t i = 0; i < log->count; i++) {
        guesses += log->step[i].technique == CH_TECHNIQUE_GUESS;
        if (ch_step_assumes_unique(&log->step[i]))
            assuming[count++] = (uint16_t)(i + 1);
    }
    ch_explain_outcome(out, language, log->outcome, log->puzzle->has_start, guesses,
                       engine->board.empty);
    if (count > 0) {
        ch_text_char(out, ' ');
        ch_explain_assumption(out, language, assuming, count);
    }
    if (engine->guesser.has_no_solution) {
        ch_text_char(out, ' ');
        ch_format(out, language, CH_NO_USE_IN_GUESSING, NULL, 0);
    }
    ch_text_char(out, '\n');
}
