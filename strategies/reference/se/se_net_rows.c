/* se_net_rows.c - see se_net_rows.h.  A node's rows are made when a propagation first comes to it:
 * most come to few nodes.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_net_rows.h"

#include <string.h>

static void number_nodes(ChSeNet *net)
{
    const ChSeGrid *const grid = &net->grid;

    net->count = 0;
    memset(net->of_digit, 0, sizeof net->of_digit);
    memset(net->of_house, 0, sizeof net->of_house);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (grid->cand[cell] == 0)
            continue;
        CH_EACH_DIGIT(digit, grid->cand[cell]) {
            const int candidate = CH_CANDIDATE(cell, digit);
            ch_se_row_set(&net->of_digit[digit], (unsigned)net->count);
            net->index[candidate] = (uint16_t)net->count;
            net->candidate[net->count++] = (uint16_t)candidate;
        }
        for (int type = 0; type < CH_SE_TYPES; type++)
            ch_se_row_add_cell(&net->of_house[ch_grid_cell_house[cell][type]], net, cell);
    }
    net->words = (net->count + 255) / 256 * 4;
    memset(&net->all, 0, sizeof net->all);
    for (int digit = 0; digit < CH_DIGITS; digit++)
        ch_se_row_add(&net->all, &net->of_digit[digit], net->words);
}

static void fill_sees(ChSeNet *net, int node)
{
    const int cell = net->candidate[node] / 9;
    const ChSeRow *const digit = &net->of_digit[net->candidate[node] % 9];
    const ChSeRow *const block = &net->of_house[ch_grid_cell_house[cell][CH_SE_BLOCK]];
    const ChSeRow *const row = &net->of_house[ch_grid_cell_house[cell][CH_SE_ROW]];
    const ChSeRow *const column = &net->of_house[ch_grid_cell_house[cell][CH_SE_COLUMN]];
    ChSeRow *const sees = &net->sees[node];

    for (int i = 0; i < net->words; i += 4)
        for (int k = i; k < i + 4; k++)
            sees->word[k] = digit->word[k] & (block->word[k] | row->word[k] | column->word[k]);
    if (net->along & CH_SE_ALONG_CELLS)
        ch_se_row_add_cell(sees, net, cell);
    ch_se_row_clear(sees, (unsigned)node);
}

void ch_se_net_make_rows(ChSeNet *net, int node)
{
    ChSeRow *const next = &net->next[node];

    ch_se_row_set(&net->made, (unsigned)node);
    fill_sees(net, node);
    ch_se_row_empty(next, net->words);
    for (int word = 0; word < net->words; word++)
        CH_EACH_BIT_64(bit, net->sees[node].word[word] & net->ends.word[word]) {
            ch_se_row_add(next, &net->tied[64 * word + bit], net->words);
        }
}

/* Adds the ties of the pairs to those of the grid's own links. */
static void tie_pairs(ChSeNet *net, const uint8_t *own, const ChSePairs *pairs)
{
    memcpy(net->ties, own, (size_t)net->count);
    for (int i = 0; i < pairs->count; i++)
        for (int k = 0; k < 2; k++) {
            const unsigned off = net->index[pairs->pair[i][k]];
            net->tie[off][net->ties[off]++] = net->index[pairs->pair[i][!k]];
        }
}

static void list_tied(ChSeNet *net, const ChSePairs *pairs)
{
    for (int i = 0; i < pairs->count; i++)
        for (int k = 0; k < 2; k++)
            ch_se_row_empty(&net->tied[net->index[pairs->pair[i][k]]], net->words);
    for (int i = 0; i < pairs->count; i++) {
        const unsigned a = net->index[pairs->pair[i][0]];
        const unsigned b = net->index[pairs->pair[i][1]];
        ch_se_row_set(&net->tied[a], b);
        ch_se_row_set(&net->tied[b], a);
    }
}

static void mark_ends(const ChSeNet *net, const ChSePairs *pairs, ChSeRow *ends)
{
    for (int i = 0; i < pairs->count; i++)
        for (int k = 0; k < 2; k++)
            ch_se_row_set(ends, net->index[pairs->pair[i][k]]);
}

void ch_se_net_start(ChSeNet *net, const ChSeGrid *grid, int along)
{
    static const ChSeGrid NOTHING;
    static const uint8_t NO_TIES[CH_CANDIDATES];
    ChSePairs pairs;

    net->along = along;
    net->grid = *grid;
    memset(&net->own.known, 0, sizeof net->own.known);
    number_nodes(net);
    memset(&net->made, 0, sizeof net->made);
    memset(&net->ends, 0, sizeof net->ends);
    ch_se_new_pairs(grid, &NOTHING, along, &pairs);
    tie_pairs(net, NO_TIES, &pairs);
    memcpy(net->own_ties, net->ties, (size_t)net->count);
    mark_ends(net, &pairs, &net->ends);
    list_tied(net, &pairs);
}

void ch_se_net_widen(ChSeNet *net, const ChSePairs *pairs, const ChSeRow *open)
{
    net->open = *open;
    memset(&net->wide.known, 0, sizeof net->wide.known);
    memset(&net->new_ends, 0, sizeof net->new_ends);
    mark_ends(net, pairs, &net->new_ends);
    tie_pairs(net, net->own_ties, pairs);
}
