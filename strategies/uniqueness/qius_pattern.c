/* qius_pattern.c - Qiu's deadly pattern: two lines that can be exchanged in part.
 *
 * Two rows of a band, and two columns of a stack: they cross in four cells of a box. Suppose that
 * the columns hold a and b in some row outside of the band, the pair, and that the box has both
 * digits in the four cells:
 *
 *      a b . | . . . | . . .      the pair
 *      ------+-------+------
 *      x a . | . . . | . . .      two rows: what each column has there can be seen as a step from
 *      b y . | . . . | . . .      one digit to another, and the steps as circles
 *
 * If a and b are in one row, the four cells with them are a rectangle: a and b can be exchanged.
 * If not, the steps x-b and a-y cut the circles of the other columns into two paths, from b to a
 * and from y to x, or else from b to x and from y to a. To exchange the two rows along one path,
 * the first or the second, and to place x, y, a and b anew gives another solution. The choice is
 * free: so it is one for any givens that are all on one path. They are if they lie in one column,
 * or in columns that form a chain: each has a digit in one of the rows that the next one has in
 * the other. A chain that closes is a circle, and may keep its givens. A given may be in one of
 * the four cells, as the end of the chain; it is not a or b.
 *
 * The pattern has all cells of the two rows that are not given; the pair with only digits of a set
 * of two to four; and the rest of the box without these. Other candidates are the guardians of
 * uniqueness.h. In a locked pattern some of these are in the box.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

enum { MOST_DIGITS = 4, MOST_EXTRA = 2 /* cells with guardians, where patterns are passed on */ };

/* Two lines of a chute and two places along them, in one box. */
typedef struct Lines {
    const ChFinderInput *input;
    ChSink *sink;
    ChVisitPattern *visit; /* NULL: the conclusions of each type are reported */
    void *context;
    int line[2];
    int place[2];
    uint8_t known[2][9]; /* the digit at each place, where it can join a chain, or CH_NO_DIGIT */
    unsigned given;      /* the places with a given */
    ChPattern pattern;   /* the cells of the lines */
    ChCellSet square;    /* the four cells where the lines cross those of the pair */
    unsigned digits;     /* those that the square can have */
} Lines;

static int cell_at(const Lines *lines, int which, int place)
{
    return ch_house_cell[lines->line[which]][place];
}

static bool is_given(const Lines *lines, int cell)
{
    return ch_cells_has(&lines->input->board->givens, cell);
}

/* ---- chains of columns ---- */

/* Returns the places that have a digit of PLACE in the other line, and those linked to them. */
static unsigned linked_places(const Lines *lines, int place)
{
    unsigned linked = 1u << place;

    for (unsigned before = 0; before != linked;) {
        before = linked;
        CH_EACH_BIT(one, before)
            for (int other = 0; other < 9; other++)
                for (int i = 0; i < 2; i++)
                    if (lines->known[i][one] != CH_NO_DIGIT &&
                        lines->known[i][one] == lines->known[1 - i][other])
                        linked |= 1u << other;
    }
    return linked;
}

/* Reports whether the places have the same digits in both lines. */
static bool is_circle(const Lines *lines, unsigned places)
{
    unsigned digits[2] = {0, 0};

    CH_EACH_BIT(place, places)
        for (int i = 0; i < 2; i++)
            digits[i] |= 1u << lines->known[i][place];
    return digits[0] == digits[1] && !(digits[0] >> CH_NO_DIGIT & 1);
}

/* Reports whether the givens are on one chain, apart from circles. */
static bool is_one_chain(const Lines *lines)
{
    unsigned left = lines->given;
    int chains = 0;

    while (left != 0) {
        const unsigned linked = linked_places(lines, ch_lowest(left));
        chains += !is_circle(lines, linked);
        left &= ~linked;
    }
    return chains <= 1;
}

/* ---- the pattern ---- */

/* Adds a cell of the two lines. */
static void add_cell(Lines *lines, int which, int place)
{
    const ChBoard *const board = lines->input->board;
    const int cell = cell_at(lines, which, place);
    const int digit = board->digit[cell];
    const bool in_square = place == lines->place[0] || place == lines->place[1];

    lines->known[which][place] =
        (uint8_t)(in_square && !is_given(lines, cell) ? CH_NO_DIGIT : digit);
    if (is_given(lines, cell))
        lines->given |= 1u << place;
    else
        lines->pattern.deadly.digits[cell] =
            (uint16_t)(digit == CH_NO_DIGIT ? CH_ALL_NINE : 1u << digit);
    if (!in_square || digit != CH_NO_DIGIT)
        return;
    ch_cells_add(&lines->square, cell);
    lines->digits |= board->candidates[cell];
}

/* Finds the pattern of the lines, without a pair. Returns false if the lines cannot be exchanged,
 * or if two cells of the square are filled. */
static bool read_lines(Lines *lines)
{
    lines->given = 0;
    lines->digits = 0;
    lines->square = (ChCellSet){{0}};
    lines->pattern = (ChPattern){.guards = 0};
    for (int which = 0; which < 2; which++)
        for (int place = 0; place < 9; place++)
            add_cell(lines, which, place);
    return ch_cells_count(lines->square) >= 3 && is_one_chain(lines);
}

/* Bars the digits from the rest of the box. */
static void bar_digits(const Lines *lines, ChPattern *pattern, unsigned digits)
{
    const int box = ch_cell_house[cell_at(lines, 0, lines->place[0])][0];
    const ChBoard *const board = lines->input->board;

    CH_EACH_CELL(cell, ch_cells_minus(ch_house_cells[box], lines->square))
        if (board->digit[cell] == CH_NO_DIGIT)
            pattern->deadly.digits[cell] = (uint16_t)(CH_ALL_NINE & ~digits);
        else if (!is_given(lines, cell))
            pattern->deadly.digits[cell] = (uint16_t)(1u << board->digit[cell]);
}

static bool try_digits(const Lines *lines, const int pair[2], unsigned digits)
{
    ChPattern pattern = lines->pattern;

    bar_digits(lines, &pattern, digits);
    for (int i = 0; i < 2; i++)
        pattern.deadly.digits[pair[i]] = (uint16_t)digits;
    ch_pattern_find_guards(&pattern, lines->input->board);
    if (lines->visit != NULL)
        return ch_cells_count(pattern.extra) <= MOST_EXTRA &&
               lines->visit(lines->context, &pattern);
    for (int type = 1; type <= 4; type++)
        if (ch_pattern_type(lines->input, lines->sink, CH_TECHNIQUE_QIUS_DEADLY_PATTERN, &pattern,
                            type))
            return true;
    return false;
}

/* Tries the sets of digits of a pair; each of its cells can have two of them. */
static bool try_pair(const Lines *lines, const int pair[2])
{
    const ChBoard *const board = lines->input->board;
    const unsigned one = board->candidates[pair[0]];
    const unsigned other = board->candidates[pair[1]];
    const unsigned shared = (one | other) & lines->digits;
    const int most = ch_cells_count(lines->square);

    if (board->digit[pair[0]] != CH_NO_DIGIT || board->digit[pair[1]] != CH_NO_DIGIT)
        return false;
    for (unsigned digits = shared; digits != 0; digits = (digits - 1) & shared)
        if (ch_count(digits) <= most && ch_count(digits & one) >= 2 &&
            ch_count(digits & other) >= 2 && try_digits(lines, pair, digits))
            return true;
    return false;
}

/* Tries the pairs in the lines of the other chutes. */
static bool try_places(Lines *lines)
{
    const int first = lines->line[0] / 9 * 9;
    const int chute = (lines->line[0] - first) / 3;

    if (!read_lines(lines))
        return false;
    for (int i = 0; i < 9; i++) {
        const uint8_t *const cell = ch_house_cell[first + i];
        const int pair[2] = {cell[lines->place[0]], cell[lines->place[1]]};
        if (i / 3 != chute && try_pair(lines, pair))
            return true;
    }
    return false;
}

/* Tries each two places of a box. */
static bool try_lines(Lines *lines)
{
    for (int chute = 0; chute < 9; chute += 3)
        for (int left_out = 2; left_out >= 0; left_out--) {
            lines->place[0] = chute + (left_out == 0);
            lines->place[1] = chute + 2 - (left_out == 2);
            if (try_places(lines))
                return true;
        }
    return false;
}

static bool try_chutes(Lines lines)
{
    if (lines.input->puzzle != NULL && lines.input->puzzle->has_marks)
        return false;
    for (int chute = CH_FIRST_ROW; chute < CH_HOUSES; chute += 3)
        for (int left_out = 2; left_out >= 0; left_out--) {
            lines.line[0] = chute + (left_out == 0);
            lines.line[1] = chute + 2 - (left_out == 2);
            if (try_lines(&lines))
                return true;
        }
    return false;
}

bool ch_find_qius_pattern(const ChFinderInput *input, ChSink *sink)
{
    return try_chutes((Lines){.input = input, .sink = sink});
}

bool ch_each_qius_pattern(const ChFinderInput *input, ChVisitPattern *visit, void *context)
{
    return try_chutes((Lines){.input = input, .visit = visit, .context = context});
}

/* ---- reading a step ---- */

/* Reads the pattern as that of two lines; returns false if it has other cells. */
static bool read_as(const ChBoard *board, const ChDeadlyPattern *deadly, int one, int two,
                    ChTwoLines *lines)
{
    const int first = one / 9 * 9;
    const ChCellSet both = ch_cells_or(ch_house_cells[one], ch_house_cells[two]);
    ChCellSet rest = {{0}};

    *lines = (ChTwoLines){.line = {one, two}};
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const bool has = deadly->digits[cell] != 0;
        if (ch_cells_has(&both, cell) && !has && !ch_cells_has(&board->givens, cell))
            return false;
        if (!has || ch_cells_has(&both, cell))
            continue;
        const int line = ch_cell_house[cell][first / 9];
        ch_cells_add((line - first) / 3 == (one - first) / 3 ? &rest : &lines->pair, cell);
    }
    if (ch_cells_count(lines->pair) != 2)
        return false;
    CH_EACH_CELL(cell, lines->pair) {
        lines->digits |= deadly->digits[cell];
        lines->square = ch_cells_or(
            lines->square, ch_cells_and(both, ch_house_cells[ch_cell_house[cell][3 - first / 9]]));
    }
    lines->box = ch_cell_house[ch_cells_first(lines->square)][0];
    return ch_cells_within(ch_cells_or(rest, lines->square), ch_house_cells[lines->box]);
}

bool ch_read_two_lines(const ChBoard *board, const ChDeadlyPattern *deadly, ChTwoLines *lines)
{
    for (int one = CH_FIRST_ROW; one < CH_HOUSES; one++)
        for (int two = one + 1; two / 3 == one / 3; two++)
            if (read_as(board, deadly, one, two, lines))
                return true;
    return false;
}

bool ch_mark_two_lines(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    ChTwoLines lines;

    if (step->detail == NULL || step->detail->deadly_count != 1 ||
        !ch_read_two_lines(&replay->board, step->detail->deadly, &lines))
        return false;
    const ChCellSet cells = ch_cells_and(ch_cells_or(lines.pair, lines.square),
                                         ch_board_plane(&replay->board, CH_EMPTY));
    ch_marks_cells(marks, CH_ROLE_CELL, 0, &cells);
    ch_marks_digits(marks, CH_ROLE_DIGIT, 0, lines.digits);
    for (int i = 0; i < 2; i++)
        ch_marks_add(marks, CH_ROLE_COVER, lines.line[i], 0);
    return true;
}
