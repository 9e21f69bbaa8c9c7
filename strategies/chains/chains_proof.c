/* chains_proof.c - converts a chain into a step: its premises, its seeds, and whether all premises
 * are needed.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "chains.h"

#include "hash.h"
#include "premises.h"

/* ---- seeds ---- */

/* Returns which line of the box (three rows, then three columns) is one of the two nodes. A pair of
 * candidates, or the places in a line, are unambiguous and have code 0. */
int ch_chain_split(const ChLinkNode *one, const ChLinkNode *other)
{
    const ChLinkNode *const group = one->is_group ? one : other;

    if (!group->is_group)
        return 0;
    const int element = group->first % 9;
    const bool row =
        ch_cells_within(group->cells, ch_house_cells[CH_FIRST_ROW + CH_ROW_OF((int)group->first)]);
    return row ? element / 3 : 3 + element % 3;
}

bool ch_chain_is_turned(const ChLinkNode *one, const ChLinkNode *other)
{
    return one->first == other->first ? one->digit > other->digit : one->first > other->first;
}

static int rank_of(const ChConstraintSet *premises, int constraint)
{
    int rank = 0;

    CH_EACH_CONSTRAINT(one, premises)
        rank += one < constraint;
    return rank;
}

void ch_chain_note(ChDeduction *deduction, const ChLinkSeed *link, int count, ChChainForm form,
                   int target)
{
    const ChConstraintSet *const premises = &deduction->detail.premises;

    deduction->seed = CH_CHAIN_UNNOTED;
    if (count > CH_MAX_STRONG || ch_bits_count(premises->word, 6) != count)
        return;
    deduction->seed = (uint16_t)((target & CH_CHAIN_TARGET) | (int)form << CH_CHAIN_FORM_SHIFT);
    for (int i = 0; i < count; i++) {
        const int code = rank_of(premises, link[i].constraint) |
                         (link[i].turned ? CH_CHAIN_TURNED : 0) |
                         link[i].line << CH_CHAIN_LINE_SHIFT;
        deduction->detail.seed[i / 4] |= (uint32_t)code << i % 4 * 8;
    }
}

void ch_chain_add_premises(const ChChainSearch *search, const ChChain *chain, ChChainForm form,
                           int target, ChDeduction *deduction)
{
    const ChLinkNode *const node = search->links->node;
    ChLinkSeed link[CH_MAX_STRONG];

    for (int i = 0; i < chain->count; i += 2) {
        const ChLinkNode *const one = &node[chain->node[i]];
        const ChLinkNode *const other = &node[chain->node[i + 1]];
        const int constraint = ch_links_constraint(one, chain->slot[i / 2]);
        link[i / 2] = (ChLinkSeed){.constraint = (uint16_t)constraint,
                                   .turned = ch_chain_is_turned(one, other),
                                   .line = (uint8_t)ch_chain_split(one, other)};
        ch_add_premise(deduction, constraint);
    }
    ch_chain_note(deduction, link, chain->count / 2, form, target);
}

/* ---- conclusions reported before ---- */

static uint64_t hash_of(const ChCandidateSet *set)
{
    return ch_hash_add_all(0, set->word, 12) | 1;
}

static uint32_t slot_of(const ChLinks *links, uint64_t hash)
{
    uint32_t slot = (uint32_t)(hash >> 32) % CH_MAX_CONCLUDED;

    while (links->concluded[slot] != 0 && links->concluded[slot] != hash)
        slot = (slot + 1) % CH_MAX_CONCLUDED;
    return slot;
}

bool ch_chain_is_old(const ChChainSearch *search, const ChDeduction *deduction)
{
    const ChLinks *const links = search->links;

    return deduction->removals == 0 ||
           (links->concluded_count > 0 &&
            links->concluded[slot_of(links, hash_of(&deduction->detail.removed))] != 0);
}

/* Remembers conclusions as reported. A full table accepts no more, so a conclusion may then be
 * reported twice. */
static void remember(ChLinks *links, const ChCandidateSet *removed)
{
    const uint64_t hash = hash_of(removed);

    if (links->concluded_count == CH_MAX_CONCLUDED - 1)
        return;
    links->concluded[slot_of(links, hash)] = hash;
    links->concluded_count++;
}

bool ch_chain_is_wanted(const ChChainSearch *search, const ChDeduction *deduction)
{
    const ChBoard *const board = search->input->board;

    if (ch_chain_is_old(search, deduction))
        return false;
    if (search->sets)
        return ch_is_minimal(deduction, board) && ch_is_provable(deduction, board);
    return search->input->options->hodoku_chains || ch_chain_is_minimal(board, deduction);
}

bool ch_chain_report(ChChainSearch *search, const ChDeduction *deduction)
{
    remember(search->links, &deduction->detail.removed);
    return ch_report(deduction, search->sink);
}

/* ---- minimality ---- */

enum { MAX_PREMISES = CH_MAX_STRONG };

/* Premises as sets of places or digits that are still open. */
typedef struct OpenPremises {
    int count;
    uint16_t constraint[MAX_PREMISES];
    uint16_t open[MAX_PREMISES];
} OpenPremises;

static void place_candidate(OpenPremises *premises, int candidate)
{
    for (int i = 0; i < premises->count; i++)
        CH_EACH_BIT(index, premises->open[i])
            if (ch_conflict(candidate, ch_constraint_candidate(premises->constraint[i], index)))
                premises->open[i] &= (uint16_t) ~(1u << index);
}

/* Returns true if the premises without OMIT (-1: all of them) contradict the candidate, by
 * propagating premises with one place left. */
static bool contradicts(OpenPremises premises, int candidate, int omit)
{
    unsigned taken = omit >= 0 ? 1u << omit : 0;

    place_candidate(&premises, candidate);
    for (bool again = true; again;) {
        again = false;
        for (int i = 0; i < premises.count; i++) {
            if (taken >> i & 1)
                continue;
            if (premises.open[i] == 0)
                return true;
            if (!ch_is_single(premises.open[i]))
                continue;
            taken |= 1u << i;
            place_candidate(&premises, ch_constraint_candidate(premises.constraint[i],
                                                               ch_lowest(premises.open[i])));
            again = true;
        }
    }
    return false;
}

bool ch_chain_is_minimal(const ChBoard *board, const ChDeduction *deduction)
{
    const ChCandidateSet *const removed = &deduction->detail.removed;
    OpenPremises premises = {.count = 0};
    unsigned needed = 0;

    CH_EACH_CONSTRAINT(one, &deduction->detail.premises) {
        assert(premises.count < MAX_PREMISES);
        premises.constraint[premises.count] = (uint16_t)one;
        premises.open[premises.count++] =
            one < CH_CELLS ? board->candidates[one]
                           : board->places[(one - CH_CELLS) % 9][(one - CH_CELLS) / 9];
    }
    const unsigned all = (1u << premises.count) - 1;
    CH_EACH_CANDIDATE(target, removed)
        for (int i = 0; i < premises.count && needed != all; i++)
            if (!(needed >> i & 1) && !contradicts(premises, target, i))
                needed |= 1u << i;
    return needed == all;
}
