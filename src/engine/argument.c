/* argument.c - see argument.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "argument.h"

#include "alive.h"

/* A point in the argument: what is still open, and which premises are met. */
typedef struct Point {
    ChCandidateSet open;
    uint64_t met[(CH_MAX_PREMISES + 63) / 64];
} Point;

typedef struct Arguer {
    ChLines *lines;
    const ChPremise *premise;
    size_t count;
} Arguer;

static ChStatus add_line(ChLines *lines, ChLineKind kind, int constraint, int candidate)
{
    if (lines->count == lines->capacity)
        return CH_NO_ROOM;
    lines->line[lines->count++] = (ChLine){.kind = (uint8_t)kind,
                                           .constraint = (uint16_t)constraint,
                                           .candidate = (uint16_t)candidate};
    return CH_OK;
}

/* Takes a candidate as true: what conflicts with it closes, the premises that hold it are met. */
static void settle(const Arguer *arguer, Point *point, int candidate)
{
    ch_alive_assume(&point->open, candidate);
    for (size_t i = 0; i < arguer->count; i++)
        if (ch_candidates_has(&arguer->premise[i].candidates, candidate))
            ch_bits_add(point->met, (int)i);
}

static ChCandidateSet open_in(const Point *point, const ChPremise *premise)
{
    ChCandidateSet both = premise->candidates;

    for (int i = 0; i < 12; i++)
        both.word[i] &= point->open.word[i];
    return both;
}

/* The premise with the fewest open candidates, the first of equals; -1 when all are met. */
static int tightest(const Arguer *arguer, const Point *point, int *size)
{
    int best = -1;

    for (size_t i = 0; i < arguer->count; i++) {
        if (ch_bits_has(point->met, (int)i))
            continue;
        const ChCandidateSet open = open_in(point, &arguer->premise[i]);
        const int count = ch_candidates_count(&open);
        if (best < 0 || count < *size) {
            best = (int)i;
            *size = count;
        }
    }
    return best;
}

static ChStatus follow(const Arguer *arguer, Point *point);

static ChStatus split(const Arguer *arguer, const Point *point, int chosen)
{
    const ChCandidateSet open = open_in(point, &arguer->premise[chosen]);
    const size_t at = arguer->lines->count;
    ChStatus status =
        add_line(arguer->lines, CH_LINE_CASES, arguer->premise[chosen].constraint, CH_NONE);

    for (int candidate = ch_candidates_next(&open, 0); candidate >= 0 && status == CH_OK;
         candidate = ch_candidates_next(&open, candidate + 1)) {
        Point branch = *point;
        arguer->lines->line[at].branches++;
        settle(arguer, &branch, candidate);
        status = add_line(arguer->lines, CH_LINE_ASSUME, CH_NONE, candidate);
        if (status == CH_OK)
            status = follow(arguer, &branch);
    }
    return status;
}

static ChStatus follow(const Arguer *arguer, Point *point)
{
    while (true) {
        int size = 0;
        const int chosen = tightest(arguer, point, &size);
        if (chosen < 0)
            return CH_BAD_ARGUMENT;
        const ChPremise *const premise = &arguer->premise[chosen];
        if (size == 0)
            return add_line(arguer->lines, CH_LINE_FAILS, premise->constraint, CH_NONE);
        if (size > 1)
            return split(arguer, point, chosen);
        const ChCandidateSet open = open_in(point, premise);
        const int forced = ch_candidates_next(&open, 0);
        const ChStatus status = add_line(arguer->lines, CH_LINE_THEN, premise->constraint, forced);
        if (status != CH_OK)
            return status;
        settle(arguer, point, forced);
    }
}

ChStatus ch_argue(ChLines *lines, const ChPremise *premise, size_t count, int candidate, bool holds)
{
    const Arguer arguer = {.lines = lines, .premise = premise, .count = count};
    Point point = {.met = {0}};

    if (count > CH_MAX_PREMISES)
        return CH_BAD_ARGUMENT;
    for (size_t i = 0; i < count; i++)
        for (int word = 0; word < 12; word++)
            point.open.word[word] |= premise[i].candidates.word[word];
    if (candidate != CH_NONE && holds)
        settle(&arguer, &point, candidate);
    else if (candidate != CH_NONE)
        ch_candidates_remove(&point.open, candidate);
    return follow(&arguer, &point);
}
