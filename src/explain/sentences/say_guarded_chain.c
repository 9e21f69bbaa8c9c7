/* say_guarded_chain.c - chains through a rectangle or an almost fish: what a candidate leads to on
 * both sides.
 *
 * SPDX-License-Identifier: MIT
 */
#include "guarded_chain.h"
#include "say_rectangle.h"

enum { MOST_HOPS = 3 }; /* sentences of a branch */

/* Reads the inferences from the first candidate that the step removes, through the premises that
 * are not of the fish. GUARD is the role of the guardians. Returns false where the step is not one
 * of such a chain. */
static bool read_chain(const ChSentenceContext *context, ChRole guard, ChGuardedChain *chain)
{
    const ChStepRecord *const step = context->step;
    const ChList guards = ch_marks_with_role(step, guard);
    const ChCandidateSet all = ch_set_of_candidates(&guards);
    ChConstraintSet premises = {{0}};

    if (step->eliminate_count == 0)
        return false;
    for (size_t i = 0; i < step->constraint_count; i++)
        ch_constraints_add(&premises, step->constraint[i]);
    const ChList digits = ch_marks_with_role(step, CH_ROLE_DIGIT);
    const ChList bases = ch_marks_with_role(step, CH_ROLE_HOUSE);
    for (size_t i = 0; guard == CH_ROLE_FIN && digits.count == 1 && i < bases.count; i++)
        ch_bits_remove(premises.word, CH_HOUSE_CONSTRAINT(bases.item[i], digits.item[0]));
    return ch_guarded_chain(chain, context->before, &premises, &all, step->eliminate[0]);
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
static bool say_branch(const ChSentenceContext *context, const ChGuardedBranch *branch)
{
    ChChainNode cause = ch_node_of_candidate(context->step->eliminate[0]);
    ChHop hop[CH_GUARDED_HOPS];

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

/* Writes what the candidate leads to on both sides, and then what that leaves. */
static bool say_chain(const ChSentenceContext *context, const ChGuardedChain *chain,
                      const char *message, const ChField *field, size_t count)
{
    for (int i = 0; i < 2; i++)
        if (!say_branch(context, &chain->branch[i]))
            return false;
    ch_say_next(context, message, field, count);
    say_others(context);
    return true;
}

bool ch_say_rectangle_chain(const ChSentenceContext *context)
{
    ChDeadlyText rectangle;
    ChGuardedChain chain;

    if (!ch_read_guarded(context, &rectangle) || !read_chain(context, CH_ROLE_GUARDIAN, &chain))
        return false;
    const int first = context->step->eliminate[0];
    const ChField field[] = {
        ch_field_number("count", (uint32_t)rectangle.cells.count),
        ch_field_digits("digits", rectangle.digits),
        ch_field_cell("cell", CH_CANDIDATE_CELL(first)),
        ch_field_digit("lost", CH_CANDIDATE_DIGIT(first)),
    };
    if (context->part == CH_PART_ASK) {
        ch_say(context, N_("What if {cell} were {lost}?"), CH_FIELDS(field));
        return true;
    }
    if (context->part != CH_PART_WHY)
        return ch_say_rectangle(context, &rectangle);
    return say_chain(context, &chain,
                     N_("That leaves {digits} alone in all {count} cells, and they could change "
                        "places: two solutions."),
                     CH_FIELDS(field));
}

/* ---- an almost fish ---- */

static const char *const fish_part[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Compare the {digit}s in {bases}."),
    [CH_PART_WHAT] = N_("Which places for the {digit} there are outside of {fewer}?"),
    [CH_PART_SEE] = N_("In {bases}, the {digit} can only be in {fewer}, or in {places}."),
    [CH_PART_ASK] = N_("What if {cell} were {lost}?"),
};

bool ch_say_fish_chain(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList digits = ch_marks_with_role(step, CH_ROLE_DIGIT);
    const ChList bases = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList covers = ch_marks_with_role(step, CH_ROLE_COVER);
    const ChList fins = ch_marks_with_role(step, CH_ROLE_FIN);
    const ChList places = ch_cells_of(&fins);
    ChGuardedChain chain;

    if (digits.count != 1 || bases.count != covers.count + 1 || covers.count == 0 ||
        !read_chain(context, CH_ROLE_FIN, &chain))
        return false;
    const int first = step->eliminate[0];
    const ChField field[] = {
        ch_field_digit("digit", digits.item[0]),
        ch_list_field("bases", CH_FIELD_HOUSES, &bases),
        ch_list_field("fewer", CH_FIELD_HOUSES, &covers),
        ch_list_field("places", CH_FIELD_PLACES, &places),
        ch_field_cell("cell", CH_CANDIDATE_CELL(first)),
        ch_field_digit("lost", CH_CANDIDATE_DIGIT(first)),
    };
    if (context->part != CH_PART_WHY)
        return ch_say_part(context, fish_part, CH_FIELDS(field));
    return say_chain(context, &chain,
                     N_("That leaves the {digit}s of {bases} only {fewer}, where there is no room "
                        "for all of them."),
                     CH_FIELDS(field));
}
