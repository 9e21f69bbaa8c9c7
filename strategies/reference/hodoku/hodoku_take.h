/* hodoku_take.h - singles of the queues one after another, placed on the board; compiled for
 * several sets of vector instructions (singles.c, hodoku_take_avx2.c).
 *
 * A placement adds to the queues what the grid would add one peer after another: cells in reading
 * order; houses by the last cell that lost the digit.  Few cells and houses become single at once,
 * so they are found in whole vectors, and then put in order.
 *
 * The digit of a cell that waits in a queue is known.  Later entries for it would not be read
 * before the cell is filled, so they are left out.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_TAKE_H
#define CH_STRATEGIES_HODOKU_TAKE_H

#include "hodoku.h"
#include "place_digit.h"

enum { NOT_NAKED = 0xff };

typedef struct Taker {
    ChBoard *board; /* its summaries are made at the end, except for the full houses */
    ChHodokuGrid *grid;
    uint16_t open[CH_LANES]; /* the empty cells that wait in no queue */
    uint8_t naked[CH_CELLS]; /* a cell's place in the queue of naked singles, or NOT_NAKED */
    ChCellSet waiting;       /* the places in that queue whose cells are empty */
} Taker;

/* ---- the queues ---- */

static inline void close_cell(Taker *taker, int cell)
{
    (void)ch_lanes_keep(taker->open, ch_place_left[cell]);
}

static inline void queue_naked(Taker *taker, int cell)
{
    ChHodokuGrid *const grid = taker->grid;

    assert(grid->naked_count < CH_HODOKU_NAKED);
    taker->naked[cell] = (uint8_t)grid->naked_count;
    ch_cells_add(&taker->waiting, grid->naked_count);
    grid->naked[grid->naked_count++] =
        CH_HODOKU_ENTRY(cell, ch_lowest(taker->board->candidates[cell]));
    close_cell(taker, cell);
}

static inline void queue_hidden(Taker *taker, int cell, int digit)
{
    ChHodokuGrid *const grid = taker->grid;

    assert(grid->hidden_count < CH_HODOKU_HIDDEN);
    grid->hidden[grid->hidden_count++] = CH_HODOKU_ENTRY(cell, digit);
    close_cell(taker, cell);
}

/* ---- cells with one candidate ---- */

/* Returns a cell by its lane: lanes 0..31 begin with the band of SPOT, 32 and 40 with its column in
 * the two other bands. */
static inline int cell_of_lane(const ChSpot *spot, int lane)
{
    const int in_band = spot->band + lane;
    const int in_column = spot->below[lane / 8 % 2] + lane % 8;

    return lane < 32 ? in_band : in_column;
}

/* Queues several cells, in the order of the grid. */
static inline void queue_cells(Taker *taker, const ChSpot *spot, uint64_t lanes)
{
    uint8_t sorted[20];
    int count = 0;

    CH_EACH_BIT_64(lane, lanes) {
        const uint8_t cell = (uint8_t)ch_grid_cell(cell_of_lane(spot, lane));
        int at = count++;
        for (; at > 0 && sorted[at - 1] > cell; at--)
            sorted[at] = sorted[at - 1];
        sorted[at] = cell;
    }
    for (int i = 0; i < count; i++)
        queue_naked(taker, ch_box_cell(sorted[i]));
}

static inline void remove_from_peers(Taker *taker, int cell, int digit)
{
    static const uint16_t IN_THREES[8] = {0xffff, 0, 0, 0xffff, 0, 0, 0xffff, 0};
    const ChSpot *const spot = &ch_spots[cell];
    uint16_t *const candidates = taker->board->candidates;
    const uint16_t bit = (uint16_t)(1u << digit);
    const uint64_t lanes =
        ch_lanes_lose_all(candidates + spot->band, ch_place_in_band[cell - spot->band], bit) |
        (uint64_t)ch_lanes_lose(candidates + spot->below[0], IN_THREES, bit) << 32 |
        (uint64_t)ch_lanes_lose(candidates + spot->below[1], IN_THREES, bit) << 40;

    candidates[cell] = bit;
    if (lanes == 0)
        return;
    if ((lanes & (lanes - 1)) == 0)
        queue_naked(taker, cell_of_lane(spot, __builtin_ctzll(lanes)));
    else
        queue_cells(taker, spot, lanes);
}

/* ---- houses with one place ---- */

/* Rows come first, then columns, then boxes. */
static inline int first_house(uint32_t houses)
{
    const uint32_t lines = houses & ~CH_HOUSE_BOXES;

    return ch_lowest(lines != 0 ? lines : houses);
}

/* Returns the first of several houses of a digit that is placed: by the last of the cells that lose
 * it.  KEPT: the places that remain. */
static inline int first_by_loss(const uint16_t *places, const uint16_t *kept, uint32_t houses)
{
    int first = INT32_MAX;

    CH_EACH_HOUSE(house, houses) {
        const unsigned lost = places[house] & ~(unsigned)kept[house];
        const int last = ch_grid_cell(ch_house_cell[house][31 - __builtin_clz(lost)]);
        const int key = last << 5 | ch_hodoku_house_of_model(house);
        first = key < first ? key : first;
    }
    return ch_hodoku_model_house(first & 31);
}

static inline int place_in(const uint16_t *places, const uint16_t *kept, int house)
{
    return ch_house_cell[house][ch_lowest((unsigned)(places[house] & kept[house]))];
}

/* Queues the only places of a digit in some houses.  Those that share a place are queued once. */
static inline void queue_houses(Taker *taker, const uint16_t *kept, uint32_t houses, int digit)
{
    const uint16_t *const places = taker->board->places[digit];

    while (houses != 0) {
        int cell = place_in(places, kept, ch_lowest(houses));
        if ((houses & ~ch_spots[cell].houses) != 0)
            cell = place_in(places, kept, first_by_loss(places, kept, houses));
        queue_hidden(taker, cell, digit);
        houses &= ~ch_spots[cell].houses;
    }
}

/* Places the digit in its plane. */
static inline void place_in_plane(Taker *taker, int cell, int digit)
{
    uint16_t *const places = taker->board->places[digit];
    const uint16_t *const kept = ch_place_kept[cell];
    const uint32_t houses = ch_lanes_single_in(places, kept, taker->open);

    if (houses != 0)
        queue_houses(taker, kept, houses, digit);
    (void)ch_lanes_keep(places, kept);
}

/* Removes another digit of the cell from its plane. */
static inline void remove_other(Taker *taker, int cell, int digit)
{
    uint16_t *const places = taker->board->places[digit];
    const uint16_t *const left = ch_place_left[cell];
    uint32_t houses = ch_lanes_single_in(places, left, taker->open);

    while (houses != 0) {
        const int place = place_in(places, left, first_house(houses));
        queue_hidden(taker, place, digit);
        houses &= ~ch_spots[place].houses;
    }
    (void)ch_lanes_keep(places, left);
}

static inline void place_single(Taker *taker, int cell, int digit)
{
    ChBoard *const board = taker->board;
    const unsigned others = board->candidates[cell] & ~(1u << digit);

    board->single[CH_EMPTY] = ch_lanes_keep(board->places[CH_EMPTY], ch_place_left[cell]).single;
    board->placed[digit] |= ch_spots[cell].houses;
    board->digit[cell] = (uint8_t)digit;
    remove_from_peers(taker, cell, digit);
    place_in_plane(taker, cell, digit);
    CH_EACH_DIGIT(other, others)
        remove_other(taker, cell, other);
}

/* ---- finding ---- */

static inline bool make_single(ChStep *step, int technique, int entry, int premise)
{
    const int cell = CH_HODOKU_ENTRY_CELL(entry);

    *step = (ChStep){.technique = (uint16_t)technique,
                     .placed = (uint16_t)CH_CANDIDATE(cell, CH_HODOKU_ENTRY_DIGIT(entry)),
                     .premise = (uint16_t)premise};
    return true;
}

static inline bool can_hold(const ChBoard *board, int entry)
{
    return board->candidates[CH_HODOKU_ENTRY_CELL(entry)] >> CH_HODOKU_ENTRY_DIGIT(entry) & 1;
}

static inline bool is_filled(const ChBoard *board, int entry)
{
    return board->digit[CH_HODOKU_ENTRY_CELL(entry)] != CH_NO_DIGIT;
}

/* Finds the full house whose cell is the first among the naked singles. */
static inline bool first_full_house(Taker *taker, ChStep *step, int *entry)
{
    const uint32_t full = taker->board->single[CH_EMPTY];
    uint32_t left = full;
    int first = NOT_NAKED;

    while (left != 0) {
        const int cell = ch_board_single_cell(taker->board, CH_EMPTY, ch_lowest(left));
        const int at = taker->naked[cell];
        first = at < first ? at : first;
        left &= ~ch_spots[cell].houses;
    }
    if (first == NOT_NAKED)
        return false;
    ch_cells_remove(&taker->waiting, first);
    *entry = taker->grid->naked[first];
    const int house = first_house(full & ch_spots[CH_HODOKU_ENTRY_CELL(*entry)].houses);
    return make_single(step, CH_TECHNIQUE_FULL_HOUSE, *entry,
                       CH_HOUSE_CONSTRAINT(house, CH_HODOKU_ENTRY_DIGIT(*entry)));
}

/* Finds the first of the waiting naked singles, and removes it from these. */
static inline bool first_naked_single(Taker *taker, ChStep *step, int *entry)
{
    if (ch_cells_empty(taker->waiting))
        return false;
    const int first = ch_cells_first(taker->waiting);
    ch_cells_remove(&taker->waiting, first);
    *entry = taker->grid->naked[first];
    return make_single(step, CH_TECHNIQUE_NAKED_SINGLE, *entry,
                       CH_CELL_CONSTRAINT(CH_HODOKU_ENTRY_CELL(*entry)));
}

/* A box gives the name before a line. */
static inline bool first_hidden_single(Taker *taker, ChStep *step, int *entry)
{
    static const ChTechniqueId technique[] = {CH_TECHNIQUE_CROSS_HATCHING,
                                              CH_TECHNIQUE_HIDDEN_SINGLE_ROW,
                                              CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN};
    ChHodokuGrid *const grid = taker->grid;

    while (grid->hidden_head < grid->hidden_count &&
           is_filled(taker->board, grid->hidden[grid->hidden_head]))
        grid->hidden_head++;
    if (grid->hidden_head == grid->hidden_count)
        return false;
    *entry = grid->hidden[grid->hidden_head++];
    const int digit = CH_HODOKU_ENTRY_DIGIT(*entry);
    const ChSpot *const spot = &ch_spots[CH_HODOKU_ENTRY_CELL(*entry)];
    const uint16_t *const places = taker->board->places[digit];
    unsigned single = 0;

    for (int i = 0; i < 3; i++)
        single |= (unsigned)(places[spot->house[i]] == spot->bit[i]) << i;
    if (single == 0)
        return false;
    const int kind = ch_lowest(single);
    return make_single(step, technique[kind], *entry,
                       CH_HOUSE_CONSTRAINT(spot->house[kind], digit));
}

/* Finds the step of the first slot that has one.  Returns the slot's index, or CH_HODOKU_SINGLES
 * where none has, or where the cell of a naked single has lost its last candidate. */
static inline int next_single(Taker *taker, ChStep *step, int *entry)
{
    int found = 1;

    if (taker->board->single[CH_EMPTY] != 0 && first_full_house(taker, step, entry))
        found = 0;
    else if (!first_naked_single(taker, step, entry))
        return first_hidden_single(taker, step, entry) ? 2 : CH_HODOKU_SINGLES;
    return can_hold(taker->board, *entry) ? found : CH_HODOKU_SINGLES;
}

/* ---- all of it ---- */

static inline void close_waiting(Taker *taker, const uint16_t *queue, int head, int count)
{
    for (int i = head; i < count; i++)
        close_cell(taker, CH_HODOKU_ENTRY_CELL(queue[i]));
}

static inline void start_taking(Taker *taker)
{
    const ChHodokuGrid *const grid = taker->grid;

    memcpy(taker->open, taker->board->places[CH_EMPTY], sizeof taker->open);
    memset(taker->naked, NOT_NAKED, sizeof taker->naked);
    close_waiting(taker, grid->naked, grid->naked_head, grid->naked_count);
    close_waiting(taker, grid->hidden, grid->hidden_head, grid->hidden_count);
    taker->waiting = (ChCellSet){{0}};
    for (int i = grid->naked_head; i < grid->naked_count; i++) {
        taker->naked[CH_HODOKU_ENTRY_CELL(grid->naked[i])] = (uint8_t)i;
        if (!is_filled(taker->board, grid->naked[i]))
            ch_cells_add(&taker->waiting, i);
    }
}

static inline void find_filled(ChBoard *board)
{
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);

    board->filled[0] = ~(uint32_t)empty.word[0];
    board->filled[1] = ~(uint32_t)(empty.word[0] >> 32);
    board->filled[2] = ~(uint32_t)empty.word[1] & ((1u << (CH_CELLS - 64)) - 1);
}

static inline void summarize_board(ChBoard *board)
{
    find_filled(board);
    board->hidden = 0;
    for (int digit = 0; digit < CH_DIGITS; digit++)
        summarize(board, digit);
    for (int i = 0; i < CH_CELL_LANES; i += 32)
        board->has_empty_cell |= ch_lanes_summary(board->candidates + i).none != 0;
}

/* Does what ch_hodoku_take_singles() does, but for the cells of the grid. */
static inline int take_on_board(ChHodokuGrid *grid, ChBoard *board, ChStep *step, uint8_t *row,
                                int most)
{
    Taker taker = {.board = board, .grid = grid};
    int taken = 0;
    const int room = ch_board_is_broken(board) ? 0 : most < board->empty ? most : board->empty;

    start_taking(&taker);
    for (; taken < room; taken++) {
        int entry;
        const int found = next_single(&taker, &step[taken], &entry);
        if (found == CH_HODOKU_SINGLES)
            break;
        row[taken] = (uint8_t)found;
        place_single(&taker, CH_HODOKU_ENTRY_CELL(entry), CH_HODOKU_ENTRY_DIGIT(entry));
    }
    grid->naked_head =
        ch_cells_empty(taker.waiting) ? grid->naked_count : (uint16_t)ch_cells_first(taker.waiting);
    if (taken > 0) {
        board->empty = (uint8_t)(board->empty - taken);
        summarize_board(board);
    }
    return taken;
}

#endif
