/* say_forcing.c - describes forcing chains and nets, whips and braids: the supposition, its
 * consequences in turn, the end.
 *
 *      Suppose r1c2 is 7. Then, one after another: r2c1=4, r5c1=9. ...
 *
 * SPDX-License-Identifier: MIT
 */
#include "notation.h"
#include "sentence.h"
#include "step_notation.h"

#include <string.h>

/* What is marked: a cell in a role, a digit in a house, or guardians. */
typedef struct Place {
    int cell;
    int house;
    int digit;
    ChCandidateSet guardians;
} Place;

static int first_marked(const ChStepRecord *step, ChRole role, int limit)
{
    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == role && step->mark[i].thing < limit)
            return step->mark[i].thing;
    return -1;
}

static Place place_of(const ChStepRecord *step, ChRole cell)
{
    Place place = {.cell = first_marked(step, cell, CH_CELLS),
                   .house = first_marked(step, CH_ROLE_HOUSE, CH_HOUSES),
                   .digit = first_marked(step, CH_ROLE_DIGIT, CH_DIGITS)};

    for (size_t i = 0; i < step->mark_count; i++)
        if (step->mark[i].role == CH_ROLE_GUARDIAN)
            ch_candidates_add(&place.guardians, step->mark[i].thing);
    return place;
}

static bool is_whole(const Place *place)
{
    return place->cell >= 0 || (place->house >= 0 && place->digit >= 0);
}

static bool is_in_place(const Place *place, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);

    if (ch_candidates_next(&place->guardians, 0) >= 0)
        return ch_candidates_has(&place->guardians, candidate);
    if (place->cell >= 0)
        return cell == place->cell;
    return place->house >= 0 && CH_CANDIDATE_DIGIT(candidate) == place->digit &&
           ch_cells_has(&ch_house_cells[place->house], cell);
}

/* A link: the candidate on each side (the last one where there are several), and whether the link
 * is strong. */
typedef struct Link {
    uint16_t group;
    int from;
    int to;
    bool strong;
} Link;

/* Reads the link that begins at MARK; returns the mark behind it. */
static const ChMark *read_link(const ChMark *mark, const ChMark *end, Link *link)
{
    const uint16_t group = mark->group;

    *link = (Link){.group = group, .from = CH_NONE, .to = CH_NONE};
    for (; mark < end && mark->group == group; mark++) {
        if (mark->role == CH_ROLE_LINK_FROM)
            link->from = mark->thing;
        else if (mark->role == CH_ROLE_LINK_TO)
            link->to = mark->thing;
        else if (mark->role == CH_ROLE_LINK_STRONG)
            link->strong = true;
        else
            break;
    }
    return mark;
}

static const ChMark *next_link(const ChMark *mark, const ChMark *end)
{
    while (mark < end && mark->role != CH_ROLE_LINK_FROM)
        mark++;
    return mark;
}

/* ---- what follows in turn ---- */

/* The consequences that are named; of more, the first and the last. */
enum { MAX_NAMED = 8, HEAD_NAMED = 4, TAIL_NAMED = 3 };

/* Writes the end of a link, as r4c6=3, or r4c46=3 where one of several cells has the digit. */
static void put_end(ChText *text, const ChStepRecord *step, int group)
{
    const ChList end = ch_marks_of_group(step, CH_ROLE_LINK_TO, group);
    const ChList places = ch_cells_of(&end);
    const ChCellSet cells = ch_set_of_cells(&places);

    ch_notation_cells(text, &cells);
    ch_text_char(text, '=');
    ch_notation_digits(text, 1u << CH_CANDIDATE_DIGIT(end.item[0]));
}

/* Writes what follows in turn, the ends of the links PLACED, and the conclusion LAST, unless it is
 * CH_NONE. */
static void put_consequences(ChText *text, const ChStepRecord *step, const ChList *placed, int last)
{
    char name[CH_NAME_SIZE];

    for (size_t i = 0; i < placed->count; i++) {
        const bool is_folded =
            placed->count > MAX_NAMED && i >= HEAD_NAMED && i + TAIL_NAMED < placed->count;
        if (is_folded && i > HEAD_NAMED)
            continue;
        ch_text_puts(text, i > 0 ? ", " : "");
        if (is_folded)
            ch_text_puts(text, "...");
        else
            put_end(text, step, placed->item[i]);
    }
    if (last == CH_NONE)
        return;
    ch_text_puts(text, placed->count > 0 ? ", " : "");
    ch_text_add(text, name, ch_name_removed(name, last));
}

/* ---- contradictions ---- */

/* Returns the links to what follows from the supposition, in turn. */
static ChList consequences(const ChStepRecord *step)
{
    const ChMark *const end = ch_marks_end(step);
    ChList placed = {.count = 0};

    for (const ChMark *mark = next_link(step->mark, end); mark < end; mark = next_link(mark, end)) {
        Link link;
        mark = read_link(mark, end, &link);
        if (link.strong && link.to < CH_CANDIDATES)
            ch_list_add(&placed, link.group);
    }
    return placed;
}

/* The messages about what is supposed: true, or false. */
static const char *const suppose_words[2] = {
    N_("Suppose {cell} is {digit}."),
    N_("Suppose {cell} is not {digit}."),
};

/* Several eliminations: the same follows from each of the candidates. */
static const char *const suppose_any_words =
    N_("Suppose one of {candidates} is right, no matter which.");

static const char *const contradiction_words[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at {box}."),
    [CH_PART_WHAT] = N_("Try the candidates of {cell}: one of them leads to a contradiction."),
    [CH_PART_ASK] = N_("What follows from it, step by step?"),
};

static const char *const nishio_words[CH_PARTS] = {
    [CH_PART_WHAT] = N_("Try a place for the {digit} in {box} and follow only the {digit}s."),
};

bool ch_say_supposition(const ChSentenceContext *context)
{
    const int target = first_marked(context->step, CH_ROLE_TARGET, CH_CANDIDATES);
    const ChList targets = ch_marks_with_role(context->step, CH_ROLE_TARGET);
    const bool is_false = context->step->place_count > 0;
    const bool is_any = !is_false && targets.count > 1;
    const bool is_nishio = strcmp(context->step->technique, "nishio") == 0;

    if (target < 0)
        return false;
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(target)),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(target)),
        ch_field_house("box", CH_BOX_OF(CH_CANDIDATE_CELL(target))),
        ch_list_field("candidates", CH_FIELD_PLACED, &targets),
    };
    if (context->part == CH_PART_SEE || context->part == CH_PART_ALL)
        ch_say(context, is_any ? suppose_any_words : suppose_words[is_false], CH_FIELDS(field));
    else
        return (is_nishio && ch_say_part(context, nishio_words, CH_FIELDS(field))) ||
               ch_say_part(context, contradiction_words, CH_FIELDS(field));
    return true;
}

/* The last sentence: a cell or a digit of a house fails, at once or after other things. */
static const char *const failure_words[2][2] = {
    {N_("Then no digit is left for {subject}."), N_("Then {house} has no place for the {home}.")},
    {N_("That leaves no digit for {subject}."), N_("That leaves {house} no place for the {home}.")},
};

static void say_failure(const ChSentenceContext *context, const Place *place, bool is_inferred)
{
    const ChField field[] = {
        ch_field_cell("subject", place->cell >= 0 ? place->cell : 0),
        ch_field_house("house", place->house >= 0 ? place->house : 0),
        ch_field_digit("home", place->digit >= 0 ? place->digit : 0),
    };

    ch_say(context, failure_words[is_inferred][place->cell < 0], CH_FIELDS(field));
}

/* Writes the contradiction of a step in which no single cell or house fails in the end. */
static void say_every_case(const ChSentenceContext *context)
{
    ch_say(context, N_("Then every case that is left leads to a contradiction."), NULL, 0);
}

static void say_consequences(const ChSentenceContext *context, const ChList *placed, bool net)
{
    ChText chain = CH_TEXT_EMPTY;

    put_consequences(&chain, context->step, placed, CH_NONE);
    const ChField field = ch_field_string("chain", ch_text_whole(&chain));
    ch_say(context,
           net ? N_("Then, sometimes from several cells together: {chain}.")
               : N_("Then, one after another: {chain}."),
           &field, 1);
    ch_text_char(context->out, ' ');
    context->out->failed |= chain.failed;
    ch_text_free(&chain);
}

static bool say_contradiction(const ChSentenceContext *context, bool net)
{
    const Place place = place_of(context->step, CH_ROLE_CELL);
    const ChList placed = consequences(context->step);

    if (context->part != CH_PART_WHY)
        return ch_say_supposition(context);
    if (first_marked(context->step, CH_ROLE_TARGET, CH_CANDIDATES) < 0)
        return false;
    if (!is_whole(&place)) {
        say_every_case(context);
        return true;
    }
    if (placed.count > 0)
        say_consequences(context, &placed, net);
    say_failure(context, &place, placed.count > 0);
    return true;
}

void ch_say_contradiction_in(const ChSentenceContext *context, int constraint)
{
    const ChList placed = consequences(context->step);
    const int of_house = constraint - CH_CELLS;
    const Place place = {.cell = of_house < 0 ? constraint : -1,
                         .house = of_house < 0 ? -1 : of_house / 9,
                         .digit = of_house < 0 ? -1 : of_house % 9};

    if (placed.count > 0)
        say_consequences(context, &placed, false);
    if (constraint == CH_CONSTRAINTS)
        ch_say(context,
               context->step->deadly->is_impossible
                   ? N_("Then nothing is left but the impossible pattern.")
                   : N_("Then nothing is left but the deadly pattern."),
               NULL, 0);
    else
        say_failure(context, &place, placed.count > 0);
}

bool ch_say_forcing_chain_contradiction(const ChSentenceContext *context)
{
    return say_contradiction(context, false);
}

bool ch_say_forcing_net_contradiction(const ChSentenceContext *context)
{
    return say_contradiction(context, true);
}

/* ---- verities ---- */

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
    put_consequences(&chain, context->step, &one->placed, one->removed);
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
static bool begins_case(const Place *place, const Case *one, const Link *link)
{
    return !link->strong && link->from != one->head && is_in_place(place, link->from) &&
           (one->reaches || !ch_candidates_has(&one->ends, link->from));
}

bool ch_say_forcing_cases(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChMark *const end = ch_marks_end(step);
    const Place place = place_of(step, CH_ROLE_PIVOT);
    const int target = first_marked(step, CH_ROLE_TARGET, CH_CANDIDATES);
    Case one = {.head = CH_NONE, .removed = CH_NONE};
    bool all = true;

    if (is_in_place(&place, target) && step->place_count > 0) {
        one.head = target; /* this case is the conclusion itself */
        one.reaches = true;
    }
    for (const ChMark *mark = next_link(step->mark, end); mark < end; mark = next_link(mark, end)) {
        Link link;
        mark = read_link(mark, end, &link);
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
    const int target = first_marked(step, CH_ROLE_TARGET, CH_CANDIDATES);
    const Place place = place_of(step, CH_ROLE_PIVOT);

    if (target < 0 || !is_whole(&place) || step->place_count + step->eliminate_count == 0)
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

/* ---- nested nets ---- */

enum { MAX_INNER = 6 }; /* candidates that are named */

/* Writes the candidates that inner nets rule out, in turn, each with its letter in the picture. */
static void put_inner_removals(ChText *text, const ChList *removed)
{
    char name[CH_NAME_SIZE];

    for (size_t i = 0; i < removed->count && i < MAX_INNER; i++) {
        ch_text_puts(text, i > 0 ? ", " : "");
        ch_text_char(text, '(');
        ch_text_puts(text, ch_letter(i));
        ch_text_puts(text, ") ");
        ch_text_add(text, name, ch_name_removed(name, removed->item[i]));
    }
}

static void say_inner(const ChSentenceContext *context)
{
    const ChList removed = ch_marks_with_role(context->step, CH_ROLE_INNER);
    const size_t more = removed.count > MAX_INNER ? removed.count - MAX_INNER : 0;
    ChText list = CH_TEXT_EMPTY;

    if (removed.count == 0)
        return;
    put_inner_removals(&list, &removed);
    const ChField field[] = {
        ch_field_string("inner", ch_text_whole(&list)),
        ch_field_number("more", (uint32_t)more),
    };
    ch_say(context,
           more > 0 ? N_("Inside it, nets of their own rule out {inner} and {more} more.")
                    : N_("Inside it, nets of their own rule out {inner}."),
           CH_FIELDS(field));
    ch_text_char(context->out, ' ');
    context->out->failed |= list.failed;
    ch_text_free(&list);
}

bool ch_say_nested_forcing_net(const ChSentenceContext *context)
{
    const Place place = place_of(context->step, CH_ROLE_CELL);

    if (context->part != CH_PART_WHY)
        return ch_say_supposition(context);
    if (first_marked(context->step, CH_ROLE_TARGET, CH_CANDIDATES) < 0)
        return false;
    say_inner(context);
    if (is_whole(&place))
        say_failure(context, &place, true);
    else
        say_every_case(context);
    return true;
}
