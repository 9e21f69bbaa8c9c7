/* whips_forcing.c - forcing whips, g-whips, braids and g-braids: what is so in all cases.
 *
 *      V0 = {A B}    A - V1 = R1 - ... = Rp      R is the same candidate: it is right
 *                    B - W1 = S1 - ... = Sq      Rp and Sq both conflict with X: X is wrong
 *
 * A variable has two candidates.  From each of them leads a partial whip (or g-whip, braid,
 * g-braid): the pattern of whips_search.h without its end.  Both lead to the same.  The length is
 * the number of variables, V0 included: 1 + p + q.
 *
 * X conflicts with neither A nor B: if it did, the variable and the other side would be a whip for
 * X.  A side has one to four variables (SIDE_MOST).  Of a g-whip or g-braid, a side has a segment.
 *
 * In an OR-k forcing whip the cases are guardians (whips_relation.h).  A guardian may itself be the
 * candidate, or conflict with X, if two others do not.  Singles in the variables, without the
 * guardians, do not show the conclusion.
 *
 * Shorter patterns come first, and of one length those that place a digit.  What a placement rules
 * out is not reported.  Singles come first, as in whips.
 *
 * A finder gives up after 200,000 partial patterns in a position (CALL_WORK).
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "finders.h"
#include "whips.h"
#include "whips_partial.h"
#include "whips_relation.h"

enum {
    SIDE_MOST = 4, /* variables of a side */
    LONGEST = 1 + CH_WHIP_GUARDIANS * SIDE_MOST,
    SEED_BITS = CH_WHIP_SIDE_BITS,
    CALL_WORK = 200000 /* the partial patterns that one call of a finder examines at most */
};

/* The candidates of a variable or a relation, one of which is true. */
typedef struct Cases {
    int variable;
    int count;
    uint16_t head[9];
} Cases;

/* The shortest pattern for a conclusion; its length is 0 where there is none. */
typedef struct Shortest {
    uint16_t variable;
    uint8_t length;
    uint8_t labels[CH_WHIP_GUARDIANS];
} Shortest;

typedef struct ForcingSearch {
    const ChFinderInput *input;
    ChSink *sink;
    ChWhipSearch *whips;
    int technique;
    ChWhipKind kind;
    const ChWhipRelation *relation;      /* NULL: the cases are those of a variable */
    const ChDeadlyPattern *deadly;       /* that of the relation */
    Shortest shortest[2][CH_CANDIDATES]; /* false, true */
    ChCandidateSet done;                 /* eliminations that are reported, or follow */
} ForcingSearch;

/* ---- the cases ---- */

/* Reads the cases; false unless a variable has two. */
static bool read_cases(const ForcingSearch *search, int variable, Cases *cases)
{
    cases->variable = variable;
    cases->count = ch_whip_open_in(&search->whips->start, search->relation, variable, cases->head);
    return variable == CH_WHIP_RELATION || cases->count == 2;
}

static bool is_at_once(int head, int candidate, bool holds)
{
    return holds ? head == candidate : ch_conflict(head, candidate);
}

/* Returns the number of labels that lead from a case to a conclusion; -1 if none do. */
static int labels_to(const Cases *cases, int side, const ChWhipReach *reach, int candidate,
                     bool holds)
{
    const int labels = reach->labels[holds][candidate];

    if (is_at_once(cases->head[side], candidate, holds))
        return cases->variable == CH_WHIP_RELATION ? 0 : -1;
    return labels > 0 ? labels : -1;
}

/* Counts the labels of all sides; false where some case does not lead to the conclusion, or where a
 * whip would show it. */
static bool count_labels(const Cases *cases, const ChWhipReach *reach, int candidate, bool holds,
                         Shortest *pattern)
{
    int chains = 0;

    *pattern = (Shortest){.variable = (uint16_t)cases->variable, .length = 1};
    for (int side = 0; side < cases->count; side++) {
        const int labels = labels_to(cases, side, &reach[side], candidate, holds);
        if (labels < 0)
            return false;
        chains += labels > 0;
        pattern->labels[side] = (uint8_t)labels;
        pattern->length = (uint8_t)(pattern->length + labels);
    }
    return holds || chains > 1;
}

/* Notes the patterns of some cases that are shorter than those known. */
static void note_common(ForcingSearch *search, const Cases *cases)
{
    ChWhipReach reach[CH_WHIP_GUARDIANS];
    Shortest pattern;

    for (int side = 0; side < cases->count; side++)
        ch_whip_reach(search->whips, search->kind, cases->head[side], SIDE_MOST, &reach[side]);
    for (int holds = 0; holds < 2; holds++)
        for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
            Shortest *const best = &search->shortest[holds][candidate];
            if (ch_whip_is_target(&search->whips->start, candidate) &&
                count_labels(cases, reach, candidate, holds, &pattern) &&
                (best->length == 0 || best->length > pattern.length))
                *best = pattern;
        }
}

static void find_shortest(ForcingSearch *search)
{
    Cases cases;

    CH_EACH_CONSTRAINT(variable, &search->whips->variables)
        if (read_cases(search, variable, &cases))
            note_common(search, &cases);
}

/* ---- the conclusions ---- */

/* Finds the patterns of all sides.  False for a g-whip or g-braid without a segment. */
static bool find_sides(const ForcingSearch *search, const Shortest *best, const Cases *cases,
                       int candidate, bool holds, ChWhipPattern *side)
{
    ChWhipEnd end = {.holds = holds};
    bool has_segment = false;

    ch_candidates_add(&end.candidates, candidate);
    for (int i = 0; i < cases->count; i++) {
        search->whips->work = 0;
        side[i].length = 0;
        if (best->labels[i] > 0 &&
            !ch_whip_find_partial(search->whips, search->kind, cases->head[i], best->labels[i],
                                  &end, &side[i]))
            return false;
        has_segment = has_segment || ch_whip_has_segment(&side[i]);
    }
    return has_segment == search->kind.with_segments;
}

/* Reports whether all sides rule out a candidate in the same way as that for which they were
 * found: a case rules it out by itself just where its side is empty. */
static bool is_ruled_out(const Cases *cases, const ChWhipPattern *side, int candidate)
{
    for (int i = 0; i < cases->count; i++)
        if (ch_conflict(cases->head[i], candidate) != (side[i].length == 0) ||
            (side[i].length > 0 &&
             !ch_whip_conflicts(side[i].right[side[i].length - 1], candidate)))
            return false;
    return true;
}

/* Reports whether the conclusion is new, and needs the relation if there is one. */
static bool is_worth_reporting(const ForcingSearch *search, const ChDeduction *deduction,
                               int candidate, bool holds)
{
    return !ch_candidates_has(&search->done, candidate) &&
           (search->relation == NULL ||
            ch_whip_needs_relation(search->input->board, &deduction->detail.premises, candidate,
                                   holds));
}

/* Adds all candidates that the sides rule out. */
static void add_ruled_out(ForcingSearch *search, const Cases *cases, const ChWhipPattern *side,
                          ChDeduction *deduction)
{
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (ch_whip_is_target(&search->whips->start, candidate) &&
            is_ruled_out(cases, side, candidate) &&
            is_worth_reporting(search, deduction, candidate, false)) {
            ch_add_cell_eliminations(deduction, search->input->board, CH_CANDIDATE_CELL(candidate),
                                     1u << CH_CANDIDATE_DIGIT(candidate));
            ch_candidates_add(&search->done, candidate);
        }
}

/* Places a candidate; what that rules out needs no other step. */
static void place(ForcingSearch *search, ChDeduction *deduction, int candidate)
{
    deduction->placed = (uint16_t)candidate;
    for (int other = 0; other < CH_CANDIDATES; other++)
        if (ch_conflict(other, candidate))
            ch_candidates_add(&search->done, other);
}

static void add_premises(const ForcingSearch *search, const Cases *cases, const ChWhipPattern *side,
                         ChDeduction *deduction)
{
    deduction->seed = (uint16_t)cases->variable;
    if (search->relation == NULL)
        ch_add_premise(deduction, cases->variable);
    else
        ch_add_deadly_pattern(deduction, search->deadly);
    for (int i = 0; i < cases->count; i++) {
        deduction->detail.seed[0] |= (uint32_t)side[i].length << SEED_BITS * i;
        for (int k = 0; k < side[i].length; k++)
            ch_add_premise(deduction, side[i].variable[k]);
    }
}

/* Reports the pattern for a conclusion, and notes what needs no other. */
static bool report(ForcingSearch *search, const Shortest *best, int candidate, bool holds)
{
    ChDeduction deduction = ch_deduction(search->technique);
    ChWhipPattern side[CH_WHIP_GUARDIANS];
    Cases cases;

    read_cases(search, best->variable, &cases);
    if (!find_sides(search, best, &cases, candidate, holds, side))
        return false;
    add_premises(search, &cases, side, &deduction);
    if (!holds)
        add_ruled_out(search, &cases, side, &deduction);
    else if (is_worth_reporting(search, &deduction, candidate, true))
        place(search, &deduction, candidate);
    return ch_report(&deduction, search->sink);
}

static bool report_each(ForcingSearch *search, int length, bool holds)
{
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const Shortest *const best = &search->shortest[holds][candidate];
        if (best->length == length && ch_is_wanted(search->input, candidate) &&
            !ch_candidates_has(&search->done, candidate) && report(search, best, candidate, holds))
            return true;
    }
    return false;
}

static bool report_all(ForcingSearch *search)
{
    for (int length = 3; length <= LONGEST; length++)
        if (report_each(search, length, true) || report_each(search, length, false))
            return true;
    return false;
}

static ForcingSearch start_search(const ChFinderInput *input, ChSink *sink, int technique)
{
    ChWhipSearch *const whips = &ch_facts_whips(input->facts)->search;

    whips->work = 0;
    whips->most_work = CALL_WORK;
    return (ForcingSearch){.input = input,
                           .sink = sink,
                           .whips = whips,
                           .technique = technique,
                           .kind = ch_whip_kind(technique)};
}

static bool find_forcing(const ChFinderInput *input, ChSink *sink, int technique)
{
    ForcingSearch search = start_search(input, sink, technique);

    find_shortest(&search);
    return report_all(&search);
}

bool ch_find_forcing_whip(const ChFinderInput *input, ChSink *sink)
{
    return find_forcing(input, sink, CH_TECHNIQUE_FORCING_WHIP);
}

bool ch_find_forcing_g_whip(const ChFinderInput *input, ChSink *sink)
{
    return find_forcing(input, sink, CH_TECHNIQUE_FORCING_G_WHIP);
}

bool ch_find_forcing_braid(const ChFinderInput *input, ChSink *sink)
{
    return find_forcing(input, sink, CH_TECHNIQUE_FORCING_BRAID);
}

bool ch_find_forcing_g_braid(const ChFinderInput *input, ChSink *sink)
{
    return find_forcing(input, sink, CH_TECHNIQUE_FORCING_G_BRAID);
}

/* ---- OR-k forcing whips ---- */

static bool try_relation(void *context, const ChPattern *guarded)
{
    ForcingSearch *const search = context;
    ChWhipRelation relation;
    Cases cases;

    if (!ch_whip_relation_of(search->input->board, &guarded->deadly, &relation))
        return false;
    search->relation = &relation;
    search->deadly = &guarded->deadly;
    memset(search->shortest, 0, sizeof search->shortest);
    read_cases(search, CH_WHIP_RELATION, &cases);
    note_common(search, &cases);
    return report_all(search);
}

bool ch_find_or_k_forcing_whip(const ChFinderInput *input, ChSink *sink)
{
    ForcingSearch search = start_search(input, sink, CH_TECHNIQUE_OR_K_FORCING_WHIP);
    ChRelations relations;

    if (ch_constraints_next(&search.whips->variables, 0) < 0)
        return false;
    ch_find_relations(input, &relations);
    return ch_each_relation(input, &relations, CH_WHIP_GUARDIANS, try_relation, &search);
}
