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
    const ChScene *scene;
    ChSink *sink;
    int technique;
    int type; /* 1 to 4, MANY */
    int count;
    int cell[MOST_CELLS]; /* with more than two candidates */
    ChPattern pattern;
} Grave;

/* The candidates of a digit that cannot be true together with a guardian of each extra cell. */
static ChCellSet ended_by_all(const Grave *grave, int digit)
{
    const ChBoard *const board = grave->scene->board;
    const ChPattern *const pattern = &grave->pattern;
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

static bool look_for_many(const Grave *grave)
{
    ChDeduction deduction = ch_deduction(grave->technique);

    if (ch_is_single(grave->pattern.guards) || ch_cells_count(grave->pattern.extra) < 2)
        return false;
    ch_leans_on(&deduction, &grave->pattern.deadly);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        ch_removes(&deduction, grave->scene->board, ended_by_all(grave, digit), digit);
    return ch_report(&deduction, grave->sink);
}

static bool look_at(const Grave *grave)
{
    if (grave->type == MANY)
        return look_for_many(grave);
    return ch_pattern_type(grave->scene, grave->sink, grave->technique, &grave->pattern,
                           grave->type);
}

static bool is_even(const Tally *tally)
{
    unsigned odd = 0;

    for (int house = 0; house < CH_HOUSES; house++)
        odd |= tally->once[house];
    return odd == 0;
}

/* Two digits for each of the cells from the I-th on, in every way that makes a grave. */
static bool choose_digits(Grave *grave, int i, const Tally *tally)
{
    if (i == grave->count) {
        if (!is_even(tally))
            return false;
        ch_pattern_find_guards(&grave->pattern, grave->scene->board);
        return look_at(grave);
    }
    const int cell = grave->cell[i];
    const unsigned candidates = grave->scene->board->candidates[cell];
    for (unsigned firsts = candidates; firsts != 0; firsts &= firsts - 1)
        for (unsigned seconds = firsts & (firsts - 1); seconds != 0; seconds &= seconds - 1) {
            const unsigned pair = (firsts & -firsts) | (seconds & -seconds);
            Tally more = *tally;
            if (!count_cell(&more, cell, pair))
                continue;
            grave->pattern.deadly.digits[cell] = (uint16_t)pair;
            if (choose_digits(grave, i + 1, &more))
                return true;
        }
    return false;
}

/* Whether the digits that are odd in a house can be made even by the cells yet to choose. */
static bool can_be_even(const Grave *grave, const Tally *tally)
{
    uint16_t help[CH_HOUSES] = {0};

    for (int i = 0; i < grave->count; i++)
        for (int k = 0; k < 3; k++)
            help[ch_cell_house[grave->cell[i]][k]] |=
                grave->scene->board->candidates[grave->cell[i]];
    for (int house = 0; house < CH_HOUSES; house++)
        if (tally->once[house] & ~help[house])
            return false;
    return true;
}

static bool each_grave(Grave *grave)
{
    const ChBoard *const board = grave->scene->board;
    const ChCellSet *const pairs = &ch_facts_pairs(grave->scene->facts)->bivalue;
    const ChCellSet rest = ch_cells_minus(ch_board_plane(board, CH_EMPTY), *pairs);
    Tally tally = {{0}, {0}};

    grave->count = ch_cells_count(rest);
    if (grave->count == 0 || grave->count > MOST_CELLS)
        return false;
    for (int cell = ch_cells_next(pairs, 0); cell >= 0; cell = ch_cells_next(pairs, cell + 1)) {
        grave->pattern.deadly.digits[cell] = board->candidates[cell];
        if (!count_cell(&tally, cell, board->candidates[cell]))
            return false;
    }
    grave->count = 0;
    for (int cell = ch_cells_next(&rest, 0); cell >= 0; cell = ch_cells_next(&rest, cell + 1)) {
        if (ch_count(board->candidates[cell]) < 2)
            return false;
        grave->cell[grave->count++] = cell;
    }
    return can_be_even(grave, &tally) && choose_digits(grave, 0, &tally);
}

static bool find(const ChScene *scene, ChSink *sink, int type, int technique)
{
    const int pairs = ch_cells_count(ch_facts_pairs(scene->facts)->bivalue);

    if (scene->board->empty > pairs + MOST_CELLS)
        return false;
    Grave grave = {.scene = scene, .sink = sink, .technique = technique, .type = type};

    return each_grave(&grave);
}

bool ch_find_bug_1(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, 1, CH_TECHNIQUE_BUG_1);
}

bool ch_find_bug_2(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, 2, CH_TECHNIQUE_BUG_2);
}

bool ch_find_bug_3(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, 3, CH_TECHNIQUE_BUG_3);
}

bool ch_find_bug_4(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, 4, CH_TECHNIQUE_BUG_4);
}

bool ch_find_bug_n(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, MANY, CH_TECHNIQUE_BUG_N);
}
