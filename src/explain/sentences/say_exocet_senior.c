/* say_exocet_senior.c - senior, complex senior and Siamese exocets.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exotic.h"
#include "sentence.h"

/* Says a part of an exocet whose houses are of several kinds: lines, then boxes. */
static bool say_in_houses(const ChSentenceContext *context, const char *const message[CH_PARTS],
                          const char *why, const char *brief)
{
    const ChStepRecord *const step = context->step;
    const ChList base = ch_marks_with_role(step, CH_ROLE_PIVOT);
    const ChList targets = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList boxes = ch_marks_with_role(step, CH_ROLE_COVER);
    const unsigned digits = ch_digits_with_role(step, CH_ROLE_DIGIT);
    ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);

    for (size_t i = 0; i < boxes.count; i++)
        houses.item[houses.count++] = boxes.item[i];
    if (base.count != 2 || targets.count < 2 || houses.count == 0 || digits == 0)
        return false;
    const ChField field[] = {
        ch_field_list("one", CH_FIELD_CELLS, base.item, 2),
        ch_field_house("box", CH_BOX_OF(base.item[0])),
        ch_list_field("targets", CH_FIELD_CELLS, &targets),
        ch_list_field("houses", CH_FIELD_HOUSES, &houses),
        ch_field_digits("digits", digits),
    };
    if (context->part != CH_PART_WHY)
        return ch_say_part(context, message, CH_FIELDS(field));
    if (context->is_brief)
        return ch_say_next(context, brief, CH_FIELDS(field));
    ch_say(context, why, CH_FIELDS(field));
    (void)ch_say_exocet_by_rule(context);
    return true;
}

static bool say_targets(const ChSentenceContext *context, const char *why)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {box}."),
        [CH_PART_WHAT] = N_("{one} have only {digits} between them. Find two target cells outside "
                            "their box that must hold the same two digits."),
        [CH_PART_SEE] = N_("The base cells {one} hold two of {digits}. The target cells are "
                           "{targets}."),
        [CH_PART_ASK] = N_("Where else can the two digits of {one} be?"),
    };

    return say_in_houses(context, message, why,
                         N_("As in every exocet, the targets hold the base digits. "
                            "Candidates against this are false."));
}

bool ch_say_senior_exocet(const ChSentenceContext *context)
{
    return say_targets(context,
                       N_("Each base digit is needed in {houses}, out of sight of {one}. In all "
                          "three lines of the exocet it has room only with a target. So the "
                          "targets hold the base digits, one each."));
}

bool ch_say_complex_senior_exocet(const ChSentenceContext *context)
{
    return say_targets(context,
                       N_("Each base digit is needed in {houses}, out of sight of {one}. In all "
                          "four houses of the exocet it has room only with a target. So the "
                          "targets hold the base digits, one each."));
}

bool ch_say_siamese_exocet(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {box}."),
        [CH_PART_WHAT] = N_("{one} have only {digits} between them. Find two pairs of target cells "
                            "outside their box. Each pair must hold the same two digits."),
        [CH_PART_SEE] = N_("The base cells {one} hold two of {digits}. The targets of two exocets "
                           "are {targets}."),
        [CH_PART_ASK] = N_("Where else can the two digits of {one} be?"),
    };

    return say_in_houses(context, message,
                         N_("Two exocets have this base, so the targets of each hold its digits. "
                            "All at once, {houses} {houses?needs/need} both digits out of sight of "
                            "{one}. "
                            "Candidates that leave no two digits a way are false."),
                         N_("The targets of both exocets hold the base digits. Candidates that "
                            "leave no two digits a way are false."));
}
