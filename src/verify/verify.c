/* verify.c - see verify.h: the checks of the input, the steps and the outcome, in this order.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "core.h"
#include "spare.h"
#include "verify.h"

/* Reports whether the input has the digit of a cell in one of its peers too. */
static bool is_duplicate(const ChPuzzle *puzzle, int cell)
{
    const ChCellSet *const peers = &ch_cell_peers[cell];
    const int digit = ch_puzzle_digit(puzzle, cell);

    CH_EACH_CELL(peer, *peers)
        if (digit != CH_NO_DIGIT && ch_puzzle_digit(puzzle, peer) == digit)
            return true;
    return false;
}

/* ---- the form of a step ---- */

static bool is_contradiction(const ChStepRecord *step)
{
    return strcmp(step->technique, "contradiction") == 0;
}

static bool is_guess(const ChStepRecord *step)
{
    return strcmp(step->technique, "guess") == 0;
}

/* Checks that the step places open candidates of empty cells, without conflicts. */
static bool check_places(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;

    for (size_t i = 0; i < step->place_count; i++) {
        const int candidate = step->place[i];
        if (candidate >= CH_CANDIDATES || !ch_candidates_has(&verifier->open, candidate) ||
            verifier->digit[CH_CANDIDATE_CELL(candidate)] != CH_NO_DIGIT)
            return ch_refute_placed(verifier, CH_REASON_NOT_OPEN, candidate);
        for (size_t j = 0; j < i; j++) {
            if (step->place[j] == candidate)
                return ch_refute_placed(verifier, CH_REASON_TWICE, candidate);
            if (ch_conflict(step->place[j], candidate))
                return ch_refute_placed(verifier, CH_REASON_CLASH, candidate);
        }
    }
    return true;
}

/* Checks that the eliminations are open, distinct, and not implied by a placement of the step. */
static bool check_eliminations(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;
    ChCandidateSet seen = {{0}};

    for (size_t i = 0; i < step->eliminate_count; i++) {
        const int candidate = step->eliminate[i];
        if (candidate >= CH_CANDIDATES || !ch_candidates_has(&verifier->open, candidate) ||
            verifier->digit[CH_CANDIDATE_CELL(candidate)] != CH_NO_DIGIT)
            return ch_refute_removed(verifier, CH_REASON_NOT_OPEN, candidate);
        if (ch_candidates_has(&seen, candidate))
            return ch_refute_removed(verifier, CH_REASON_TWICE, candidate);
        ch_candidates_add(&seen, candidate);
        for (size_t j = 0; j < step->place_count; j++)
            if (step->place[j] == candidate || ch_conflict(step->place[j], candidate))
                return ch_refute_removed(verifier, CH_REASON_IMPLIED, candidate);
    }
    return true;
}

static bool check_constraints(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;
    ChConstraintSet seen = {{0}};

    for (size_t i = 0; i < step->constraint_count; i++) {
        const int constraint = step->constraint[i];
        if (constraint >= CH_CONSTRAINTS || ch_constraints_has(&seen, constraint))
            return ch_refute_premise(verifier, CH_REASON_TWICE, constraint);
        ch_constraints_add(&seen, constraint);
    }
    return true;
}

/* Checks that the premises of a contradiction fit its kind.  CASES has several premises.  Every
 * other kind has exactly one: the digit of a house (NO_PLACE) or a cell. */
static bool check_kind(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;
    const bool one = step->constraint_count == 1 && step->deadly_count == 0;
    const bool of_cell = one && step->constraint[0] < CH_CELLS;
    const bool duplicate = of_cell && is_duplicate(&verifier->log->puzzle, step->constraint[0]);

    switch (step->kind) {
    case CH_KIND_DUPLICATE:
        return duplicate || ch_refute(verifier, CH_REASON_KIND, "duplicate");
    case CH_KIND_NO_PLACE:
        return (one && !of_cell) || ch_refute(verifier, CH_REASON_KIND, "no-place");
    case CH_KIND_NO_CANDIDATE:
        return of_cell || ch_refute(verifier, CH_REASON_KIND, "no-candidate");
    case CH_KIND_CASES:
        return step->constraint_count + step->deadly_count > 1 ||
               ch_refute(verifier, CH_REASON_KIND, "cases");
    default:
        return ch_refute(verifier, CH_REASON_KIND, "");
    }
}

static bool check_conclusions(ChVerifier *verifier)
{
    const ChLogRecord *const log = verifier->log;
    const ChStepRecord *const step = verifier->step;
    const size_t conclusions = step->place_count + step->eliminate_count;

    if (is_contradiction(step)) {
        if (conclusions > 0 || log->outcome != CH_CONTRADICTION ||
            verifier->number != log->step_count)
            return ch_refute(verifier, CH_REASON_NOT_LAST, "");
        return check_kind(verifier);
    }
    if (conclusions == 0)
        return ch_refute(verifier, CH_REASON_NO_CONCLUSION, "");
    return check_places(verifier) && check_eliminations(verifier);
}

static bool check_guess(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;

    verifier->guesses++;
    if (verifier->log->outcome != CH_GUESSED || step->place_count != 1 ||
        step->eliminate_count > 0 || step->constraint_count > 0 || step->deadly_count > 0 ||
        step->argument_count > 0)
        return ch_refute(verifier, CH_REASON_GUESS, "");
    return true;
}

/* ---- the earlier steps that a step depends on ---- */

enum { AFTER_WORDS = CH_CANDIDATES / 64 + 3 };

/* Adds the step that ruled out a candidate to a set of step numbers. */
static void add_earlier_step(const ChVerifier *verifier, uint64_t *earlier, int candidate)
{
    if (verifier->removed_by[candidate] > 0)
        ch_bits_add(earlier, verifier->removed_by[candidate]);
}

/* Checks the list of earlier steps: exactly the steps that first ruled out a candidate of the
 * premises, ascending. */
static bool check_after(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;
    uint64_t earlier[AFTER_WORDS] = {0};
    size_t at = 0;

    for (size_t i = 0; i < step->constraint_count; i++)
        for (int k = 0; k < 9; k++)
            add_earlier_step(verifier, earlier, ch_constraint_candidate(step->constraint[i], k));
    for (size_t i = 0; i < step->deadly_count; i++)
        CH_EACH_CANDIDATE(candidate, &verifier->outside[i])
            add_earlier_step(verifier, earlier, candidate);
    CH_EACH_MEMBER(number, earlier, AFTER_WORDS) {
        if (at >= step->after_count || step->after[at] != (uint32_t)number)
            return ch_refute_number(verifier, CH_REASON_AFTER, (uint32_t)number);
        at++;
    }
    if (at < step->after_count)
        return ch_refute_number(verifier, CH_REASON_AFTER, step->after[at]);
    return true;
}

static bool check_step(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;

    if (step->number != verifier->number)
        return ch_refute_number(verifier, CH_REASON_NUMBER, step->number);
    if (!ch_is_technique(verifier, step->technique) ||
        (step->subtype != NULL && !ch_is_technique(verifier, step->subtype)))
        return ch_refute(verifier, CH_REASON_TECHNIQUE, "");
    if (!check_conclusions(verifier) || !check_constraints(verifier))
        return false;
    const bool assumes = ch_count_deadly(step->deadly, step->deadly_count) > 0;
    if (assumes && verifier->log->outcome == CH_CONTRADICTION)
        return ch_refute(verifier, CH_REASON_LEANS, "");
    if (assumes && verifier->log->outcome == CH_AMBIGUOUS)
        return ch_refute(verifier, CH_REASON_AMBIGUOUS, "");
    if (is_guess(step))
        return check_guess(verifier) && check_after(verifier) && ch_check_pattern(verifier);
    return ch_check_deadly(verifier) && ch_check_cover(verifier) && check_after(verifier) &&
           ch_check_arguments(verifier) && ch_check_pattern(verifier) &&
           (verifier->is_found_whole == NULL || ch_check_spare(verifier));
}

/* ---- the log ---- */

/* Checks that the candidate of each input digit is open.  A log whose only step is a contradiction
 * passes: such an input allows nothing else. */
static bool check_input(ChVerifier *verifier)
{
    const ChLogRecord *const log = verifier->log;
    const bool is_contradiction_only = log->step_count == 1 && is_contradiction(&log->step[0]);

    for (int cell = 0; cell < CH_CELLS && !is_contradiction_only; cell++) {
        const int digit = verifier->digit[cell];
        if (digit != CH_NO_DIGIT && !ch_candidates_has(&verifier->open, CH_CANDIDATE(cell, digit)))
            return ch_refute_placed(verifier, CH_REASON_DUPLICATE, CH_CANDIDATE(cell, digit));
    }
    return true;
}

/* Checks that every cell has a digit.  Placed digits cannot conflict: check_places() requires an
 * open candidate, and each placement closes those that conflict with it. */
static bool check_solved(ChVerifier *verifier)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (verifier->digit[cell] == CH_NO_DIGIT)
            return ch_refute_cell(verifier, CH_REASON_NOT_SOLVED, cell);
    return true;
}

static bool check_outcome(ChVerifier *verifier)
{
    const ChLogRecord *const log = verifier->log;
    const bool ends_in_contradiction =
        log->step_count > 0 && is_contradiction(&log->step[log->step_count - 1]);

    switch (log->outcome) {
    case CH_CONTRADICTION:
        return ends_in_contradiction || ch_refute(verifier, CH_REASON_NO_CONTRADICTION, "");
    case CH_STUCK:
        return memchr(verifier->digit, CH_NO_DIGIT, CH_CELLS) != NULL ||
               ch_refute(verifier, CH_REASON_NOT_STUCK, "");
    case CH_GUESSED:
        if (verifier->guesses == 0)
            return ch_refute(verifier, CH_REASON_NOT_GUESSED, "");
        return check_solved(verifier);
    case CH_AMBIGUOUS: /* check_step() refutes a step that assumes one solution */
        return ch_refute(verifier, CH_REASON_NOT_AMBIGUOUS, "");
    default:
        return check_solved(verifier);
    }
}

static bool check_solution(ChVerifier *verifier)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (verifier->log->solution[cell] != verifier->digit[cell])
            return ch_refute_cell(verifier, CH_REASON_SOLUTION, cell);
    return true;
}

void ch_verify(ChVerifier *verifier, const ChLogRecord *log, uint64_t budget, ChVerdict *verdict)
{
    *verdict = (ChVerdict){.proof = CH_VERIFIED};
    verifier->log = log;
    verifier->verdict = verdict;
    verifier->budget = budget != 0 ? budget : CH_VERIFY_BUDGET;
    verifier->number = 0;
    verifier->guesses = 0;
    ch_state_start(verifier);
    if (!check_input(verifier))
        return;
    for (size_t i = 0; i < log->step_count; i++) {
        verifier->step = &log->step[i];
        verifier->number = (uint32_t)i + 1;
        if (!check_step(verifier))
            return;
        ch_state_apply(verifier);
    }
    verifier->number = 0;
    (void)(check_outcome(verifier) && check_solution(verifier) && ch_check_claims(verifier));
}
