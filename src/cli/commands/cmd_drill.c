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

static ChExit write_drill(ChCli *cli, ChDrill *drill, ChExit status)
{
    ChText text = CH_TEXT_EMPTY;
    ChDocumentStyle style;

    if (!ch_document_style(cli, &style))
        return CH_EXIT_TROUBLE;
    const ChStatus made =
        ch_drill_write(drill, &text, &style, cli->options.title, cli->options.answers);
    return ch_document_write(cli, made, &text, status);
}

static ChExit make_drill(ChCli *cli, const ChTechnique *technique, ChDrill *drill)
{
    const uint32_t count = cli->options.amount != 0 ? cli->options.amount : CH_DRILL_POSITIONS;
    const uint64_t seed = cli->options.seed.given ? cli->options.seed.value : 1;
    const ChStatus made = ch_drill_make(drill, technique, count, seed, NULL);
    ChExit status;

    if (made != CH_OK) {
        status = ch_complain(cli, ch_status_text(made), NULL, 0);
    } else {
        status = ch_document_check_positions(cli, drill->count, count);
        if (drill->count > 0)
            status = cli->options.json ? print_json(cli, drill, status)
                                       : write_drill(cli, drill, status);
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
