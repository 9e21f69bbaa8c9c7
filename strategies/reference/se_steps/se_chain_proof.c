/* se_chain_proof.c - unary chains and cycles: each on node follows by a constraint with two
 * candidates left, a strong link.
 *
 * A cycle is a continuous loop.  A chain that leads to the contrary of its start is a discontinuous
 * loop or, with one digit, an X-chain; a turbot fish if it has just two strong links.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chains.h"
#include "se_steps.h"
#include "single_digit.h"

/* The strong links of the chain, beginning at its start. */
typedef struct Strong {
    int count;
    ChLinkSeed link[CH_MAX_STRONG];
} Strong;

static ChLinkSeed strong_link(ChSeLink off, ChSeLink on)
{
    const int one = ch_box_candidate(off.candidate);
    const int other = ch_box_candidate(on.candidate);

    return (ChLinkSeed){.constraint = (uint16_t)ch_se_constraint(on), .turned = one > other};
}

static void read_links(const ChSeUnary *unary, int count, Strong *strong, ChDeduction *deduction)
{
    strong->count = 0;
    for (int i = count - 1; i >= 0; i--) {
        const ChSeStop *const stop = &unary->stop[i];
        if (!stop->on || stop->link.cause == CH_SE_ASSUMED)
            continue;
        ch_add_premise(deduction, ch_se_constraint(stop->link));
        if (strong->count < CH_MAX_STRONG)
            strong->link[strong->count] = strong_link(stop[1].link, stop->link);
        strong->count++;
    }
}

static int technique_of(const ChSeHint *hint)
{
    switch (hint->technique) {
    case CH_SE_X_CHAIN:
        return CH_TECHNIQUE_X_CHAIN;
    case CH_SE_XY_CHAIN:
        return CH_TECHNIQUE_DISCONTINUOUS_LOOP;
    default:
        return CH_TECHNIQUE_CONTINUOUS_LOOP;
    }
}

/* Describes two strong links of one digit as a bridge (single_digit.h). */
static void try_bridge(const ChFinderInput *input, const ChSeStop *stop, ChDeduction *deduction)
{
    const int digit = stop[0].link.candidate % 9;
    const int via = ch_grid_cell_house[stop[2].link.candidate / 9][stop[2].link.cause];
    ChBridge bridge;

    if (!ch_bridge(
            input->board, digit, ch_grid_cell_house[stop[3].link.candidate / 9][stop[3].link.cause],
            ch_grid_cell_house[stop[1].link.candidate / 9][stop[1].link.cause], via, &bridge))
        return;
    deduction->technique = CH_TECHNIQUE_TURBOT_FISH;
    deduction->seed = 0;
    memset(deduction->detail.seed, 0, sizeof deduction->detail.seed);
    deduction->detail.seed[0] = ch_bridge_seed(&bridge);
}

bool ch_se_prove_chain(const ChFinderInput *input, ChDeduction *deduction)
{
    ChSeUnary *const unary = &ch_se_state(input)->space.unary;
    const ChSeFound *const found = &unary->found.best;
    const int count = ch_se_unary_chain(unary, found);
    const ChChainForm form = found->is_cycle   ? CH_CHAIN_LOOP
                             : found->start_on ? CH_CHAIN_BOTH
                                               : CH_CHAIN_OPEN;
    Strong strong;

    deduction->technique = (uint16_t)technique_of(&ch_se_state(input)->hint);
    read_links(unary, count, &strong, deduction);
    ch_chain_note(deduction, strong.link, strong.count, form,
                  form == CH_CHAIN_BOTH ? ch_box_candidate(found->start) : CH_NONE);
    if (form == CH_CHAIN_BOTH && strong.count == 2 && deduction->technique == CH_TECHNIQUE_X_CHAIN)
        try_bridge(input, unary->stop, deduction);
    return true;
}
