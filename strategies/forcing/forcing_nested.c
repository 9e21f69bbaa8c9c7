/* forcing_nested.c - nested forcing net: nets within a net, one level deep.
 *
 * Something is supposed and thought on by singles.  Where that stops, each candidate still open is
 * supposed besides: what thereby leads to a contradiction is struck, and so on, until what was
 * supposed first fails itself.
 *
 *      Suppose r1c1 is 5.
 *          r4c7 cannot be 2: that would lead to ... a contradiction.
 *          r4c7 cannot be 8: likewise.  So r4c7 is 3, and r4c2 is 1, ...
 *          r9c2 cannot be 6: ...
 *          Nothing is left for r9c8.
 *      So r1c1 is not 5.
 *
 * It is the last resort, and costs the most.  What has the least open when singles stop is tried
 * first; of the first that fail those where the least has to be struck are compared, and the one
 * that takes the fewest constraints is told.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "forcing_facts.h"
#include "premises.h"

enum {
    MOST = 400, /* candidates open: with more, the puzzle has many solutions, and nothing fails */
    PATIENCE = 60,       /* it ends when so many in a row have not failed */
    TRIED = 16,          /* so many that fail are looked for, */
    COMPARED = 4,        /* and of those that fail most easily so many are made into steps */
    NEVER = CH_CELLS + 1 /* rounds: more than there can be */
};

/* The candidates open in cells without a digit. */
static int list_open(const ChPropagation *state, uint16_t *candidate)
{
    int count = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet cells = ch_bands_cells(state->open[digit] & ~state->placed);
        for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
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

/* Candidates that do not fail if they are supposed.  When something that is supposed does not fail,
 * neither does what comes true with it: that leads nowhere else.  It holds until something is
 * struck. */
typedef struct Safe {
    ChBands of[CH_DIGITS];
} Safe;

static void find_safe(Safe *safe, const ChPropagation *standing)
{
    for (int digit = 0; digit < CH_DIGITS; digit++)
        safe->of[digit] |= standing->open[digit] & standing->placed;
}

static bool is_safe(const Safe *safe, int candidate)
{
    return ch_bands_has(safe->of[CH_CANDIDATE_DIGIT(candidate)], CH_CANDIDATE_CELL(candidate));
}

/* Whether striking what leads to a contradiction, *REMOVED candidates, leaves the world standing;
 * by all constraints where RULES is NULL. */
static bool stands(ChPropagation *state, const ChRules *rules, int *removed)
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
                find_safe(&safe, &inner);
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

/* A proof put aside while it goes into something supposed besides. */
typedef struct Aside {
    ChPropagation state;
    int events;
    int reasons;
    uint16_t against[CH_CANDIDATES];
} Aside;

static void put_aside(const ChReasoning *proof, Aside *aside)
{
    aside->state = proof->state;
    aside->events = proof->events;
    aside->reasons = proof->reasons;
    memcpy(aside->against, proof->against, sizeof aside->against);
}

static void take_up(ChReasoning *proof, const Aside *aside)
{
    proof->state = aside->state;
    proof->events = aside->events;
    proof->reasons = aside->reasons;
    memcpy(proof->against, aside->against, sizeof proof->against);
    proof->failed = CH_NONE;
}

/* How many rounds until the world fails with the candidate supposed; more than MOST: it does not
 * within so many. */
static int rounds_to_fail(const ChPropagation *state, int candidate, int most, Safe *safe)
{
    ChPropagation inner = *state;

    ch_propagation_assume(&inner, candidate);
    for (int round = 1; round <= most; round++)
        switch (ch_propagation_run(&inner)) {
        case CH_ROUND_FAILED:
            return round;
        case CH_ROUND_STILL:
            find_safe(safe, &inner);
            return NEVER;
        default:
            break;
        }
    return NEVER;
}

/* Strikes a candidate that fails, with its own proof. */
static void strike(ChReasoning *proof, const ChRules *rules, int candidate)
{
    Aside aside;

    put_aside(proof, &aside);
    ch_reasoning_assume(proof, candidate);
    const bool holds = ch_reasoning_holds(proof, rules);
    const ChConstraintSet reason = proof->reason[proof->verdict];
    take_up(proof, &aside);
    if (!holds && proof->verdict != 0)
        ch_reasoning_remove(proof, candidate, &reason);
    proof->verdict = 0;
}

/* The first of so many candidates that fail in the fewest rounds, *ROUNDS; -1 when none fails. */
static int soonest(const ChPropagation *state, const uint16_t *candidate, int count, int *rounds)
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

/* Strikes, in their order, what fails soonest and what then fails as soon, and thinks on each time:
 * until the proof is complete (CH_ROUND_FAILED), or nothing fails (CH_ROUND_STILL). */
static ChRound strike_round(ChReasoning *proof, const ChRules *rules)
{
    uint16_t candidate[CH_CANDIDATES];
    const int count = list_open(&proof->state, candidate);
    int rounds;
    const int first = soonest(&proof->state, candidate, count, &rounds);
    Safe safe = {0};

    if (first < 0)
        return CH_ROUND_STILL;
    for (int i = first; i < count; i++) {
        if (i > first && (!is_open(&proof->state, candidate[i]) || is_safe(&safe, candidate[i]) ||
                          rounds_to_fail(&proof->state, candidate[i], rounds, &safe) > rounds))
            continue;
        safe = (Safe){0};
        strike(proof, rules, candidate[i]);
        if (!ch_reasoning_holds(proof, rules))
            return CH_ROUND_FAILED;
    }
    return CH_ROUND_MOVED;
}

bool ch_reasoning_fails_inside(ChReasoning *proof, const ChRules *rules)
{
    ChRound round = CH_ROUND_MOVED;

    while (round == CH_ROUND_MOVED)
        round = strike_round(proof, rules);
    return round == CH_ROUND_FAILED && proof->verdict != 0;
}

/* Works out the proof; false when there is none to be told, or a plain net is one. */
static bool refute(ChReasoning *proof, const ChRules *rules, const ChBoard *board, int candidate)
{
    ch_reasoning_start(proof, board);
    ch_reasoning_assume(proof, candidate);
    return ch_reasoning_holds(proof, rules) && ch_reasoning_fails_inside(proof, rules);
}

/* ---- the search ---- */

static void order_by_open(const ChImplications *all, ChForcing *forcing)
{
    forcing->count = 0;
    for (int i = 0; i < all->count; i++) {
        int open = 0;
        if (all->fails[i])
            continue;
        for (int digit = 0; digit < CH_DIGITS; digit++)
            open += ch_bands_count(all->state[i].open[digit]);
        forcing->result[forcing->count++] = (ChForcingResult){
            .size = (uint16_t)open, .candidate = all->candidate[i], .cases = CH_NONE};
    }
}

/* Whether nets one level deep, by these constraints alone, refute the candidate. */
static bool do_refute(const ChConstraintSet *premises, const ChBoard *board, int candidate)
{
    ChPropagation state;
    ChRules rules;
    int removed;

    ch_rules_of_constraints(&rules, premises);
    ch_propagation_start(&state, board);
    ch_propagation_assume(&state, candidate);
    return !ch_propagation_holds_by(&state, &rules) || !stands(&state, &rules, &removed);
}

/* Makes the step, with all that its proof rests on. */
static bool make(const ChFinderInput *input, int candidate, ChDeduction *deduction)
{
    ChForcing *const forcing = ch_facts_forcing_room(input->facts);
    ChCellSet cell = {{0}};

    if (!refute(&forcing->proof, &forcing->all.rules, input->board, candidate))
        return false;
    *deduction = ch_deduction(CH_TECHNIQUE_NESTED_FORCING_NET);
    deduction->seed = (uint16_t)candidate;
    deduction->detail.premises = forcing->proof.reason[forcing->proof.verdict];
    ch_cells_add(&cell, CH_CANDIDATE_CELL(candidate));
    ch_add_eliminations(deduction, input->board, cell, CH_CANDIDATE_DIGIT(candidate));
    return true;
}

/* Leaves out what no search needs; false when it would be too much to follow.  Where nets one level
 * deep would need it, the step is hard to tell: that comes last (REST). */
static bool spare(const ChFinderInput *input, ChDeduction *deduction, bool rest)
{
    return ch_minimize_premises(deduction, input->board) &&
           do_refute(&deduction->detail.premises, input->board, deduction->seed) != rest;
}

static int premises_of(const ChDeduction *deduction)
{
    return ch_bits_count(deduction->detail.premises.word, 6);
}

/* Makes steps of a few and reports them, that with the smallest proof first. */
static bool report_some(const ChFinderInput *input, ChSink *sink, ChForcingResult *failing,
                        int *failed, bool rest)
{
    ChDeduction some[COMPARED];
    int count = 0;

    for (int i = 0; *failed > 0 && i < COMPARED; i++)
        count += make(input, ch_forcing_result_take(failing, failed).candidate, &some[count]);
    while (count > 0) {
        int best = 0;
        for (int i = 1; i < count; i++)
            if (premises_of(&some[i]) < premises_of(&some[best]))
                best = i;
        if (spare(input, &some[best], rest) && ch_report(&some[best], sink))
            return true;
        some[best] = some[--count];
    }
    return false;
}

/* The next candidates that fail, and how much has to be struck for that; returns how many. */
static int find_failing(ChForcing *forcing, Safe *safe, ChForcingResult *failing)
{
    int count = 0;

    for (int held = 0; forcing->count > 0 && count < TRIED && held < PATIENCE; held++) {
        ChForcingResult next = ch_forcing_result_take(forcing->result, &forcing->count);
        int removed;
        if (is_safe(safe, next.candidate))
            continue;
        ChPropagation state = *ch_implications_of(&forcing->all, next.candidate);
        if (stands(&state, NULL, &removed)) {
            find_safe(safe, &state);
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
        order_by_open(&forcing->all, forcing);
        for (int count = 1; count > 0;) {
            ChForcingResult failing[TRIED];
            count = find_failing(forcing, &safe, failing);
            any += count;
            for (int left = count; left > 0;)
                if (report_some(input, sink, failing, &left, pass > 0))
                    return true;
        }
    }
    return false;
}
