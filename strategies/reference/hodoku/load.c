/* load.c - the initial grid and the order of its first singles.
 *
 * The scale enters the digits of the input one by one, in the order of cells.  The entries of the
 * queues (hodoku_grid.h) are in the order in which this made them singles.  If the input has no
 * contradiction, the result equals the board and the waiting entries are its singles.  The time
 * when each became a single is computed for these only.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_grid.h"

#include <string.h>

#include "lanes.h"

enum { NEVER = 0xff };

/* The digits of the input: the turn in which a cell is filled, or a digit is put into a house. */
typedef struct Input {
    uint8_t turn[CH_CELLS];
    uint8_t turn_of_digit[CH_DIGITS][CH_HOUSES];
} Input;

/* ---- copying the board ---- */

/* Converts rows of bits to a set of cells.  The eighth row is split between two words. */
static ChGridCells cells_of_rows(const uint16_t row[9])
{
    ChGridCells cells = {{(uint64_t)row[7] << 63, row[7] >> 1 | (uint64_t)row[8] << 8}};

    for (int i = 0; i < 7; i++)
        cells.word[0] |= (uint64_t)row[i] << 9 * i;
    return cells;
}

/* Adds three bits: returns their sum, and sets *CARRY. */
static inline uint32_t add_three(uint32_t a, uint32_t b, uint32_t c, uint32_t *carry)
{
    *carry = (a & b) | (c & (a ^ b));
    return a ^ b ^ c;
}

/* Counts how many of nine sets of houses have each house. */
static inline ChHodokuCounts count_sets(const uint32_t set[9])
{
    uint32_t sum[3], two[4], four;

    for (int i = 0; i < 3; i++)
        sum[i] = add_three(set[3 * i], set[3 * i + 1], set[3 * i + 2], &two[i]);
    const uint32_t ones = add_three(sum[0], sum[1], sum[2], &two[3]);
    const uint32_t twos = add_three(two[0], two[1], two[2], &four);
    const uint32_t more = twos & two[3];
    return (ChHodokuCounts){{ones, twos ^ two[3], four ^ more, four & more}};
}

/* Adds the counts of the boxes: those of the first eight are bytes of a word, in which one
 * multiplication collects the bits of a power of two. */
static inline void add_box_counts(const uint16_t lane[CH_BOXES], ChHodokuCounts *counts)
{
    const unsigned last = ch_count_of_nine[lane[CH_BOXES - 1]];
    uint64_t eight = 0;

    for (int box = 0; box < CH_BOXES - 1; box++)
        eight |= (uint64_t)ch_count_of_nine[lane[box]] << 8 * box;
    for (int i = 0; i < 4; i++) {
        const uint64_t bits = eight >> i & UINT64_C(0x0101010101010101);
        const uint32_t boxes = (uint32_t)(bits * UINT64_C(0x0102040810204080) >> 56);
        counts->bit[i] |= (boxes | (last >> i & 1) << (CH_BOXES - 1)) << CH_HODOKU_BOXES;
    }
}

/* Copies a plane of the board: the empty cells that can take a digit, or all of them for CH_EMPTY.
 * The places of a column are a set of rows, those of a row a set of columns: each counts in nine
 * houses. */
static void copy_plane(const ChBoard *board, int plane, ChGridCells *cells, ChHodokuCounts *counts)
{
    uint16_t lane[CH_LANES];
    uint32_t set[9];

    for (int house = 0; house < CH_LANES; house++)
        lane[house] = board->places[plane][house] & board->places[CH_EMPTY][house];
    for (int i = 0; i < 9; i++)
        set[i] = lane[CH_FIRST_COLUMN + i] | (uint32_t)lane[CH_FIRST_ROW + i] << CH_HODOKU_COLUMNS;
    *counts = count_sets(set);
    add_box_counts(lane, counts);
    *cells = cells_of_rows(lane + CH_FIRST_ROW);
}

/* Copies digits and candidates, in which rows and boxes swap (geometry.h).  A filled cell has no
 * candidates here. */
static void copy_cells(ChHodokuGrid *grid, const ChBoard *board)
{
    ch_swap_rows_and_boxes(grid->digit, board->digit);
    for (int three = 0; three < CH_CELLS; three += 3)
        memcpy(grid->candidates + three, board->candidates + ch_box_cell(three),
               3 * sizeof *grid->candidates);
    for (int cell = 0; cell < CH_CELLS; cell++)
        grid->candidates[cell] =
            (uint16_t)(grid->candidates[cell] * (grid->digit[cell] == CH_NO_DIGIT));
}

void ch_hodoku_grid_follow(ChHodokuGrid *grid, const ChBoard *board)
{
    for (int digit = 0; digit < CH_DIGITS; digit++)
        copy_plane(board, digit, &grid->plane[digit], &grid->free[digit]);
    copy_plane(board, CH_EMPTY, &grid->empty, &grid->vacant);
    copy_cells(grid, board);
    grid->is_behind = false;
}

/* ---- the order of the singles ---- */

/* Reads the input, the givens of the board; false when two digits contradict each other. */
static bool read_input(Input *input, const ChBoard *board, ChGridCells givens)
{
    uint8_t turn = 0;

    memset(input, NEVER, sizeof *input);
    for (int half = 0; half < 2; half++)
        CH_EACH_BIT_64(bit, givens.word[half]) {
            const int cell = ch_box_cell(64 * half + bit);
            const uint8_t *const house = ch_cell_house[cell];
            uint8_t *const of_digit = input->turn_of_digit[board->digit[cell]];
            if ((of_digit[house[0]] & of_digit[house[1]] & of_digit[house[2]]) != NEVER)
                return false;
            of_digit[house[0]] = of_digit[house[1]] = of_digit[house[2]] = turn;
            input->turn[cell] = turn++;
        }
    return true;
}

static inline unsigned earlier(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* Returns when a cell loses a digit, 0: never.  In each turn the peers of the filled cell first
 * lose its digit, in their order; then the filled cell loses its other digits. */
static inline unsigned when_lost(const Input *input, int cell, int digit)
{
    const uint8_t *const house = ch_cell_house[cell];
    const uint8_t *const turn = input->turn_of_digit[digit];
    const unsigned seen = earlier(turn[house[0]], earlier(turn[house[1]], turn[house[2]]));
    const unsigned when = earlier(seen << 7 | (unsigned)ch_grid_cell(cell),
                                  (unsigned)input->turn[cell] << 7 | (unsigned)(CH_CELLS + digit));

    return when < NEVER << 7 ? when : 0;
}

/* Singles in order: when each became one, and below its entry. */
typedef struct Singles {
    int count;
    uint32_t at[CH_HODOKU_HIDDEN];
} Singles;

enum { ENTRY_BITS = 11 };

/* Inserts a single behind those that became one before. */
static void add_single(Singles *singles, unsigned when, int cell, int digit)
{
    const uint32_t single = when << ENTRY_BITS | CH_HODOKU_ENTRY(cell, digit);
    int at = singles->count++;

    for (; at > 0 && singles->at[at - 1] > single; at--)
        singles->at[at] = singles->at[at - 1];
    singles->at[at] = single;
}

/* Adds a hidden single at the time when the house loses its last other place.  The houses of a cell
 * are processed one after another. */
static void add_hidden(Singles *singles, const Input *input, const ChBoard *board, int house,
                       int digit)
{
    const int place = ch_board_single_cell(board, digit, house);
    unsigned last = 0;

    for (int i = 0; i < 9; i++) {
        const unsigned when = when_lost(input, ch_house_cell[house][i], digit);
        last = when > last ? when : last;
    }
    add_single(singles, last << 5 | (unsigned)ch_hodoku_house_of_model(house), place, digit);
}

static void add_naked(Singles *singles, const Input *input, const ChBoard *board, int cell)
{
    const unsigned digits = board->candidates[cell];
    unsigned last = 0;

    CH_EACH_DIGIT(digit, CH_ALL_NINE & ~digits) {
        const unsigned when = when_lost(input, cell, digit);
        last = when > last ? when : last;
    }
    add_single(singles, last, cell, ch_lowest(digits));
}

static uint16_t queue_up(uint16_t *queue, const Singles *singles)
{
    for (int i = 0; i < singles->count; i++)
        queue[i] = singles->at[i] & ((1u << ENTRY_BITS) - 1);
    return (uint16_t)singles->count;
}

static void fill_queues(ChHodokuGrid *grid, const Input *input, const ChBoard *board)
{
    Singles singles;

    singles.count = 0;
    for (int word = 0; word < 3; word++)
        CH_EACH_BIT(bit, ch_lanes_single(board->candidates + 32 * word) & ~board->filled[word])
            add_naked(&singles, input, board, 32 * word + bit);
    grid->naked_count = queue_up(grid->naked, &singles);
    singles.count = 0;
    for (int digit = 0; digit < CH_DIGITS; digit++)
        CH_EACH_HOUSE(house, board->single[digit])
            add_hidden(&singles, input, board, house, digit);
    grid->hidden_count = queue_up(grid->hidden, &singles);
}

/* ---- entry one by one ---- */

static void load_marks(ChHodokuGrid *grid, const ChPuzzle *puzzle)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (!ch_candidates_has(&puzzle->marks, CH_CANDIDATE(ch_box_cell(cell), digit)))
                ch_hodoku_grid_delete(grid, cell, digit);
}

static void load_removed(ChHodokuGrid *grid, const ChPuzzle *puzzle)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (ch_candidates_has(&puzzle->removed, CH_CANDIDATE(ch_box_cell(cell), digit)))
                ch_hodoku_grid_delete(grid, cell, digit);
}

/* Enters all digits one by one.  Digits that a player entered come among the givens, in the order
 * of cells. */
static void enter_all(ChHodokuGrid *grid, const ChPuzzle *puzzle)
{
    ch_hodoku_grid_clear(grid);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int box_cell = ch_box_cell(cell);
        const int digit = ch_puzzle_digit(puzzle, box_cell);
        if (digit != CH_NO_DIGIT)
            ch_hodoku_grid_set(grid, cell, digit);
        if (puzzle->given[box_cell] != CH_NO_DIGIT)
            ch_grid_cells_add(&grid->givens, cell);
    }
    if (puzzle->has_marks)
        load_marks(grid, puzzle);
    if (puzzle->has_start)
        load_removed(grid, puzzle);
}

void ch_hodoku_grid_load(ChHodokuGrid *grid, const ChPuzzle *puzzle, const ChBoard *board)
{
    Input input;

    if (!puzzle->has_start && !puzzle->has_marks && !ch_board_is_broken(board)) {
        grid->givens = ch_grid_cells_minus(ch_grid_cells_all(),
                                           cells_of_rows(board->places[CH_EMPTY] + CH_FIRST_ROW));
        grid->naked_head = grid->hidden_head = 0;
        grid->is_behind = true;
        if (read_input(&input, board, grid->givens)) {
            fill_queues(grid, &input, board);
            return;
        }
    }
    enter_all(grid, puzzle);
}
