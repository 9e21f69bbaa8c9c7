/* forcing_nested.c - nested forcing net: nets within a net, one level deep.
 *
 * A candidate is assumed true and propagated by singles.  Where that stops, each candidate still
 * open is assumed in addition.  Those that lead to a contradiction are removed, and so on, until
 * the first assumption itself fails.
 *
 *      Suppose r1c1 is 5.
 *          r4c7 cannot be 2: that would lead to ... a contradiction.
 *          r4c7 cannot be 8: likewise.  So r4c7 is 3, and r4c2 is 1, ...
 *          r9c2 cannot be 6: ...
 *          Nothing is left for r9c8.
 *      So r1c1 is not 5.
 *
 * This technique is the last resort and the most expensive.  Candidates are tried in order of how
 * few candidates remain open when singles stop, until sixty in a row do not fail (PATIENCE).  With
 * more than four hundred open candidates (MOST) none is tried.  Among the first that fail, those
 * with the fewest removals are compared, and the one that needs the fewest constraints is reported.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "forcing_facts.h"
#include "premises.h"

enum {
    MOST = 400, /* open candidates: with more, the puzzle has many solutions, and nothing fails */
    PATIENCE = 60,       /* the search ends when so many candidates in a row have not failed */
    TRIED = 16,          /* failing candidates collected at a time */
    COMPARED = 4,        /* steps compared at a time, of the candidates with the fewest removals */
    NEVER = CH_CELLS + 1 /* a number of rounds that is never reached */
};

/* Lists the open candidates of cells without a digit. */
static int list_open(const ChPropagation *state, uint16_t *candidate)
{
    int count = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet cells = ch_bands_cells(state->open[digit] & ~state->placed);
        CH_EACH_CELL(cell, cells)
            candidate[count++] = (uint16_t)CH_CANDIDATE(cell, digit);
    }
    return count;
}

static bool is_open(const ChPropagation *state, int candidate)
{
    return ch_propagation_is_open(state, candidate) &&
           !ch_bands_has(state->placed, CH_CANDIDATE_CELL(candidate));
}

static bool holds(ChPropagation *state, const ChRules *rules)
{
    return rules != NULL ? ch_propagation_holds_by(state, rules) : ch_propagation_holds(state);
}

/* Candidates that do not fail when assumed.  If an assumption does not fail, neither do the
 * candidates it makes true: assuming these leads to nothing else.  The set is valid until a
 * candidate is removed. */
typedef struct Safe {
    ChBands of[CH_DIGITS];
} Safe;

static void add_safe(Safe *safe, const ChPropagation *consistent)
{
    for (int digit = 0; digit < CH_DIGITS; digit++)
        safe->of[digit] |= consistent->open[digit] & consistent->placed;
}

static bool is_safe(const Safe *safe, int candidate)
{
    return ch_bands_has(safe->of[CH_CANDIDATE_DIGIT(candidate)], CH_CANDIDATE_CELL(candidate));
}

/* Removes all candidates that lead to a contradiction, *REMOVED of them; true when the state still
 * has none.  RULES NULL: all constraints are used. */
static bool survives_removals(ChPropagation *state, const ChRules *rules, int *removed)
{
    uint16_t candidate[CH_CANDIDATES];
    Safe safe = {0};
    bool again = true;

    *removed = 0;
    while (again) {
        const int count = list_open(state, candidate);
        again = false;
        for (int i = 0; i < count; i++) {
            ChPropagation inner = *state;
            if (!is_open(state, candidate[i]) || is_safe(&safe, candidate[i]))
                continue;
            ch_propagation_assume(&inner, candidate[i]);
            if (holds(&inner, rules)) {
                add_safe(&safe, &inner);
                continue;
            }
            safe = (Safe){0};
            ch_propagation_remove(state, candidate[i]);
            ++*removed;
            again = true;
            if (!holds(state, rules))
                return false;
        }
    }
    return true;
}

/* ---- the proof ---- */

/* A proof saved while a further assumption is explored. */
typedef struct SavedProof {
    ChPropagation state;
    int events;
    int reasons;
    uint16_t against[CH_CANDIDATES];
} SavedProof;

static void save_proof(const ChReasoning *proof, SavedProof *saved)
{
    saved->state = proof->state;
    saved->events = proof->events;
    saved->reasons = proof->reasons;
    memcpy(saved->against, proof->against, sizeof saved->against);
}

static void restore_proof(ChReasoning *proof, const SavedProof *saved)
{
    proof->state = saved->state;
    proof->events = saved->events;
    proof->reasons = saved->reasons;
    memcpy(proof->against, saved->against, sizeof proof->against);
    proof->failed = CH_NONE;
}

/* Returns after how many rounds the state fails with the candidate assumed; more than MOST when it
 * does not fail within MOST rounds. */
static int rounds_to_fail(const ChPropagation *state, int candidate, int most, Safe *safe)
{
    ChPropagation inner = *state;

    ch_propagation_assume(&inner, candidate);
    for (int round = 1; round <= most; round++)
        switch (ch_propagation_run(&inner)) {
        case CH_ROUND_FAILED:
            return round;
        case CH_ROUND_STILL:
            add_safe(safe, &inner);
            return NEVER;
        default:
            break;
        }
    return NEVER;
}

/* Removes a candidate that fails, with the reason from its own proof. */
static void remove_with_proof(ChReasoning *proof, const ChRules *rules, int candidate)
{
    SavedProof saved;

    save_proof(proof, &saved);
    ch_reasoning_assume(proof, candidate);
    const bool holds = ch_reasoning_holds(proof, rules);
    const ChConstraintSet reason = proof->reason[proof->verdict];
    restore_proof(proof, &saved);
    if (!holds && proof->verdict != 0)
        ch_reasoning_remove(proof, candidate, &reason);
    proof->verdict = 0;
}

/* Returns the index of the first candidate that fails in the fewest rounds, *ROUNDS; -1 when none
 * fails. */
static int find_soonest_failure(const ChPropagation *state, const uint16_t *candidate, int count,
                                int *rounds)
{
    Safe safe = {0};
    int fewest = NEVER;
    int first = -1;

    for (int i = 0; i < count && fewest > 1; i++) {
        if (is_safe(&safe, candidate[i]))
            continue;
        *rounds = rounds_to_fail(state, candidate[i], fewest - 1, &safe);
        if (*rounds < fewest) {
            fewest = *rounds;
            first = i;
        }
    }
    *rounds = fewest;
    return first;
}

/* Removes, in order, the candidates that fail soonest and those that then fail as soon.  Propagates
 * after each, until the proof is complete (CH_ROUND_FAILED) or nothing fails (CH_ROUND_STILL). */
static ChRound remove_round(ChReasoning *proof, const ChRules *rules)
{
    uint16_t candidate[CH_CANDIDATES];
    const int count = list_open(&proof->state, candidate);
    int rounds;
    const int first = find_soonest_failure(&proof->state, candidate, count, &rounds);
    Safe safe = {0};

    if (first < 0)
        return CH_ROUND_STILL;
    for (int i = first; i < count; i++) {
        if (i > first && (!is_open(&proof->state, candidate[i]) || is_safe(&safe, candidate[i]) ||
                          rounds_to_fail(&proof->state, candidate[i], rounds, &safe) > rounds))
            continue;
        safe = (Safe){0};
        remove_with_proof(proof, rules, candidate[i]);
        if (!ch_reasoning_holds(proof, rules))
            return CH_ROUND_FAILED;
    }
    return CH_ROUND_MOVED;
}

bool ch_reasoning_fails_inside(ChReasoning *proof, const ChRules *rules)
{
    ChRound round = CH_ROUND_MOVED;

    while (round == CH_ROUND_MOVED)
        round = remove_round(proof, rules);
    return round == CH_ROUND_FAILED && proof->verdict != 0;
}

/* Derives the proof; false when there is none, or when a plain net is one. */
static bool prove_contradiction(ChReasoning *proof, const ChRules *rules, const ChBoard *board,
                                int candidate)
{
    ch_reasoning_start(proof, board);
    ch_reasoning_assume(proof, candidate);
    return ch_reasoning_holds(proof, rules) && ch_reasoning_fails_inside(proof, rules);
}

/* ---- the search ---- */

static void order_by_open(const ChFinderInput *input, const ChImplications *all, ChForcing *forcing)
{
    forcing->count = 0;
    for (int i = 0; i < all->count; i++) {
        int open = 0;
        if (all->fails[i] || !ch_is_wanted(input, all->candidate[i]))
            continue;
        for (int digit = 0; digit < CH_DIGITS; digit++)
            open += ch_bands_count(all->state[i].open[digit]);
        forcing->result[forcing->count++] = (ChForcingResult){
            .size = (uint16_t)open, .candidate = all->candidate[i], .cases = CH_NONE};
    }
}

/* Reports whether nets one level deep, by these constraints alone, refute the candidate. */
static bool premises_refute(const ChConstraintSet *premises, const ChBoard *board, int candidate)
{
    ChPropagation state;
    ChRules rules;
    int removed;

    ch_rules_of_constraints(&rules, premises);
    ch_propagation_start(&state, board);
    ch_propagation_assume(&state, candidate);
    return !ch_propagation_holds_by(&state, &rules) || !survives_removals(&state, &rules, &removed);
}

/* Makes the step, with all premises of its proof. */
static bool make_step(const ChFinderInput *input, int candidate, ChDeduction *deduction)
{
    ChForcing *const forcing = ch_facts_forcing_room(input->facts);
    ChCellSet cell = {{0}};

    if (!prove_contradiction(&forcing->proof, &forcing->all.rules, input->board, candidate))
        return false;
    *deduction = ch_deduction(CH_TECHNIQUE_NESTED_FORCING_NET);
    deduction->seed = (uint16_t)candidate;
    deduction->detail.premises = forcing->proof.reason[forcing->proof.verdict];
    ch_cells_add(&cell, CH_CANDIDATE_CELL(candidate));
    ch_add_eliminations(deduction, input->board, cell, CH_CANDIDATE_DIGIT(candidate));
    return true;
}

static int premises_of(const ChDeduction *deduction)
{
    return ch_bits_count(deduction->detail.premises.word, 6);
}

/* Makes up to COMPARED steps, without premises that neither are needed nor shorten the proof;
 * returns their number.  A step whose proof is too long is left out. */
static int make_steps(const ChFinderInput *input, ChForcingResult *failing, int *failed,
                      ChDeduction *some)
{
    int count = 0;

    for (int i = 0; *failed > 0 && i < COMPARED; i++)
        count +=
            make_step(input, ch_forcing_result_take(failing, failed).candidate, &some[count]) &&
            ch_shorten_proof(&some[count], input->board);
    return count;
}

/* Makes up to COMPARED steps and reports them, the one with the fewest premises first.  Steps that
 * nets one level deep cannot prove from their premises are reported in the second pass (REST). */
static bool report_smallest_proof(const ChFinderInput *input, ChSink *sink,
                                  ChForcingResult *failing, int *failed, bool rest)
{
    ChDeduction some[COMPARED];

    for (int count = make_steps(input, failing, failed, some); count > 0;) {
        int best = 0;
        for (int i = 1; i < count; i++)
            if (premises_of(&some[i]) < premises_of(&some[best]))
                best = i;
        const ChDeduction *const step = &some[best];
        if (premises_refute(&step->detail.premises, input->board, step->seed) != rest &&
            ch_report(step, sink))
            return true;
        some[best] = some[--count];
    }
    return false;
}

/* Collects the next candidates that fail, sized by the removals they need; returns how many. */
static int find_failing(ChForcing *forcing, Safe *safe, ChForcingResult *failing)
{
    int count = 0;

    for (int held = 0; forcing->count > 0 && count < TRIED && held < PATIENCE; held++) {
        ChForcingResult next = ch_forcing_result_take(forcing->result, &forcing->count);
        int removed;
        if (is_safe(safe, next.candidate))
            continue;
        ChPropagation state = *ch_implications_of(&forcing->all, next.candidate);
        if (survives_removals(&state, NULL, &removed)) {
            add_safe(safe, &state);
            continue;
        }
        next.size = (uint16_t)removed;
        failing[count++] = next;
        held = 0;
    }
    return count;
}

bool ch_find_nested_forcing_net(const ChFinderInput *input, ChSink *sink)
{
    ChForcing *const forcing = ch_facts_forcing(input->facts, CH_IMPLIES_BY_NET);
    Safe safe = {0};

    if (forcing->all.count > MOST)
        return false;
    while (ch_implications_grow(&forcing->all))
        ;
    for (int pass = 0, any = 1; pass < 2 && any > 0; pass++) {
        any = 0;
        order_by_open(input, &forcing->all, forcing);
        for (int count = 1; count > 0;) {
            ChForcingResult failing[TRIED];
            count = find_failing(forcing, &safe, failing);
            any += count;
            for (int left = count; left > 0;)
                if (report_smallest_proof(input, sink, failing, &left, pass > 0))
                    return true;
        }
    }
    return false;
}
