/* proving.c - see proving.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "proving.h"

#include <criterion/criterion.h>

#include "log_json.h"
#include "tell.h"
#include "verify.h"

static ChTeller teller;
static ChVerifier verifier;

static void write_log(ChText *json, const ChLog *log, bool argument)
{
    const ChLogRecord head = ch_tell_head(log);
    ChLogWriter writer;
    ChStepRecord step;

    ch_text_clear(json);
    ch_log_write_begin(&writer, json, &head);
    ch_tell_start(&teller, log);
    while (ch_tell_next(&teller, argument, &step)) {
        const int premises = ch_technique(log->step[step.number - 1].technique)->premises;
        cr_assert(premises == 0 || step.kind == CH_KIND_CASES ||
                  step.constraint_count == (size_t)premises);
        const size_t conclusions = step.place_count + step.eliminate_count;
        const size_t rests_on = step.constraint_count + step.deadly_count;
        cr_assert_eq(step.argument_count, !argument || rests_on == 0 ? 0
                                          : conclusions > 0          ? conclusions
                                                                     : 1);
        ch_log_write_step(&writer, &step);
    }
    ch_log_write_end(&writer);
}

void expect_proof(const ChLog *log, bool argument, int puzzle)
{
    ChText json = CH_TEXT_EMPTY;
    ChLogDocument document;
    ChVerdict verdict;
    ChFault fault;

    write_log(&json, log, argument);
    const ChJsonSource source = {
        .text = ch_text_string(&json), .length = json.length, .line = 1, .column = 1};
    cr_assert_eq(ch_log_read(&document, &source, &fault), CH_OK, "puzzle %d: column %u %s", puzzle,
                 fault.column, fault.found);
    ch_verify(&verifier, &document.log, 0, &verdict);
    cr_assert_eq(verdict.proof, CH_VERIFIED, "puzzle %d, step %u: %s %s\n%s", puzzle, verdict.step,
                 ch_reason_text(verdict.reason), verdict.fact, ch_text_string(&json));
    ch_log_document_free(&document);
    ch_text_free(&json);
}
