/* chains_sets.c - chains through almost locked sets: their premises.
 *
 *      A {2 5 8}        one node is the set's cells with 5, another those with 8: if the set has
 *      5 = 8            no 5, it has an 8
 *
 *      1r1c1 = 1r1c8 - A(1 = 5) - 5r7c2 = 5r7c9
 *
 * SPDX-License-Identifier: MIT
 */
#include "als.h"
#include "chains.h"

bool ch_chain_mixes_sets(const ChChain *chain)
{
    const int links = chain->count / 2;
    int sets = 0;
    int cells = 0;

    for (int i = 0; i < links; i++) {
        sets += chain->slot[i] == CH_BY_SET;
        cells += chain->slot[i] == CH_BY_CELL;
    }
    const bool is_w_wing = links == 3 && sets + cells == 2 && chain->slot[1] != CH_BY_SET &&
                           chain->slot[1] != CH_BY_CELL;
    return sets > 0 && sets + cells < links && !is_w_wing;
}

/* Returns how many digits of the set are lower. */
static unsigned rank_of(const ChAls *set, int digit)
{
    return (unsigned)ch_count(set->digits & ((1u << digit) - 1));
}

/* Appends bits to the seeds; advances *AT even if they no longer fit. */
static void write_bits(ChDeduction *deduction, int *at, unsigned value, int bits)
{
    if (*at + bits <= 128)
        ch_als_write_seed(deduction, *at, value);
    *at += bits;
}

static void write_set(ChDeduction *deduction, int *at, const ChAls *set, const ChLinkNode *one,
                      const ChLinkNode *other)
{
    write_bits(deduction, at, 1, 1);
    write_bits(deduction, at, set->name, CH_ALS_NAME_BITS);
    write_bits(deduction, at, rank_of(set, one->digit), CH_CHAIN_DIGIT_BITS);
    write_bits(deduction, at, rank_of(set, other->digit), CH_CHAIN_DIGIT_BITS);
    ch_add_cell_premises(deduction, set->cells);
}

static void write_constraint(ChDeduction *deduction, int *at, int slot, const ChLinkNode *one,
                             const ChLinkNode *other)
{
    const int constraint = ch_links_constraint(one, slot);

    write_bits(deduction, at, 0, 1);
    write_bits(deduction, at, (unsigned)constraint, CH_CHAIN_CONSTRAINT_BITS);
    write_bits(deduction, at, ch_chain_is_turned(one, other), 1);
    write_bits(deduction, at, (unsigned)ch_chain_split(one, other), CH_CHAIN_LINE_BITS);
    ch_add_premise(deduction, constraint);
}

bool ch_chain_add_set_premises(const ChChainSearch *search, const ChChain *chain, ChChainForm form,
                               int target, ChDeduction *deduction)
{
    const ChLinkNode *const node = search->links->node;
    const int links = chain->count / 2;
    int at = 0;

    for (int i = 0; i < links; i++) {
        const ChLinkNode *const one = &node[chain->node[2 * i]];
        const ChLinkNode *const other = &node[chain->node[2 * i + 1]];
        if (chain->slot[i] == CH_BY_SET)
            write_set(deduction, &at, &search->links->sets->set[chain->set[i]], one, other);
        else
            write_constraint(deduction, &at, chain->slot[i], one, other);
    }
    deduction->seed = (uint16_t)((target & CH_CHAIN_TARGET) | (int)form << CH_CHAIN_FORM_SHIFT |
                                 links << CH_CHAIN_COUNT_SHIFT);
    return at <= 128 && links <= CH_CHAIN_MOST_LINKS;
}
