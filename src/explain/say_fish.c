/* say_fish.c - fish: finless, finned, with endo fins, Siamese.
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
                "what sees {fins?the fin/all the fins} as well is ruled out either way: "
                "{removed}."),
    [ENDO_FINS] = N_("Some of {bases} cross in the endo {endofins?fin/fins} {endofins}. "
                     "If the {digit} is not there, each of these houses has one of its own, "
                     "all in {covers}, as many houses, and each of {covers} gets its {digit} so; "
                     "what sees {endofins?the endo fin/all the endo fins} as well is ruled out "
                     "either way: {removed}."),
    [FINS | ENDO_FINS] =
        N_("Some of {bases} cross in the endo {endofins?fin/fins} {endofins}, "
           "and the {fins?fin/fins} {fins} {fins?lies/lie} outside {covers}. "
           "If the {digit} is in none of these, each of {bases} has one of its own, "
           "all in {covers}, as many houses, and each of {covers} gets its {digit} so; "
           "what sees all the fins as well is ruled out either way: {removed}."),
    [SIAMESE] = N_("Two finned fish for the {digit} share the bases {bases}. "
                   "Of {covers}, {count} are the covers of the one and {count} of the other; "
                   "what these leave out of the bases are its fins, {fins} in all. "
                   "Each rules out what lies in its covers and sees its fins: {removed}."),
};

bool ch_say_fish(const ChTelling *telling)
{
    const ChStepRecord *const step = telling->step;
    const ChList digits = ch_marks_with_role(step, CH_ROLE_DIGIT);
    const ChList bases = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList covers = ch_marks_with_role(step, CH_ROLE_COVER);
    const ChList fin_marks = ch_marks_with_role(step, CH_ROLE_FIN);
    const ChList endofin_marks = ch_marks_with_role(step, CH_ROLE_ENDOFIN);
    const ChList fins = ch_cells_of(&fin_marks);
    const ChList endofins = ch_cells_of(&endofin_marks);

    if (digits.count != 1 || bases.count < 2 || covers.count < bases.count)
        return false;
    const ChField field[] = {
        ch_field_digit("digit", digits.item[0]),
        ch_field_number("count", (uint32_t)bases.count),
        ch_list_field("bases", CH_FIELD_HOUSES, &bases),
        ch_list_field("covers", CH_FIELD_HOUSES, &covers),
        ch_list_field("fins", CH_FIELD_CELLS, &fins),
        ch_list_field("endofins", CH_FIELD_CELLS, &endofins),
    };
    const int mix = covers.count > bases.count
                        ? SIAMESE
                        : (fins.count > 0 ? FINS : 0) | (endofins.count > 0 ? ENDO_FINS : 0);
    ch_say(telling, message[mix], CH_FIELDS(field));
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

bool ch_argue_fish(const ChTelling *telling)
{
    const ChList digits = ch_marks_with_role(telling->step, CH_ROLE_DIGIT);
    const ChList bases = ch_marks_with_role(telling->step, CH_ROLE_HOUSE);

    for (size_t i = 0; i < bases.count && digits.count == 1; i++) {
        const ChList places = places_in(telling->before, bases.item[i], digits.item[0]);
        const ChField field[] = {
            ch_field_house("house", bases.item[i]),
            ch_field_digit("digit", digits.item[0]),
            ch_list_field("places", CH_FIELD_PLACES, &places),
        };
        ch_say(telling, N_("In {house} the {digit} can only go in {places}."), CH_FIELDS(field));
        ch_text_puts(telling->out, bases.count > FEW_BASES ? "\n" : " ");
    }
    return ch_say_fish(telling);
}
