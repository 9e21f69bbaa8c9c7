/* rectangle_blossom.c - rectangle death blossom, rectangle burred subset: almost locked sets around
 * a unique or avoidable rectangle.
 *
 * But for its guardians, a rectangle would hold just two digits (uniqueness.h). One guardian is
 * true, so the guardians are the stem of a death blossom (als_linked.c). A petal is an almost
 * locked set with a digit z: if a certain guardian is true, the petal loses its digit, and keeps z.
 *
 *      12x. . | . 12x.      each guardian is z, or has a petal; a petal may serve several:
 *      12 . . | . 12y.      z is among the guardians, or in a petal. Cells that see all its
 *      .  . . | . yzw wz    places there lose it.
 *
 * In a corner, a digit of the pattern rules out the guardians of this corner. So it is ruled out
 * itself if it sees all its places in the petals of all other guardians. With a single petal in a
 * house of this corner and the only other with guardians, it is a burred subset: without z, the
 * petal is a naked subset that takes the other corner's guardians.
 *
 *      12y     | 123 13..   if the left corner is 1, the cell beside the right one is 3, and the
 *      12      | 12         right corner 2: 1 is ruled out on the left
 *
 * Up to eight guardians and nine cells of petals are tried, the fewest cells first. Each step rules
 * out one digit, and each elimination is reported once.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>
#include <string.h>

#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

enum { MOST_GUARDIANS = 8, MOST_CELLS = 9, MOST_PETALS = 8, NO_CORNER = -1 };

/* The guardians that have a petal are bits by their numbers. */
typedef struct Bloom {
    const ChFinderInput *input;
    ChSink *sink;
    const ChAlsSets *sets;
    int technique;
    int cells;              /* of the petals tried now */
    ChCandidateSet reached; /* all eliminations so far */

    const ChPattern *pattern;
    int guardians;
    uint16_t guardian[MOST_GUARDIANS];
    ChAlsWatchers watchers[MOST_GUARDIANS];
    ChCellSet reach[MOST_GUARDIANS][CH_DIGITS]; /* where its petals rule out each digit */

    int digit;  /* z */
    int corner; /* where it is ruled out, or NO_CORNER */
    int count;
    const ChAls *petal[MOST_PETALS];
} Bloom;

/* ---- petals ---- */

/* Returns the guardians that take a digit, not z, from a set. */
static unsigned served_by(const Bloom *bloom, const ChAls *set, unsigned guardians)
{
    unsigned served = 0;

    CH_EACH_BIT(i, guardians) {
        const int digit = CH_CANDIDATE_DIGIT(bloom->guardian[i]);
        if (set->digits >> digit & 1 &&
            ch_cells_has(&set->peers[digit], CH_CANDIDATE_CELL(bloom->guardian[i])))
            served |= 1u << i;
    }
    return served;
}

static bool lie_in_house(ChCellSet cells)
{
    int house[3];

    return ch_houses_of(cells, house) > 0;
}

/* Reports whether the petals are a single set, in a house of the only two corners with guardians,
 * one of which loses z. */
static bool is_burred(const Bloom *bloom)
{
    return bloom->corner != NO_CORNER && bloom->count == 1 &&
           ch_cells_count(bloom->pattern->extra) == 2 &&
           lie_in_house(ch_cells_or(bloom->pattern->extra, bloom->petal[0]->cells));
}

/* Reports the petals; SEEN are the cells that see every z. */
static bool report_petals(Bloom *bloom, ChCellSet seen)
{
    const ChBoard *const board = bloom->input->board;
    ChDeduction deduction = ch_deduction(bloom->technique);

    for (int i = 0; i < bloom->count; i++)
        seen = ch_cells_minus(seen, bloom->petal[i]->cells);
    if (is_burred(bloom) != (bloom->technique == CH_TECHNIQUE_RECTANGLE_BURRED_SUBSET))
        return false;
    ch_add_eliminations(&deduction, board, seen, bloom->digit);
    if (ch_candidates_within(&deduction.detail.removed, &bloom->reached))
        return false;
    ch_add_deadly_pattern(&deduction, &bloom->pattern->deadly);
    deduction.seed = (uint16_t)bloom->count;
    for (int i = 0; i < bloom->count; i++) {
        ch_add_cell_premises(&deduction, bloom->petal[i]->cells);
        deduction.detail.seed[i / 2] |= (uint32_t)bloom->petal[i]->name << 16 * (i % 2);
    }
    if (!ch_pattern_needs_all(bloom->pattern, board, &deduction))
        return false;
    bloom->reached = ch_candidates_or(&bloom->reached, &deduction.detail.removed);
    return ch_report(&deduction, bloom->sink);
}

static bool may_join_all(const Bloom *bloom, const ChAls *set)
{
    for (int i = 0; i < bloom->count && !bloom->input->options->overlap; i++)
        if (ch_cells_meet(bloom->petal[i]->cells, set->cells))
            return false;
    return true;
}

/* Chooses a petal for the first of the guardians without one; the petals have CELLS cells so far.
 * Returns true if the sink wants no more. */
static bool choose_petals(Bloom *bloom, unsigned guardians, ChCellSet seen, int cells)
{
    if (guardians == 0)
        return cells == bloom->cells && report_petals(bloom, seen);
    const ChAlsWatchers *const watchers = &bloom->watchers[ch_lowest(guardians)];
    for (int i = 0; i < watchers->count; i++) {
        const ChAls *const set = &bloom->sets->set[watchers->set[i]];
        const ChCellSet both = ch_cells_and(seen, set->peers[bloom->digit]);
        if (cells + set->size > bloom->cells)
            break;
        if (ch_cells_empty(both) || !may_join_all(bloom, set))
            continue;
        assert(bloom->count < MOST_PETALS);
        bloom->petal[bloom->count++] = set;
        const bool enough = choose_petals(bloom, guardians & ~served_by(bloom, set, guardians),
                                          both, cells + set->size);
        bloom->count--;
        if (enough)
            return true;
    }
    return false;
}

/* ---- rectangles ---- */

/* Tries petals for z. If a corner is to lose it, its own guardians need none. */
static bool try_digit(Bloom *bloom)
{
    ChCellSet seen = ch_board_open(bloom->input->board, bloom->digit);
    unsigned guardians = 0;

    for (int i = 0; i < bloom->guardians; i++) {
        const int cell = CH_CANDIDATE_CELL(bloom->guardian[i]);
        if (cell == bloom->corner)
            continue;
        if (CH_CANDIDATE_DIGIT(bloom->guardian[i]) == bloom->digit) {
            seen = ch_cells_and(seen, ch_cell_peers[cell]);
            continue;
        }
        seen = ch_cells_and(seen, bloom->reach[i][bloom->digit]);
        guardians |= 1u << i;
    }
    if (bloom->corner != NO_CORNER) {
        const bool sees = ch_cells_has(&seen, bloom->corner);
        seen = (ChCellSet){{0}};
        if (sees)
            ch_cells_add(&seen, bloom->corner);
    }
    return guardians != 0 && !ch_cells_empty(seen) && choose_petals(bloom, guardians, seen, 0);
}

static bool try_corners(Bloom *bloom)
{
    CH_EACH_CELL(corner, bloom->pattern->extra) {
        const unsigned digits =
            bloom->pattern->deadly.digits[corner] & bloom->input->board->candidates[corner];
        bloom->corner = corner;
        CH_EACH_DIGIT(digit, digits) {
            bloom->digit = digit;
            if (try_digit(bloom))
                return true;
        }
    }
    return false;
}

/* Lists the guardians with their petals; false if they are too many. */
static bool list_guardians(Bloom *bloom, const ChPattern *pattern)
{
    const ChBoard *const board = bloom->input->board;

    bloom->pattern = pattern;
    bloom->guardians = 0;
    CH_EACH_CELL(cell, pattern->extra)
        CH_EACH_DIGIT(digit, ch_pattern_guards(pattern, board, cell)) {
            if (bloom->guardians == MOST_GUARDIANS)
                return false;
            bloom->guardian[bloom->guardians++] = (uint16_t)CH_CANDIDATE(cell, digit);
        }
    return true;
}

static void find_petals(Bloom *bloom, int number)
{
    ChAlsWatchers *const watchers = &bloom->watchers[number];
    ChCellSet *const reach = bloom->reach[number];

    ch_als_find_watchers(watchers, bloom->sets, bloom->guardian[number]);
    memset(reach, 0, sizeof bloom->reach[number]);
    for (int i = 0; i < watchers->count; i++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            reach[digit] =
                ch_cells_or(reach[digit], bloom->sets->set[watchers->set[i]].peers[digit]);
    reach[CH_CANDIDATE_DIGIT(bloom->guardian[number])] = (ChCellSet){{0}};
}

static bool try_pattern(void *context, const ChPattern *pattern)
{
    Bloom *const bloom = context;

    if (ch_cells_count(pattern->extra) < 2 || !list_guardians(bloom, pattern))
        return false;
    for (int i = 0; i < bloom->guardians; i++)
        find_petals(bloom, i);
    if (try_corners(bloom))
        return true;
    bloom->corner = NO_CORNER;
    for (bloom->digit = 0; bloom->digit < CH_DIGITS; bloom->digit++)
        if (bloom->technique != CH_TECHNIQUE_RECTANGLE_BURRED_SUBSET && try_digit(bloom))
            return true;
    return false;
}

static bool search_rectangles(const ChFinderInput *input, ChSink *sink, int technique)
{
    Bloom bloom;

    bloom.input = input;
    bloom.sink = sink;
    bloom.sets = ch_facts_als_sets(input->facts);
    bloom.technique = technique;
    bloom.reached = (ChCandidateSet){{0}};
    bloom.count = 0;
    for (bloom.cells = 1; bloom.cells <= MOST_CELLS; bloom.cells++)
        if (ch_each_rectangle(input, try_pattern, &bloom))
            return true;
    return false;
}

bool ch_find_rectangle_death_blossom(const ChFinderInput *input, ChSink *sink)
{
    return search_rectangles(input, sink, CH_TECHNIQUE_RECTANGLE_DEATH_BLOSSOM);
}

bool ch_find_rectangle_burred_subset(const ChFinderInput *input, ChSink *sink)
{
    return search_rectangles(input, sink, CH_TECHNIQUE_RECTANGLE_BURRED_SUBSET);
}

/* Marks each petal as a set. */
void ch_mark_rectangle_blossom(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    ch_mark_deadly_pattern(replay, step, marks);
    if (step->detail == NULL || step->detail->deadly_count == 0)
        return;
    for (int i = 0; i < step->seed; i++) {
        const ChCellSet petal = ch_als_cells(step->detail->seed[i / 2] >> 16 * (i % 2) & 0xffff);
        unsigned digits = 0;
        CH_EACH_CELL(cell, petal)
            digits |= replay->board.candidates[cell];
        ch_marks_set(marks, &petal, digits);
    }
}
