/* drill.c - see drill.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "drill.h"

#include <stdlib.h>

#include "explain.h"
#include "grid_print.h"
#include "grow.h"

enum { ENTRIES = 2 }; /* tried for each position */

/* ---- the positions ---- */

ChStatus ch_drill_make(ChDrill *drill, const ChTechnique *technique, uint32_t count, uint64_t seed,
                       ChMeter *meter)
{
    const ChStatus status = ch_practice_start(&drill->practice, technique, CH_PRACTICE_USES);

    drill->seed = seed;
    drill->wanted = count;
    drill->position = NULL;
    drill->count = drill->room = 0;
    drill->practice.meter = meter;
    if (status != CH_OK)
        return status;
    for (uint64_t index = 0; index < ENTRIES * (uint64_t)count && drill->count < count; index++) {
        ChPracticePosition *const grown =
            ch_grow(drill->position, drill->count, &drill->room, sizeof *grown);
        if (grown == NULL)
            return CH_NO_MEMORY;
        drill->position = grown;
        if (ch_practice_position(&drill->practice, seed, index, &drill->position[drill->count]))
            drill->count++;
        if (ch_meter_is_over(meter))
            return meter->status;
    }
    return CH_OK;
}

void ch_drill_free(ChDrill *drill)
{
    free(drill->position);
    drill->position = NULL;
}

/* ---- questions ---- */

static void put_number(ChText *out, ChLanguage language, const char *message, uint32_t number)
{
    const ChField field = ch_field_number("number", number);

    ch_text_clear(out);
    ch_format(out, language, message, &field, 1);
}

/* Adds the line by which another command reads the position. */
static void put_position_line(ChDocument *document, const ChPuzzle *position)
{
    ChText line = CH_TEXT_EMPTY;

    ch_print_puzzle(&line, position);
    ch_document_words(document, ch_text_whole(&line));
    ch_text_free(&line);
}

void ch_drill_questions(ChDocument *document, const ChDrill *drill)
{
    const ChLanguage language = document->style.language;
    ChText label = CH_TEXT_EMPTY;
    ChBoard board;

    for (uint32_t i = 0; i < drill->count; i++) {
        put_number(&label, language, N_("Position {number}"), i + 1);
        (void)ch_board_load(&board, &drill->position[i].position);
        const ChPicture picture = {.board = &board,
                                   .pencil = CH_PENCIL_ALL,
                                   .palette = CH_PALETTE_PRINT,
                                   .coordinates = true,
                                   .language = language,
                                   .title = ch_text_whole(&label)};
        ch_document_figure(document, ch_text_whole(&label), &picture, ch_document_marked(document));
        if (document->style.form == CH_DOCUMENT_TEXT)
            put_position_line(document, &drill->position[i].position);
    }
    ch_text_free(&label);
}

/* ---- answers ---- */

/* Reads the step of a position; it and the board are valid until the next call. */
static bool read_step(ChDrill *drill, uint32_t index, ChStepRecord *step)
{
    ch_log_replay_start(&drill->log_replay,
                        ch_practice_step(&drill->practice, &drill->position[index]));
    return ch_log_replay_next(&drill->log_replay, true, step);
}

/* Returns about how many lines words take on a page. */
static int count_lines(const ChText *words)
{
    enum { LINE = 80 };
    int lines = 1;

    for (size_t i = 0, start = 0; i < words->length; i++)
        if (words->data[i] == '\n' || i - start == LINE) {
            start = i;
            lines++;
        }
    return lines;
}

static void put_answer(ChDocument *document, const char *label, const ChBoard *before,
                       const ChStepRecord *step)
{
    const ChLanguage language = document->style.language;
    ChText words = CH_TEXT_EMPTY;
    const ChPicture picture = {.board = before,
                               .step = step,
                               .palette = document->style.palette,
                               .coordinates = true,
                               .legend = true,
                               .language = language,
                               .title = label};

    ch_explain_fully(&words, language, before, step);
    const ChGallery gallery = {1, document->style.form == CH_DOCUMENT_PDF ? 2 : 0,
                               count_lines(&words)};
    ch_document_figure(document, label, &picture, gallery);
    ch_document_words(document, ch_text_whole(&words));
    ch_text_free(&words);
}

void ch_drill_answers(ChDocument *document, ChDrill *drill)
{
    ChText label = CH_TEXT_EMPTY;
    ChStepRecord step;

    for (uint32_t i = 0; i < drill->count; i++) {
        if (!read_step(drill, i, &step))
            continue;
        put_number(&label, document->style.language, N_("Answer {number}"), i + 1);
        put_answer(document, ch_text_whole(&label), &drill->log_replay.replay.board, &step);
    }
    ch_text_free(&label);
}

void ch_drill_note(ChDocument *document, const ChDrill *drill)
{
    const char *strategies = NULL;
    ChText note = CH_TEXT_EMPTY;

    for (uint32_t i = 0; i < drill->count; i++)
        if (drill->position[i].from.strategies != NULL)
            strategies = drill->position[i].from.strategies;
    if (strategies == NULL)
        return;
    const ChField field = ch_field_string("strategies", strategies);
    ch_format(&note, document->style.language,
              N_("In some of these positions it is the easiest step only with these techniques in "
                 "use: {strategies}."),
              &field, 1);
    ch_document_words(document, ch_text_whole(&note));
    ch_text_free(&note);
}

/* ---- the whole ---- */

/* Adds the command that makes the same positions again. */
static void put_footer(ChText *out, const ChDrill *drill)
{
    ch_text_puts(out, "crosshatch drill ");
    ch_text_puts(out, drill->practice.technique->key);
    ch_text_puts(out, " -n ");
    ch_text_number(out, drill->wanted);
    ch_text_puts(out, " --seed ");
    ch_text_number(out, drill->seed);
}

static void put_intro(ChDocument *document, const ChTechnique *technique)
{
    const ChField field[] = {ch_field_message("technique", technique->title),
                             ch_field_message("definition", technique->definition)};
    ChText words = CH_TEXT_EMPTY;

    ch_format(&words, document->style.language,
              N_("Find {technique} in each position; no step there is easier. {definition}"), field,
              2);
    if (document->style.form == CH_DOCUMENT_TEXT) {
        ch_text_char(&words, '\n');
        ch_format(&words, document->style.language,
                  N_("The line below each grid is the position as other commands read it."), NULL,
                  0);
    }
    ch_document_words(document, ch_text_whole(&words));
    ch_text_free(&words);
}

static ChStatus open_document(ChDocument *document, ChText *out, const ChDocumentStyle *style,
                              const ChDrill *drill, const char *title)
{
    const ChField field = ch_field_message("technique", drill->practice.technique->title);
    ChText usual = CH_TEXT_EMPTY;
    ChText footer = CH_TEXT_EMPTY;

    ch_format(&usual, style->language, N_("Drill: {technique}"), &field, 1);
    put_footer(&footer, drill);
    const ChStatus status =
        ch_document_open(document, out, style, title != NULL ? title : ch_text_whole(&usual),
                         ch_text_string(&footer));
    out->failed |= footer.failed;
    ch_text_free(&usual);
    ch_text_free(&footer);
    return status;
}

ChStatus ch_drill_write(ChDrill *drill, ChText *out, const ChDocumentStyle *style,
                        const char *title, bool answers)
{
    ChDocument document;
    const ChStatus status = open_document(&document, out, style, drill, title);

    if (status != CH_OK)
        return status;
    put_intro(&document, drill->practice.technique);
    ch_drill_note(&document, drill);
    ch_drill_questions(&document, drill);
    if (answers) {
        ch_document_break(&document);
        ch_document_heading(&document, ch_translate(style->language, N_("Answers")));
        ch_drill_answers(&document, drill);
    }
    return ch_document_close(&document);
}
