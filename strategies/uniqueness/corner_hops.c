/* corner_hops.c - what follows from a digit in a corner of a rectangle, by conjugate pairs; see
 * uniqueness.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "uniqueness.h"

int ch_conjugate_house(const ChBoard *board, const ChPairs *pairs, int one, int other, int digit)
{
    static const int kinds[3] = {1, 2, 0};

    if (!((board->candidates[one] & board->candidates[other]) >> digit & 1))
        return -1;
    for (int i = 0; i < 3; i++) {
        const int house = ch_cell_house[one][kinds[i]];
        if (house == ch_cell_house[other][kinds[i]] && (pairs->bilocal[digit] >> house & 1))
            return house;
    }
    return -1;
}

/* Returns one of the COUNT candidates that rules this one out; CH_NONE if there is none. */
static int cause_against(const uint16_t *known, int count, int candidate)
{
    for (int i = 0; i < count; i++)
        if (ch_conflict(known[i], candidate))
            return known[i];
    return CH_NONE;
}

static bool is_known(const uint16_t *known, int count, int candidate)
{
    for (int i = 0; i < count; i++)
        if (known[i] == candidate)
            return true;
    return false;
}

/* Finds the inference of a pair with a candidate that is ruled out, if it adds something. */
static bool find_hop(const ChCandidatePair *pair, const uint16_t *known, int count,
                     ChCornerHop *hop)
{
    for (int i = 0; i < 2; i++) {
        const int cause = cause_against(known, count, pair->candidate[i]);
        if (cause == CH_NONE)
            continue;
        *hop = (ChCornerHop){(uint16_t)cause, pair->candidate[i], pair->candidate[1 - i]};
        return !is_known(known, count, hop->to);
    }
    return false;
}

int ch_corner_hops(const ChCandidatePair *pair, int count, const ChCellSet *extra, int candidate,
                   ChCornerHop hop[CH_CORNER_HOPS])
{
    uint16_t known[1 + CH_CORNER_HOPS] = {(uint16_t)candidate};
    ChCellSet left = *extra;
    ChCornerHop next;
    int hops = 0;

    ch_cells_remove(&left, CH_CANDIDATE_CELL(candidate));
    for (int i = 0; i < count; i++) {
        if (!find_hop(&pair[i], known, hops + 1, &next))
            continue;
        if (hops == CH_CORNER_HOPS || cause_against(known, hops + 1, next.to) != CH_NONE)
            return 0;
        hop[hops++] = next;
        known[hops] = next.to;
        ch_cells_remove(&left, CH_CANDIDATE_CELL(next.to));
        i = -1; /* an earlier pair may follow now */
    }
    return ch_cells_empty(left) ? hops : 0;
}

/* Returns the extra corners without those that only the subset fills. */
static ChCellSet corners_of_pairs(const ChCornerStep *step, const ChBoard *board,
                                  const ChDeadlyPattern *deadly)
{
    ChPattern pattern = {.deadly = *deadly};
    ChCellSet paired = {{0}};

    ch_pattern_find_guards(&pattern, board);
    if (ch_cells_empty(step->subset))
        return pattern.extra;
    for (int i = 0; i < step->count; i++)
        for (int end = 0; end < 2; end++)
            ch_cells_add(&paired, CH_CANDIDATE_CELL(step->pair[i].candidate[end]));
    return ch_cells_and(pattern.extra, paired);
}

bool ch_read_corner_step(ChCornerStep *step, const ChBoard *board, const ChDeadlyPattern *deadly,
                         const ChConstraintSet *premises, int removed)
{
    *step = (ChCornerStep){.count = 0};
    CH_EACH_CONSTRAINT(premise, premises) {
        if (premise < CH_CELLS && deadly->digits[premise] == 0) {
            ch_cells_add(&step->subset, premise);
            step->used |= board->candidates[premise];
            continue;
        }
        if (step->count == CH_CORNER_PAIRS ||
            !ch_premise_pair(board, premise, &step->pair[step->count]))
            return false;
        step->premise[step->count++] = (uint16_t)premise;
    }
    for (int cell = 0; cell < CH_CELLS; cell++)
        step->used &= (uint16_t)~deadly->digits[cell];
    const ChCellSet extra = corners_of_pairs(step, board, deadly);
    step->hops = ch_corner_hops(step->pair, step->count, &extra, removed, step->hop);
    return step->hops > 0;
}
