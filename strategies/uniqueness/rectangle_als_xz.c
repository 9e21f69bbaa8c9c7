/* rectangle_als_xz.c - ALS-XZ with a unique or avoidable rectangle as one of the two sets.
 *
 * But for its guardians, a rectangle would hold just two digits (uniqueness.h). One guardian is
 * true. An almost locked set A has a restricted common X with the rectangle if each guardian X sees
 * all places of X in A:
 *
 *      12x . . | . 12xz. | A A .    all places of X in A are in row 1
 *      12  . . | . 12  . | . A .
 *
 *      singly linked   the guardians are Z and some restricted commons. If none of them is Z, A
 *                      loses a digit, so it has Z: what sees each Z of both is not Z
 *      doubly linked   all guardians are restricted commons. A loses exactly one digit, which the
 *                      rectangle has. So each digit of the guardians is in A or in the rectangle,
 *                      and the other digits of A are in A
 *
 * A has two cells or more, none of them a corner. The guardians have two digits or more, and are in
 * two corners or more; these are not all in one house with A, as in a naked subset. Smaller sets
 * come first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

enum { FEWEST = 2, MOST = 8 };

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    int size; /* cells of the sets tried now */

    const ChPattern *pattern;
    ChCellSet corners;
    ChCellSet guarded[CH_DIGITS]; /* by digit, the corners that have it as a guardian */
} Search;

/* Removes a digit from the cells that see all its places in the set and among the guardians. */
static void remove_from(const Search *search, ChDeduction *deduction, const ChAls *set, int digit)
{
    const ChCellSet guarded = search->guarded[digit];
    ChCellSet seen = set->peers[digit];

    if (!ch_cells_empty(guarded))
        seen = ch_cells_and(seen, ch_common_peers(guarded));
    ch_add_eliminations(deduction, search->input->board, seen, digit);
}

static bool report_set(const Search *search, const ChAls *set, unsigned lost)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_RECTANGLE_ALS_XZ);

    ch_add_deadly_pattern(&deduction, &search->pattern->deadly);
    ch_add_cell_premises(&deduction, set->cells);
    CH_EACH_DIGIT(digit, lost)
        remove_from(search, &deduction, set, digit);
    return deduction.removals > 0 &&
           ch_pattern_needs_all(search->pattern, search->input->board, &deduction) &&
           ch_report(&deduction, search->sink);
}

static bool try_set(const Search *search, const ChAls *set)
{
    const unsigned guards = search->pattern->guards;
    unsigned rest = guards; /* those that are no restricted commons */
    int house[3];

    CH_EACH_DIGIT(digit, guards & set->digits)
        if (ch_cells_within(search->guarded[digit], set->peers[digit]))
            rest &= ~(1u << digit);
    if (rest != 0 && (!ch_is_single(rest) || (rest & set->digits) == 0))
        return false;
    if (ch_houses_of(ch_cells_or(set->cells, search->pattern->extra), house) > 0)
        return false;
    return report_set(search, set, rest != 0 ? rest : set->digits);
}

static bool try_pattern(void *context, const ChPattern *pattern)
{
    Search *const search = context;
    const ChAlsSets *const sets = ch_facts_als_sets(search->input->facts);

    if (ch_is_single(pattern->guards) || ch_cells_count(pattern->extra) < 2)
        return false;
    search->pattern = pattern;
    search->corners = ch_deadly_cells(&pattern->deadly);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        search->guarded[digit] =
            (pattern->guards >> digit & 1) == 0
                ? (ChCellSet){{0}}
                : ch_cells_and(pattern->extra, ch_board_open(search->input->board, digit));
    for (const ChAls *set = sets->set; set < sets->set + sets->count; set++)
        if (set->size == search->size && !ch_cells_meet(set->cells, search->corners) &&
            try_set(search, set))
            return true;
    return false;
}

bool ch_find_rectangle_als_xz(const ChFinderInput *input, ChSink *sink)
{
    Search search = {.input = input, .sink = sink};

    for (search.size = FEWEST; search.size <= MOST; search.size++)
        if (ch_each_rectangle(input, try_pattern, &search))
            return true;
    return false;
}

/* Marks the set. */
void ch_mark_rectangle_als_xz(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    ChCellSet set = {{0}};
    unsigned digits = 0;

    ch_mark_deadly_pattern(replay, step, marks);
    if (step->detail == NULL || step->detail->deadly_count == 0)
        return;
    CH_EACH_CONSTRAINT(premise, &step->detail->premises) {
        if (premise >= CH_CELLS)
            return;
        ch_cells_add(&set, premise);
        digits |= replay->board.candidates[premise];
    }
    if (digits != 0)
        ch_marks_set(marks, &set, digits);
}
