/* hodoku_tables.h - tables: the consequences, link by link, of a candidate being true or false.
 *
 * A node is a candidate, or a group: the two or three places of a digit in the crossing of a line
 * and a box; or an almost locked set of two cells or more and a digit of it.  A literal states that
 * a node is on (true; for a group, that one of its places is true) or off.  The literal of a set is
 * always off: the digit is not in the set, so the set is locked.  Each literal has a table: its
 * direct entries and, when it is expanded, all their consequences.
 *
 * An entry holds its distance from the premise and its parents: indexes of earlier entries of its
 * direct table, the first of which is its main line.  After an expansion it holds instead the
 * literal whose direct table contains it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_HODOKU_TABLES_H
#define CH_STRATEGIES_HODOKU_TABLES_H

#include "deduction.h"
#include "hodoku_als.h"
#include "hodoku_grid.h"

enum {
    CH_HODOKU_GROUPS = 486,
    CH_HODOKU_SET_NODES = 4096,
    CH_HODOKU_FIRST_SET =
        CH_CANDIDATES + CH_HODOKU_GROUPS, /* number of the first set among the nodes */
    CH_HODOKU_NODES = CH_HODOKU_FIRST_SET + CH_HODOKU_SET_NODES,
    CH_HODOKU_LITERALS = 2 * CH_HODOKU_NODES,
    CH_HODOKU_PARENTS = 5,
    CH_HODOKU_MOST_LINKS = 128, /* of one literal, but those to sets and in nets */
    CH_HODOKU_ENTRIES = 1000,   /* most entries of one table; further ones are dropped */
    CH_HODOKU_POOL = 1 << 18,   /* direct entries of all tables */
    CH_HODOKU_NO_LITERAL = 0xffff
};

#define CH_HODOKU_LITERAL(node, on) ((node)*2 + (on))
#define CH_HODOKU_NODE(literal) ((literal) / 2)
#define CH_HODOKU_IS_ON(literal) ((literal) % 2 != 0)

/* The contents of tables. */
typedef enum ChHodokuTableKind {
    CH_HODOKU_PLAIN,   /* links between candidates */
    CH_HODOKU_GROUPED, /* groups, too */
    CH_HODOKU_LOCKED,  /* groups and almost locked sets, too */
    CH_HODOKU_NETS     /* the consequences of four rounds of singles, and groups */
} ChHodokuTableKind;

typedef struct ChHodokuEntry {
    uint16_t literal;
    uint16_t distance;
    uint16_t parent[CH_HODOKU_PARENTS]; /* indexes; 0 is the premise, and none from the second on */
    uint16_t reason; /* for a single in a net: its constraint (of the model); or CH_NONE */
} ChHodokuEntry;

typedef struct ChHodokuGroup {
    ChGridCells cells;
    ChGridCells seen; /* places of the digit that see all of the group */
    uint8_t digit;
    uint8_t line;
    uint8_t box;
    uint8_t only[2]; /* the single other place in the box, in the line; CH_CELLS: not exactly one */
} ChHodokuGroup;

typedef struct ChHodokuSetNode {
    uint16_t set;
    uint8_t digit;
} ChHodokuSetNode;

/* The part of the pool with a table's entries; the first is the premise. */
typedef struct ChHodokuDirect {
    uint32_t first;
    uint32_t count;
} ChHodokuDirect;

/* The candidates that a table turns on and off, the premise included. */
typedef struct ChHodokuConsequences {
    ChGridCells on[CH_DIGITS];
    ChGridCells off[CH_DIGITS];
} ChHodokuConsequences;

typedef struct ChHodokuTables {
    const ChHodokuGrid *grid;
    ChHodokuConsequences consequences[2 * CH_CANDIDATES]; /* used by the forcing-chain finder */
    uint16_t places[CH_DIGITS][CH_HOUSES];                /* of each digit in a house, nine bits */
    int group_count;
    uint8_t of_digit_count[CH_DIGITS];
    uint16_t of_digit[CH_DIGITS]
                     [CH_HODOKU_GROUPS / CH_DIGITS]; /* the groups of each digit, ascending */
    uint64_t seeing[CH_CANDIDATES]; /* by candidate: which groups of its digit it sees, as bits */
    uint64_t linked[CH_CANDIDATES]; /* the same: groups with a strong link to it */
    uint64_t in_house[CH_DIGITS][CH_HOUSES]; /* the groups of a digit in a line or box, as bits */
    ChHodokuGroup group[CH_HODOKU_GROUPS];
    const ChHodokuSets *sets; /* set before tables of that kind are built */
    int set_count;            /* number of set nodes */
    ChHodokuSetNode set[CH_HODOKU_SET_NODES];
    int literals;                      /* number of literals in use */
    uint32_t used;                     /* used entries of the pool */
    uint16_t made[CH_HODOKU_LITERALS]; /* the table in which a literal was last entered, plus one */
    uint16_t index[CH_HODOKU_LITERALS]; /* the literal's index there */
    ChHodokuDirect direct[CH_HODOKU_LITERALS];
    bool is_uniform; /* every direct entry but the premise has distance 2 and the premise as its
                        parent: then the pool is not used */
    uint16_t literal[CH_HODOKU_POOL]; /* the literals of the entries alone, for faster scans */
    ChHodokuEntry pool[CH_HODOKU_POOL];
} ChHodokuTables;

/* Returns an entry of the direct table of a literal, by its index. */
static inline ChHodokuEntry ch_hodoku_entry(const ChHodokuTables *tables, int table, int index)
{
    const uint32_t at = tables->direct[table].first + (uint32_t)index;

    return tables->is_uniform ? (ChHodokuEntry){.literal = tables->literal[at],
                                                .distance = index == 0 ? 1 : 2,
                                                .reason = CH_NONE}
                              : tables->pool[at];
}

/* Returns the index in the direct table of a literal that the table contains.  A full table, or
 * pool, takes no more entries: so the parents of an entry, which were entered before it, are always
 * there. */
int ch_hodoku_direct_index(const ChHodokuTables *tables, int table, int literal);

/* A table with all its consequences. */
typedef struct ChHodokuExpanded {
    const ChHodokuTables *tables; /* NULL before the first expansion */
    int premise;                  /* a literal */
    int count;
    int direct; /* number of entries of its own */
    /* with room for one that is not kept */
    uint16_t literal[CH_HODOKU_ENTRIES + 1];
    uint16_t distance[CH_HODOKU_ENTRIES + 1];
    uint16_t
        via[CH_HODOKU_ENTRIES + 1]; /* for the others: the literal in whose table they are direct */
    uint16_t at[CH_HODOKU_LITERALS]; /* the index of a literal; CH_HODOKU_NO_LITERAL */
} ChHodokuExpanded;

void ch_hodoku_build_tables(ChHodokuTables *tables, const ChHodokuGrid *grid,
                            ChHodokuTableKind kind);

void ch_hodoku_expand(ChHodokuExpanded *expanded, const ChHodokuTables *tables, int premise);

/* The same one by one: the direct entries, and then what follows from the entry at an index.  Each
 * entry must be expanded before those behind it. */
void ch_hodoku_expand_start(ChHodokuExpanded *expanded, const ChHodokuTables *tables, int premise);
void ch_hodoku_expand_entry(ChHodokuExpanded *expanded, int at);

/* A chain: literals from the premise to an entry.  Branches are the walks back from further parents
 * found on the way. */
typedef struct ChHodokuLine {
    int count;
    uint16_t literal[CH_HODOKU_ENTRIES];
} ChHodokuLine;

/* Writes the chain to a literal of the table. */
void ch_hodoku_chain(const ChHodokuExpanded *expanded, int literal, ChHodokuLine *line);

/* Reports whether the chain to a literal of the table has branches. */
bool ch_hodoku_branches(const ChHodokuExpanded *expanded, int literal);

/* Returns the chain's length: the entries of it and of its branches, and one for the end of each
 * branch. */
int ch_hodoku_chain_length(const ChHodokuExpanded *expanded, const ChHodokuLine *line);

/* Adds the constraints by which a literal of the table follows from the premise, including those
 * that the scale omits from its chains. */
void ch_hodoku_add_proof_premises(ChDeduction *deduction, const ChHodokuExpanded *expanded,
                                  int literal);

/* Returns the set of a node, NULL for other nodes. */
static inline const ChHodokuSet *ch_hodoku_node_set(const ChHodokuTables *tables, int node)
{
    return node < CH_HODOKU_FIRST_SET
               ? NULL
               : &tables->sets->set[tables->set[node - CH_HODOKU_FIRST_SET].set];
}

/* Return the cells of a node, and its digit. */
static inline int ch_hodoku_node_digit(const ChHodokuTables *tables, int node)
{
    if (node >= CH_HODOKU_FIRST_SET)
        return tables->set[node - CH_HODOKU_FIRST_SET].digit;
    return node < CH_CANDIDATES ? CH_CANDIDATE_DIGIT(node)
                                : tables->group[node - CH_CANDIDATES].digit;
}

static inline ChGridCells ch_hodoku_node_cells(const ChHodokuTables *tables, int node)
{
    ChGridCells cells = {{0}};

    if (node >= CH_HODOKU_FIRST_SET)
        return ch_hodoku_node_set(tables, node)->cells;
    if (node >= CH_CANDIDATES)
        return tables->group[node - CH_CANDIDATES].cells;
    ch_grid_cells_add(&cells, CH_CANDIDATE_CELL(node));
    return cells;
}

/* Returns the first cell of a node; for a set, the first with the digit. */
static inline int ch_hodoku_node_cell(const ChHodokuTables *tables, int node)
{
    if (node < CH_CANDIDATES)
        return CH_CANDIDATE_CELL(node);
    const ChGridCells cells = ch_hodoku_node_cells(tables, node);
    return ch_grid_cells_first(
        ch_grid_cells_and(cells, tables->grid->plane[ch_hodoku_node_digit(tables, node)]));
}

/* ---- building tables ---- */

/* Adds an entry to the table of PREMISE, the last in the pool, unless it is present; its parent is
 * the premise.  The tables are not uniform.  Returns the entry, NULL when nothing was added. */
ChHodokuEntry *ch_hodoku_add_entry(ChHodokuTables *tables, int premise, int literal);

/* Returns the literal's index in that table, 0 (the premise's) when absent. */
static inline int ch_hodoku_entry_index(const ChHodokuTables *tables, int premise, int literal)
{
    return tables->made[literal] == premise + 1 ? tables->index[literal] : 0;
}

/* Numbers the nodes of sets.  Enters the sets that a true candidate or group locks, and the
 * consequences of a locked set. */
void ch_hodoku_number_sets(ChHodokuTables *tables);
void ch_hodoku_link_to_sets(ChHodokuTables *tables, int premise, ChGridCells cells, int digit);
void ch_hodoku_link_set(ChHodokuTables *tables, int number);

/* Returns the digits that a locked set removes from a cell. */
unsigned ch_hodoku_lost_to_set(const ChHodokuTables *tables, int number, int cell);

/* Enters the consequences of four rounds of singles. */
void ch_hodoku_simulate(ChHodokuTables *tables, int premise);

#endif
