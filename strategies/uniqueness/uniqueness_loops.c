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

enum { MOST = 16 };
enum { MOST_TRIALS = 20000 }; /* ten times the largest number seen in puzzles with a solution */

/* The search for the loops of one pair and size. */
typedef struct Loop {
    const ChFinderInput *input;
    ChSink *sink;
    int type; /* type 2: the guardians are one digit; else there are at most two extra cells */
    int technique;
    ChVisitPattern *visit; /* NULL: the conclusions of the type are reported */
    void *context;
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
        if (loop->visit != NULL)
            return loop->visit(loop->context, &pattern);
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

static bool has_cells(const ChLoopPair *pair, int type, int size)
{
    return pair->both_count >= size &&
           pair->plain_count >= (type == 2 ? CH_LOOP_CELLS / 3 : size - 2);
}

static bool search_sizes(Loop *loop)
{
    const ChLoopPairs *const pairs = ch_facts_loop_pairs(loop->input->facts);
    const int count = loop->type == 2 ? pairs->count : pairs->count_with_four;

    for (loop->size = CH_LOOP_CELLS; loop->size <= MOST && count > 0; loop->size += 2)
        for (int i = 0; i < count; i++) {
            const ChLoopPair *const pair = &pairs->at[loop->type == 2 ? i : pairs->with_four[i]];
            loop->pair = pair->digits;
            loop->plain = pair->plain;
            if (has_cells(pair, loop->type, loop->size) && search_loops(loop, pair->both))
                return true;
        }
    return false;
}

bool ch_each_unique_loop(const ChFinderInput *input, ChVisitPattern *visit, void *context)
{
    Loop loop = {.input = input, .visit = visit, .context = context};

    return search_sizes(&loop);
}

static bool find_unique_loop(const ChFinderInput *input, ChSink *sink, int type, int technique)
{
    Loop loop = {.input = input, .sink = sink, .type = type, .technique = technique};

    return search_sizes(&loop);
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
