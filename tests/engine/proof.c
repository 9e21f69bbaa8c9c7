/* proof.c - see proof.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "proof.h"

#include <string.h>

#include "log_json.h"
#include "log_replay.h"
#include "verify.h"

static ChLogReplay log_replay;
static ChVerifier verifier;

/* Returns whether a step has the number of premises that its technique declares, and an argument
 * that ends in a conclusion. */
static bool matches_technique(const ChStepRecord *step, const ChTechnique *technique, bool argument,
                              size_t *unargued)
{
    const size_t conclusions = step->place_count + step->eliminate_count;
    const size_t rests_on = step->constraint_count + step->deadly_count;
    const size_t arguments = !argument || rests_on == 0 ? 0 : conclusions > 0 ? conclusions : 1;

    const bool is_argued = step->argument_count == arguments;

    if (!is_argued && unargued != NULL && step->argument_count == 0)
        ++*unargued;
    return (is_argued || (unargued != NULL && step->argument_count == 0)) &&
           (technique->premises == 0 || step->kind == CH_KIND_CASES ||
            step->constraint_count == (size_t)technique->premises);
}

static bool write_log(ChText *json, const ChLog *log, bool argument, size_t *unargued,
                      ChText *complaint)
{
    const ChLogRecord head = ch_log_replay_head(log);
    ChJsonWriter line = {json, false};
    ChLogWriter writer;
    ChStepRecord step;
    bool good = true;

    ch_log_write_begin(&writer, &line, NULL, &head);
    ch_log_replay_start(&log_replay, log);
    while (ch_log_replay_next(&log_replay, argument, &step)) {
        const ChTechnique *const technique = ch_technique(log->step[step.number - 1].technique);
        if (good && !matches_technique(&step, technique, argument, unargued)) {
            ch_text_puts(complaint, technique->key);
            ch_text_puts(complaint, " has other premises or arguments than it should");
            good = false;
        }
        ch_log_write_step(&writer, &step);
    }
    ch_log_write_end(&writer, &head);
    ch_json_close_line(&line);
    return good;
}

static bool is_verified(const ChText *json, ChText *complaint)
{
    const ChJsonSource source = {
        .text = ch_text_string(json), .length = json->length, .line = 1, .column = 1};
    ChLogDocument document;
    ChVerdict verdict;
    ChFault fault;

    if (ch_log_read(&document, &source, &fault) != CH_OK) {
        ch_text_puts(complaint, "cannot be read back: ");
        ch_text_puts(complaint, fault.found);
        return false;
    }
    if (document.log.outcome == CH_AMBIGUOUS) /* its steps are proofs under their assumption */
        document.log.outcome =
            memchr(document.log.solution, CH_NO_DIGIT, CH_CELLS) != NULL ? CH_STUCK : CH_SOLVED;
    ch_verify(&verifier, &document.log, 0, &verdict);
    ch_log_document_free(&document);
    if (verdict.proof == CH_VERIFIED)
        return true;
    ch_text_puts(complaint, ch_reason_text(verdict.reason));
    ch_text_puts(complaint, " ");
    ch_text_puts(complaint, verdict.fact);
    ch_text_puts(complaint, "\n");
    ch_text_puts(complaint, ch_text_string(json));
    return false;
}

bool log_is_proof(const ChLog *log, bool argument, size_t *unargued, ChText *complaint)
{
    ChText json = CH_TEXT_EMPTY;
    const bool good =
        write_log(&json, log, argument, unargued, complaint) && is_verified(&json, complaint);

    ch_text_free(&json);
    return good;
}
