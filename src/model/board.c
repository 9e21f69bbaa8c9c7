/* board.c - loads a board; the two functions that change it.
 *
 * SPDX-License-Identifier: MIT
 */
#include "board.h"

#include <assert.h>
#include <string.h>

#include "lanes.h"
#include "nine.h"

#define ALL_HOUSES (CH_HOUSE_BOXES | CH_HOUSE_ROWS | CH_HOUSE_COLUMNS)

/* KEPT[cell][house]: the bits that remain of a digit's lanes when the digit is placed in the cell.
 * The cell's three houses keep the cell alone; a house that crosses one of them loses the shared
 * cells. */
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

static const _Alignas(16) uint16_t KEPT[CH_CELLS][CH_LANES] = {CH_CELL_TABLE(KEPT_BY)};

/* LEFT[cell][house]: the bits that remain of the empty cells when the cell is filled. */
#define LEFT_IN_BOX(cell, box) OTHERS((box) == CH_BOX_OF(cell) ? BIT(CH_ELEMENT_OF(cell)) : 0)
#define LEFT_IN_ROW(cell, row) OTHERS((row) == CH_ROW_OF(cell) ? BIT(CH_COLUMN_OF(cell)) : 0)
#define LEFT_IN_COLUMN(cell, column)                                                               \
    OTHERS((column) == CH_COLUMN_OF(cell) ? BIT(CH_ROW_OF(cell)) : 0)
#define LEFT_BY(cell)                                                                              \
    {                                                                                              \
        CH_NINE(LEFT_IN_BOX, cell), CH_NINE(LEFT_IN_ROW, cell), CH_NINE(LEFT_IN_COLUMN, cell)      \
    }

static const _Alignas(16) uint16_t LEFT[CH_CELLS][CH_LANES] = {CH_CELL_TABLE(LEFT_BY)};

/* IN_BAND[cell][other]: all bits are set where two cells of a band see each other. */
enum { BAND = 27 };
#define SEES(cell, other)                                                                          \
    ((cell) != (other) && ((cell) / 9 == (other) / 9 || (cell) % 9 / 3 == (other) % 9 / 3)         \
         ? 0xffff                                                                                  \
         : 0)
#define SEEN_IN_BOX(cell, box)                                                                     \
    SEES(cell, 9 * (box)), SEES(cell, 9 * (box) + 1), SEES(cell, 9 * (box) + 2),                   \
        SEES(cell, 9 * (box) + 3), SEES(cell, 9 * (box) + 4), SEES(cell, 9 * (box) + 5),           \
        SEES(cell, 9 * (box) + 6), SEES(cell, 9 * (box) + 7), SEES(cell, 9 * (box) + 8)
#define SEEN_BY(cell)                                                                              \
    {                                                                                              \
        SEEN_IN_BOX(cell, 0), SEEN_IN_BOX(cell, 1), SEEN_IN_BOX(cell, 2)                           \
    }

static const _Alignas(16) uint16_t IN_BAND[BAND][CH_LANES] = {
    CH_NINE_MORE(SEEN_BY, 0), CH_NINE_MORE(SEEN_BY, 9), CH_NINE_MORE(SEEN_BY, 18)};

static inline void fill_cell(ChBoard *board, int cell, int digit)
{
    board->digit[cell] = (uint8_t)digit;
    board->filled[(unsigned)cell / 32] |= BIT(cell % 32);
    board->empty--;
}

static inline void keep_places(uint16_t plane[CH_LANES], const uint16_t kept[CH_LANES])
{
    for (int i = 0; i < CH_LANES; i++)
        plane[i] &= kept[i];
}

static inline void find_singles(ChBoard *board, int plane)
{
    const uint32_t placed = plane == CH_EMPTY ? 0 : board->placed[plane];

    board->single[plane] = ch_lanes_single(board->places[plane]) & ~placed;
}

static inline void summarize(ChBoard *board, int digit)
{
    find_singles(board, digit);
    board->empty_houses |= ch_lanes_summary(board->places[digit]).none & ALL_HOUSES;
}

/* A cell's position in the three lanes of every plane, and the positions of its peers. */
typedef struct Spot {
    uint32_t houses;  /* its three houses, as bits */
    uint16_t bit[3];  /* the cell's place, as a bit of the lane */
    uint8_t house[3]; /* number of the house */
    uint8_t band;     /* the first cell of its band, */
    uint8_t below[2]; /* and the first cells of its column in the two others */
} Spot;

#define IN_COLUMN(cell, band) ((cell) / 9 % 3 * 9 + (cell) % 3 + BAND * ((band) % 3))
#define SPOT(cell)                                                                                 \
    {                                                                                              \
        .houses = BIT(CH_BOX_OF(cell)) | BIT(CH_FIRST_ROW + CH_ROW_OF(cell)) |                     \
                  BIT(CH_FIRST_COLUMN + CH_COLUMN_OF(cell)),                                       \
        .bit = {BIT(CH_ELEMENT_OF(cell)), BIT(CH_COLUMN_OF(cell)), BIT(CH_ROW_OF(cell))},          \
        .house = {CH_BOX_OF(cell), CH_FIRST_ROW + CH_ROW_OF(cell),                                 \
                  CH_FIRST_COLUMN + CH_COLUMN_OF(cell)},                                           \
        .band = (cell) / BAND * BAND,                                                              \
        .below = {IN_COLUMN(cell, (cell) / BAND + 1), IN_COLUMN(cell, (cell) / BAND + 2)},         \
    }

static const Spot SPOTS[CH_CELLS] = {CH_CELL_TABLE(SPOT)};

/* Removes from a digit's plane a cell that does not have the digit.  A house in `single` loses its
 * only place. */
static inline void remove_place(ChBoard *board, int cell, int digit)
{
    const uint32_t none = board->single[digit] & SPOTS[cell].houses;

    keep_places(board->places[digit], LEFT[cell]);
    find_singles(board, digit);
    board->empty_houses |= none;
}

/* Removes the digit from all cells that see this one: in its band, and in its column of the other
 * bands, where they lie three apart. */
static inline void close_peers(ChBoard *board, const Spot *spot, int cell, uint16_t bit)
{
    static const uint16_t IN_THREES[8] = {0xffff, 0, 0, 0xffff, 0, 0, 0xffff, 0};
    const uint16_t *const seen = IN_BAND[cell - spot->band];
    bool has_empty_cell = board->has_empty_cell;

    for (int i = 0; i < CH_LANES; i += 8)
        has_empty_cell |= ch_lanes_clear(board->candidates + spot->band + i, seen + i, bit);
    for (int i = 0; i < 2; i++)
        has_empty_cell |= ch_lanes_clear(board->candidates + spot->below[i], IN_THREES, bit);
    board->has_empty_cell = has_empty_cell;
    board->candidates[cell] = bit;
}

void ch_board_place(ChBoard *board, int cell, int digit)
{
    const Spot *const spot = &SPOTS[cell];
    const unsigned others = board->candidates[cell] & ~BIT(digit);

    assert(board->digit[cell] == CH_NO_DIGIT && others != board->candidates[cell]);
    CH_EACH_DIGIT(other, others)
        remove_place(board, cell, other);
    keep_places(board->places[CH_EMPTY], LEFT[cell]);
    find_singles(board, CH_EMPTY);
    fill_cell(board, cell, digit);

    keep_places(board->places[digit], KEPT[cell]);
    board->placed[digit] |= spot->houses;
    summarize(board, digit);
    close_peers(board, spot, cell, (uint16_t)BIT(digit));
    assert(ch_board_is_ok(board));
}

void ch_board_remove(ChBoard *board, int cell, int digit)
{
    const unsigned rest = board->candidates[cell] & ~BIT(digit);

    assert(board->digit[cell] == CH_NO_DIGIT && rest != board->candidates[cell]);
    board->candidates[cell] = (uint16_t)rest;
    board->has_empty_cell |= rest == 0;
    remove_place(board, cell, digit);
    assert(ch_board_is_ok(board));
}

/* ---- loading ---- */

static void clear_board(ChBoard *board)
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

/* The places and digits that the givens occupy. */
typedef struct Taken {
    uint16_t places[CH_LANES];         /* occupied places of each house */
    uint16_t own[CH_DIGITS][CH_LANES]; /* the same per digit */
    uint16_t digits[CH_HOUSES];        /* digits given in each house */
} Taken;

/* Applies a given to its digit's lanes; false when another given has ruled it out. */
static bool place_given(ChBoard *board, Taken *taken, int cell, int digit)
{
    const Spot *const spot = &SPOTS[cell];
    uint16_t *const plane = board->places[digit];

    if (!(plane[spot->house[0]] & spot->bit[0]))
        return false;
    keep_places(plane, KEPT[cell]);
    for (int i = 0; i < 3; i++) {
        taken->places[spot->house[i]] |= (uint16_t)spot->bit[i];
        taken->own[digit][spot->house[i]] = (uint16_t)spot->bit[i];
        taken->digits[spot->house[i]] |= (uint16_t)BIT(digit);
    }
    board->placed[digit] |= spot->houses;
    fill_cell(board, cell, digit);
    ch_cells_add(&board->givens, cell);
    return true;
}

/* Leaves each cell the digits that none of its houses holds. */
static void leave_candidates(ChBoard *board, const Taken *taken)
{
    const uint16_t *const box_holds = taken->digits;
    const uint16_t *const row_holds = taken->digits + CH_FIRST_ROW;
    const uint16_t *const column_holds = taken->digits + CH_FIRST_COLUMN;
    uint16_t *candidates = board->candidates;

    for (int box = 0; box < CH_BOXES; box++)
        for (int i = 0; i < 3; i++) {
            const unsigned held = box_holds[box] | row_holds[box / 3 * 3 + i];
            for (int j = 0; j < 3; j++)
                *candidates++ = (uint16_t)(CH_ALL_NINE & ~(held | column_holds[box % 3 * 3 + j]));
        }
}

static bool any_zero(const uint16_t lane[CH_CELL_LANES])
{
    uint16_t zero = 0;

    for (int i = 0; i < CH_CELL_LANES; i++)
        zero |= (uint16_t)(lane[i] == 0 ? 0xffff : 0);
    return zero != 0;
}

/* Places all givens at once: each restricts its digit's lanes, then the filled cells are removed
 * from the lanes of all other digits.  Returns as ch_board_load(). */
static int place_givens(ChBoard *board, const uint8_t given[CH_CELLS])
{
    const ChCellBits cells = ch_bytes_unlike(given, CH_NO_DIGIT);
    Taken taken = {.places = {0}};

    for (int half = 0; half < 2; half++)
        CH_EACH_BIT_64(bit, cells.half[half]) {
            const int cell = 64 * half + bit;
            if (!place_given(board, &taken, cell, given[cell]))
                return cell;
        }
    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (int i = 0; i < CH_LANES; i++)
            board->places[digit][i] &= (uint16_t)(~taken.places[i] | taken.own[digit][i]);
    for (int i = 0; i < CH_LANES; i++)
        board->places[CH_EMPTY][i] &= (uint16_t)~taken.places[i];
    leave_candidates(board, &taken);
    for (int half = 0; half < 2; half++)
        CH_EACH_BIT_64(bit, cells.half[half]) {
            const int cell = 64 * half + bit;
            board->candidates[cell] = (uint16_t)BIT(given[cell]);
        }
    board->has_empty_cell = any_zero(board->candidates);
    return -1;
}

/* Applies the start: a player's entries and eliminations.  Returns as ch_board_load(). */
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
    CH_EACH_CANDIDATE(candidate, &puzzle->removed) {
        const int cell = CH_CANDIDATE_CELL(candidate);
        if (!ch_board_has(board, candidate))
            continue;
        if (board->digit[cell] != CH_NO_DIGIT)
            return cell;
        ch_board_remove(board, cell, CH_CANDIDATE_DIGIT(candidate));
    }
    return -1;
}

/* Shows the grid as it was read when its digits rule each other out, with the candidates that
 * remain. */
static void show_clash(ChBoard *board, const ChPuzzle *puzzle)
{
    clear_board(board);
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const int cell = CH_CANDIDATE_CELL(candidate);
        const int digit = CH_CANDIDATE_DIGIT(candidate);
        const int put = ch_puzzle_digit(puzzle, cell);
        bool dead = (put != CH_NO_DIGIT && put != digit) ||
                    (puzzle->has_marks && !ch_candidates_has(&puzzle->marks, candidate)) ||
                    ch_candidates_has(&puzzle->removed, candidate);
        CH_EACH_CELL(peer, ch_cell_peers[cell])
            dead |= ch_puzzle_digit(puzzle, peer) == digit;
        if (dead)
            board->candidates[cell] &= (uint16_t)~BIT(digit);
    }
    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (ch_puzzle_digit(puzzle, cell) != CH_NO_DIGIT)
            fill_cell(board, cell, ch_puzzle_digit(puzzle, cell));
        if (puzzle->given[cell] != CH_NO_DIGIT)
            ch_cells_add(&board->givens, cell);
    }
}

/* Fills the board; returns as ch_board_load(). */
static int load_board(ChBoard *board, const ChPuzzle *puzzle)
{
    clear_board(board);
    if (!puzzle->has_marks) {
        const int clash = place_givens(board, puzzle->given);
        if (clash >= 0)
            return clash;
    }
    find_singles(board, CH_EMPTY);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        summarize(board, digit);
    if (puzzle->has_marks)
        for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
            if (!ch_candidates_has(&puzzle->marks, candidate))
                ch_board_remove(board, CH_CANDIDATE_CELL(candidate), CH_CANDIDATE_DIGIT(candidate));
    assert(ch_board_is_ok(board));
    return puzzle->has_start ? apply_start(board, puzzle) : -1;
}

int ch_board_load(ChBoard *board, const ChPuzzle *puzzle)
{
    const int clash = load_board(board, puzzle);

    if (clash >= 0)
        show_clash(board, puzzle);
    return clash;
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
    const bool single = board->single[plane] >> house & 1;

    return board->places[plane][house] == expected &&
           single == (ch_is_single(expected) && !placed) &&
           (plane == CH_EMPTY || expected != 0 || (board->empty_houses >> house & 1));
}

static bool cell_is_ok(const ChBoard *board, int cell)
{
    const int digit = board->digit[cell];

    const bool filled = board->filled[cell / 32] >> cell % 32 & 1;
    const Spot *const spot = &SPOTS[cell];

    if ((board->candidates[cell] == 0 && !board->has_empty_cell) ||
        filled != (digit != CH_NO_DIGIT))
        return false;
    if (digit == CH_NO_DIGIT)
        return true;
    return board->candidates[cell] == BIT(digit) &&
           (board->placed[digit] & spot->houses) == spot->houses;
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
