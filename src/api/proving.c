/* proving.c - public functions: the solve as a proof for other programs.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "trace_log.h"
#include "workspace.h"

/* Returns the format of a name, or NULL. */
static const ChProofFormat *find_format(const char *name)
{
    if (name != NULL && strcmp(name, "lrat") == 0)
        return &ch_proof_lrat;
    return name != NULL && strcmp(name, "pbp") == 0 ? &ch_proof_pseudo_boolean : NULL;
}

/* A reader of a proof that is written in blocks. */
typedef struct Reader {
    ChWrite write;
    void *context;
    ChStatus status;
} Reader;

/* Passes a text on to the reader, unless it has stopped, and empties the text. */
static void pass_on(void *context, ChText *text)
{
    Reader *const reader = context;

    if (reader->status == CH_OK && text->failed)
        reader->status = CH_NO_MEMORY;
    if (reader->status == CH_OK && text->length > 0 &&
        reader->write(reader->context, ch_text_string(text), text->length) != 0)
        reader->status = CH_IO;
    ch_text_clear(text);
}

static void drop(void *context, ChText *text)
{
    (void)context;
    ch_text_clear(text);
}

/* Writes the proof into one text, which is passed to DRAIN in blocks, and its formula into the
 * other. */
static ChStatus prove(ChWorkspace *workspace, const char *name, ChProofDrain drain, void *context,
                      ChText *proof, ChText *formula)
{
    const ChStatus status = ch_workspace_status(workspace);
    const ChProofFormat *const format = find_format(name);

    if (status != CH_OK)
        return status;
    const ChLog *const log = &workspace->engine.log;
    if (format == NULL || log->outcome == CH_GUESSED || log->outcome == CH_AMBIGUOUS)
        return CH_BAD_ARGUMENT;
    ChProofWriter *const writer = &workspace->at.proof;
    workspace->uses++;
    ch_proof_writer_start(writer, format, ch_log_deadly_count(log), proof, formula);
    ch_proof_writer_drain(writer, drain, context);
    ch_trace_log(&writer->tracer, log, true, ch_workspace_replay(workspace));
    ch_proof_writer_free(writer);
    return CH_OK;
}

ChStatus ch_write_proof(ChWorkspace *workspace, const char *format, ChWrite write, void *context)
{
    Reader reader = {write, context, CH_OK};
    ChText proof = CH_TEXT_EMPTY;
    ChText formula = CH_TEXT_EMPTY;

    if (write == NULL)
        return CH_BAD_ARGUMENT;
    const ChStatus status = prove(workspace, format, pass_on, &reader, &proof, &formula);
    pass_on(&reader, &proof);
    ch_text_free(&proof);
    ch_text_free(&formula);
    return status == CH_OK ? reader.status : status;
}

ChStatus ch_write_formula(ChWorkspace *workspace, const char *format, ChWrite write, void *context)
{
    ChText proof = CH_TEXT_EMPTY;
    ChText formula = CH_TEXT_EMPTY;
    const ChStatus status = prove(workspace, format, drop, NULL, &proof, &formula);

    ch_text_free(&proof);
    if (status == CH_OK)
        return ch_deliver(&formula, write, context);
    ch_text_free(&formula);
    return status;
}
