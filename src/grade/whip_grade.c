/* whip_grade.c - see whip_grade.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "whip_grade.h"

static bool start(ChWhipSpace *space, const ChPuzzle *puzzle, ChWhipState *state)
{
    if (!space->has_tables)
        ch_whip_tables(&space->tables);
    space->has_tables = true;
    space->overflow = false;
    space->work = 0;
    return ch_whip_start(&space->tables, state, puzzle);
}

/* ---- ratings by length ---- */

/* The targets of a state, by the bound of their patterns. */
typedef struct Targets {
    int count;
    uint16_t target[CH_CANDIDATES];
    uint16_t bound[CH_CANDIDATES];
} Targets;

static void list_targets(ChWhipSpace *space, const ChWhipState *state, ChWhipKind kind,
                         Targets *targets)
{
    targets->count = 0;
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const int bound = ch_whip_is_open(&space->tables, state, candidate)
                              ? ch_whip_bound(space, state, kind, candidate)
                              : 0;
        if (bound == 0)
            continue;
        int at = targets->count++;
        for (; at > 0 && targets->bound[at - 1] > bound; at--) {
            targets->bound[at] = targets->bound[at - 1];
            targets->target[at] = targets->target[at - 1];
        }
        targets->bound[at] = (uint16_t)bound;
        targets->target[at] = (uint16_t)candidate;
    }
}

/* Finds the targets with the shortest patterns; returns their length, 0 if there are none. */
static int find_shortest(ChWhipSpace *space, const ChWhipState *state, ChWhipKind kind, int most,
                         Targets *found)
{
    Targets targets;
    int shortest = most;
    bool any = false;

    list_targets(space, state, kind, &targets);
    found->count = 0;
    for (int i = 0; i < targets.count && targets.bound[i] <= shortest && !space->overflow; i++) {
        const int length = ch_whip_length(space, state, kind, targets.target[i], shortest);
        if (length == 0)
            continue;
        if (length < shortest || !any)
            found->count = 0;
        shortest = length;
        any = true;
        found->target[found->count++] = targets.target[i];
    }
    return any ? shortest : 0;
}

int ch_whip_rate(ChWhipSpace *space, const ChPuzzle *puzzle, ChWhipKind kind)
{
    ChWhipState state;
    Targets found;
    int rating = 0;
    bool good = start(space, puzzle, &state);

    while (good && state.left > 0) {
        const int length = find_shortest(space, &state, kind, CH_WHIP_MOST, &found);
        if (space->overflow)
            return CH_WHIP_UNFINISHED;
        if (length == 0)
            return CH_WHIP_NONE;
        if (length > rating)
            rating = length;
        for (int i = 0; i < found.count; i++)
            ch_whip_close(&space->tables, &state, found.target[i]);
        good = ch_whip_singles(&space->tables, &state);
    }
    return good ? rating : CH_WHIP_NONE;
}

/* ---- trial and error ---- */

static bool close_by_braids(ChWhipSpace *space, ChWhipState *state, int length)
{
    static const ChWhipKind BRAID = {.is_braid = true};
    Targets found;

    if (!ch_whip_singles(&space->tables, state))
        return false;
    while (length > 0 && !space->overflow &&
           find_shortest(space, state, BRAID, length, &found) > 0) {
        for (int i = 0; i < found.count; i++)
            ch_whip_close(&space->tables, state, found.target[i]);
        if (!ch_whip_singles(&space->tables, state))
            return false;
    }
    return true;
}

/* Closes a state under assumptions nested LEVEL deep, with braids of up to LENGTH inside.  Returns
 * false if it contradicts itself. */
static bool close_state(ChWhipSpace *space, ChWhipState *state, int level, int length)
{
    bool any = true;

    if (level == 0)
        return close_by_braids(space, state, length);
    if (!close_state(space, state, level - 1, length))
        return false;
    while (any && state->left > 0 && !space->overflow) {
        any = false;
        for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
            ChWhipState trial = *state;
            if (!ch_whip_is_open(&space->tables, state, candidate))
                continue;
            ch_whip_place(&space->tables, &trial, candidate);
            if (close_state(space, &trial, level - 1, length))
                continue;
            ch_whip_close(&space->tables, state, candidate);
            if (!close_state(space, state, level - 1, length))
                return false;
            any = true;
        }
    }
    return true;
}

int ch_whip_depth(ChWhipSpace *space, const ChPuzzle *puzzle, int most)
{
    ChWhipState state;

    if (!start(space, puzzle, &state))
        return CH_WHIP_NONE;
    for (int depth = 0; depth <= most; depth++)
        if (!close_state(space, &state, depth, 0))
            return CH_WHIP_NONE;
        else if (state.left == 0)
            return depth;
    return CH_WHIP_NONE;
}

int ch_whip_bxb(ChWhipSpace *space, const ChPuzzle *puzzle, int most)
{
    ChWhipState state;

    if (!start(space, puzzle, &state))
        return CH_WHIP_NONE;
    for (int length = 0; length <= most; length++) {
        if (!close_state(space, &state, 1, length))
            return CH_WHIP_NONE;
        if (space->overflow)
            return CH_WHIP_UNFINISHED;
        if (state.left == 0)
            return length;
    }
    return CH_WHIP_NONE;
}
