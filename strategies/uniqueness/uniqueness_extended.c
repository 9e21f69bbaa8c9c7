/* uniqueness_extended.c - extended rectangles: deadly patterns of three digits in six cells.
 *
 * Two lines hold three cells each, and each cell of one faces a cell of the other. With only three
 * digits, each line would hold all three, and the lines could be exchanged. There are two
 * arrangements:
 *
 *      123 . . | 123 . . | 123 . .      facing cells share a box as well: two lines of a band or
 *      123 . . | 123 . . | 123x. .      stack, and a pair of cells in each of its boxes
 *
 *      123 . . | 123 . . |              the three cells of a line share a box: two lines of
 *      123 . . | 123 . . |              different stacks or bands
 *      123 . . | 123x. . |
 *
 * Types 1 to 4 are those of uniqueness.h. A cell may lack some of the digits.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

enum { ANY_TYPE = 0 }; /* only the existence of a pattern matters */

typedef struct SixCells {
    const ChBoard *board;
    const ChFinderInput *input; /* this and the following are unused for ANY_TYPE */
    ChSink *sink;
    int type;
    int technique;
    int cell[6];
    unsigned digits[4]; /* union of the first I pairs of cells */
    int fat[4];         /* number of these cells with more than three candidates */
} SixCells;

static bool try_pattern(const SixCells *six, unsigned digits)
{
    ChCellSet cells = {{0}};

    if (six->type == ANY_TYPE)
        return true;
    for (int i = 0; i < 6; i++)
        ch_cells_add(&cells, six->cell[i]);
    assert(ch_cells_count(cells) == 6 && ch_count(digits) == 3);
    const ChPattern pattern = ch_pattern_of(six->board, cells, digits);
    return ch_pattern_type(six->input, six->sink, six->technique, &pattern, six->type);
}

static unsigned digits_without(const SixCells *six, int one, int other)
{
    unsigned digits = 0;

    for (int i = 0; i < 6; i++)
        digits |= six->board->candidates[six->cell[i]] * (unsigned)((i != one) & (i != other));
    return digits;
}

/* Returns the cells with more than three digits, as bits: all of them must be among the cells left
 * out. */
static unsigned fat_cells(const SixCells *six)
{
    unsigned fat = 0;

    for (int i = 0; i < 6; i++)
        fat |= (unsigned)(ch_count_of_nine[six->board->candidates[six->cell[i]]] > 3) << i;
    return fat;
}

/* Tries the six cells: all except one or two have three digits between them, or all have four.
 * Returns true if the sink wants no more. */
static bool try_six(const SixCells *six)
{
    const unsigned all = six->digits[3];
    const int count = ch_count_of_nine[all];

    CH_EACH_DIGIT(digit, count == 4 ? all : 0)
        if (try_pattern(six, all & ~(1u << digit)))
            return true;
    if (count <= 4)
        return false;
    const unsigned fat = fat_cells(six);
    for (int one = 0; one < 6; one++) {
        const unsigned others = digits_without(six, one, -1);
        if (ch_count_of_nine[others] == 3 && try_pattern(six, others))
            return true;
        for (int two = one + 1; two < 6 && ch_count_of_nine[others] > 3; two++) {
            if ((fat & ~(1u << one | 1u << two)) != 0)
                continue;
            const unsigned four = digits_without(six, one, two);
            if (ch_count_of_nine[four] == 3 && ch_count_of_nine[digits_without(six, two, -1)] > 3 &&
                try_pattern(six, four))
                return true;
        }
    }
    return false;
}

/* Adds the cells of two lines at PLACE as pair I. Returns false when they cannot be part of a
 * pattern with guardians of one digit or in two cells. */
static bool put_pair(SixCells *six, int i, int line, int other, int place)
{
    const ChBoard *const board = six->board;
    const int one = ch_house_cell[line][place];
    const int two = ch_house_cell[other][place];
    const unsigned first = board->candidates[one];
    const unsigned second = board->candidates[two];

    six->cell[2 * i] = one;
    six->cell[2 * i + 1] = two;
    six->digits[i + 1] = six->digits[i] | first | second;
    six->fat[i + 1] = six->fat[i] + (ch_count_of_nine[first] > 3) + (ch_count_of_nine[second] > 3);
    return six->fat[i + 1] <= 2 || ch_count_of_nine[six->digits[i + 1]] <= 4;
}

/* Tries two lines that share their boxes, with a pair in each box; EMPTY: the places where both are
 * empty. */
static bool try_near(SixCells *six, int line, int other, unsigned empty)
{
    if ((empty & 0007) == 0 || (empty & 0070) == 0 || (empty & 0700) == 0)
        return false;
    CH_EACH_BIT(a, empty & 0007) {
        const bool fits = put_pair(six, 0, line, other, a);
        assert(fits); /* two cells are never too many */
        (void)fits;
        CH_EACH_BIT(b, empty & 0070) {
            if (!put_pair(six, 1, line, other, b))
                continue;
            CH_EACH_BIT(c, empty & 0700)
                if (put_pair(six, 2, line, other, c) && try_six(six))
                    return true;
        }
    }
    return false;
}

/* Tries two lines that share no box, each with three cells in one box. */
static bool try_far(SixCells *six, int line, int other, unsigned empty)
{
    for (int first = 0; first < 9; first += 3)
        if ((empty >> first & 7) == 7 && put_pair(six, 0, line, other, first) &&
            put_pair(six, 1, line, other, first + 1) && put_pair(six, 2, line, other, first + 2) &&
            try_six(six))
            return true;
    return false;
}

static bool try_lines(SixCells *six, int line, int other)
{
    const uint16_t *const empty = six->board->places[CH_EMPTY];
    const unsigned both = (unsigned)empty[line] & empty[other];

    return line / 3 == other / 3 ? try_near(six, line, other, both)
                                 : try_far(six, line, other, both);
}

void ch_six_cell_sets_build(const ChBoard *board, ChSixCellSets *six_cell_sets)
{
    SixCells six = {.board = board, .type = ANY_TYPE};

    for (int line = CH_FIRST_ROW; line < CH_HOUSES; line++) {
        const int end = line < CH_FIRST_COLUMN ? CH_FIRST_COLUMN : CH_HOUSES;
        six_cell_sets->with[line] = 0;
        for (int other = line + 1; other < end; other++)
            six_cell_sets->with[line] |= (uint32_t)try_lines(&six, line, other) << other;
    }
}

/* Returns the later lines that may form a pattern with this one. */
static uint32_t lines_with(const ChFinderInput *input, int line)
{
    const uint32_t parallel = line < CH_FIRST_COLUMN ? CH_HOUSE_ROWS : CH_HOUSE_COLUMNS;

    return input->options->unfiltered ? parallel & ~((2u << line) - 1)
                                      : ch_facts_six_cell_sets(input->facts)->with[line];
}

static bool find_extended_rectangle(const ChFinderInput *input, ChSink *sink, int type,
                                    int technique)
{
    SixCells six = {
        .board = input->board, .input = input, .sink = sink, .type = type, .technique = technique};

    for (int line = CH_FIRST_ROW; line < CH_HOUSES; line++)
        CH_EACH_BIT(second, lines_with(input, line))
            if (try_lines(&six, line, second))
                return true;
    return false;
}

bool ch_find_extended_rectangle_1(const ChFinderInput *input, ChSink *sink)
{
    return find_extended_rectangle(input, sink, 1, CH_TECHNIQUE_EXTENDED_RECTANGLE_1);
}

bool ch_find_extended_rectangle_2(const ChFinderInput *input, ChSink *sink)
{
    return find_extended_rectangle(input, sink, 2, CH_TECHNIQUE_EXTENDED_RECTANGLE_2);
}

bool ch_find_extended_rectangle_3(const ChFinderInput *input, ChSink *sink)
{
    return find_extended_rectangle(input, sink, 3, CH_TECHNIQUE_EXTENDED_RECTANGLE_3);
}

bool ch_find_extended_rectangle_4(const ChFinderInput *input, ChSink *sink)
{
    return find_extended_rectangle(input, sink, 4, CH_TECHNIQUE_EXTENDED_RECTANGLE_4);
}
