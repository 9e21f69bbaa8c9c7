/* whips_forcing.c - forcing whips, g-whips, braids and g-braids: what is so in both cases.
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
 * Shorter patterns come first, and of one length those that place a digit.  What a placement rules
 * out is not reported.  Singles come first, as in whips.
 *
 * A finder gives up after 200,000 partial patterns in a position (CALL_WORK).
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "whips.h"
#include "whips_partial.h"

enum {
    SIDES = 2,
    SIDE_MOST = 4, /* variables of a side */
    LONGEST = 1 + SIDES * SIDE_MOST,
    CALL_WORK = 200000 /* the partial patterns that one call of a finder examines at most */
};

/* The shortest pattern for a conclusion; its length is 0 where there is none. */
typedef struct Shortest {
    uint16_t variable;
    uint8_t length;
    uint8_t labels[SIDES];
} Shortest;

typedef struct ForcingSearch {
    const ChFinderInput *input;
    ChSink *sink;
    ChWhipSearch *whips;
    int technique;
    ChWhipKind kind;
    Shortest shortest[2][CH_CANDIDATES]; /* false, true */
    ChCandidateSet done;                 /* eliminations that are reported, or follow */
} ForcingSearch;

/* ---- the cases ---- */

/* Reads the candidates of a variable; false unless there are two. */
static bool read_heads(const ChPropagation *start, int variable, int head[SIDES])
{
    int count = 0;

    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(variable, i);
        if (!ch_propagation_is_open(start, candidate))
            continue;
        if (count == SIDES)
            return false;
        head[count++] = candidate;
    }
    return count == SIDES;
}

static bool is_seen_by_case(const int head[SIDES], int candidate)
{
    return ch_conflict(head[0], candidate) || ch_conflict(head[1], candidate);
}

static void note_common(ForcingSearch *search, int variable, const int head[SIDES],
                        const ChWhipReach reach[SIDES])
{
    for (int holds = 0; holds < 2; holds++)
        for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
            const uint8_t one = reach[0].labels[holds][candidate];
            const uint8_t other = reach[1].labels[holds][candidate];
            Shortest *const best = &search->shortest[holds][candidate];
            const int length = 1 + one + other;
            if (one == 0 || other == 0 || (best->length > 0 && best->length <= length) ||
                (!holds && is_seen_by_case(head, candidate)))
                continue;
            *best = (Shortest){(uint16_t)variable, (uint8_t)length, {one, other}};
        }
}

static void find_shortest(ForcingSearch *search)
{
    ChWhipReach reach[SIDES];
    int head[SIDES];

    CH_EACH_CONSTRAINT(variable, &search->whips->variables) {
        if (!read_heads(&search->whips->start, variable, head))
            continue;
        for (int side = 0; side < SIDES; side++)
            ch_whip_reach(search->whips, search->kind, head[side], SIDE_MOST, &reach[side]);
        note_common(search, variable, head, reach);
    }
}

/* ---- the conclusions ---- */

/* Finds the patterns of both sides.  False for a g-whip or g-braid without a segment. */
static bool find_sides(const ForcingSearch *search, const Shortest *best, const int head[SIDES],
                       int candidate, bool holds, ChWhipPattern side[SIDES])
{
    ChWhipEnd end = {.holds = holds};
    bool has_segment = false;

    ch_candidates_add(&end.candidates, candidate);
    for (int i = 0; i < SIDES; i++) {
        search->whips->work = 0;
        if (!ch_whip_find_partial(search->whips, search->kind, head[i], best->labels[i], &end,
                                  &side[i]))
            return false;
        has_segment = has_segment || ch_whip_has_segment(&side[i]);
    }
    return has_segment == search->kind.with_segments;
}

/* Returns all candidates that the last labels of both sides rule out. */
static ChCandidateSet ruled_out(const ForcingSearch *search, const int head[SIDES],
                                const ChWhipPattern side[SIDES])
{
    ChCandidateSet targets = {{0}};

    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (ch_whip_is_target(&search->whips->start, candidate) &&
            !is_seen_by_case(head, candidate) && !ch_candidates_has(&search->done, candidate) &&
            ch_whip_conflicts(side[0].right[side[0].length - 1], candidate) &&
            ch_whip_conflicts(side[1].right[side[1].length - 1], candidate))
            ch_candidates_add(&targets, candidate);
    return targets;
}

/* Reports the pattern for a conclusion, and notes what needs no other. */
static bool report(ForcingSearch *search, const Shortest *best, int candidate, bool holds)
{
    const ChBoard *const board = search->input->board;
    ChDeduction deduction = ch_deduction(search->technique);
    ChCandidateSet targets = {{0}};
    ChWhipPattern side[SIDES];
    int head[SIDES];

    read_heads(&search->whips->start, best->variable, head);
    if (!find_sides(search, best, head, candidate, holds, side))
        return false;
    deduction.seed = best->variable;
    ch_add_premise(&deduction, best->variable);
    for (int i = 0; i < SIDES; i++) {
        deduction.detail.seed[i] = (uint32_t)side[i].length;
        for (int k = 0; k < side[i].length; k++)
            ch_add_premise(&deduction, side[i].variable[k]);
    }
    if (holds)
        deduction.placed = (uint16_t)candidate;
    else
        targets = ruled_out(search, head, side);
    CH_EACH_CANDIDATE(target, &targets)
        ch_add_cell_eliminations(&deduction, board, CH_CANDIDATE_CELL(target),
                                 1u << CH_CANDIDATE_DIGIT(target));
    for (int other = 0; other < CH_CANDIDATES; other++)
        if (holds ? ch_conflict(other, candidate) : ch_candidates_has(&targets, other))
            ch_candidates_add(&search->done, other);
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

static bool find_forcing(const ChFinderInput *input, ChSink *sink, int technique)
{
    ForcingSearch search = {.input = input,
                            .sink = sink,
                            .whips = &ch_facts_whips(input->facts)->search,
                            .technique = technique,
                            .kind = ch_whip_kind(technique)};

    search.whips->work = 0;
    search.whips->most_work = CALL_WORK;
    find_shortest(&search);
    for (int length = 1 + SIDES; length <= LONGEST; length++)
        if (report_each(&search, length, true) || report_each(&search, length, false))
            return true;
    return false;
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
