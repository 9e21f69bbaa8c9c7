/* auditing.c - public function: the strict verification of a log.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "fault.h"
#include "log_json.h"
#include "notation.h"
#include "puzzle_reader.h"
#include "sized.h"
#include "verification.h"
#include "workspace.h"

/* Makes the plan of the strategies that the log claims. */
static ChStatus make_plan(ChPlan *plan, const ChAuditOptions *options, ChFault *fault)
{
    const ChProfile *const profile = ch_named_profile(options->profile, fault);

    return profile == NULL ? CH_BAD_PROFILE
                           : ch_plan_make(plan, profile, options->strategies, fault);
}

/* Refutes a verified log of another puzzle than EXPECTED. */
static void compare(const ChPuzzle *puzzle, const ChPuzzle *expected, ChVerdict *verdict)
{
    int cell = 0;

    while (cell < CH_CELLS && puzzle->given[cell] == expected->given[cell] &&
           ch_marks_of_cell(&puzzle->marks, cell) == ch_marks_of_cell(&expected->marks, cell))
        cell++;
    if (cell == CH_CELLS || verdict->proof != CH_VERIFIED)
        return;
    *verdict = (ChVerdict){.proof = CH_REFUTED, .reason = CH_REASON_OTHER_PUZZLE};
    ch_name_cell(verdict->fact, cell);
}

/* Audits the log, and compares its puzzle with the one that OPTIONS name. */
static ChStatus audit_log(ChWorkspace *workspace, const ChLogRecord *log,
                          const ChAuditOptions *options, ChVerdict *verdict, ChFault *fault)
{
    ChAudit *const audit = &workspace->at.audit;
    ChMeter meter = {.poll = options->poll, .poll_context = options->poll_context};
    ChPuzzle expected;
    ChPlan plan;
    ChStatus status = make_plan(&plan, options, fault);

    if (status == CH_OK && options->puzzle != NULL)
        status = ch_puzzle_read(&expected, options->puzzle, strlen(options->puzzle), fault);
    if (status != CH_OK)
        return status;
    workspace->uses++;
    workspace->owner = NULL;
    plan.meter = &meter;
    audit->plan = &plan;
    audit->state = workspace->state;
    audit->is_part = options->part != 0;
    status = ch_audit(audit, log, options->budget, verdict);
    if (status != CH_OK)
        return ch_fault_words(fault, status, 0, 0, "");
    if (options->puzzle != NULL)
        compare(&log->puzzle, &expected, verdict);
    return CH_OK;
}

ChStatus ch_audit_log(ChWorkspace *workspace, const char *json, size_t length,
                      const ChAuditOptions *options, ChVerification *result, ChFault *fault)
{
    ChAuditOptions known;
    ChLogDocument document;
    ChVerdict verdict;

    if (workspace == NULL || !ch_is_text(&json, length) || result == NULL ||
        !ch_sized_take(&known, sizeof known, options, NULL) || !ch_verification_is_known(result))
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    const ChJsonSource source = {.text = json, .length = length, .line = 1, .column = 1};
    ChStatus status = ch_log_read(&document, &source, fault);
    if (status == CH_OK)
        status = audit_log(workspace, &document.log, &known, &verdict, fault);
    if (status == CH_OK)
        ch_verification_give(result, &verdict);
    ch_log_document_free(&document);
    return status;
}
