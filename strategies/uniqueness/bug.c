/* bug.c - the bivalue universal grave.
 *
 * If every empty cell had just two candidates, and every digit two places (or none) among them in
 * each house, the whole rest of the grid would be one deadly pattern (deadly_pattern.h).  So where
 * it falls short of that by a few candidates, the guardians, one of these is true.
 *
 *      12 . 23 | 13 . .      the grid but for one candidate: BUG + 1
 *      . 23x . | . . 13      several guardians: types 2 to 4, and BUG + n: what would end each of
 *                            them is not true
 *
 * SPDX-License-Identifier: MIT
 */
#include "deadly_pattern.h"
#include "deduction.h"
#include "finders.h"

enum { MOST_CELLS = 6 }; /* with more than two candidates */
enum { MANY = 5 };       /* besides types 1 to 4: whatever ends each of the guardians goes */

/* What the pattern's digits come to in each house: those that stand once so far, and twice. */
typedef struct Tally {
    uint16_t once[CH_HOUSES];
    uint16_t twice[CH_HOUSES];
} Tally;

/* False when a digit would come a third time. */
static bool count_cell(Tally *tally, int cell, unsigned digits)
{
    for (int i = 0; i < 3; i++) {
        const int house = ch_cell_house[cell][i];
        if (tally->twice[house] & digits)
            return false;
        tally->twice[house] |= (uint16_t)(tally->once[house] & digits);
        tally->once[house] ^= (uint16_t)digits;
    }
    return true;
}

/* The grave that is looked for, and as what. */
typedef struct Grave {
    const ChFinderInput *input;
    ChSink *sink;
    int technique;
    int type; /* 1 to 4, MANY */
    int count;
    int cell[MOST_CELLS]; /* with more than two candidates */
    ChPattern pattern;
} Grave;

/* The candidates of a digit that cannot be true together with a guardian of each extra cell. */
static ChCellSet ended_by_all(const Grave *bug, int digit)
{
    const ChBoard *const board = bug->input->board;
    const ChPattern *const pattern = &bug->pattern;
    ChCellSet ended = ch_board_open(board, digit);

    for (int cell = ch_cells_next(&pattern->extra, 0); cell >= 0;
         cell = ch_cells_next(&pattern->extra, cell + 1)) {
        const unsigned guards = ch_pattern_guards(pattern, board, cell);
        ChCellSet by = {{0}};
        if (guards == 1u << digit)
            by = ch_cell_peers[cell];
        if (!(guards >> digit & 1))
            ch_cells_add(&by, cell);
        ended = ch_cells_and(ended, by);
    }
    return ended;
}

static bool look_for_many(const Grave *bug)
{
    ChDeduction deduction = ch_deduction(bug->technique);

    if (ch_is_single(bug->pattern.guards) || ch_cells_count(bug->pattern.extra) < 2)
        return false;
    ch_add_deadly_pattern(&deduction, &bug->pattern.deadly);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        ch_add_eliminations(&deduction, bug->input->board, ended_by_all(bug, digit), digit);
    return ch_report(&deduction, bug->sink);
}

static bool look_at(const Grave *bug)
{
    if (bug->type == MANY)
        return look_for_many(bug);
    return ch_pattern_type(bug->input, bug->sink, bug->technique, &bug->pattern, bug->type);
}

static bool is_even(const Tally *tally)
{
    unsigned odd = 0;

    for (int house = 0; house < CH_HOUSES; house++)
        odd |= tally->once[house];
    return odd == 0;
}

/* Two digits for each of the cells from the I-th on, in every way that makes a grave. */
static bool choose_digits(Grave *bug, int i, const Tally *tally)
{
    if (i == bug->count) {
        if (!is_even(tally))
            return false;
        ch_pattern_find_guards(&bug->pattern, bug->input->board);
        return look_at(bug);
    }
    const int cell = bug->cell[i];
    const unsigned candidates = bug->input->board->candidates[cell];
    for (unsigned firsts = candidates; firsts != 0; firsts &= firsts - 1)
        for (unsigned seconds = firsts & (firsts - 1); seconds != 0; seconds &= seconds - 1) {
            const unsigned pair = (firsts & -firsts) | (seconds & -seconds);
            Tally more = *tally;
            if (!count_cell(&more, cell, pair))
                continue;
            bug->pattern.deadly.digits[cell] = (uint16_t)pair;
            if (choose_digits(bug, i + 1, &more))
                return true;
        }
    return false;
}

/* Whether the digits that are odd in a house can be made even by the cells yet to choose. */
static bool can_be_even(const Grave *bug, const Tally *tally)
{
    uint16_t help[CH_HOUSES] = {0};

    for (int i = 0; i < bug->count; i++)
        for (int k = 0; k < 3; k++)
            help[ch_cell_house[bug->cell[i]][k]] |= bug->input->board->candidates[bug->cell[i]];
    for (int house = 0; house < CH_HOUSES; house++)
        if (tally->once[house] & ~help[house])
            return false;
    return true;
}

static bool each_bug(Grave *bug)
{
    const ChBoard *const board = bug->input->board;
    const ChCellSet *const pairs = &ch_facts_pairs(bug->input->facts)->bivalue;
    const ChCellSet rest = ch_cells_minus(ch_board_plane(board, CH_EMPTY), *pairs);
    Tally tally = {{0}, {0}};

    bug->count = ch_cells_count(rest);
    if (bug->count == 0 || bug->count > MOST_CELLS)
        return false;
    for (int cell = ch_cells_next(pairs, 0); cell >= 0; cell = ch_cells_next(pairs, cell + 1)) {
        bug->pattern.deadly.digits[cell] = board->candidates[cell];
        if (!count_cell(&tally, cell, board->candidates[cell]))
            return false;
    }
    bug->count = 0;
    for (int cell = ch_cells_next(&rest, 0); cell >= 0; cell = ch_cells_next(&rest, cell + 1)) {
        if (ch_count(board->candidates[cell]) < 2)
            return false;
        bug->cell[bug->count++] = cell;
    }
    return can_be_even(bug, &tally) && choose_digits(bug, 0, &tally);
}

static bool find(const ChFinderInput *input, ChSink *sink, int type, int technique)
{
    const int pairs = ch_cells_count(ch_facts_pairs(input->facts)->bivalue);

    if (input->board->empty > pairs + MOST_CELLS)
        return false;
    Grave bug = {.input = input, .sink = sink, .technique = technique, .type = type};

    return each_bug(&bug);
}

bool ch_find_bug_1(const ChFinderInput *input, ChSink *sink)
{
    return find(input, sink, 1, CH_TECHNIQUE_BUG_1);
}

bool ch_find_bug_2(const ChFinderInput *input, ChSink *sink)
{
    return find(input, sink, 2, CH_TECHNIQUE_BUG_2);
}

bool ch_find_bug_3(const ChFinderInput *input, ChSink *sink)
{
    return find(input, sink, 3, CH_TECHNIQUE_BUG_3);
}

bool ch_find_bug_4(const ChFinderInput *input, ChSink *sink)
{
    return find(input, sink, 4, CH_TECHNIQUE_BUG_4);
}

bool ch_find_bug_n(const ChFinderInput *input, ChSink *sink)
{
    return find(input, sink, MANY, CH_TECHNIQUE_BUG_N);
}
