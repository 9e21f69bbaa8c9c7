/* say_single_digit.c - two houses of a digit that meet in a third, described by their links: far,
 * near = near, far.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

/* Returns the cells of one side of a link. */
static ChList cells_of_link(const ChStepRecord *step, ChRole role, int link)
{
    const ChList candidates = ch_marks_of_group(step, role, link);

    return ch_cells_of(&candidates);
}

/* Returns a house that all cells share, a line rather than a box; -1 when there is none. */
static int shared_house(const ChList *one, const ChList *other)
{
    static const int order[3] = {1, 2, 0};
    const ChList *const lists[2] = {one, other};

    for (int i = 0; i < 3 && one->count > 0; i++) {
        const int house = ch_cell_house[one->item[0]][order[i]];
        bool shared = true;
        for (int list = 0; list < 2; list++)
            for (size_t k = 0; k < lists[list]->count; k++)
                shared &= ch_cells_has(&ch_house_cells[house], lists[list]->item[k]);
        if (shared)
            return house;
    }
    return -1;
}

static bool sees_all(int cell, const ChList *cells)
{
    bool all = true;

    for (size_t i = 0; i < cells->count; i++)
        all &= ch_cells_has(&ch_cell_peers[cell], cells->item[i]);
    return all;
}

/* Two houses (0: the first link's), each with near and far cells, and the house where they meet. */
typedef struct Bridge {
    int house[2];
    int via;
    ChList near[2];
    ChList far[2];
} Bridge;

static bool read_bridge(const ChStepRecord *step, int first_link, Bridge *bridge)
{
    for (int side = 0; side < 2; side++) {
        const int link = first_link + 2 * side;
        bridge->far[side] =
            cells_of_link(step, side == 0 ? CH_ROLE_LINK_FROM : CH_ROLE_LINK_TO, link);
        bridge->near[side] =
            cells_of_link(step, side == 0 ? CH_ROLE_LINK_TO : CH_ROLE_LINK_FROM, link);
        bridge->house[side] = shared_house(&bridge->near[side], &bridge->far[side]);
        if (bridge->far[side].count == 0 || bridge->near[side].count == 0 ||
            bridge->house[side] < 0)
            return false;
    }
    bridge->via = shared_house(&bridge->near[0], &bridge->near[1]);
    return bridge->via >= 0;
}

/* Reads the digit and COUNT bridges, three links each. */
static bool read_bridges(const ChStepRecord *step, int count, Bridge *bridge, int *digit)
{
    const ChList digits = ch_marks_with_role(step, CH_ROLE_DIGIT);

    if (digits.count != 1 || step->eliminate_count == 0)
        return false;
    *digit = digits.item[0];
    for (int i = 0; i < count; i++)
        if (!read_bridge(step, 3 * i, &bridge[i]))
            return false;
    return true;
}

bool ch_say_bridge(const ChSentenceContext *context)
{
    Bridge bridge;
    int digit;

    if (!read_bridges(context->step, 1, &bridge, &digit))
        return false;
    const bool grouped = bridge.near[0].count + bridge.near[1].count > 2;
    const ChField field[] = {
        ch_field_digit("digit", digit),
        ch_field_house("first", bridge.house[0]),
        ch_field_house("second", bridge.house[1]),
        ch_field_house("via", bridge.via),
        ch_list_field("near_one", CH_FIELD_CELLS, &bridge.near[0]),
        ch_list_field("near_two", CH_FIELD_CELLS, &bridge.near[1]),
        ch_list_field("far_one", CH_FIELD_CELLS, &bridge.far[0]),
        ch_list_field("far_two", CH_FIELD_CELLS, &bridge.far[1]),
    };
    ch_say(context,
           grouped ? N_("In {first} the {digit} can only go in {far_one} or within {via}, in "
                        "{second} only in {far_two} or within {via}, which takes just one {digit}. "
                        "So {far_one} or {far_two} is {digit}: {removed}.")
                   : N_("In {first} the {digit} can only go in {far_one} or {near_one}, in "
                        "{second} only in {far_two} or {near_two}. Of {near_one} and {near_two}, "
                        "both in {via}, only one can be {digit}, so {far_one} or {far_two} is: "
                        "{removed}."),
           CH_FIELDS(field));
    return true;
}

/* Returns the target of an empty rectangle: the first eliminated cell that sees the line's far
 * place and the arm that its near place does not see. */
static int target_of(const ChStepRecord *step, const Bridge *bridge)
{
    for (size_t i = 0; i < step->eliminate_count; i++) {
        const int cell = CH_CANDIDATE_CELL(step->eliminate[i]);
        if (sees_all(cell, &bridge->far[0]) && sees_all(cell, &bridge->far[1]))
            return cell;
    }
    return -1;
}

static bool say_rectangle(const ChSentenceContext *context, const char *message,
                          const Bridge *bridge, int digit)
{
    const int target = target_of(context->step, bridge);

    if (target < 0)
        return false;
    const ChField field[] = {
        ch_field_digit("digit", digit),
        ch_field_house("box", bridge->house[0]),
        ch_field_house("line", bridge->house[1]),
        ch_list_field("arm", CH_FIELD_CELLS, &bridge->near[0]),
        ch_list_field("other_arm", CH_FIELD_CELLS, &bridge->far[0]),
        ch_list_field("near", CH_FIELD_CELLS, &bridge->near[1]),
        ch_list_field("far", CH_FIELD_CELLS, &bridge->far[1]),
        ch_field_cell("target", target),
    };
    ch_say(context, message, CH_FIELDS(field));
    return true;
}

static const char RECTANGLE[] = N_(
    "In {line} the {digit} has just two places, {near} and {far}. If {target} were {digit}, {far} "
    "would not be, so {near} would; then in {box} neither {arm} nor {other_arm} could be {digit}, "
    "and it would have no place there. So {removed}.");

bool ch_say_empty_rectangle(const ChSentenceContext *context)
{
    Bridge bridge;
    int digit;

    return read_bridges(context->step, 1, &bridge, &digit) &&
           say_rectangle(context, RECTANGLE, &bridge, digit);
}

bool ch_say_two_kites(const ChSentenceContext *context)
{
    Bridge bridge[2];
    int digit;

    if (!read_bridges(context->step, 2, bridge, &digit))
        return false;
    const ChField field[] = {
        ch_field_digit("digit", digit),
        ch_field_house("via", bridge[0].via),
        ch_list_field("near_one", CH_FIELD_CELLS, &bridge[0].near[0]),
        ch_list_field("near_two", CH_FIELD_CELLS, &bridge[0].near[1]),
        ch_list_field("far_one", CH_FIELD_CELLS, &bridge[0].far[0]),
        ch_list_field("far_two", CH_FIELD_CELLS, &bridge[0].far[1]),
        ch_list_field("far_three", CH_FIELD_CELLS, &bridge[1].far[0]),
        ch_list_field("far_four", CH_FIELD_CELLS, &bridge[1].far[1]),
    };
    ch_say(context,
           N_("Two kites for the {digit} hang on {near_one} and {near_two}, only one of which can "
              "be {digit}, as both lie in {via}. Row and column of these cells have just one more "
              "place each, so {far_one} or {far_two} is {digit}, and {far_three} or {far_four} "
              "too: {removed}."),
           CH_FIELDS(field));
    return true;
}

bool ch_say_two_rectangles(const ChSentenceContext *context)
{
    Bridge bridge[2];
    int digit;

    if (!read_bridges(context->step, 2, bridge, &digit) ||
        target_of(context->step, &bridge[1]) < 0 ||
        !say_rectangle(context,
                       N_("In {line} the {digit} has just two places, {near} and {far}. If "
                          "{target} were {digit}, {far} would not be, so {near} would; then in "
                          "{box} neither {arm} nor {other_arm} could be {digit}, and it would have "
                          "no place there."),
                       &bridge[0], digit))
        return false;
    ch_text_char(context->out, ' ');
    return say_rectangle(context, RECTANGLE, &bridge[1], digit);
}

bool ch_say_broken_wing(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList digits = ch_marks_with_role(step, CH_ROLE_DIGIT);
    const ChList candidates = ch_marks_with_role(step, CH_ROLE_GUARDIAN);
    const ChList guardians = ch_cells_of(&candidates);

    if (cells.count < 5 || houses.count < 5 || digits.count != 1 || guardians.count == 0)
        return false;
    const ChField field[] = {
        ch_field_digit("digit", digits.item[0]),
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_field_number("count", (uint32_t)cells.count),
        ch_list_field("guardians", CH_FIELD_CELLS, &guardians),
    };
    ch_say(context,
           step->place_count > 0
               ? N_("The cells {cells} make a loop, each sharing a house with the next. If the "
                    "{digit} had no other place in these houses, it would be in every second cell "
                    "of the loop, which cannot be with {count} cells. There is just one other "
                    "place, so {placed}.")
               : N_("The cells {cells} make a loop, each sharing a house with the next. If the "
                    "{digit} had no other place in these houses, it would be in every second cell "
                    "of the loop, which cannot be with {count} cells. So it is in one of the other "
                    "places, {guardians}: {removed}."),
           CH_FIELDS(field));
    return true;
}
