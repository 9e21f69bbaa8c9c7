/* se_net_rows.h - the nodes of a net (se_net.h) and their links, as rows of bits.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_NET_ROWS_H
#define CH_STRATEGIES_SE_NET_ROWS_H

#include "se_pairs.h"

enum { CH_SE_ROW_WORDS = (CH_CANDIDATES + 63) / 64 };

/* The most nodes that a candidate may make single: one in its cell, and one in each of its
 * houses. */
enum { CH_SE_TIES = 1 + CH_SE_TYPES };

typedef struct ChSeRow {
    uint64_t word[CH_SE_ROW_WORDS];
} ChSeRow;

/* What follows from a node on, itself included; `row`: off, on. */
typedef struct ChSeLeads {
    ChSeRow known; /* the nodes whose rows are computed */
    ChSeRow row[2][CH_CANDIDATES];
} ChSeLeads;

typedef struct ChSeNet {
    int count;
    int along;
    int words; /* words of a row in use, a multiple of four */
    uint16_t index[CH_CANDIDATES];
    uint16_t candidate[CH_CANDIDATES];
    ChSeGrid grid;
    ChSeRow of_digit[CH_DIGITS]; /* the nodes by digit, and by house */
    ChSeRow of_house[CH_HOUSES];
    ChSeRow ends; /* the nodes with own ties */
    ChSeRow
        made; /* the nodes whose rows `sees` and `next` are made: all to which a propagation led */
    ChSeRow sees[CH_CANDIDATES];
    ChSeRow next[CH_CANDIDATES];
    uint8_t ties[CH_CANDIDATES]; /* the number of entries in `tie` */
    uint8_t own_ties[CH_CANDIDATES];
    /* The nodes that a node makes single when it is off: first by own links, then by wide ones. */
    uint16_t tie[CH_CANDIDATES][CH_SE_TIES];
    ChSeRow tied[CH_CANDIDATES]; /* those by own links, for the nodes that have any */
    ChSeRow all;                 /* all nodes */
    ChSeLeads own;
    /* Inside an assumption: the nodes that it leaves open, the ends of the pairs that it has more,
     * and what follows along these, too. */
    ChSeRow open;
    ChSeRow new_ends;
    ChSeLeads wide;
} ChSeNet;

/* Starts the net of a grid, with links ALONG cells, houses or both. */
void ch_se_net_start(ChSeNet *net, const ChSeGrid *grid, int along);

/* Makes the rows of a node. */
void ch_se_net_make_rows(ChSeNet *net, int node);

/* Adds the links of the pairs for an assumption that leaves these nodes open.  Its consequences are
 * complete: a node that is on rules out all that it sees, and one that is off makes single what it
 * can.  So a chain that comes to a node not open leads to no open one, and what follows along the
 * net's own links remains known. */
void ch_se_net_widen(ChSeNet *net, const ChSePairs *pairs, const ChSeRow *open);

static inline void ch_se_row_set(ChSeRow *row, unsigned at)
{
    assert(at >> 6 < CH_SE_ROW_WORDS);
    row->word[at >> 6] |= UINT64_C(1) << (at & 63);
}

static inline void ch_se_row_clear(ChSeRow *row, unsigned at)
{
    assert(at >> 6 < CH_SE_ROW_WORDS);
    row->word[at >> 6] &= ~(UINT64_C(1) << (at & 63));
}

static inline bool ch_se_row_has(const ChSeRow *row, unsigned at)
{
    return row->word[at >> 6] >> (at & 63) & 1;
}

/* Empties a row; WORDS: of a net's rows. */
static inline void ch_se_row_empty(ChSeRow *row, int words)
{
    for (int i = 0; i < words; i += 4)
        for (int k = i; k < i + 4; k++)
            row->word[k] = 0;
}

static inline void ch_se_row_copy(ChSeRow *to, const ChSeRow *row, int words)
{
    for (int i = 0; i < words; i += 4)
        for (int k = i; k < i + 4; k++)
            to->word[k] = row->word[k];
}

static inline void ch_se_row_add(ChSeRow *to, const ChSeRow *row, int words)
{
    for (int i = 0; i < words; i += 4)
        for (int k = i; k < i + 4; k++)
            to->word[k] |= row->word[k];
}

static inline bool ch_se_rows_meet(const ChSeRow *a, const ChSeRow *b, int words)
{
    uint64_t any = 0;

    for (int i = 0; i < words; i++)
        any |= a->word[i] & b->word[i];
    return any != 0;
}

/* Adds the nodes of a cell. */
static inline void ch_se_row_add_cell(ChSeRow *row, const ChSeNet *net, int cell)
{
    const unsigned digits = net->grid.cand[cell];
    const unsigned first = net->index[CH_CANDIDATE(cell, ch_lowest(digits))];
    const uint64_t nodes = (UINT64_C(1) << ch_count_of_nine[digits]) - 1;

    row->word[first / 64] |= nodes << first % 64;
    if (nodes >> 1 >> (63 - first % 64) != 0)
        row->word[first / 64 + 1] |= nodes >> 1 >> (63 - first % 64);
}

/* Iterates over the bits of ROW, from its lowest. */
#define CH_SE_EACH_NODE(node, row, words)                                                          \
    for (int at_ = 0; at_ < (words); at_++)                                                        \
        CH_EACH_BIT_64(bit_, (row)->word[at_])                                                     \
            for (int node = 64 * at_ + bit_, once_ = 1; once_; once_ = 0)

#endif
