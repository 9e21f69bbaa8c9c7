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
            const ChSymmetry symmetry = ch_symmetry_random(&random);
            turn_log(&document, &symmetry);
            const ChVerdict verdict = witness_verify(&document.log);
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
            has_deadly |= document.log.step[at].deadly_count > 0;
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

Test(verify, never_verifies_past_its_budget)
{
    static ChVerifier verifier;
    ChLogDocument document;
    ChVerdict verdict;

    witness_read(&document, "pair");
    ch_verify(&verifier, &document.log, 20, &verdict);
    cr_expect(verdict.proof == CH_UNPROVED && verdict.reason == CH_REASON_BUDGET &&
              verdict.step > 0);
    ch_verify(&verifier, &document.log, 100000, &verdict);
    cr_expect(verdict.proof == CH_VERIFIED);
    ch_log_document_free(&document);
}
