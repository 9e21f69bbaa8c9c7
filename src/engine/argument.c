/* argument.c - see argument.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "argument.h"

#include "premise_index.h"

/* Upper limits for the number of open candidates in a premise. Below FORCED: the premise forces a
 * candidate or fails. Below ANY: every premise that is not yet satisfied. */
enum { FORCED = 2, ANY = CH_CANDIDATES + 1 };

/* A state of the argument: the candidates that are still open and those taken as true. */
typedef struct Point {
    ChSpots open;
    ChSpots truths;
} Point;

/* Result of taking one spot as true at a point and following only forced conclusions. */
typedef struct CaseOutlook {
    bool known;
    bool fails;     /* forced conclusions reach a contradiction */
    uint16_t lines; /* number of lines needed to print that */
} CaseOutlook;

typedef struct ArgumentBuilder {
    ChLines *lines;
    ChPremiseIndex index;
    CaseOutlook outlook[CH_CANDIDATES]; /* by spot, for one point; recomputed at each split */
} ArgumentBuilder;

/* Appends a line; CH_NO_ROOM when the buffer is full. */
static ChStatus add_line(ChLines *lines, ChLineKind kind, int constraint, int candidate)
{
    if (lines->count == lines->capacity)
        return CH_NO_ROOM;
    lines->line[lines->count++] = (ChLine){.kind = (uint8_t)kind,
                                           .constraint = (uint16_t)constraint,
                                           .candidate = (uint16_t)candidate};
    return CH_OK;
}

/* Takes a spot as true and closes all spots that conflict with it. A spot that was closed before
 * stays closed. */
static void set_true(const ArgumentBuilder *builder, Point *point, int spot)
{
    const bool is_open = ch_bits_has(point->open.word, spot);

    ch_premise_index_clear_around(&builder->index, builder->index.candidate[spot], &point->open);
    if (is_open)
        ch_bits_add(point->open.word, spot);
    ch_bits_add(point->truths.word, spot);
}

/* Returns the open spots of a premise. */
static ChSpots open_in(const ArgumentBuilder *builder, const Point *point, const ChPremise *premise)
{
    const uint64_t *const row = ch_premise_index_row(&builder->index, premise->constraint);
    ChSpots open = {{0}};

    for (int i = 0; i < builder->index.words; i++)
        open.word[i] = row[i] & point->open.word[i];
    return open;
}

/* Reports whether a candidate of the premise is taken as true. */
static bool is_met(const ArgumentBuilder *builder, const Point *point, const ChPremise *premise)
{
    const uint64_t *const row = ch_premise_index_row(&builder->index, premise->constraint);
    uint64_t met = 0;

    for (int i = 0; i < builder->index.words; i++)
        met |= row[i] & point->truths.word[i];
    return met != 0;
}

/* Returns the number of open candidates in a premise, MOST at the highest. Returns MOST as well
 * when the premise is satisfied. */
static int count_open(const ArgumentBuilder *builder, const Point *point, const ChPremise *premise,
                      int most)
{
    const uint64_t *const row = ch_premise_index_row(&builder->index, premise->constraint);
    int count = 0;

    for (int i = 0; i < builder->index.words && count < most; i++) {
        if ((row[i] & point->truths.word[i]) != 0)
            return most;
        count += ch_count_word(row[i] & point->open.word[i]);
    }
    return count < most ? count : most;
}

/* Returns the first premise with the fewest open candidates, if these are fewer than MOST;
 * otherwise -1. *SIZE receives their number. */
static int find_tightest_premise(const ArgumentBuilder *builder, const Point *point, int most,
                                 int *size)
{
    const ChPremise *const premise = builder->index.premise;
    const size_t count = builder->index.count;
    int best = -1;

    int fewest = most;
    for (size_t i = 0; i < count && fewest > 0; i++) {
        const int open = count_open(builder, point, &premise[i], fewest);
        if (open < fewest) {
            best = (int)i;
            fewest = open;
        }
    }
    *size = fewest;
    return best;
}

/* Returns the first open spot of a premise. */
static int first_open(const ArgumentBuilder *builder, const Point *point, int premise)
{
    const ChSpots open = open_in(builder, point, &builder->index.premise[premise]);

    return ch_bits_next(open.word, builder->index.words, 0);
}

/* ---- looking ahead ---- */

/* Follows forced conclusions from a point. Returns true when they reach a contradiction. Adds to
 * *LINES the number of lines that print them. */
static bool fails_by_force(const ArgumentBuilder *builder, Point *point, uint16_t *lines)
{
    while (true) {
        int size = 0;
        const int chosen = find_tightest_premise(builder, point, FORCED, &size);
        if (chosen < 0)
            return false;
        ++*lines;
        if (size == 0)
            return true;
        set_true(builder, point, first_open(builder, point, chosen));
    }
}

/* Returns the outlook of a spot, computing it on first use. */
static CaseOutlook get_outlook(ArgumentBuilder *builder, const Point *point, int spot)
{
    CaseOutlook *const outlook = &builder->outlook[spot];
    Point branch = *point;

    if (outlook->known)
        return *outlook;
    set_true(builder, &branch, spot);
    *outlook = (CaseOutlook){.known = true};
    outlook->fails = fails_by_force(builder, &branch, &outlook->lines);
    return *outlook;
}

/* A case split on a premise. FAILING holds the cases that forced conclusions refute, LEFT counts
 * the others. LINES is the number of lines needed to print the refuted cases. */
typedef struct Split {
    int premise;
    int left;
    int lines;
    ChSpots open;
    ChSpots failing;
} Split;

static Split evaluate_split(ArgumentBuilder *builder, const Point *point, int premise)
{
    const ChPremiseIndex *const index = &builder->index;
    Split split = {.premise = premise, .open = open_in(builder, point, &index->premise[premise])};

    CH_EACH_MEMBER(spot, split.open.word, index->words) {
        const CaseOutlook outlook = get_outlook(builder, point, spot);
        if (outlook.fails) {
            ch_bits_add(split.failing.word, spot);
            split.lines += outlook.lines;
        } else {
            split.left++;
        }
    }
    return split;
}

/* Chooses the premise to split. The tightest premise (TIGHT) is chosen if forced conclusions refute
 * all its cases. Otherwise the choice is the premise with the fewest cases left; among equals, the
 * one whose refuted cases need the fewest lines. */
static Split choose_split(ArgumentBuilder *builder, const Point *point, int tight)
{
    const ChPremiseIndex *const index = &builder->index;

    for (int spot = 0; spot < index->size; spot++)
        builder->outlook[spot].known = false;
    Split best = evaluate_split(builder, point, tight);

    for (size_t i = 0; i < index->count && best.left > 0; i++) {
        if ((int)i == tight || is_met(builder, point, &index->premise[i]))
            continue;
        const Split split = evaluate_split(builder, point, (int)i);
        if (split.left < best.left || (split.left == best.left && split.lines < best.lines))
            best = split;
    }
    return best;
}

/* ---- writing the lines ---- */

static ChStatus add_refutation(ArgumentBuilder *builder, Point *point);

static ChStatus add_case_branches(ArgumentBuilder *builder, const Point *point,
                                  const ChSpots *cases)
{
    const ChPremiseIndex *const index = &builder->index;
    ChStatus status = CH_OK;

    CH_EACH_MEMBER(spot, cases->word, index->words) {
        if (status != CH_OK)
            break;
        Point branch = *point;
        set_true(builder, &branch, spot);
        status = add_line(builder->lines, CH_LINE_ASSUME, CH_NONE, index->candidate[spot]);
        if (status == CH_OK)
            status = add_refutation(builder, &branch);
    }
    return status;
}

/* Writes a split. The cases refuted by forced conclusions come first, so the remaining cases read
 * as if these had been removed already. */
static ChStatus split_cases(ArgumentBuilder *builder, const Point *point, int tight)
{
    const ChPremiseIndex *const index = &builder->index;
    const Split split = choose_split(builder, point, tight);
    const size_t at = builder->lines->count;
    ChSpots others = {{0}};
    ChStatus status =
        add_line(builder->lines, CH_LINE_CASES, index->premise[split.premise].constraint, CH_NONE);

    if (status != CH_OK)
        return status;
    for (int i = 0; i < index->words; i++)
        others.word[i] = split.open.word[i] & ~split.failing.word[i];
    builder->lines->line[at].branches = (uint8_t)ch_bits_count(split.open.word, index->words);
    status = add_case_branches(builder, point, &split.failing);
    return status == CH_OK ? add_case_branches(builder, point, &others) : status;
}

static ChStatus add_refutation(ArgumentBuilder *builder, Point *point)
{
    while (true) {
        int size = 0;
        const int chosen = find_tightest_premise(builder, point, ANY, &size);
        if (chosen < 0)
            return CH_BAD_ARGUMENT;
        const int constraint = builder->index.premise[chosen].constraint;
        if (size == 0)
            return add_line(builder->lines, CH_LINE_FAILS, constraint, CH_NONE);
        if (size > 1)
            return split_cases(builder, point, chosen);
        const int forced = first_open(builder, point, chosen);
        const ChStatus status =
            add_line(builder->lines, CH_LINE_THEN, constraint, builder->index.candidate[forced]);
        if (status != CH_OK)
            return status;
        set_true(builder, point, forced);
    }
}

/* ---- the search without lookahead ---- */

/* Reports whether a depth-first search over the premises refutes the point within *NODES nodes. */
static bool fails_plainly(const ArgumentBuilder *builder, const Point *point, int *nodes)
{
    const ChPremiseIndex *const index = &builder->index;
    int size = 0;

    if (--*nodes < 0)
        return false;
    const int chosen = find_tightest_premise(builder, point, ANY, &size);
    if (chosen < 0)
        return false;
    const ChSpots open = open_in(builder, point, &index->premise[chosen]);
    CH_EACH_MEMBER(spot, open.word, index->words) {
        Point branch = *point;
        set_true(builder, &branch, spot);
        if (!fails_plainly(builder, &branch, nodes))
            return false;
    }
    return true;
}

/* ---- entry points ---- */

/* Returns the point before any assumption: all candidates of the premises are open. */
static Point initial_point(const ChPremiseIndex *index)
{
    Point point = {.open = {{0}}, .truths = {{0}}};

    for (int spot = 0; spot < index->size; spot++)
        ch_bits_add(point.open.word, spot);
    return point;
}

/* Assumes a candidate to be true (HOLDS) or false. The candidate need not be a spot. */
static void assume_candidate(const ArgumentBuilder *builder, Point *point, int candidate,
                             bool holds)
{
    const int spot = ch_premise_index_spot(&builder->index, candidate);

    if (!holds && spot >= 0)
        ch_bits_remove(point->open.word, spot);
    if (holds && spot >= 0)
        set_true(builder, point, spot);
    else if (holds)
        ch_premise_index_clear_around(&builder->index, candidate, &point->open);
}

/* Builds the index and returns the point at which the argument begins. */
static Point begin_argument(ArgumentBuilder *builder, const ChPremise *premise, size_t count,
                            int candidate, bool holds)
{
    ch_premise_index_build(&builder->index, premise, count, candidate);
    Point point = initial_point(&builder->index);
    if (candidate != CH_NONE)
        assume_candidate(builder, &point, candidate, holds);
    return point;
}

ChStatus ch_argue(ChLines *lines, const ChPremise *premise, size_t count, int candidate, bool holds)
{
    ArgumentBuilder builder;

    if (count > CH_MAX_PREMISES)
        return CH_BAD_ARGUMENT;
    builder.lines = lines;
    Point point = begin_argument(&builder, premise, count, candidate, holds);
    return add_refutation(&builder, &point);
}

bool ch_is_refuted_plainly(const ChPremise *premise, size_t count, int candidate, bool holds,
                           int *nodes)
{
    ArgumentBuilder builder;

    if (count > CH_MAX_PREMISES)
        return false;
    const Point point = begin_argument(&builder, premise, count, candidate, holds);
    return fails_plainly(&builder, &point, nodes);
}

/* ---- case by case ---- */

/* The assumption to be refuted: the candidate is true (HOLDS), or false. */
typedef struct Assumption {
    int candidate;
    bool holds;
} Assumption;

static bool contradicts_assumption(int truth, Assumption assumption)
{
    return assumption.holds ? ch_conflict(truth, assumption.candidate)
                            : truth == assumption.candidate;
}

/* Writes the forced conclusions of one case until one contradicts the assumption, which leaves its
 * premise without a candidate. */
static ChStatus add_one_case(const ArgumentBuilder *builder, Point *point, Assumption assumption)
{
    while (true) {
        int size = 0;
        const int chosen = find_tightest_premise(builder, point, FORCED, &size);
        if (chosen < 0)
            return CH_BAD_ARGUMENT;
        const int constraint = builder->index.premise[chosen].constraint;
        const int spot = size == 1 ? first_open(builder, point, chosen) : -1;
        const int forced = size == 1 ? builder->index.candidate[spot] : CH_NONE;
        if (size == 0 || contradicts_assumption(forced, assumption))
            return add_line(builder->lines, CH_LINE_FAILS, constraint, CH_NONE);
        const ChStatus status = add_line(builder->lines, CH_LINE_THEN, constraint, forced);
        if (status != CH_OK)
            return status;
        set_true(builder, point, spot);
    }
}

/* Writes all cases of a split except those that contradict the assumption themselves. */
static ChStatus add_all_cases(const ArgumentBuilder *builder, const Point *point,
                              const ChPremise *split, Assumption assumption)
{
    const ChPremiseIndex *const index = &builder->index;
    const size_t at = builder->lines->count;
    const ChSpots all = open_in(builder, point, split);
    ChStatus status = add_line(builder->lines, CH_LINE_CASES, split->constraint, CH_NONE);

    CH_EACH_MEMBER(spot, all.word, index->words) {
        if (status != CH_OK)
            break;
        const int one = index->candidate[spot];
        Point branch = *point;
        if (contradicts_assumption(one, assumption))
            continue;
        set_true(builder, &branch, spot);
        status = add_line(builder->lines, CH_LINE_ASSUME, CH_NONE, one);
        if (status == CH_OK)
            status = add_one_case(builder, &branch, assumption);
        if (status == CH_OK)
            builder->lines->line[at].branches++;
    }
    return status == CH_OK && builder->lines->line[at].branches == 0 ? CH_BAD_ARGUMENT : status;
}

ChStatus ch_argue_by_cases(ChLines *lines, const ChPremise *premise, size_t count, int cases,
                           int candidate, bool holds)
{
    const size_t from = lines->count;
    ChStatus status = CH_BAD_ARGUMENT;
    ArgumentBuilder builder;

    if (count > CH_MAX_PREMISES)
        return CH_BAD_ARGUMENT;
    builder.lines = lines;
    ch_premise_index_build(&builder.index, premise, count, CH_NONE);
    const Point point = initial_point(&builder.index);
    for (size_t i = 0; i < count; i++)
        if (premise[i].constraint == cases)
            status = add_all_cases(&builder, &point, &premise[i], (Assumption){candidate, holds});
    if (status != CH_OK)
        lines->count = from;
    return status;
}
