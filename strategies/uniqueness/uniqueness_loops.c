/* uniqueness_loops.c - unique loops: deadly patterns of two digits in six cells and more.
 *
 *      12 . . | 12 . . | . . .      two cells or none in each house of the grid; were there only
 *      12 . . | . . .  | 12 . .     the two digits, they would go round in turn and could change
 *      . . .  | 12 . . | 12x. .     places
 *
 * Types 1 to 4 as in deadly_pattern.h.  All the cells have both digits.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deadly_pattern.h"
#include "deduction.h"
#include "finders.h"

enum { FEWEST = 6, MOST = 16 };
enum { MOST_TRIALS = 20000 }; /* ten times what was ever seen where there is a solution */

/* A loop in the making: the houses with one of its cells so far need another. */
typedef struct Loop {
    const ChFinderInput *input;
    ChSink *sink;
    int type; /* of 2 the guardians are one digit; else there are at most two extra cells */
    int technique;
    unsigned pair;
    int size;          /* cells wanted */
    int trials;        /* cells tried */
    ChCellSet allowed; /* that may join */
    ChCellSet plain;   /* those without guardians */
} Loop;

typedef struct Stand {
    ChCellSet cells;
    int count;
    int extra;
    unsigned guards;
    uint32_t once; /* houses with one cell */
    uint32_t twice;
} Stand;

static uint32_t houses_of(int cell)
{
    return UINT32_C(1) << ch_cell_house[cell][0] | UINT32_C(1) << ch_cell_house[cell][1] |
           UINT32_C(1) << ch_cell_house[cell][2];
}

static bool join(const Loop *loop, Stand *stand, int cell)
{
    const uint32_t houses = houses_of(cell);

    if ((stand->twice & houses) != 0)
        return false;
    stand->twice |= stand->once & houses;
    stand->once ^= houses;
    ch_cells_add(&stand->cells, cell);
    stand->count++;
    stand->extra += !ch_cells_has(&loop->plain, cell);
    stand->guards |= loop->input->board->candidates[cell] & ~loop->pair;
    return (loop->type == 2 ? ch_count(stand->guards) < 2 : stand->extra <= 2) &&
           ch_count(stand->once) <= 3 * (loop->size - stand->count);
}

/* Closes the first open house in every way; what is complete is looked at. */
static bool close_houses(Loop *loop, const Stand *stand)
{
    if (stand->once == 0) {
        if (stand->count != loop->size || stand->extra == 0)
            return false;
        const ChPattern pattern = ch_pattern_of(loop->input->board, stand->cells, loop->pair);
        return ch_pattern_type(loop->input, loop->sink, loop->technique, &pattern, loop->type);
    }
    const ChCellSet here = ch_cells_minus(
        ch_cells_and(loop->allowed, ch_house_cells[__builtin_ctz(stand->once)]), stand->cells);
    for (int cell = ch_cells_next(&here, 0); cell >= 0; cell = ch_cells_next(&here, cell + 1)) {
        Stand more = *stand;
        if (++loop->trials > MOST_TRIALS)
            return false;
        if (stand->count < loop->size && join(loop, &more, cell) && close_houses(loop, &more))
            return true;
    }
    return false;
}

/* Each loop is met from the first of its plain cells. */
static bool each_loop_of(Loop *loop, ChCellSet both)
{
    ChCellSet starts = loop->plain;

    loop->allowed = both;
    for (int start = ch_cells_next(&starts, 0); start >= 0;
         start = ch_cells_next(&starts, start + 1)) {
        Stand stand = {.count = 0};
        if (join(loop, &stand, start) && close_houses(loop, &stand))
            return true;
        ch_cells_remove(&loop->allowed, start);
        if (ch_cells_count(loop->allowed) < loop->size)
            return false;
    }
    return false;
}

/* The pairs of digits with enough cells to make loops of. */
typedef struct Pairs {
    int count;
    struct {
        unsigned pair;
        ChCellSet plain; /* cells with these two candidates */
        ChCellSet both;  /* and with others besides */
        int plain_count;
        int both_count;
    } at[CH_CELLS / 2];
} Pairs;

static void collect_pairs(const ChFinderInput *input, int fewest_plain, Pairs *pairs)
{
    const ChBoard *const board = input->board;
    const ChCellSet *const bivalue = &ch_facts_pairs(input->facts)->bivalue;
    uint8_t seen[CH_ALL_NINE + 1] = {0};

    pairs->count = 0;
    for (int cell = ch_cells_next(bivalue, 0); cell >= 0; cell = ch_cells_next(bivalue, cell + 1)) {
        const unsigned pair = board->candidates[cell];
        if (++seen[pair] != fewest_plain)
            continue;
        const ChCellSet both = ch_cells_and(ch_board_open(board, ch_lowest(pair)),
                                            ch_board_open(board, ch_lowest(pair & (pair - 1))));
        const int count = ch_cells_count(both);
        if (count < FEWEST)
            continue;
        pairs->at[pairs->count].pair = pair;
        pairs->at[pairs->count].both = both;
        pairs->at[pairs->count].both_count = count;
        pairs->at[pairs->count].plain = ch_cells_and(both, *bivalue);
        pairs->at[pairs->count].plain_count = ch_cells_count(pairs->at[pairs->count].plain);
        pairs->count++;
    }
}

static bool find(const ChFinderInput *input, ChSink *sink, int type, int technique)
{
    const int fewest_plain = type == 2 ? FEWEST / 3 : FEWEST - 2;
    Loop loop = {.input = input, .sink = sink, .type = type, .technique = technique};
    Pairs pairs;

    collect_pairs(input, fewest_plain, &pairs);
    for (loop.size = FEWEST; loop.size <= MOST && pairs.count > 0; loop.size += 2)
        for (int i = 0; i < pairs.count; i++) {
            loop.pair = pairs.at[i].pair;
            loop.plain = pairs.at[i].plain;
            if (pairs.at[i].both_count >= loop.size &&
                pairs.at[i].plain_count >= (type == 2 ? fewest_plain : loop.size - 2) &&
                each_loop_of(&loop, pairs.at[i].both))
                return true;
        }
    return false;
}

bool ch_find_unique_loop_1(const ChFinderInput *input, ChSink *sink)
{
    return find(input, sink, 1, CH_TECHNIQUE_UNIQUE_LOOP_1);
}

bool ch_find_unique_loop_2(const ChFinderInput *input, ChSink *sink)
{
    return find(input, sink, 2, CH_TECHNIQUE_UNIQUE_LOOP_2);
}

bool ch_find_unique_loop_3(const ChFinderInput *input, ChSink *sink)
{
    return find(input, sink, 3, CH_TECHNIQUE_UNIQUE_LOOP_3);
}

bool ch_find_unique_loop_4(const ChFinderInput *input, ChSink *sink)
{
    return find(input, sink, 4, CH_TECHNIQUE_UNIQUE_LOOP_4);
}
