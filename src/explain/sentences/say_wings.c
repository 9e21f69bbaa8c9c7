/* say_wings.c - wings: a few cells or houses that leave a digit one of two places.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

/* Writes a message about a pivot, two wings and the eliminated digit, with the other candidate of
 * each wing. */
static bool say_pivot(const ChSentenceContext *context, const char *message)
{
    const ChStepRecord *const step = context->step;
    const ChList pivot = ch_marks_with_role(step, CH_ROLE_PIVOT);
    const ChList wings = ch_marks_with_role(step, CH_ROLE_CELL);

    if (pivot.count != 1 || wings.count != 2 || step->eliminate_count == 0)
        return false;
    const int digit = CH_CANDIDATE_DIGIT(step->eliminate[0]);
    const unsigned one = context->before->candidates[wings.item[0]] & ~(1u << digit);
    const unsigned other = context->before->candidates[wings.item[1]] & ~(1u << digit);
    if (!ch_is_single(one) || !ch_is_single(other))
        return false;
    const ChField field[] = {
        ch_field_cell("pivot", pivot.item[0]),      ch_field_cell("one", wings.item[0]),
        ch_field_cell("other", wings.item[1]),      ch_field_digit("first", ch_lowest(one)),
        ch_field_digit("second", ch_lowest(other)), ch_field_digit("digit", digit),
    };
    ch_say(context, message, CH_FIELDS(field));
    return true;
}

bool ch_say_xy_wing(const ChSentenceContext *context)
{
    return say_pivot(context, N_("If {pivot} is {first}, {one} is {digit}; if it is {second}, "
                                 "{other} is {digit}. Either way one of {one} and {other} is "
                                 "{digit}, so the cells that see both lose it: {removed}."));
}

bool ch_say_xyz_wing(const ChSentenceContext *context)
{
    return say_pivot(context, N_("If {pivot} is {first}, {one} is {digit}; if it is {second}, "
                                 "{other} is {digit}; else it is {digit} itself. So one of these "
                                 "three cells is {digit}, and the cells that see all of them lose "
                                 "it: {removed}."));
}

/* ---- chains of three choices ---- */

enum { NODES = 6 };

/* Reads the nodes of a chain whose links are strong, weak, strong, weak, strong. */
static bool read_chain_nodes(const ChStepRecord *step, ChList node[NODES])
{
    for (int i = 0; i < NODES; i++) {
        node[i] =
            ch_marks_of_group(step, i % 2 == 0 ? CH_ROLE_LINK_FROM : CH_ROLE_LINK_TO, i / 2 * 2);
        if (node[i].count == 0)
            return false;
    }
    return true;
}

bool ch_say_chained_wing(const ChSentenceContext *context)
{
    ChList node[NODES];

    if (!read_chain_nodes(context->step, node))
        return false;
    const ChField field[] = {
        ch_list_field("a", CH_FIELD_PLACED, &node[0]),
        ch_list_field("b", CH_FIELD_PLACED, &node[1]),
        ch_list_field("c", CH_FIELD_PLACED, &node[2]),
        ch_list_field("d", CH_FIELD_PLACED, &node[3]),
        ch_list_field("e", CH_FIELD_PLACED, &node[4]),
        ch_list_field("f", CH_FIELD_PLACED, &node[5]),
    };
    ch_say(context,
           N_("Suppose {a?/none of }{a} {a?is not/is} true. Then {b?/one of }{b} is, so "
              "{c?/none of }{c} {c?is not/is}; then {d?/one of }{d} is, so {e?/none of }{e} "
              "{e?is not/is}; then {f?/one of }{f} is. So at least one end is true, "
              "{a?/one of }{a} or {f?/one of }{f}, and what conflicts with both ends is removed: "
              "{removed}."),
           CH_FIELDS(field));
    return true;
}

bool ch_say_w_wing(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList house = ch_marks_with_role(step, CH_ROLE_HOUSE);
    ChList node[NODES];
    ChList places;

    if (!read_chain_nodes(step, node) || house.count != 1)
        return false;
    places.count = 0;
    for (int i = 2; i < 4; i++)
        for (size_t j = 0; j < node[i].count; j++)
            ch_list_add(&places, CH_CANDIDATE_CELL(node[i].item[j]));
    const int digit = CH_CANDIDATE_DIGIT(node[0].item[0]);
    const int link = CH_CANDIDATE_DIGIT(node[1].item[0]);
    const ChField field[] = {
        ch_field_cell("one", CH_CANDIDATE_CELL(node[0].item[0])),
        ch_field_cell("other", CH_CANDIDATE_CELL(node[5].item[0])),
        ch_field_digits("digits", 1u << digit | 1u << link),
        ch_field_digit("digit", digit),
        ch_field_digit("link", link),
        ch_field_house("house", house.item[0]),
        ch_list_field("places", CH_FIELD_CELLS, &places),
    };
    ch_say(context,
           N_("{one} and {other} have the same two candidates, {digits}. They cannot both be "
              "{link}: each place for the {link} in {house}, {places}, sees one of them. So one of "
              "them is {digit}, and the cells that see both lose it: {removed}."),
           CH_FIELDS(field));
    return true;
}
