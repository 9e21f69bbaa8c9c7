/* single_digit.c - skyscraper, two-string kite, turbot fish, empty rectangle: two houses of a digit
 * that meet in a third (single_digit.h).
 *
 *      skyscraper          two-string kite       turbot fish           empty rectangle
 *      two rows, a column  a row, a column,      a box, a line,        a box, a line,
 *                          a box                 a line                a line
 *
 *      x . . | . . .       . X . | . f .         . X . | . . X         X X . | . . X
 *      . f . | . . X       X . . | . . .         f . . | . . .         f . . | . . .
 *      x . . | . . .       . . . | . . .         . . . | . . .         f . . | . . .
 *      ------+------       ------+------         ------+------         ------+------
 *      f . . | . . X       f . . | . x .         x . . | . . f         x . . | . . f
 *
 *      X near   f far   x elimination
 *
 * In the empty rectangle the box has three places or more, in a row and a column of the box; one of
 * these arms is near, the other far.  Two bridges with a common part are reported as one step:
 * kites on the same two near cells, rectangles in the same box.  In a grouped kite the near parts
 * of row and column have several cells of the box.
 *
 * SPDX-License-Identifier: MIT
 */
#include "single_digit.h"

#include <assert.h>

#include "deduction.h"
#include "finders.h"
#include "fresh.h"

/* ---- bridges ---- */

/* Reports whether all places of a line lie in one box: then claiming applies, and simpler steps
 * come first. */
static bool is_claimed(int house, ChCellSet places)
{
    return house >= CH_FIRST_ROW &&
           ch_cells_within(places, ch_house_cells[CH_BOX_OF(ch_cells_first(places))]);
}

bool ch_bridge(const ChBoard *board, int digit, int one, int other, int via, ChBridge *bridge)
{
    const ChCellSet open = ch_board_open(board, digit);
    const int house[2] = {one, other};

    assert(one != other && one != via && other != via);
    *bridge = (ChBridge){.digit = digit, .house = {one, other}, .via = via, .lost = open};
    for (int i = 0; i < 2; i++) {
        const ChCellSet places = ch_cells_and(open, ch_house_cells[house[i]]);
        bridge->near[i] = ch_cells_and(places, ch_house_cells[via]);
        bridge->far[i] = ch_cells_minus(places, bridge->near[i]);
        if (ch_cells_empty(bridge->near[i]) || ch_cells_empty(bridge->far[i]) ||
            is_claimed(house[i], places))
            return false;
        bridge->lost = ch_cells_and(bridge->lost, ch_common_peers(bridge->far[i]));
    }
    if (ch_cells_empty(bridge->lost) || ch_cells_meet(bridge->near[0], bridge->near[1]))
        return false;
    for (int i = 0; i < 2; i++)
        bridge->lost = ch_cells_minus(bridge->lost, ch_common_peers(bridge->near[i]));
    return !ch_cells_empty(bridge->lost);
}

enum { SEEDED = 1 << 30 };

uint32_t ch_bridge_seed(const ChBridge *bridge)
{
    return (uint32_t)(SEEDED | bridge->digit | bridge->house[0] << 4 | bridge->house[1] << 9 |
                      bridge->via << 14);
}

bool ch_bridge_of_seed(const ChBoard *board, uint32_t seed, ChBridge *bridge)
{
    return seed != 0 &&
           ch_bridge(board, seed & 15, seed >> 4 & 31, seed >> 9 & 31, seed >> 14 & 31, bridge);
}

static bool report_bridges(const ChFinderInput *input, ChSink *sink, ChTechniqueId technique,
                           const ChBridge *bridge, int count)
{
    ChDeduction deduction = ch_deduction(technique);

    assert(count >= 1 && count <= (int)(sizeof deduction.detail.seed / sizeof(uint32_t)));
    for (int i = 0; i < count; i++) {
        for (int side = 0; side < 2; side++)
            ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(bridge[i].house[side], bridge[i].digit));
        ch_add_eliminations(&deduction, input->board, bridge[i].lost, bridge[i].digit);
        deduction.detail.seed[i] = ch_bridge_seed(&bridge[i]);
    }
    return ch_report(&deduction, sink);
}

/* ---- skyscraper ---- */

static bool find_in_parallels(const ChFinderInput *input, ChSink *sink, uint32_t kind,
                              int first_via)
{
    const ChBoard *const board = input->board;
    const ChPairs *const pairs = ch_facts_pairs(input->facts);
    ChBridge bridge;

    CH_EACH_DIGIT(digit, ch_promising_digits(input))
        CH_EACH_HOUSE(one, pairs->bilocal[digit] & kind)
            CH_EACH_HOUSE(other, pairs->bilocal[digit] & kind & ~1u << one) {
                const unsigned shared = board->places[digit][one] & board->places[digit][other];
                if (ch_is_single(shared) &&
                    ch_bridge(board, digit, one, other, first_via + ch_lowest(shared), &bridge) &&
                    report_bridges(input, sink, CH_TECHNIQUE_SKYSCRAPER, &bridge, 1))
                    return true;
            }
    return false;
}

bool ch_find_skyscraper(const ChFinderInput *input, ChSink *sink)
{
    return find_in_parallels(input, sink, CH_HOUSE_ROWS, CH_FIRST_COLUMN) ||
           find_in_parallels(input, sink, CH_HOUSE_COLUMNS, CH_FIRST_ROW);
}

/* ---- kites ---- */

/* Reports whether a row and a column, numbered from 0, form a kite: no place where they cross, and
 * one far place in each. */
static bool is_kite(const ChBoard *board, int digit, int row, int column, ChBridge *bridge)
{
    const int box = row / 3 * 3 + column / 3;
    const unsigned across = board->places[digit][CH_FIRST_ROW + row];
    const unsigned down = board->places[digit][CH_FIRST_COLUMN + column];
    const unsigned across_box = 7u << column / 3 * 3;
    const unsigned down_box = 7u << row / 3 * 3;

    return (across >> column & 1) == 0 && (across & across_box) != 0 && (down & down_box) != 0 &&
           ch_is_single(across & ~across_box) && ch_is_single(down & ~down_box) &&
           ch_bridge(board, digit, CH_FIRST_ROW + row, CH_FIRST_COLUMN + column, box, bridge);
}

typedef bool (*TryKite)(const ChFinderInput *input, ChSink *sink, const ChBridge *kite);

static bool find_kites(const ChFinderInput *input, ChSink *sink, const uint32_t *houses,
                       TryKite try_kite)
{
    ChBridge kite;

    CH_EACH_DIGIT(digit, ch_promising_digits(input))
        CH_EACH_BIT(row, houses[digit] & CH_HOUSE_ROWS)
            CH_EACH_BIT(column, houses[digit] & CH_HOUSE_COLUMNS)
                if (is_kite(input->board, digit, row - CH_FIRST_ROW, column - CH_FIRST_COLUMN,
                            &kite) &&
                    try_kite(input, sink, &kite))
                    return true;
    return false;
}

static bool try_kite(const ChFinderInput *input, ChSink *sink, const ChBridge *kite)
{
    return report_bridges(input, sink, CH_TECHNIQUE_TWO_STRING_KITE, kite, 1);
}

bool ch_find_two_string_kite(const ChFinderInput *input, ChSink *sink)
{
    return find_kites(input, sink, ch_facts_pairs(input->facts)->bilocal, try_kite);
}

/* Tries to add a second kite on the same two near cells: in the column of the first one's row cell
 * and the row of its column cell. */
static bool try_two_kites(const ChFinderInput *input, ChSink *sink, const ChBridge *kite)
{
    const uint32_t pairs = ch_facts_pairs(input->facts)->bilocal[kite->digit];
    const int row = CH_ROW_OF(ch_cells_first(kite->near[1]));
    const int column = CH_COLUMN_OF(ch_cells_first(kite->near[0]));
    ChBridge both[2] = {*kite};

    return CH_FIRST_ROW + row > kite->house[0] && pairs >> (CH_FIRST_ROW + row) & 1 &&
           pairs >> (CH_FIRST_COLUMN + column) & 1 &&
           is_kite(input->board, kite->digit, row, column, &both[1]) &&
           !ch_cells_equal(both[0].lost, both[1].lost) &&
           report_bridges(input, sink, CH_TECHNIQUE_DUAL_TWO_STRING_KITE, both, 2);
}

bool ch_find_dual_two_string_kite(const ChFinderInput *input, ChSink *sink)
{
    return find_kites(input, sink, ch_facts_pairs(input->facts)->bilocal, try_two_kites);
}

static bool try_grouped_kite(const ChFinderInput *input, ChSink *sink, const ChBridge *kite)
{
    return ch_cells_count(kite->near[0]) + ch_cells_count(kite->near[1]) > 2 &&
           report_bridges(input, sink, CH_TECHNIQUE_GROUPED_TWO_STRING_KITE, kite, 1);
}

bool ch_find_grouped_two_string_kite(const ChFinderInput *input, ChSink *sink)
{
    uint32_t lines[CH_DIGITS];

    for (int digit = 0; digit < CH_DIGITS; digit++)
        lines[digit] = (CH_HOUSE_ROWS | CH_HOUSE_COLUMNS) & ~input->board->placed[digit];
    return find_kites(input, sink, lines, try_grouped_kite);
}

/* ---- a box and a line ---- */

/* A box whose places lie in two crossing lines, the near and the far arm. */
typedef struct Arms {
    int digit;
    int box;
    int via;   /* the line of the near arm */
    int cross; /* the first house of the other direction */
} Arms;

/* Reports whether the places of a box form two arms: those in LINE, and the others.  BY_ROW: the
 * line is a row. */
static bool has_arms(unsigned places, int line, bool by_row)
{
    const unsigned near = places & (by_row ? 7u << 3 * line : 0x49u << line);
    const unsigned far = places & ~near;

    for (int other = 0; other < 3 && near != 0 && far != 0; other++) {
        const unsigned across = by_row ? 0x49u << other : 7u << 3 * other;
        if ((far & ~across) == 0)
            return (near & ~across) != 0;
    }
    return false;
}

typedef bool (*TryArms)(const ChFinderInput *input, ChSink *sink, const Arms *arms);

/* Tries all boxes with LEAST to MOST places that form arms. */
static bool find_arms(const ChFinderInput *input, ChSink *sink, int least, int most,
                      TryArms try_arms)
{
    const ChBoard *const board = input->board;

    CH_EACH_DIGIT(digit, ch_promising_digits(input))
        for (int box = 0; box < CH_BOXES; box++) {
            const unsigned places = board->places[digit][box];
            if (ch_count(places) < least || ch_count(places) > most)
                continue;
            for (int i = 0; i < 6; i++) {
                const bool by_row = i < 3;
                const Arms arms = {digit, box,
                                   by_row ? CH_FIRST_ROW + box / 3 * 3 + i
                                          : CH_FIRST_COLUMN + box % 3 * 3 + i - 3,
                                   by_row ? CH_FIRST_COLUMN : CH_FIRST_ROW};
                if (has_arms(places, i % 3, by_row) && try_arms(input, sink, &arms))
                    return true;
            }
        }
    return false;
}

/* Returns the lines across VIA with two places for the digit, one of them in VIA and outside the
 * box. */
static unsigned lines_across(const ChFinderInput *input, const Arms *arms)
{
    const uint32_t pairs = ch_facts_pairs(input->facts)->bilocal[arms->digit];
    const int chute = arms->cross == CH_FIRST_COLUMN ? arms->box % 3 : arms->box / 3;

    return input->board->places[arms->digit][arms->via] & ~(7u << 3 * chute) &
           (pairs >> arms->cross & CH_ALL_NINE);
}

static bool try_lines(const ChFinderInput *input, ChSink *sink, const Arms *arms,
                      ChTechniqueId technique)
{
    ChBridge bridge;

    CH_EACH_BIT(line, lines_across(input, arms))
        if (ch_bridge(input->board, arms->digit, arms->box, arms->cross + line, arms->via,
                      &bridge) &&
            report_bridges(input, sink, technique, &bridge, 1))
            return true;
    return false;
}

static bool try_turbot_fish(const ChFinderInput *input, ChSink *sink, const Arms *arms)
{
    return try_lines(input, sink, arms, CH_TECHNIQUE_TURBOT_FISH);
}

bool ch_find_turbot_fish(const ChFinderInput *input, ChSink *sink)
{
    return find_arms(input, sink, 2, 2, try_turbot_fish);
}

static bool try_rectangle(const ChFinderInput *input, ChSink *sink, const Arms *arms)
{
    return try_lines(input, sink, arms, CH_TECHNIQUE_EMPTY_RECTANGLE);
}

bool ch_find_empty_rectangle(const ChFinderInput *input, ChSink *sink)
{
    return find_arms(input, sink, input->options->thin_rectangles ? 2 : 3, 5, try_rectangle);
}

/* The most rectangles of a box: six lines across each of six. */
enum { MOST_RECTANGLES = 36 };

static int rectangles_of(const ChFinderInput *input, const Arms *arms, ChBridge *bridge, int count)
{
    CH_EACH_BIT(line, lines_across(input, arms))
        count += ch_bridge(input->board, arms->digit, arms->box, arms->cross + line, arms->via,
                           &bridge[count]);
    return count;
}

/* Pairs the rectangles of this near arm with each other and with those of the box's later near
 * arms. */
static bool try_two_rectangles(const ChFinderInput *input, ChSink *sink, const Arms *arms)
{
    const unsigned places = input->board->places[arms->digit][arms->box];
    ChBridge bridge[MOST_RECTANGLES];
    const int own = rectangles_of(input, arms, bridge, 0);
    int count = own;

    if (own == 0)
        return false;
    for (int i = 0; i < 6; i++) {
        const bool by_row = i < 3;
        const Arms later = {arms->digit, arms->box,
                            by_row ? CH_FIRST_ROW + arms->box / 3 * 3 + i
                                   : CH_FIRST_COLUMN + arms->box % 3 * 3 + i - 3,
                            by_row ? CH_FIRST_COLUMN : CH_FIRST_ROW};
        if (later.via > arms->via && has_arms(places, i % 3, by_row))
            count = rectangles_of(input, &later, bridge, count);
    }
    for (int i = 0; i < own; i++)
        for (int j = i + 1; j < count; j++) {
            const ChBridge both[2] = {bridge[i], bridge[j]};
            if (!ch_cells_equal(both[0].lost, both[1].lost) &&
                report_bridges(input, sink, CH_TECHNIQUE_DUAL_EMPTY_RECTANGLE, both, 2))
                return true;
        }
    return false;
}

bool ch_find_dual_empty_rectangle(const ChFinderInput *input, ChSink *sink)
{
    return find_arms(input, sink, input->options->thin_rectangles ? 2 : 3, 5, try_two_rectangles);
}
