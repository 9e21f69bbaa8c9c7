/* fireworks.c - digits confined to a box's row and column and one place of each outside.
 *
 *      * p p | . y .     . . .      A digit is a firework at * if outside the box its row has no
 *      p . . | . . .     . . .      place but y, its column none but z.  It is in * or y or z:
 *      p . . | . . .     . . .      else both lines would have it in the box, in different cells.
 *      ------+------
 *      . . . | . . .                Triple: three digits that are fireworks at the same * with the
 *      z . . | . w .                same y and z share these three cells, each in one of them.
 *
 * Quadruple: two digits are fireworks at * with y and z, two others at the opposite corner w, again
 * with y and z.  These four share the four cells, the first two not in w, the others not in *.
 *
 * All other candidates are removed from the cells.  No digit is in both y and z, so each has its
 * place in the box of its own corner on one of the two lines.  It is removed from the rest of that
 * box.
 *
 * A digit may also lack any place in its row, or in its column, outside the box.
 *
 * Found by shye.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fireworks.h"

#include "finders.h"
#include "premises.h"

enum { MOST_CORNERS = 2, CELL_BITS = 8, DIGIT_BITS = 16 };

/* One corner or two opposite ones, with their digits.  The ends are in the row and in the column of
 * the first corner, and so in the column and in the row of the second. */
typedef struct Fireworks {
    int corners;
    int corner[MOST_CORNERS];
    unsigned digits[MOST_CORNERS];
    int end[2];
} Fireworks;

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    ChFireworkArms arms;
} Search;

void ch_firework_arms(ChFireworkArms *arms, const ChBoard *board)
{
    *arms = (ChFireworkArms){0};
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int line = CH_FIRST_ROW; line < CH_HOUSES; line++)
            for (int third = 0; third < 3 && !(board->placed[digit] >> line & 1); third++) {
                const unsigned elsewhere = CH_ALL_NINE & ~(7u << 3 * third);
                const unsigned places = board->places[digit][line] & elsewhere;
                if ((places & (places - 1)) != 0)
                    continue;
                arms->digits[line][third] |= (uint16_t)(1u << digit);
                CH_EACH_BIT(place, places != 0 ? places : elsewhere)
                    arms->end_at[line][third][place] |= (uint16_t)(1u << digit);
            }
}

static int third_of(int cell, int kind)
{
    return ch_cell_place[cell][kind] / 3;
}

/* Returns the digits that are fireworks at a corner, whatever their ends. */
static unsigned fireworks_at(const ChFireworkArms *arms, int corner)
{
    return (unsigned)arms->digits[ch_cell_house[corner][1]][third_of(corner, 1)] &
           arms->digits[ch_cell_house[corner][2]][third_of(corner, 2)];
}

unsigned ch_fireworks_with(const ChFireworkArms *arms, int corner, int in_row, int in_column)
{
    const int row = ch_cell_house[corner][1];
    const int column = ch_cell_house[corner][2];

    return (unsigned)arms->end_at[row][third_of(corner, 1)][ch_cell_place[in_row][1]] &
           arms->end_at[column][third_of(corner, 2)][ch_cell_place[in_column][2]];
}

/* Adds the eliminations at one of the corners, and their premises. */
static void add_corner(ChDeduction *deduction, const ChBoard *board, int corner, unsigned digits)
{
    const uint8_t *const house = ch_cell_house[corner];
    const ChCellSet lines = ch_cells_or(ch_house_cells[house[1]], ch_house_cells[house[2]]);
    const ChCellSet off_lines = ch_cells_minus(ch_house_cells[house[0]], lines);

    ch_add_cell_eliminations(deduction, board, corner, ~digits);
    CH_EACH_DIGIT(digit, digits)
        ch_add_eliminations(deduction, board, off_lines, digit);
    for (int kind = 1; kind < 3; kind++)
        ch_add_digit_premises(deduction, house[kind], digits);
}

/* Reports whether fewer digits do not suffice: otherwise it is a smaller deduction in disguise. */
static bool needs_each_digit(const ChDeduction *deduction, const ChBoard *board, unsigned digits)
{
    CH_EACH_DIGIT(digit, digits) {
        ChDeduction others = *deduction;
        others.detail.premises = (ChConstraintSet){0};
        CH_EACH_CONSTRAINT(constraint, &deduction->detail.premises)
            if ((constraint - CH_CELLS) % 9 != digit)
                ch_constraints_add(&others.detail.premises, constraint);
        if (ch_premises_suffice(&others, board))
            return false;
    }
    return true;
}

static bool report_fireworks(const Search *search, const Fireworks *fireworks)
{
    const ChBoard *const board = search->input->board;
    ChDeduction deduction = ch_deduction(fireworks->corners == 1 ? CH_TECHNIQUE_FIREWORK_TRIPLE
                                                                 : CH_TECHNIQUE_FIREWORK_QUADRUPLE);
    unsigned all = 0;

    for (int i = 0; i < fireworks->corners; i++) {
        add_corner(&deduction, board, fireworks->corner[i], fireworks->digits[i]);
        deduction.detail.seed[0] |= (uint32_t)fireworks->corner[i] << CELL_BITS * i;
        deduction.detail.seed[2] |= fireworks->digits[i] << DIGIT_BITS * i;
        all |= fireworks->digits[i];
    }
    for (int i = 0; i < 2; i++) {
        ch_add_cell_eliminations(&deduction, board, fireworks->end[i], ~all);
        deduction.detail.seed[1] |= (uint32_t)fireworks->end[i] << CELL_BITS * i;
    }
    return deduction.removals > 0 && needs_each_digit(&deduction, board, all) &&
           ch_minimize_premises(&deduction, board) && ch_report(&deduction, search->sink);
}

/* Reports three fireworks with these ends.  More than three digits are ignored: the board has no
 * solution then. */
static bool try_triple(const Search *search, Fireworks *fireworks)
{
    fireworks->digits[0] = ch_fireworks_with(&search->arms, fireworks->corner[0], fireworks->end[0],
                                             fireworks->end[1]);
    return ch_count(fireworks->digits[0]) == 3 && report_fireworks(search, fireworks);
}

static bool try_quadruple(const Search *search, Fireworks *fireworks)
{
    const int *const end = fireworks->end;
    const int opposite = CH_CELL_AT(CH_ROW_OF(end[1]), CH_COLUMN_OF(end[0]));
    const unsigned here = ch_fireworks_with(&search->arms, fireworks->corner[0], end[0], end[1]);

    fireworks->corner[1] = opposite;
    if (opposite < fireworks->corner[0] || ch_count_of_nine[here] < 2)
        return false;
    const unsigned there = ch_fireworks_with(&search->arms, opposite, end[1], end[0]);
    if (ch_count_of_nine[here | there] != 4)
        return false;
    for (unsigned one = here; one != 0; one = (one - 1) & here) {
        fireworks->digits[0] = one;
        fireworks->digits[1] = (here | there) & ~one;
        if (ch_count(one) == 2 && (fireworks->digits[1] & ~there) == 0 &&
            report_fireworks(search, fireworks))
            return true;
    }
    return false;
}

/* Tries every corner and pair of ends. */
static bool find_fireworks(const ChFinderInput *input, ChSink *sink, int corners,
                           bool (*try)(const Search *search, Fireworks *fireworks))
{
    const ChCellSet empty = ch_board_plane(input->board, CH_EMPTY);
    Search search = {.input = input, .sink = sink};

    ch_firework_arms(&search.arms, input->board);
    CH_EACH_CELL(corner, empty) {
        const uint8_t *const house = ch_cell_house[corner];
        const ChCellSet outside = ch_cells_minus(empty, ch_house_cells[house[0]]);
        const ChCellSet in_row = ch_cells_and(outside, ch_house_cells[house[1]]);
        const ChCellSet in_column = ch_cells_and(outside, ch_house_cells[house[2]]);
        Fireworks fireworks = {.corners = corners, .corner = {corner}};
        if (ch_count(fireworks_at(&search.arms, corner)) < 4 - corners)
            continue;
        CH_EACH_CELL(y, in_row)
            CH_EACH_CELL(z, in_column) {
                fireworks.end[0] = y;
                fireworks.end[1] = z;
                if (try(&search, &fireworks))
                    return true;
            }
    }
    return false;
}

bool ch_find_firework_triple(const ChFinderInput *input, ChSink *sink)
{
    return find_fireworks(input, sink, 1, try_triple);
}

bool ch_find_firework_quadruple(const ChFinderInput *input, ChSink *sink)
{
    return find_fireworks(input, sink, 2, try_quadruple);
}

void ch_mark_fireworks(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const uint32_t *const seed = step->detail->seed;
    const int end[2] = {(int)(seed[1] & 0xff), (int)(seed[1] >> CELL_BITS)};

    (void)replay;
    for (int i = 0; i < MOST_CORNERS; i++) {
        const int corner = (int)(seed[0] >> CELL_BITS * i & 0xff);
        const unsigned digits = seed[2] >> DIGIT_BITS * i & CH_ALL_NINE;
        if (digits == 0)
            continue;
        ch_marks_add(marks, CH_ROLE_PIVOT, corner, 0);
        ch_marks_add(marks, CH_ROLE_HOUSE, ch_cell_house[corner][1], 0);
        ch_marks_add(marks, CH_ROLE_HOUSE, ch_cell_house[corner][2], 0);
        ch_marks_join(marks, CH_ROLE_SET_CELL, i, corner);
        ch_marks_join(marks, CH_ROLE_SET_CELL, i, end[i]);
        ch_marks_join(marks, CH_ROLE_SET_CELL, i, end[1 - i]);
        ch_marks_digits(marks, CH_ROLE_SET_DIGIT, i, digits);
    }
}
