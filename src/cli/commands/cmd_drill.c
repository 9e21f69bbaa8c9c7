/* cmd_drill.c - `crosshatch drill`: positions with all marks in which a technique is the easiest
 * step; the answers come apart.
 *
 * SPDX-License-Identifier: MIT
 */
#include "drill_pages.h"
#include "technique_name.h"

enum { DEFAULT_COUNT = 10 };

static ChExit print_json(ChCli *cli, ChDrill *drill, ChExit status)
{
    ChText out = CH_TEXT_EMPTY;
    ChText sentence = CH_TEXT_EMPTY;

    for (uint32_t i = 0; i < drill->count; i++)
        ch_drill_json(&out, cli->language, drill, i, &sentence);
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

    ch_format(&words, document->cli->language,
              N_("Find {technique} in each position; no step there is easier. {definition}"), field,
              2);
    if (document->form == CH_DOCUMENT_TEXT) {
        ch_text_char(&words, '\n');
        ch_format(&words, document->cli->language,
                  N_("The line below each grid is the position as other commands read it."), NULL,
                  0);
    }
    ch_document_words(document, ch_text_string(&words));
    ch_text_free(&words);
}

static ChExit write_drill(ChCli *cli, ChDrill *drill, const char *footer, ChExit status)
{
    const ChTechnique *const technique = drill->practice.technique;
    const ChField field = ch_field_message("technique", technique->title);
    ChText title = CH_TEXT_EMPTY;
    ChDocument document;

    ch_format(&title, cli->language, N_("Drill: {technique}"), &field, 1);
    const bool open = ch_document_open(
        &document, cli, cli->options.title != NULL ? cli->options.title : ch_text_string(&title),
        footer);
    ch_text_free(&title);
    if (!open)
        return CH_EXIT_TROUBLE;
    put_intro(&document, technique);
    ch_drill_note(&document, drill);
    ch_drill_questions(&document, drill);
    if (cli->options.answers) {
        ch_document_break(&document);
        ch_document_heading(&document, ch_translate(cli->language, N_("Answers")));
        ch_drill_answers(&document, drill);
    }
    return ch_document_close(&document, status);
}

static ChExit make_drill(ChCli *cli, const ChTechnique *technique)
{
    const uint32_t count = cli->options.amount != 0 ? cli->options.amount : DEFAULT_COUNT;
    const uint64_t seed = cli->options.seed.given ? cli->options.seed.value : 1;
    ChDrill *const drill = ch_drill_make(cli, technique, count, seed);
    ChText footer = CH_TEXT_EMPTY;

    if (drill == NULL)
        return CH_EXIT_TROUBLE;
    ChExit status = ch_drill_check(cli, drill, count);
    put_footer(&footer, technique, count, seed);
    if (drill->count > 0)
        status = cli->options.json ? print_json(cli, drill, status)
                                   : write_drill(cli, drill, ch_text_string(&footer), status);
    ch_text_free(&footer);
    ch_drill_free(drill);
    return status;
}

ChExit ch_command_drill(ChCli *cli)
{
    const ChTechnique *const technique = ch_technique_of_operands(cli);

    return technique != NULL ? make_drill(cli, technique) : CH_EXIT_TROUBLE;
}
