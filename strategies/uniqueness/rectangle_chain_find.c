/* rectangle_chain_find.c - alternating inference chains through a unique or avoidable rectangle.
 *
 * Four cells in two rows, two columns and two boxes, none of them given, would hold just two digits
 * but for some other candidates, the guardians. One of these is true (uniqueness.h). So two groups
 * of guardians have a strong link: if none of the first group is true, one of the second is.
 *
 *      12x. . | . 12 .      x = y through the rectangle: if r1c1 is not x, then r2c5 is y
 *      12 . . | . 12y.
 *                           a = b - x = y - c = d: candidates that conflict with both a and d are
 *                           ruled out; an end may be a group of guardians
 *
 * A node conflicts with a group if it conflicts with each guardian in it, so a group may have
 * several digits. The other links are those of grouped chains (links.h), eight at most.
 * The corners of an avoidable rectangle may be filled, if they are not given.
 *
 * The search supposes each candidate true, and follows the links. The candidate is a target if two
 * nodes that are then true conflict with all guardians. These two have separate paths from it: else
 * a node of both is ruled out by a shorter chain. A candidate that is ruled out by links without
 * the rectangle, or that conflicts with all guardians itself, is no target. Chains are reported
 * shortest first, if they rule out more than those before.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "uniqueness.h"

enum { MOST_GUARDS = 16, MOST_REACHES = 256 };

/* A node that conflicts with some of the guardians. */
typedef struct Reach {
    unsigned guards;
    uint16_t node;
    uint8_t depth; /* the number of strong links that lead to it */
} Reach;

typedef struct Walk {
    const ChFinderInput *input;
    ChSink *sink;
    ChLinks *links;
    ChCandidateSet reached; /* all that was reported */
    int length;             /* strong links of the chains tried now */

    /* The rectangle. */
    ChPattern pattern;
    int guards;
    uint16_t guard[MOST_GUARDS]; /* nodes */

    /* The target, and what follows from it. */
    int target;
    ChNodeSet level[CH_RECTANGLE_HOPS + 1]; /* nodes true after that many strong links, not fewer */
    int reaches;
    Reach reach[MOST_REACHES];
} Walk;

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

static unsigned guards_against(const Walk *walk, int node)
{
    unsigned guards = 0;

    for (int i = 0; i < walk->guards; i++)
        guards |= (unsigned)ch_bits_has(walk->links->weak[node].word, walk->guard[i]) << i;
    return guards;
}

/* Reports whether a candidate may be a target: what follows from it rules out all guardians, but it
 * does not do so itself. */
static bool rules_out_guards(const Walk *walk, int target)
{
    for (int i = 0; i < walk->guards; i++)
        if (!ch_bits_has(walk->links->fresh[target].word, walk->guard[i]))
            return false;
    return guards_against(walk, target) != (1u << walk->guards) - 1;
}

static void add_reach(Walk *walk, int node, int depth)
{
    const unsigned guards = guards_against(walk, node);

    for (int i = 0; i < walk->reaches; i++)
        if (walk->reach[i].guards == guards)
            return;
    if (guards != 0 && guards != (1u << walk->guards) - 1 && walk->reaches < MOST_REACHES)
        walk->reach[walk->reaches++] = (Reach){guards, (uint16_t)node, (uint8_t)depth};
}

/* Lists the nodes that conflict with some guardians, the nearest one for each set of these. */
static void follow_target(Walk *walk)
{
    ChNodeSet seen = {{0}};

    walk->reaches = 0;
    walk->level[0] = (ChNodeSet){{0}};
    ch_bits_add(walk->level[0].word, walk->target);
    ch_bits_add(seen.word, walk->target);
    add_reach(walk, walk->target, 0);
    for (int depth = 1; depth <= walk->length; depth++) {
        if (!ch_links_follow(walk->links, &walk->level[depth - 1], &seen, &walk->level[depth]))
            return;
        CH_EACH_MEMBER(node, walk->level[depth].word, walk->links->words)
            add_reach(walk, node, depth);
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

static int node_before(const Walk *walk, int node, int depth)
{
    CH_EACH_MEMBER(before, walk->level[depth - 1].word, walk->links->words)
        if (ch_bits_has(walk->links->next[before].word, node))
            return before;
    return CH_NONE;
}

static Path path_to(const Walk *walk, const Reach *reach)
{
    const ChLinks *const links = walk->links;
    Path path = {.first = CH_NONE};
    int on = reach->node;

    for (int depth = reach->depth; depth > 0; depth--) {
        const int before = node_before(walk, on, depth);
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
static bool sees_end(const Walk *walk, int candidate, const Path *path, unsigned guards)
{
    const uint64_t *const weak = walk->links->weak[candidate].word;

    if (path->first != CH_NONE)
        return ch_bits_has(weak, path->first);
    return (guards & ~guards_against(walk, candidate)) == 0;
}

/* Adds the candidates that see both ends. One that a shorter chain has ruled out would not need all
 * premises. */
static void add_targets(const Walk *walk, ChDeduction *deduction, const Path path[2],
                        const unsigned guards[2])
{
    const ChLinks *const links = walk->links;

    for (int candidate = 0; candidate < links->candidates; candidate++) {
        const int cell = links->node[candidate].first;
        const int digit = links->node[candidate].digit;
        if (!ch_candidates_has(&walk->reached, CH_CANDIDATE(cell, digit)) &&
            rules_out_guards(walk, candidate) && sees_end(walk, candidate, &path[0], guards[0]) &&
            sees_end(walk, candidate, &path[1], guards[1]))
            ch_add_cell_eliminations(deduction, walk->input->board, cell, 1u << digit);
    }
}

static bool report_chain(Walk *walk, const Reach *one, const Reach *other)
{
    const Path path[2] = {path_to(walk, one), path_to(walk, other)};
    const unsigned guards[2] = {one->guards, other->guards & ~one->guards};
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_RECTANGLE_AIC);

    ch_add_deadly_pattern(&deduction, &walk->pattern.deadly);
    for (int i = 0; i < 6; i++)
        deduction.detail.premises.word[i] = path[0].premises.word[i] | path[1].premises.word[i];
    if (ch_bits_count(deduction.detail.premises.word, 6) != walk->length)
        return false;
    add_targets(walk, &deduction, path, guards);
    if (ch_candidates_within(&deduction.detail.removed, &walk->reached) ||
        !ch_pattern_needs_all(&walk->pattern, walk->input->board, &deduction))
        return false;
    walk->reached = ch_candidates_or(&walk->reached, &deduction.detail.removed);
    return ch_report(&deduction, walk->sink);
}

/* Returns the number of strong links of a chain by two nodes; more than allowed if they do not rule
 * out all guardians. */
static int length_of(const Walk *walk, const Reach *one, const Reach *other)
{
    return (one->guards | other->guards) == (1u << walk->guards) - 1 ? one->depth + other->depth
                                                                     : CH_RECTANGLE_HOPS + 1;
}

static bool try_target(Walk *walk)
{
    const Reach *pair[2] = {NULL, NULL};
    int least = CH_RECTANGLE_HOPS + 1;

    follow_target(walk);
    for (int i = 0; i < walk->reaches; i++)
        for (int k = 0; k < i; k++)
            if (length_of(walk, &walk->reach[k], &walk->reach[i]) < least) {
                pair[0] = &walk->reach[k];
                pair[1] = &walk->reach[i];
                least = pair[0]->depth + pair[1]->depth;
            }
    return least == walk->length && report_chain(walk, pair[0], pair[1]);
}

/* ---- the rectangles ---- */

/* Lists the guardians; returns false if they are too few for two groups, or too many. */
static bool list_guards(Walk *walk)
{
    const ChBoard *const board = walk->input->board;

    walk->guards = 0;
    CH_EACH_CELL(cell, walk->pattern.extra)
        CH_EACH_DIGIT(digit, ch_pattern_guards(&walk->pattern, board, cell)) {
            if (walk->guards == MOST_GUARDS)
                return false;
            walk->guard[walk->guards++] = walk->links->of_candidate[CH_CANDIDATE(cell, digit)];
        }
    return walk->guards > 1;
}

static bool try_pattern(void *context, const ChPattern *pattern)
{
    Walk *const walk = context;

    walk->pattern = *pattern;
    if (!list_guards(walk))
        return false;
    for (walk->target = 0; walk->target < walk->links->candidates; walk->target++)
        if (rules_out_guards(walk, walk->target) && try_target(walk))
            return true;
    return false;
}

bool ch_find_rectangle_aic(const ChFinderInput *input, ChSink *sink)
{
    Walk walk = {.input = input,
                 .sink = sink,
                 .links = ch_facts_links(input->facts, CH_LINKS_ALL | CH_LINKS_GROUPS)};

    find_consequences(walk.links);
    for (walk.length = 1; walk.length <= CH_RECTANGLE_HOPS; walk.length++)
        if (ch_each_rectangle(input, try_pattern, &walk))
            return true;
    return false;
}
