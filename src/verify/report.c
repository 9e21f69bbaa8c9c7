/* report.c - what a log says beside its steps: as far as these prove it.
 *
 * SPDX-License-Identifier: MIT
 */
#include "witness.h"

static bool is_fact(const ChClaim *claim)
{
    return claim->kind == CH_CLAIM_PLACED || claim->kind == CH_CLAIM_REMOVED;
}

/* Whether the state says so: the digit is placed, or the candidate closed. */
static bool holds(const ChVerifier *verifier, int candidate, bool placed)
{
    return placed ? verifier->digit[CH_CANDIDATE_CELL(candidate)] == CH_CANDIDATE_DIGIT(candidate)
                  : !ch_candidates_has(&verifier->open, candidate);
}

static bool check_holds(ChVerifier *verifier, int candidate, bool placed)
{
    if (holds(verifier, candidate, placed))
        return true;
    return placed ? ch_refute_placed(verifier, CH_REASON_FACT, candidate)
                  : ch_refute_removed(verifier, CH_REASON_FACT, candidate);
}

/* A digit of the position that is the fact, or rules its candidate out. */
static bool check_sees(ChVerifier *verifier, const ChReport *report)
{
    const int seen = report->sees.thing;
    const int candidate = report->fact.thing;
    const bool says_it =
        report->fact.kind == CH_CLAIM_PLACED ? seen == candidate : ch_conflict(seen, candidate);

    return (verifier->log->step_count == 0 && holds(verifier, seen, true) && says_it) ||
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

/* Whether the answer is one to what was asked, and the fact the one that it speaks of. */
static bool fits_question(const ChReport *report)
{
    const ChClaim *const asked = &report->asked;
    const ChClaim *const fact = &report->fact;
    const bool same_kind = asked->kind == fact->kind;

    switch (report->answer) {
    case CH_ANSWERED_NONE:
        return fact->kind == CH_CLAIM_NONE ||
               (asked->kind == CH_CLAIM_CELL && CH_CANDIDATE_CELL(fact->thing) == asked->thing);
    case CH_ANSWERED_RIGHT:
    case CH_ANSWERED_WRONG:
        return is_fact(asked) && is_fact(fact) && asked->thing == fact->thing &&
               same_kind == (report->answer == CH_ANSWERED_RIGHT);
    case CH_ANSWERED_UNDECIDED:
        return fact->kind == CH_CLAIM_NONE && asked->kind != CH_CLAIM_HOUSE;
    case CH_ANSWERED_NOTHING:
        return fact->kind == CH_CLAIM_NONE && asked->kind == CH_CLAIM_HOUSE;
    default:
        return fact->kind == CH_CLAIM_NONE;
    }
}

/* A grid without clashes whose digits were all open before the first step. */
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

/* One solution with the candidate and one without come with a fact that is undecided.  VERIFIER is
 * before the first step. */
static bool check_solutions(ChVerifier *verifier, const ChReport *report)
{
    const bool wanted = report->answer == CH_ANSWERED_UNDECIDED && is_fact(&report->asked);
    const int cell = CH_CANDIDATE_CELL(report->asked.thing);
    const int digit = CH_CANDIDATE_DIGIT(report->asked.thing);

    if (report->has_with != wanted || report->has_without != wanted)
        return ch_refute(verifier, CH_REASON_SOLUTIONS, "");
    return !wanted ||
           (report->with[cell] == digit && report->without[cell] != digit &&
            is_solution(verifier, report->with) && is_solution(verifier, report->without)) ||
           ch_refute(verifier, CH_REASON_SOLUTIONS, "");
}

/* The digits of a cell that is undecided; VERIFIER is before the first step. */
static bool check_digits(ChVerifier *verifier, const ChReport *report)
{
    if (report->digits == 0)
        return true;
    if (report->answer != CH_ANSWERED_UNDECIDED || report->asked.kind != CH_CLAIM_CELL)
        return ch_refute(verifier, CH_REASON_ANSWER, "");
    for (unsigned digits = report->digits; digits != 0; digits &= digits - 1) {
        const int candidate = CH_CANDIDATE(report->asked.thing, ch_lowest(digits));
        if (!ch_candidates_has(&verifier->open, candidate))
            return ch_refute_placed(verifier, CH_REASON_FACT, candidate);
    }
    return true;
}

static bool check_answer(ChVerifier *verifier)
{
    const ChReport *const report = &verifier->log->report;
    const bool is_asked = report->asked.kind != CH_CLAIM_NONE;

    if (is_asked ? !fits_question(report)
                 : report->answer != CH_ANSWERED_NONE || report->fact.kind != CH_CLAIM_NONE)
        return ch_refute(verifier, CH_REASON_ANSWER, "");
    ch_state_start(verifier);
    return check_solutions(verifier, report) && check_digits(verifier, report);
}

bool ch_check_report(ChVerifier *verifier)
{
    const ChLogRecord *const log = verifier->log;
    const ChClaim *const mistake = &log->report.mistake;
    const char *const needs = log->report.needs;

    if (mistake->kind != CH_CLAIM_NONE &&
        !check_holds(verifier, mistake->thing, mistake->kind == CH_CLAIM_REMOVED))
        return false;
    if (needs != NULL && (log->step_count > 0 || !ch_is_technique(verifier, needs)))
        return ch_refute(verifier, CH_REASON_TECHNIQUE, "");
    return check_fact(verifier) && check_answer(verifier);
}
