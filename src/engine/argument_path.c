/* argument_path.c - see argument_path.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "argument_path.h"

#include <assert.h>

void ch_path_start(ChPath *path, const ChPremise *premise, size_t count, int candidate, bool holds)
{
    ch_premise_index_build(&path->index, premise, count, candidate);
    path->start = ch_point_start(&path->index);
    if (candidate != CH_NONE)
        ch_point_assume(&path->index, &path->start, candidate, holds);
    path->length = 0;
}

static void add_truth(ChPath *path, ChPoint *point, int spot, int premise, const ChNeeds *needs)
{
    assert(path->length < CH_PATH_TRUTHS);
    path->truth[path->length++] =
        (ChTruth){.spot = (uint16_t)spot, .premise = (uint16_t)premise, .needs = *needs};
    ch_point_set_true(&path->index, point, spot);
}

void ch_path_assume(ChPath *path, ChPoint *point, int spot)
{
    const ChNeeds none = {{0}};

    add_truth(path, point, spot, CH_NONE, &none);
}

/* Returns the spots of a premise that truths have to close: all that the start leaves open, except
 * one (-1: none). */
static ChSpots spots_to_close(const ChPath *path, int premise, int but)
{
    ChSpots spots = ch_point_open_in(&path->index, &path->start, premise);

    if (but >= 0)
        ch_bits_remove(spots.word, but);
    return spots;
}

static bool closes(const ChPath *path, int place, int spot)
{
    return ch_conflict(path->index.candidate[path->truth[place].spot], path->index.candidate[spot]);
}

/* ---- following ---- */

/* Returns what closing a spot adds to NEEDS: of the truths that close it, the one that adds the
 * fewest. Truths before place FROM add nothing. */
static ChNeeds fewest_to_close(const ChPath *path, int spot, int from, const ChNeeds *needs)
{
    ChNeeds best = {{0}};
    int fewest = CH_PATH_TRUTHS + 1;

    for (int place = 0; place < path->length && fewest > 0; place++) {
        ChNeeds more = {{0}};
        if (!closes(path, place, spot))
            continue;
        for (int i = 0; i < CH_NEED_WORDS && place >= from; i++)
            more.word[i] = path->truth[place].needs.word[i] & ~needs->word[i];
        const int count = ch_needs_count(&more);
        if (count < fewest) {
            fewest = count;
            best = more;
        }
    }
    return best;
}

/* A premise with at most one open spot, and the forced truths that make it so. */
typedef struct Forced {
    int premise; /* -1: none */
    int spot;    /* -1: it fails */
    int cost;
    ChNeeds needs;
} Forced;

static Forced forced_by(const ChPath *path, int premise, int spot, int from)
{
    const ChSpots spots = spots_to_close(path, premise, spot);
    Forced forced = {.premise = premise, .spot = spot};

    CH_EACH_MEMBER(one, spots.word, path->index.words) {
        const ChNeeds more = fewest_to_close(path, one, from, &forced.needs);
        ch_needs_join(&forced.needs, &more);
    }
    forced.cost = 2 * ch_needs_count(&forced.needs) + (spot >= 0);
    return forced;
}

/* Returns the premise that needs the fewest truths, among equals one that fails. */
static Forced find_forced(const ChPath *path, const ChPoint *point, int from)
{
    Forced best = {.premise = -1, .spot = -1};

    for (int premise = 0; premise < (int)path->index.count; premise++) {
        const int open = ch_point_count_open(&path->index, point, premise, CH_POINT_FORCED);
        if (open == CH_POINT_FORCED)
            continue;
        const int spot = open == 1 ? ch_point_first_open(&path->index, point, premise) : -1;
        const Forced one = forced_by(path, premise, spot, from);
        if (best.premise < 0 || one.cost < best.cost)
            best = one;
    }
    return best;
}

int ch_path_follow(ChPath *path, ChPoint *point)
{
    const int from = path->length;

    while (true) {
        Forced forced = find_forced(path, point, from);
        if (forced.spot < 0)
            return forced.premise;
        ch_bits_add(forced.needs.word, path->length);
        add_truth(path, point, forced.spot, forced.premise, &forced.needs);
    }
}

/* ---- what a line needs ---- */

/* Returns the truth among the first BEFORE that closes a spot: one that is needed anyway, or else
 * the first. Returns -1 for an open spot. */
static int find_closer(const ChPath *path, int spot, int before, const ChNeeds *needed)
{
    int closer = -1;

    for (int place = before - 1; place >= 0; place--) {
        if (!closes(path, place, spot))
            continue;
        closer = place;
        if (ch_bits_has(needed->word, place))
            break;
    }
    return closer;
}

static void add_closers(const ChPath *path, const ChSpots *spots, int before, ChNeeds *needed)
{
    CH_EACH_MEMBER(spot, spots->word, path->index.words) {
        const int closer = find_closer(path, spot, before, needed);
        if (closer >= 0)
            ch_bits_add(needed->word, closer);
    }
}

void ch_path_need(const ChPath *path, int premise, ChNeeds *needed)
{
    const ChSpots spots = spots_to_close(path, premise, -1);

    add_closers(path, &spots, path->length, needed);
}

ChNeeds ch_path_close(const ChPath *path, int from, ChNeeds *needed)
{
    ChNeeds replaced = {{0}};

    for (int place = path->length - 1; place >= from; place--) {
        const ChTruth *const truth = &path->truth[place];
        if (!ch_bits_has(needed->word, place))
            continue;
        const ChSpots spots = spots_to_close(path, truth->premise, truth->spot);
        ch_bits_remove(needed->word, place);
        ch_bits_add(replaced.word, place);
        add_closers(path, &spots, place, needed);
    }
    return replaced;
}
