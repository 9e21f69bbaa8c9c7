/* say_rectangle_chain.c - chains through a rectangle: what a candidate leads to on both sides.
 *
 * SPDX-License-Identifier: MIT
 */
#include "say_rectangle.h"
#include "uniqueness.h"

enum { MOST_HOPS = 3 }; /* sentences of a branch */

/* A step: its rectangle, and the inferences from the first candidate that it removes. */
typedef struct Passage {
    ChDeadlyText rectangle;
    ChRectangleChain chain;
} Passage;

/* Reads the step; returns false where it is not one of such a chain. */
static bool read_passage(const ChSentenceContext *context, Passage *passage)
{
    const ChStepRecord *const step = context->step;
    ChConstraintSet premises = {{0}};

    if (!ch_read_guarded(context, &passage->rectangle))
        return false;
    for (size_t i = 0; i < step->constraint_count; i++)
        ch_constraints_add(&premises, step->constraint[i]);
    return ch_rectangle_chain(&passage->chain, context->before, &premises, step->deadly,
                              step->eliminate[0]);
}

static ChChainNode node_of(const ChCandidateSet *candidates)
{
    ChChainNode node = {.digit = CH_NO_DIGIT};

    CH_EACH_CANDIDATE(candidate, candidates) {
        node.digit = CH_CANDIDATE_DIGIT(candidate);
        ch_cells_add(&node.cells, CH_CANDIDATE_CELL(candidate));
    }
    return node;
}

/* Writes what the candidate leads to on one side. */
static bool say_branch(const ChSentenceContext *context, const ChRectangleBranch *branch)
{
    ChChainNode cause = ch_node_of_candidate(context->step->eliminate[0]);
    ChHop hop[CH_RECTANGLE_HOPS];

    for (int i = 0; i < branch->count; i++) {
        hop[i] = (ChHop){cause, node_of(&branch->hop[i].from), node_of(&branch->hop[i].to)};
        cause = hop[i].to;
    }
    return ch_say_supposed_hops(context, hop, (size_t)branch->count, MOST_HOPS);
}

/* Writes what else the step removes. */
static void say_others(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const int last = step->eliminate[step->eliminate_count - 1];
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(last)),
        ch_field_digit("lost", CH_CANDIDATE_DIGIT(last)),
    };

    if (step->eliminate_count > 1)
        ch_say_next(context,
                    step->eliminate_count == 2
                        ? N_("In the same way, {cell} is not {lost}.")
                        : N_("In the same way, this rules out all else that the step removes."),
                    CH_FIELDS(field));
}

bool ch_say_rectangle_chain(const ChSentenceContext *context)
{
    Passage passage;

    if (!read_passage(context, &passage))
        return false;
    const int first = context->step->eliminate[0];
    const ChField field[] = {
        ch_field_number("count", (uint32_t)passage.rectangle.cells.count),
        ch_field_digits("digits", passage.rectangle.digits),
        ch_field_cell("cell", CH_CANDIDATE_CELL(first)),
        ch_field_digit("lost", CH_CANDIDATE_DIGIT(first)),
    };
    if (context->part == CH_PART_ASK) {
        ch_say(context, N_("What if {cell} were {lost}?"), CH_FIELDS(field));
        return true;
    }
    if (context->part != CH_PART_WHY)
        return ch_say_rectangle(context, &passage.rectangle);
    for (int i = 0; i < 2; i++)
        if (!say_branch(context, &passage.chain.branch[i]))
            return false;
    ch_say_next(context,
                N_("That leaves {digits} alone in all {count} cells, and they could change places: "
                   "two solutions."),
                CH_FIELDS(field));
    say_others(context);
    return true;
}
