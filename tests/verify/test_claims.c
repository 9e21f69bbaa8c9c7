/* test_claims.c - A false claim of each kind is refuted, at its step and for its reason.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <string.h>

#include "turned_log.h"
#include "witness_case.h"

/* A changed claim: in the text of LOG, the first FROM behind the mark BEHIND becomes TO; REASON,
 * STEP and FACT of the expected refutation, or CH_REASON_NONE where the log remains true. */
typedef struct ChangedClaim {
    const char *log;
    const char *behind;
    const char *from;
    const char *to;
    ChReason reason;
    uint32_t step;
    const char *fact;
} ChangedClaim;

static const ChangedClaim CLAIMS[] = {
#include "claims.def"
};

enum {
    CLAIM_COUNT = sizeof CLAIMS / sizeof CLAIMS[0],
    TURNS = 20 /* symmetries of each */
};

static void replace_piece(ChText *text, const ChangedClaim *claim)
{
    ChText changed = CH_TEXT_EMPTY;
    const char *const behind = strstr(text->data, claim->behind);
    cr_assert(behind != NULL, "%s: no %s", claim->log, claim->behind);
    const char *const at = strstr(behind, claim->from);
    cr_assert(at != NULL, "%s: no %s behind %s", claim->log, claim->from, claim->behind);
    ch_text_add(&changed, text->data, (size_t)(at - text->data));
    ch_text_puts(&changed, claim->to);
    ch_text_puts(&changed, at + strlen(claim->from));
    ch_text_free(text);
    *text = changed;
}

static void read_claim(ChLogDocument *document, const ChangedClaim *claim)
{
    ChText text = witness_text(claim->log);
    ChFault fault = {0};

    replace_piece(&text, claim);
    const ChJsonSource source = {text.data, text.length, 1, 1};
    const ChStatus status = ch_log_read(document, &source, &fault);
    cr_assert(status == CH_OK, "%s: %s -> %s: %s, found %s", claim->log, claim->from, claim->to,
              ch_status_text(status), fault.found);
    ch_text_free(&text);
}

static void expect_verdict(const ChLogRecord *log, const ChangedClaim *claim, int turn)
{
    const ChVerdict verdict = witness_verify(log);
    const ChProof proof = claim->reason == CH_REASON_NONE ? CH_VERIFIED : CH_REFUTED;

    cr_expect(verdict.proof == proof && verdict.reason == claim->reason &&
                  verdict.step == claim->step,
              "%s: %s -> %s, turn %d: wanted %d at step %u, got %d at step %u: %s (%s)", claim->log,
              claim->from, claim->to, turn, claim->reason, claim->step, verdict.reason,
              verdict.step, ch_reason_text(verdict.reason), verdict.fact);
}

Test(claims, refutes_each_at_its_step_for_its_reason)
{
    for (int i = 0; i < CLAIM_COUNT; i++) {
        ChLogDocument document;
        read_claim(&document, &CLAIMS[i]);
        expect_verdict(&document.log, &CLAIMS[i], 0);
        cr_expect_str_eq(witness_verify(&document.log).fact, CLAIMS[i].fact, "%s: %s -> %s",
                         CLAIMS[i].log, CLAIMS[i].from, CLAIMS[i].to);
        ch_log_document_free(&document);
    }
}

/* The same with the cells, houses and digits in other places. */
Test(claims, refutes_each_under_symmetries)
{
    ChRandom random = {1};

    for (int i = 0; i < CLAIM_COUNT; i++) {
        ChLogDocument document;
        read_claim(&document, &CLAIMS[i]);
        for (int turn = 1; turn <= TURNS; turn++) {
            const ChSymmetry symmetry = symmetry_to_first(&document.log, &random);
            TurnedLog turned;
            turn_log(&turned, &document.log, &symmetry);
            expect_verdict(&turned.log, &CLAIMS[i], turn);
            turned_log_free(&turned);
        }
        ch_log_document_free(&document);
    }
}

/* The first of two errors is reported: a false solution, too, changes nothing. */
Test(claims, are_reported_before_later_errors)
{
    for (int i = 0; i < CLAIM_COUNT; i++) {
        ChLogDocument document;
        read_claim(&document, &CLAIMS[i]);
        uint8_t *const digit = document.log.solution;
        digit[0] = digit[0] == CH_NO_DIGIT ? 0 : CH_NO_DIGIT;
        if (CLAIMS[i].step > 0)
            expect_verdict(&document.log, &CLAIMS[i], 0);
        else
            cr_expect(witness_verify(&document.log).proof == CH_REFUTED, "%s: %s -> %s",
                      CLAIMS[i].log, CLAIMS[i].from, CLAIMS[i].to);
        ch_log_document_free(&document);
    }
}

/* Every reason has a false claim, but for that of the budget and those of a strict verification
 * (tests/api/test_audit.c). */
Test(claims, include_one_for_each_reason)
{
    static const ChReason ALL[] = {
#define REASON(number, name, text) CH_REASON_##name,
#include "reasons.def"
#undef REASON
    };

    for (size_t i = 0; i < sizeof ALL / sizeof ALL[0]; i++) {
        bool found = ALL[i] == CH_REASON_NONE || ALL[i] == CH_REASON_BUDGET ||
                     ALL[i] >= CH_REASON_NO_INSTANCE;
        for (int k = 0; k < CLAIM_COUNT; k++)
            found |= CLAIMS[k].reason == ALL[i];
        cr_expect(found, "no false claim for: %s", ch_reason_text(ALL[i]));
        cr_expect_str_neq(ch_reason_text(ALL[i]), ch_reason_text(CH_REASON_LIMIT));
    }
}
