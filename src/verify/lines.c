/* lines.c - a conclusion proved as it is told: the argument, line by line.
 *
 * One pass over the lines.  What is open shrinks with each candidate taken as true; a split
 * remembers what was open at its head, so that each of its branches starts from there.
 *
 * SPDX-License-Identifier: MIT
 */
#include "witness.h"

/* Where the reading of an argument stands. */
typedef struct Reading {
    ChVerifier *verifier;
    ChCandidateSet open;
    uint32_t depth; /* splits that are not finished */
    bool ended;     /* the branch failed or was split: no more lines of its own */
} Reading;

static void take(Reading *reading, int candidate)
{
    ch_close_conflicts(&reading->open, candidate);
}

static bool is_premise(const ChStepRecord *step, int premise)
{
    if (premise >= CH_CONSTRAINTS)
        return (size_t)(premise - CH_CONSTRAINTS) < step->deadly_count;
    for (size_t i = 0; i < step->constraint_count; i++)
        if (step->constraint[i] == premise)
            return true;
    return false;
}

static bool check_then(Reading *reading, const ChLine *line)
{
    ChVerifier *const verifier = reading->verifier;
    const uint32_t size = ch_premise_size(line->constraint);
    bool is_member = false;

    for (uint32_t i = 0; i < size; i++) {
        const int candidate = ch_premise_candidate(verifier, line->constraint, i);
        if (candidate == line->candidate)
            is_member = true;
        else if (candidate >= 0 && ch_candidates_has(&reading->open, candidate))
            return ch_refute_placed(verifier, CH_REASON_ARGUMENT_THEN, line->candidate);
    }
    if (!is_member)
        return ch_refute_placed(verifier, CH_REASON_ARGUMENT_THEN, line->candidate);
    take(reading, line->candidate);
    return true;
}

static bool check_cases(Reading *reading, const ChLine *line)
{
    ChVerifier *const verifier = reading->verifier;
    ChCandidateSet cases = {{0}};

    for (uint32_t i = 0; i < ch_premise_size(line->constraint); i++) {
        const int candidate = ch_premise_candidate(verifier, line->constraint, i);
        if (candidate >= 0 && ch_candidates_has(&reading->open, candidate))
            ch_candidates_add(&cases, candidate);
    }
    if (line->branches == 0 || ch_candidates_count(&cases) != line->branches ||
        reading->depth == CH_VERIFY_SPLITS)
        return ch_refute_premise(verifier, CH_REASON_ARGUMENT_CASES, line->constraint);
    verifier->at.split[reading->depth].open = reading->open;
    verifier->at.split[reading->depth].left = cases;
    verifier->at.split[reading->depth].branches = line->branches;
    reading->depth++;
    reading->ended = true;
    return true;
}

static bool check_assume(Reading *reading, const ChLine *line)
{
    ChVerifier *const verifier = reading->verifier;
    ChCandidateSet *const left = &verifier->at.split[reading->depth - 1].left;

    if (!ch_candidates_has(left, line->candidate))
        return ch_refute_placed(verifier, CH_REASON_ARGUMENT_CASES, line->candidate);
    ch_candidates_remove(left, line->candidate);
    verifier->at.split[reading->depth - 1].branches--;
    reading->open = verifier->at.split[reading->depth - 1].open;
    reading->ended = false;
    take(reading, line->candidate);
    return true;
}

static bool check_fails(Reading *reading, const ChLine *line)
{
    ChVerifier *const verifier = reading->verifier;

    if (ch_premise_count(verifier, line->constraint, &reading->open) > 0)
        return ch_refute_premise(verifier, CH_REASON_ARGUMENT_FAILS, line->constraint);
    reading->ended = true;
    while (reading->depth > 0 && verifier->at.split[reading->depth - 1].branches == 0)
        reading->depth--;
    return true;
}

static bool check_line(Reading *reading, const ChLine *line)
{
    ChVerifier *const verifier = reading->verifier;
    const bool is_assume = line->kind == CH_LINE_ASSUME;
    const bool has_candidate = is_assume || line->kind == CH_LINE_THEN;

    if (is_assume != reading->ended || (is_assume && reading->depth == 0))
        return ch_refute(verifier, CH_REASON_ARGUMENT_END, "");
    if (has_candidate && line->candidate >= CH_CANDIDATES)
        return ch_refute(verifier, CH_REASON_ARGUMENT_THEN, "");
    if (is_assume)
        return check_assume(reading, line);
    if (line->kind == CH_LINE_FAILS && line->constraint == CH_NONE)
        return ch_refute(verifier, CH_REASON_ARGUMENT_END, "");
    if (!is_premise(verifier->step, line->constraint))
        return ch_refute_premise(verifier, CH_REASON_ARGUMENT_PREMISE, line->constraint);
    if (!ch_charge(verifier, 1))
        return false;
    return line->kind == CH_LINE_THEN    ? check_then(reading, line)
           : line->kind == CH_LINE_CASES ? check_cases(reading, line)
                                         : check_fails(reading, line);
}

static bool check_argument(Reading *reading, const ChArgument *argument)
{
    for (size_t i = 0; i < argument->count; i++)
        if (!check_line(reading, &argument->line[i]))
            return false;
    if (!reading->ended || reading->depth > 0)
        return ch_refute(reading->verifier, CH_REASON_ARGUMENT_END, "");
    return true;
}

bool ch_check_arguments(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;
    const size_t conclusions = step->place_count + step->eliminate_count;

    if (step->argument_count == 0)
        return true;
    if (step->argument_count != (conclusions > 0 ? conclusions : 1))
        return ch_refute_number(verifier, CH_REASON_ARGUMENT_COUNT, (uint32_t)step->argument_count);
    for (size_t i = 0; i < step->argument_count; i++) {
        Reading reading = {.verifier = verifier, .open = verifier->open};
        if (i < step->place_count)
            ch_candidates_remove(&reading.open, step->place[i]);
        else if (i < conclusions)
            take(&reading, step->eliminate[i - step->place_count]);
        if (!check_argument(&reading, &step->argument[i]))
            return false;
    }
    return true;
}
