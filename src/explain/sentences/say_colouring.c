/* say_colouring.c - describes colouring: simple colours, multi-colours, 3D Medusa.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

/* Finds two candidates that conflict, one of each list; returns false when there are none. */
static bool find_clash(const ChList *one, const ChList *other, ChList *clash)
{
    for (size_t i = 0; i < one->count; i++)
        for (size_t j = 0; j < other->count; j++)
            if (ch_conflict(one->item[i], other->item[j])) {
                clash->count = 2;
                clash->item[0] = one->item[i];
                clash->item[1] = other->item[j];
                return true;
            }
    return false;
}

static bool has_removed(const ChStepRecord *step, const ChList *colour)
{
    for (size_t i = 0; i < step->eliminate_count; i++)
        for (size_t k = 0; k < colour->count; k++)
            if (step->eliminate[i] == colour->item[k])
                return true;
    return false;
}

/* Writes a message about a digit and the cells of up to four colours, of which two may clash. */
static bool say_cells(const ChSentenceContext *context, const char *message, int clash_one,
                      int clash_other)
{
    const ChStepRecord *const step = context->step;
    const ChList digits = ch_marks_with_role(step, CH_ROLE_DIGIT);
    ChList colour[4];
    ChList cells[4];
    ChList clash = {.count = 0};

    for (int i = 0; i < 4; i++) {
        colour[i] = ch_marks_of_group(step, CH_ROLE_COLOUR, i);
        cells[i] = ch_cells_of(&colour[i]);
    }
    if (digits.count != 1 || step->eliminate_count == 0 || colour[1].count == 0 ||
        (clash_one >= 0 && !find_clash(&colour[clash_one], &colour[clash_other], &clash)))
        return false;
    const ChList clash_cells = ch_cells_of(&clash);
    const ChField field[] = {
        ch_field_digit("digit", digits.item[0]),
        ch_list_field("one", CH_FIELD_CELLS, &cells[0]),
        ch_list_field("two", CH_FIELD_CELLS, &cells[1]),
        ch_list_field("three", CH_FIELD_CELLS, &cells[2]),
        ch_list_field("four", CH_FIELD_CELLS, &cells[3]),
        ch_list_field("clash", CH_FIELD_CELLS, &clash_cells),
    };
    ch_say(context, message, CH_FIELDS(field));
    return true;
}

bool ch_say_colours_trap(const ChSentenceContext *context)
{
    return say_cells(context,
                     N_("Houses with just two places for the {digit} link cells in two colours: "
                        "either {one} {one?holds/hold} the {digit}, or {two} {two?does/do}. "
                        "What sees cells of both colours loses it either way: {removed}."),
                     -1, -1);
}

bool ch_say_colours_wrap(const ChSentenceContext *context)
{
    return say_cells(context,
                     N_("Houses with just two places for the {digit} link cells in two colours: "
                        "either {one} {one?holds/hold} the {digit}, or {two} {two?does/do}. "
                        "But {clash} have the same colour and see each other, so this colour is "
                        "false: {removed}."),
                     0, 0);
}

static bool has_colour(const ChSentenceContext *context, int group)
{
    return ch_marks_of_group(context->step, CH_ROLE_COLOUR, group).count > 0;
}

/* Describes multi-colours type 1, or a colour trap where the step has only one cluster. */
bool ch_say_multi_colours_1(const ChSentenceContext *context)
{
    if (!has_colour(context, 2))
        return ch_say_colours_trap(context);
    return say_cells(context,
                     N_("Houses with just two places for the {digit} link cells in colours: "
                        "either {one} {one?holds/hold} the {digit} or {two} {two?does/do}, and "
                        "likewise either {three} or {four}. As {clash} see each other, their "
                        "colours are not both true, so one of "
                        "the opposite colours is. What sees the opposites of two such colours "
                        "loses the {digit}: {removed}."),
                     1, 3);
}

bool ch_say_multi_colours_2(const ChSentenceContext *context)
{
    if (!has_colour(context, 3))
        return say_cells(context,
                         N_("Houses with just two places for the {digit} link cells in two "
                            "colours: either {two} {two?holds/hold} the {digit}, or {three} "
                            "{three?does/do}. {one} {one?sees/see} cells of both colours and "
                            "{one?loses/lose} it either way: {removed}."),
                         -1, -1);
    return say_cells(context,
                     N_("Houses with just two places for the {digit} link cells in colours: "
                        "either {one} {one?holds/hold} the {digit} or {two} {two?does/do}, and "
                        "likewise either {three} or {four}. The colour of {one} sees cells of both "
                        "{three} and {four}, one of which "
                        "is true, so it is false: {removed}."),
                     0, 2);
}

bool ch_say_medusa(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList one = ch_marks_of_group(step, CH_ROLE_COLOUR, 0);
    const ChList other = ch_marks_of_group(step, CH_ROLE_COLOUR, 1);
    const ChList pivot = ch_marks_with_role(step, CH_ROLE_PIVOT);
    ChList clash = {.count = 0};
    const char *message =
        N_("Cells with two candidates and houses with two places link candidates in two colours: "
           "either the first is true, {one}; or the second, {two}. "
           "The following conflict with both colours: {removed}.");

    if (one.count == 0 || (other.count == 0 && pivot.count == 0) || step->eliminate_count == 0)
        return false;
    if (other.count == 0)
        message = N_("{one} would leave {cell} without a candidate: {removed}.");
    else if (pivot.count > 0)
        message = N_("Cells with two candidates and houses with two places link candidates in two "
                     "colours: either the first is true, {one}; or the second, {two}. The first "
                     "colour would leave {cell} without a candidate, so it is false: {removed}.");
    else if (has_removed(step, &one) && find_clash(&one, &one, &clash))
        message = N_("Cells with two candidates and houses with two places link candidates in two "
                     "colours: either the first is true, {one}; or the second, {two}. In the first "
                     "colour {clash} cannot both be, so it is false: {removed}.");
    const ChField field[] = {
        ch_list_field("one", CH_FIELD_PLACED, &one),
        ch_list_field("two", CH_FIELD_PLACED, &other),
        ch_list_field("clash", CH_FIELD_PLACED, &clash),
        ch_field_cell("cell", pivot.count > 0 ? pivot.item[0] : 0),
    };
    ch_say(context, message, CH_FIELDS(field));
    return true;
}
