/* say_external.c - external rectangles: what the digits' places outside of the corners mean.
 *
 * SPDX-License-Identifier: MIT
 */
#include "say_external.h"

bool ch_read_external(const ChSentenceContext *context, ChExternalText *external)
{
    const ChStepRecord *const step = context->step;

    *external = (ChExternalText){.guards = 0};
    if (!ch_read_deadly(context, &external->deadly))
        return false;
    for (size_t i = 0; i < step->constraint_count; i++)
        ch_constraints_add(&external->premises, step->constraint[i]);
    const ChCandidateSet guardians =
        ch_external_guardians(context->before, step->deadly, &external->premises);
    external->guardians = ch_list_candidates(&guardians);
    external->places = ch_cells_of(&external->guardians);
    for (size_t i = 0; i < external->guardians.count; i++)
        external->guards |= 1u << CH_CANDIDATE_DIGIT(external->guardians.item[i]);
    external->used = external->guards;
    for (size_t i = 0; i < external->deadly.subset.count; i++)
        external->used |=
            context->before->candidates[external->deadly.subset.item[i]] & CH_ALL_NINE;
    return external->guardians.count > 0;
}

/* Writes where the houses of the premises have one digit outside of the corners. */
static void say_houses(const ChSentenceContext *context, const ChExternalText *external, int digit)
{
    ChList houses = {.count = 0};
    ChList guards = {.count = 0};

    CH_EACH_CONSTRAINT_FROM(premise, CH_CELLS, &external->premises)
        if ((premise - CH_CELLS) % 9 == digit &&
            ch_external_has_corner(context->step->deadly, (premise - CH_CELLS) / 9))
            ch_list_add(&houses, (uint16_t)((premise - CH_CELLS) / 9));
    for (size_t i = 0; i < external->guardians.count; i++)
        if (CH_CANDIDATE_DIGIT(external->guardians.item[i]) == digit)
            ch_list_add(&guards, CH_CANDIDATE_CELL(external->guardians.item[i]));
    const ChField field[] = {
        ch_list_field("houses", CH_FIELD_HOUSES, &houses),
        ch_field_digit("digit", digit),
        ch_list_field("guards", CH_FIELD_CELLS, &guards),
    };
    if (houses.count == 0)
        return;
    ch_say_next(context,
                guards.count == 0
                    ? N_("Outside them, {houses} {houses?has/have} no place for the {digit}.")
                : context->step->place_count > 0 /* the cell is the conclusion */
                    ? N_("Outside them, {houses} {houses?has/have} the {digit} only in one cell.")
                    : N_("Outside them, {houses} {houses?has/have} the {digit} only in {guards}."),
                CH_FIELDS(field));
}

/* Writes, for type 4, that one of the two cells has another digit. */
static void say_third_digit(const ChSentenceContext *context, const ChExternalText *external)
{
    CH_EACH_CONSTRAINT_FROM(premise, CH_CELLS, &external->premises) {
        const int digit = (premise - CH_CELLS) % 9;
        if ((external->deadly.digits >> digit & 1) != 0)
            continue;
        const ChField field[] = {
            ch_field_house("house", (premise - CH_CELLS) / 9),
            ch_field_digit("digit", digit),
            ch_field_choice("guard", external->guards),
        };
        ch_say_next(context,
                    N_("In {house} the {digit} is only in these cells, too: one of them is "
                       "{digit}, the other one {guard}."),
                    CH_FIELDS(field));
    }
}

/* Writes, for type 2, which cells see all guardians. */
static void say_watchers(const ChSentenceContext *context, const ChExternalText *external)
{
    ChList watchers = {.count = 0};

    for (size_t i = 0; i < context->step->eliminate_count; i++)
        if (ch_sees_all(CH_CANDIDATE_CELL(context->step->eliminate[i]), &external->places))
            ch_list_add(&watchers, CH_CANDIDATE_CELL(context->step->eliminate[i]));
    const ChField field[] = {ch_list_field("cells", CH_FIELD_CELLS, &watchers)};
    if (watchers.count == context->step->eliminate_count)
        ch_say_next(context, N_("{cells} {cells?sees/see} all of them."), CH_FIELDS(field));
}

static const char *const messages[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at the cells for {digits} in {boxes}."),
    [CH_PART_WHAT] = N_("Which corners of a rectangle are nearly the only places of these digits "
                        "in their rows, columns or boxes?"),
    [CH_PART_ASK] = N_("What if {extra} were not {guard}?"),
};

/* What differs where a guardian is placed, and where several cells have guardians. */
static const char *const placed[CH_PARTS] = {
    [CH_PART_ASK] = N_("What if that cell had another digit?"),
};
static const char *const several[CH_PARTS] = {
    [CH_PART_ASK] = N_("What if none of these other places had its digit?"),
};

/* Says a message, or a part of one, about the rectangle and its guardians. */
static bool say_about(const ChSentenceContext *context, const ChExternalText *external,
                      const char *const parts[CH_PARTS], const char *message)
{
    const ChField field[] = {
        ch_field_number("count", (uint32_t)external->deadly.cells.count),
        ch_list_field("corners", CH_FIELD_CELLS, &external->deadly.cells),
        ch_list_field("boxes", CH_FIELD_HOUSES, &external->deadly.boxes),
        ch_list_field("filled", CH_FIELD_CELLS, &external->deadly.filled),
        ch_list_field("floor", CH_FIELD_CELLS, &external->deadly.floor),
        ch_field_digits("digits", external->deadly.digits),
        ch_field_choice("either", external->deadly.digits),
        ch_list_field("extra", CH_FIELD_CELLS, &external->places),
        ch_field_digits("guards", external->guards),
        ch_field_choice("guard", external->guards),
    };

    return parts != NULL ? ch_say_part(context, parts, CH_FIELDS(field))
                         : ch_say_next(context, message, CH_FIELDS(field));
}

void ch_say_external_guardians(const ChSentenceContext *context, const ChExternalText *external)
{
    say_about(context, external, NULL,
              external->places.count == 1
                  ? N_("Without {guards} in {extra}, the {digits} would fill all {count} corners "
                       "and could change places: two solutions. A proper puzzle has one, so "
                       "{extra} is {guard}.")
                  : N_("Without {guards} in {extra}, the {digits} would fill all {count} corners "
                       "and could change places: two solutions. A proper puzzle has one, so one "
                       "of these cells is {guard}."));
}

void ch_say_external_pattern(const ChSentenceContext *context, const ChExternalText *external)
{
    say_about(context, external, NULL, N_("{corners} are the corners of a rectangle."));
    if (external->deadly.filled.count > 0)
        say_about(context, external, NULL,
                  N_("{filled} {filled?is/are} filled, but {filled?is not a given/are not "
                     "givens}."));
    if (external->deadly.floor.count > 0)
        say_about(context, external, NULL, N_("{floor} can only be {either}."));
    CH_EACH_DIGIT(digit, external->deadly.digits)
        say_houses(context, external, digit);
}

bool ch_look_for_external(const ChSentenceContext *context, const ChExternalText *external)
{
    return say_about(context, external, messages, NULL);
}

static void say_reason(const ChSentenceContext *context, const ChExternalText *external)
{
    ch_say_external_guardians(context, external);
    if (external->deadly.subset.count > 0)
        ch_say_completed_subset(context, &external->deadly.subset, &external->places,
                                external->used);
    else if (ch_is_single(external->guards) && external->places.count > 1)
        say_watchers(context, external);
    say_third_digit(context, external);
}

bool ch_say_external(const ChSentenceContext *context)
{
    ChExternalText external;

    if (!ch_read_external(context, &external))
        return false;
    if (context->part == CH_PART_SEE) {
        ch_say_external_pattern(context, &external);
        return true;
    }
    if (context->part == CH_PART_WHY) {
        say_reason(context, &external);
        return true;
    }
    if (context->step->place_count > 0 && say_about(context, &external, placed, NULL))
        return true;
    if (external.places.count > 1 && say_about(context, &external, several, NULL))
        return true;
    return ch_look_for_external(context, &external);
}
