/* say_blossom_loop.c - blossom loops: where the chains start, where they end, and why each link
 * holds.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "reasons.h"

/* A loop: its start, and the ends of its chains, which are all in one cell or house. */
typedef struct Blossom {
    ChList pivot; /* a cell, or none */
    int house;
    int digit;
    int links;   /* of the chains alone */
    ChList ends; /* candidates */
    ChList places;
    int goal; /* a house, or -1: one cell */
} Blossom;

static int first_end(const ChStepRecord *step, ChRole role, int group)
{
    const ChList end = ch_marks_of_group(step, role, group);

    return end.count == 1 ? end.item[0] : CH_NONE;
}

static int count_starts(const ChSentenceContext *context, const Blossom *blossom)
{
    if (blossom->pivot.count == 1)
        return ch_count(context->before->candidates[blossom->pivot.item[0]] & CH_ALL_NINE);
    return (int)ch_places_in(context->before, blossom->house, blossom->digit).count;
}

/* Reads the ends from the last links, which lead from each end to the next. */
static bool read_ends(const ChStepRecord *step, int starts, Blossom *blossom)
{
    int links = 0;

    while (first_end(step, CH_ROLE_LINK_FROM, links) != CH_NONE)
        links++;
    if (links < starts - 1 || starts < 2)
        return false;
    blossom->links = links - (starts - 1);
    for (int group = blossom->links; group < links; group++) {
        ch_list_add(&blossom->ends, (uint16_t)first_end(step, CH_ROLE_LINK_FROM, group));
        ch_list_add(&blossom->ends, (uint16_t)first_end(step, CH_ROLE_LINK_TO, group));
    }
    blossom->places = ch_cells_of(&blossom->ends);
    blossom->goal = blossom->places.count > 1 ? ch_house_of_cells(&blossom->places) : -1;
    return blossom->places.count == 1 || blossom->goal >= 0;
}

static bool read_blossom(const ChSentenceContext *context, Blossom *blossom)
{
    const ChStepRecord *const step = context->step;
    const ChList house = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList digit = ch_marks_with_role(step, CH_ROLE_DIGIT);

    *blossom = (Blossom){.pivot = ch_marks_with_role(step, CH_ROLE_PIVOT)};
    if (blossom->pivot.count != 1 && (house.count != 1 || digit.count != 1))
        return false;
    blossom->house = house.count == 1 ? house.item[0] : 0;
    blossom->digit = digit.count == 1 ? digit.item[0] : 0;
    return read_ends(step, count_starts(context, blossom), blossom);
}

static const char *const of_cell[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at {pivot}."),
    [CH_PART_WHAT] = N_("Start from {pivot}. A chain from each of its candidates leads to another "
                        "cell or house, the same for all."),
    [CH_PART_SEE] = N_("{pivot} is {either}. Chains from these end, in this order, in {ends}."),
    [CH_PART_ASK] = N_("What holds for these links, whichever candidate of {pivot} is true?"),
};

static const char *const of_house[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at {house}."),
    [CH_PART_WHAT] = N_("Start from the {digit} of {house}. A chain from each of its places leads "
                        "to another cell or house, the same for all."),
    [CH_PART_SEE] = N_(
        "The {digit} of {house} is in {starts}. Chains from these end, in this order, in {ends}."),
    [CH_PART_ASK] = N_("What holds for these links, wherever the {digit} of {house} is?"),
};

/* What the ends share, and what follows. */
static const char *const why_words[2] = {
    N_("All ends are in {goal}, so one of them alone is true. Then each weak link of the chains "
       "has "
       "one true candidate, too. What conflicts with both of these, or with all ends, is false."),
    N_("All ends are in {place}, so one of them alone is true. Then each weak link of the chains "
       "has one true candidate, too. What conflicts with both of these, or with all ends, is "
       "false."),
};

bool ch_say_blossom_loop(const ChSentenceContext *context)
{
    Blossom blossom;
    const char *message[CH_PARTS];

    if (!read_blossom(context, &blossom))
        return false;
    const bool is_cell = blossom.pivot.count == 1;
    const int pivot = is_cell ? blossom.pivot.item[0] : 0;
    const ChList starts = ch_places_in(context->before, blossom.house, blossom.digit);
    const ChField field[] = {
        ch_field_cell("pivot", pivot),
        ch_field_choice("either", context->before->candidates[pivot] & CH_ALL_NINE),
        ch_field_house("house", blossom.house),
        ch_field_digit("digit", blossom.digit),
        ch_list_field("starts", CH_FIELD_PLACES, &starts),
        ch_list_field("ends", CH_FIELD_PLACED, &blossom.ends),
        ch_field_house("goal", blossom.goal >= 0 ? blossom.goal : 0),
        ch_field_cell("place", blossom.places.item[0]),
    };
    memcpy(message, is_cell ? of_cell : of_house, sizeof message);
    message[CH_PART_WHY] = why_words[blossom.goal < 0];
    return ch_say_part(context, message, CH_FIELDS(field));
}

/* ---- the argument ---- */

static bool is_start(const Blossom *blossom, int candidate)
{
    if (blossom->pivot.count == 1)
        return CH_CANDIDATE_CELL(candidate) == blossom->pivot.item[0];
    return CH_CANDIDATE_DIGIT(candidate) == blossom->digit &&
           ch_cells_has(&ch_house_cells[blossom->house], CH_CANDIDATE_CELL(candidate));
}

/* Reads the inferences of the chain that begins at a link; returns how many there are. */
static size_t read_chain(const ChStepRecord *step, const Blossom *blossom, int link,
                         ChHop hop[CH_LIST_SIZE])
{
    size_t count = 0;

    for (; link + 1 < blossom->links && count < CH_LIST_SIZE; link += 2) {
        const int cause = first_end(step, CH_ROLE_LINK_FROM, link);
        if (count > 0 && is_start(blossom, cause))
            break;
        hop[count++] = (ChHop){ch_node_of_candidate(cause),
                               ch_node_of_candidate(first_end(step, CH_ROLE_LINK_TO, link)),
                               ch_node_of_candidate(first_end(step, CH_ROLE_LINK_TO, link + 1))};
    }
    return count;
}

/* Writes each chain that has links in a line of its own. */
static bool say_chains(const ChSentenceContext *context, const Blossom *blossom)
{
    size_t count = 0;

    for (int link = 0; link + 1 < blossom->links; link += 2 * (int)count) {
        ChText line = CH_TEXT_EMPTY;
        ChSentenceContext own = *context;
        ChHop hop[CH_LIST_SIZE];
        own.out = &line;
        count = read_chain(context->step, blossom, link, hop);
        const bool is_said = count > 0 && ch_say_supposed_hops(&own, hop, count, count + 1);
        ch_text_puts(context->out, context->out->length > 0 ? "\n" : "");
        ch_text_puts(context->out, ch_text_whole(&line));
        context->out->failed |= line.failed;
        ch_text_free(&line);
        if (!is_said)
            return false;
    }
    return true;
}

/* Writes the chains, and what follows from them. */
bool ch_argue_blossom_loop(const ChSentenceContext *context)
{
    ChSentenceContext part = *context;
    Blossom blossom;

    if (!read_blossom(context, &blossom))
        return false;
    part.part = CH_PART_SEE;
    if (context->part == CH_PART_ALL && !ch_say_blossom_loop(&part))
        return false;
    if (!say_chains(context, &blossom))
        return false;
    part.part = CH_PART_WHY;
    ch_text_char(context->out, '\n');
    if (!ch_say_blossom_loop(&part))
        return false;
    ch_say_conclusion_line(context);
    return true;
}
