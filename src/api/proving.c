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

/* Writes the proof and its formula, each into a text. */
static ChStatus prove(ChWorkspace *workspace, const char *name, ChText *proof, ChText *formula)
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
    ch_trace_log(&writer->tracer, log, true, ch_workspace_replay(workspace));
    ch_proof_writer_free(writer);
    return CH_OK;
}

/* Delivers one of the two texts, and frees both. */
static ChStatus deliver_one(ChStatus status, ChText *wanted, ChText *other, ChWrite write,
                            void *context)
{
    ch_text_free(other);
    if (status == CH_OK)
        return ch_deliver(wanted, write, context);
    ch_text_free(wanted);
    return status;
}

ChStatus ch_write_proof(ChWorkspace *workspace, const char *format, ChWrite write, void *context)
{
    ChText proof = CH_TEXT_EMPTY;
    ChText formula = CH_TEXT_EMPTY;
    const ChStatus status = prove(workspace, format, &proof, &formula);

    return deliver_one(status, &proof, &formula, write, context);
}

ChStatus ch_write_formula(ChWorkspace *workspace, const char *format, ChWrite write, void *context)
{
    ChText proof = CH_TEXT_EMPTY;
    ChText formula = CH_TEXT_EMPTY;
    const ChStatus status = prove(workspace, format, &proof, &formula);

    return deliver_one(status, &formula, &proof, write, context);
}
