/* complex_singles.c - complex singles: a single behind one to three inner steps.
 *
 * An inner step is an intersection or a subset (inner_steps.h).  Inner steps are taken one after
 * the other on a board of their own: what one rules out can make the next.  If a digit then has one
 * place left in a house, or a cell one digit, it is placed.
 *
 *      . . . | . . . | . + o      5  all places in box 1, in row 3, and in box 6, in column 9
 *      . . . | . . . | . . o      o  ruled out by one of these
 *      5 5 . | . . . | o o o      +  the place left in box 3
 *      ------+-------+------
 *      . . . | . . . | . . 5
 *      . . . | . . . | . . 5
 *
 * Of a single, the fewest inner steps are reported, and of these the fewest cells.  All constraints
 * must be needed: of the inner steps, and of the single.  So the single is lost with any of them.
 * A candidate that a single places without inner steps is left out, and so are full houses: ruling
 * out candidates fills no cell.
 *
 * Inner steps that do not touch each other can be taken in any order; one order is tried.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>

#include "finders.h"
#include "inner_steps.h"
#include "premises.h"

/* The best way to a single so far, by the constraint of the single. */
typedef struct Way {
    uint16_t constraint;
    uint16_t placed;
    uint8_t cells; /* of all inner steps; 0: no way */
    uint16_t code[CH_INNER_STEPS];
} Way;

typedef struct Search {
    const ChFinderInput *input;
    ChCandidateSet singles; /* placed without any inner step */
    ChConstraintSet done;   /* reached with fewer inner steps */
    Way way[CH_CONSTRAINTS];
    int steps; /* the number of inner steps to take */
    int taken;
    ChBoard board[CH_INNER_STEPS + 1]; /* after each of them */
    ChInnerStep inner[CH_INNER_STEPS];
} Search;

/* ---- the single ---- */

/* Returns the only candidate of a constraint; CH_NONE where it has none or several. */
static int only_candidate(const ChBoard *board, int constraint)
{
    if (constraint < CH_CELLS)
        return ch_is_single(board->candidates[constraint])
                   ? CH_CANDIDATE(constraint, ch_lowest(board->candidates[constraint]))
                   : CH_NONE;
    const int house = (constraint - CH_CELLS) / 9;
    const int digit = (constraint - CH_CELLS) % 9;
    const unsigned places = board->places[digit][house];
    return ch_is_single(places) ? CH_CANDIDATE(ch_house_cell[house][ch_lowest(places)], digit)
                                : CH_NONE;
}

static int cells_taken(const Search *search)
{
    int cells = 0;

    for (int i = 0; i < search->steps; i++)
        cells += search->inner[i].cells;
    return cells;
}

static ChDeduction deduction_of(const Way *way)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_COMPLEX_SINGLE);

    deduction.placed = way->placed;
    deduction.seed = way->constraint;
    for (int i = 0; i < CH_INNER_STEPS && way->code[i] != 0; i++) {
        deduction.detail.seed[i] = way->code[i];
        ch_inner_step_premises(way->code[i], &deduction.detail.premises);
    }
    ch_add_premise(&deduction, way->constraint);
    return deduction;
}

/* Keeps the inner steps taken as the way to a single, if they are the best so far. */
static void try_single(Search *search, int constraint)
{
    const int placed = only_candidate(&search->board[search->steps], constraint);
    Way *const best = &search->way[constraint];
    const int cells = cells_taken(search);

    if (placed == CH_NONE || ch_candidates_has(&search->singles, placed) ||
        ch_constraints_has(&search->done, constraint) ||
        (best->cells != 0 && best->cells <= cells) || !ch_is_wanted(search->input, placed))
        return;
    Way way = {
        .constraint = (uint16_t)constraint, .placed = (uint16_t)placed, .cells = (uint8_t)cells};
    for (int i = 0; i < search->steps; i++)
        way.code[i] = search->inner[i].code;
    const ChDeduction deduction = deduction_of(&way);
    if (ch_is_minimal(&deduction, search->input->board))
        *best = way;
}

/* Tries the singles that the last inner step can have left. */
static void try_singles(Search *search)
{
    CH_EACH_CANDIDATE(candidate, &search->inner[search->steps - 1].lost) {
        const int cell = CH_CANDIDATE_CELL(candidate);
        try_single(search, CH_CELL_CONSTRAINT(cell));
        for (int i = 0; i < 3; i++)
            try_single(search,
                       CH_HOUSE_CONSTRAINT(ch_cell_house[cell][i], CH_CANDIDATE_DIGIT(candidate)));
    }
}

/* ---- the inner steps ---- */

/* Reports whether the inner step may as well be taken before the last one, and that order is the
 * one to be tried. */
static bool is_out_of_order(const Search *search, const ChInnerStep *inner)
{
    ChInnerStep before;

    if (search->taken == 0)
        return false;
    const ChInnerStep *const last = &search->inner[search->taken - 1];
    if (last->code < inner->code ||
        !ch_inner_step_read(&search->board[search->taken - 1], inner->code, &before))
        return false;
    const ChCandidateSet touched = ch_candidates_and(&before.lost, &last->pattern);
    return ch_candidates_next(&touched, 0) < 0;
}

static void take_inner(void *context, const ChInnerStep *inner)
{
    Search *const search = context;
    ChBoard *const after = &search->board[search->taken + 1];

    if (is_out_of_order(search, inner))
        return;
    search->inner[search->taken] = *inner;
    *after = search->board[search->taken];
    ch_inner_step_take(after, inner);
    search->taken++;
    if (search->taken == search->steps)
        try_singles(search);
    else
        ch_each_inner_step(after, take_inner, search);
    search->taken--;
}

/* ---- reports ---- */

static int compare_ways(const void *a, const void *b)
{
    const Way *const one = a;
    const Way *const other = b;

    return one->cells != other->cells ? one->cells - other->cells
                                      : one->constraint - other->constraint;
}

/* Reports the ways that have just been found, those with the fewest cells first. */
static bool report_ways(Search *search, ChSink *sink)
{
    Way found[CH_CONSTRAINTS];
    int count = 0;

    for (int i = 0; i < CH_CONSTRAINTS; i++)
        if (search->way[i].cells != 0 && !ch_constraints_has(&search->done, i)) {
            found[count++] = search->way[i];
            ch_constraints_add(&search->done, i);
        }
    qsort(found, (size_t)count, sizeof *found, compare_ways);
    for (int i = 0; i < count; i++) {
        const ChDeduction deduction = deduction_of(&found[i]);
        if (ch_report(&deduction, sink))
            return true;
    }
    return false;
}

static ChCandidateSet singles_of(const ChBoard *board)
{
    ChCandidateSet singles = {{0}};

    for (int i = 0; i < CH_CONSTRAINTS; i++)
        if (only_candidate(board, i) != CH_NONE)
            ch_candidates_add(&singles, only_candidate(board, i));
    return singles;
}

bool ch_find_complex_single(const ChFinderInput *input, ChSink *sink)
{
    Search search = {.input = input, .singles = singles_of(input->board)};

    search.board[0] = *input->board;
    for (search.steps = 1; search.steps <= CH_INNER_STEPS; search.steps++) {
        ch_each_inner_step(input->board, take_inner, &search);
        if (report_ways(&search, sink))
            return true;
    }
    return false;
}
