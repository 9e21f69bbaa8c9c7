/* als_minimal.c - quick tests for what a pattern of almost locked sets could do without, ahead of
 * the thorough one (premises.h).  What they find fault with has a constraint that nobody needs.
 *
 * SPDX-License-Identifier: MIT
 */
#include "als.h"

bool ch_als_is_minimal(const ChAlsSearch *search, const ChAls *set, unsigned digits,
                       ChCellSet others)
{
    const uint16_t *const candidates = search->input->board->candidates;
    uint16_t having[1 << 8]; /* by part: its digits */
    unsigned parts = 1;
    unsigned own = 0; /* cells that the others do not have */

    if (search->input->options->spare_cells || set->size > 8)
        return true;
    having[0] = 0;
    for (int cell = ch_cells_next(&set->cells, 0); cell >= 0;
         cell = ch_cells_next(&set->cells, cell + 1)) {
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

/* ---- a cell too many ---- */

/* Sets of cells, and what each cell has left once a candidate is taken as true. */
typedef struct Fall {
    int count;
    ChCellSet set[CH_DIGITS];
    ChCellSet all;
    uint16_t left[CH_CELLS];
} Fall;

/* Takes a digit from those of the cells that have it; true: some had. */
static bool take(Fall *fall, ChCellSet cells, int digit)
{
    bool any = false;

    cells = ch_cells_and(cells, fall->all);
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1)) {
        any |= fall->left[cell] >> digit & 1;
        fall->left[cell] &= (uint16_t) ~(1u << digit);
    }
    return any;
}

/* The cells that see all places of a digit in a set. */
static ChCellSet watchers_of(const Fall *fall, ChCellSet set, int digit)
{
    ChCellSet watchers = fall->all;

    for (int cell = ch_cells_next(&set, 0); cell >= 0; cell = ch_cells_next(&set, cell + 1)) {
        const uint64_t lacks = (uint64_t)(fall->left[cell] >> digit & 1) - 1;
        watchers.word[0] &= ch_cell_peers[cell].word[0] | lacks;
        watchers.word[1] &= ch_cell_peers[cell].word[1] | lacks;
    }
    return watchers;
}

/* As many digits as cells: each digit goes from what sees all its places.  True: something went. */
static bool lock(Fall *fall, ChCellSet set, unsigned digits)
{
    bool any = false;

    for (; digits != 0; digits &= digits - 1) {
        const int digit = ch_lowest(digits);
        any |= take(fall, ch_cells_minus(watchers_of(fall, set, digit), set), digit);
    }
    return any;
}

static unsigned digits_left(const Fall *fall, ChCellSet set)
{
    unsigned digits = 0;

    for (int cell = ch_cells_next(&set, 0); cell >= 0; cell = ch_cells_next(&set, cell + 1))
        digits |= fall->left[cell];
    return digits;
}

/* Whether some set comes to have fewer digits than cells. */
static bool falls(Fall *fall)
{
    uint16_t locked[CH_DIGITS] = {0};
    bool again = true;

    while (again) {
        again = false;
        for (int i = 0; i < fall->count; i++) {
            const unsigned digits = digits_left(fall, fall->set[i]);
            const int spare = ch_count_of_nine[digits] - ch_cells_count(fall->set[i]);
            if (spare < 0)
                return true;
            if (spare > 0 || digits == locked[i])
                continue;
            locked[i] = (uint16_t)digits;
            again |= lock(fall, fall->set[i], digits);
        }
    }
    return false;
}

/* Whether the sets, with a cell left out, still cannot be filled beside a candidate. */
static bool falls_without(const Fall *fall, int cell, const ChBoard *board, int candidate)
{
    const int at = CH_CANDIDATE_CELL(candidate);
    Fall less = *fall;

    memcpy(less.left, board->candidates, sizeof less.left);
    ch_cells_remove(&less.all, cell);
    for (int i = 0; i < less.count; i++)
        ch_cells_remove(&less.set[i], cell);
    less.left[at] = (uint16_t)(1u << CH_CANDIDATE_DIGIT(candidate));
    take(&less, ch_cell_peers[at], CH_CANDIDATE_DIGIT(candidate));
    return falls(&less);
}

static bool all_fall_without(const Fall *fall, int cell, const ChBoard *board,
                             const ChCandidateSet *candidates)
{
    for (int candidate = ch_candidates_next(candidates, 0); candidate >= 0;
         candidate = ch_candidates_next(candidates, candidate + 1))
        if (!falls_without(fall, cell, board, candidate))
            return false;
    return true;
}

bool ch_als_needs_all_cells(const ChAlsSearch *search, const ChAls *const *sets, int count,
                            const ChCandidateSet *removed)
{
    Fall fall = {.count = count};

    if (search->input->options->spare_cells)
        return true;
    for (int i = 0; i < count; i++) {
        fall.set[i] = sets[i]->cells;
        fall.all = ch_cells_or(fall.all, sets[i]->cells);
    }
    for (int cell = ch_cells_next(&fall.all, 0); cell >= 0;
         cell = ch_cells_next(&fall.all, cell + 1))
        if (all_fall_without(&fall, cell, search->input->board, removed))
            return false;
    return true;
}
