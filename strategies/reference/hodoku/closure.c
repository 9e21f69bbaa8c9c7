/* closure.c - see hodoku_closure.h.
 *
 * Tarjan's algorithm finds the groups of literals that imply each other.  A group is finished after
 * all groups that it leads to, so its row is the union of theirs.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_closure.h"

/* A depth-first search; times are counted from 1. */
typedef struct Search {
    ChHodokuClosure *closure;
    const ChHodokuTables *tables;
    int time;
    int stacked;
    int depth;
} Search;

enum { FINISHED = 0xffff, MOST_BLOCKS = CH_HODOKU_CLOSED_WORDS / 4 };

_Static_assert(CH_HODOKU_CLOSED_WORDS % 4 == 0, "a row is a number of blocks");

/* Returns the literals of the direct entries in the table of a literal. */
static const uint16_t *entries_of(const Search *search, int number)
{
    const ChHodokuTables *const tables = search->tables;

    return &tables->literal[tables->direct[search->closure->literal[number]].first];
}

static void enter(Search *search, int number)
{
    ChHodokuClosure *const closure = search->closure;

    closure->seen[number] = closure->low[number] = (uint16_t)++search->time;
    closure->next[number] = 1;
    closure->stack[search->stacked++] = (uint16_t)number;
    closure->path[search->depth++] = (uint16_t)number;
}

/* Adds what the members of a group lead to, BLOCKS words of a row at a time.  That is known but for
 * the members themselves.  Where BLOCKS is a constant, the sum is kept in registers. */
static inline void join_rows(const Search *search, int first, uint64_t *reached, int blocks)
{
    const ChHodokuClosure *const closure = search->closure;
    uint64_t sum[4 * MOST_BLOCKS];

    for (int i = 0; i < 4 * blocks; i++)
        sum[i] = reached[i];
    for (int i = first; i < search->stacked; i++) {
        const int member = closure->stack[i];
        const uint16_t *const entry = entries_of(search, member);
        const uint32_t count = search->tables->direct[closure->literal[member]].count;
        for (uint32_t k = 1; k < count; k++) {
            const uint64_t *const more = closure->reached[closure->row[closure->number[entry[k]]]];
            for (int word = 0; word < 4 * blocks; word++)
                sum[word] |= more[word];
        }
    }
    for (int i = 0; i < 4 * blocks; i++)
        reached[i] = sum[i];
}

/* Begins a row, which is empty. */
static inline uint64_t *add_row(ChHodokuClosure *closure)
{
    uint64_t *const reached = closure->reached[closure->rows++];

    for (int i = 0; i < CH_HODOKU_CLOSED_WORDS; i++)
        reached[i] = 0;
    return reached;
}

static inline void add_member(ChHodokuClosure *closure, int number, uint64_t *reached)
{
    closure->row[number] = (uint16_t)(closure->rows - 1);
    closure->seen[number] = FINISHED;
    ch_bits_add(reached, number);
}

/* Finishes the literals that lead to none. */
static void finish_ends(ChHodokuClosure *closure, const ChHodokuTables *tables)
{
    for (int number = 0; number < closure->count; number++) {
        const bool is_end = tables->direct[closure->literal[number]].count == 1;
        closure->seen[number] = 0;
        if (is_end)
            add_member(closure, number, add_row(closure));
    }
}

/* Finishes a complete group: it reaches its members and all that these lead to. */
static void finish_group(Search *search, int number)
{
    ChHodokuClosure *const closure = search->closure;
    const int blocks = (closure->words + 3) / 4;
    uint64_t *const reached = add_row(closure);
    int first = search->stacked;

    do
        add_member(closure, closure->stack[--first], reached);
    while (closure->stack[first] != number);
    if (blocks <= 2)
        join_rows(search, first, reached, 2);
    else if (blocks == 3)
        join_rows(search, first, reached, 3);
    else
        join_rows(search, first, reached, MOST_BLOCKS);
    search->stacked = first;
}

/* Follows the entries from the end of the path to the next literal not seen.  Returns false when
 * none is left. */
static bool follow_entries(Search *search, int number)
{
    ChHodokuClosure *const closure = search->closure;
    const uint16_t *const entry = entries_of(search, number);
    const uint32_t count = search->tables->direct[closure->literal[number]].count;
    uint16_t low = closure->low[number];

    for (uint32_t next = closure->next[number]; next < count; next++) {
        const int to = closure->number[entry[next]];
        if (closure->seen[to] == 0) {
            closure->next[number] = next + 1;
            closure->low[number] = low;
            enter(search, to);
            return true;
        }
        low = closure->seen[to] < low ? closure->seen[to] : low;
    }
    closure->low[number] = low;
    return false;
}

/* Follows the entries from the end of the path, or leaves the path's end when none is left. */
static void advance_path(Search *search)
{
    ChHodokuClosure *const closure = search->closure;
    const int number = closure->path[search->depth - 1];

    if (follow_entries(search, number))
        return;
    if (closure->low[number] == closure->seen[number])
        finish_group(search, number);
    search->depth--;
    if (search->depth > 0) {
        const int before = closure->path[search->depth - 1];
        if (closure->seen[number] != FINISHED && closure->low[number] < closure->low[before])
            closure->low[before] = closure->low[number];
    }
}

static bool add_literal(ChHodokuClosure *closure, int literal)
{
    if (closure->count == CH_HODOKU_CLOSED)
        return false;
    closure->number[literal] = (uint16_t)closure->count;
    closure->literal[closure->count++] = (uint16_t)literal;
    return true;
}

static bool number_literals(ChHodokuClosure *closure, const ChHodokuTables *tables)
{
    const ChHodokuGrid *const grid = tables->grid;

    closure->count = 0;
    CH_EACH_GRID_CELL(cell, grid->empty)
        CH_EACH_DIGIT(digit, grid->candidates[cell])
            for (int on = 0; on < 2; on++)
                if (!add_literal(closure, CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), on)))
                    return false;
    for (int group = 0; group < tables->group_count; group++)
        for (int on = 0; on < 2; on++)
            if (!add_literal(closure, CH_HODOKU_LITERAL(CH_CANDIDATES + group, on)))
                return false;
    return true;
}

bool ch_hodoku_close(ChHodokuClosure *closure, const ChHodokuTables *tables)
{
    Search search = {.closure = closure, .tables = tables};

    if (!number_literals(closure, tables))
        return false;
    closure->words = (closure->count + 63) / 64;
    closure->rows = 0;
    finish_ends(closure, tables);
    for (int number = 0; number < closure->count; number++) {
        if (closure->seen[number] != 0)
            continue;
        enter(&search, number);
        while (search.depth > 0)
            advance_path(&search);
    }
    return true;
}
