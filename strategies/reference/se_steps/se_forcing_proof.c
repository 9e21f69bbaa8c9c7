/* se_forcing_proof.c - forcing chains and nets: the constraints of all inferences on the paths to
 * the targets.
 *
 * From each target back to its assumption, each on node adds the constraint that made it single.
 * Inner eliminations by patterns and further chains ("advanced") have parents, the candidates that
 * must be removed before.  Without these, a net from the eliminated candidate on must fail, and the
 * constraints of the smallest such proof are added.  So they are nets inside the net; where the
 * further chains are dynamic, these contain nets, too.
 *
 * SPDX-License-Identifier: MIT
 */
#include "forcing_facts.h"
#include "premises.h"
#include "se_steps.h"

typedef struct Proof {
    const ChFinderInput *input;
    ChDeduction *deduction;
    int number; /* the depth's index */
    const ChSeDepth *depth;
    bool is_nested; /* something was eliminated by an inner net */
    bool good;
} Proof;

static void add_reason(Proof *proof, const ChConstraintSet *reason)
{
    ChConstraintSet *const premises = &proof->deduction->detail.premises;

    for (int word = 0; word < 6; word++)
        premises->word[word] |= reason->word[word];
}

/* Adds the reason why a candidate is eliminated when its parents are. */
static void add_inner_reason(Proof *proof, int candidate, const ChSeReason *reason)
{
    static const ChConstraintSet NONE = {{0}};
    ChReasoning *const inner = &ch_facts_forcing_room(proof->input->facts)->proof;
    ChRules rules;

    ch_rules_of_all(&rules);
    ch_reasoning_start(inner, proof->input->board);
    for (unsigned i = 0; i < reason->count; i++)
        ch_reasoning_remove(inner, ch_box_candidate(proof->depth->parent[reason->first + i]),
                            &NONE);
    ch_reasoning_assume(inner, ch_box_candidate(candidate));
    if ((ch_reasoning_holds(inner, &rules) && !ch_reasoning_fails_inside(inner, &rules)) ||
        inner->verdict == 0)
        proof->good = false;
    else
        add_reason(proof, &inner->reason[inner->verdict]);
    proof->is_nested = true;
}

static void add_stop_premise(Proof *proof, const ChSeStop *stop)
{
    if (stop->link.cause == CH_SE_ADVANCED)
        add_inner_reason(proof, stop->link.candidate, &proof->depth->reason[stop->link.from]);
    else if (stop->on && stop->link.cause != CH_SE_ASSUMED)
        ch_add_premise(proof->deduction, ch_se_constraint(stop->link));
}

static void add_target_premises(Proof *proof, const ChSeFound *found)
{
    ChSeSpace *const space = &ch_se_state(proof->input)->space;
    ChSeWalk *const walk = &space->walk[0];
    ChSeTarget target[CH_DIGITS];
    const int count = ch_se_targets(space, proof->number, found, target);

    for (int i = 0; i < count; i++) {
        ch_se_walk_start(walk, INT32_MAX);
        (void)ch_se_walk_from(walk, proof->depth, target[i].closure, target[i].link, target[i].on);
        for (int k = 0; k < walk->count; k++)
            add_stop_premise(proof, &walk->stop[k]);
    }
}

/* ---- cases ---- */

/* Returns the constraint whose candidates are the cases; CH_NONE: a contradiction.  The cases that
 * a candidate is true or false are given as those of its cell. */
static int cases_of(const ChSeFound *found)
{
    switch (found->kind) {
    case CH_SE_KIND_CELL:
    case CH_SE_KIND_DOUBLE:
        return CH_CELL_CONSTRAINT(ch_box_cell(found->start / 9));
    case CH_SE_KIND_REGION:
        return CH_HOUSE_CONSTRAINT(found->house, found->start % 9);
    default:
        return CH_NONE;
    }
}

static int technique_of(const ChSeHint *hint, int cases)
{
    const bool by_cell = cases < CH_CELLS;

    if (hint->technique == CH_SE_NISHIO)
        return CH_TECHNIQUE_NISHIO;
    if (cases == CH_NONE)
        return CH_TECHNIQUE_FORCING_NET_CONTRADICTION;
    if (hint->dynamic)
        return by_cell ? CH_TECHNIQUE_FORCING_NET_VERITY_CELL
                       : CH_TECHNIQUE_FORCING_NET_VERITY_HOUSE;
    return by_cell ? CH_TECHNIQUE_FORCING_CHAIN_VERITY_CELL
                   : CH_TECHNIQUE_FORCING_CHAIN_VERITY_HOUSE;
}

bool ch_se_prove_forcing(const ChFinderInput *input, ChDeduction *deduction)
{
    const ChSeHint *const hint = &ch_se_state(input)->hint;
    const int number = ch_se_depth_of(hint->technique == CH_SE_NISHIO, hint->dynamic);
    const ChSeDepth *const depth = &ch_se_state(input)->space.depth[number];
    const ChSeFound found = depth->found.best;
    const int cases = cases_of(&found);
    Proof proof = {
        .input = input, .deduction = deduction, .number = number, .depth = depth, .good = true};

    add_target_premises(&proof, &found);
    if (cases != CH_NONE)
        ch_add_premise(deduction, cases);
    deduction->technique =
        (uint16_t)(proof.is_nested ? CH_TECHNIQUE_NESTED_FORCING_NET : technique_of(hint, cases));
    deduction->seed = (uint16_t)cases;
    return proof.good && ch_premises_suffice(deduction, input->board);
}
