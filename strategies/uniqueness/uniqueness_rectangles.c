/* uniqueness_rectangles.c - unique rectangles, types 1 to 6, and hidden rectangles.
 *
 * Four cells in two rows, two columns and two boxes with only two digits would be a deadly pattern
 * (uniqueness.h): the digits could be exchanged. A corner is plain if it has no candidate
 * besides the two digits, else extra.
 *
 *      12 . . | . 12 .      type 1: one corner is extra; type 2: two adjacent corners, with one and
 *      12x. . | . 12x.      the same other candidate; type 3: they form a naked subset with other
 *                           cells; type 4: one of the two digits is confined to them in their line
 *
 *      12 . . | . 12x.      type 5: like type 2 with two opposite corners or three corners; type 6:
 *      12x. . | . 12 .      a digit is confined to the rectangle in both its rows and columns, so
 *                           one extra corner cannot have it without the other
 *
 *      12 . . | . 12x.      hidden rectangle: the 1 is confined to the rectangle in row and column
 *      12y. . | . 12z.      of the corner opposite a plain one; with a 2 in that corner, both 1s
 *                           would be adjacent to it and leave the plain corner the 2
 *
 * A corner may have lost one of the two digits by a deduction (options: full_rectangles).
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "fresh.h"
#include "uniqueness.h"

ChPattern ch_rectangle_pattern(const ChBoard *board, const ChRectangle *rectangle)
{
    ChCellSet cells = {{0}};

    for (int i = 0; i < 4; i++)
        ch_cells_add(&cells, rectangle->cell[i]);
    return ch_pattern_of(board, cells, 1u << rectangle->first | 1u << rectangle->second);
}

/* The arrangement of the extra corners. */
typedef enum Shape { NONE, ONE, ADJACENT, OPPOSITE, THREE } Shape;

static Shape shape_of(const ChRectangle *rectangle)
{
    static const uint8_t shape[16] = {NONE,     ONE,   ONE,   ADJACENT, ONE,      ADJACENT,
                                      OPPOSITE, THREE, ONE,   OPPOSITE, ADJACENT, THREE,
                                      ADJACENT, THREE, THREE, NONE};

    return (Shape)shape[rectangle->extra];
}

/* Tries one rectangle of a requested shape. Returns true if the sink wants no more. */
typedef bool (*Visit)(const ChFinderInput *input, ChSink *sink, const ChRectangle *rectangle);

static bool visit_rectangles(const ChFinderInput *input, ChSink *sink, unsigned shapes, Visit visit)
{
    const ChRectangles *const rectangles = ch_facts_rectangles(input->facts);

    for (const ChRectangle *one = rectangles->at; one < rectangles->at + rectangles->count; one++)
        if ((shapes >> shape_of(one) & 1) && (one->full || !input->options->full_rectangles) &&
            visit(input, sink, one))
            return true;
    return false;
}

/* ---- types 1, 2 and 5 ---- */

static bool try_type_1(const ChFinderInput *input, ChSink *sink, const ChRectangle *rectangle)
{
    const ChPattern pattern = ch_rectangle_pattern(input->board, rectangle);

    return ch_pattern_type_1(input, sink, CH_TECHNIQUE_UNIQUE_RECTANGLE_1, &pattern);
}

bool ch_find_unique_rectangle_1(const ChFinderInput *input, ChSink *sink)
{
    return visit_rectangles(input, sink, 1u << ONE, try_type_1);
}

static bool try_type_2_or_5(const ChFinderInput *input, ChSink *sink, const ChRectangle *rectangle)
{
    if (!ch_is_single(rectangle->guards))
        return false;
    const ChPattern pattern = ch_rectangle_pattern(input->board, rectangle);
    const int technique = shape_of(rectangle) == ADJACENT ? CH_TECHNIQUE_UNIQUE_RECTANGLE_2
                                                          : CH_TECHNIQUE_UNIQUE_RECTANGLE_5;
    return ch_pattern_type_2(input, sink, technique, &pattern);
}

bool ch_find_unique_rectangle_2(const ChFinderInput *input, ChSink *sink)
{
    return visit_rectangles(input, sink, 1u << ADJACENT, try_type_2_or_5);
}

bool ch_find_unique_rectangle_5(const ChFinderInput *input, ChSink *sink)
{
    return visit_rectangles(input, sink, 1u << OPPOSITE | 1u << THREE, try_type_2_or_5);
}

/* ---- types 3 and 4 ---- */

/* Returns the corners of a rectangle: all of them, or those with guardians. */
static ChCellSet corners(const ChRectangle *rectangle, unsigned which)
{
    ChCellSet cells = {{0}};

    CH_EACH_BIT(i, which)
        ch_cells_add(&cells, rectangle->cell[i]);
    return cells;
}

/* Reports whether a corner has changed, or a house of all corners with guardians. */
static bool is_fresh(const ChRectangle *rectangle, ChCellSet cells, uint32_t houses)
{
    int house[3];
    const int count = ch_houses_of(corners(rectangle, rectangle->extra), house);

    for (int i = 0; i < count; i++)
        if (houses >> house[i] & 1)
            return true;
    return ch_cells_meet(corners(rectangle, 0xf), cells);
}

bool ch_find_unique_rectangle_3(const ChFinderInput *input, ChSink *sink)
{
    const ChRectangles *const rectangles = ch_facts_rectangles(input->facts);
    const ChCellSet cells = ch_fresh_cells(input);
    const uint32_t houses = ch_fresh_houses(input);

    for (int size = 1; size <= CH_PATTERN_SUBSET; size++)
        for (int i = 0; i < rectangles->count; i++) {
            const ChRectangle *const rectangle = &rectangles->at[i];
            if (shape_of(rectangle) != ADJACENT || ch_is_single(rectangle->guards) ||
                ch_count(rectangle->guards) > size + 1 ||
                (input->options->full_rectangles && !rectangle->full) ||
                !is_fresh(rectangle, cells, houses))
                continue;
            const ChPattern pattern = ch_rectangle_pattern(input->board, rectangle);
            if (ch_pattern_type_3(input, sink, CH_TECHNIQUE_UNIQUE_RECTANGLE_3, &pattern, size))
                return true;
        }
    return false;
}

static bool try_type_4(const ChFinderInput *input, ChSink *sink, const ChRectangle *rectangle)
{
    const ChPattern pattern = ch_rectangle_pattern(input->board, rectangle);

    return ch_pattern_type_4(input, sink, CH_TECHNIQUE_UNIQUE_RECTANGLE_4, &pattern);
}

bool ch_find_unique_rectangle_4(const ChFinderInput *input, ChSink *sink)
{
    return visit_rectangles(input, sink, 1u << ADJACENT, try_type_4);
}

/* ---- type 6 and hidden ---- */

/* Returns true if the house has the digit only in the rectangle. */
static bool is_confined(const ChBoard *board, const ChRectangle *rectangle, int house, int digit)
{
    ChCellSet cells = ch_cells_and(ch_board_plane(board, digit), ch_house_cells[house]);

    for (int i = 0; i < 4; i++)
        ch_cells_remove(&cells, rectangle->cell[i]);
    return ch_cells_empty(cells);
}

static bool is_confined_around(const ChBoard *board, const ChRectangle *rectangle, int cell,
                               int digit)
{
    return is_confined(board, rectangle, ch_cell_house[cell][1], digit) &&
           is_confined(board, rectangle, ch_cell_house[cell][2], digit);
}

static bool try_type_6(const ChFinderInput *input, ChSink *sink, const ChRectangle *rectangle)
{
    const int one = rectangle->cell[1]; /* corner 0 is plain */
    const int other = rectangle->cell[2];

    for (int i = 0; i < 2; i++) {
        const int digit = i == 0 ? rectangle->first : rectangle->second;
        if (!is_confined_around(input->board, rectangle, one, digit) ||
            !is_confined_around(input->board, rectangle, other, digit))
            continue;
        const ChPattern pattern = ch_rectangle_pattern(input->board, rectangle);
        ChDeduction deduction = ch_deduction(CH_TECHNIQUE_UNIQUE_RECTANGLE_6);
        ch_add_deadly_pattern(&deduction, &pattern.deadly);
        ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(ch_cell_house[one][1], digit));
        ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(ch_cell_house[other][1], digit));
        ch_add_cell_eliminations(&deduction, input->board, one, 1u << digit);
        ch_add_cell_eliminations(&deduction, input->board, other, 1u << digit);
        return ch_pattern_is_possible(input, &pattern) && ch_report(&deduction, sink);
    }
    return false;
}

bool ch_find_unique_rectangle_6(const ChFinderInput *input, ChSink *sink)
{
    return visit_rectangles(input, sink, 1u << OPPOSITE, try_type_6);
}

/* Tries a corner where KEPT is confined to the rectangle in both lines, so that the corner cannot
 * be LOST. Returns true if the sink wants no more. */
static bool try_hidden_corner(const ChFinderInput *input, ChSink *sink,
                              const ChRectangle *rectangle, int corner, int kept, int lost)
{
    const int cell = rectangle->cell[corner];

    if (!(input->board->candidates[cell] >> lost & 1) ||
        !is_confined_around(input->board, rectangle, cell, kept))
        return false;
    const ChPattern pattern = ch_rectangle_pattern(input->board, rectangle);
    if (!ch_pattern_is_possible(input, &pattern))
        return false;
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_HIDDEN_RECTANGLE);
    ch_add_deadly_pattern(&deduction, &pattern.deadly);
    ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(ch_cell_house[cell][1], kept));
    ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(ch_cell_house[cell][2], kept));
    ch_add_cell_eliminations(&deduction, input->board, cell, 1u << lost);
    return ch_report(&deduction, sink);
}

static bool try_hidden_rectangle(const ChFinderInput *input, ChSink *sink,
                                 const ChRectangle *rectangle)
{
    const int first = rectangle->first;
    const int second = rectangle->second;

    for (int plain = 0; plain < 4; plain++)
        if (!(rectangle->extra >> plain & 1) &&
            (try_hidden_corner(input, sink, rectangle, 3 - plain, first, second) ||
             try_hidden_corner(input, sink, rectangle, 3 - plain, second, first)))
            return true;
    return false;
}

bool ch_find_hidden_rectangle(const ChFinderInput *input, ChSink *sink)
{
    return visit_rectangles(input, sink, 1u << OPPOSITE | 1u << THREE, try_hidden_rectangle);
}
