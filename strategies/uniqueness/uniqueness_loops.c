/* uniqueness_loops.c - unique loops: deadly patterns of two digits in six or more cells.
 *
 *      12 . . | 12 . . | . . .      each house has two cells of the loop or none; with only the two
 *      12 . . | . . .  | 12 . .     digits, they would alternate along the loop and could be
 *      . . .  | 12 . . | 12x. .     exchanged
 *
 * Types 1 to 4 are those of uniqueness.h. All the cells have both digits.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

enum { FEWEST = 6, MOST = 16 };
enum { MOST_TRIALS = 20000 }; /* ten times the largest number seen in puzzles with a solution */

/* The search for the loops of one pair and size. */
typedef struct Loop {
    const ChFinderInput *input;
    ChSink *sink;
    int type; /* type 2: the guardians are one digit; else there are at most two extra cells */
    int technique;
    unsigned pair;
    int size;          /* number of cells of the loop */
    int trials;        /* number of cells tried */
    ChCellSet allowed; /* cells that may join */
    ChCellSet plain;   /* cells without guardians */
} Loop;

typedef struct PartialLoop {
    ChCellSet cells;
    int count;
    int extra;
    unsigned guards;
    uint32_t once; /* houses with one cell, which need another */
    uint32_t twice;
} PartialLoop;

static uint32_t houses_of(int cell)
{
    return UINT32_C(1) << ch_cell_house[cell][0] | UINT32_C(1) << ch_cell_house[cell][1] |
           UINT32_C(1) << ch_cell_house[cell][2];
}

static bool join_cell(const Loop *loop, PartialLoop *partial, int cell)
{
    const uint32_t houses = houses_of(cell);

    assert(!ch_cells_has(&partial->cells, cell) && (partial->once & partial->twice) == 0);
    if ((partial->twice & houses) != 0)
        return false;
    partial->twice |= partial->once & houses;
    partial->once ^= houses;
    ch_cells_add(&partial->cells, cell);
    partial->count++;
    partial->extra += !ch_cells_has(&loop->plain, cell);
    partial->guards |= loop->input->board->candidates[cell] & ~loop->pair;
    return (loop->type == 2 ? ch_count(partial->guards) < 2 : partial->extra <= 2) &&
           ch_count(partial->once) <= 3 * (loop->size - partial->count);
}

/* Closes the first open house in every way, and tries each complete loop. Returns true if the sink
 * wants no more. */
static bool close_houses(Loop *loop, const PartialLoop *partial)
{
    if (partial->once == 0) {
        if (partial->count != loop->size || partial->extra == 0)
            return false;
        const ChPattern pattern = ch_pattern_of(loop->input->board, partial->cells, loop->pair);
        return ch_pattern_type(loop->input, loop->sink, loop->technique, &pattern, loop->type);
    }
    const ChCellSet here = ch_cells_minus(
        ch_cells_and(loop->allowed, ch_house_cells[__builtin_ctz(partial->once)]), partial->cells);
    CH_EACH_CELL(cell, here) {
        PartialLoop more = *partial;
        if (++loop->trials > MOST_TRIALS)
            return false;
        if (partial->count < loop->size && join_cell(loop, &more, cell) &&
            close_houses(loop, &more))
            return true;
    }
    return false;
}

/* Searches the loops of the pair; each is found from the first of its plain cells. */
static bool search_loops(Loop *loop, ChCellSet both)
{
    ChCellSet starts = loop->plain;

    loop->allowed = both;
    CH_EACH_CELL(start, starts) {
        PartialLoop partial = {.count = 0};
        if (join_cell(loop, &partial, start) && close_houses(loop, &partial))
            return true;
        ch_cells_remove(&loop->allowed, start);
        if (ch_cells_count(loop->allowed) < loop->size)
            return false;
    }
    return false;
}

/* The pairs of digits with enough cells for loops. */
typedef struct Pairs {
    int count;
    struct {
        unsigned pair;
        ChCellSet plain; /* cells with these two candidates */
        ChCellSet both;  /* cells with these two candidates, and perhaps others */
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
    CH_EACH_CELL(cell, *bivalue) {
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

static bool find_unique_loop(const ChFinderInput *input, ChSink *sink, int type, int technique)
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
                search_loops(&loop, pairs.at[i].both))
                return true;
        }
    return false;
}

bool ch_find_unique_loop_1(const ChFinderInput *input, ChSink *sink)
{
    return find_unique_loop(input, sink, 1, CH_TECHNIQUE_UNIQUE_LOOP_1);
}

bool ch_find_unique_loop_2(const ChFinderInput *input, ChSink *sink)
{
    return find_unique_loop(input, sink, 2, CH_TECHNIQUE_UNIQUE_LOOP_2);
}

bool ch_find_unique_loop_3(const ChFinderInput *input, ChSink *sink)
{
    return find_unique_loop(input, sink, 3, CH_TECHNIQUE_UNIQUE_LOOP_3);
}

bool ch_find_unique_loop_4(const ChFinderInput *input, ChSink *sink)
{
    return find_unique_loop(input, sink, 4, CH_TECHNIQUE_UNIQUE_LOOP_4);
}
