/* say_place.c - a digit in a house with one place left (full house, cross-hatching, hidden
 * singles), or none.
 *
 * Three things can close the other empty cells, in any combination: placed digits, earlier steps,
 * the input's pencil marks.  There is a message for each combination.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

enum { BY_DIGITS = 1, BY_STEPS = 2, BY_MARKS = 4, MIXES = 8 };

static const char *const only_place[MIXES] = {
    [0] = N_("In {house} the {digit} can only go in {cell}: all the other cells are filled."),
    [BY_DIGITS] = N_("In {house} the {digit} can only go in {cell}: "
                     "the {digit}{hatching?/s} in {hatching} {hatching?closes/close} "
                     "the other empty {others?cell/cells}."),
    [BY_STEPS] = N_("In {house} the {digit} can only go in {cell}: "
                    "{steps?step/steps} {steps} ruled it out in {closed}, "
                    "and no other cell is empty."),
    [BY_DIGITS | BY_STEPS] = N_("In {house} the {digit} can only go in {cell}: "
                                "the {digit}{hatching?/s} in {hatching} {hatching?closes/close} "
                                "the other empty cells except {closed}, "
                                "and {steps?step/steps} {steps} ruled it out there."),
    [BY_MARKS] = N_("In {house} the {digit} can only go in {cell}: "
                    "the pencil marks given at the start rule it out in {noted}, "
                    "and no other cell is empty."),
    [BY_DIGITS | BY_MARKS] = N_("In {house} the {digit} can only go in {cell}: "
                                "the {digit}{hatching?/s} in {hatching} {hatching?closes/close} "
                                "the other empty cells except {noted}, "
                                "and the pencil marks given at the start rule it out there."),
    [BY_STEPS | BY_MARKS] = N_("In {house} the {digit} can only go in {cell}: "
                               "{steps?step/steps} {steps} ruled it out in {closed}, "
                               "the pencil marks given at the start rule it out in {noted}, "
                               "and no other cell is empty."),
    [BY_DIGITS | BY_STEPS | BY_MARKS] =
        N_("In {house} the {digit} can only go in {cell}: "
           "the {digit}{hatching?/s} in {hatching} {hatching?closes/close} "
           "the other empty cells except {closed}, where {steps?step/steps} {steps} ruled it out, "
           "and {noted}, where the pencil marks given at the start do."),
};

static const char *const no_place[MIXES] = {
    [0] = N_("The {digit} fits nowhere in {house}: all of its cells hold other digits."),
    [BY_DIGITS] = N_("The {digit} fits nowhere in {house}: "
                     "the {digit}{hatching?/s} in {hatching} {hatching?closes/close} "
                     "{others?its last empty cell/all of its empty cells}."),
    [BY_STEPS] = N_("The {digit} fits nowhere in {house}: "
                    "{steps?step/steps} {steps} ruled it out in {closed}, "
                    "and no other cell is empty."),
    [BY_DIGITS | BY_STEPS] = N_("The {digit} fits nowhere in {house}: "
                                "the {digit}{hatching?/s} in {hatching} {hatching?closes/close} "
                                "its empty cells except {closed}, "
                                "and {steps?step/steps} {steps} ruled it out there."),
    [BY_MARKS] = N_("The {digit} fits nowhere in {house}: "
                    "the pencil marks given at the start rule it out in {noted}, "
                    "and no other cell is empty."),
    [BY_DIGITS | BY_MARKS] = N_("The {digit} fits nowhere in {house}: "
                                "the {digit}{hatching?/s} in {hatching} {hatching?closes/close} "
                                "its empty cells except {noted}, "
                                "and the pencil marks given at the start rule it out there."),
    [BY_STEPS | BY_MARKS] = N_("The {digit} fits nowhere in {house}: "
                               "{steps?step/steps} {steps} ruled it out in {closed}, "
                               "the pencil marks given at the start rule it out in {noted}, "
                               "and no other cell is empty."),
    [BY_DIGITS | BY_STEPS | BY_MARKS] =
        N_("The {digit} fits nowhere in {house}: "
           "the {digit}{hatching?/s} in {hatching} {hatching?closes/close} "
           "its empty cells except {closed}, where {steps?step/steps} {steps} ruled it out, "
           "and {noted}, where the pencil marks given at the start do."),
};

/* A house, a digit, and the cell that takes it; the cell is -1 when there is none. */
typedef struct Place {
    int house;
    int digit;
    int cell;
} Place;

static bool read_place(const ChStepRecord *step, Place *place)
{
    const int premise = ch_first_premise(step);

    if (premise < CH_CELLS || premise >= CH_CONSTRAINTS)
        return false;
    place->house = (premise - CH_CELLS) / 9;
    place->digit = (premise - CH_CELLS) % 9;
    place->cell = step->place_count > 0 ? CH_CANDIDATE_CELL(step->place[0]) : -1;
    return true;
}

static void say_closed_places(const ChSentenceContext *context, const char *const message[MIXES],
                              Place place)
{
    const ChBlockers blockers = ch_blockers(context->step);
    const int empty = ch_count(context->before->places[CH_EMPTY][place.house]);
    ChList seen;

    seen.count = 0;
    for (size_t i = 0; i < blockers.hatching.count; i++)
        ch_list_add(&seen, CH_CANDIDATE_CELL(blockers.hatching.item[i]));

    const ChField field[] = {
        ch_field_house("house", place.house),
        ch_field_digit("digit", place.digit),
        ch_field_cell("cell", place.cell),
        ch_list_field("hatching", CH_FIELD_CELLS, &seen),
        ch_list_field("closed", CH_FIELD_CELLS, &blockers.closed),
        ch_list_field("steps", CH_FIELD_NUMBERS, &blockers.steps),
        ch_list_field("noted", CH_FIELD_CELLS, &blockers.noted),
        ch_field_number("others", (uint32_t)(place.cell < 0 ? empty : empty - 1)),
    };
    const int mix = (seen.count > 0 ? BY_DIGITS : 0) | (blockers.closed.count > 0 ? BY_STEPS : 0) |
                    (blockers.noted.count > 0 ? BY_MARKS : 0);
    ch_say(context, message[mix], CH_FIELDS(field));
}

bool ch_say_only_place(const ChSentenceContext *context)
{
    Place place;

    if (!read_place(context->step, &place) || place.cell < 0)
        return false;
    say_closed_places(context, only_place, place);
    return true;
}

bool ch_say_no_place(const ChSentenceContext *context)
{
    Place place;

    if (!read_place(context->step, &place))
        return false;
    say_closed_places(context, no_place, place);
    return true;
}

bool ch_say_full_house(const ChSentenceContext *context)
{
    Place place;

    if (!read_place(context->step, &place) || place.cell < 0)
        return false;
    const ChField field[] = {
        ch_field_house("house", place.house),
        ch_field_digit("digit", place.digit),
        ch_field_cell("cell", place.cell),
    };
    ch_say(context,
           N_("Only the {digit} is missing in {house}; it must be in the last empty cell, {cell}."),
           CH_FIELDS(field));
    return true;
}
