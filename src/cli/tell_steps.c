/* tell_steps.c - see tell_steps.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "tell_steps.h"

#include <string.h>

#include "paint.h"

enum { CH_DRAW_EVERY = 10 }; /* placements between two drawings */

static void tell_argument(ChText *out, const ChManner *manner, const ChStepRecord *step)
{
    for (size_t i = 0; i < step->argument_count; i++)
        ch_explain_argument(out, manner->language, step, i);
}

void ch_tell_step(ChText *out, const ChManner *manner, const ChBoard *before,
                  const ChStepRecord *step)
{
    ChText sentence = CH_TEXT_EMPTY;

    ch_explain_step(&sentence, manner->language, before, step);
    const ChField field[] = {
        ch_field_number("number", step->number),
        ch_field_string("technique", ch_explain_title(manner->language, step->technique)),
        ch_field_string("sentence", ch_text_string(&sentence)),
    };
    ch_format(out, manner->language, N_("{number}. {technique}: {sentence}"), field,
              sizeof field / sizeof field[0]);
    ch_text_char(out, '\n');
    ch_text_free(&sentence);
    tell_argument(out, manner, step);
}

void ch_tell_list(ChText *out, const ChManner *manner, const ChLog *log, ChTeller *teller)
{
    ChStepRecord step;

    ch_tell_start(teller, log);
    while (ch_tell_next(teller, manner->argument, &step))
        ch_tell_step(out, manner, &teller->replay.board, &step);
}

/* ---- depths ---- */

static void put_blanks(ChText *out, int count)
{
    while (count-- > 0)
        ch_text_char(out, ' ');
}

void ch_tell_depth(ChText *out, const ChManner *manner, const ChBoard *before,
                   const ChStepRecord *step, ChDepth depth, int blanks)
{
    ChText text = CH_TEXT_EMPTY;

    ch_explain_depth(&text, manner->language, before, step, depth);
    put_blanks(out, blanks);
    for (const char *at = ch_text_string(&text); *at != '\0'; at++) {
        ch_text_char(out, *at);
        if (*at == '\n')
            put_blanks(out, blanks);
    }
    ch_text_char(out, '\n');
    out->failed |= text.failed;
    ch_text_free(&text);
}

/* ---- the lesson ---- */

static void tell_paragraph(ChText *out, const ChManner *manner, const ChBoard *before,
                           const ChStepRecord *step)
{
    ch_paint_begin(out, manner->colours, CH_PAINT_BOLD);
    ch_explain_heading(out, manner->language, step);
    ch_paint_end(out, manner->colours, CH_PAINT_BOLD);
    ch_text_puts(out, "\n  ");
    ch_explain_step(out, manner->language, before, step);
    ch_text_char(out, '\n');
    tell_argument(out, manner, step);
    ch_text_char(out, '\n');
}

/* The board as a step left it, while the teller stands before that step. */
static void draw_after(ChText *out, const ChManner *manner, const ChBoard *before,
                       const ChStepRecord *step, const ChCellSet *news)
{
    uint8_t digit[CH_CELLS];
    const ChField field = ch_field_number("number", step->number);

    memcpy(digit, before->digit, sizeof digit);
    for (size_t i = 0; i < step->place_count; i++)
        digit[CH_CANDIDATE_CELL(step->place[i])] = (uint8_t)CH_CANDIDATE_DIGIT(step->place[i]);
    ch_format(out, manner->language, N_("The grid after step {number}:"), &field, 1);
    ch_text_char(out, '\n');
    ch_paint_grid(out, manner->colours, digit, &before->givens, news);
    ch_text_char(out, '\n');
}

void ch_tell_lesson(ChText *out, const ChManner *manner, const ChLog *log, ChTeller *teller)
{
    ChStepRecord step;
    ChCellSet news = {{0}};

    ch_tell_start(teller, log);
    while (ch_tell_next(teller, manner->argument, &step)) {
        tell_paragraph(out, manner, &teller->replay.board, &step);
        for (size_t i = 0; i < step.place_count; i++)
            ch_cells_add(&news, CH_CANDIDATE_CELL(step.place[i]));
        if (ch_cells_count(news) < CH_DRAW_EVERY || step.number == log->count)
            continue;
        draw_after(out, manner, &teller->replay.board, &step, &news);
        news = (ChCellSet){{0}};
    }
}

/* ---- brief ---- */

/* Steps by the same technique, one after another. */
typedef struct Run {
    uint32_t first, last;
    const char *technique; /* NULL: no step yet */
    uint32_t placed_count, removed_count;
    uint16_t placed[CH_CELLS];
    uint16_t removed[CH_CANDIDATES];
} Run;

static void end_run(ChText *out, const ChManner *manner, Run *run)
{
    const ChField field[] = {
        ch_field_number("first", run->first),
        ch_field_number("last", run->last),
        ch_field_string("technique", run->technique == NULL
                                         ? ""
                                         : ch_explain_title(manner->language, run->technique)),
        ch_field_list("placed", CH_FIELD_PLACED, run->placed, run->placed_count),
        ch_field_list("removed", CH_FIELD_REMOVED, run->removed, run->removed_count),
    };
    static const char *const message[2][2] = {
        {N_("Step {first}, {technique}: {placed}."),
         N_("Step {first}, {technique}: {placed}; ruled out: {removed}.")},
        {N_("Steps {first} to {last}, {technique}: {placed}."),
         N_("Steps {first} to {last}, {technique}: {placed}; ruled out: {removed}.")},
    };
    static const char *const removing[] = {
        N_("Step {first}, {technique}: ruled out: {removed}."),
        N_("Steps {first} to {last}, {technique}: ruled out: {removed}.")};

    if (run->technique != NULL) {
        const bool several = run->last > run->first;
        ch_format(out, manner->language,
                  run->placed_count == 0 ? removing[several]
                                         : message[several][run->removed_count > 0],
                  field, sizeof field / sizeof field[0]);
        ch_text_char(out, '\n');
    }
    *run = (Run){0};
}

static void extend_run(Run *run, const ChStepRecord *step)
{
    if (run->technique == NULL)
        run->first = step->number;
    run->technique = step->technique;
    run->last = step->number;
    for (size_t i = 0; i < step->place_count && run->placed_count < CH_CELLS; i++)
        run->placed[run->placed_count++] = step->place[i];
    for (size_t i = 0; i < step->eliminate_count && run->removed_count < CH_CANDIDATES; i++)
        run->removed[run->removed_count++] = step->eliminate[i];
}

static bool concludes(const ChStepRecord *step)
{
    return step->place_count + step->eliminate_count > 0;
}

void ch_tell_brief(ChText *out, const ChManner *manner, const ChLog *log, ChTeller *teller)
{
    Run run = {0};
    ChStepRecord step;

    ch_tell_start(teller, log);
    while (ch_tell_next(teller, false, &step)) {
        if (run.technique != NULL && strcmp(run.technique, step.technique) != 0)
            end_run(out, manner, &run);
        if (concludes(&step))
            extend_run(&run, &step);
        else
            ch_tell_step(out, manner, &teller->replay.board, &step);
    }
    end_run(out, manner, &run);
}

/* ---- the outcome ---- */

void ch_tell_outcome(ChText *out, const ChManner *manner, const ChEngine *engine)
{
    const ChLog *const log = &engine->log;
    uint32_t guesses = 0;

    for (uint32_t i = 0; i < log->count; i++)
        guesses += log->step[i].technique == CH_TECHNIQUE_GUESS;
    ch_explain_outcome(out, manner->language, log->outcome, log->puzzle->has_start, guesses,
                       engine->board.empty);
    if (engine->guesser.hopeless) {
        ch_text_char(out, ' ');
        ch_format(out, manner->language, CH_NO_USE_IN_GUESSING, NULL, 0);
    }
    ch_text_char(out, '\n');
}
