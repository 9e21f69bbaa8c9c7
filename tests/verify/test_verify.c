/* test_verify.c - True logs are verified.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>

#include "turned_log.h"
#include "witness_case.h"

enum { TURNS = 20 }; /* symmetries of each log */

Test(verify, proves_every_log_in_the_folder)
{
    for (int i = 0; i < WITNESS_LOGS; i++) {
        ChLogDocument document;
        witness_read(&document, WITNESS_LOG[i]);
        const ChVerdict verdict = witness_verify(&document.log);
        cr_expect(verdict.proof == CH_VERIFIED, "%s: step %u, %s (%s)", WITNESS_LOG[i],
                  verdict.step, ch_reason_text(verdict.reason), verdict.fact);
        ch_log_document_free(&document);
    }
}

/* A true log remains true with its cells, houses and digits in other places. */
Test(verify, proves_every_log_under_symmetries)
{
    ChRandom random = {1};

    for (int i = 0; i < WITNESS_LOGS; i++) {
        ChLogDocument document;
        witness_read(&document, WITNESS_LOG[i]);
        for (int turn = 0; turn < TURNS; turn++) {
            const ChSymmetry symmetry = symmetry_to_first(&document.log, &random);
            TurnedLog turned;
            turn_log(&turned, &document.log, &symmetry);
            const ChVerdict verdict = witness_verify(&turned.log);
            turned_log_free(&turned);
            cr_expect(verdict.proof == CH_VERIFIED, "%s: turn %d, step %u, %s (%s)", WITNESS_LOG[i],
                      turn, verdict.step, ch_reason_text(verdict.reason), verdict.fact);
        }
        ch_log_document_free(&document);
    }
}

/* A proof depends on there being one solution only through a deadly pattern. */
Test(verify, says_which_proofs_assume_one_solution)
{
    for (int i = 0; i < WITNESS_LOGS; i++) {
        ChLogDocument document;
        bool has_deadly = false;
        witness_read(&document, WITNESS_LOG[i]);
        for (size_t at = 0; at < document.log.step_count; at++)
            has_deadly |= ch_count_deadly(document.log.step[at].deadly,
                                          document.log.step[at].deadly_count) > 0;
        cr_expect_eq(witness_verify(&document.log).assumes_unique, has_deadly, "%s",
                     WITNESS_LOG[i]);
        ch_log_document_free(&document);
    }
}

Test(verify, verifies_what_why_reports)
{
    static const char *const NAMES[] = {"why", "undecided"};

    for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++) {
        ChLogDocument document;
        witness_read(&document, NAMES[i]);
        const ChVerdict verdict = witness_verify(&document.log);
        cr_expect(verdict.proof == CH_VERIFIED, "%s: %s (%s)", NAMES[i],
                  ch_reason_text(verdict.reason), verdict.fact);
        ch_log_document_free(&document);
    }
}

/* ---- the budget ---- */

/* The work that each log takes.  It depends on the order of the search, which docs/log-format.md
 * defines, and changes only with it. */
static const struct {
    const char *log;
    uint64_t work;
} WORK[] = {
    {"singles", 281},    {"pair", 442},  {"stuck", 120},     {"guessed", 318},
    {"rectangle", 26},   {"six", 204},   {"duplicate", 2},   {"no-place", 3},
    {"no-candidate", 3}, {"cases", 25},  {"start", 230},     {"marks", 898},
    {"pigeons", 3},      {"roles", 615}, {"chain", 974},     {"why", 27},
    {"guardians", 48},   {"links", 82},  {"eighteen", 18},   {"firework", 172},
    {"exocet", 48},      {"closed", 86}, {"first-house", 2}, {"als-xz", 244},
    {"tridagon", 1785},  {"ring", 219},
};

/* Returns the work that the first steps of a log take. */
static uint64_t work_of(const ChLogRecord *log, size_t steps)
{
    static ChVerifier verifier;
    ChLogRecord first = *log;
    ChVerdict verdict;

    first.step_count = steps;
    ch_verify(&verifier, &first, 0, &verdict);
    return CH_VERIFY_BUDGET - verifier.budget;
}

/* Expects that budgets that end within a step lead to no verdict, at this step. */
static void expect_unproved(const ChLogRecord *log, const char *name, uint32_t step)
{
    static ChVerifier verifier;
    ChVerdict verdict;

    for (uint64_t budget = work_of(log, step - 1); budget < work_of(log, step); budget++) {
        ch_verify(&verifier, log, budget, &verdict);
        cr_expect(budget == 0 || (verdict.proof == CH_UNPROVED &&
                                  verdict.reason == CH_REASON_BUDGET && verdict.step == step),
                  "%s: budget %u ends at step %u, not %u", name, (unsigned)budget, verdict.step,
                  step);
    }
}

Test(verify, takes_its_budget_and_no_more)
{
    static ChVerifier verifier;
    ChVerdict verdict;

    for (size_t i = 0; i < sizeof WORK / sizeof WORK[0]; i++) {
        ChLogDocument document;
        witness_read(&document, WORK[i].log);
        const uint64_t work = work_of(&document.log, document.log.step_count);
        cr_expect_eq(work, WORK[i].work, "%s: %u units of work", WORK[i].log, (unsigned)work);
        ch_verify(&verifier, &document.log, work, &verdict);
        cr_expect(verdict.proof == CH_VERIFIED, "%s", WORK[i].log);
        for (uint32_t step = 1; step <= document.log.step_count; step++)
            expect_unproved(&document.log, WORK[i].log, step);
        ch_log_document_free(&document);
    }
}
