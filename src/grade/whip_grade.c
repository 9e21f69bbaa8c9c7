/* whip_grade.c - see whip_grade.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "whip_grade.h"

#include "board.h"

static bool start(ChWhipSpace *space, const ChPuzzle *puzzle, ChPropagation *state)
{
    ChBoard board;

    space->search.work = 0;
    space->search.most_work = CH_WHIP_WORK;
    space->search.failed = space->failed;
    space->search.failed_slots = CH_WHIP_SLOTS;
    if (ch_board_load(&board, puzzle) >= 0)
        return false;
    ch_propagation_start(state, &board);
    return ch_propagation_holds(state);
}

static bool is_solved(const ChPropagation *state)
{
    return ch_bands_count(state->placed) == CH_CELLS;
}

/* ---- ratings by length ---- */

/* Collects the targets with a pattern of at most MOST variables that none has shorter.  Returns
 * its length, 0 if there are none. */
static int find_shortest(ChWhipSearch *search, const ChPropagation *state, ChWhipKind kind,
                         int most, ChCandidateSet *found)
{
    uint16_t bound[CH_CANDIDATES] = {0};
    ChWhipPattern pattern;

    ch_whip_start(search, state, NULL);
    *found = (ChCandidateSet){{0}};
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (ch_whip_is_target(state, candidate))
            bound[candidate] = (uint16_t)ch_whip_bound(search, kind, candidate);
    for (int length = 1; length <= most; length++) {
        bool any = false;
        for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
            if (bound[candidate] > 0 && bound[candidate] <= length &&
                ch_whip_find(search, kind, candidate, length, &pattern)) {
                ch_candidates_add(found, candidate);
                any = true;
            }
        if (any || ch_whip_is_exhausted(search))
            return any ? length : 0;
    }
    return 0;
}

/* Removes candidates and applies singles; false if that leads to a contradiction. */
static bool remove_all(ChPropagation *state, const ChCandidateSet *removed)
{
    CH_EACH_CANDIDATE(candidate, removed)
        ch_propagation_remove(state, candidate);
    return ch_propagation_holds(state);
}

int ch_whip_rate(ChWhipSpace *space, const ChPuzzle *puzzle, ChWhipKind kind)
{
    ChPropagation state;
    ChCandidateSet found;
    int rating = 0;
    bool good = start(space, puzzle, &state);

    while (good && !is_solved(&state)) {
        const int length = find_shortest(&space->search, &state, kind, CH_WHIP_MOST, &found);
        if (ch_whip_is_exhausted(&space->search))
            return CH_WHIP_UNFINISHED;
        if (length == 0)
            return CH_WHIP_NONE;
        if (length > rating)
            rating = length;
        good = remove_all(&state, &found);
    }
    return good ? rating : CH_WHIP_NONE;
}

/* ---- trial and error ---- */

static bool close_by_braids(ChWhipSearch *search, ChPropagation *state, int length)
{
    static const ChWhipKind BRAID = {.is_braid = true};
    ChCandidateSet found;

    if (!ch_propagation_holds(state))
        return false;
    while (length > 0 && !ch_whip_is_exhausted(search) &&
           find_shortest(search, state, BRAID, length, &found) > 0)
        if (!remove_all(state, &found))
            return false;
    return true;
}

/* Closes a state under assumptions nested LEVEL deep, with braids of up to LENGTH inside.  Returns
 * false if it contradicts itself. */
static bool close_state(ChWhipSearch *search, ChPropagation *state, int level, int length)
{
    bool any = true;

    if (level == 0)
        return close_by_braids(search, state, length);
    if (!close_state(search, state, level - 1, length))
        return false;
    while (any && !is_solved(state) && !ch_whip_is_exhausted(search)) {
        any = false;
        for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
            ChPropagation trial = *state;
            if (!ch_whip_is_target(state, candidate))
                continue;
            ch_propagation_assume(&trial, candidate);
            if (close_state(search, &trial, level - 1, length))
                continue;
            ch_propagation_remove(state, candidate);
            if (!close_state(search, state, level - 1, length))
                return false;
            any = true;
        }
    }
    return true;
}

int ch_whip_depth(ChWhipSpace *space, const ChPuzzle *puzzle, int most)
{
    ChPropagation state;

    if (!start(space, puzzle, &state))
        return CH_WHIP_NONE;
    for (int depth = 0; depth <= most; depth++)
        if (!close_state(&space->search, &state, depth, 0))
            return CH_WHIP_NONE;
        else if (is_solved(&state))
            return depth;
    return CH_WHIP_NONE;
}

int ch_whip_bxb(ChWhipSpace *space, const ChPuzzle *puzzle, int most)
{
    ChPropagation state;

    if (!start(space, puzzle, &state))
        return CH_WHIP_NONE;
    for (int length = 0; length <= most; length++) {
        if (!close_state(&space->search, &state, 1, length))
            return CH_WHIP_NONE;
        if (ch_whip_is_exhausted(&space->search))
            return CH_WHIP_UNFINISHED;
        if (is_solved(&state))
            return length;
    }
    return CH_WHIP_NONE;
}
