/* firework_pairs.c - pairs of digits that are fireworks, and cells with just these two candidates.
 *
 *      P . . | . y .      Both digits are fireworks (fireworks.c) at P with the ends y and z: each
 *      . . . | . . .      is in P, y or z. So at most one of them is in P, and at least one in y
 *      . . . | . . .      or z.
 *      ------+------
 *      . . . | . b .      Type 1: a cell of y's column, and one of z's row, have just the two
 *      z . b | . x .      digits (b). If y has one, its column has both without x; if z has one,
 *                         its row has. So x is neither.
 *
 *      m . . | . z . | . w .      Type 2: the digits are fireworks at P and Q, in different rows,
 *      . . . | . . . | . . .      columns and boxes. The ends are in the row and in the column of
 *      . . . | . . . | . . .      m, which has just the two digits: y and z are those of P, v and w
 *      ------+-------+------      those of Q. The digit of m is in no end, so P and Q both are that
 *      y . . | . P . | . . .      digit. The other one is in y or z, and in v or w: once in the row
 *      . . . | . . . | . . .      and once in the column. The rest of both lines is neither, and P
 *      . . . | . . . | . . .      and Q are nothing else.
 *      ------+-------+------
 *      v . . | . . . | . Q .
 *
 * As with triples, a digit may lack any place outside the box in a row or column. Each corner needs
 * both digits, and each step all its cells.
 *
 * Type 3 needs no pair: with a box that has a digit only in the other lines of y and z, each of the
 * digits alone is a mutant swordfish of row, column and box.
 *
 * Found by shye; the types are those of Sunnie's Sudoku Solution.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fireworks.h"

#include "finders.h"
#include "premises.h"

enum { MOST_CORNERS = 2, MOST_EXTRA = 2, MOST_PLACES = 36, CELL_BITS = 8 };

/* A corner with its ends. */
typedef struct Firework {
    int corner;
    int end[2]; /* in its row, in its column */
} Firework;

typedef struct Pair {
    const ChFinderInput *input;
    ChSink *sink;
    const ChFireworkArms *arms;
    unsigned digits;
    int corners;
    Firework firework[MOST_CORNERS];
    int extras;
    int extra[MOST_EXTRA]; /* cells with just the two digits */
} Pair;

/* ---- steps ---- */

static void add_premises(const Pair *pair, ChDeduction *deduction)
{
    for (int i = 0; i < pair->corners; i++)
        for (int kind = 1; kind < 3; kind++)
            ch_add_digit_premises(deduction, ch_cell_house[pair->firework[i].corner][kind],
                                  pair->digits);
    for (int i = 0; i < pair->extras; i++)
        ch_add_premise(deduction, CH_CELL_CONSTRAINT(pair->extra[i]));
}

/* Reports whether each corner still has a premise of each digit, and each cell is one. */
static bool has_all(const Pair *pair, const ChConstraintSet *premises)
{
    for (int i = 0; i < pair->corners; i++)
        CH_EACH_DIGIT(digit, pair->digits) {
            const uint8_t *const house = ch_cell_house[pair->firework[i].corner];
            if (!ch_constraints_has(premises, CH_HOUSE_CONSTRAINT(house[1], digit)) &&
                !ch_constraints_has(premises, CH_HOUSE_CONSTRAINT(house[2], digit)))
                return false;
        }
    for (int i = 0; i < pair->extras; i++)
        if (!ch_constraints_has(premises, CH_CELL_CONSTRAINT(pair->extra[i])))
            return false;
    return true;
}

/* Notes the pattern for the marker: the corners and their ends, the cells, the digits. */
static void note_pattern(const Pair *pair, ChDeduction *deduction)
{
    uint32_t *const seed = deduction->detail.seed;

    deduction->seed = (uint16_t)pair->digits;
    for (int i = 0; i < pair->corners; i++) {
        const Firework *const firework = &pair->firework[i];
        seed[i] = (uint32_t)(firework->corner | firework->end[0] << CELL_BITS |
                             firework->end[1] << 2 * CELL_BITS);
    }
    for (int i = 0; i < pair->extras; i++)
        seed[2] |= (uint32_t)pair->extra[i] << CELL_BITS * i;
    seed[3] = (uint32_t)(pair->corners | pair->extras << CELL_BITS);
}

static bool report_pair(const Pair *pair, ChDeduction *deduction)
{
    const ChBoard *const board = pair->input->board;

    if (deduction->removals == 0)
        return false;
    add_premises(pair, deduction);
    note_pattern(pair, deduction);
    return ch_minimize_premises(deduction, board) && has_all(pair, &deduction->detail.premises) &&
           ch_report(deduction, pair->sink);
}

/* Returns the cells of a house that have just the two digits. */
static ChCellSet cells_with(const Pair *pair, int house)
{
    ChCellSet cells =
        ch_cells_and(ch_facts_pairs(pair->input->facts)->bivalue, ch_house_cells[house]);

    CH_EACH_CELL(cell, cells)
        if (pair->input->board->candidates[cell] != pair->digits)
            ch_cells_remove(&cells, cell);
    return cells;
}

/* ---- type 1 ---- */

static bool try_type_1(Pair *pair)
{
    const int *const end = pair->firework[0].end;
    const int opposite = CH_CELL_AT(CH_ROW_OF(end[1]), CH_COLUMN_OF(end[0]));
    ChCellSet in_column = cells_with(pair, ch_cell_house[end[0]][2]);
    ChCellSet in_row = cells_with(pair, ch_cell_house[end[1]][1]);
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_FIREWORK_PAIR_1);

    ch_add_cell_eliminations(&deduction, pair->input->board, opposite, pair->digits);
    if (deduction.removals == 0 || ch_cells_has(&in_column, opposite))
        return false;
    ch_cells_remove(&in_column, end[0]);
    ch_cells_remove(&in_row, end[1]);
    CH_EACH_CELL(one, in_column)
        CH_EACH_CELL(other, in_row) {
            ChDeduction own = deduction;
            pair->extra[0] = one;
            pair->extra[1] = other;
            if (report_pair(pair, &own))
                return true;
        }
    return false;
}

/* Tries each two digits that are fireworks at a corner with these ends. */
static bool try_digits(Pair *pair)
{
    const Firework *const firework = &pair->firework[0];
    const unsigned all =
        ch_fireworks_with(pair->arms, firework->corner, firework->end[0], firework->end[1]);

    CH_EACH_DIGIT(one, all)
        CH_EACH_DIGIT(other, all & ~((2u << one) - 1)) {
            pair->digits = 1u << one | 1u << other;
            if (try_type_1(pair))
                return true;
        }
    return false;
}

bool ch_find_firework_pair_1(const ChFinderInput *input, ChSink *sink)
{
    const ChCellSet empty = ch_board_plane(input->board, CH_EMPTY);
    ChFireworkArms arms;
    Pair pair = {.input = input, .sink = sink, .arms = &arms, .corners = 1, .extras = 2};

    ch_firework_arms(&arms, input->board);
    CH_EACH_CELL(corner, empty) {
        const ChCellSet outside = ch_cells_minus(empty, ch_house_cells[ch_cell_house[corner][0]]);
        const ChCellSet in_row = ch_cells_and(outside, ch_house_cells[ch_cell_house[corner][1]]);
        const ChCellSet in_column = ch_cells_and(outside, ch_house_cells[ch_cell_house[corner][2]]);
        CH_EACH_CELL(y, in_row)
            CH_EACH_CELL(z, in_column) {
                pair.firework[0] = (Firework){corner, {y, z}};
                if (try_digits(&pair))
                    return true;
            }
    }
    return false;
}

/* ---- type 2 ---- */

static bool try_type_2(const Pair *pair)
{
    const ChBoard *const board = pair->input->board;
    const int meet = pair->extra[0];
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_FIREWORK_PAIR_2);
    ChCellSet rest =
        ch_cells_or(ch_house_cells[ch_cell_house[meet][1]], ch_house_cells[ch_cell_house[meet][2]]);

    ch_cells_remove(&rest, meet);
    for (int i = 0; i < MOST_CORNERS; i++) {
        const Firework *const firework = &pair->firework[i];
        ch_add_cell_eliminations(&deduction, board, firework->corner, ~pair->digits & CH_ALL_NINE);
        for (int k = 0; k < 2; k++)
            ch_cells_remove(&rest, firework->end[k]);
    }
    CH_EACH_DIGIT(digit, pair->digits)
        ch_add_eliminations(&deduction, board, rest, digit);
    return report_pair(pair, &deduction);
}

static bool are_apart(int one, int other)
{
    for (int kind = 0; kind < 3; kind++)
        if (ch_cell_house[one][kind] == ch_cell_house[other][kind])
            return false;
    return true;
}

/* Lists the corners at which the two digits are fireworks with ends in the lines of the cell. */
static int list_corners(const Pair *pair, Firework corners[MOST_PLACES])
{
    const ChCellSet empty = ch_board_plane(pair->input->board, CH_EMPTY);
    const int meet = pair->extra[0];
    int count = 0;

    CH_EACH_CELL(corner, empty) {
        const int row = CH_ROW_OF(corner), column = CH_COLUMN_OF(corner);
        const int y = CH_CELL_AT(row, CH_COLUMN_OF(meet));
        const int z = CH_CELL_AT(CH_ROW_OF(meet), column);
        if (row / 3 != CH_ROW_OF(meet) / 3 && column / 3 != CH_COLUMN_OF(meet) / 3 &&
            ch_cells_has(&empty, y) && ch_cells_has(&empty, z) &&
            (pair->digits & ~ch_fireworks_with(pair->arms, corner, y, z)) == 0)
            corners[count++] = (Firework){corner, {y, z}};
    }
    return count;
}

bool ch_find_firework_pair_2(const ChFinderInput *input, ChSink *sink)
{
    const ChCellSet pairs = ch_facts_pairs(input->facts)->bivalue;
    Firework corners[MOST_PLACES];
    ChFireworkArms arms;
    Pair pair = {.input = input, .sink = sink, .arms = &arms, .corners = 2, .extras = 1};

    ch_firework_arms(&arms, input->board);
    CH_EACH_CELL(meet, pairs) {
        pair.extra[0] = meet;
        pair.digits = input->board->candidates[meet];
        const int count = list_corners(&pair, corners);
        for (int i = 0; i < count; i++)
            for (int k = i + 1; k < count; k++) {
                pair.firework[0] = corners[i];
                pair.firework[1] = corners[k];
                if (are_apart(corners[i].corner, corners[k].corner) && try_type_2(&pair))
                    return true;
            }
    }
    return false;
}

/* ---- the pattern ---- */

void ch_mark_firework_pair(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const uint32_t *const seed = step->detail->seed;
    const int corners = (int)(seed[3] & 0xff), extras = (int)(seed[3] >> CELL_BITS);

    (void)replay;
    for (int i = 0; i < corners; i++) {
        const int corner = (int)(seed[i] & 0xff);
        ch_marks_add(marks, CH_ROLE_PIVOT, corner, 0);
        ch_marks_add(marks, CH_ROLE_HOUSE, ch_cell_house[corner][1], 0);
        ch_marks_add(marks, CH_ROLE_HOUSE, ch_cell_house[corner][2], 0);
        for (int k = 0; k < 3; k++)
            ch_marks_join(marks, CH_ROLE_SET_CELL, i, (int)(seed[i] >> CELL_BITS * k & 0xff));
        ch_marks_digits(marks, CH_ROLE_SET_DIGIT, i, step->seed);
    }
    for (int i = 0; i < extras; i++) {
        ch_marks_join(marks, CH_ROLE_SET_CELL, corners + i, (int)(seed[2] >> CELL_BITS * i & 0xff));
        ch_marks_digits(marks, CH_ROLE_SET_DIGIT, corners + i, step->seed);
    }
}
