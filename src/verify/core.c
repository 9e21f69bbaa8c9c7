/* core.c - see core.h: what holds on the board, and the search over the premises of a step.
 *
 * Candidates that conflict are not both true, and one of each premise is true.  These are all the
 * rules; neither part knows a technique.
 *
 * Each premise is a set of candidates of which one is true.  The search assumes the opposite of the
 * conclusion.  It splits the premise with the fewest open candidates (the first listed of equals):
 * it assumes each of them in turn and closes the candidates that conflict with it.  When every
 * branch reaches a premise without open candidates, the premises cannot all be satisfied, and the
 * conclusion is proved.
 *
 * An assumed candidate closes all others of its cell, so no branch assumes more than 81.
 *
 * SPDX-License-Identifier: MIT
 */
#include "core.h"

#include <assert.h>
#include <string.h>

/* ---- the state ---- */

/* Closes a candidate and records the current step as the one that did; does nothing when it is
 * closed already. */
static void rule_out_candidate(ChVerifier *verifier, int candidate)
{
    if (!ch_candidates_has(&verifier->open, candidate))
        return;
    ch_candidates_remove(&verifier->open, candidate);
    verifier->removed_by[candidate] = (uint16_t)verifier->number;
}

/* Places a digit and rules out all that conflicts with it. */
static void place_digit(ChVerifier *verifier, int cell, int digit)
{
    uint16_t list[CH_CONFLICTS];

    ch_list_conflicts(CH_CANDIDATE(cell, digit), list);
    for (int i = 0; i < CH_CONFLICTS; i++)
        rule_out_candidate(verifier, list[i]);
    verifier->digit[cell] = (uint8_t)digit;
}

static void place_digits(ChVerifier *verifier, const uint8_t *digit)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (digit[cell] < CH_DIGITS)
            place_digit(verifier, cell, digit[cell]);
}

void ch_state_start(ChVerifier *verifier)
{
    const ChPuzzle *const puzzle = &verifier->log->puzzle;

    verifier->open = puzzle->marks;
    for (int i = 0; i < CH_CANDIDATES && !puzzle->has_marks; i++)
        ch_candidates_add(&verifier->open, i);
    memset(verifier->digit, CH_NO_DIGIT, sizeof verifier->digit);
    memset(verifier->removed_by, 0, sizeof verifier->removed_by);
    place_digits(verifier, puzzle->entered);
    place_digits(verifier, puzzle->given);
    CH_EACH_CANDIDATE(i, &puzzle->removed)
        if (i < CH_CANDIDATES)
            rule_out_candidate(verifier, i);
}

void ch_state_apply(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;

    for (size_t i = 0; i < step->place_count; i++)
        place_digit(verifier, CH_CANDIDATE_CELL(step->place[i]),
                    CH_CANDIDATE_DIGIT(step->place[i]));
    for (size_t i = 0; i < step->eliminate_count; i++)
        rule_out_candidate(verifier, step->eliminate[i]);
}

/* ---- premises ---- */

uint32_t ch_premise_size(int premise)
{
    return premise < CH_CONSTRAINTS ? 9 : CH_CANDIDATES;
}

int ch_premise_candidate(const ChVerifier *verifier, int premise, uint32_t i)
{
    assert(i < ch_premise_size(premise));
    if (premise < CH_CONSTRAINTS)
        return ch_constraint_candidate(premise, (int)i);
    return ch_candidates_has(&verifier->outside[premise - CH_CONSTRAINTS], (int)i) ? (int)i : -1;
}

int ch_premise_count(const ChVerifier *verifier, int premise, const ChCandidateSet *set)
{
    int count = 0;

    if (premise >= CH_CONSTRAINTS) {
        const ChCandidateSet both =
            ch_candidates_and(&verifier->outside[premise - CH_CONSTRAINTS], set);
        return ch_candidates_count(&both);
    }
    for (int i = 0; i < 9; i++)
        count += ch_candidates_has(set, ch_constraint_candidate(premise, i));
    return count;
}

static uint32_t premise_count(const ChStepRecord *step)
{
    return (uint32_t)(step->constraint_count + step->deadly_count);
}

/* Returns the premise at index I of the step: its constraints come first, then its deadly
 * patterns. */
static int premise_of(const ChStepRecord *step, uint32_t i)
{
    return i < step->constraint_count ? step->constraint[i]
                                      : CH_CONSTRAINTS + (int)(i - step->constraint_count);
}

/* ---- the search ---- */

/* The result of a search.  EXHAUSTED: it reached a limit on its nodes or its work. */
typedef enum SearchResult { PROVED, SATISFIED, EXHAUSTED } SearchResult;

enum { NONE_CHOSEN = CH_CANDIDATES + 1 }; /* more than any premise has open */

/* Selects the unsatisfied premise with the fewest open candidates.  Returns false when all premises
 * are satisfied. */
static bool choose_premise(const ChVerifier *verifier, ChVerifyNode *node)
{
    const ChStepRecord *const step = verifier->step;
    const uint32_t count = premise_count(step);
    int fewest = NONE_CHOSEN;

    for (uint32_t i = 0; fewest > 0 && i < count; i++) {
        const int premise = premise_of(step, i);
        const int open = ch_premise_count(verifier, premise, &node->open);
        if (open >= fewest || ch_premise_count(verifier, premise, &node->taken) > 0)
            continue;
        fewest = open;
        node->premise = (uint32_t)premise;
        node->next = 0;
    }
    return fewest != NONE_CHOSEN;
}

/* Assumes a candidate to be true. */
static void assume_candidate(ChVerifyNode *node, int candidate)
{
    ch_candidates_add(&node->taken, candidate);
    ch_close_conflicts(&node->open, candidate);
}

/* Returns the next open candidate of the premise that a node splits, or -1 after the last. */
static int next_case(const ChVerifier *verifier, ChVerifyNode *node)
{
    const uint32_t size = ch_premise_size((int)node->premise);

    while (node->next < size) {
        const int candidate = ch_premise_candidate(verifier, (int)node->premise, node->next++);
        if (candidate >= 0 && ch_candidates_has(&node->open, candidate))
            return candidate;
    }
    return -1;
}

/* Searches from node 0 for a way to satisfy all premises together; PROVED when there is none. */
static SearchResult search_premises(ChVerifier *verifier)
{
    ChVerifyNode *const node = verifier->at.node;
    const uint64_t work = 1 + verifier->step->constraint_count + 8 * verifier->step->deadly_count;
    int depth = 0;
    bool fresh = true;

    while (depth >= 0) {
        if (fresh) {
            if (++verifier->nodes > CH_VERIFY_NODES || !ch_charge(verifier, work))
                return EXHAUSTED;
            if (!choose_premise(verifier, &node[depth]))
                return SATISFIED;
        }
        const int candidate = next_case(verifier, &node[depth]);
        fresh = candidate >= 0;
        if (!fresh) {
            depth--;
            continue;
        }
        node[depth + 1] = node[depth];
        assume_candidate(&node[++depth], candidate);
    }
    return PROVED;
}

/* The kind of a conclusion; NOTHING is a contradiction. */
typedef enum ConclusionKind { PLACED, REMOVED, NOTHING } ConclusionKind;

/* Proves one conclusion. */
static bool prove_conclusion(ChVerifier *verifier, ConclusionKind kind, int candidate)
{
    ChVerifyNode *const root = &verifier->at.node[0];

    *root = (ChVerifyNode){.open = verifier->open};
    if (kind == PLACED)
        ch_candidates_remove(&root->open, candidate);
    if (kind == REMOVED)
        assume_candidate(root, candidate);

    const SearchResult result = search_premises(verifier);
    if (result == PROVED)
        return true;
    if (verifier->verdict->proof == CH_UNPROVED)
        return false;
    const ChReason reason = result == SATISFIED ? CH_REASON_NOT_PROVED : CH_REASON_TOO_HARD;
    return kind == PLACED    ? ch_refute_placed(verifier, reason, candidate)
           : kind == REMOVED ? ch_refute_removed(verifier, reason, candidate)
                             : ch_refute(verifier, reason, "contradiction");
}

bool ch_check_cover(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;

    verifier->nodes = 0;
    for (size_t i = 0; i < step->place_count; i++)
        if (!prove_conclusion(verifier, PLACED, step->place[i]))
            return false;
    for (size_t i = 0; i < step->eliminate_count; i++)
        if (!prove_conclusion(verifier, REMOVED, step->eliminate[i]))
            return false;
    if (step->place_count == 0 && step->eliminate_count == 0)
        return prove_conclusion(verifier, NOTHING, 0);
    return true;
}
