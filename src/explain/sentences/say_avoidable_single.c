/* say_avoidable_single.c - an avoidable rectangle that a hidden single would complete.
 *
 * SPDX-License-Identifier: MIT
 */
#include "say_rectangle.h"

typedef struct Single {
    ChDeadlyText rectangle;
    int target; /* the corner that loses the digit */
    int other;  /* the open corner that would be the digit's only place */
    int digit;
    int house;
} Single;

static bool read_single(const ChSentenceContext *context, Single *single)
{
    const ChStepRecord *const step = context->step;

    if (!ch_read_guarded(context, &single->rectangle) || step->constraint_count != 1 ||
        step->constraint[0] < CH_CELLS)
        return false;
    single->house = (step->constraint[0] - CH_CELLS) / 9;
    single->digit = (step->constraint[0] - CH_CELLS) % 9;
    single->target = CH_CANDIDATE_CELL(step->eliminate[0]);
    for (size_t i = 0; i < single->rectangle.cells.count; i++) {
        single->other = single->rectangle.cells.item[i];
        if (single->other != single->target &&
            ch_board_has(context->before, CH_CANDIDATE(single->other, single->digit)))
            return true;
    }
    return false;
}

static void say(const ChSentenceContext *context, const Single *single, const char *message)
{
    const ChField field[] = {
        ch_field_number("count", (uint32_t)single->rectangle.cells.count),
        ch_field_cell("corner", single->target),
        ch_field_cell("other", single->other),
        ch_field_digit("z", single->digit),
        ch_field_house("house", single->house),
        ch_field_digits("digits", single->rectangle.digits),
    };

    ch_say_next(context, message, CH_FIELDS(field));
}

bool ch_say_avoidable_single(const ChSentenceContext *context)
{
    Single single;

    if (!read_single(context, &single))
        return false;
    if (context->part == CH_PART_ASK) {
        say(context, &single, N_("What follows if {corner} is {z}?"));
        return true;
    }
    if (context->part == CH_PART_WHY) {
        say(context, &single,
            N_("If {corner} is {z}, {house} has no place for {z} but {other}. Then the {digits} of "
               "all {count} cells could change places: two solutions. A proper puzzle has one, so "
               "{corner} is not {z}."));
        return true;
    }
    if (!ch_say_rectangle(context, &single.rectangle))
        return false;
    if (context->part == CH_PART_SEE)
        say(context, &single, N_("{corner} sees every place for {z} in {house}, except {other}."));
    return true;
}
