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

enum { FINISHED = 0xffff, MOST_PAIRS = CH_HODOKU_CLOSED_WORDS / 2 };

_Static_assert(CH_HODOKU_CLOSED_WORDS % 2 == 0, "a row is a number of pairs");

typedef uint64_t Pair __attribute__((vector_size(16), may_alias));

static inline Pair *row_at(ChHodokuClosure *closure, int row)
{
    return (Pair *)closure->reached[row];
}

/* Returns the bit of a number in a pair of words of a row. */
static inline Pair bit_of_pair(int number, int pair)
{
    const uint64_t word = (uint64_t)number / 64;
    const uint64_t bit = UINT64_C(1) << number % 64;
    const Pair words = {2 * (uint64_t)pair, 2 * (uint64_t)pair + 1};

    return (Pair)(words == (Pair){word, word}) & (Pair){bit, bit};
}

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

/* Stores the row of a group, PAIRS pairs of words: its members and what they lead to.  That is
 * known but for the members themselves, whose row is empty until then.  A row is stored and loaded
 * in pairs, so that no load waits for words stored one by one.  Where PAIRS is a constant,
 * the sum is kept in registers. */
static inline void join_rows(const Search *search, int first, Pair *reached, int pairs)
{
    ChHodokuClosure *const closure = search->closure;
    Pair sum[MOST_PAIRS] = {{0}};

    for (int i = first; i < search->stacked; i++) {
        const int member = closure->stack[i];
        const uint16_t *const entry = entries_of(search, member);
        const uint32_t count = search->tables->direct[closure->literal[member]].count;
        for (int pair = 0; pair < pairs; pair++)
            sum[pair] |= bit_of_pair(member, pair);
        for (uint32_t k = 1; k < count; k++) {
            const Pair *const more = row_at(closure, closure->row[closure->number[entry[k]]]);
            for (int pair = 0; pair < pairs; pair++)
                sum[pair] |= more[pair];
        }
    }
    for (int i = 0; i < pairs; i++)
        reached[i] = sum[i];
}

/* Begins an empty row and returns its number. */
static inline int add_row(ChHodokuClosure *closure)
{
    Pair *const reached = row_at(closure, closure->rows);

    for (int i = 0; i < MOST_PAIRS; i++)
        reached[i] = (Pair){0};
    return closure->rows++;
}

static inline void finish_member(ChHodokuClosure *closure, int number, int row)
{
    closure->row[number] = (uint16_t)row;
    closure->seen[number] = FINISHED;
}

/* Finishes the literals that lead to none. */
static void finish_ends(ChHodokuClosure *closure, const ChHodokuTables *tables)
{
    for (int number = 0; number < closure->count; number++) {
        const bool is_end = tables->direct[closure->literal[number]].count == 1;
        closure->seen[number] = 0;
        if (!is_end)
            continue;
        const int row = add_row(closure);
        finish_member(closure, number, row);
        ch_bits_add(closure->reached[row], number);
    }
}

/* Finishes a complete group: it reaches its members and all that these lead to. */
static void finish_group(Search *search, int number)
{
    ChHodokuClosure *const closure = search->closure;
    const int pairs = (closure->words + 1) / 2;
    const int row = add_row(closure);
    Pair *const reached = row_at(closure, row);
    int first = search->stacked;

    do
        finish_member(closure, closure->stack[--first], row);
    while (closure->stack[first] != number);
    if (pairs <= 4)
        join_rows(search, first, reached, 4);
    else if (pairs <= 6)
        join_rows(search, first, reached, 6);
    else
        join_rows(search, first, reached, MOST_PAIRS);
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
