/* guarded_chain.c - what follows from a candidate through some premises; see guarded_chain.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "guarded_chain.h"

enum { MOST_NODES = 64, MOST_GUARDS = 31 };

/* A true node: how it follows, and the guardians that it rules out. */
typedef struct TrueNode {
    int cause; /* an earlier node, -1: the candidate itself */
    int depth;
    int premise;
    unsigned guards;
    ChGuardedHop hop;
} TrueNode;

typedef struct Reader {
    const ChBoard *board;
    int guards;
    uint16_t guard[MOST_GUARDS];
    int count;
    TrueNode node[MOST_NODES];
} Reader;

static bool conflicts_with_all(int candidate, const ChCandidateSet *node)
{
    CH_EACH_CANDIDATE(one, node)
        if (!ch_conflict(one, candidate))
            return false;
    return true;
}

static bool list_guards(Reader *reader, const ChCandidateSet *guards)
{
    CH_EACH_CANDIDATE(guard, guards) {
        if (reader->guards == MOST_GUARDS)
            return false;
        reader->guard[reader->guards++] = (uint16_t)guard;
    }
    return true;
}

static void add_node(Reader *reader, const TrueNode *node)
{
    TrueNode *const added = &reader->node[reader->count];

    for (int i = 0; i < reader->count; i++)
        if (ch_candidates_within(&reader->node[i].hop.to, &node->hop.to) &&
            ch_candidates_within(&node->hop.to, &reader->node[i].hop.to))
            return;
    if (reader->count == MOST_NODES)
        return;
    reader->count++;
    *added = *node;
    added->guards = 0;
    for (int i = 0; i < reader->guards; i++)
        if (conflicts_with_all(reader->guard[i], &node->hop.to))
            added->guards |= 1u << i;
}

static bool is_used(const Reader *reader, int at, int premise)
{
    for (; at >= 0; at = reader->node[at].cause)
        if (reader->node[at].premise == premise)
            return true;
    return false;
}

/* Adds what a premise is left with if a node is true, unless that is nothing, or all. */
static void follow_premise(Reader *reader, int cause, int premise)
{
    TrueNode next = {
        .cause = cause, .depth = reader->node[cause].depth + 1, .premise = premise, .guards = 0};

    if (is_used(reader, cause, premise))
        return;
    for (int i = 0; i < CH_DIGITS; i++) {
        const int candidate = ch_constraint_candidate(premise, i);
        if (ch_board_has(reader->board, candidate))
            ch_candidates_add(conflicts_with_all(candidate, &reader->node[cause].hop.to)
                                  ? &next.hop.from
                                  : &next.hop.to,
                              candidate);
    }
    if (ch_candidates_next(&next.hop.from, 0) >= 0 && ch_candidates_next(&next.hop.to, 0) >= 0 &&
        (premise >= CH_CELLS || ch_candidates_count(&next.hop.to) == 1))
        add_node(reader, &next);
}

/* Writes the inferences that lead to a node. */
static void write_branch(const Reader *reader, int at, unsigned guards, ChGuardedBranch *branch)
{
    branch->count = reader->node[at].depth;
    branch->guards = (ChCandidateSet){{0}};
    for (int i = branch->count; i > 0; i--, at = reader->node[at].cause)
        branch->hop[i - 1] = reader->node[at].hop;
    CH_EACH_BIT(i, guards)
        ch_candidates_add(&branch->guards, reader->guard[i]);
}

/* Chooses the two nodes that together rule out all guardians, and neither of them alone. */
static bool choose_ends(const Reader *reader, int end[2])
{
    const unsigned all = (1u << reader->guards) - 1;
    int least = CH_GUARDED_HOPS + 1;

    for (int i = 0; i < reader->count; i++)
        for (int k = 0; k < i; k++) {
            const TrueNode *const a = &reader->node[k];
            const TrueNode *const b = &reader->node[i];
            if (a->depth + b->depth >= least || (a->guards | b->guards) != all ||
                a->guards == all || b->guards == all)
                continue;
            least = a->depth + b->depth;
            end[0] = k;
            end[1] = i;
        }
    return least <= CH_GUARDED_HOPS;
}

bool ch_guarded_chain(ChGuardedChain *chain, const ChBoard *board, const ChConstraintSet *premises,
                      const ChCandidateSet *guards, int candidate)
{
    Reader reader = {.board = board};
    TrueNode first = {.cause = -1, .premise = -1};
    int end[2];

    if (!list_guards(&reader, guards))
        return false;
    ch_candidates_add(&first.hop.to, candidate);
    add_node(&reader, &first);
    for (int at = 0; at < reader.count; at++)
        if (reader.node[at].depth < CH_GUARDED_HOPS)
            CH_EACH_CONSTRAINT(premise, premises)
                follow_premise(&reader, at, premise);
    if (!choose_ends(&reader, end))
        return false;
    const unsigned first_guards = reader.node[end[0]].guards;
    write_branch(&reader, end[0], first_guards, &chain->branch[0]);
    write_branch(&reader, end[1], reader.node[end[1]].guards & ~first_guards, &chain->branch[1]);
    return true;
}

/* ---- the pattern ---- */

/* Marks the first branch from its end at the target to the pattern, and the second one back. */
static void mark_chain(const ChGuardedChain *chain, ChMarks *marks)
{
    const ChGuardedBranch *const to = &chain->branch[0];
    const ChGuardedBranch *const back = &chain->branch[1];

    for (int i = 0; i < to->count; i++) {
        ch_marks_link(marks, &to->hop[i].from, &to->hop[i].to, true);
        ch_marks_link(marks, &to->hop[i].to, i + 1 < to->count ? &to->hop[i + 1].from : &to->guards,
                      false);
    }
    ch_marks_link(marks, &to->guards, &back->guards, true);
    for (int i = back->count - 1; i >= 0; i--) {
        ch_marks_link(marks, i + 1 < back->count ? &back->hop[i + 1].from : &back->guards,
                      &back->hop[i].to, false);
        ch_marks_link(marks, &back->hop[i].to, &back->hop[i].from, true);
    }
}

void ch_mark_guarded_chain(const ChReplay *replay, const ChStep *step,
                           const ChConstraintSet *premises, const ChCandidateSet *guards,
                           ChMarks *marks)
{
    ChGuardedChain chain;

    if (ch_guarded_chain(&chain, &replay->board, premises, guards,
                         ch_candidates_next(&step->detail->removed, 0)))
        mark_chain(&chain, marks);
}
