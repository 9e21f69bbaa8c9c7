/* als_minimal.c - quick minimality tests for patterns of almost locked sets, ahead of the thorough
 * test (premises.h). A pattern that they reject has a superfluous premise.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "als.h"

bool ch_als_is_minimal(const ChAlsSearch *search, const ChAls *set, unsigned digits,
                       ChCellSet others)
{
    const uint16_t *const candidates = search->input->board->candidates;
    uint16_t having[1 << 8]; /* by part of the cells: its digits */
    unsigned parts = 1;
    unsigned own = 0; /* cells that are not in OTHERS */

    if (search->input->options->spare_cells || set->size > 8)
        return true;
    having[0] = 0;
    CH_EACH_CELL(cell, set->cells) {
        for (unsigned part = 0; part < parts; part++)
            having[parts | part] = having[part] | candidates[cell];
        own |= ch_cells_has(&others, cell) ? 0 : parts;
        parts *= 2;
    }
    for (unsigned part = 1; part + 1 < parts; part++)
        if ((digits & ~(unsigned)having[part]) == 0 && (own & ~part) != 0 &&
            ch_count_of_nine[having[part]] == ch_count_of_nine[part] + 1)
            return false;
    return true;
}

/* ---- superfluous cells ---- */

/* Sets of cells, and the candidates left in each cell once a candidate is assumed true. */
typedef struct SetsState {
    int count;
    ChCellSet set[CH_DIGITS];
    ChCellSet all;
    uint16_t left[CH_CELLS];
} SetsState;

/* Removes a digit from the cells; returns true if some had it. */
static bool remove_digit(SetsState *state, ChCellSet cells, int digit)
{
    bool any = false;

    cells = ch_cells_and(cells, state->all);
    CH_EACH_CELL(cell, cells) {
        any |= state->left[cell] >> digit & 1;
        state->left[cell] &= (uint16_t) ~(1u << digit);
    }
    return any;
}

/* Returns the cells that see all places of a digit in a set. */
static ChCellSet watchers_of(const SetsState *state, ChCellSet set, int digit)
{
    ChCellSet watchers = state->all;

    CH_EACH_CELL(cell, set) {
        const uint64_t lacks = (uint64_t)(state->left[cell] >> digit & 1) - 1;
        watchers.word[0] &= ch_cell_peers[cell].word[0] | lacks;
        watchers.word[1] &= ch_cell_peers[cell].word[1] | lacks;
    }
    return watchers;
}

/* Locks a set with as many digits as cells: each digit is removed from the cells that see all its
 * places. Returns true if something was removed. */
static bool lock_set(SetsState *state, ChCellSet set, unsigned digits)
{
    bool any = false;

    CH_EACH_DIGIT(digit, digits)
        any |= remove_digit(state, ch_cells_minus(watchers_of(state, set, digit), set), digit);
    return any;
}

static unsigned digits_left(const SetsState *state, ChCellSet set)
{
    unsigned digits = 0;

    CH_EACH_CELL(cell, set)
        digits |= state->left[cell];
    return digits;
}

/* Returns true if propagation leaves some set with fewer digits than cells. */
static bool is_contradictory(SetsState *state)
{
    uint16_t locked[CH_DIGITS] = {0};
    bool again = true;

    while (again) {
        again = false;
        for (int i = 0; i < state->count; i++) {
            const unsigned digits = digits_left(state, state->set[i]);
            const int spare = ch_count_of_nine[digits] - ch_cells_count(state->set[i]);
            if (spare < 0)
                return true;
            if (spare > 0 || digits == locked[i])
                continue;
            locked[i] = (uint16_t)digits;
            again |= lock_set(state, state->set[i], digits);
        }
    }
    return false;
}

/* Returns true if the sets, without one cell, still contradict a candidate. */
static bool is_contradictory_without(const SetsState *state, int cell, const ChBoard *board,
                                     int candidate)
{
    const int at = CH_CANDIDATE_CELL(candidate);
    SetsState less = *state;

    memcpy(less.left, board->candidates, sizeof less.left);
    ch_cells_remove(&less.all, cell);
    for (int i = 0; i < less.count; i++)
        ch_cells_remove(&less.set[i], cell);
    less.left[at] = (uint16_t)(1u << CH_CANDIDATE_DIGIT(candidate));
    remove_digit(&less, ch_cell_peers[at], CH_CANDIDATE_DIGIT(candidate));
    return is_contradictory(&less);
}

static bool all_contradictory_without(const SetsState *state, int cell, const ChBoard *board,
                                      const ChCandidateSet *candidates)
{
    CH_EACH_CANDIDATE(candidate, candidates)
        if (!is_contradictory_without(state, cell, board, candidate))
            return false;
    return true;
}

bool ch_als_needs_all_cells(const ChAlsSearch *search, const ChAls *const *sets, int count,
                            const ChCandidateSet *removed)
{
    SetsState state = {.count = count};

    assert(count <= CH_DIGITS);
    if (search->input->options->spare_cells)
        return true;
    for (int i = 0; i < count; i++) {
        state.set[i] = sets[i]->cells;
        state.all = ch_cells_or(state.all, sets[i]->cells);
    }
    CH_EACH_CELL(cell, state.all)
        if (all_contradictory_without(&state, cell, search->input->board, removed))
            return false;
    return true;
}
