/* impossible_pattern.c - cells of two bands, or of two stacks, that three digits cannot fill.
 *
 *      . . a | . . . | b c .         Were these ten cells limited to three digits, h i j would be
 *      . . . | . d e | . . f         all three.  e g differ from i and each other, so d = i.  f
 *      . . . | . . g | . . .         differs from d = i and from j, so f = h.  b c differ from f
 *      ------+-------+------         and each other, so a = f.  But then a = h, in one column.
 *      . . h | . . i | . . j
 *
 * So one of the guardians (guardians.h) is true.
 *
 * A pattern is minimal: without any one of its cells it can be filled.  So each of its cells sees
 * three others or more.  Four cells of one house are not called a pattern: they are a naked subset.
 * There are 630 minimal patterns, of 10 to 16 cells, that no permutation of rows, columns, bands
 * and stacks and no reflection turns into each other; the tridagon is one of them.  The program
 * tests/strategies/impossible_patterns.c lists them.
 *
 * The finder needs no list.  It joins the cells limited to three digits and one to five guardians'
 * cells, tries to fill them, and drops cells that are not needed for the failure.  A digit may be
 * missing from some cells; where the pattern fails without a cell for that reason, it is left out.
 *
 * Studied by mith, ryokousha and Denis Berthier as chromatic patterns; eleven listed them in 2022.
 *
 * SPDX-License-Identifier: MIT
 */
#include "few_digits.h"
#include "finders.h"
#include "guardians.h"
#include "premises.h"

enum { FEWEST_PURE = 5, MOST_EXTRA = 5, SMALLEST = 10, DIGITS = 3 };

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    unsigned digits;
    ChCellSet region;                /* two bands or two stacks */
    ChCellSet pure;                  /* the region's cells that are limited to the digits */
    ChCellSet guarded;               /* those with one of the digits and other candidates */
    ChCellSet guarded_by[CH_DIGITS]; /* those of them whose only other candidate is this digit */
    ChCandidateSet concluded;        /* the eliminations and the placements reported so far */
} Search;

/* ---- the search ---- */

/* Adds the conclusions to those reported; false when all of them were there. */
static bool add_conclusions(Search *search, const ChDeduction *deduction)
{
    ChCandidateSet all = deduction->detail.removed;

    if (deduction->placed != CH_NONE)
        ch_candidates_add(&all, deduction->placed);
    if (ch_candidates_within(&all, &search->concluded))
        return false;
    search->concluded = ch_candidates_or(&search->concluded, &all);
    return true;
}

/* Reports whether the cells of the step have all the digits. */
static bool has_all_digits(const Search *search, const ChDeduction *deduction)
{
    const uint16_t *const candidates = search->input->board->candidates;
    unsigned digits = 0;

    CH_EACH_CONSTRAINT(cell, &deduction->detail.premises)
        digits |= candidates[cell];
    CH_EACH_CANDIDATE(candidate, &deduction->detail.removed)
        digits |= 1u << CH_CANDIDATE_DIGIT(candidate);
    return (search->digits & ~digits) == 0;
}

/* Reports a pattern whose guardians are in the cells EXTRA.  A conclusion that does not need all of
 * these or all the digits, since some cell lacks a digit, is a smaller one in disguise. */
static bool report_pattern(Search *search, ChCellSet cells, ChCellSet extra)
{
    const ChBoard *const board = search->input->board;
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_IMPOSSIBLE_PATTERN);
    ChGuarded guarded = ch_guarded(search->digits);

    CH_EACH_CELL(cell, cells)
        ch_guarded_join(&guarded, board, cell);
    ch_guarded_conclude(&guarded, board, &deduction);
    if (!ch_minimize_premises(&deduction, board) || !has_all_digits(search, &deduction))
        return false;
    if (ch_cells_count(extra) > 1)
        CH_EACH_CELL(cell, extra)
            if (!ch_constraints_has(&deduction.detail.premises, CH_CELL_CONSTRAINT(cell)))
                return false;
    deduction.detail.seed[0] = search->digits;
    deduction.detail.seed[1] = (uint32_t)ch_cells_first(extra);
    return add_conclusions(search, &deduction) && ch_report(&deduction, search->sink);
}

/* Returns the minimal pattern of the pure cells and EXTRA that needs all of EXTRA; empty: none. */
static ChCellSet pattern_with(const Search *search, ChCellSet extra)
{
    const ChCellSet cells = ch_cells_or(search->pure, extra);
    const ChCellSet none = {{0}};

    if (ch_cells_count(cells) < SMALLEST || ch_has_subset(cells, DIGITS) ||
        ch_can_fill(cells, DIGITS))
        return none;
    const ChCellSet pattern = ch_minimal_part(cells, DIGITS);
    return ch_cells_within(extra, pattern) ? pattern : none;
}

/* Tries each cell that has all guardians alone, and excludes it from larger groups. */
static bool try_single(Search *search)
{
    CH_EACH_CELL(cell, search->guarded) {
        ChCellSet extra = {{0}};
        ch_cells_add(&extra, cell);
        const ChCellSet pattern = pattern_with(search, extra);
        if (ch_cells_empty(pattern))
            continue;
        for (int digit = 0; digit < CH_DIGITS; digit++)
            ch_cells_remove(&search->guarded_by[digit], cell);
        if (report_pattern(search, pattern, extra))
            return true;
    }
    return false;
}

/* Tries all ways to add SIZE of the cells to EXTRA. */
static bool try_groups(Search *search, ChCellSet cells, int size, ChCellSet extra)
{
    if (size == 0) {
        const ChCellSet pattern = pattern_with(search, extra);
        return !ch_cells_empty(pattern) && report_pattern(search, pattern, extra);
    }
    CH_EACH_CELL(cell, cells) {
        ChCellSet more = extra;
        ch_cells_add(&more, cell);
        ch_cells_remove(&cells, cell);
        if (!ch_has_subset(ch_cells_or(search->pure, more), DIGITS) &&
            try_groups(search, cells, size - 1, more))
            return true;
    }
    return false;
}

/* Tries guardians of one digit in several cells, all seen by a cell that can hold the digit. */
static bool try_digit(Search *search, int digit)
{
    const ChCellSet places = ch_board_open(search->input->board, digit);

    CH_EACH_CELL(target, places) {
        const ChCellSet cells = ch_cells_and(search->guarded_by[digit], ch_cell_peers[target]);
        const int count = ch_cells_count(cells);
        if (count < 2 || ch_can_fill(ch_cells_or(search->pure, cells), DIGITS))
            continue;
        for (int size = 2; size <= count && size <= MOST_EXTRA; size++) {
            const ChCellSet none = {{0}};
            if (ch_candidates_has(&search->concluded, CH_CANDIDATE(target, digit)))
                break;
            if (try_groups(search, cells, size, none))
                return true;
        }
    }
    return false;
}

/* Sorts the other cells of the region by their guardians. */
static void list_guarded(Search *search)
{
    const ChBoard *const board = search->input->board;
    const ChCellSet others = ch_cells_minus(search->region, search->pure);

    search->guarded = (ChCellSet){{0}};
    for (int digit = 0; digit < CH_DIGITS; digit++)
        search->guarded_by[digit] = (ChCellSet){{0}};
    CH_EACH_CELL(cell, others) {
        const unsigned guards = board->candidates[cell] & ~search->digits;
        if (guards == 0 || guards == board->candidates[cell])
            continue;
        ch_cells_add(&search->guarded, cell);
        if (ch_is_single(guards))
            ch_cells_add(&search->guarded_by[ch_lowest(guards)], cell);
    }
}

static bool try_region(Search *search)
{
    list_guarded(search);
    if (ch_cells_count(search->pure) >= SMALLEST - 1 && try_single(search))
        return true;
    CH_EACH_DIGIT(digit, ~search->digits & CH_ALL_NINE)
        if (ch_cells_count(search->pure) + ch_cells_count(search->guarded_by[digit]) >= SMALLEST &&
            try_digit(search, digit))
            return true;
    return false;
}

bool ch_find_impossible_pattern(const ChFinderInput *input, ChSink *sink)
{
    ChThree three[CH_THREES];
    const int count = ch_list_threes(input, FEWEST_PURE, three);
    Search search = {.input = input, .sink = sink};

    for (int i = 0; i < count; i++)
        for (int chute = 0; chute < CH_REGIONS; chute++) {
            search.digits = three[i].digits;
            search.region = ch_region_without(chute);
            search.pure = ch_cells_and(three[i].cells, search.region);
            if (ch_cells_count(search.pure) >= FEWEST_PURE && try_region(&search))
                return true;
        }
    return false;
}

void ch_mark_impossible_pattern(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChConstraintSet *const premises = &step->detail->premises;
    ChGuarded guarded = ch_guarded(step->detail->seed[0]);

    ch_guarded_join(&guarded, &replay->board, (int)step->detail->seed[1]);
    CH_EACH_CONSTRAINT(cell, premises)
        ch_guarded_join(&guarded, &replay->board, cell);
    ch_marks_cells(marks, CH_ROLE_CELL, 0, &guarded.cells);
    ch_guarded_mark(&guarded, &replay->board, marks);
}
