/* say_single_digit.c - two houses of a digit that meet in a third, described by their links: far,
 * near = near, far.
 *
 * SPDX-License-Identifier: MIT
 */
#include "reasons.h"

/* Returns the cells of one side of a link. */
static ChList cells_of_link(const ChStepRecord *step, ChRole role, int link)
{
    const ChList candidates = ch_marks_of_group(step, role, link);

    return ch_cells_of(&candidates);
}

/* Two houses (0: the first link's), each with near and far cells, and the house where they meet. */
typedef struct Bridge {
    int house[2];
    int via;
    ChList near[2];
    ChList far[2];
} Bridge;

static bool read_bridge(const ChSentenceContext *context, int first_link, int digit, Bridge *bridge)
{
    const ChStepRecord *const step = context->step;

    for (int side = 0; side < 2; side++) {
        const int link = first_link + 2 * side;
        bridge->far[side] =
            cells_of_link(step, side == 0 ? CH_ROLE_LINK_FROM : CH_ROLE_LINK_TO, link);
        bridge->near[side] =
            cells_of_link(step, side == 0 ? CH_ROLE_LINK_TO : CH_ROLE_LINK_FROM, link);
        const ChList places = ch_list_union(&bridge->far[side], &bridge->near[side]);
        bridge->house[side] = ch_house_of_places(context, &places, digit);
        if (bridge->far[side].count == 0 || bridge->near[side].count == 0 ||
            bridge->house[side] < 0)
            return false;
    }
    const ChList near = ch_list_union(&bridge->near[0], &bridge->near[1]);
    bridge->via = ch_house_of_cells(&near);
    return bridge->via >= 0;
}

/* Reads the digit and COUNT bridges, three links each. */
static bool read_bridges(const ChSentenceContext *context, int count, Bridge *bridge, int *digit)
{
    const ChStepRecord *const step = context->step;
    const ChList digits = ch_marks_with_role(step, CH_ROLE_DIGIT);

    if (digits.count != 1 || step->eliminate_count == 0)
        return false;
    *digit = digits.item[0];
    for (int i = 0; i < count; i++)
        if (!read_bridge(context, 3 * i, *digit, &bridge[i]))
            return false;
    return true;
}

/* Writes the part of a message about one bridge. */
static bool say_bridge_part(const ChSentenceContext *context, const char *const message[CH_PARTS],
                            const Bridge *bridge, int digit)
{
    const ChList places[2] = {ch_list_union(&bridge->far[0], &bridge->near[0]),
                              ch_list_union(&bridge->far[1], &bridge->near[1])};
    const ChList near = ch_list_union(&bridge->near[0], &bridge->near[1]);
    const ChList far = ch_list_union(&bridge->far[0], &bridge->far[1]);
    const ChList houses = {.count = 2,
                           .item = {(uint16_t)bridge->house[0], (uint16_t)bridge->house[1]}};
    const ChField field[] = {
        ch_field_digit("digit", digit),
        ch_list_field("houses", CH_FIELD_HOUSES, &houses),
        ch_field_house("first", bridge->house[0]),
        ch_field_house("second", bridge->house[1]),
        ch_field_house("via", bridge->via),
        ch_list_field("places_1", CH_FIELD_PLACES, &places[0]),
        ch_list_field("places_2", CH_FIELD_PLACES, &places[1]),
        ch_list_field("near", CH_FIELD_CELLS, &near),
        ch_list_field("near_1", CH_FIELD_PLACES, &bridge->near[0]),
        ch_list_field("near_2", CH_FIELD_PLACES, &bridge->near[1]),
        ch_list_field("blocked", CH_FIELD_CELLS, &bridge->near[0]),
        ch_list_field("far", CH_FIELD_PLACES, &far),
        ch_list_field("far_1", CH_FIELD_PLACES, &bridge->far[0]),
        ch_list_field("far_2", CH_FIELD_PLACES, &bridge->far[1]),
    };

    return ch_say_part(context, message, CH_FIELDS(field));
}

static void say_bridge_targets(const ChSentenceContext *context, const Bridge *bridge, int digit)
{
    const ChList far = ch_list_union(&bridge->far[0], &bridge->far[1]);

    if (context->part == CH_PART_WHY)
        ch_say_targets(context, digit, &far);
}

/* ---- skyscraper, kite, turbot fish ---- */

#define BRIDGE(what)                                                                               \
    {                                                                                              \
        [CH_PART_WHERE] = N_("Compare the places for the {digit} in {houses}."),                   \
        [CH_PART_WHAT] = (what),                                                                   \
        [CH_PART_SEE] = N_("In {first} the {digit} is in {places_1}, in {second} in {places_2}."), \
        [CH_PART_ASK] = N_("Can both of them be in {via}?"),                                       \
        [CH_PART_WHY] = N_("{near} share {via}: at most one of them is {digit}. So {far} is "      \
                           "{digit}."),                                                            \
    }

static const char *const in_row[CH_PARTS] =
    BRIDGE(N_("{houses} have two places each for the {digit}. Which two share a row?"));
static const char *const in_column[CH_PARTS] =
    BRIDGE(N_("{houses} have two places each for the {digit}. Which two share a column?"));
static const char *const in_box[CH_PARTS] =
    BRIDGE(N_("{houses} have two places each for the {digit}. Which two share a box?"));
static const char *const grouped[CH_PARTS] =
    BRIDGE(N_("{houses} have all their places for the {digit} but one each in the same box. Which "
              "box?"));

bool ch_say_bridge(const ChSentenceContext *context)
{
    static const char *const *const by_kind[3] = {in_box, in_row, in_column};
    Bridge bridge;
    int digit;

    if (!read_bridges(context, 1, &bridge, &digit))
        return false;
    const bool is_grouped = bridge.near[0].count + bridge.near[1].count > 2;
    if (!say_bridge_part(context, is_grouped ? grouped : by_kind[bridge.via / 9], &bridge, digit))
        return false;
    say_bridge_targets(context, &bridge, digit);
    return true;
}

/* ---- empty rectangles: the first house is the box, the second the line ---- */

static const char *const rectangle[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Compare the places for the {digit} in {houses}."),
    [CH_PART_WHAT] = N_("In {first} the {digit} is only in one row and one column. Which place for "
                        "it in {second} shares one of these lines?"),
    [CH_PART_SEE] = N_("In {first} the {digit} is in {places_1}. In {second} it is in {places_2}."),
    [CH_PART_ASK] = N_("What would {digit} in {near_2} leave for {first}?"),
    [CH_PART_WHY] = N_("If {near_2} is {digit}, it blocks {blocked} in {via}, so the {digit} of "
                       "{first} is in {far_1}. Otherwise {far_2} is {digit}."),
};

bool ch_say_empty_rectangle(const ChSentenceContext *context)
{
    Bridge bridge;
    int digit;

    if (!read_bridges(context, 1, &bridge, &digit) ||
        !say_bridge_part(context, rectangle, &bridge, digit))
        return false;
    say_bridge_targets(context, &bridge, digit);
    return true;
}

/* ---- two at once ---- */

static const char *const two_kites[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at {via}."),
    [CH_PART_WHAT] = N_("Where else can the {digit} be in the rows and columns of {near}?"),
    [CH_PART_SEE] = N_("{near} share {via}: at most one of them is {digit}."),
    [CH_PART_ASK] = N_("Which other places for the {digit} have their rows and columns?"),
};

static const char *const two_rectangles[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at the places for the {digit} in {first}."),
    [CH_PART_WHAT] = N_("They are in one row and one column. Which lines have two places for the "
                        "{digit}, one of them in that row or column?"),
    [CH_PART_SEE] = N_("In {first} the {digit} is in {places_1}."),
    [CH_PART_ASK] = N_("Which two lines with two places for the {digit} meet this row or column?"),
};

/* What each of the two adds. */
static const char *const each_kite[CH_PARTS] = {
    [CH_PART_WHY] = N_("In {first} the {digit} is in {places_1}, in {second} in {places_2}, so "
                       "{far} is {digit}."),
};

static const char *const each_rectangle[CH_PARTS] = {
    [CH_PART_WHY] =
        N_("In {second} the {digit} is in {far_2}, or it is in {near_2} and leaves only "
           "{far_1} in {first}."),
};

static bool say_two(const ChSentenceContext *context, const char *const message[CH_PARTS],
                    const char *const each[CH_PARTS])
{
    Bridge bridge[2];
    int digit;

    if (!read_bridges(context, 2, bridge, &digit))
        return false;
    if (context->part != CH_PART_WHY)
        return say_bridge_part(context, message, &bridge[0], digit);
    for (int i = 0; i < 2; i++) {
        if (i > 0)
            ch_text_char(context->out, ' ');
        (void)say_bridge_part(context, each, &bridge[i], digit);
        say_bridge_targets(context, &bridge[i], digit);
    }
    return true;
}

bool ch_say_two_kites(const ChSentenceContext *context)
{
    return say_two(context, two_kites, each_kite);
}

bool ch_say_two_rectangles(const ChSentenceContext *context)
{
    return say_two(context, two_rectangles, each_rectangle);
}

/* ---- broken wing ---- */

static const char *const broken_wing[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look only at the places for the {digit}."),
    [CH_PART_WHAT] = N_("Find a loop of {count} of them, each sharing a row, column or box with "
                        "the next."),
    [CH_PART_SEE] = N_("{cells} make a loop. It runs through {houses}."),
    [CH_PART_ASK] = N_("Could each of these have its {digit} in the loop?"),
    [CH_PART_WHY] = N_("If each of these had its {digit} in the loop, every second cell would be "
                       "{digit}: impossible with {count} cells, an odd number. So the {digit} is "
                       "in {guardians}, the only other {guardians?place/places} there."),
};

/* Returns the houses of a loop in the order of its cells; a house that the step does not mark is
 * left out. */
static ChList houses_of_loop(const ChStepRecord *step, const ChList *cells)
{
    const ChList marked = ch_marks_with_role(step, CH_ROLE_HOUSE);
    ChList houses = {.count = 0};

    for (size_t i = 0; i < cells->count; i++)
        for (size_t k = 0; k < marked.count; k++) {
            const ChCellSet *const house = &ch_house_cells[marked.item[k]];
            if (ch_cells_has(house, cells->item[i]) &&
                ch_cells_has(house, cells->item[(i + 1) % cells->count]))
                ch_list_add(&houses, marked.item[k]);
        }
    return houses;
}

/* Returns the places of a digit in the houses, those in the loop left out. */
static ChList other_places(const ChBoard *board, const ChList *houses, int digit,
                           const ChList *loop)
{
    ChCellSet in_loop = {{0}};
    ChList others = {.count = 0};

    for (size_t i = 0; i < loop->count; i++)
        ch_cells_add(&in_loop, loop->item[i]);
    for (size_t i = 0; i < houses->count; i++) {
        const ChList places = ch_places_in(board, houses->item[i], digit);
        for (size_t k = 0; k < places.count; k++)
            if (!ch_cells_has(&in_loop, places.item[k]))
                ch_list_add(&others, places.item[k]);
    }
    return others;
}

bool ch_say_broken_wing(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList digits = ch_marks_with_role(step, CH_ROLE_DIGIT);
    const ChList houses = houses_of_loop(step, &cells);

    if (cells.count < 5 || houses.count != cells.count || digits.count != 1)
        return false;
    const ChList guardians = other_places(context->before, &houses, digits.item[0], &cells);
    if (guardians.count == 0)
        return false;
    const ChField field[] = {
        ch_field_digit("digit", digits.item[0]),
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_list_field("houses", CH_FIELD_HOUSES, &houses),
        ch_field_number("count", (uint32_t)cells.count),
        ch_list_field("guardians", CH_FIELD_PLACES, &guardians),
    };
    if (!ch_say_part(context, broken_wing, CH_FIELDS(field)))
        return false;
    if (context->part == CH_PART_WHY)
        ch_say_targets(context, digits.item[0], &guardians);
    return true;
}
