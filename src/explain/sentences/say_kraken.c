/* say_kraken.c - describes Kraken fish: the alternatives, and the chain from each of them to the
 * target.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

/* Writes the chains one after the other, and collects the cells where they begin. */
static bool put_chains(ChText *text, ChList *cells, const ChStepRecord *step)
{
    const ChMark *const end = ch_marks_end(step);
    const ChMark *mark = step->mark;

    while (mark < end && mark->role != CH_ROLE_LINK_FROM)
        mark++;
    while (mark != NULL && mark < end && mark->role == CH_ROLE_LINK_FROM) {
        ch_list_add(cells, (uint16_t)CH_CANDIDATE_CELL(mark->thing));
        ch_text_puts(text, cells->count > 1 ? "; " : "");
        mark = ch_chain_text(text, mark, end);
    }
    return mark != NULL && cells->count > 0;
}

/* Returns the covers that hold none of the cells. */
static ChList covers_without(const ChList *covers, const ChList *cells)
{
    ChList list = {.count = 0};

    for (size_t i = 0; i < covers->count; i++) {
        bool held = false;
        for (size_t k = 0; k < cells->count; k++)
            held |= ch_cells_has(&ch_house_cells[covers->item[i]], cells->item[k]);
        if (!held)
            ch_list_add(&list, covers->item[i]);
    }
    return list;
}

static bool say_kraken(const ChSentenceContext *context, const char *message)
{
    const ChStepRecord *const step = context->step;
    const ChList digits = ch_marks_with_role(step, CH_ROLE_DIGIT);
    const ChList bases = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList covers = ch_marks_with_role(step, CH_ROLE_COVER);
    ChList cells = {.count = 0};
    ChText chains = CH_TEXT_EMPTY;
    const bool complete = digits.count == 1 && bases.count >= 2 && covers.count == bases.count &&
                          put_chains(&chains, &cells, step);

    if (complete) {
        const ChList fewer = covers_without(&covers, &cells);
        const ChField field[] = {
            ch_field_digit("digit", digits.item[0]),
            ch_list_field("bases", CH_FIELD_HOUSES, &bases),
            ch_list_field("covers", CH_FIELD_HOUSES, &covers),
            ch_list_field("fewer", CH_FIELD_HOUSES, &fewer),
            ch_list_field("cells", CH_FIELD_CELLS, &cells),
            ch_field_string("chains", ch_text_whole(&chains)),
        };
        ch_say(context, message, CH_FIELDS(field));
    }
    ch_text_free(&chains);
    return complete;
}

bool ch_say_kraken_lead_1(const ChSentenceContext *context)
{
    return say_kraken(
        context,
        N_("But for the {cells?fin/fins} {cells}, all places for the {digit} in {bases} lie "
           "in {covers}, as many houses. If {cells?the fin is not/none of the fins is} "
           "{digit}, each of {covers} gets its {digit} there, and {removed}. If "
           "{cells?it is/one of them is}, the same follows:"));
}

bool ch_say_kraken_lead_2(const ChSentenceContext *context)
{
    return say_kraken(
        context,
        N_("With the {digit} {cells?not in/in none of} {cells}, the places for it in {bases} "
           "would all lie in {fewer}, one house fewer. So it is {cells?there/in one of "
           "them}, and {cells?that/each} leads to the same:"));
}

bool ch_say_kraken_fish_1(const ChSentenceContext *context)
{
    return say_kraken(
        context,
        N_("But for the {cells?fin/fins} {cells}, all places for the {digit} in {bases} lie "
           "in {covers}, as many houses. If {cells?the fin is not/none of the fins is} "
           "{digit}, each of {covers} gets its {digit} there, and {removed}. If "
           "{cells?it is/one of them is}, the same follows: {chains}."));
}

bool ch_say_kraken_fish_2(const ChSentenceContext *context)
{
    return say_kraken(context,
                      N_("With the {digit} in none of {cells}, the places for it in {bases} would "
                         "all lie in {fewer}, one house fewer. So it is in one of them, and each "
                         "leads to the same: {chains}. Hence {removed}."));
}
