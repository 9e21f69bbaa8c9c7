/* corner_hops.c - what follows from a digit in a corner of a rectangle; see uniqueness.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "uniqueness.h"

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
