/* say_outcome.c - contradictions, guesses, and how a solve ends.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

static bool say_duplicate(const ChTelling *telling)
{
    const ChList cells = ch_marks_with_role(telling->step, CH_ROLE_CELL);
    const ChList houses = ch_marks_with_role(telling->step, CH_ROLE_HOUSE);
    const ChList digits = ch_marks_with_role(telling->step, CH_ROLE_DIGIT);

    if (cells.count == 0 || houses.count == 0 || digits.count == 0)
        return false;
    const ChField field[] = {
        ch_field_digit("digit", digits.item[0]),
        ch_list_field("houses", CH_FIELD_HOUSES, &houses),
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
    };
    ch_say(telling, N_("The {digit} stands more than once in {houses}: see {cells}."), field,
           sizeof field / sizeof field[0]);
    return true;
}

bool ch_say_contradiction(const ChTelling *telling)
{
    switch (telling->step->kind) {
    case CH_KIND_DUPLICATE:
        return say_duplicate(telling);
    case CH_KIND_NO_PLACE:
        return ch_say_no_place(telling);
    case CH_KIND_NO_CANDIDATE:
        return ch_say_no_digit(telling);
    case CH_KIND_CASES:
        ch_say(telling, N_("Each case that is left leads to a contradiction."), NULL, 0);
        return true;
    default:
        return false;
    }
}

bool ch_say_guess(const ChTelling *telling)
{
    const ChStepRecord *const step = telling->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList digits = ch_marks_with_role(step, CH_ROLE_DIGIT);
    unsigned choices = 0;

    if (step->place_count == 0)
        return false;
    for (size_t i = 0; i < digits.count; i++)
        choices |= 1u << digits.item[i] % CH_DIGITS;
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(step->place[0])),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(step->place[0])),
        ch_field_house("house", houses.count > 0 ? houses.item[0] : CH_HOUSES),
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_field_digits("digits", choices),
    };
    ch_say(telling,
           houses.count > 0 ? N_("This is a guess, not a deduction: in {house} the {digit} has "
                                 "places left in {cells}, no choice is smaller, and it is put "
                                 "in {cell} on trust.")
                            : N_("This is a guess, not a deduction: {cell} has the candidates "
                                 "{digits} left, no choice is smaller, and it takes the {digit} "
                                 "on trust."),
           field, sizeof field / sizeof field[0]);
    return true;
}

void ch_explain_outcome(ChText *out, ChLanguage language, ChOutcome outcome, bool has_start,
                        uint32_t guesses, uint32_t empty)
{
    static const char *const message[] = {
        [CH_SOLVED] = N_("Solved by logic alone."),
        [CH_STUCK] = N_("Logic goes no further with the strategies in use: "
                        "{empty} {empty?cell is/cells are} still empty."),
        [CH_CONTRADICTION] = N_("This is a contradiction, so there is no solution."),
        [CH_GUESSED] = N_("Solved, but not by logic alone: "
                          "{guesses} {guesses?step was a guess/steps were guesses}."),
    };
    const ChField field[] = {
        ch_field_number("guesses", guesses),
        ch_field_number("empty", empty),
    };

    if (outcome == CH_CONTRADICTION && has_start)
        ch_format(out, language,
                  N_("This is a contradiction, so one of the digits entered or marks ruled out at "
                     "the start is wrong, or the puzzle has no solution."),
                  NULL, 0);
    else if ((unsigned)outcome < sizeof message / sizeof message[0])
        ch_format(out, language, message[outcome], field, sizeof field / sizeof field[0]);
}
