/* uniqueness_conjugate.c - unique rectangles whose corners are joined by conjugate pairs.
 *
 * Four cells in two rows, two columns and two boxes have the same two digits; two to four corners
 * are extra, they have other candidates too (uniqueness_rectangles.c). A conjugate pair of one of
 * the two digits joins two corners of a side: in a row, column or box the digit has just these two
 * places. Suppose an extra corner is one of the digits. If conjugate pairs then lead to one of them
 * in every other extra corner, the rectangle would be deadly. So the corner is not that digit.
 * Each of the other extra corners needs a conjugate pair of its own:
 *
 *      12 . . | . 12 .      two extra corners, one conjugate pair. Here the 1 of the left column
 *      |      |             (2B/1): if r2c5 were 2, r1c5 would be 1, so r2c1 would be 1. With the
 *      12x. . | . 12y.      extra corners opposite each other it is 2D/1.
 *
 *      12 . . | . 12x.      three extra corners, two conjugate pairs, here of 1 in the right column
 *             |   |         and of 2 in the lower row (3X/2): if r1c5 were 2, r2c5 would be 1, so
 *      12y----+---12z.      r2c1 would be 2. Drawn, others look like N, U or E.
 *
 *      12w----+---12x.      four extra corners, three conjugate pairs: the pairs of the digit with
 *             |   |         two are in parallel lines (4X/3) or meet in a corner (4C/3).
 *      12y----+---12z.
 *
 * Where the two pairs of one digit meet opposite a corner that is not extra, or a pair joins the
 * only two extra corners, the step is a hidden rectangle or type 4, and is left to them. A side
 * with a pair of each digit is a hidden pair. With fewer pairs, a naked subset may do the rest
 * (uniqueness_conjugate_subset.c).
 *
 * The letters are those of Sunnie's Sudoku Solution.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

/* ---- the conjugate pairs of a rectangle ---- */

/* The sides of a rectangle, as sets of two corners. */
enum { SIDES = 4, CORNERS = 4 };
static const uint8_t SIDE[SIDES] = {1 << 0 | 1 << 1, 1 << 2 | 1 << 3, 1 << 0 | 1 << 2,
                                    1 << 1 | 1 << 3};

/* A conjugate pair at two corners. */
typedef struct Conjugate {
    uint8_t ends; /* a set of two corners */
    uint8_t digit;
    uint16_t premise;
    ChCandidatePair candidates;
} Conjugate;

/* A rectangle with the pairs of its two digits. */
typedef struct Joined {
    ChPattern pattern;
    const ChRectangle *rectangle;
    int count;
    Conjugate pair[2 * SIDES];
} Joined;

static Conjugate conjugate_at(const ChRectangle *rectangle, unsigned ends, int digit, int premise)
{
    const int one = rectangle->cell[ch_lowest(ends)];
    const int other = rectangle->cell[ch_lowest(ends & (ends - 1))];

    return (Conjugate){
        (uint8_t)ends,
        (uint8_t)digit,
        (uint16_t)premise,
        {{(uint16_t)CH_CANDIDATE(one, digit), (uint16_t)CH_CANDIDATE(other, digit)}}};
}

static void add_pair(const ChFinderInput *input, Joined *joined, unsigned ends, int digit)
{
    const ChRectangle *const rectangle = joined->rectangle;
    const int house = ch_conjugate_house(input->board, ch_facts_pairs(input->facts),
                                         rectangle->cell[ch_lowest(ends)],
                                         rectangle->cell[ch_lowest(ends & (ends - 1))], digit);

    if (house >= 0)
        joined->pair[joined->count++] =
            conjugate_at(rectangle, ends, digit, CH_HOUSE_CONSTRAINT(house, digit));
}

static void find_pairs(const ChFinderInput *input, Joined *joined)
{
    joined->count = 0;
    for (int side = 0; side < SIDES; side++) {
        add_pair(input, joined, SIDE[side], joined->rectangle->first);
        add_pair(input, joined, SIDE[side], joined->rectangle->second);
    }
}

/* Reports whether the chosen pairs make the step another one: type 4, a hidden rectangle, or a
 * hidden pair. */
static bool has_own_name(const Joined *joined, unsigned choice)
{
    const unsigned extra = joined->rectangle->extra;
    const Conjugate *const one = &joined->pair[ch_lowest(choice)];

    if (ch_is_single(choice))
        return one->ends == extra;
    CH_EACH_BIT(i, choice)
        CH_EACH_BIT(j, choice)
            if (i < j && joined->pair[i].ends == joined->pair[j].ends)
                return true;
    const Conjugate *const other = &joined->pair[ch_lowest(choice & (choice - 1))];
    return ch_count(extra) == 3 && one->digit == other->digit &&
           ((one->ends | other->ends) & ~extra) == 0;
}

/* ---- steps ---- */

/* Reports whether the chosen pairs rule a candidate out. If they alone do not suffice, one of the
 * corners that are not extra becomes a premise, as a cell. */
static bool is_ruled_out(const Joined *joined, unsigned choice, int candidate,
                         ChDeduction *deduction)
{
    const ChRectangle *const rectangle = joined->rectangle;
    ChCandidatePair pair[CORNERS];
    ChCornerHop hop[CH_CORNER_HOPS];
    int count = 0;

    CH_EACH_BIT(i, choice)
        pair[count++] = joined->pair[i].candidates;
    if (ch_corner_hops(pair, count, &joined->pattern.extra, candidate, hop) > 0)
        return true;
    CH_EACH_BIT(corner, ~(unsigned)rectangle->extra & 0xf) {
        const int cell = rectangle->cell[corner];
        pair[count] = (ChCandidatePair){{(uint16_t)CH_CANDIDATE(cell, rectangle->first),
                                         (uint16_t)CH_CANDIDATE(cell, rectangle->second)}};
        if (ch_corner_hops(pair, count + 1, &joined->pattern.extra, candidate, hop) > 0) {
            ch_add_premise(deduction, CH_CELL_CONSTRAINT(cell));
            return true;
        }
    }
    return false;
}

static bool try_choice(const ChFinderInput *input, ChSink *sink, const Joined *joined,
                       unsigned choice)
{
    const ChRectangle *const rectangle = joined->rectangle;
    const unsigned digits = 1u << rectangle->first | 1u << rectangle->second;
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_UNIQUE_RECTANGLE_WITH_CONJUGATE_PAIRS);

    ch_add_deadly_pattern(&deduction, &joined->pattern.deadly);
    CH_EACH_BIT(i, choice)
        ch_add_premise(&deduction, joined->pair[i].premise);
    CH_EACH_BIT(corner, (unsigned)rectangle->extra) {
        const int cell = rectangle->cell[corner];
        CH_EACH_DIGIT(digit, digits & input->board->candidates[cell])
            if (is_ruled_out(joined, choice, CH_CANDIDATE(cell, digit), &deduction))
                ch_add_cell_eliminations(&deduction, input->board, cell, 1u << digit);
    }
    return ch_report(&deduction, sink);
}

/* Reports whether the corners that are not extra have both digits. */
static bool has_whole_floor(const ChBoard *board, const ChRectangle *rectangle)
{
    CH_EACH_BIT(corner, ~(unsigned)rectangle->extra & 0xf)
        if (ch_is_single(board->candidates[rectangle->cell[corner]]))
            return false;
    return true;
}

/* Tries all choices of as many pairs as there are other extra corners. */
static bool try_rectangle(const ChFinderInput *input, ChSink *sink, const ChRectangle *rectangle)
{
    const int needed = ch_count(rectangle->extra) - 1;
    Joined joined;

    if (needed < 1 || (input->options->full_rectangles && !rectangle->full) ||
        !has_whole_floor(input->board, rectangle))
        return false;
    joined.rectangle = rectangle;
    find_pairs(input, &joined);
    if (joined.count < needed)
        return false;
    joined.pattern = ch_rectangle_pattern(input->board, rectangle);
    if (!ch_pattern_is_possible(input, &joined.pattern))
        return false;
    for (unsigned choice = 1; choice < 1u << joined.count; choice++)
        if (ch_count(choice) == needed && !has_own_name(&joined, choice) &&
            try_choice(input, sink, &joined, choice))
            return true;
    return false;
}

/* ---- rectangles whose corners are all extra ---- */

/* A conjugate pair, by the rows and columns of its cells. */
typedef struct Edge {
    uint16_t rows;
    uint16_t columns;
    uint16_t premise;
} Edge;

typedef struct Edges {
    int count;
    Edge at[CH_HOUSES];
} Edges;

/* Lists the pairs of a digit; where a line and a box have the same pair, the line's. */
static void list_edges(const ChFinderInput *input, Edges *edges, int digit)
{
    const ChPairs *const pairs = ch_facts_pairs(input->facts);

    edges->count = 0;
    CH_EACH_HOUSE(house, pairs->bilocal[digit]) {
        const ChCellSet cells =
            ch_cells_and(ch_board_open(input->board, digit), ch_house_cells[house]);
        const int one = ch_cells_first(cells);
        const int other = ch_cells_next(&cells, one + 1);
        if (ch_conjugate_house(input->board, pairs, one, other, digit) == house)
            edges->at[edges->count++] =
                (Edge){(uint16_t)(1u << CH_ROW_OF(one) | 1u << CH_ROW_OF(other)),
                       (uint16_t)(1u << CH_COLUMN_OF(one) | 1u << CH_COLUMN_OF(other)),
                       (uint16_t)CH_HOUSE_CONSTRAINT(house, digit)};
    }
}

static uint8_t ends_of(const ChRectangle *rectangle, const Edge *edge)
{
    unsigned ends = 0;

    for (int i = 0; i < CORNERS; i++)
        if ((edge->rows >> CH_ROW_OF(rectangle->cell[i]) & 1) &&
            (edge->columns >> CH_COLUMN_OF(rectangle->cell[i]) & 1))
            ends |= 1u << i;
    return (uint8_t)ends;
}

/* Tries the pairs of the second digit with two of the first. */
static bool try_second(const ChFinderInput *input, ChSink *sink, ChRectangle *rectangle,
                       const Edge *const edge[2])
{
    const unsigned digits = 1u << rectangle->first | 1u << rectangle->second;
    Joined joined;

    joined.rectangle = rectangle;
    joined.count = 2;
    rectangle->full = true;
    for (int i = 0; i < CORNERS; i++) {
        const unsigned candidates = input->board->candidates[rectangle->cell[i]];
        rectangle->full = rectangle->full && (digits & ~candidates) == 0;
        if ((candidates & ~digits) == 0)
            return false;
    }
    for (int i = 0; i < 2; i++)
        joined.pair[i] = conjugate_at(rectangle, ends_of(rectangle, edge[i]), rectangle->first,
                                      edge[i]->premise);
    for (int side = 0; side < SIDES; side++)
        add_pair(input, &joined, SIDE[side], rectangle->second);
    if (joined.count == 2 || (input->options->full_rectangles && !rectangle->full))
        return false;
    joined.pattern = ch_rectangle_pattern(input->board, rectangle);
    if (!ch_pattern_is_possible(input, &joined.pattern))
        return false;
    for (int i = 2; i < joined.count; i++)
        if (!has_own_name(&joined, 3u | 1u << i) && try_choice(input, sink, &joined, 3u | 1u << i))
            return true;
    return false;
}

/* Returns the digits that three corners have or all four, as the second digit does. */
static unsigned digits_of_three(const ChBoard *board, const ChRectangle *rectangle)
{
    const unsigned a = board->candidates[rectangle->cell[0]];
    const unsigned b = board->candidates[rectangle->cell[1]];
    const unsigned c = board->candidates[rectangle->cell[2]];
    const unsigned d = board->candidates[rectangle->cell[3]];

    return (a & b & (c | d)) | (c & d & (a | b));
}

/* Tries the rectangles in which two conjugate pairs of a digit are sides. */
static bool try_edges(const ChFinderInput *input, ChSink *sink, const Edge *const edge[2],
                      int digit)
{
    const unsigned rows = edge[0]->rows | edge[1]->rows;
    const unsigned columns = edge[0]->columns | edge[1]->columns;
    ChRectangle rectangle;

    if (ch_count(rows) != 2 || ch_count(columns) != 2 ||
        !ch_rectangle_at(input->board, ch_lowest(rows), ch_lowest(rows & (rows - 1)),
                         ch_lowest(columns), ch_lowest(columns & (columns - 1)), &rectangle))
        return false;
    rectangle.first = (uint8_t)digit;
    CH_EACH_DIGIT(second, digits_of_three(input->board, &rectangle) & ~(1u << digit)) {
        rectangle.second = (uint8_t)second;
        if (try_second(input, sink, &rectangle, edge))
            return true;
    }
    return false;
}

static bool find_without_floor(const ChFinderInput *input, ChSink *sink)
{
    Edges edges;

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        list_edges(input, &edges, digit);
        for (int i = 0; i < edges.count; i++)
            for (int j = i + 1; j < edges.count; j++)
                if (try_edges(input, sink, (const Edge *const[]){&edges.at[i], &edges.at[j]},
                              digit))
                    return true;
    }
    return false;
}

bool ch_find_unique_rectangle_with_conjugate_pairs(const ChFinderInput *input, ChSink *sink)
{
    const ChRectangles *const rectangles = ch_facts_rectangles(input->facts);

    for (int i = 0; i < rectangles->count; i++)
        if (try_rectangle(input, sink, &rectangles->at[i]))
            return true;
    return find_without_floor(input, sink) || ch_find_conjugate_subsets(input, sink);
}

/* ---- the pattern ---- */

/* Marks the pairs as links, from the candidates that are false to those that are true if the first
 * candidate that the step removes were true; and the cells of a naked subset. */
void ch_mark_unique_rectangle_with_conjugate_pairs(const ChReplay *replay, const ChStep *step,
                                                   ChMarks *marks)
{
    ChCornerStep corner;

    ch_mark_deadly_pattern(replay, step, marks);
    if (step->detail == NULL || step->detail->deadly_count == 0 ||
        !ch_read_corner_step(&corner, &replay->board, step->detail->deadly, &step->detail->premises,
                             ch_candidates_next(&step->detail->removed, 0)))
        return;
    unsigned digits = 0;
    CH_EACH_CELL(cell, corner.subset)
        digits |= replay->board.candidates[cell];
    if (digits != 0)
        ch_marks_set(marks, &corner.subset, digits);
    for (int i = 0; i < corner.hops; i++) {
        ChCandidateSet from = {{0}};
        ChCandidateSet to = {{0}};
        ch_candidates_add(&from, corner.hop[i].from);
        ch_candidates_add(&to, corner.hop[i].to);
        ch_marks_link(marks, &from, &to, true);
    }
}
