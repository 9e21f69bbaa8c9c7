/* uniqueness_conjugate_subset.c - unique rectangles with conjugate pairs and a naked subset.
 *
 * As in uniqueness_conjugate.c, a corner is supposed to be one of the two digits, and conjugate
 * pairs of the other digit lead from it to the next corners. Here they leave one extra corner, or
 * two, without a digit. Cells outside of the rectangle, in the line of this corner, then keep only
 * as many digits as there are cells, none of the two: a naked subset, which has all the extra
 * digits of the corner. So the corner would be one of the two digits, too.
 *
 *      12 . . | . 12x. | . . .    three extra corners, a pair of 1 in the right column (3X/1): if
 *             |   |    |          r1c5 were 2, r2c5 would be 1, and r2c7 only z. So r2c1 would be
 *      12z. . | . 12y. | 1z. .    2.
 *
 *      12w----+---12x. | . . .    four extra corners, pairs of 1 in the upper row and in the right
 *             |   |    |          column (4X/2): the same, where the upper row leads to r1c1.
 *      12z. . | . 12y2z| . . .
 *
 *      12w----+---12x. | . . .    four extra corners, a pair of 1 in the upper row (4X/1): if r1c5
 *             |        |          were 2, r1c1 would be 1, and r2c3 and r2c6 would have y and z. So
 *      12y.1yz| . 12z2yz . . .    r2c1 would be 2, and r2c5 would be 1.
 *
 * Each outside cell has one of the two digits, and loses it to a corner that it sees. The subset is
 * in the line that joins the corner opposite the supposed one with a next corner. Each step needs
 * all its pairs and cells. L: the subset is one cell, in 4X/1 two cells in different boxes. U: it
 * has several cells, in 4X/1 any others.
 *
 * The letters are those of Sunnie's Sudoku Solution.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "uniqueness.h"

enum { CORNERS = 4, MOST_PLACES = 7 /* a line without its two corners */ };

/* A rectangle with a supposed corner. The subset is in the line of BESIDE and OPPOSITE. */
typedef struct Supposed {
    const ChFinderInput *input;
    ChSink *sink;
    ChPattern pattern;
    ChCellSet corners;
    int supposed, beside, other, opposite; /* cells */
    int digit;                             /* the supposed one */
    int linked;                            /* the digit of the pairs */
    int premise[2];                        /* the pairs to BESIDE and to OTHER; -1: none */
} Supposed;

/* The cells that may form the subset, with what they keep. */
typedef struct Places {
    int count;
    int cell[MOST_PLACES];
    unsigned kept[MOST_PLACES];
} Places;

static unsigned digits_of(const Supposed *at)
{
    return 1u << at->digit | 1u << at->linked;
}

static bool is_extra(const Supposed *at, int cell)
{
    return ch_cells_has(&at->pattern.extra, cell);
}

/* Lists the cells of the line that keep none of the two digits, but have one. LINKED: the corners
 * that have the digit of the pairs. */
static void list_places(const Supposed *at, const ChCellSet *linked, Places *places)
{
    const ChBoard *const board = at->input->board;
    const int kind = ch_cell_house[at->beside][1] == ch_cell_house[at->opposite][1] ? 1 : 2;
    const ChCellSet line =
        ch_cells_and(ch_house_cells[ch_cell_house[at->opposite][kind]],
                     ch_cells_minus(ch_board_plane(board, CH_EMPTY), at->corners));

    places->count = 0;
    CH_EACH_CELL(cell, line) {
        unsigned kept = board->candidates[cell];
        if (ch_cells_meet(*linked, ch_cell_peers[cell]))
            kept &= ~(1u << at->linked);
        if (ch_cells_has(&ch_cell_peers[at->supposed], cell))
            kept &= ~(1u << at->digit);
        if (kept == board->candidates[cell] || (kept & digits_of(at)) != 0)
            continue;
        places->cell[places->count] = cell;
        places->kept[places->count++] = kept;
    }
}

static bool report(const Supposed *at, unsigned pairs, const Places *places, unsigned choice)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_UNIQUE_RECTANGLE_WITH_CONJUGATE_PAIRS);

    ch_add_deadly_pattern(&deduction, &at->pattern.deadly);
    CH_EACH_BIT(i, pairs)
        ch_add_premise(&deduction, at->premise[i]);
    CH_EACH_BIT(i, choice)
        ch_add_premise(&deduction, CH_CELL_CONSTRAINT(places->cell[i]));
    ch_add_cell_eliminations(&deduction, at->input->board, at->supposed, 1u << at->digit);
    return ch_pattern_is_possible(at->input, &at->pattern) &&
           ch_pattern_needs_all(&at->pattern, at->input->board, &deduction) &&
           ch_report(&deduction, at->sink);
}

/* Tries the subsets with some of the pairs, the smallest subsets first. */
static bool try_subsets(const Supposed *at, unsigned pairs)
{
    ChCellSet linked = {{0}};
    unsigned guards = ch_pattern_guards(&at->pattern, at->input->board, at->opposite);
    Places places;

    if (pairs & 1)
        ch_cells_add(&linked, at->beside);
    else
        guards |= ch_pattern_guards(&at->pattern, at->input->board, at->beside);
    if (pairs & 2)
        ch_cells_add(&linked, at->other);
    list_places(at, &linked, &places);
    for (int size = 1; size <= places.count; size++)
        for (unsigned choice = 1; choice < 1u << places.count; choice++) {
            unsigned kept = 0;
            if (ch_count(choice) != size)
                continue;
            CH_EACH_BIT(i, choice)
                kept |= places.kept[i];
            if (ch_count(kept) == size && (guards & ~kept) == 0 &&
                report(at, pairs, &places, choice))
                return true;
        }
    return false;
}

/* Reports whether the corners may have the digits, and may be extra, as the definition says. */
static bool is_rectangle(const Supposed *at)
{
    const uint16_t *const candidates = at->input->board->candidates;
    const unsigned pair = digits_of(at);
    const unsigned every = candidates[at->supposed] & candidates[at->beside] &
                           candidates[at->other] & candidates[at->opposite];

    return is_extra(at, at->supposed) && is_extra(at, at->beside) && is_extra(at, at->opposite) &&
           (is_extra(at, at->other) || candidates[at->other] == pair) &&
           (!at->input->options->full_rectangles || (pair & ~every) == 0);
}

static int pair_with(const Supposed *at, int corner)
{
    const int house = ch_conjugate_house(at->input->board, ch_facts_pairs(at->input->facts),
                                         at->supposed, corner, at->linked);

    return house < 0 ? -1 : CH_HOUSE_CONSTRAINT(house, at->linked);
}

static bool try_digits(Supposed *at, int digit, int linked)
{
    at->digit = digit;
    at->linked = linked;
    at->premise[0] = pair_with(at, at->beside);
    at->premise[1] = pair_with(at, at->other);
    if (at->premise[0] < 0 && at->premise[1] < 0)
        return false;
    at->pattern = ch_pattern_of(at->input->board, at->corners, digits_of(at));
    if (!is_rectangle(at))
        return false;
    if (!is_extra(at, at->other))
        return at->premise[0] >= 0 && try_subsets(at, 1);
    return at->premise[1] >= 0 &&
           ((at->premise[0] >= 0 && try_subsets(at, 3)) || try_subsets(at, 2));
}

static bool try_corner(Supposed *at)
{
    const uint16_t *const candidates = at->input->board->candidates;
    const unsigned across = candidates[at->supposed] & candidates[at->opposite];
    const unsigned linked =
        candidates[at->supposed] & candidates[at->beside] & candidates[at->other];

    CH_EACH_DIGIT(digit, across)
        CH_EACH_DIGIT(partner, linked & ~(1u << digit))
            if (try_digits(at, digit, partner))
                return true;
    return false;
}

static bool try_rectangle(const ChFinderInput *input, ChSink *sink, const uint8_t cell[CORNERS])
{
    Supposed at = {.input = input, .sink = sink};

    for (int i = 0; i < CORNERS; i++)
        ch_cells_add(&at.corners, cell[i]);
    for (int i = 0; i < CORNERS; i++)
        for (int side = 1; side <= 2; side++) {
            at.supposed = cell[i];
            at.beside = cell[i ^ side];
            at.other = cell[i ^ side ^ 3];
            at.opposite = cell[i ^ 3];
            if (try_corner(&at))
                return true;
        }
    return false;
}

bool ch_find_conjugate_subsets(const ChFinderInput *input, ChSink *sink)
{
    ChRectangle rectangle;

    for (int top = 0; top < 9; top++)
        for (int bottom = top + 1; bottom < 9; bottom++)
            for (int left = 0; left < 9; left++)
                for (int right = left + 1; right < 9; right++)
                    if (ch_rectangle_at(input->board, top, bottom, left, right, &rectangle) &&
                        try_rectangle(input, sink, rectangle.cell))
                        return true;
    return false;
}
