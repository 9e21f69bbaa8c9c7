/* bug.c - the bivalue universal grave (BUG).
 *
 * Suppose that every empty cell had just two candidates, and every digit two places (or none) among
 * them in each house. The rest of the grid would then be one deadly pattern (uniqueness.h). If
 * the grid has only a few candidates more than that, the guardians, one of these is true.
 *
 *      12 . 23 | 13 . .      the grid except for one candidate: BUG + 1
 *      . 23x . | . . 13      several guardians: types 2 to 4, and BUG + n: a candidate that
 *                            conflicts with each of them is false
 *
 * BUG-XZ: the guardians are X in one cell and Z in another one, and a third cell, with just X and
 * Z, sees the first. If X is false, the other guardian is Z; else the third cell is Z. Cells that
 * see both lose Z.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "deduction.h"
#include "finders.h"
#include "pairing.h"
#include "uniqueness.h"

enum { MOST_CELLS = 6 }; /* with more than two candidates */
enum { BUG_N = 5 };      /* BUG + n: candidates that conflict with all guardians are removed */
enum { BUG_XZ = 6 };     /* BUG-XZ */

/* The conclusions of one technique. */
typedef struct Bug {
    const ChFinderInput *input;
    ChSink *sink;
    int technique;
    int type; /* 1 to 4, BUG_N, BUG_XZ */
    const ChPattern *pattern;
} Bug;

/* Returns the candidates of a digit that conflict with a guardian in each extra cell. */
static ChCellSet conflicting_with_all(const Bug *bug, int digit)
{
    const ChBoard *const board = bug->input->board;
    const ChPattern *const pattern = bug->pattern;
    ChCellSet targets = ch_board_open(board, digit);

    CH_EACH_CELL(cell, pattern->extra) {
        const unsigned guards = ch_pattern_guards(pattern, board, cell);
        ChCellSet by = {{0}};
        if (guards == 1u << digit)
            by = ch_cell_peers[cell];
        if (!(guards >> digit & 1))
            ch_cells_add(&by, cell);
        targets = ch_cells_and(targets, by);
    }
    return targets;
}

static bool try_bug_n(const Bug *bug)
{
    ChDeduction deduction = ch_deduction(bug->technique);

    if (ch_is_single(bug->pattern->guards) || ch_cells_count(bug->pattern->extra) < 2)
        return false;
    ch_add_deadly_pattern(&deduction, &bug->pattern->deadly);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        ch_add_eliminations(&deduction, bug->input->board, conflicting_with_all(bug, digit), digit);
    return ch_report(&deduction, bug->sink);
}

/* Tries BUG-XZ where ONE is the cell of X and OTHER that of Z. */
static bool try_xz(const Bug *bug, int one, int other)
{
    const ChBoard *const board = bug->input->board;
    const unsigned x = ch_pattern_guards(bug->pattern, board, one);
    const unsigned z = ch_pattern_guards(bug->pattern, board, other);
    const ChCellSet pivots =
        ch_cells_and(ch_facts_pairs(bug->input->facts)->bivalue, ch_cell_peers[one]);

    if (!ch_is_single(x) || !ch_is_single(z) || x == z)
        return false;
    CH_EACH_CELL(pivot, pivots) {
        ChDeduction deduction = ch_deduction(bug->technique);
        ChCellSet targets = ch_cells_and(ch_cell_peers[pivot], ch_cell_peers[other]);
        if (board->candidates[pivot] != (x | z))
            continue;
        ch_cells_remove(&targets, one); /* a BUG + n */
        ch_add_deadly_pattern(&deduction, &bug->pattern->deadly);
        ch_add_premise(&deduction, CH_CELL_CONSTRAINT(pivot));
        ch_add_eliminations(&deduction, board, targets, ch_lowest(z));
        if (ch_report(&deduction, bug->sink))
            return true;
    }
    return false;
}

static bool try_bug_xz(const Bug *bug)
{
    if (ch_cells_count(bug->pattern->extra) != 2)
        return false;
    const int first = ch_cells_first(bug->pattern->extra);
    const int second = ch_cells_next(&bug->pattern->extra, first + 1);

    return try_xz(bug, first, second) || try_xz(bug, second, first);
}

static bool try_bug(void *context, const ChPattern *pattern)
{
    Bug *const bug = context;

    bug->pattern = pattern;
    if (bug->type == BUG_N)
        return try_bug_n(bug);
    if (bug->type == BUG_XZ)
        return try_bug_xz(bug);
    return ch_pattern_type(bug->input, bug->sink, bug->technique, pattern, bug->type);
}

/* ---- the pattern ---- */

typedef struct BugSearch {
    const ChFinderInput *input;
    ChVisitPattern *visit;
    void *context;
    int count;
    int cell[MOST_CELLS]; /* with more than two candidates */
    ChPattern pattern;
} BugSearch;

/* Chooses two digits for each of the cells from the I-th on, in every way that completes the
 * pattern. Returns true if the visitor did. */
static bool choose_digits(BugSearch *bug, int i, const ChPairing *pairing)
{
    if (i == bug->count) {
        if (pairing->missing > 0)
            return false;
        ch_pattern_find_guards(&bug->pattern, bug->input->board);
        return bug->visit(bug->context, &bug->pattern);
    }
    const int cell = bug->cell[i];
    const unsigned candidates = bug->input->board->candidates[cell];
    CH_EACH_DIGIT(first, candidates)
        CH_EACH_DIGIT(second, candidates & ~1u << first) {
            const unsigned pair = 1u << first | 1u << second;
            ChPairing more = *pairing;
            if (!ch_pairing_add(&more, cell, pair))
                continue;
            bug->pattern.deadly.digits[cell] = (uint16_t)pair;
            if (choose_digits(bug, i + 1, &more))
                return true;
        }
    return false;
}

/* Returns true if the cells still to choose may give each digit with one place in a house a second
 * place. */
static bool can_be_even(const BugSearch *bug, const ChPairing *pairing)
{
    uint16_t help[CH_HOUSES] = {0};

    for (int i = 0; i < bug->count; i++)
        for (int k = 0; k < 3; k++)
            help[ch_cell_house[bug->cell[i]][k]] |= bug->input->board->candidates[bug->cell[i]];
    for (int house = 0; house < CH_HOUSES; house++)
        if (pairing->once[house] & ~help[house])
            return false;
    return true;
}

static bool search_bugs(BugSearch *bug)
{
    const ChBoard *const board = bug->input->board;
    const ChCellSet *const pairs = &ch_facts_pairs(bug->input->facts)->bivalue;
    const ChCellSet rest = ch_cells_minus(ch_board_plane(board, CH_EMPTY), *pairs);
    ChPairing pairing = {.missing = 0};

    bug->count = ch_cells_count(rest);
    if (bug->count == 0 || bug->count > MOST_CELLS)
        return false;
    CH_EACH_CELL(cell, *pairs) {
        bug->pattern.deadly.digits[cell] = board->candidates[cell];
        if (!ch_pairing_add(&pairing, cell, board->candidates[cell]))
            return false;
    }
    bug->count = 0;
    CH_EACH_CELL(cell, rest) {
        if (ch_count(board->candidates[cell]) < 2)
            return false;
        assert(bug->count < MOST_CELLS);
        bug->cell[bug->count++] = cell;
    }
    return can_be_even(bug, &pairing) && choose_digits(bug, 0, &pairing);
}

bool ch_each_bug(const ChFinderInput *input, ChVisitPattern *visit, void *context)
{
    const int pairs = ch_cells_count(ch_facts_pairs(input->facts)->bivalue);

    if (input->board->empty > pairs + MOST_CELLS)
        return false;
    BugSearch bug = {.input = input, .visit = visit, .context = context};

    return search_bugs(&bug);
}

/* ---- the techniques ---- */

static bool find_bug(const ChFinderInput *input, ChSink *sink, int type, int technique)
{
    Bug bug = {.input = input, .sink = sink, .technique = technique, .type = type};

    return ch_each_bug(input, try_bug, &bug);
}

bool ch_find_bug_1(const ChFinderInput *input, ChSink *sink)
{
    return find_bug(input, sink, 1, CH_TECHNIQUE_BUG_1);
}

bool ch_find_bug_2(const ChFinderInput *input, ChSink *sink)
{
    return find_bug(input, sink, 2, CH_TECHNIQUE_BUG_2);
}

bool ch_find_bug_3(const ChFinderInput *input, ChSink *sink)
{
    return find_bug(input, sink, 3, CH_TECHNIQUE_BUG_3);
}

bool ch_find_bug_4(const ChFinderInput *input, ChSink *sink)
{
    return find_bug(input, sink, 4, CH_TECHNIQUE_BUG_4);
}

bool ch_find_bug_n(const ChFinderInput *input, ChSink *sink)
{
    return find_bug(input, sink, BUG_N, CH_TECHNIQUE_BUG_N);
}

bool ch_find_bug_xz(const ChFinderInput *input, ChSink *sink)
{
    return find_bug(input, sink, BUG_XZ, CH_TECHNIQUE_BUG_XZ);
}
