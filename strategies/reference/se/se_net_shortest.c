/* se_net_shortest.c - the shortest chains of a net.
 *
 * SPDX-License-Identifier: MIT
 */
#include <limits.h>
#include <string.h>

#include "se_net.h"

/* Collects in NEXT what follows from the front in one step; returns whether there is a front. */
static bool step(ChSeNet *net, const ChSeRow *front, ChSeRow *next)
{
    bool any = false;

    ch_se_row_empty(next, net->words);
    CH_SE_EACH_NODE(node, front, net->words)
    {
        if (!ch_se_row_has(&net->made, (unsigned)node))
            ch_se_net_make_rows(net, node);
        ch_se_row_add(next, &net->next[node], net->words);
        any = true;
    }
    return any;
}

/* Returns the nodes of the shortest chain from a node on, or off, to its contrary, if it has at
 * most MOST; otherwise a larger number. */
static int nodes_from(ChSeNet *net, unsigned start, bool on, int most)
{
    const int words = net->words;
    ChSeRow met = {{0}};
    ChSeRow front = {{0}};
    ChSeRow next;

    if (on) {
        ch_se_row_set(&front, start);
        (void)step(net, &front, &next);
        ch_se_row_set(&met, start);
        front = next;
        ch_se_row_clear(&front, start);
    } else
        for (int i = 0; i < net->own_ties[start]; i++)
            ch_se_row_set(&front, net->tie[start][i]);
    for (int nodes = 4; nodes <= most; nodes += 2) {
        if (on && ch_se_rows_meet(&front, &net->sees[start], words))
            return nodes;
        if ((on && nodes == most) || !step(net, &front, &next))
            break;
        if (!on && ch_se_row_has(&next, start))
            return nodes;
        ch_se_row_add(&met, &front, words);
        for (int i = 0; i < words; i++)
            front.word[i] = next.word[i] & ~met.word[i];
    }
    return INT_MAX;
}

int ch_se_net_shortest(ChSeNet *net, const ChSeStarts *starts, ChSeMarks shortest[2])
{
    int least = INT_MAX - 1;

    memset(shortest, 0, 2 * sizeof shortest[0]);
    for (int on = 1; on >= 0; on--)
        for (int cell = 0; cell < CH_CELLS; cell++)
            CH_EACH_DIGIT(digit, starts->chain[on].of[cell]) {
                const int start = CH_CANDIDATE(cell, digit);
                const int nodes = nodes_from(net, net->index[start], on, least);
                if (nodes < least)
                    memset(shortest, 0, 2 * sizeof shortest[0]);
                if (nodes <= least) {
                    least = nodes;
                    ch_se_marks_add(&shortest[on], start);
                }
            }
    return least;
}
