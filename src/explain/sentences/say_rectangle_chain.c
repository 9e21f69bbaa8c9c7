/* say_rectangle_chain.c - chains through a rectangle: what a candidate leads to on both sides.
 *
 * SPDX-License-Identifier: MIT
 */
#include "reasons.h"
#include "uniqueness.h"

enum { MOST_HOPS = 3 }; /* sentences of a branch */

/* A step: its corners, and the inferences from the first candidate that it removes. */
typedef struct Passage {
    ChList cells;
    ChList boxes;
    ChList filled;
    ChList floor; /* those with two candidates */
    ChList extra; /* those with guardians */
    unsigned digits;
    unsigned guards;
    ChRectangleChain chain;
} Passage;

static void read_corners(const ChSentenceContext *context, Passage *passage)
{
    const ChDeadlyPattern *const deadly = context->step->deadly;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned digits = deadly->digits[cell];
        const unsigned guards = context->before->candidates[cell] & ~digits & CH_ALL_NINE;
        if (digits == 0)
            continue;
        passage->digits |= digits;
        ch_list_add(&passage->cells, (uint16_t)cell);
        ch_list_add(&passage->boxes, ch_cell_house[cell][0]);
        if (context->before->digit[cell] != CH_NO_DIGIT) {
            ch_list_add(&passage->filled, (uint16_t)cell);
            continue;
        }
        ch_list_add(guards == 0 ? &passage->floor : &passage->extra, (uint16_t)cell);
        passage->guards |= guards;
    }
}

/* Reads the step; returns false where it is not one of such a chain. */
static bool read_passage(const ChSentenceContext *context, Passage *passage)
{
    const ChStepRecord *const step = context->step;
    ChConstraintSet premises = {{0}};

    *passage = (Passage){.digits = 0};
    if (step->deadly_count != 1 || step->eliminate_count == 0 || step->place_count > 0)
        return false;
    read_corners(context, passage);
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

static const char *const messages[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at the cells for {digits} in {boxes}."),
    [CH_PART_WHAT] = N_("Which {count} cells would hold only {digits}, but for a few other "
                        "candidates?"),
    [CH_PART_ASK] = N_("What if {cell} were {lost}?"),
};

static void say_pattern(const ChSentenceContext *context, const Passage *passage,
                        const ChField *field, size_t count)
{
    if (passage->filled.count > 0)
        ch_say_next(context,
                    N_("{filled} {filled?is/are} filled, but {filled?is not a given/are not "
                       "givens}."),
                    field, count);
    if (passage->floor.count > 0)
        ch_say_next(context, N_("{floor} can only be {either}."), field, count);
    ch_say_next(context, N_("{extra} would hold only {digits} without {guards}."), field, count);
}

bool ch_say_rectangle_chain(const ChSentenceContext *context)
{
    Passage passage;

    if (!read_passage(context, &passage))
        return false;
    const int first = context->step->eliminate[0];
    const ChField field[] = {
        ch_field_number("count", (uint32_t)passage.cells.count),
        ch_list_field("boxes", CH_FIELD_HOUSES, &passage.boxes),
        ch_list_field("filled", CH_FIELD_CELLS, &passage.filled),
        ch_list_field("floor", CH_FIELD_CELLS, &passage.floor),
        ch_list_field("extra", CH_FIELD_CELLS, &passage.extra),
        ch_field_digits("digits", passage.digits),
        ch_field_digits("guards", passage.guards),
        ch_field_choice("either", passage.digits),
        ch_field_cell("cell", CH_CANDIDATE_CELL(first)),
        ch_field_digit("lost", CH_CANDIDATE_DIGIT(first)),
    };
    if (context->part == CH_PART_SEE) {
        say_pattern(context, &passage, CH_FIELDS(field));
        return true;
    }
    if (context->part != CH_PART_WHY)
        return ch_say_part(context, messages, CH_FIELDS(field));
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
