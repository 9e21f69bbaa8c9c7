/* say_rectangle_wing.c - wings from a rectangle: what each digit of the guardians leads to.
 *
 * SPDX-License-Identifier: MIT
 */
#include "say_rectangle.h"

enum { MOST_WINGS = 4 };

typedef struct Wings {
    ChDeadlyText rectangle;
    int count;
    int cell[MOST_WINGS];
    int digit[MOST_WINGS]; /* the guardian of each */
    int end;               /* the digit of all */
    ChList own;            /* corners that have it as a guardian */
    ChList ends;           /* these, and the wings */
} Wings;

static bool add_wing(const ChSentenceContext *context, Wings *wings, int cell)
{
    const unsigned digits = context->before->candidates[cell] & CH_ALL_NINE;

    if (wings->count == MOST_WINGS || ch_count(digits) != 2 || !(digits >> wings->end & 1))
        return false;
    wings->cell[wings->count] = cell;
    wings->digit[wings->count++] = ch_lowest(digits & ~(1u << wings->end));
    ch_list_add(&wings->ends, (uint16_t)cell);
    return true;
}

static void add_own(const ChSentenceContext *context, Wings *wings)
{
    for (size_t i = 0; i < wings->rectangle.extra.count; i++) {
        const uint16_t cell = wings->rectangle.extra.item[i];
        if (wings->rectangle.guards >> wings->end &
            context->before->candidates[cell] >> wings->end & 1) {
            ch_list_add(&wings->own, cell);
            ch_list_add(&wings->ends, cell);
        }
    }
}

static bool read_wings(const ChSentenceContext *context, Wings *wings)
{
    const ChStepRecord *const step = context->step;

    *wings = (Wings){.count = 0};
    if (!ch_read_guarded(context, &wings->rectangle))
        return false;
    wings->end = CH_CANDIDATE_DIGIT(step->eliminate[0]);
    for (size_t i = 0; i < step->constraint_count; i++)
        if (step->constraint[i] >= CH_CELLS || !add_wing(context, wings, step->constraint[i]))
            return false;
    add_own(context, wings);
    ch_list_sort(&wings->ends);
    return true;
}

/* Returns the corners with a guardian of a wing's digit that this sees: in a W-wing, some. */
static ChList seen_by(const ChSentenceContext *context, const Wings *wings, int wing)
{
    ChList seen = {.count = 0};

    for (size_t i = 0; i < wings->rectangle.extra.count; i++) {
        const uint16_t cell = wings->rectangle.extra.item[i];
        if ((context->before->candidates[cell] >> wings->digit[wing] & 1) != 0 &&
            ch_cells_has(&ch_cell_peers[wings->cell[wing]], cell))
            ch_list_add(&seen, cell);
    }
    return seen;
}

/* Writes a message about each wing. */
static void say_each(const ChSentenceContext *context, const Wings *wings, const char *message)
{
    for (int i = 0; i < wings->count; i++) {
        const ChList seen = seen_by(context, wings, i);
        const ChField field[] = {
            ch_list_field("seen", CH_FIELD_PLACES, &seen),
            ch_field_cell("floor", wings->cell[i]),
            ch_field_choice("either", 1u << wings->digit[i] | 1u << wings->end),
            ch_field_digit("digit", wings->digit[i]),
            ch_field_digit("end", wings->end),
        };
        ch_say_next(context, message, CH_FIELDS(field));
    }
}

static void say_ends(const ChSentenceContext *context, const Wings *wings)
{
    const ChField field[] = {
        ch_list_field("own", CH_FIELD_PLACES, &wings->own),
        ch_list_field("ends", CH_FIELD_PLACES, &wings->ends),
        ch_field_digit("end", wings->end),
    };

    say_each(context, wings,
             ch_is_single(wings->rectangle.guards)
                 ? N_("If {seen} is {digit}, {floor} is {end}.")
                 : N_("If the {digit} is there, {floor} is {end}."));
    if (wings->own.count > 0)
        ch_say_next(context, N_("Otherwise {own} itself is {end}."), CH_FIELDS(field));
    ch_say_next(context, N_("In each case {ends} is {end}."), CH_FIELDS(field));
    ch_say_targets(context, wings->end, &wings->ends);
}

bool ch_say_rectangle_wing(const ChSentenceContext *context)
{
    Wings wings;

    if (!read_wings(context, &wings))
        return false;
    if (context->part == CH_PART_ASK) {
        const ChField field[] = {ch_field_choice("guard", wings.rectangle.guards)};
        ch_say(context, N_("What follows if {guard} is there?"), CH_FIELDS(field));
        return true;
    }
    if (context->part == CH_PART_WHY) {
        ch_say_guardians(context, &wings.rectangle);
        say_ends(context, &wings);
        return true;
    }
    if (!ch_say_rectangle(context, &wings.rectangle))
        return false;
    if (context->part == CH_PART_SEE)
        say_each(context, &wings, N_("{floor} can only be {either}."));
    return true;
}
