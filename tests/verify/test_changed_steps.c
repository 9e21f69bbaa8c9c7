/* test_changed_steps.c - Every change of a kind in every step of the true logs is refuted.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <string.h>

#include "notation.h"
#include "witness_case.h"

static int refuted; /* false claims that a test tried */

static void expect_refuted(const ChLogRecord *log, const char *name, const char *what, size_t step)
{
    const ChVerdict verdict = witness_verify(log);

    refuted++;
    cr_expect(verdict.proof == CH_REFUTED, "%s: step %zu: %s", name, step + 1, what);
}

static void expect_reason(const ChLogRecord *log, ChReason reason, const char *name, size_t step)
{
    const ChVerdict verdict = witness_verify(log);

    expect_refuted(log, name, ch_reason_text(reason), step);
    cr_expect(verdict.reason == reason, "%s: step %zu: %s, not %s", name, step + 1,
              ch_reason_text(verdict.reason), ch_reason_text(reason));
}

/* Falsifies a copy of a step; called for each step of each log. */
typedef void (*Falsifier)(const char *name, const ChLogRecord *log, ChStepRecord *step,
                          size_t index);

static void falsify_all(Falsifier falsify)
{
    for (int i = 0; i < WITNESS_LOGS; i++) {
        ChLogDocument document;
        witness_read(&document, WITNESS_LOG[i]);
        const size_t count = document.log.step_count;
        ChStepRecord *const step = malloc(count * sizeof *step);
        for (size_t k = 0; k < count; k++)
            step[k] = document.log.step[k];
        ChLogRecord log = document.log;
        log.step = step;
        for (size_t k = 0; k < count; k++)
            falsify(WITNESS_LOG[i], &log, &step[k], k);
        free(step);
        ch_log_document_free(&document);
    }
    cr_assert_gt(refuted, 0);
}

static void change_place(const char *name, const ChLogRecord *log, ChStepRecord *step, size_t index)
{
    const ChStepRecord honest = *step;

    for (int digit = 0; digit < CH_DIGITS && honest.place_count > 0; digit++) {
        const uint16_t changed = (uint16_t)CH_CANDIDATE(CH_CANDIDATE_CELL(honest.place[0]), digit);
        step->place = &changed;
        if (changed != honest.place[0])
            expect_refuted(log, name, "another digit", index);
    }
    if (honest.place_count > 0) {
        static const uint16_t BEYOND = CH_CANDIDATES;
        step->place = &BEYOND;
        expect_refuted(log, name, "a candidate beyond the last", index);
        cr_expect_str_eq(witness_verify(log).fact, "729");
    }
    *step = honest;
}

Test(changed_steps, refutes_every_changed_digit)
{
    falsify_all(change_place);
}

static bool is_house_single(const ChStepRecord *step)
{
    return step->place_count == 1 && step->constraint_count == 1;
}

static void change_premise(const char *name, const ChLogRecord *log, ChStepRecord *step,
                           size_t index)
{
    const ChStepRecord honest = *step;

    for (int i = 0; i <= CH_CONSTRAINTS && is_house_single(&honest); i++) {
        const uint16_t changed = (uint16_t)i;
        step->constraint = &changed;
        if (i != honest.constraint[0])
            expect_refuted(log, name, "another premise", index);
    }
    *step = honest;
}

Test(changed_steps, refutes_every_changed_premise_of_a_single)
{
    falsify_all(change_premise);
}

static void drop_premise(const char *name, const ChLogRecord *log, ChStepRecord *step, size_t index)
{
    const ChStepRecord honest = *step;

    if (honest.constraint_count == 0)
        return;
    step->constraint_count--;
    expect_refuted(log, name, "a premise less", index);
    step->constraint++;
    expect_refuted(log, name, "another premise less", index);
    *step = honest;
}

Test(changed_steps, refutes_every_premise_left_out)
{
    falsify_all(drop_premise);
}

static void change_after(const char *name, const ChLogRecord *log, ChStepRecord *step, size_t index)
{
    const ChStepRecord honest = *step;
    uint32_t after[CH_MAX_STEPS] = {0};

    for (size_t i = 0; i < honest.after_count; i++) {
        for (size_t k = 0; k < honest.after_count - 1; k++)
            after[k] = honest.after[k < i ? k : k + 1];
        step->after = after;
        step->after_count = honest.after_count - 1;
        expect_refuted(log, name, "a step left out of after", index);
    }
    for (uint32_t number = 1; number <= honest.number; number++) {
        size_t at = 0;
        bool known = false;
        for (size_t k = 0; k < honest.after_count; k++)
            known |= honest.after[k] == number;
        for (size_t k = 0; k < honest.after_count && honest.after[k] < number; k++)
            after[at++] = honest.after[k];
        after[at++] = number;
        for (size_t k = at - 1; k < honest.after_count; k++)
            after[at++] = honest.after[k];
        step->after = after;
        step->after_count = at;
        if (!known)
            expect_refuted(log, name, "a step too many in after", index);
    }
    *step = honest;
}

Test(changed_steps, refutes_every_changed_after)
{
    falsify_all(change_after);
}

static size_t count_closing(const ChStepRecord *step)
{
    size_t count = 0;

    for (size_t i = 0; i < step->mark_count; i++)
        count += step->mark[i].role == CH_ROLE_HATCHING || step->mark[i].role == CH_ROLE_CLOSED;
    return count;
}

/* A pattern need not name everything that closes the other cells, but all that it names must be
 * right and complete. */
static void change_hatching(const char *name, const ChLogRecord *log, ChStepRecord *step,
                            size_t index)
{
    const ChStepRecord honest = *step;
    ChMark mark[CH_CANDIDATES];

    for (size_t i = 0; i < honest.mark_count; i++) {
        if (honest.mark[i].role != CH_ROLE_HATCHING && honest.mark[i].role != CH_ROLE_CLOSED)
            continue;
        memcpy(mark, honest.mark, honest.mark_count * sizeof *mark);
        step->mark = mark;
        mark[i] = mark[honest.mark_count - 1];
        step->mark_count = honest.mark_count - 1;
        if (count_closing(&honest) > 1)
            expect_refuted(log, name, "a closing mark left out", index);
        step->mark_count = honest.mark_count;
        mark[i] = honest.mark[i];
        mark[honest.mark_count - 1] = honest.mark[honest.mark_count - 1];
        if (mark[i].role == CH_ROLE_CLOSED)
            mark[i].step = (uint16_t)(mark[i].step == 1 ? 2 : 1);
        else
            mark[i].thing = (uint16_t)(CH_CANDIDATE_CELL(mark[i].thing) * 9 +
                                       (CH_CANDIDATE_DIGIT(mark[i].thing) + 1) % 9);
        expect_refuted(log, name, "a closing mark changed", index);
    }
    *step = honest;
}

Test(changed_steps, refutes_every_changed_closing_mark)
{
    falsify_all(change_hatching);
}

/* Sets marks that the reader of logs would reject. */
static void point_nowhere(const char *name, const ChLogRecord *log, ChStepRecord *step,
                          size_t index)
{
    static const ChMark BAD[] = {
        {.role = CH_ROLES},
        {.role = CH_ROLE_SET_CELL, .group = 9, .thing = CH_CELLS},
        {.role = CH_ROLE_SET_CELL, .group = CH_CANDIDATES},
        {.role = CH_ROLE_SET_DIGIT, .thing = CH_DIGITS},
        {.role = CH_ROLE_COMMON_SET, .thing = 8},
        {.role = CH_ROLE_COMMON_DIGIT, .thing = CH_DIGITS},
        {.role = CH_ROLE_LINK_FROM, .thing = CH_CANDIDATES},
        {.role = CH_ROLE_LINK_TO, .thing = CH_CANDIDATES},
        {.role = CH_ROLE_LINK_TO, .group = CH_CANDIDATES},
        {.role = CH_ROLE_LINK_STRONG, .thing = 1},
        {.role = CH_ROLE_COLOUR, .step = CH_CANDIDATES + 2},
    };
    const ChStepRecord honest = *step;
    ChMark mark[CH_CANDIDATES];

    memcpy(mark, honest.mark, honest.mark_count * sizeof *mark);
    step->mark = mark;
    step->mark_count++;
    for (size_t i = 0; i < sizeof BAD / sizeof BAD[0]; i++) {
        mark[honest.mark_count] = BAD[i];
        expect_reason(log, CH_REASON_PATTERN, name, index);
    }
    *step = honest;
}

Test(changed_steps, refutes_every_mark_that_points_nowhere)
{
    falsify_all(point_nowhere);
}

/* A restricted common has two sets and a digit; readers of logs reject it otherwise. */
static void share_halves(const char *name, const ChLogRecord *log, ChStepRecord *step, size_t index)
{
    static const ChMark HALF[][2] = {
        {{.role = CH_ROLE_COMMON_SET, .group = 9, .thing = 1},
         {.role = CH_ROLE_COMMON_DIGIT, .group = 9, .thing = 8}},
        {{.role = CH_ROLE_COMMON_SET, .group = 9},
         {.role = CH_ROLE_COMMON_SET, .group = 9, .thing = 1}},
    };
    const ChStepRecord honest = *step;
    ChMark mark[CH_CANDIDATES];

    if (strcmp(name, "chain") != 0)
        return;
    memcpy(mark, honest.mark, honest.mark_count * sizeof *mark);
    step->mark = mark;
    step->mark_count += 2;
    for (size_t i = 0; i < sizeof HALF / sizeof HALF[0]; i++) {
        memcpy(mark + honest.mark_count, HALF[i], 2 * sizeof *mark);
        expect_reason(log, CH_REASON_COMMON, name, index);
    }
    *step = honest;
}

Test(changed_steps, refutes_half_a_restricted_common)
{
    falsify_all(share_halves);
}

/* Sets lines of an argument that the reader of logs would reject. */
static void argue_nothing(const char *name, const ChLogRecord *log, ChStepRecord *step,
                          size_t index)
{
    static const ChLine BAD[] = {
        {.kind = CH_LINE_ASSUME, .constraint = CH_NONE, .candidate = 0},
        {.kind = CH_LINE_ASSUME, .constraint = CH_NONE, .candidate = CH_NONE},
        {.kind = CH_LINE_THEN, .constraint = 0, .candidate = CH_CANDIDATES},
        {.kind = CH_LINE_THEN, .constraint = CH_NONE, .candidate = 0},
        {.kind = CH_LINE_FAILS, .constraint = CH_NONE, .candidate = CH_NONE},
        {.kind = CH_LINE_CASES, .constraint = CH_CONSTRAINTS + 1, .candidate = CH_NONE},
        {.kind = CH_LINE_FAILS, .constraint = CH_CONSTRAINTS + 1, .candidate = CH_NONE},
    };
    const ChStepRecord honest = *step;
    ChArgument argument[CH_CANDIDATES];

    if (honest.argument_count == 0)
        return;
    memcpy(argument, honest.argument, honest.argument_count * sizeof *argument);
    step->argument = argument;
    for (size_t i = 0; i < sizeof BAD / sizeof BAD[0]; i++) {
        argument[0] = (ChArgument){&BAD[i], 1};
        expect_refuted(log, name, "an argument of nothing", index);
    }
    const ChLine beyond = {.kind = CH_LINE_FAILS,
                           .constraint = (uint16_t)(CH_CONSTRAINTS + honest.deadly_count),
                           .candidate = CH_NONE};
    argument[0] = (ChArgument){&beyond, 1};
    expect_reason(log, CH_REASON_ARGUMENT_PREMISE, name, index);
    *step = honest;
}

Test(changed_steps, refutes_every_argument_of_nothing)
{
    falsify_all(argue_nothing);
}

/* Sets more deadly patterns than the reader of logs would accept. */
static void repeat_deadly(const char *name, const ChLogRecord *log, ChStepRecord *step,
                          size_t index)
{
    const ChStepRecord honest = *step;
    ChDeadlyPattern deadly[CH_VERIFY_DEADLY + 1];

    if (honest.deadly_count == 0)
        return;
    for (size_t i = 0; i <= CH_VERIFY_DEADLY; i++)
        deadly[i] = honest.deadly[i < honest.deadly_count ? i : 0];
    step->deadly = deadly;
    step->deadly_count = CH_VERIFY_DEADLY;
    cr_expect(witness_verify(log).proof == CH_VERIFIED, "%s: as many as there may be", name);
    step->deadly_count = CH_VERIFY_DEADLY + 1;
    expect_reason(log, CH_REASON_DEADLY_SIZE, name, index);
    *step = honest;
}

Test(changed_steps, refutes_too_many_deadly_patterns)
{
    falsify_all(repeat_deadly);
}

static void change_argument(const char *name, const ChLogRecord *log, ChStepRecord *step,
                            size_t index)
{
    const ChStepRecord honest = *step;

    for (size_t i = 0; i < honest.argument_count; i++) {
        const ChArgument *const argument_step = &honest.argument[i];
        ChArgument argument[CH_CANDIDATES];
        ChLine line[256];
        memcpy(argument, honest.argument, honest.argument_count * sizeof *argument);
        memcpy(line, argument_step->line, argument_step->count * sizeof *line);
        argument[i] = (ChArgument){line, argument_step->count};
        step->argument = argument;
        line[argument_step->count] = line[argument_step->count - 1];
        argument[i].count++;
        expect_reason(log, CH_REASON_ARGUMENT_END, name, index);
        for (size_t k = 0; k < argument_step->count; k++) {
            argument[i].count = k;
            expect_refuted(log, name, "an argument cut off", index);
            argument[i].count = argument_step->count;
            if (line[k].candidate != CH_NONE) {
                line[k].candidate = (uint16_t)((line[k].candidate + 1) % CH_CANDIDATES);
                expect_refuted(log, name, "a candidate changed in an argument", index);
            } else {
                line[k].constraint = (uint16_t)((line[k].constraint + 1) % CH_CONSTRAINTS);
                expect_refuted(log, name, "a constraint changed in an argument", index);
            }
            line[k] = argument_step->line[k];
        }
    }
    *step = honest;
}

Test(changed_steps, refutes_every_changed_line_of_an_argument)
{
    falsify_all(change_argument);
}

static void swap_steps(const char *name, const ChLogRecord *log, ChStepRecord *step, size_t index)
{
    const ChStepRecord honest = *step;

    if (index + 1 == log->step_count)
        return;
    *step = step[1];
    step[1] = honest;
    expect_refuted(log, name, "two steps swapped", index);
    step[1] = *step;
    *step = honest;
}

Test(changed_steps, refutes_every_swap)
{
    falsify_all(swap_steps);
}

Test(changed_steps, refutes_every_other_outcome_and_solution)
{
    for (int i = 0; i < WITNESS_LOGS; i++) {
        ChLogDocument document;
        witness_read(&document, WITNESS_LOG[i]);
        ChLogRecord *const log = &document.log;
        const ChOutcome outcome = log->outcome;
        for (int other = CH_SOLVED; other <= CH_AMBIGUOUS; other++) {
            log->outcome = (ChOutcome)other;
            if (log->outcome != outcome)
                expect_refuted(log, WITNESS_LOG[i], ch_outcome_word(other), 0);
        }
        log->outcome = outcome;
        for (int cell = 0; cell < CH_CELLS; cell++) {
            const uint8_t honest = log->solution[cell];
            log->solution[cell] = (uint8_t)((honest + 1) % 10);
            expect_refuted(log, WITNESS_LOG[i], "another solution", 0);
            log->solution[cell] = honest;
        }
        ch_log_document_free(&document);
    }
}
