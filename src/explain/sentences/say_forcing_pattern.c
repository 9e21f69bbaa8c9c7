/* say_forcing_pattern.c - forcing chains from the guardians of a deadly pattern.
 *
 * SPDX-License-Identifier: MIT
 */
#include "say_rectangle.h"

enum { CORNERS = 4 };

/* Writes the parts that name the pattern, and that one of its guardians is true. */
static bool say_pattern(const ChSentenceContext *context, const ChDeadlyText *deadly)
{
    if (deadly->cells.count > CORNERS)
        return ch_say_grave_guardians(context, deadly);
    if (context->part != CH_PART_WHY)
        return ch_say_rectangle(context, deadly);
    ch_say_guardians(context, deadly);
    return true;
}

bool ch_say_forcing_pattern(const ChSentenceContext *context)
{
    ChDeadlyText deadly;

    if (!ch_read_deadly(context, &deadly) || deadly.guards == 0 ||
        context->step->place_count + context->step->eliminate_count == 0)
        return false;
    if (context->part == CH_PART_ASK) {
        ch_say(context, N_("What follows in every case?"), NULL, 0);
        return true;
    }
    if (!say_pattern(context, &deadly))
        return false;
    if (context->part == CH_PART_WHY) {
        ch_text_char(context->out, ' ');
        ch_say_forcing_cases(context);
        ch_say(context, N_("Every case leads to the same."), NULL, 0);
    }
    return true;
}
