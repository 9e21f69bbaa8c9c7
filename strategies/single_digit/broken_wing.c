/* broken_wing.c - an impossible loop of an odd number of cells, and the guardians that prevent it.
 *
 *      . . . | A . B         Each house of the loop A-B-C-D-E has the digit in two of the loop's
 *      . . . | . . .         cells.  If it had no other place there, every second cell of the loop
 *      . E . | D . .         would have to hold the digit, which is impossible in an odd loop.  So
 *      ------+------         at least one of the other places, the guardians g, is true.  The digit
 *      . . g | . . .         is removed from cells that see all guardians; a single one is placed.
 *
 * Cells that see a cell of the loop are left out: for them a shorter pattern suffices.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "deduction.h"
#include "finders.h"
#include "fresh.h"
#include "single_digit.h"

enum { SHORTEST = 5, LONGEST = 7 };

typedef struct Loop {
    const ChFinderInput *input;
    ChSink *sink;
    ChCellSet open;
    int digit;
    int most; /* length of a complete loop */
    int length;
    int cell[LONGEST];
    int house[LONGEST]; /* house[i] joins cell i and the next */
} Loop;

/* The guardians of the loop so far, and the cells they see. */
typedef struct Trail {
    ChCellSet guardians;
    ChCellSet
        watched; /* cells that see all guardians but no cell of the loop, and can lose the digit */
} Trail;

static ChCellSet outside_loop(ChCellSet watched, int cell)
{
    ch_cells_remove(&watched, cell);
    return ch_cells_minus(watched, ch_cell_peers[cell]);
}

/* Extends the trail along HOUSE from cell to cell.  False when its guardians leave nothing to
 * conclude. */
static bool extend_trail(const Loop *loop, const Trail *trail, int house, int from, int to,
                         Trail *next)
{
    ChCellSet fresh = ch_cells_and(loop->open, ch_house_cells[house]);

    ch_cells_remove(&fresh, from);
    ch_cells_remove(&fresh, to);
    next->guardians = ch_cells_or(trail->guardians, fresh);
    next->watched = outside_loop(trail->watched, to);
    if (!ch_cells_empty(next->watched))
        next->watched = ch_cells_and(next->watched, ch_common_peers(fresh));
    return !ch_cells_empty(next->watched) || ch_cells_count(next->guardians) <= 1;
}

static bool report_loop(const Loop *loop, const Trail *trail)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_BROKEN_WING);
    ChCellSet cells = {{0}};

    assert(loop->length % 2 == 1 && loop->length <= LONGEST);
    for (int i = 0; i < loop->length; i++) {
        ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(loop->house[i], loop->digit));
        ch_cells_add(&cells, loop->cell[i]);
        deduction.detail.seed[i / 4] |= (uint32_t)loop->cell[i] << 8 * (i % 4);
    }
    deduction.detail.seed[LONGEST / 4] |= (uint32_t)loop->digit << 24;
    deduction.detail.seed[2] = (uint32_t)loop->length;
    if (ch_cells_meet(cells, trail->guardians))
        return false;
    if (ch_cells_count(trail->guardians) == 1)
        deduction.placed = (uint16_t)CH_CANDIDATE(ch_cells_first(trail->guardians), loop->digit);
    else
        ch_add_eliminations(&deduction, loop->input->board, trail->watched, loop->digit);
    return !ch_cells_empty(trail->guardians) && ch_report(&deduction, loop->sink);
}

/* Returns the houses that two cells share. */
static uint32_t shared_houses(int one, int other)
{
    uint32_t houses = 0;

    for (int i = 0; i < 3; i++)
        houses |= (uint32_t)(ch_cell_house[one][i] == ch_cell_house[other][i])
                  << ch_cell_house[one][i];
    return houses;
}

static bool has_house(const Loop *loop, int house)
{
    for (int i = 0; i < loop->length - 1; i++)
        if (loop->house[i] == house)
            return true;
    return false;
}

/* Closes the loop from its last cell to its first. */
static bool close_loop(Loop *loop, const Trail *trail)
{
    const int last = loop->cell[loop->length - 1];
    Trail end;

    CH_EACH_HOUSE(house, shared_houses(last, loop->cell[0])) {
        if (has_house(loop, house) || !extend_trail(loop, trail, house, last, loop->cell[0], &end))
            continue;
        loop->house[loop->length - 1] = house;
        if (report_loop(loop, &end))
            return true;
    }
    return false;
}

/* Reports whether a cell sees a cell of the loop that is not its neighbour: then a shorter loop
 * suffices. */
static bool has_chord(const Loop *loop, int cell)
{
    for (int i = loop->length + 1 == loop->most; i < loop->length - 1; i++)
        if (ch_cells_has(&ch_cell_peers[cell], loop->cell[i]))
            return true;
    return false;
}

/* Tries every extension.  The first cell is the loop's lowest, and the last is above the second, so
 * that each loop is found once. */
static bool grow_loop(Loop *loop, const Trail *trail)
{
    const int last = loop->cell[loop->length - 1];
    ChCellSet ahead = ch_cells_and(loop->open, ch_cell_peers[last]);

    if (loop->length == loop->most)
        return loop->cell[1] < last && close_loop(loop, trail);
    CH_EACH_CELL_FROM(cell, loop->cell[0] + 1, ahead) {
        if (has_chord(loop, cell))
            continue;
        CH_EACH_HOUSE(house, shared_houses(last, cell)) {
            Trail next;
            loop->house[loop->length - 1] = house;
            if (has_house(loop, house) || !extend_trail(loop, trail, house, last, cell, &next))
                continue;
            loop->cell[loop->length++] = cell;
            const bool enough = grow_loop(loop, &next);
            loop->length--;
            if (enough)
                return true;
        }
    }
    return false;
}

bool ch_find_broken_wing(const ChFinderInput *input, ChSink *sink)
{
    for (int most = SHORTEST; most <= LONGEST; most += 2)
        CH_EACH_DIGIT(digit, ch_promising_digits(input)) {
            Loop loop = {.input = input,
                         .sink = sink,
                         .open = ch_board_open(input->board, digit),
                         .digit = digit,
                         .most = most,
                         .length = 1};
            /* what one digit alone rules out are impossible places */
            const ChCellSet targets = input->options->unfiltered
                                          ? loop.open
                                          : ch_facts_impossible_places(input->facts)[digit];
            CH_EACH_CELL(cell, loop.open) {
                const Trail start = {.watched = outside_loop(targets, cell)};
                loop.cell[0] = cell;
                if (grow_loop(&loop, &start))
                    return true;
            }
        }
    return false;
}

void ch_mark_broken_wing(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChDetail *const detail = step->detail;
    const int digit = (int)(detail->seed[LONGEST / 4] >> 24);
    const int length = (int)detail->seed[2];
    const ChCellSet open = ch_board_open(&replay->board, digit);
    ChCellSet guardians = {{0}};
    ChCellSet cells = {{0}};

    CH_EACH_CONSTRAINT(constraint, &detail->premises) {
        const int house = (constraint - CH_CELLS) / 9;
        ch_marks_add(marks, CH_ROLE_HOUSE, house, 0);
        guardians = ch_cells_or(guardians, ch_cells_and(open, ch_house_cells[house]));
    }
    for (int i = 0; i < length; i++) {
        const int cell = (int)(detail->seed[i / 4] >> 8 * (i % 4) & 0xff);
        ch_cells_add(&cells, cell);
        ch_marks_add(marks, CH_ROLE_CELL, cell, 0);
    }
    guardians = ch_cells_minus(guardians, cells);
    ch_marks_add(marks, CH_ROLE_DIGIT, digit, 0);
    CH_EACH_CELL(cell, guardians)
        ch_marks_add(marks, CH_ROLE_GUARDIAN, CH_CANDIDATE(cell, digit), 0);
}
