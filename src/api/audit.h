/* audit.h - the strict verification of a log: beyond proof, whether it says honestly how it was
 * found.
 *
 *      each step is one that its technique finds in its position
 *      each text and notation is the library's own, for this step
 *      no step has a premise that neither its proof nor its technique needs
 *      the outcome is right: where it is stuck, the strategies find nothing more
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_AUDIT_H
#define CH_API_AUDIT_H

#include "bruteforce.h"
#include "profiles.h"
#include "survey.h"
#include "text.h"
#include "verify.h"

/* The memory of an audit: large, owned by the caller, reusable.  The caller sets the last three
 * members. */
typedef struct ChAudit {
    ChVerifier verifier;
    ChSurvey survey;
    ChSearch search;
    ChPuzzle position; /* before the current step */
    size_t applied;    /* the steps that lead to it */
    ChBoard board;
    ChText text;
    bool is_part;       /* the log is a part of a solve, whose outcome is not checked */
    const ChPlan *plan; /* the strategies that a stuck solve used, and the meter of all work */
    void *state;        /* room for the state of any profile */
} ChAudit;

/* Verifies a log, and then audits it.  Returns CH_NO_MEMORY when there is none for the texts, and
 * the status of the plan's meter when that is over. */
ChStatus ch_audit(ChAudit *audit, const ChLogRecord *log, uint64_t budget, ChVerdict *verdict);

#endif
