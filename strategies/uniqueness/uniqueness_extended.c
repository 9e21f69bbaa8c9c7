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
#include "six_cells.h"
#include "uniqueness.h"

/* The search for one type. */
typedef struct ExtendedSearch {
    ChSixCells six;
    const ChFinderInput *input;
    ChSink *sink;
    int type;
    int technique;
    ChVisitPattern *visit; /* NULL: the conclusions of the type are reported */
    void *context;
} ExtendedSearch;

static bool try_pattern(const ChSixCells *six, unsigned digits)
{
    const ExtendedSearch *const search = (const ExtendedSearch *)six;
    ChCellSet cells = {{0}};

    for (int i = 0; i < 6; i++)
        ch_cells_add(&cells, six->cell[i]);
    assert(ch_cells_count(cells) == 6 && ch_count(digits) == 3);
    const ChPattern pattern = ch_pattern_of(six->board, cells, digits);
    if (search->visit != NULL)
        return search->visit(search->context, &pattern);
    return ch_pattern_type(search->input, search->sink, search->technique, &pattern, search->type);
}

/* Returns the later lines that may form a pattern with this one. */
static uint32_t lines_with(const ChFinderInput *input, int line)
{
    const uint32_t parallel = line < CH_FIRST_COLUMN ? CH_HOUSE_ROWS : CH_HOUSE_COLUMNS;

    return input->options->unfiltered ? parallel & ~((2u << line) - 1)
                                      : ch_facts_six_cell_sets(input->facts)->with[line];
}

static bool search_lines(ExtendedSearch *search)
{
    for (int line = CH_FIRST_ROW; line < CH_HOUSES; line++)
        CH_EACH_BIT(second, lines_with(search->input, line))
            if (ch_six_cells_of_lines(&search->six, line, second))
                return true;
    return false;
}

bool ch_each_extended_rectangle(const ChFinderInput *input, ChVisitPattern *visit, void *context)
{
    ExtendedSearch search = {.six = {.board = input->board, .visit = try_pattern},
                             .input = input,
                             .visit = visit,
                             .context = context};

    return search_lines(&search);
}

static bool find_extended_rectangle(const ChFinderInput *input, ChSink *sink, int type,
                                    int technique)
{
    ExtendedSearch search = {.six = {.board = input->board, .visit = try_pattern},
                             .input = input,
                             .sink = sink,
                             .type = type,
                             .technique = technique};

    return search_lines(&search);
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
