/* say_verity.c - describes verities of forcing chains and nets: cases that all lead to the same.
 *
 *      If r1c2 is 7: r2c1=4, r5c1<>9. If r1c2 is 8: r5c3=9, r5c1<>9. Every case leads to the same.
 *
 * SPDX-License-Identifier: MIT
 */
#include "forcing_marks.h"

/* A case, and the links to what follows from it. */
typedef struct Case {
    int head; /* CH_NONE before the first case */
    ChList placed;
    ChCandidateSet ends; /* the candidates that these links lead to */
    int removed;         /* the conclusion, or CH_NONE; also where there are several */
    bool reaches;        /* the conclusion; a case that does not ends in a contradiction */
} Case;

static void say_case(const ChSentenceContext *context, const Case *one)
{
    ChText chain = CH_TEXT_EMPTY;

    if (one->head == CH_NONE)
        return;
    ch_put_consequences(&chain, context->step, &one->placed, one->removed);
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(one->head)),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(one->head)),
        ch_field_string("chain", ch_text_whole(&chain)),
    };
    ch_say(context,
           chain.length == 0 && one->reaches ? N_("One case is {digit} in {cell} itself.")
           : chain.length == 0               ? N_("If {cell} is {digit}, that fails at once.")
           : one->reaches                    ? N_("If {cell} is {digit}: {chain}.")
                                             : N_("If {cell} is {digit}: {chain}, which fails."),
           CH_FIELDS(field));
    ch_text_char(context->out, ' ');
    context->out->failed |= chain.failed;
    ch_text_free(&chain);
}

/* Reports whether a link begins the next case.  A guardian may also follow in the case of another
 * one; then it leads on, unless that case has reached the conclusion. */
static bool begins_case(const ChForcingPlace *place, const Case *one, const ChForcingLink *link)
{
    return !link->strong && link->from != one->head && ch_is_in_place(place, link->from) &&
           (one->reaches || !ch_candidates_has(&one->ends, link->from));
}

bool ch_say_forcing_cases(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChMark *const end = ch_marks_end(step);
    const ChForcingPlace place = ch_forcing_place(step, CH_ROLE_PIVOT);
    const int target = ch_first_marked(step, CH_ROLE_TARGET, CH_CANDIDATES);
    Case one = {.head = CH_NONE, .removed = CH_NONE};
    bool all = true;

    if (ch_is_in_place(&place, target) && step->place_count > 0) {
        one.head = target; /* this case is the conclusion itself */
        one.reaches = true;
    }
    for (const ChMark *mark = ch_next_forcing_link(step->mark, end); mark < end;
         mark = ch_next_forcing_link(mark, end)) {
        ChForcingLink link;
        mark = ch_read_forcing_link(mark, end, &link);
        if (link.from >= CH_CANDIDATES || link.to >= CH_CANDIDATES)
            continue;
        if (begins_case(&place, &one, &link)) {
            say_case(context, &one);
            all &= one.head == CH_NONE || one.reaches;
            one = (Case){.head = link.from, .removed = CH_NONE};
        }
        if (link.strong) {
            ch_list_add(&one.placed, link.group);
            ch_candidates_add(&one.ends, link.to);
        } else if (link.to == target && step->eliminate_count == 1) {
            one.removed = target;
        }
        one.reaches |= link.to == target && link.strong == (step->place_count > 0);
    }
    say_case(context, &one);
    return all && one.reaches;
}

static const char *const cell_words[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at {box}."),
    [CH_PART_WHAT] = N_("Try each candidate of {subject} in turn."),
    [CH_PART_SEE] = N_("{subject} can only be {open}."),
    [CH_PART_ASK] = N_("What follows in every case?"),
    [CH_PART_WHY] = N_("Every case leads to the same."),
};

static const char *const remaining_words[CH_PARTS] = {
    [CH_PART_WHY] = N_("Every case that remains leads to the same."),
};

static const char *const house_words[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at {house}."),
    [CH_PART_WHAT] = N_("Try each place of one digit in {house} in turn."),
    [CH_PART_SEE] = N_("In {house} the {home} can only be in {places}."),
    [CH_PART_ASK] = N_("What follows in every case?"),
    [CH_PART_WHY] = N_("Every case leads to the same."),
};

bool ch_say_forcing_verity(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const int target = ch_first_marked(step, CH_ROLE_TARGET, CH_CANDIDATES);
    const ChForcingPlace place = ch_forcing_place(step, CH_ROLE_PIVOT);

    if (target < 0 || !ch_place_is_whole(&place) || step->place_count + step->eliminate_count == 0)
        return false;
    const bool of_cell = place.cell >= 0;
    const ChList places =
        of_cell ? (ChList){.count = 0} : ch_places_in(context->before, place.house, place.digit);
    const ChField field[] = {
        ch_field_cell("subject", of_cell ? place.cell : 0),
        ch_field_house("box", of_cell ? CH_BOX_OF(place.cell) : 0),
        ch_field_choice("open", of_cell ? context->before->candidates[place.cell] : 0),
        ch_field_house("house", of_cell ? 0 : place.house),
        ch_field_digit("home", of_cell ? 0 : place.digit),
        ch_list_field("places", CH_FIELD_PLACES, &places),
    };
    if (context->part == CH_PART_WHY && !ch_say_forcing_cases(context))
        return ch_say_part(context, remaining_words, CH_FIELDS(field));
    return ch_say_part(context, of_cell ? cell_words : house_words, CH_FIELDS(field));
}
