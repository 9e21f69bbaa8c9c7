/* cmd_drill.c - `crosshatch drill`: positions with all marks in which a technique is the easiest
 * step; the answers come apart.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>

#include "document_file.h"
#include "drill.h"
#include "log_json_text.h"
#include "technique_name.h"

enum { DEFAULT_COUNT = 10 };

/* Adds the step of a position as a JSON log, on a line. */
static void put_json(ChText *out, ChLanguage language, ChDrill *drill, uint32_t index,
                     ChText *sentence)
{
    const ChLogStyle style = {.language = language};
    ChJsonWriter json = {out, false};

    ch_log_json_text(&json, NULL, ch_practice_step(&drill->practice, &drill->position[index]),
                     &style, &drill->log_replay, sentence);
    ch_json_close_line(&json);
}

static ChExit print_json(ChCli *cli, ChDrill *drill, ChExit status)
{
    ChText out = CH_TEXT_EMPTY;
    ChText sentence = CH_TEXT_EMPTY;

    for (uint32_t i = 0; i < drill->count; i++)
        put_json(&out, cli->language, drill, i, &sentence);
    ch_output_flush(&cli->out, &out);
    ch_text_free(&out);
    ch_text_free(&sentence);
    return status;
}

/* Adds the command that makes the same positions again. */
static void put_footer(ChText *out, const ChTechnique *technique, uint32_t count, uint64_t seed)
{
    ch_text_puts(out, "crosshatch drill ");
    ch_text_puts(out, technique->key);
    ch_text_puts(out, " -n ");
    ch_text_number(out, count);
    ch_text_puts(out, " --seed ");
    ch_text_number(out, seed);
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

/* Adds the pages.  TITLE may be NULL. */
static ChStatus put_drill(ChText *out, const ChDocumentStyle *style, ChDrill *drill,
                          const char *title, const char *footer, bool answers)
{
    const ChTechnique *const technique = drill->practice.technique;
    const ChField field = ch_field_message("technique", technique->title);
    ChText usual = CH_TEXT_EMPTY;
    ChDocument document;

    ch_format(&usual, style->language, N_("Drill: {technique}"), &field, 1);
    const ChStatus status = ch_document_open(&document, out, style,
                                             title != NULL ? title : ch_text_whole(&usual), footer);
    ch_text_free(&usual);
    if (status != CH_OK)
        return status;
    put_intro(&document, technique);
    ch_drill_note(&document, drill);
    ch_drill_questions(&document, drill);
    if (answers) {
        ch_document_break(&document);
        ch_document_heading(&document, ch_translate(style->language, N_("Answers")));
        ch_drill_answers(&document, drill);
    }
    return ch_document_close(&document);
}

static ChExit write_drill(ChCli *cli, ChDrill *drill, uint32_t count, uint64_t seed, ChExit status)
{
    ChText text = CH_TEXT_EMPTY;
    ChText footer = CH_TEXT_EMPTY;
    ChDocumentStyle style;

    if (!ch_document_style(cli, &style))
        return CH_EXIT_TROUBLE;
    put_footer(&footer, drill->practice.technique, count, seed);
    const ChStatus made = put_drill(&text, &style, drill, cli->options.title,
                                    ch_text_string(&footer), cli->options.answers);
    text.failed |= footer.failed;
    ch_text_free(&footer);
    return ch_document_write(cli, made, &text, status);
}

static ChExit make_drill(ChCli *cli, const ChTechnique *technique, ChDrill *drill)
{
    const uint32_t count = cli->options.amount != 0 ? cli->options.amount : DEFAULT_COUNT;
    const uint64_t seed = cli->options.seed.given ? cli->options.seed.value : 1;
    const ChStatus made = ch_drill_make(drill, technique, count, seed, NULL);
    ChExit status;

    if (made != CH_OK) {
        status = ch_complain(cli, ch_status_text(made), NULL, 0);
    } else {
        status = ch_document_check_positions(cli, drill->count, count);
        if (drill->count > 0)
            status = cli->options.json ? print_json(cli, drill, status)
                                       : write_drill(cli, drill, count, seed, status);
    }
    ch_drill_free(drill);
    return status;
}

ChExit ch_command_drill(ChCli *cli)
{
    const ChTechnique *const technique = ch_technique_of_operands(cli);
    ChDrill *const drill = technique != NULL ? calloc(1, sizeof *drill) : NULL;

    if (technique == NULL)
        return CH_EXIT_TROUBLE;
    if (drill == NULL)
        return ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    const ChExit status = make_drill(cli, technique, drill);
    free(drill);
    return status;
}
