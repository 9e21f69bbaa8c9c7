/* say_kraken.c - describes Kraken fish: the alternatives, and the chain from each of them to the
 * target.
 *
 * The sentence has the chains if they are short; the lines of the argument always have them.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chain.h"

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

enum { SHORT_CHAINS = 120 }; /* characters of chains that a sentence has room for */

static const char *const own_cover[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Compare the {digit}s in {bases}."),
    [CH_PART_WHAT] = N_("Which {count} houses hold nearly all places for the {digit} there?"),
    [CH_PART_SEE] = N_("In {bases}, the {digit} can only be in {covers}, except {cells?the fin/the "
                       "fins} {cells}."),
    [CH_PART_ASK] = N_("Where does it lead if {cells?the fin/a fin} is {digit}?"),
};

static const char *const own_why[] = {
    N_("If {cells?it is not/none of them is} {digit}, {covers} get their {digit}s in {bases}. If "
       "{cells?it is/one of them is}, a chain leads to the same:"),
    N_("If {cells?it is not/none of them is} {digit}, {covers} get their {digit}s in {bases}. If "
       "{cells?it is/one of them is}, a chain leads to the same."),
    N_("If {cells?it is not/none of them is} {digit}, {covers} get their {digit}s in {bases}. If "
       "{cells?it is/one of them is}, the same follows: {chains}."),
};

static const char *const any_place[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Compare the {digit}s in {bases}."),
    [CH_PART_WHAT] = N_("Which {count} houses hold all places for the {digit} there?"),
    [CH_PART_SEE] = N_("In {bases}, the {digit} can only be in {fewer}, or in {places}."),
    [CH_PART_ASK] = N_("Where does it lead if {cells?this place/each of these places} is {digit}?"),
};

static const char *const any_why[] = {
    N_("There is no room for all these {digit}s in {fewer}, so {cells?the other place/one of the "
       "other places} is {digit}. Each "
       "chain leads to the same:"),
    N_("There is no room for all these {digit}s in {fewer}, so {cells?the other place/one of the "
       "other places} is {digit}. A chain "
       "from each leads to the same."),
    N_("There is no room for all these {digit}s in {fewer}, so {cells?the other place/one of the "
       "other places} is {digit}. Each "
       "leads to the same: {chains}."),
};

/* The endings of the part WHY, in the order of its messages. */
typedef enum Ending { BEFORE_LINES, WITHOUT_CHAINS, WITH_CHAINS } Ending;

static bool say_kraken(const ChSentenceContext *context, const char *const part[CH_PARTS],
                       const char *const why[], bool leads)
{
    const ChStepRecord *const step = context->step;
    const ChList digits = ch_marks_with_role(step, CH_ROLE_DIGIT);
    const ChList bases = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList covers = ch_marks_with_role(step, CH_ROLE_COVER);
    ChList cells = {.count = 0};
    ChText chains = CH_TEXT_EMPTY;
    bool is_said = digits.count == 1 && bases.count >= 2 && covers.count == bases.count &&
                   put_chains(&chains, &cells, step);

    if (is_said) {
        const ChList fewer = covers_without(&covers, &cells);
        const Ending ending = leads                          ? BEFORE_LINES
                              : chains.length > SHORT_CHAINS ? WITHOUT_CHAINS
                                                             : WITH_CHAINS;
        const ChField field[] = {
            ch_field_digit("digit", digits.item[0]),
            ch_field_count("count", bases.count),
            ch_list_field("bases", CH_FIELD_HOUSES, &bases),
            ch_list_field("covers", CH_FIELD_HOUSES, &covers),
            ch_list_field("fewer", CH_FIELD_HOUSES, &fewer),
            ch_list_field("cells", CH_FIELD_CELLS, &cells),
            ch_list_field("places", CH_FIELD_PLACES, &cells),
            ch_field_string("chains", ch_text_whole(&chains)),
        };
        is_said = context->part == CH_PART_WHY ? ch_say_next(context, why[ending], CH_FIELDS(field))
                                               : ch_say_part(context, part, CH_FIELDS(field));
    }
    ch_text_free(&chains);
    return is_said;
}

bool ch_say_kraken_fish_1(const ChSentenceContext *context)
{
    return say_kraken(context, own_cover, own_why, false);
}

bool ch_say_kraken_fish_2(const ChSentenceContext *context)
{
    return say_kraken(context, any_place, any_why, false);
}

/* Writes what comes before the lines of the chains: the part WHY, after SEE if all is wanted. */
static bool say_lead(const ChSentenceContext *context, const char *const part[CH_PARTS],
                     const char *const why[])
{
    ChSentenceContext own = *context;

    own.part = CH_PART_SEE;
    if (context->part == CH_PART_ALL && !say_kraken(&own, part, why, true))
        return false;
    own.part = CH_PART_WHY;
    return say_kraken(&own, part, why, true);
}

bool ch_say_kraken_lead_1(const ChSentenceContext *context)
{
    return say_lead(context, own_cover, own_why);
}

bool ch_say_kraken_lead_2(const ChSentenceContext *context)
{
    return say_lead(context, any_place, any_why);
}
