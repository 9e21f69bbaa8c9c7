/* argument.c - see argument.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "argument.h"

#include "argument_point.h"

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

ChStatus ch_lines_add(ChLines *lines, ChLineKind kind, int constraint, int candidate)
{
    if (lines->count == lines->capacity)
        return CH_NO_ROOM;
    lines->line[lines->count++] = (ChLine){.kind = (uint8_t)kind,
                                           .constraint = (uint16_t)constraint,
                                           .candidate = (uint16_t)candidate};
    return CH_OK;
}

/* ---- looking ahead ---- */

/* Returns the outlook of a spot, computing it on first use. */
static CaseOutlook get_outlook(ArgumentBuilder *builder, const ChPoint *point, int spot)
{
    CaseOutlook *const outlook = &builder->outlook[spot];
    ChPoint branch = *point;

    if (outlook->known)
        return *outlook;
    ch_point_set_true(&builder->index, &branch, spot);
    *outlook = (CaseOutlook){.known = true};
    outlook->fails = ch_point_fails(&builder->index, &branch, &outlook->lines);
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

static Split evaluate_split(ArgumentBuilder *builder, const ChPoint *point, int premise)
{
    const ChPremiseIndex *const index = &builder->index;
    Split split = {.premise = premise, .open = ch_point_open_in(index, point, premise)};

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
static Split choose_split(ArgumentBuilder *builder, const ChPoint *point, int tight)
{
    const ChPremiseIndex *const index = &builder->index;

    for (int spot = 0; spot < index->size; spot++)
        builder->outlook[spot].known = false;
    Split best = evaluate_split(builder, point, tight);

    for (size_t i = 0; i < index->count && best.left > 0; i++) {
        if ((int)i == tight || ch_point_is_met(index, point, (int)i))
            continue;
        const Split split = evaluate_split(builder, point, (int)i);
        if (split.left < best.left || (split.left == best.left && split.lines < best.lines))
            best = split;
    }
    return best;
}

/* ---- writing the lines ---- */

static ChStatus add_refutation(ArgumentBuilder *builder, ChPoint *point);

static ChStatus add_case_branches(ArgumentBuilder *builder, const ChPoint *point,
                                  const ChSpots *cases)
{
    const ChPremiseIndex *const index = &builder->index;
    ChStatus status = CH_OK;

    CH_EACH_MEMBER(spot, cases->word, index->words) {
        if (status != CH_OK)
            break;
        ChPoint branch = *point;
        ch_point_set_true(&builder->index, &branch, spot);
        status = ch_lines_add(builder->lines, CH_LINE_ASSUME, CH_NONE, index->candidate[spot]);
        if (status == CH_OK)
            status = add_refutation(builder, &branch);
    }
    return status;
}

/* Writes a split. The cases refuted by forced conclusions come first, so the remaining cases read
 * as if these had been removed already. */
static ChStatus split_cases(ArgumentBuilder *builder, const ChPoint *point, int tight)
{
    const ChPremiseIndex *const index = &builder->index;
    const Split split = choose_split(builder, point, tight);
    const size_t at = builder->lines->count;
    ChSpots others = {{0}};
    ChStatus status = ch_lines_add(builder->lines, CH_LINE_CASES,
                                   index->premise[split.premise].constraint, CH_NONE);

    if (status != CH_OK)
        return status;
    for (int i = 0; i < index->words; i++)
        others.word[i] = split.open.word[i] & ~split.failing.word[i];
    builder->lines->line[at].branches = (uint8_t)ch_bits_count(split.open.word, index->words);
    status = add_case_branches(builder, point, &split.failing);
    return status == CH_OK ? add_case_branches(builder, point, &others) : status;
}

static ChStatus add_refutation(ArgumentBuilder *builder, ChPoint *point)
{
    while (true) {
        int size = 0;
        const int chosen = ch_point_tightest(&builder->index, point, CH_POINT_ANY, &size);
        if (chosen < 0)
            return CH_BAD_ARGUMENT;
        const int constraint = builder->index.premise[chosen].constraint;
        if (size == 0)
            return ch_lines_add(builder->lines, CH_LINE_FAILS, constraint, CH_NONE);
        if (size > 1)
            return split_cases(builder, point, chosen);
        const int forced = ch_point_first_open(&builder->index, point, chosen);
        const ChStatus status = ch_lines_add(builder->lines, CH_LINE_THEN, constraint,
                                             builder->index.candidate[forced]);
        if (status != CH_OK)
            return status;
        ch_point_set_true(&builder->index, point, forced);
    }
}

/* ---- the search without lookahead ---- */

/* Reports whether a depth-first search over the premises refutes the point within *NODES nodes. */
static bool fails_plainly(const ArgumentBuilder *builder, const ChPoint *point, int *nodes)
{
    const ChPremiseIndex *const index = &builder->index;
    int size = 0;

    if (--*nodes < 0)
        return false;
    const int chosen = ch_point_tightest(&builder->index, point, CH_POINT_ANY, &size);
    if (chosen < 0)
        return false;
    const ChSpots open = ch_point_open_in(index, point, chosen);
    CH_EACH_MEMBER(spot, open.word, index->words) {
        ChPoint branch = *point;
        ch_point_set_true(&builder->index, &branch, spot);
        if (!fails_plainly(builder, &branch, nodes))
            return false;
    }
    return true;
}

/* ---- entry points ---- */

/* Builds the index and returns the point at which the argument begins. */
static ChPoint begin_argument(ArgumentBuilder *builder, const ChPremise *premise, size_t count,
                              int candidate, bool holds)
{
    ch_premise_index_build(&builder->index, premise, count, candidate);
    ChPoint point = ch_point_start(&builder->index);
    if (candidate != CH_NONE)
        ch_point_assume(&builder->index, &point, candidate, holds);
    return point;
}

ChStatus ch_argue(ChLines *lines, const ChPremise *premise, size_t count, int candidate, bool holds)
{
    ArgumentBuilder builder;

    if (count > CH_MAX_PREMISES)
        return CH_BAD_ARGUMENT;
    builder.lines = lines;
    ChPoint point = begin_argument(&builder, premise, count, candidate, holds);
    return add_refutation(&builder, &point);
}

bool ch_is_refuted_plainly(const ChPremise *premise, size_t count, int candidate, bool holds,
                           int *nodes)
{
    ArgumentBuilder builder;

    if (count > CH_MAX_PREMISES)
        return false;
    const ChPoint point = begin_argument(&builder, premise, count, candidate, holds);
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
static ChStatus add_one_case(const ArgumentBuilder *builder, ChPoint *point, Assumption assumption)
{
    while (true) {
        int size = 0;
        const int chosen = ch_point_tightest(&builder->index, point, CH_POINT_FORCED, &size);
        if (chosen < 0)
            return CH_BAD_ARGUMENT;
        const int constraint = builder->index.premise[chosen].constraint;
        const int spot = size == 1 ? ch_point_first_open(&builder->index, point, chosen) : -1;
        const int forced = size == 1 ? builder->index.candidate[spot] : CH_NONE;
        if (size == 0 || contradicts_assumption(forced, assumption))
            return ch_lines_add(builder->lines, CH_LINE_FAILS, constraint, CH_NONE);
        const ChStatus status = ch_lines_add(builder->lines, CH_LINE_THEN, constraint, forced);
        if (status != CH_OK)
            return status;
        ch_point_set_true(&builder->index, point, spot);
    }
}

/* Writes all cases of a split except those that contradict the assumption themselves. */
static ChStatus add_all_cases(const ArgumentBuilder *builder, const ChPoint *point, int split,
                              Assumption assumption)
{
    const ChPremiseIndex *const index = &builder->index;
    const size_t at = builder->lines->count;
    const ChSpots all = ch_point_open_in(index, point, split);
    ChStatus status =
        ch_lines_add(builder->lines, CH_LINE_CASES, index->premise[split].constraint, CH_NONE);

    CH_EACH_MEMBER(spot, all.word, index->words) {
        if (status != CH_OK)
            break;
        const int one = index->candidate[spot];
        ChPoint branch = *point;
        if (contradicts_assumption(one, assumption))
            continue;
        ch_point_set_true(&builder->index, &branch, spot);
        status = ch_lines_add(builder->lines, CH_LINE_ASSUME, CH_NONE, one);
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
    const ChPoint point = ch_point_start(&builder.index);
    for (size_t i = 0; i < count; i++)
        if (premise[i].constraint == cases)
            status = add_all_cases(&builder, &point, (int)i, (Assumption){candidate, holds});
    if (status != CH_OK)
        lines->count = from;
    return status;
}
