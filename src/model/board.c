/* board.c - loading a board and the two functions that change it.
 *
 * SPDX-License-Identifier: MIT
 */
#include "board.h"

#include <assert.h>
#include <string.h>

#include "lanes.h"
#include "nine.h"

#define ALL_HOUSES (CH_HOUSE_BOXES | CH_HOUSE_ROWS | CH_HOUSE_COLUMNS)

/* KEPT[cell][house]: what a digit placed in the cell leaves of its own lanes.  Its three houses
 * keep the cell alone; a house that meets one of them loses what they share. */
#define BIT(i) (1u << (i))
#define OTHERS(bits) (CH_ALL_NINE & ~(bits))
#define BOX_LOSS(cell, box)                                                                        \
    (((box) / 3 == (cell) / 27 ? 7u << (cell) % 9 / 3 * 3 : 0) |                                   \
     ((box) % 3 == (cell) / 9 % 3 ? 0111u << (cell) % 3 : 0))
#define KEPT_IN_BOX(cell, box)                                                                     \
    ((box) == CH_BOX_OF(cell) ? BIT(CH_ELEMENT_OF(cell)) : OTHERS(BOX_LOSS(cell, box)))
#define KEPT_IN_LINE(own, across, line)                                                            \
    ((line) == (own)           ? BIT(across)                                                       \
     : (line) / 3 == (own) / 3 ? OTHERS(7u << (across) / 3 * 3)                                    \
                               : OTHERS(BIT(across)))
#define KEPT_IN_ROW(cell, row) KEPT_IN_LINE(CH_ROW_OF(cell), CH_COLUMN_OF(cell), row)
#define KEPT_IN_COLUMN(cell, column) KEPT_IN_LINE(CH_COLUMN_OF(cell), CH_ROW_OF(cell), column)
#define KEPT_BY(cell)                                                                              \
    {                                                                                              \
        CH_NINE(KEPT_IN_BOX, cell), CH_NINE(KEPT_IN_ROW, cell), CH_NINE(KEPT_IN_COLUMN, cell)      \
    }

static const _Alignas(32) uint16_t KEPT[CH_CELLS][CH_LANES] = {CH_EACH_CELL(KEPT_BY)};

/* SEEN[cell][other]: all bits set where the two share a house. */
#define SEES(cell, other)                                                                          \
    ((cell) != (other) &&                                                                          \
             (CH_BOX_OF(cell) == CH_BOX_OF(other) || CH_ROW_OF(cell) == CH_ROW_OF(other) ||        \
              CH_COLUMN_OF(cell) == CH_COLUMN_OF(other))                                           \
         ? 0xffff                                                                                  \
         : 0)
#define SEEN_IN_BOX(cell, box)                                                                     \
    SEES(cell, 9 * (box)), SEES(cell, 9 * (box) + 1), SEES(cell, 9 * (box) + 2),                   \
        SEES(cell, 9 * (box) + 3), SEES(cell, 9 * (box) + 4), SEES(cell, 9 * (box) + 5),           \
        SEES(cell, 9 * (box) + 6), SEES(cell, 9 * (box) + 7), SEES(cell, 9 * (box) + 8)
#define SEEN_BY(cell)                                                                              \
    {                                                                                              \
        CH_NINE(SEEN_IN_BOX, cell)                                                                 \
    }

static const _Alignas(32) uint16_t SEEN[CH_CELLS][CH_CELL_LANES] = {CH_EACH_CELL(SEEN_BY)};

static uint32_t houses_of(int cell)
{
    const uint8_t *const house = ch_cell_house[cell];
    return BIT(house[0]) | BIT(house[1]) | BIT(house[2]);
}

static void fill(ChBoard *board, int cell, int digit)
{
    board->digit[cell] = (uint8_t)digit;
    board->filled[cell / 32] |= BIT(cell % 32);
    board->empty--;
}

static void summarize(ChBoard *board, int plane)
{
    const ChLaneSummary summary = ch_lanes_summary(board->places[plane]);
    const uint32_t placed = plane == CH_EMPTY ? 0 : board->placed[plane];

    board->lone[plane] = summary.few & ~summary.none & ~placed & ALL_HOUSES;
    if (plane != CH_EMPTY)
        board->barren |= summary.none & ALL_HOUSES;
}

/* Takes a cell's bit out of its three lanes of a plane. */
static void strike(ChBoard *board, int plane, int cell)
{
    const uint8_t *const house = ch_cell_house[cell];
    const uint8_t *const place = ch_cell_place[cell];
    uint32_t lone = board->lone[plane];
    uint32_t none = 0;

    for (int i = 0; i < 3; i++) {
        const unsigned rest = board->places[plane][house[i]] & ~BIT(place[i]);
        board->places[plane][house[i]] = (uint16_t)rest;
        lone = (lone & ~BIT(house[i])) | (uint32_t)ch_is_single(rest) << house[i];
        none |= (uint32_t)(rest == 0) << house[i];
    }
    board->lone[plane] = lone;
    if (plane != CH_EMPTY)
        board->barren |= none;
}

/* Takes the digit from all cells that see this one. */
static void close_peers(ChBoard *board, int cell, unsigned bit)
{
    const uint16_t *const seen = SEEN[cell];
    uint16_t *const candidates = board->candidates;
    uint16_t starved = 0;

    for (int i = 0; i < CH_CELL_LANES; i++) {
        const uint16_t rest = (uint16_t)(candidates[i] & ~(seen[i] & bit));
        candidates[i] = rest;
        starved |= (uint16_t)(rest == 0);
    }
    board->starved |= starved != 0;
}

void ch_board_place(ChBoard *board, int cell, int digit)
{
    const unsigned bit = BIT(digit);
    uint16_t *const plane = board->places[digit];

    assert(board->digit[cell] == CH_NO_DIGIT && (board->candidates[cell] & bit) != 0);
    for (unsigned rest = board->candidates[cell] & ~bit; rest != 0; rest &= rest - 1)
        strike(board, ch_lowest(rest), cell);
    strike(board, CH_EMPTY, cell);
    board->candidates[cell] = (uint16_t)bit;
    fill(board, cell, digit);

    for (int i = 0; i < CH_LANES; i++)
        plane[i] &= KEPT[cell][i];
    board->placed[digit] |= houses_of(cell);
    summarize(board, digit);
    close_peers(board, cell, bit);
    assert(ch_board_is_ok(board));
}

void ch_board_remove(ChBoard *board, int cell, int digit)
{
    const unsigned rest = board->candidates[cell] & ~BIT(digit);

    assert(board->digit[cell] == CH_NO_DIGIT && rest != board->candidates[cell]);
    board->candidates[cell] = (uint16_t)rest;
    board->starved |= rest == 0;
    strike(board, digit, cell);
    assert(ch_board_is_ok(board));
}

/* ---- loading ---- */

static void clear(ChBoard *board)
{
    memset(board, 0, sizeof *board);
    for (int plane = 0; plane < CH_PLANES; plane++)
        for (int house = 0; house < CH_HOUSES; house++)
            board->places[plane][house] = CH_ALL_NINE;
    for (int i = 0; i < CH_CELL_LANES; i++)
        board->candidates[i] = CH_ALL_NINE;
    memset(board->digit, CH_NO_DIGIT, sizeof board->digit);
    board->empty = CH_CELLS;
}

/* Reads the columns of the boxes' matrices off their rows. */
static void transpose(ChBoard *board)
{
    static const uint16_t element_bit[CH_ELEMENTS] = {1, 2, 4, 8, 16, 32, 64, 128, 256};

    for (int box = 0; box < CH_BOXES; box++) {
        uint16_t *const column = board->candidates + 9 * box;
        uint16_t read[CH_ELEMENTS] = {0};
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            const uint16_t row = board->places[digit][box];
            for (int i = 0; i < CH_ELEMENTS; i++)
                read[i] |= (uint16_t)((row & element_bit[i]) != 0 ? 1u << digit : 0);
        }
        for (int i = 0; i < CH_ELEMENTS; i++) {
            column[i] = read[i];
            board->starved |= read[i] == 0;
        }
    }
}

/* All givens at once: each trims its digit's lanes, then the cells they fill go from the lanes of
 * all other digits.  Returns as ch_board_load(). */
static int place_givens(ChBoard *board, const uint8_t *given)
{
    uint16_t(*const places)[CH_LANES] = board->places;
    uint16_t filled[CH_LANES] = {0};
    uint16_t own[CH_DIGITS][CH_LANES] = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int digit = given[cell];
        if (digit == CH_NO_DIGIT)
            continue;
        if (!(places[digit][CH_BOX_OF(cell)] >> CH_ELEMENT_OF(cell) & 1))
            return cell;
        for (int i = 0; i < CH_LANES; i++)
            places[digit][i] &= KEPT[cell][i];
        for (int i = 0; i < 3; i++) {
            const int house = ch_cell_house[cell][i];
            const uint16_t bit = (uint16_t)BIT(ch_cell_place[cell][i]);
            filled[house] |= bit;
            own[digit][house] = bit;
        }
        board->placed[digit] |= houses_of(cell);
        fill(board, cell, digit);
        ch_cells_add(&board->givens, cell);
    }
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int i = 0; i < CH_LANES; i++)
            places[digit][i] &= (uint16_t)(~filled[i] | own[digit][i]);
    for (int i = 0; i < CH_LANES; i++)
        places[CH_EMPTY][i] &= (uint16_t)~filled[i];
    transpose(board);
    return -1;
}

/* The start: what a player entered and ruled out. */
static int apply_start(ChBoard *board, const ChPuzzle *puzzle)
{
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int digit = puzzle->entered[cell];
        if (digit == CH_NO_DIGIT)
            continue;
        if (board->digit[cell] != CH_NO_DIGIT || !ch_board_has(board, CH_CANDIDATE(cell, digit)))
            return cell;
        ch_board_place(board, cell, digit);
    }
    for (int candidate = ch_candidates_next(&puzzle->struck, 0); candidate >= 0;
         candidate = ch_candidates_next(&puzzle->struck, candidate + 1)) {
        const int cell = CH_CANDIDATE_CELL(candidate);
        if (!ch_board_has(board, candidate))
            continue;
        if (board->digit[cell] != CH_NO_DIGIT)
            return cell;
        ch_board_remove(board, cell, CH_CANDIDATE_DIGIT(candidate));
    }
    return -1;
}

int ch_board_load(ChBoard *board, const ChPuzzle *puzzle)
{
    clear(board);
    if (puzzle->has_marks) {
        for (int plane = 0; plane < CH_PLANES; plane++)
            summarize(board, plane);
        for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
            if (!ch_candidates_has(&puzzle->marks, candidate))
                ch_board_remove(board, CH_CANDIDATE_CELL(candidate), CH_CANDIDATE_DIGIT(candidate));
    } else {
        const int clash = place_givens(board, puzzle->given);
        if (clash >= 0)
            return clash;
        for (int plane = 0; plane < CH_PLANES; plane++)
            summarize(board, plane);
    }
    assert(ch_board_is_ok(board));
    return puzzle->has_start ? apply_start(board, puzzle) : -1;
}

/* ---- the plain recomputation ---- */

static bool lane_is_ok(const ChBoard *board, int plane, int house)
{
    unsigned expected = 0;

    for (int place = 0; place < 9; place++) {
        const int cell = ch_house_cell[house][place];
        const bool bit = plane == CH_EMPTY ? board->digit[cell] == CH_NO_DIGIT
                                           : ch_board_has(board, CH_CANDIDATE(cell, plane));
        expected |= (unsigned)bit << place;
    }
    const bool placed = plane != CH_EMPTY && (board->placed[plane] >> house & 1);
    const bool lone = board->lone[plane] >> house & 1;

    return board->places[plane][house] == expected && lone == (ch_is_single(expected) && !placed) &&
           (plane == CH_EMPTY || expected != 0 || (board->barren >> house & 1));
}

static bool cell_is_ok(const ChBoard *board, int cell)
{
    const int digit = board->digit[cell];

    const bool filled = board->filled[cell / 32] >> cell % 32 & 1;

    if ((board->candidates[cell] == 0 && !board->starved) || filled != (digit != CH_NO_DIGIT))
        return false;
    if (digit == CH_NO_DIGIT)
        return true;
    return board->candidates[cell] == BIT(digit) &&
           (board->placed[digit] & houses_of(cell)) == houses_of(cell);
}

bool ch_board_is_ok(const ChBoard *board)
{
    int empty = 0;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        empty += board->digit[cell] == CH_NO_DIGIT;
        if (!cell_is_ok(board, cell))
            return false;
    }
    for (int plane = 0; plane < CH_PLANES; plane++)
        for (int house = 0; house < CH_HOUSES; house++)
            if (!lane_is_ok(board, plane, house))
                return false;
    return board->empty == empty;
}
