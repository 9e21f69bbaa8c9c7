/* guarded_chain_find.c - finds chains through a pattern with guardians; see guarded_chain.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "guarded_chain.h"

/* ---- what follows from each candidate ---- */

/* Computes into `fresh` of each candidate the nodes that it rules out; none if it rules out
 * itself. */
static void find_consequences(ChLinks *links)
{
    ch_links_make_ready(links);
    for (int target = 0; target < links->candidates; target++) {
        ChNodeSet from = {{0}}, seen = {{0}}, lost = {{0}};
        ch_links_find_next(links, target);
        ch_bits_add(from.word, target);
        ch_bits_add(seen.word, target);
        for (bool more = true; more;) {
            const ChNodeSet level = from;
            CH_EACH_MEMBER(node, level.word, links->words)
                ch_nodes_join(&lost, &links->weak[node], links->words);
            more = ch_links_follow(links, &level, &seen, &from);
        }
        links->fresh[target] = ch_bits_has(lost.word, target) ? (ChNodeSet){{0}} : lost;
    }
}

static unsigned guards_against(const ChGuardedSearch *search, int node)
{
    unsigned guards = 0;

    for (int i = 0; i < search->guards; i++)
        guards |= (unsigned)ch_bits_has(search->links->weak[node].word, search->guard[i]) << i;
    return guards;
}

/* Reports whether a candidate may be a target: what follows from it rules out all guardians, but it
 * does not do so itself. */
static bool rules_out_guards(const ChGuardedSearch *search, int target)
{
    for (int i = 0; i < search->guards; i++)
        if (!ch_bits_has(search->links->fresh[target].word, search->guard[i]))
            return false;
    return guards_against(search, target) != (1u << search->guards) - 1;
}

static void add_reach(ChGuardedSearch *search, int node, int depth)
{
    const unsigned guards = guards_against(search, node);

    for (int i = 0; i < search->reaches; i++)
        if (search->reach[i].guards == guards)
            return;
    if (guards != 0 && guards != (1u << search->guards) - 1 && search->reaches < CH_GUARDED_REACHES)
        search->reach[search->reaches++] = (ChGuardedReach){guards, (uint16_t)node, (uint8_t)depth};
}

/* Lists the nodes that conflict with some guardians, the nearest one for each set of these. */
static void follow_target(ChGuardedSearch *search)
{
    ChNodeSet seen = {{0}};

    search->reaches = 0;
    search->level[0] = (ChNodeSet){{0}};
    ch_bits_add(search->level[0].word, search->target);
    ch_bits_add(seen.word, search->target);
    add_reach(search, search->target, 0);
    for (int depth = 1; depth <= search->length; depth++) {
        if (!ch_links_follow(search->links, &search->level[depth - 1], &seen,
                             &search->level[depth]))
            return;
        CH_EACH_MEMBER(node, search->level[depth].word, search->links->words)
            add_reach(search, node, depth);
    }
}

/* ---- a chain ---- */

/* The path from a target to a node: the first false node, and the premises. */
typedef struct Path {
    int first; /* CH_NONE where the node is the target */
    ChConstraintSet premises;
} Path;

/* Returns the constraint by which two nodes have a strong link. */
static int constraint_of(const ChLinks *links, int off, int on)
{
    for (int slot = CH_BY_CELL; slot <= CH_BY_COLUMN; slot++)
        if (ch_links_partner(links, off, slot) == on)
            return ch_links_constraint(&links->node[off], slot);
    return CH_NONE;
}

static int node_before(const ChGuardedSearch *search, int node, int depth)
{
    CH_EACH_MEMBER(before, search->level[depth - 1].word, search->links->words)
        if (ch_bits_has(search->links->next[before].word, node))
            return before;
    return CH_NONE;
}

static Path path_to(const ChGuardedSearch *search, const ChGuardedReach *reach)
{
    const ChLinks *const links = search->links;
    Path path = {.first = CH_NONE};
    int on = reach->node;

    for (int depth = reach->depth; depth > 0; depth--) {
        const int before = node_before(search, on, depth);
        for (int slot = CH_BY_CELL; slot <= CH_BY_COLUMN; slot++) {
            path.first = ch_links_partner(links, on, slot);
            if (path.first != CH_NONE && ch_bits_has(links->weak[before].word, path.first))
                break;
        }
        ch_constraints_add(&path.premises, constraint_of(links, path.first, on));
        on = before;
    }
    return path;
}

/* Reports whether a candidate conflicts with the end of a chain. */
static bool sees_end(const ChGuardedSearch *search, int candidate, const Path *path,
                     unsigned guards)
{
    const uint64_t *const weak = search->links->weak[candidate].word;

    if (path->first != CH_NONE)
        return ch_bits_has(weak, path->first);
    return (guards & ~guards_against(search, candidate)) == 0;
}

/* Adds the candidates that see both ends. One that a shorter chain has ruled out would not need all
 * premises. */
static void add_targets(const ChGuardedSearch *search, ChDeduction *deduction, const Path path[2],
                        const unsigned guards[2])
{
    const ChLinks *const links = search->links;

    for (int candidate = 0; candidate < links->candidates; candidate++) {
        const int cell = links->node[candidate].first;
        const int digit = links->node[candidate].digit;
        if (!ch_candidates_has(&search->reached, CH_CANDIDATE(cell, digit)) &&
            rules_out_guards(search, candidate) &&
            sees_end(search, candidate, &path[0], guards[0]) &&
            sees_end(search, candidate, &path[1], guards[1]))
            ch_add_cell_eliminations(deduction, search->input->board, cell, 1u << digit);
    }
}

static bool report_chain(ChGuardedSearch *search, const ChGuardedReach *one,
                         const ChGuardedReach *other)
{
    const Path path[2] = {path_to(search, one), path_to(search, other)};
    const unsigned guards[2] = {one->guards, other->guards & ~one->guards};
    ChDeduction deduction = search->pattern;
    ChConstraintSet *const premises = &deduction.detail.premises;
    const int own = ch_bits_count(premises->word, 6);

    for (int i = 0; i < 6; i++)
        premises->word[i] |= path[0].premises.word[i] | path[1].premises.word[i];
    if (ch_bits_count(premises->word, 6) != own + search->length)
        return false;
    add_targets(search, &deduction, path, guards);
    if (ch_candidates_within(&deduction.detail.removed, &search->reached) ||
        !search->needs_all(search->context, &deduction))
        return false;
    search->reached = ch_candidates_or(&search->reached, &deduction.detail.removed);
    return ch_report(&deduction, search->sink);
}

/* Returns the number of strong links of a chain by two nodes; more than allowed if they do not rule
 * out all guardians. */
static int length_of(const ChGuardedSearch *search, const ChGuardedReach *one,
                     const ChGuardedReach *other)
{
    return (one->guards | other->guards) == (1u << search->guards) - 1 ? one->depth + other->depth
                                                                       : CH_GUARDED_HOPS + 1;
}

bool ch_guarded_try(ChGuardedSearch *search, int target)
{
    const ChGuardedReach *pair[2] = {NULL, NULL};
    int least = CH_GUARDED_HOPS + 1;

    search->target = target;
    if (!rules_out_guards(search, target))
        return false;
    follow_target(search);
    for (int i = 0; i < search->reaches; i++)
        for (int k = 0; k < i; k++)
            if (length_of(search, &search->reach[k], &search->reach[i]) < least) {
                pair[0] = &search->reach[k];
                pair[1] = &search->reach[i];
                least = pair[0]->depth + pair[1]->depth;
            }
    return least == search->length && report_chain(search, pair[0], pair[1]);
}

void ch_guarded_start(ChGuardedSearch *search, const ChFinderInput *input, ChSink *sink)
{
    *search =
        (ChGuardedSearch){.input = input,
                          .sink = sink,
                          .links = ch_facts_links(input->facts, CH_LINKS_ALL | CH_LINKS_GROUPS)};
    find_consequences(search->links);
}

bool ch_guarded_set_guards(ChGuardedSearch *search, const ChCandidateSet *guards)
{
    search->guards = 0;
    CH_EACH_CANDIDATE(guard, guards) {
        if (search->guards == CH_GUARDED_GUARDS)
            return false;
        search->guard[search->guards++] = search->links->of_candidate[guard];
    }
    return search->guards > 1;
}
