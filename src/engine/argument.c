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
    return ch_candidates_and(&premise->candidates, &point->open);
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

/* ---- looking ahead ---- */

/* Goes on from a point by what is forced; true when that fails.  *LINES more would tell it. */
static bool fails_by_force(const Arguer *arguer, Point *point, int *lines)
{
    while (true) {
        int size = 0;
        const int chosen = tightest(arguer, point, &size);
        if (chosen < 0 || size > 1)
            return false;
        ++*lines;
        if (size == 0)
            return true;
        const ChCandidateSet open = open_in(point, &arguer->premise[chosen]);
        settle(arguer, point, ch_candidates_next(&open, 0));
    }
}

/* A split: which of its cases fail by force, how many do not, and what those that do take to tell. */
typedef struct Split {
    int premise;
    int left;
    int lines;
    ChCandidateSet open;
    ChCandidateSet failing;
} Split;

static Split try_split(const Arguer *arguer, const Point *point, int premise)
{
    Split split = {.premise = premise, .open = open_in(point, &arguer->premise[premise])};

    for (int candidate = ch_candidates_next(&split.open, 0); candidate >= 0;
         candidate = ch_candidates_next(&split.open, candidate + 1)) {
        Point branch = *point;
        int lines = 0;
        settle(arguer, &branch, candidate);
        if (fails_by_force(arguer, &branch, &lines)) {
            ch_candidates_add(&split.failing, candidate);
            split.lines += lines;
        } else {
            split.left++;
        }
    }
    return split;
}

/* The tightest premise, if all its cases fail by force; else the one with the
 * fewest such cases, of equals the one that takes the fewest lines for the others. */
static Split choose_split(const Arguer *arguer, const Point *point, int tight)
{
    Split best = try_split(arguer, point, tight);

    for (size_t i = 0; i < arguer->count && best.left > 0; i++) {
        if (ch_bits_has(point->met, (int)i) || (int)i == tight)
            continue;
        const Split split = try_split(arguer, point, (int)i);
        if (split.left < best.left || (split.left == best.left && split.lines < best.lines))
            best = split;
    }
    return best;
}

/* ---- telling ---- */

static ChStatus follow(const Arguer *arguer, Point *point);

static ChStatus tell_cases(const Arguer *arguer, const Point *point, const ChCandidateSet *cases)
{
    ChStatus status = CH_OK;

    for (int candidate = ch_candidates_next(cases, 0); candidate >= 0 && status == CH_OK;
         candidate = ch_candidates_next(cases, candidate + 1)) {
        Point branch = *point;
        settle(arguer, &branch, candidate);
        status = add_line(arguer->lines, CH_LINE_ASSUME, CH_NONE, candidate);
        if (status == CH_OK)
            status = follow(arguer, &branch);
    }
    return status;
}

/* The cases that fail by force come first: what is left reads on as if they had been struck. */
static ChStatus split_cases(const Arguer *arguer, const Point *point, int tight)
{
    const Split split = choose_split(arguer, point, tight);
    const size_t at = arguer->lines->count;
    const ChCandidateSet others = ch_candidates_minus(&split.open, &split.failing);
    ChStatus status =
        add_line(arguer->lines, CH_LINE_CASES, arguer->premise[split.premise].constraint, CH_NONE);

    if (status != CH_OK)
        return status;
    arguer->lines->line[at].branches = (uint8_t)ch_candidates_count(&split.open);
    status = tell_cases(arguer, point, &split.failing);
    return status == CH_OK ? tell_cases(arguer, point, &others) : status;
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
            return split_cases(arguer, point, chosen);
        const ChCandidateSet open = open_in(point, premise);
        const int forced = ch_candidates_next(&open, 0);
        const ChStatus status = add_line(arguer->lines, CH_LINE_THEN, premise->constraint, forced);
        if (status != CH_OK)
            return status;
        settle(arguer, point, forced);
    }
}

/* Before anything is supposed: what the premises are about. */
static Point point_before(const ChPremise *premise, size_t count)
{
    Point point = {.met = {0}};

    for (size_t i = 0; i < count; i++)
        point.open = ch_candidates_or(&point.open, &premise[i].candidates);
    return point;
}

ChStatus ch_argue(ChLines *lines, const ChPremise *premise, size_t count, int candidate, bool holds)
{
    const Arguer arguer = {.lines = lines, .premise = premise, .count = count};
    Point point = point_before(premise, count);

    if (count > CH_MAX_PREMISES)
        return CH_BAD_ARGUMENT;
    if (candidate != CH_NONE && holds)
        settle(&arguer, &point, candidate);
    else if (candidate != CH_NONE)
        ch_candidates_remove(&point.open, candidate);
    return follow(&arguer, &point);
}

/* ---- case by case ---- */

/* What is argued against: the candidate is true (HOLDS), or false. */
typedef struct Opposite {
    int candidate;
    bool holds;
} Opposite;

static bool denies(int truth, Opposite opposite)
{
    return opposite.holds ? ch_conflict(truth, opposite.candidate) : truth == opposite.candidate;
}

/* Goes on by what is forced until that denies the opposite, which then leaves its premise nothing. */
static ChStatus follow_case(const Arguer *arguer, Point *point, Opposite opposite)
{
    while (true) {
        int size = 0;
        const int chosen = tightest(arguer, point, &size);
        if (chosen < 0 || size > 1)
            return CH_BAD_ARGUMENT;
        const ChPremise *const premise = &arguer->premise[chosen];
        const ChCandidateSet open = open_in(point, premise);
        const int forced = size == 1 ? ch_candidates_next(&open, 0) : CH_NONE;
        if (size == 0 || denies(forced, opposite))
            return add_line(arguer->lines, CH_LINE_FAILS, premise->constraint, CH_NONE);
        const ChStatus status = add_line(arguer->lines, CH_LINE_THEN, premise->constraint, forced);
        if (status != CH_OK)
            return status;
        settle(arguer, point, forced);
    }
}

/* All cases but those that deny the opposite themselves. */
static ChStatus follow_cases(const Arguer *arguer, const Point *point, const ChPremise *split,
                             Opposite opposite)
{
    const size_t at = arguer->lines->count;
    const ChCandidateSet all = open_in(point, split);
    ChStatus status = add_line(arguer->lines, CH_LINE_CASES, split->constraint, CH_NONE);

    for (int one = ch_candidates_next(&all, 0); one >= 0 && status == CH_OK;
         one = ch_candidates_next(&all, one + 1)) {
        Point branch = *point;
        if (denies(one, opposite))
            continue;
        settle(arguer, &branch, one);
        status = add_line(arguer->lines, CH_LINE_ASSUME, CH_NONE, one);
        if (status == CH_OK)
            status = follow_case(arguer, &branch, opposite);
        if (status == CH_OK)
            arguer->lines->line[at].branches++;
    }
    return status == CH_OK && arguer->lines->line[at].branches == 0 ? CH_BAD_ARGUMENT : status;
}

ChStatus ch_argue_by_cases(ChLines *lines, const ChPremise *premise, size_t count, int cases,
                           int candidate, bool holds)
{
    const Arguer arguer = {.lines = lines, .premise = premise, .count = count};
    const Point point = point_before(premise, count);
    const size_t from = lines->count;
    ChStatus status = CH_BAD_ARGUMENT;

    for (size_t i = 0; i < count && count <= CH_MAX_PREMISES; i++)
        if (premise[i].constraint == cases)
            status = follow_cases(&arguer, &point, &premise[i], (Opposite){candidate, holds});
    if (status != CH_OK)
        lines->count = from;
    return status;
}
