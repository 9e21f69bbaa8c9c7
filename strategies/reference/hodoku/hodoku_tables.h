/* hodoku_tables.h - what follows, link by link, if a candidate is true, or false: tables.
 *
 * A node is a candidate, or a group: the two or three places of a digit in the crossing of a line
 * and a box; or an almost locked set of two cells or more and a digit of it.  A literal says that a
 * node is on (true; one of a group's places is) or off; of a set, always off, that the digit is out
 * of the set, so that it is locked.  Each literal has a table: its direct entries, and, when it is
 * expanded, all that they lead to in turn.
 *
 * An entry knows its distance from the premise, and its parents: indexes of earlier entries of its
 * direct table, the first of which is its main line, or, after an expansion, the literal whose
 * direct table it came from.
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
    CH_HODOKU_FIRST_SET = CH_CANDIDATES + CH_HODOKU_GROUPS, /* of the nodes */
    CH_HODOKU_NODES = CH_HODOKU_FIRST_SET + CH_HODOKU_SET_NODES,
    CH_HODOKU_LITERALS = 2 * CH_HODOKU_NODES,
    CH_HODOKU_PARENTS = 5,
    CH_HODOKU_ENTRIES = 1000, /* of one table; more are dropped */
    CH_HODOKU_POOL = 1 << 18, /* direct entries of all tables */
    CH_HODOKU_NO_LITERAL = 0xffff
};

#define CH_HODOKU_LITERAL(node, on) ((node)*2 + (on))
#define CH_HODOKU_NODE(literal) ((literal) / 2)
#define CH_HODOKU_IS_ON(literal) ((literal) % 2 != 0)

/* What the tables hold. */
typedef enum ChHodokuTableKind {
    CH_HODOKU_PLAIN,   /* links between candidates */
    CH_HODOKU_GROUPED, /* groups, too */
    CH_HODOKU_LOCKED,  /* groups and almost locked sets, too */
    CH_HODOKU_NETS     /* what four rounds of singles lead to, and groups */
} ChHodokuTableKind;

typedef struct ChHodokuEntry {
    uint16_t literal;
    uint16_t distance;
    uint16_t parent[CH_HODOKU_PARENTS]; /* indexes; 0 is the premise, and none from the second on */
    uint16_t
        reason; /* of a single in a net: the constraint (of the model) that it is; or CH_NONE */
} ChHodokuEntry;

typedef struct ChHodokuGroup {
    ChCellSet cells;
    ChCellSet seen; /* places of the digit that see all of them */
    uint8_t digit;
    uint8_t line;
    uint8_t box;
    uint8_t
        only[2]; /* the one other place in the box, in the line; CH_CELLS: there is not just one */
} ChHodokuGroup;

typedef struct ChHodokuSetNode {
    uint16_t set;
    uint8_t digit;
} ChHodokuSetNode;

/* Where a table's entries lie in the pool; the first is the premise. */
typedef struct ChHodokuDirect {
    uint32_t first;
    uint32_t count;
} ChHodokuDirect;

/* The candidates that a table turns on and off, the premise included. */
typedef struct ChHodokuConsequences {
    ChCellSet on[CH_DIGITS];
    ChCellSet off[CH_DIGITS];
} ChHodokuConsequences;

typedef struct ChHodokuTables {
    const ChHodokuGrid *grid;
    ChHodokuConsequences consequences[2 * CH_CANDIDATES]; /* while forcing chains are sought */
    int group_count;
    uint8_t of_digit_count[CH_DIGITS];
    uint16_t of_digit[CH_DIGITS][CH_HODOKU_GROUPS / CH_DIGITS]; /* the groups of each, ascending */
    ChHodokuGroup group[CH_HODOKU_GROUPS];
    const ChHodokuSets *sets; /* set before such tables are built */
    int set_count;            /* of nodes */
    ChHodokuSetNode set[CH_HODOKU_SET_NODES];
    int literals;                      /* that are in use */
    uint32_t used;                     /* of the pool */
    uint16_t made[CH_HODOKU_LITERALS]; /* the table in which a literal was entered last, plus one */
    uint16_t index[CH_HODOKU_LITERALS]; /* and where */
    ChHodokuDirect direct[CH_HODOKU_LITERALS];
    bool is_uniform;                  /* every direct entry but the premise has distance 2 */
    uint16_t literal[CH_HODOKU_POOL]; /* of each entry, for those who need no more */
    ChHodokuEntry pool[CH_HODOKU_POOL];
} ChHodokuTables;

/* Where a literal that the direct table of another has stands there.  A table, or the pool, that is
 * full takes no more: so what an entry follows from, which was entered before it, is always
 * there. */
int ch_hodoku_direct_index(const ChHodokuTables *tables, int table, int literal);

/* A table with all that it leads to. */
typedef struct ChHodokuExpanded {
    const ChHodokuTables *tables;
    int premise; /* a literal */
    int count;
    int direct; /* the first so many are its own */
    uint16_t literal[CH_HODOKU_ENTRIES];
    uint16_t distance[CH_HODOKU_ENTRIES];
    uint16_t via[CH_HODOKU_ENTRIES]; /* of the others: in whose table they are direct */
    uint16_t at[CH_HODOKU_LITERALS]; /* the index of a literal; CH_HODOKU_NO_LITERAL */
} ChHodokuExpanded;

void ch_hodoku_build_tables(ChHodokuTables *tables, const ChHodokuGrid *grid,
                            ChHodokuTableKind kind);

void ch_hodoku_expand(ChHodokuExpanded *expanded, const ChHodokuTables *tables, int premise);

/* The same, but where each link costs the same: not beyond this distance. */
void ch_hodoku_expand_upto(ChHodokuExpanded *expanded, const ChHodokuTables *tables, int premise,
                           int distance);

/* A chain: literals from the premise to an entry.  Branches are the walks back from further parents
 * that were met on the way. */
typedef struct ChHodokuLine {
    int count;
    uint16_t literal[CH_HODOKU_ENTRIES];
} ChHodokuLine;

/* The chain to a literal of the table. */
void ch_hodoku_chain(const ChHodokuExpanded *expanded, int literal, ChHodokuLine *line);

/* Whether that chain has branches; its length: the entries of it and them, and one for the end of
 * each branch. */
int ch_hodoku_chain_length(const ChHodokuExpanded *expanded, const ChHodokuLine *line,
                           bool *branches);

/* Rests on the constraints by which a literal of the table follows from the premise, all that the
 * scale leaves out of its chains included. */
void ch_hodoku_add_proof_premises(ChDeduction *deduction, const ChHodokuExpanded *expanded,
                                  int literal);

/* The set of a node, NULL of others. */
static inline const ChHodokuSet *ch_hodoku_node_set(const ChHodokuTables *tables, int node)
{
    return node < CH_HODOKU_FIRST_SET
               ? NULL
               : &tables->sets->set[tables->set[node - CH_HODOKU_FIRST_SET].set];
}

/* The cells of a node, and its digit. */
static inline int ch_hodoku_node_digit(const ChHodokuTables *tables, int node)
{
    if (node >= CH_HODOKU_FIRST_SET)
        return tables->set[node - CH_HODOKU_FIRST_SET].digit;
    return node < CH_CANDIDATES ? CH_CANDIDATE_DIGIT(node)
                                : tables->group[node - CH_CANDIDATES].digit;
}

static inline ChCellSet ch_hodoku_node_cells(const ChHodokuTables *tables, int node)
{
    ChCellSet cells = {{0}};

    if (node >= CH_HODOKU_FIRST_SET)
        return ch_hodoku_node_set(tables, node)->cells;
    if (node >= CH_CANDIDATES)
        return tables->group[node - CH_CANDIDATES].cells;
    ch_cells_add(&cells, CH_CANDIDATE_CELL(node));
    return cells;
}

/* The first cell of a node; of a set, of those with the digit. */
static inline int ch_hodoku_node_cell(const ChHodokuTables *tables, int node)
{
    if (node < CH_CANDIDATES)
        return CH_CANDIDATE_CELL(node);
    const ChCellSet cells = ch_hodoku_node_cells(tables, node);
    return ch_cells_first(
        ch_cells_and(cells, tables->grid->plane[ch_hodoku_node_digit(tables, node)]));
}

/* ---- tables in the making ---- */

/* Adds an entry to the table of PREMISE, the last in the pool, unless it is there; its parent is
 * the premise.  Returns it, NULL when nothing was added. */
ChHodokuEntry *ch_hodoku_add_entry(ChHodokuTables *tables, int premise, int literal);

/* Its index in that table, 0 (the premise's) when it is not there. */
int ch_hodoku_entry_index(const ChHodokuTables *tables, int premise, int literal);

/* Numbers the nodes of sets; enters those that a candidate or a group being true locks, and what
 * follows from a locked set. */
void ch_hodoku_number_sets(ChHodokuTables *tables);
void ch_hodoku_link_to_sets(ChHodokuTables *tables, int premise, ChCellSet cells, int digit);
void ch_hodoku_link_set(ChHodokuTables *tables, int number);

/* The digits that a locked set takes from a cell. */
unsigned ch_hodoku_lost_to_set(const ChHodokuTables *tables, int number, int cell);

/* Enters what four rounds of singles lead to. */
void ch_hodoku_simulate(ChHodokuTables *tables, int premise);

#endif
