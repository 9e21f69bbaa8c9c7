/* say_forcing.c - describes contradictions of forcing chains and nets, whips and braids: the
 * supposition, its consequences in turn, the end.
 *
 *      Suppose r1c2 is 7. Then, one after another: r2c1=4, r5c1=9. ...
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "forcing_marks.h"
#include "notation.h"

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
    const int target = ch_first_marked(context->step, CH_ROLE_TARGET, CH_CANDIDATES);
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

static void say_failure(const ChSentenceContext *context, const ChForcingPlace *place,
                        bool is_inferred)
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

    ch_put_consequences(&chain, context->step, placed, CH_NONE);
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
    const ChForcingPlace place = ch_forcing_place(context->step, CH_ROLE_CELL);
    const ChList placed = ch_forcing_consequences(context->step);

    if (context->part != CH_PART_WHY)
        return ch_say_supposition(context);
    if (ch_first_marked(context->step, CH_ROLE_TARGET, CH_CANDIDATES) < 0)
        return false;
    if (!ch_place_is_whole(&place)) {
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
    const ChList placed = ch_forcing_consequences(context->step);
    const int of_house = constraint - CH_CELLS;
    const ChForcingPlace place = {.cell = of_house < 0 ? constraint : -1,
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
    const ChForcingPlace place = ch_forcing_place(context->step, CH_ROLE_CELL);

    if (context->part != CH_PART_WHY)
        return ch_say_supposition(context);
    if (ch_first_marked(context->step, CH_ROLE_TARGET, CH_CANDIDATES) < 0)
        return false;
    say_inner(context);
    if (ch_place_is_whole(&place))
        say_failure(context, &place, true);
    else
        say_every_case(context);
    return true;
}
