/* say_scan.c - sentences for a player without pencil marks: what must be where, and what is left.
 *
 *      In row 5 the 2 must be in box 6, so r6c9 is not 2.
 *      Now in column 9 only r3c9 can be 2.
 *
 * SPDX-License-Identifier: MIT
 */
#include "explain.h"
#include "sentence.h"

/* Writes what a pattern of locked candidates rules out. */
static bool say_locked(ChText *out, ChLanguage language, const ChStepRecord *step)
{
    const ChList digit = ch_marks_with_role(step, CH_ROLE_DIGIT);
    const ChList house = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList cover = ch_marks_with_role(step, CH_ROLE_COVER);
    ChList cells = {.count = 0};

    for (size_t i = 0; i < step->eliminate_count; i++)
        ch_list_add(&cells, (uint16_t)CH_CANDIDATE_CELL(step->eliminate[i]));
    if (digit.count != 1 || house.count != 1 || cover.count != 1 || step->place_count > 0)
        return false;
    const ChField field[] = {
        ch_field_digit("digit", digit.item[0]),
        ch_field_house("house", house.item[0]),
        ch_field_house("cover", cover.item[0]),
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
    };
    ch_format(out, language,
              N_("In {house} the {digit} must be in {cover}, so {cells} {cells?is/are} not "
                 "{digit}."),
              CH_FIELDS(field));
    return true;
}

/* Writes which digit a single places, after what was ruled out before it. */
static bool say_left(ChText *out, ChLanguage language, const ChStepRecord *step)
{
    const int premise = ch_first_premise(step);

    if (step->place_count != 1 || step->eliminate_count > 0 || step->constraint_count != 1)
        return false;
    const ChField field[] = {
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(step->place[0])),
        ch_field_house("house", premise < CH_CELLS ? 0 : (premise - CH_CELLS) / 9),
        ch_field_cell("cell", CH_CANDIDATE_CELL(step->place[0])),
    };
    ch_format(out, language,
              premise < CH_CELLS ? N_("Now only {digit} is left for {cell}.")
                                 : N_("Now in {house} only {cell} can be {digit}."),
              CH_FIELDS(field));
    return true;
}

bool ch_explain_scan(ChText *out, ChLanguage language, const ChStepRecord *step)
{
    return say_locked(out, language, step) || say_left(out, language, step);
}
