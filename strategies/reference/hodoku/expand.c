/* expand.c - expanding a table, and walking back from an entry to the premise.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>
#include <string.h>

#include "hodoku_tables.h"

enum { DISTANCES = 512 /* distances are kept modulo this */ };

static const uint16_t *literals_of(const ChHodokuTables *tables, int literal)
{
    return &tables->literal[tables->direct[literal].first];
}

/* Adds the direct entries of the table of one entry's literal. */
static void expand_entry(ChHodokuExpanded *expanded, int from)
{
    const ChHodokuTables *const tables = expanded->tables;
    const int literal = expanded->literal[from];
    const ChHodokuEntry *const entry = &tables->pool[tables->direct[literal].first];

    for (uint32_t i = 1; i < tables->direct[literal].count; i++) {
        const int next = entry[i].literal;
        const int distance = (expanded->distance[from] + entry[i].distance) % DISTANCES;
        int at = expanded->at[next];
        if (at == CH_HODOKU_NO_LITERAL) {
            if (expanded->count == CH_HODOKU_ENTRIES)
                continue;
            at = expanded->count++;
            expanded->at[next] = (uint16_t)at;
            expanded->literal[at] = (uint16_t)next;
        } else if (at < expanded->direct || distance >= expanded->distance[at]) {
            continue;
        }
        expanded->distance[at] = (uint16_t)distance;
        expanded->via[at] = (uint16_t)literal;
    }
}

/* Like expand_entry(), when all links have the same distance: then an entry already there is no
 * farther.  Each link is written behind the last entry, and stays where it is new, so there is no
 * branch. */
static void expand_entry_evenly(ChHodokuExpanded *expanded, int from)
{
    const ChHodokuTables *const tables = expanded->tables;
    const uint16_t own = expanded->literal[from];
    const uint16_t *const literal = literals_of(tables, own);
    const uint16_t distance = (uint16_t)((expanded->distance[from] + 2) % DISTANCES);
    const uint32_t count = tables->direct[own].count;
    int at = expanded->count;

    for (uint32_t i = 1; i < count; i++) {
        const int next = literal[i];
        const int known = expanded->at[next];
        const bool is_new = known == CH_HODOKU_NO_LITERAL && at < CH_HODOKU_ENTRIES;
        expanded->literal[at] = (uint16_t)next;
        expanded->distance[at] = distance;
        expanded->via[at] = own;
        expanded->at[next] = (uint16_t)(is_new ? at : known);
        at += is_new;
    }
    expanded->count = at;
}

static void clear(ChHodokuExpanded *expanded, const ChHodokuTables *tables)
{
    if (expanded->tables == tables) {
        for (int i = 0; i < expanded->count; i++)
            expanded->at[expanded->literal[i]] = CH_HODOKU_NO_LITERAL;
        return;
    }
    memset(expanded->at, 0xff, (size_t)tables->literals * sizeof *expanded->at);
    expanded->tables = tables;
}

void ch_hodoku_expand_start(ChHodokuExpanded *expanded, const ChHodokuTables *tables, int premise)
{
    const uint16_t *const literal = literals_of(tables, premise);

    clear(expanded, tables);
    expanded->premise = premise;
    expanded->direct = expanded->count = (int)tables->direct[premise].count;
    for (int i = 0; i < expanded->direct; i++) {
        expanded->literal[i] = literal[i];
        expanded->distance[i] = ch_hodoku_entry(tables, premise, i).distance;
        expanded->at[literal[i]] = (uint16_t)i;
    }
}

void ch_hodoku_expand_entry(ChHodokuExpanded *expanded, int at)
{
    (expanded->tables->is_uniform ? expand_entry_evenly : expand_entry)(expanded, at);
}

void ch_hodoku_expand(ChHodokuExpanded *expanded, const ChHodokuTables *tables, int premise)
{
    ch_hodoku_expand_start(expanded, tables, premise);
    for (int i = 1; i < expanded->count; i++)
        ch_hodoku_expand_entry(expanded, i);
}

/* ---- walking back ---- */

/* A position on the way from an entry back to the start: an entry of the first table, or of the
 * table of another literal. */
typedef struct Walk {
    const ChHodokuExpanded *expanded;
    int table; /* the literal of the other table; CH_HODOKU_NO_LITERAL: in the first */
    int index;
} Walk;

static Walk walk_from(const ChHodokuExpanded *expanded, int literal)
{
    return (Walk){expanded, CH_HODOKU_NO_LITERAL, expanded->at[literal]};
}

int ch_hodoku_direct_index(const ChHodokuTables *tables, int table, int literal)
{
    const uint16_t *const entry = literals_of(tables, table);
    const int last = (int)tables->direct[table].count - 1;
    int at = 0;

    while (at < last && entry[at] != literal)
        at++;
    assert(entry[at] == literal);
    return at;
}

static bool is_over(const Walk *walk)
{
    return walk->table == CH_HODOKU_NO_LITERAL && walk->index == 0;
}

/* Returns the parents of the direct entry at the walk's position. */
static const uint16_t *current_parents(Walk *walk)
{
    static const uint16_t premise[CH_HODOKU_PARENTS] = {0};
    const ChHodokuExpanded *const expanded = walk->expanded;

    if (walk->table == CH_HODOKU_NO_LITERAL && walk->index >= expanded->direct) {
        walk->table = expanded->via[walk->index];
        walk->index =
            ch_hodoku_direct_index(expanded->tables, walk->table, expanded->literal[walk->index]);
    }
    const int table = walk->table == CH_HODOKU_NO_LITERAL ? expanded->premise : walk->table;
    const uint32_t at = expanded->tables->direct[table].first + (uint32_t)walk->index;
    return expanded->tables->is_uniform ? premise : expanded->tables->pool[at].parent;
}

/* Moves to the main parent, and at the premise of another table back to the first table.
 * Returns the literal reached. */
static int step_back(Walk *walk, int parent)
{
    const ChHodokuExpanded *const expanded = walk->expanded;
    const int table = walk->table == CH_HODOKU_NO_LITERAL ? expanded->premise : walk->table;
    const int literal = literals_of(expanded->tables, table)[parent];

    walk->index = parent;
    if (walk->index == 0 && walk->table != CH_HODOKU_NO_LITERAL)
        *walk = walk_from(expanded, literal);
    return literal;
}

void ch_hodoku_chain(const ChHodokuExpanded *expanded, int literal, ChHodokuLine *line)
{
    Walk walk = walk_from(expanded, literal);
    int count = 0;

    line->literal[count++] = (uint16_t)literal;
    while (!is_over(&walk) && count < CH_HODOKU_ENTRIES) {
        const uint16_t *const parent = current_parents(&walk);
        line->literal[count++] = (uint16_t)step_back(&walk, parent[0]);
    }
    line->count = count;
    for (int i = 0; i < count / 2; i++) {
        const uint16_t other = line->literal[i];
        line->literal[i] = line->literal[count - 1 - i];
        line->literal[count - 1 - i] = other;
    }
}

/* ---- branches ---- */

static bool is_on(const ChHodokuLine *line, int literal)
{
    for (int i = 0; i < line->count; i++)
        if (line->literal[i] == literal)
            return true;
    return false;
}

/* Returns how many entries the branch from a literal back to the main line has. */
static int branch_length(const ChHodokuExpanded *expanded, const ChHodokuLine *line, int literal)
{
    Walk walk = walk_from(expanded, literal);
    int count = 1;

    while (!is_over(&walk) && count < CH_HODOKU_ENTRIES) {
        const uint16_t *const parent = current_parents(&walk);
        if (is_on(line, step_back(&walk, parent[0])))
            break;
        count++;
    }
    return count;
}

bool ch_hodoku_branches(const ChHodokuExpanded *expanded, int literal)
{
    Walk walk = walk_from(expanded, literal);

    for (int steps = 0; !is_over(&walk) && steps < CH_HODOKU_ENTRIES; steps++) {
        const uint16_t *const parent = current_parents(&walk);
        for (int i = 1; i < CH_HODOKU_PARENTS; i++)
            if (parent[i] != 0)
                return true;
        step_back(&walk, parent[0]);
    }
    return false;
}

int ch_hodoku_chain_length(const ChHodokuExpanded *expanded, const ChHodokuLine *line)
{
    const ChHodokuTables *const tables = expanded->tables;
    Walk walk = walk_from(expanded, line->literal[line->count - 1]);
    int length = line->count;
    int steps = 0;

    while (!is_over(&walk) && steps++ < CH_HODOKU_ENTRIES) {
        const uint16_t *const parent = current_parents(&walk);
        const int table = walk.table == CH_HODOKU_NO_LITERAL ? expanded->premise : walk.table;
        for (int i = 1; i < CH_HODOKU_PARENTS; i++) {
            if (parent[i] == 0)
                continue;
            const int literal = literals_of(tables, table)[parent[i]];
            if (expanded->at[literal] != CH_HODOKU_NO_LITERAL)
                length += branch_length(expanded, line, literal) + 1;
        }
        step_back(&walk, parent[0]);
    }
    return length;
}
