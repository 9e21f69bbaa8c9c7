/* argument.c - see argument.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "argument.h"

#include "premise_index.h"

/* A premise with fewer open candidates than this forces something; or is any that is not met. */
enum { FORCED = 2, ANY = CH_CANDIDATES + 1 };

/* A point in the argument: what is still open, and what is true. */
typedef struct Point {
    ChSpots open;
    ChSpots truths;
} Point;

/* How a spot fares that is taken as true at some point. */
typedef struct Outlook {
    bool known;
    bool fails;     /* by force, */
    uint16_t lines; /* told in so many */
} Outlook;

typedef struct Arguer {
    ChLines *lines;
    ChPremiseIndex index;
    Outlook outlook[CH_CANDIDATES]; /* at one point, by spot */
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

/* Takes a spot as true: what conflicts with it closes.  A closed one stays so. */
static void settle(const Arguer *arguer, Point *point, int spot)
{
    const bool is_open = ch_bits_has(point->open.word, spot);

    ch_premise_index_clear_around(&arguer->index, arguer->index.candidate[spot], &point->open);
    if (is_open)
        ch_bits_add(point->open.word, spot);
    ch_bits_add(point->truths.word, spot);
}

static ChSpots open_in(const Arguer *arguer, const Point *point, const ChPremise *premise)
{
    const uint64_t *const row = ch_premise_index_row(&arguer->index, premise->constraint);
    ChSpots open = {{0}};

    for (int i = 0; i < arguer->index.words; i++)
        open.word[i] = row[i] & point->open.word[i];
    return open;
}

static bool is_met(const Arguer *arguer, const Point *point, const ChPremise *premise)
{
    const uint64_t *const row = ch_premise_index_row(&arguer->index, premise->constraint);
    uint64_t met = 0;

    for (int i = 0; i < arguer->index.words; i++)
        met |= row[i] & point->truths.word[i];
    return met != 0;
}

/* How many are open in a premise; MOST when it is met, or has as many. */
static int count_open(const Arguer *arguer, const Point *point, const ChPremise *premise, int most)
{
    const uint64_t *const row = ch_premise_index_row(&arguer->index, premise->constraint);
    int count = 0;

    for (int i = 0; i < arguer->index.words && count < most; i++) {
        if ((row[i] & point->truths.word[i]) != 0)
            return most;
        for (uint64_t open = row[i] & point->open.word[i]; open != 0 && count < most;
             open &= open - 1)
            count++;
    }
    return count;
}

/* The premise with the fewest open candidates, fewer than MOST, the first of equals; -1: none. */
static int tightest(const Arguer *arguer, const Point *point, int most, int *size)
{
    const ChPremise *const premise = arguer->index.premise;
    const size_t count = arguer->index.count;
    int best = -1;

    int fewest = most;
    for (size_t i = 0; i < count && fewest > 0; i++) {
        const int open = count_open(arguer, point, &premise[i], fewest);
        if (open < fewest) {
            best = (int)i;
            fewest = open;
        }
    }
    *size = fewest;
    return best;
}

/* The first that is open in a premise. */
static int first_open(const Arguer *arguer, const Point *point, int premise)
{
    const ChSpots open = open_in(arguer, point, &arguer->index.premise[premise]);

    return ch_premise_index_next(&arguer->index, &open, 0);
}

/* ---- looking ahead ---- */

/* Goes on from a point by what is forced; true when that fails.  *LINES more would tell it. */
static bool fails_by_force(const Arguer *arguer, Point *point, uint16_t *lines)
{
    while (true) {
        int size = 0;
        const int chosen = tightest(arguer, point, FORCED, &size);
        if (chosen < 0)
            return false;
        ++*lines;
        if (size == 0)
            return true;
        settle(arguer, point, first_open(arguer, point, chosen));
    }
}

static Outlook outlook_of(Arguer *arguer, const Point *point, int spot)
{
    Outlook *const outlook = &arguer->outlook[spot];
    Point branch = *point;

    if (outlook->known)
        return *outlook;
    settle(arguer, &branch, spot);
    *outlook = (Outlook){.known = true};
    outlook->fails = fails_by_force(arguer, &branch, &outlook->lines);
    return *outlook;
}

/* A split: which of its cases fail by force, how many do not, and what those that do take to
 * tell. */
typedef struct Split {
    int premise;
    int left;
    int lines;
    ChSpots open;
    ChSpots failing;
} Split;

static Split try_split(Arguer *arguer, const Point *point, int premise)
{
    const ChPremiseIndex *const index = &arguer->index;
    Split split = {.premise = premise, .open = open_in(arguer, point, &index->premise[premise])};

    for (int spot = ch_premise_index_next(index, &split.open, 0); spot >= 0;
         spot = ch_premise_index_next(index, &split.open, spot + 1)) {
        const Outlook outlook = outlook_of(arguer, point, spot);
        if (outlook.fails) {
            ch_bits_add(split.failing.word, spot);
            split.lines += outlook.lines;
        } else {
            split.left++;
        }
    }
    return split;
}

/* The tightest premise, if all its cases fail by force; else the one with the
 * fewest such cases, of equals the one that takes the fewest lines for the others. */
static Split choose_split(Arguer *arguer, const Point *point, int tight)
{
    const ChPremiseIndex *const index = &arguer->index;

    for (int spot = 0; spot < index->size; spot++)
        arguer->outlook[spot].known = false;
    Split best = try_split(arguer, point, tight);

    for (size_t i = 0; i < index->count && best.left > 0; i++) {
        if ((int)i == tight || is_met(arguer, point, &index->premise[i]))
            continue;
        const Split split = try_split(arguer, point, (int)i);
        if (split.left < best.left || (split.left == best.left && split.lines < best.lines))
            best = split;
    }
    return best;
}

/* ---- telling ---- */

static ChStatus follow(Arguer *arguer, Point *point);

static ChStatus tell_cases(Arguer *arguer, const Point *point, const ChSpots *cases)
{
    const ChPremiseIndex *const index = &arguer->index;
    ChStatus status = CH_OK;

    for (int spot = ch_premise_index_next(index, cases, 0); spot >= 0 && status == CH_OK;
         spot = ch_premise_index_next(index, cases, spot + 1)) {
        Point branch = *point;
        settle(arguer, &branch, spot);
        status = add_line(arguer->lines, CH_LINE_ASSUME, CH_NONE, index->candidate[spot]);
        if (status == CH_OK)
            status = follow(arguer, &branch);
    }
    return status;
}

/* The cases that fail by force come first: what is left reads on as if they had been struck. */
static ChStatus split_cases(Arguer *arguer, const Point *point, int tight)
{
    const ChPremiseIndex *const index = &arguer->index;
    const Split split = choose_split(arguer, point, tight);
    const size_t at = arguer->lines->count;
    ChSpots others = {{0}};
    ChStatus status =
        add_line(arguer->lines, CH_LINE_CASES, index->premise[split.premise].constraint, CH_NONE);

    if (status != CH_OK)
        return status;
    for (int i = 0; i < index->words; i++)
        others.word[i] = split.open.word[i] & ~split.failing.word[i];
    arguer->lines->line[at].branches = (uint8_t)ch_bits_count(split.open.word, index->words);
    status = tell_cases(arguer, point, &split.failing);
    return status == CH_OK ? tell_cases(arguer, point, &others) : status;
}

static ChStatus follow(Arguer *arguer, Point *point)
{
    while (true) {
        int size = 0;
        const int chosen = tightest(arguer, point, ANY, &size);
        if (chosen < 0)
            return CH_BAD_ARGUMENT;
        const int constraint = arguer->index.premise[chosen].constraint;
        if (size == 0)
            return add_line(arguer->lines, CH_LINE_FAILS, constraint, CH_NONE);
        if (size > 1)
            return split_cases(arguer, point, chosen);
        const int forced = first_open(arguer, point, chosen);
        const ChStatus status =
            add_line(arguer->lines, CH_LINE_THEN, constraint, arguer->index.candidate[forced]);
        if (status != CH_OK)
            return status;
        settle(arguer, point, forced);
    }
}

/* ---- the plain search ---- */

static bool fails_plainly(const Arguer *arguer, const Point *point, int *nodes)
{
    const ChPremiseIndex *const index = &arguer->index;
    int size = 0;

    if (--*nodes < 0)
        return false;
    const int chosen = tightest(arguer, point, ANY, &size);
    if (chosen < 0)
        return false;
    const ChSpots open = open_in(arguer, point, &index->premise[chosen]);
    for (int spot = ch_premise_index_next(index, &open, 0); spot >= 0;
         spot = ch_premise_index_next(index, &open, spot + 1)) {
        Point branch = *point;
        settle(arguer, &branch, spot);
        if (!fails_plainly(arguer, &branch, nodes))
            return false;
    }
    return true;
}

/* ---- what is argued ---- */

/* Before anything is supposed: what the premises are about. */
static Point point_before(const ChPremiseIndex *index)
{
    Point point = {.open = {{0}}, .truths = {{0}}};

    for (int spot = 0; spot < index->size; spot++)
        ch_bits_add(point.open.word, spot);
    return point;
}

/* Supposes a candidate, which may be no spot, to be true or not. */
static void suppose(const Arguer *arguer, Point *point, int candidate, bool holds)
{
    const int spot = ch_premise_index_spot(&arguer->index, candidate);

    if (!holds && spot >= 0)
        ch_bits_remove(point->open.word, spot);
    if (holds && spot >= 0)
        settle(arguer, point, spot);
    else if (holds)
        ch_premise_index_clear_around(&arguer->index, candidate, &point->open);
}

/* Lays the ground; returns where the argument begins. */
static Point begin(Arguer *arguer, const ChPremise *premise, size_t count, int candidate,
                   bool holds)
{
    ch_premise_index_build(&arguer->index, premise, count, candidate);
    Point point = point_before(&arguer->index);
    if (candidate != CH_NONE)
        suppose(arguer, &point, candidate, holds);
    return point;
}

ChStatus ch_argue(ChLines *lines, const ChPremise *premise, size_t count, int candidate, bool holds)
{
    Arguer arguer;

    if (count > CH_MAX_PREMISES)
        return CH_BAD_ARGUMENT;
    arguer.lines = lines;
    Point point = begin(&arguer, premise, count, candidate, holds);
    return follow(&arguer, &point);
}

bool ch_is_refuted_plainly(const ChPremise *premise, size_t count, int candidate, bool holds,
                           int *nodes)
{
    Arguer arguer;

    if (count > CH_MAX_PREMISES)
        return false;
    const Point point = begin(&arguer, premise, count, candidate, holds);
    return fails_plainly(&arguer, &point, nodes);
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

/* Goes on by what is forced until that denies the opposite, which then leaves its premise
 * nothing. */
static ChStatus follow_case(const Arguer *arguer, Point *point, Opposite opposite)
{
    while (true) {
        int size = 0;
        const int chosen = tightest(arguer, point, FORCED, &size);
        if (chosen < 0)
            return CH_BAD_ARGUMENT;
        const int constraint = arguer->index.premise[chosen].constraint;
        const int spot = size == 1 ? first_open(arguer, point, chosen) : -1;
        const int forced = size == 1 ? arguer->index.candidate[spot] : CH_NONE;
        if (size == 0 || denies(forced, opposite))
            return add_line(arguer->lines, CH_LINE_FAILS, constraint, CH_NONE);
        const ChStatus status = add_line(arguer->lines, CH_LINE_THEN, constraint, forced);
        if (status != CH_OK)
            return status;
        settle(arguer, point, spot);
    }
}

/* All cases but those that deny the opposite themselves. */
static ChStatus follow_cases(const Arguer *arguer, const Point *point, const ChPremise *split,
                             Opposite opposite)
{
    const ChPremiseIndex *const index = &arguer->index;
    const size_t at = arguer->lines->count;
    const ChSpots all = open_in(arguer, point, split);
    ChStatus status = add_line(arguer->lines, CH_LINE_CASES, split->constraint, CH_NONE);

    for (int spot = ch_premise_index_next(index, &all, 0); spot >= 0 && status == CH_OK;
         spot = ch_premise_index_next(index, &all, spot + 1)) {
        const int one = index->candidate[spot];
        Point branch = *point;
        if (denies(one, opposite))
            continue;
        settle(arguer, &branch, spot);
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
    const size_t from = lines->count;
    ChStatus status = CH_BAD_ARGUMENT;
    Arguer arguer;

    if (count > CH_MAX_PREMISES)
        return CH_BAD_ARGUMENT;
    arguer.lines = lines;
    ch_premise_index_build(&arguer.index, premise, count, CH_NONE);
    const Point point = point_before(&arguer.index);
    for (size_t i = 0; i < count; i++)
        if (premise[i].constraint == cases)
            status = follow_cases(&arguer, &point, &premise[i], (Opposite){candidate, holds});
    if (status != CH_OK)
        lines->count = from;
    return status;
}
