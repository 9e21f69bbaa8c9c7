/* report.c - the check of the claims that a log makes outside its steps: its answer to a query, a
 * fact, a mistake, a technique.  They must follow from the steps or from the position.
 *
 * SPDX-License-Identifier: MIT
 */
#include "core.h"

static bool is_fact(const ChClaim *claim)
{
    return claim->kind == CH_CLAIM_PLACED || claim->kind == CH_CLAIM_REMOVED;
}

/* Reports whether a fact is true in the state: the digit is placed, or the candidate is closed. */
static bool is_true_in_state(const ChVerifier *verifier, int candidate, bool placed)
{
    return placed ? verifier->digit[CH_CANDIDATE_CELL(candidate)] == CH_CANDIDATE_DIGIT(candidate)
                  : !ch_candidates_has(&verifier->open, candidate);
}

static bool check_holds(ChVerifier *verifier, int candidate, bool placed)
{
    if (is_true_in_state(verifier, candidate, placed))
        return true;
    return placed ? ch_refute_placed(verifier, CH_REASON_FACT, candidate)
                  : ch_refute_removed(verifier, CH_REASON_FACT, candidate);
}

/* Checks a fact that follows from the position without a step.  The digit named must be placed; it
 * is the fact itself, or conflicts with the removed candidate. */
static bool check_sees(ChVerifier *verifier, const ChReport *report)
{
    const int seen = report->sees.thing;
    const int candidate = report->fact.thing;
    const bool implies_fact =
        report->fact.kind == CH_CLAIM_PLACED ? seen == candidate : ch_conflict(seen, candidate);

    return (verifier->log->step_count == 0 && is_true_in_state(verifier, seen, true) &&
            implies_fact) ||
           ch_refute_placed(verifier, CH_REASON_FACT, seen);
}

static bool check_fact(ChVerifier *verifier)
{
    const ChReport *const report = &verifier->log->report;

    if (report->fact.kind == CH_CLAIM_NONE)
        return report->sees.kind == CH_CLAIM_NONE || ch_refute(verifier, CH_REASON_ANSWER, "");
    if (report->sees.kind != CH_CLAIM_NONE)
        return check_sees(verifier, report);
    return verifier->log->step_count == 0 ||
           check_holds(verifier, report->fact.thing, report->fact.kind == CH_CLAIM_PLACED);
}

/* Reports whether the kind of answer fits the query, and the fact is about the thing queried. */
static bool fits_query(const ChReport *report)
{
    const ChClaim *const query = &report->query;
    const ChClaim *const fact = &report->fact;
    const bool same_kind = query->kind == fact->kind;

    switch (report->answer) {
    case CH_ANSWERED_NONE:
        return fact->kind == CH_CLAIM_NONE ||
               (query->kind == CH_CLAIM_CELL && CH_CANDIDATE_CELL(fact->thing) == query->thing);
    case CH_ANSWERED_RIGHT:
    case CH_ANSWERED_WRONG:
        return is_fact(query) && is_fact(fact) && query->thing == fact->thing &&
               same_kind == (report->answer == CH_ANSWERED_RIGHT);
    case CH_ANSWERED_UNDECIDED:
        return fact->kind == CH_CLAIM_NONE && query->kind != CH_CLAIM_HOUSE;
    case CH_ANSWERED_NOTHING:
        return fact->kind == CH_CLAIM_NONE && query->kind == CH_CLAIM_HOUSE;
    default:
        return fact->kind == CH_CLAIM_NONE;
    }
}

/* Reports whether a grid has each digit once in every house, and only open candidates. */
static bool is_solution(ChVerifier *verifier, const uint8_t *digit)
{
    for (int house = 0; house < CH_HOUSES; house++) {
        unsigned digits = 0;
        for (int place = 0; place < 9; place++)
            digits |= 1u << digit[ch_house_cell[house][place]];
        if (digits != CH_ALL_NINE)
            return false;
    }
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (!ch_candidates_has(&verifier->open, CH_CANDIDATE(cell, digit[cell])))
            return false;
    return true;
}

/* Checks the two solutions that come with an undecided fact, one with the candidate and one without
 * it.  The state must be that before the first step. */
static bool check_solutions(ChVerifier *verifier, const ChReport *report)
{
    const bool needed = report->answer == CH_ANSWERED_UNDECIDED && is_fact(&report->query);
    const int cell = CH_CANDIDATE_CELL(report->query.thing);
    const int digit = CH_CANDIDATE_DIGIT(report->query.thing);

    if (report->has_with != needed || report->has_without != needed)
        return ch_refute(verifier, CH_REASON_SOLUTIONS, "");
    return !needed ||
           (report->with[cell] == digit && report->without[cell] != digit &&
            is_solution(verifier, report->with) && is_solution(verifier, report->without)) ||
           ch_refute(verifier, CH_REASON_SOLUTIONS, "");
}

/* Checks that the digits listed for an undecided cell are open.  The state must be that before the
 * first step. */
static bool check_digits(ChVerifier *verifier, const ChReport *report)
{
    if (report->digits == 0)
        return true;
    if (report->answer != CH_ANSWERED_UNDECIDED || report->query.kind != CH_CLAIM_CELL)
        return ch_refute(verifier, CH_REASON_ANSWER, "");
    CH_EACH_DIGIT(digit, report->digits) {
        const int candidate = CH_CANDIDATE(report->query.thing, digit);
        if (!ch_candidates_has(&verifier->open, candidate))
            return ch_refute_placed(verifier, CH_REASON_FACT, candidate);
    }
    return true;
}

static bool check_answer(ChVerifier *verifier)
{
    const ChReport *const report = &verifier->log->report;
    const bool has_query = report->query.kind != CH_CLAIM_NONE;

    if (has_query ? !fits_query(report)
                  : report->answer != CH_ANSWERED_NONE || report->fact.kind != CH_CLAIM_NONE)
        return ch_refute(verifier, CH_REASON_ANSWER, "");
    ch_state_start(verifier);
    return check_solutions(verifier, report) && check_digits(verifier, report);
}

/* A mistake is the opposite of a fact. */
static bool check_mistake(ChVerifier *verifier)
{
    const ChClaim *const mistake = &verifier->log->report.mistake;

    return mistake->kind == CH_CLAIM_NONE ||
           check_holds(verifier, mistake->thing, mistake->kind == CH_CLAIM_REMOVED);
}

static bool check_needs(ChVerifier *verifier)
{
    const char *const needs = verifier->log->report.needs;

    return needs == NULL || (verifier->log->step_count == 0 && ch_is_technique(verifier, needs)) ||
           ch_refute(verifier, CH_REASON_TECHNIQUE, "");
}

bool ch_check_claims(ChVerifier *verifier)
{
    return check_mistake(verifier) && check_needs(verifier) && check_fact(verifier) &&
           check_answer(verifier);
}
