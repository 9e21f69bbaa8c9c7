/* implications_proof.c - propagation that records the constraints behind each conclusion.
 *
 * SPDX-License-Identifier: MIT
 */
#include "implications.h"

enum { NO_REASON = 0 }; /* for conflicts with the assumption, and candidates already removed */

/* The findings of one round, by the kind of constraint: cells, boxes, rows, columns. */
typedef struct Found {
    ChBands naked;
    ChBands hidden[CH_DIGITS][3];
    ChBands has_empty_cell;
    ChBands empty_houses[CH_DIGITS][3]; /* by first cells: see ChBandHouses */
} Found;

void ch_reasoning_start(ChReasoning *proof, const ChBoard *board)
{
    proof->board = board;
    ch_propagation_start(&proof->state, board);
    proof->events = 0;
    proof->reasons = 1;
    proof->failed = CH_NONE;
    proof->verdict = NO_REASON;
    proof->size[NO_REASON] = 0;
    proof->reason[NO_REASON] = (ChConstraintSet){{0}};
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        proof->against[candidate] = NO_REASON;
}

static int keep_reason(ChReasoning *proof, const ChConstraintSet *reason)
{
    if (proof->reasons == CH_MAX_REASONS)
        return -1;
    proof->reason[proof->reasons] = *reason;
    proof->size[proof->reasons] = (uint16_t)ch_bits_count(reason->word, 6);
    return proof->reasons++;
}

/* Rules a candidate out for a reason; if already ruled out, keeps the smaller reason. */
static void rule_out(ChReasoning *proof, int candidate, int reason)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    ChBands *const open = &proof->state.open[CH_CANDIDATE_DIGIT(candidate)];

    if (ch_bands_has(*open, cell)) {
        ch_bands_remove(open, cell);
        proof->against[candidate] = (uint16_t)reason;
    } else if (proof->size[reason] < proof->size[proof->against[candidate]]) {
        proof->against[candidate] = (uint16_t)reason;
    }
}

static void rule_conflicts_out(ChReasoning *proof, int candidate, int reason)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);
    const ChCellSet peers = ch_cells_and(ch_cell_peers[cell], ch_board_plane(proof->board, digit));

    CH_EACH_DIGIT(other, proof->board->candidates[cell] & ~(1u << digit))
        rule_out(proof, CH_CANDIDATE(cell, other), reason);
    CH_EACH_CELL(peer, peers)
        rule_out(proof, CH_CANDIDATE(peer, digit), reason);
    proof->state.placed |= ch_bands_cell(cell);
}

void ch_reasoning_assume(ChReasoning *proof, int candidate)
{
    rule_conflicts_out(proof, candidate, NO_REASON);
}

void ch_reasoning_remove(ChReasoning *proof, int candidate, const ChConstraintSet *reason)
{
    const int kept = keep_reason(proof, reason);

    if (kept >= 0)
        rule_out(proof, candidate, kept);
}

/* Returns the constraint with the reasons that rule out its candidates, except one (CH_NONE:
 * all). */
static ChConstraintSet reason_by(const ChReasoning *proof, int constraint, int but)
{
    ChConstraintSet reason = {{0}};

    ch_constraints_add(&reason, constraint);
    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        const ChConstraintSet *const more = &proof->reason[proof->against[candidate]];
        if (candidate != but)
            for (int word = 0; word < 6; word++)
                reason.word[word] |= more->word[word];
    }
    return reason;
}

/* The smallest reason so far, and its constraint. */
typedef struct Best {
    int size;
    int constraint;
    ChConstraintSet reason;
} Best;

static void try_constraint(const ChReasoning *proof, int constraint, int but, Best *best)
{
    const ChConstraintSet reason = reason_by(proof, constraint, but);
    const int size = ch_bits_count(reason.word, 6);

    if (best->constraint != CH_NONE && size >= best->size)
        return;
    *best = (Best){.size = size, .constraint = constraint, .reason = reason};
}

/* ---- a round ---- */

static void collect_round(const ChPropagation *state, const ChRules *rules, Found *found)
{
    ChBands any = state->open[0];
    ChBands two = any & ~any;

    for (int digit = 1; digit < CH_DIGITS; digit++) {
        two |= any & state->open[digit];
        any |= state->open[digit];
    }
    found->naked = any & ~two & ~state->placed & rules->cell;
    found->has_empty_cell = ch_bands_every(CH_BAND_ALL) & ~any;
    if (rules->strict)
        found->has_empty_cell &= rules->cell;
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChBandHouses houses = ch_bands_houses(state->open[digit]);
        for (int kind = 0; kind < 3; kind++) {
            found->hidden[digit][kind] = ch_bands_in_kind(houses.one, kind) & state->open[digit] &
                                         ~state->placed & rules->house[digit][kind];
            found->empty_houses[digit][kind] = houses.none[kind];
            if (rules->strict)
                found->empty_houses[digit][kind] &= rules->house[digit][kind];
        }
    }
}

/* Records the failed constraint with the smallest reason, the first among equals; false when all
 * hold. */
static bool record_failure(ChReasoning *proof, const Found *found)
{
    Best best = {.constraint = CH_NONE};

    const ChCellSet has_empty_cell = ch_bands_cells(found->has_empty_cell);
    CH_EACH_CELL(cell, has_empty_cell)
        try_constraint(proof, CH_CELL_CONSTRAINT(cell), CH_NONE, &best);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int kind = 0; kind < 3; kind++) {
            if (!ch_bands_any(found->empty_houses[digit][kind]))
                continue;
            for (int house = 9 * kind; house < 9 * kind + 9; house++)
                if (ch_bands_has(found->empty_houses[digit][kind], ch_house_cell[house][0]))
                    try_constraint(proof, CH_HOUSE_CONSTRAINT(house, digit), CH_NONE, &best);
        }
    if (best.constraint == CH_NONE)
        return false;
    const int kept = keep_reason(proof, &best.reason);
    proof->failed = (uint16_t)best.constraint;
    proof->verdict = (uint16_t)(kept >= 0 ? kept : NO_REASON);
    return true;
}

/* Notes a new single with the smallest reason for it. */
static void note_single(ChReasoning *proof, const Found *found, int cell, int digit)
{
    const int candidate = CH_CANDIDATE(cell, digit);
    Best best = {.constraint = CH_NONE};

    if (ch_bands_has(found->naked, cell))
        try_constraint(proof, CH_CELL_CONSTRAINT(cell), candidate, &best);
    for (int kind = 0; kind < 3; kind++)
        if (ch_bands_has(found->hidden[digit][kind], cell))
            try_constraint(proof, CH_HOUSE_CONSTRAINT(ch_cell_house[cell][kind], digit), candidate,
                           &best);
    const int kept = keep_reason(proof, &best.reason);
    if (kept >= 0 && proof->events < CH_MAX_EVENTS)
        proof->event[proof->events++] = (ChEvent){.candidate = (uint16_t)candidate,
                                                  .constraint = (uint16_t)best.constraint,
                                                  .reason = (uint16_t)kept};
}

static void note_singles(ChReasoning *proof, const Found *found)
{
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet cells =
            ch_bands_cells((found->naked & proof->state.open[digit]) | found->hidden[digit][0] |
                           found->hidden[digit][1] | found->hidden[digit][2]);
        CH_EACH_CELL(cell, cells)
            note_single(proof, found, cell, digit);
    }
}

bool ch_reasoning_holds(ChReasoning *proof, const ChRules *rules)
{
    while (true) {
        const int before = proof->events;
        Found found;
        collect_round(&proof->state, rules, &found);
        if (record_failure(proof, &found))
            return false;
        note_singles(proof, &found);
        if (proof->events == before)
            return true;
        for (int i = before; i < proof->events; i++)
            rule_conflicts_out(proof, proof->event[i].candidate, proof->event[i].reason);
    }
}
