/* say_fish.c - describes fish: finless, finned, with endo-fins, Siamese.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

enum { FINS = 1, ENDO_FINS = 2, SIAMESE = 4, MIXES = 5 };

static const char *const message[MIXES] = {
    [0] = N_("All places for the {digit} in {bases} lie in {covers}, as many houses. Each of "
             "{bases} needs its own {digit} and each of {covers} takes only one, so {covers} "
             "have theirs there and nowhere else: {removed}."),
    [FINS] = N_("But for the {fins?fin/fins} {fins}, all places for the {digit} in {bases} lie in "
                "{covers}, as many houses. "
                "If {fins?the fin is not/none of the fins is} {digit}, "
                "each of {covers} gets its {digit} there; "
                "so whatever else in {covers} sees {fins?the fin/all the fins} is ruled out "
                "either way: {removed}."),
    [ENDO_FINS] = N_("Some of {bases} cross in the {endofins?endo-fin/endo-fins} {endofins}. "
                     "If the {digit} is not there, each of these houses has one of its own, "
                     "all in {covers}, as many houses, and each of {covers} gets its {digit} so. "
                     "Whatever else in {covers} sees {endofins?the endo-fin/all the endo-fins} "
                     "is ruled out either way: {removed}."),
    [FINS | ENDO_FINS] =
        N_("Some of {bases} cross in the {endofins?endo-fin/endo-fins} {endofins}, "
           "and the {fins?fin/fins} {fins} {fins?lies/lie} outside {covers}. "
           "If the {digit} is in none of these, each of {bases} has one of its own, "
           "all in {covers}, as many houses, and each of {covers} gets its {digit} so. "
           "Whatever else in {covers} sees all the fins is ruled out either way: {removed}."),
    [SIAMESE] =
        N_("Two finned fish for the {digit} share the bases {bases}; each takes {count} of "
           "{covers} as its covers. A place in the bases that its covers leave out, or where two "
           "bases cross, is a fin; the {all_fins?fin/fins} of the two together "
           "{all_fins?is/are} {all_fins}. "
           "Each fish rules out what lies in its covers and sees all its fins: {removed}."),
};

/* Counts the houses that hold the cell. */
static int count_houses(const ChList *houses, int cell)
{
    int count = 0;

    for (size_t i = 0; i < houses->count; i++)
        count += ch_cells_has(&ch_house_cells[houses->item[i]], cell);
    return count;
}

/* Explains the eliminations inside the bases.  A base candidate that lies in two covers, and is no
 * fin, is eliminated as well, because there is no spare cover. */
static void say_inside(const ChSentenceContext *context, const ChList *bases, const ChList *covers,
                       ChField digit)
{
    const ChStepRecord *const step = context->step;
    ChList inside = {.count = 0};

    for (size_t i = 0; i < step->eliminate_count; i++) {
        const int cell = CH_CANDIDATE_CELL(step->eliminate[i]);
        if (count_houses(bases, cell) > 0 && count_houses(covers, cell) > 1)
            ch_list_add(&inside, (uint16_t)cell);
    }
    if (inside.count == 0)
        return;
    const ChField field[] = {
        digit,
        ch_list_field("inside", CH_FIELD_CELLS, &inside),
        ch_list_field("bases", CH_FIELD_HOUSES, bases),
    };
    ch_text_char(context->out, ' ');
    ch_say(
        context,
        N_("Of the places in {bases}, {inside} {inside?lies/lie} in more than one of the covers: "
           "a {digit} there would take the place of two, and leave a base without."),
        CH_FIELDS(field));
}

bool ch_say_fish(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList digits = ch_marks_with_role(step, CH_ROLE_DIGIT);
    const ChList bases = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList covers = ch_marks_with_role(step, CH_ROLE_COVER);
    const ChList fin_marks = ch_marks_with_role(step, CH_ROLE_FIN);
    const ChList endofin_marks = ch_marks_with_role(step, CH_ROLE_ENDOFIN);
    const ChList fins = ch_cells_of(&fin_marks);
    const ChList endofins = ch_cells_of(&endofin_marks);
    ChList all_fins = fins;

    if (digits.count != 1 || bases.count < 2 || covers.count < bases.count)
        return false;
    for (size_t i = 0; i < endofins.count; i++)
        ch_list_add(&all_fins, endofins.item[i]);
    const ChField field[] = {
        ch_field_digit("digit", digits.item[0]),
        ch_field_number("count", (uint32_t)bases.count),
        ch_list_field("bases", CH_FIELD_HOUSES, &bases),
        ch_list_field("covers", CH_FIELD_HOUSES, &covers),
        ch_list_field("fins", CH_FIELD_CELLS, &fins),
        ch_list_field("endofins", CH_FIELD_CELLS, &endofins),
        ch_list_field("all_fins", CH_FIELD_CELLS, &all_fins),
    };
    const int mix = covers.count > bases.count
                        ? SIAMESE
                        : (fins.count > 0 ? FINS : 0) | (endofins.count > 0 ? ENDO_FINS : 0);
    ch_say(context, message[mix], CH_FIELDS(field));
    if (mix != SIAMESE)
        say_inside(context, &bases, &covers, field[0]);
    return true;
}

/* ---- base by base ---- */

enum { FEW_BASES = 3 }; /* that make one paragraph */

static ChList places_in(const ChBoard *board, int house, int digit)
{
    ChList places = {.count = 0};

    for (int i = 0; i < 9; i++)
        if (board->places[digit][house] >> i & 1)
            ch_list_add(&places, ch_house_cell[house][i]);
    return places;
}

bool ch_argue_fish(const ChSentenceContext *context)
{
    const ChList digits = ch_marks_with_role(context->step, CH_ROLE_DIGIT);
    const ChList bases = ch_marks_with_role(context->step, CH_ROLE_HOUSE);

    for (size_t i = 0; i < bases.count && digits.count == 1; i++) {
        const ChList places = places_in(context->before, bases.item[i], digits.item[0]);
        const ChField field[] = {
            ch_field_house("house", bases.item[i]),
            ch_field_digit("digit", digits.item[0]),
            ch_list_field("places", CH_FIELD_PLACES, &places),
        };
        ch_say(context, N_("In {house} the {digit} can only go in {places}."), CH_FIELDS(field));
        ch_text_puts(context->out, bases.count > FEW_BASES ? "\n" : " ");
    }
    return ch_say_fish(context);
}
