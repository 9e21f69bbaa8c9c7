/* say_wings.c - wings: a few cells or houses that leave a digit one of two places.
 *
 * SPDX-License-Identifier: MIT
 */
#include "reasons.h"

/* ---- a pivot and two wings ---- */

/* A pivot, two wings that share a house each with it, and the digit that all wings have. */
typedef struct PivotWing {
    int pivot;
    int wing[2];
    int house[2];
    int digit;
    int other[2]; /* the other candidate of each wing */
} PivotWing;

/* Returns the digits that the pivot must have, no more and no less. */
static unsigned pivot_digits(const PivotWing *wing, bool with_pivot)
{
    return 1u << wing->other[0] | 1u << wing->other[1] | (with_pivot ? 1u << wing->digit : 0);
}

static bool read_pivot_wing(const ChSentenceContext *context, PivotWing *wing, bool with_pivot)
{
    const ChStepRecord *const step = context->step;
    const ChList pivot = ch_marks_with_role(step, CH_ROLE_PIVOT);
    const ChList wings = ch_marks_with_role(step, CH_ROLE_CELL);

    if (pivot.count != 1 || wings.count != 2 || step->eliminate_count == 0)
        return false;
    wing->pivot = pivot.item[0];
    wing->digit = CH_CANDIDATE_DIGIT(step->eliminate[0]);
    for (int i = 0; i < 2; i++) {
        const unsigned digits = context->before->candidates[wings.item[i]] & CH_ALL_NINE;
        wing->wing[i] = wings.item[i];
        wing->house[i] = ch_house_of_two(wing->pivot, wing->wing[i]);
        if (wing->house[i] < 0 || ch_count(digits) != 2 || !(digits >> wing->digit & 1))
            return false;
        wing->other[i] = ch_lowest(digits & ~(1u << wing->digit));
    }
    return (context->before->candidates[wing->pivot] & CH_ALL_NINE) ==
           pivot_digits(wing, with_pivot);
}

/* The parts of both wings before the last. */
#define FROM_THE_PIVOT                                                                             \
    [CH_PART_WHERE] = N_("Look at {box}."),                                                        \
    [CH_PART_WHAT] = N_("Start from {pivot}. Which two cells with two candidates does it see?"),   \
    [CH_PART_SEE] =                                                                                \
        N_("{pivot} can only be {either}. In {house_1}, {one} is {first} or {digit}; in "          \
           "{house_2}, {other} is {second} or {digit}."),                                          \
    [CH_PART_ASK] = N_("What follows for {one} and {other} from each digit of {pivot}?")

static const char *const xy_wing[CH_PARTS] = {
    FROM_THE_PIVOT,
    [CH_PART_WHY] = N_("If {pivot} is {first}, {one} is {digit}; if it is {second}, {other} is "
                       "{digit}. Either way {one} or {other} is {digit}."),
};

static const char *const xyz_wing[CH_PARTS] = {
    FROM_THE_PIVOT,
    [CH_PART_WHY] = N_("If {pivot} is {first}, {one} is {digit}; if it is {second}, {other} is "
                       "{digit}. Otherwise {pivot} itself is {digit}, so one of the three cells "
                       "is."),
};

static bool say_pivot_wing(const ChSentenceContext *context, const char *const message[CH_PARTS],
                           bool with_pivot)
{
    PivotWing wing;

    if (!read_pivot_wing(context, &wing, with_pivot))
        return false;
    const ChField field[] = {
        ch_field_house("box", ch_cell_house[wing.pivot][0]),
        ch_field_cell("pivot", wing.pivot),
        ch_field_choice("either", context->before->candidates[wing.pivot] & CH_ALL_NINE),
        ch_field_cell("one", wing.wing[0]),
        ch_field_cell("other", wing.wing[1]),
        ch_field_house("house_1", wing.house[0]),
        ch_field_house("house_2", wing.house[1]),
        ch_field_digit("first", wing.other[0]),
        ch_field_digit("second", wing.other[1]),
        ch_field_digit("digit", wing.digit),
    };
    if (!ch_say_part(context, message, CH_FIELDS(field)))
        return false;
    ChList ends = {.count = 2, .item = {(uint16_t)wing.wing[0], (uint16_t)wing.wing[1]}};
    if (with_pivot)
        ch_list_add(&ends, (uint16_t)wing.pivot);
    if (context->part == CH_PART_WHY)
        ch_say_targets(context, wing.digit, &ends);
    return true;
}

bool ch_say_xy_wing(const ChSentenceContext *context)
{
    return say_pivot_wing(context, xy_wing, false);
}

bool ch_say_xyz_wing(const ChSentenceContext *context)
{
    return say_pivot_wing(context, xyz_wing, true);
}

/* ---- chains of three choices ---- */

enum { NODES = 6 };

static bool read_links(const ChSentenceContext *context, ChChainText *chain)
{
    return ch_chain_of_step(chain, context->step) && chain->count == NODES && !chain->begins_true &&
           context->step->eliminate_count > 0;
}

static const char *const w_wing[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look for cells that can only be {either}."),
    [CH_PART_WHAT] = N_("Take {one} and {other}. In which row, column or box does each place for "
                        "the {link} see one of them?"),
    [CH_PART_SEE] = N_("{one} and {other} can only be {either}. In {house}, the {link} is in "
                       "{places}."),
    [CH_PART_ASK] = N_("Can {one} and {other} both be {link}?"),
    [CH_PART_WHY] = N_("If both were {link}, {one} would block {near_1} in {via_1}, and {other} "
                       "would block {near_2} in {via_2}. Then {house} would have no {link}, so "
                       "{one} or {other} is {digit}."),
};

/* Reports whether a cell has exactly the two digits of the first link. */
static bool is_pair(const ChBoard *board, const ChChainNode node[NODES], int cell)
{
    return (board->candidates[cell] & CH_ALL_NINE) == (1u << node[0].digit | 1u << node[1].digit);
}

bool ch_say_w_wing(const ChSentenceContext *context)
{
    ChChainText chain;

    if (!read_links(context, &chain))
        return false;
    const ChChainNode *const node = chain.node;
    const ChList near[2] = {ch_node_cells(&node[2]), ch_node_cells(&node[3])};
    const ChList places = ch_list_union(&near[0], &near[1]);
    const int house = ch_house_of_places(context, &places, node[2].digit);
    const int via[2] = {ch_house_of_nodes(&node[1], &node[2]),
                        ch_house_of_nodes(&node[3], &node[4])};
    const ChList ends = {
        .count = 2,
        .item = {(uint16_t)ch_cells_first(node[0].cells), (uint16_t)ch_cells_first(node[5].cells)}};

    if (house < 0 || via[0] < 0 || via[1] < 0 || !is_pair(context->before, node, ends.item[0]) ||
        !is_pair(context->before, node, ends.item[1]))
        return false;
    const ChField field[] = {
        ch_field_cell("one", ends.item[0]),
        ch_field_cell("other", ends.item[1]),
        ch_field_choice("either", 1u << node[0].digit | 1u << node[1].digit),
        ch_field_digit("digit", node[0].digit),
        ch_field_digit("link", node[1].digit),
        ch_field_house("house", house),
        ch_list_field("places", CH_FIELD_PLACES, &places),
        ch_list_field("near_1", CH_FIELD_CELLS, &near[0]),
        ch_list_field("near_2", CH_FIELD_CELLS, &near[1]),
        ch_field_house("via_1", via[0]),
        ch_field_house("via_2", via[1]),
    };
    if (!ch_say_part(context, w_wing, CH_FIELDS(field)))
        return false;
    if (context->part == CH_PART_WHY)
        ch_say_targets(context, node[0].digit, &ends);
    return true;
}

/* Writes the two hints before the chain: its first link, as a question. */
static void say_first_link(const ChSentenceContext *context, const ChChainNode node[NODES])
{
    const ChList from = ch_node_cells(&node[0]);
    const ChList to = ch_node_cells(&node[1]);
    const ChList both = ch_list_union(&from, &to);
    const bool of_cell = both.count == 1;
    const int house = of_cell ? 0 : ch_house_of_places(context, &both, node[0].digit);
    const char *const message[2][2] = {
        {N_("Where can the {digit} be in {house}?"), N_("Which digits can {from} be?")},
        {N_("Try the {digit} outside {from}. Where does that lead?"),
         N_("Try {from} without the {digit}. Where does that lead?")},
    };
    const ChField field[] = {
        ch_list_field("from", CH_FIELD_PLACES, &from),
        ch_field_digit("digit", node[0].digit),
        ch_field_house("house", house >= 0 ? house : 0),
    };

    ch_say(context, message[context->part == CH_PART_WHAT][of_cell], CH_FIELDS(field));
}

static bool say_three_links(const ChSentenceContext *context, const ChChainNode node[NODES])
{
    const ChHop hop[2] = {{node[1], node[2], node[3]}, {node[3], node[4], node[5]}};

    return ch_say_choice(context, &node[0], &node[1]) && ch_say_hops(context, hop, 2, 2);
}

/* Reports whether the board has the three links; that of a log from elsewhere may lack them. */
static bool has_three_links(const ChSentenceContext *context, const ChChainNode node[NODES])
{
    ChText text = CH_TEXT_EMPTY;
    const ChSentenceContext own = {&text,         context->language, context->before,
                                   context->step, context->part,     context->is_brief};
    const bool has = say_three_links(&own, node);

    ch_text_free(&text);
    return has;
}

/* Writes a message about the two ends. */
static void say_ends(const ChSentenceContext *context, const char *message,
                     const ChChainNode node[NODES])
{
    const ChList first = ch_node_cells(&node[0]);
    const ChList last = ch_node_cells(&node[5]);
    const ChList both = ch_list_union(&first, &last);
    const int house = ch_house_of_nodes(&node[0], &node[5]);
    const ChField field[] = {
        ch_list_field("first", CH_FIELD_PLACES, &first),
        ch_list_field("last", CH_FIELD_PLACES, &last),
        ch_list_field("ends", CH_FIELD_PLACES, &both),
        ch_list_field("cells", CH_FIELD_CELLS, &both),
        ch_field_digit("digit", node[0].digit),
        ch_field_digit("other", node[5].digit),
        ch_field_house("house", house >= 0 ? house : 0),
    };

    ch_say_next(context, message, CH_FIELDS(field));
}

static bool loses(const ChStepRecord *step, const ChChainNode *place, int digit)
{
    for (size_t i = 0; i < step->eliminate_count; i++)
        if (CH_CANDIDATE_DIGIT(step->eliminate[i]) == digit &&
            ch_cells_has(&place->cells, CH_CANDIDATE_CELL(step->eliminate[i])))
            return true;
    return false;
}

/* Writes what is true at one end or the other, and why this rules out the conclusions. */
static void say_three_links_end(const ChSentenceContext *context, const ChChainNode node[NODES])
{
    const ChList first = ch_node_cells(&node[0]);
    const ChList last = ch_node_cells(&node[5]);
    const ChList ends = ch_list_union(&first, &last);
    const bool first_loses = loses(context->step, &node[0], node[5].digit);
    const bool last_loses = loses(context->step, &node[5], node[0].digit);

    if (node[0].digit == node[5].digit) {
        say_ends(context, N_("So {ends} is {digit}."), node);
        ch_say_targets(context, node[0].digit, &ends);
        return;
    }
    if (ends.count == 1) {
        say_ends(context, N_("So {first} is {digit} or {other}."), node);
        return;
    }
    say_ends(context, N_("So {first} is {digit} or {last} is {other}."), node);
    if (first_loses && last_loses)
        say_ends(context,
                 N_("They share {house}: {other} in {first} would rule out both, and so would "
                    "{digit} in {last}."),
                 node);
    else if (first_loses)
        say_ends(context, N_("They share {house}, so {other} in {first} would rule out both."),
                 node);
    else if (last_loses)
        say_ends(context, N_("They share {house}, so {digit} in {last} would rule out both."),
                 node);
}

bool ch_say_chained_wing(const ChSentenceContext *context)
{
    ChChainText chain;

    if (!read_links(context, &chain) || !has_three_links(context, chain.node))
        return false;
    switch (context->part) {
    case CH_PART_WHERE:
    case CH_PART_WHAT:
        say_first_link(context, chain.node);
        return true;
    case CH_PART_SEE:
        return say_three_links(context, chain.node);
    case CH_PART_ASK:
        say_ends(context, N_("What follows for {cells} in any case?"), chain.node);
        return true;
    case CH_PART_WHY:
        say_three_links_end(context, chain.node);
        return true;
    default:
        return false;
    }
}
