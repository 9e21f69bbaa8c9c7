/* almost_locked_candidates.c - almost locked candidates: pairs and triples.
 *
 * A box and a line cross; one of them is the base, the other the cover. In the base, n - 1 cells
 * outside the intersection have n digits between them. In the cover, these n digits have n - 1
 * places outside the intersection. The cells of the base leave exactly one of the digits to the
 * intersection. So the cover has the other digits in its n - 1 places, and one in the intersection.
 * These places hold nothing else, and the rest of the base loses the digits.
 *
 *      .  .  .  | .  .  .  | .  .  .      12  the base's, row 3: of 1 and 2
 *      .  12a . | .  .  .  | .  .  .      a   removed: in the cover, box 1, only this cell outside
 *      12 .  .  | .  12 .  | x  .  .          the intersection has 1 or 2
 *                                         x   loses 1 and 2
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "fresh.h"
#include "lanes.h"
#include "premises.h"

/* The houses in which n - 1 cells of the base are tried. */
typedef struct Almost {
    const ChFinderInput *input;
    ChSink *sink;
    int technique;
    int size;
    int base;
    int cover;
    unsigned shared; /* places of the cover that are in the base, too */
} Almost;

static ChCellSet places_of(const ChBoard *board, unsigned digits)
{
    ChCellSet places = {{0}};

    CH_EACH_DIGIT(digit, digits)
        places = ch_cells_or(places, ch_board_open(board, digit));
    return places;
}

static ChCellSet places_in_cover(const ChBoard *board, int base, int cover, unsigned digits)
{
    return ch_cells_and(ch_cells_minus(ch_house_cells[cover], ch_house_cells[base]),
                        places_of(board, digits));
}

/* Reports whether the digits have n - 1 places in the cover, outside the intersection. */
static bool has_few_places(const Almost *almost, unsigned digits)
{
    const ChBoard *const board = almost->input->board;
    unsigned places = 0;

    CH_EACH_DIGIT(digit, digits)
        places |= board->places[digit][almost->cover];
    return ch_count_of_nine[places & ~almost->shared] == almost->size - 1;
}

static bool is_placed(const ChBoard *board, int house, unsigned digits)
{
    CH_EACH_DIGIT(digit, digits)
        if (board->placed[digit] >> house & 1)
            return true;
    return false;
}

static bool report_almost_locked(const Almost *almost, ChCellSet cells, unsigned digits)
{
    const ChBoard *const board = almost->input->board;

    if (!has_few_places(almost, digits) || is_placed(board, almost->cover, digits))
        return false;
    const ChCellSet places = places_in_cover(board, almost->base, almost->cover, digits);
    const ChCellSet rest = ch_cells_minus(
        ch_cells_minus(ch_house_cells[almost->base], ch_house_cells[almost->cover]), cells);
    ChDeduction deduction = ch_deduction(almost->technique);
    CH_EACH_DIGIT(digit, digits)
        ch_add_eliminations(&deduction, board, rest, digit);
    CH_EACH_CELL(cell, places)
        ch_add_cell_eliminations(&deduction, board, cell, CH_ALL_NINE & ~digits);
    if (deduction.removals == 0)
        return false;
    ch_add_cell_premises(&deduction, cells);
    ch_add_digit_premises(&deduction, almost->cover, digits);
    deduction.detail.seed[0] = (uint32_t)(almost->base | almost->cover << 5) | digits << 10;
    deduction.detail.seed[1] = (uint32_t)cells.word[0];
    deduction.detail.seed[2] = (uint32_t)(cells.word[0] >> 32);
    deduction.detail.seed[3] = (uint32_t)cells.word[1];
    return ch_is_minimal(&deduction, board) && ch_report(&deduction, almost->sink);
}

/* Tries a cell of the base with each later one of FEW. */
static bool try_pairs(const Almost *almost, ChCellSet few, int one)
{
    const uint16_t *const candidates = almost->input->board->candidates;

    CH_EACH_CELL_FROM(other, one + 1, few) {
        const unsigned digits = (unsigned)(candidates[one] | candidates[other]);
        const ChCellSet cells = ch_cells_or(ch_cell_alone[one], ch_cell_alone[other]);
        if (ch_count_of_nine[digits] == 3 && report_almost_locked(almost, cells, digits))
            return true;
    }
    return false;
}

/* Tries n - 1 cells of the base, among those with at most n digits. */
static bool try_base(const Almost *almost, ChCellSet few)
{
    const uint16_t *const candidates = almost->input->board->candidates;

    few = ch_cells_and(few,
                       ch_cells_minus(ch_house_cells[almost->base], ch_house_cells[almost->cover]));
    CH_EACH_CELL(one, few)
        if (almost->size == 2 ? report_almost_locked(almost, ch_cell_alone[one], candidates[one])
                              : try_pairs(almost, few, one))
            return true;
    return false;
}

/* By digit, the houses that have it open in n - 1 places at most outside an intersection: one with
 * a third of a line or a row of a box, or with a column of a box. */
typedef struct FewPlaces {
    uint32_t outside[2][3][CH_DIGITS];
} FewPlaces;

static uint32_t houses_with_few(const uint16_t places[CH_LANES], unsigned outside, int most)
{
    uint16_t left[CH_LANES];

    for (int i = 0; i < CH_LANES; i++)
        left[i] = (uint16_t)(places[i] & outside);
    if (most == 2)
        for (int i = 0; i < CH_LANES; i++)
            left[i] &= (uint16_t)(left[i] - 1);
    return ch_lanes_summary(left).few;
}

static void find_few_places(FewPlaces *few_places, const ChBoard *board, int most)
{
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int i = 0; i < 3; i++) {
            few_places->outside[0][i][digit] =
                ~board->placed[digit] &
                houses_with_few(board->places[digit], CH_ALL_NINE & ~(7u << 3 * i), most);
            few_places->outside[1][i][digit] =
                ~board->placed[digit] &
                houses_with_few(board->places[digit], CH_ALL_NINE & ~(0x49u << i), most);
        }
}

/* Returns the houses that can be the cover of a base with the cell. */
static uint32_t covers_of(const FewPlaces *few_places, int cell, unsigned digits)
{
    const uint8_t *const house = ch_cell_house[cell];
    const int band = house[0] / 3, stack = house[0] % 3;
    const int row = house[1] % 3, column = house[2] % 3;
    uint32_t boxes_of_band = 7u << 3 * band;
    uint32_t boxes_of_stack = 0x49u << stack;
    uint32_t rows = 7u << (CH_FIRST_ROW + 3 * band);
    uint32_t columns = 7u << (CH_FIRST_COLUMN + 3 * stack);

    CH_EACH_DIGIT(digit, digits) {
        boxes_of_band &= few_places->outside[0][row][digit];
        boxes_of_stack &= few_places->outside[1][column][digit];
        rows &= few_places->outside[0][stack][digit];
        columns &= few_places->outside[0][band][digit];
    }
    return (boxes_of_band | boxes_of_stack | rows | columns) &
           ~(1u << house[0] | 1u << house[1] | 1u << house[2]);
}

/* Lists by cover those of CELLS whose digits all have few places there. */
static void list_fitting(const ChFinderInput *input, ChCellSet cells, int size,
                         ChCellSet fitting[CH_HOUSES])
{
    FewPlaces few_places;

    for (int cover = 0; cover < CH_HOUSES; cover++)
        fitting[cover] = input->options->unfiltered ? cells : (ChCellSet){{0}};
    if (input->options->unfiltered)
        return;
    find_few_places(&few_places, input->board, size - 1);
    CH_EACH_CELL(cell, cells)
        CH_EACH_HOUSE(cover, covers_of(&few_places, cell, input->board->candidates[cell]))
            ch_cells_add(&fitting[cover], cell);
}

static bool find_almost_locked(const ChFinderInput *input, ChSink *sink, int technique, int size)
{
    Almost almost = {.input = input, .sink = sink, .technique = technique, .size = size};
    ChCellSet few[CH_HOUSES]; /* by cover */
    const uint32_t fresh = ch_fresh_houses(input);

    list_fitting(input, ch_facts_few_cells(input->facts)->upto[size], size, few);
    for (int box = 0; box < CH_BOXES; box++)
        for (int i = 0; i < 6; i++) {
            const bool is_row = i < 3;
            const int line =
                is_row ? CH_FIRST_ROW + box / 3 * 3 + i : CH_FIRST_COLUMN + box % 3 * 3 + i - 3;
            if (((fresh >> box | fresh >> line) & 1) == 0)
                continue;
            almost.base = line;
            almost.cover = box;
            almost.shared = is_row ? 7u << 3 * i : 0x49u << (i - 3);
            if (try_base(&almost, few[almost.cover]))
                return true;
            almost.base = box;
            almost.cover = line;
            almost.shared = 7u << 3 * (is_row ? box % 3 : box / 3);
            if (try_base(&almost, few[almost.cover]))
                return true;
        }
    return false;
}

bool ch_find_almost_locked_pair(const ChFinderInput *input, ChSink *sink)
{
    return find_almost_locked(input, sink, CH_TECHNIQUE_ALMOST_LOCKED_PAIR, 2);
}

bool ch_find_almost_locked_triple(const ChFinderInput *input, ChSink *sink)
{
    return find_almost_locked(input, sink, CH_TECHNIQUE_ALMOST_LOCKED_TRIPLE, 3);
}

void ch_mark_almost_locked(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const uint32_t *const seed = step->detail->seed;
    const int base = (int)(seed[0] & 31);
    const int cover = (int)(seed[0] >> 5 & 31);
    const unsigned digits = seed[0] >> 10;
    const ChCellSet cells = {{seed[1] | (uint64_t)seed[2] << 32, seed[3]}};
    const ChCellSet places = places_in_cover(&replay->board, base, cover, digits);

    ch_marks_digits(marks, CH_ROLE_DIGIT, 0, digits);
    ch_marks_add(marks, CH_ROLE_HOUSE, base, 0);
    ch_marks_add(marks, CH_ROLE_COVER, cover, 0);
    ch_marks_set(marks, &cells, digits);
    ch_marks_set(marks, &places, digits);
}
