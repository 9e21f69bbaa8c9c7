/* verifying.c - public function: verifying a log.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "fault.h"
#include "log_json.h"
#include "sized.h"
#include "verification.h"
#include "workspace.h"

bool ch_verification_is_known(const ChVerification *result)
{
    static const size_t added[] = {offsetof(ChVerification, fact),
                                   offsetof(ChVerification, assumes_unique), 0};

    return ch_sized_is_known(result, sizeof *result, added);
}

void ch_verification_give(ChVerification *result, const ChVerdict *verdict)
{
    ChVerification known = {.verdict = verdict->proof,
                            .reason = verdict->reason,
                            .step = verdict->step,
                            .why = ch_reason_text(verdict->reason),
                            .assumes_unique =
                                verdict->proof == CH_VERIFIED && verdict->assumes_unique};

    _Static_assert(sizeof known.fact == sizeof verdict->fact, "a fact fits");
    memcpy(known.fact, verdict->fact, sizeof known.fact);
    ch_sized_give(result, &known, sizeof known);
}

ChStatus ch_verify_log(ChWorkspace *workspace, const char *json, size_t length, uint64_t budget,
                       ChVerification *result, ChFault *fault)
{
    ChLogDocument document;
    ChVerdict verdict;

    if (workspace == NULL || !ch_is_text(&json, length) || result == NULL ||
        !ch_verification_is_known(result))
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    const ChJsonSource source = {.text = json, .length = length, .line = 1, .column = 1};
    const ChStatus status = ch_log_read(&document, &source, fault);

    if (status == CH_OK) {
        workspace->uses++;
        workspace->at.verifier.is_technique = ch_technique_exists;
        workspace->at.verifier.is_found_whole = NULL;
        workspace->at.verifier.meter = NULL;
        ch_verify(&workspace->at.verifier, &document.log, budget, &verdict);
        ch_verification_give(result, &verdict);
    }
    ch_log_document_free(&document);
    return status;
}
