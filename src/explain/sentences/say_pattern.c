/* say_pattern.c - describes a step's pattern: its cells and houses by their roles, without the
 * conclusions.
 *
 * The sentences follow the marks, one for each role, so that every technique has them.  A technique
 * whose parts have other names in the community has rows in `names`.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

#include <string.h>

static void say_sentence(const ChSentenceContext *context, const char *message,
                         const ChField *field, size_t count)
{
    if (context->out->length > 0)
        ch_text_char(context->out, ' ');
    ch_format(context->out, context->language, message, field, count);
}

static void say_things(const ChSentenceContext *context, const char *message, ChFieldType type,
                       const ChList *things)
{
    const ChField field = ch_list_field("things", type, things);

    if (things->count > 0)
        say_sentence(context, message, &field, 1);
}

/* ---- singles ---- */

static bool is_single(const ChStepRecord *step)
{
    return step->place_count == 1 && step->constraint_count == 1 && step->deadly_count == 0 &&
           ch_marks_with_role(step, CH_ROLE_LINK_FROM).count == 0;
}

static void say_single(const ChSentenceContext *context)
{
    const int premise = ch_first_premise(context->step);
    const bool of_house = premise >= CH_CELLS;
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(context->step->place[0])),
        ch_field_house("house", of_house ? (premise - CH_CELLS) / 9 : 0),
    };

    say_sentence(context,
                 of_house ? N_("In {house} one digit has just one place left: {cell}.")
                          : N_("{cell} has just one candidate left."),
                 CH_FIELDS(field));
}

/* ---- what is supposed ---- */

static bool places_digit(const ChStepRecord *step, int digit)
{
    for (size_t i = 0; i < step->place_count; i++)
        if (CH_CANDIDATE_DIGIT(step->place[i]) == digit)
            return true;
    return false;
}

static void say_start(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList target = ch_marks_with_role(step, CH_ROLE_TARGET);
    const ChList pivot = ch_marks_with_role(step, CH_ROLE_PIVOT);
    const ChList house = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList digit = ch_marks_with_role(step, CH_ROLE_DIGIT);
    const bool is_verity = strstr(step->technique, "verity") != NULL;
    const ChField field[] = {
        ch_field_cell("start", CH_CANDIDATE_CELL(target.item[0])),
        ch_field_cell("pivot", pivot.count > 0 ? pivot.item[0] : 0),
        ch_field_house("house", house.count > 0 ? house.item[0] : 0),
        ch_field_digit("digit", digit.count > 0 ? digit.item[0] : 0),
    };
    const char *message =
        step->place_count > 0
            ? N_("Suppose one of the candidates of {start} to be false, and follow where it leads.")
            : N_("Suppose one of the candidates of {start} to be true, and follow where it leads.");

    if (is_verity && pivot.count > 0)
        message = N_("Take each candidate of {pivot} in turn, and follow where it leads.");
    else if (is_verity && house.count > 0 && digit.count > 0)
        message = places_digit(step, digit.item[0])
                      ? N_("Take each place of one digit in {house} in turn, and follow where it "
                           "leads.")
                      : N_("Take each place of the {digit} in {house} in turn, and follow where "
                           "it leads.");
    say_sentence(context, message, CH_FIELDS(field));
}

/* ---- fish ---- */

static bool is_fish(const ChStepRecord *step)
{
    return ch_marks_with_role(step, CH_ROLE_COVER).count > 1 &&
           ch_marks_with_role(step, CH_ROLE_HOUSE).count > 1 &&
           ch_marks_with_role(step, CH_ROLE_DIGIT).count == 1;
}

static void say_fish(const ChSentenceContext *context)
{
    const ChList bases = ch_marks_with_role(context->step, CH_ROLE_HOUSE);
    const ChList covers = ch_marks_with_role(context->step, CH_ROLE_COVER);
    const ChField field[] = {
        ch_list_field("bases", CH_FIELD_HOUSES, &bases),
        ch_list_field("covers", CH_FIELD_HOUSES, &covers),
    };

    say_sentence(context, N_("The base houses are {bases}; the cover houses are {covers}."),
                 CH_FIELDS(field));
}

/* ---- any role ---- */

/* Returns the cells with a role, or the cells of the candidates with that role. */
static ChList cells_with_role(const ChStepRecord *step, ChRole role)
{
    const ChList marks = ch_marks_with_role(step, role);

    return role == CH_ROLE_CELL || role == CH_ROLE_PIVOT ? marks : ch_cells_of(&marks);
}

/* The name of a role by technique; the first row that matches applies. */
static const struct Name {
    const char *beginning; /* of the key */
    ChRole role;
    const char *message;
} names[] = {
    {"exocet-rules", CH_ROLE_PIVOT, N_("The base cells are {things}.")},
    {"exocet-rules", CH_ROLE_CELL, N_("The target cells are {things}.")},
    {"junior-exocet", CH_ROLE_PIVOT, N_("The base cells are {things}.")},
    {"junior-exocet", CH_ROLE_CELL, N_("The target cells are {things}.")},
    {"double-junior-exocet", CH_ROLE_PIVOT, N_("The base cells are {things}.")},
    {"double-junior-exocet", CH_ROLE_CELL, N_("The target cells are {things}.")},
    {"senior-exocet", CH_ROLE_PIVOT, N_("The base cells are {things}.")},
    {"senior-exocet", CH_ROLE_CELL, N_("The target cells are {things}.")},
    {"complex-senior-exocet", CH_ROLE_PIVOT, N_("The base cells are {things}.")},
    {"complex-senior-exocet", CH_ROLE_CELL, N_("The target cells are {things}.")},
    {"siamese-exocet", CH_ROLE_PIVOT, N_("The base cells are {things}.")},
    {"siamese-exocet", CH_ROLE_CELL, N_("The target cells are {things}.")},
    {"death-blossom", CH_ROLE_PIVOT, N_("The stem is {things}.")},
    {"aals", CH_ROLE_PIVOT, N_("The stem is {things}.")},
    {"set-death-blossom", CH_ROLE_PIVOT, N_("The stem is {things}.")},
    {"3d-medusa", CH_ROLE_PIVOT, N_("See what each colour would leave in {things}.")},
    {"firework", CH_ROLE_PIVOT, N_("The {things?corner is/corners are} {things}.")},
    {"broken-wing", CH_ROLE_GUARDIAN, N_("The guardians are in {things}.")},
    {"bivalue-oddagon", CH_ROLE_GUARDIAN, N_("The guardians are in {things}.")},
    {"tridagon", CH_ROLE_GUARDIAN, N_("The guardians are in {things}.")},
    {"impossible-pattern", CH_ROLE_GUARDIAN, N_("The guardians are in {things}.")},
    {"bug", CH_ROLE_GUARDIAN, N_("Only {things} {things?has/have} more than two candidates.")},
    {"xy", CH_ROLE_CELL, N_("The wings are {things}.")},
    {"", CH_ROLE_PIVOT, N_("The pivot is {things}.")},
    {"", CH_ROLE_CELL, N_("The {things?cell is/cells are} {things}.")},
    {"", CH_ROLE_FIN, N_("The {things?fin is/fins are} {things}.")},
    {"", CH_ROLE_ENDOFIN, N_("The {things?endo-fin is/endo-fins are} {things}.")},
    {"", CH_ROLE_GUARDIAN, N_("Other candidates are left in {things}.")},
};

static const char *role_message(const char *key, ChRole role)
{
    const struct Name *name = names;

    while (name->role != role || strncmp(name->beginning, key, strlen(name->beginning)) != 0)
        name++;
    return name->message;
}

static void say_role(const ChSentenceContext *context, ChRole role)
{
    const ChList cells = cells_with_role(context->step, role);

    say_things(context, role_message(context->step->technique, role), CH_FIELD_CELLS, &cells);
}

/* Describes a box and a line that cross, with the cells of their intersection if those are
 * marked. */
static void say_crossing(const ChSentenceContext *context, const ChList *cells, int house,
                         int cover)
{
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, cells),
        ch_field_house("house", house),
        ch_field_house("cover", cover),
    };

    say_sentence(context,
                 cells->count > 0 ? N_("{cells} lie where {house} and {cover} cross.")
                                  : N_("It is where {house} and {cover} cross."),
                 CH_FIELDS(field));
}

static void say_cells_and_houses(const ChSentenceContext *context)
{
    const ChList cells = ch_marks_with_role(context->step, CH_ROLE_CELL);
    const ChList houses = ch_marks_with_role(context->step, CH_ROLE_HOUSE);
    const ChList covers = ch_marks_with_role(context->step, CH_ROLE_COVER);

    if (houses.count == 1 && covers.count == 1) {
        say_crossing(context, &cells, houses.item[0], covers.item[0]);
        return;
    }
    say_role(context, CH_ROLE_CELL);
    say_things(context, N_("The {things?house is/houses are} {things}."), CH_FIELD_HOUSES, &houses);
    say_things(context, N_("The {things?cover house is/cover houses are} {things}."),
               CH_FIELD_HOUSES, &covers);
}

/* ---- sets, colours, chains ---- */

static void say_sets(const ChSentenceContext *context)
{
    int sets = 0;

    for (ChMarkedSet set = ch_marked_set(context->step, 0); set.cells.count > 0;
         set = ch_marked_set(context->step, ++sets)) {
        const ChField field[] = {
            ch_field_string("letter", ch_letter((size_t)sets)),
            ch_list_field("cells", CH_FIELD_CELLS, &set.cells),
            ch_field_digits("digits", set.digits),
        };
        say_sentence(context,
                     set.digits != 0 && context->step->place_count == 0
                         ? N_("Set {letter}: {cells}, with the {digits?digit/digits} {digits}.")
                         : N_("Set {letter}: {cells}."),
                     CH_FIELDS(field));
    }
}

static void say_commons(const ChSentenceContext *context)
{
    for (int group = 0; context->step->place_count == 0; group++) {
        const ChList sets = ch_marks_of_group(context->step, CH_ROLE_COMMON_SET, group);
        const ChList digit = ch_marks_of_group(context->step, CH_ROLE_COMMON_DIGIT, group);
        if (sets.count != 2 || digit.count != 1)
            return;
        const ChField field[] = {
            ch_field_string("one", ch_letter(sets.item[0])),
            ch_field_string("other", ch_letter(sets.item[1])),
            ch_field_digit("digit", digit.item[0]),
        };
        say_sentence(context, N_("Only one of sets {one} and {other} can have the {digit}."),
                     CH_FIELDS(field));
    }
}

static void say_colours(const ChSentenceContext *context)
{
    const bool one_digit = ch_marks_with_role(context->step, CH_ROLE_DIGIT).count == 1;

    for (int group = 0;; group++) {
        const ChList colour = ch_marks_of_group(context->step, CH_ROLE_COLOUR, group);
        const ChList cells = ch_cells_of(&colour);
        if (colour.count == 0)
            return;
        const ChField field[] = {
            ch_field_number("number", (uint32_t)group + 1),
            one_digit ? ch_list_field("things", CH_FIELD_CELLS, &cells)
                      : ch_list_field("things", CH_FIELD_PLACED, &colour),
        };
        say_sentence(context, N_("Colour {number}: {things}."), CH_FIELDS(field));
    }
}

/* Lists the cells of a chain, in its order. */
static void say_chain(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    ChList cells = {.count = 0};

    for (const ChMark *mark = step->mark; mark != ch_marks_end(step); mark++)
        if ((mark->role == CH_ROLE_LINK_FROM || mark->role == CH_ROLE_LINK_TO) &&
            mark->thing < CH_CANDIDATES)
            ch_list_add(&cells, (uint16_t)CH_CANDIDATE_CELL(mark->thing));
    say_things(context, N_("The chain runs through {things}, in this order."), CH_FIELD_CELLS,
               &cells);
}

static bool begins_role(const ChMark *mark, const ChMark *first, ChRole role)
{
    return mark->role == role && mark->thing < CH_CANDIDATES &&
           (mark == first || mark[-1].role != role || mark[-1].group != mark->group);
}

/* Lists the cells where chains begin that all lead to one target.  The target is not revealed at
 * this depth. */
static void say_chains(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    ChList cells = {.count = 0};
    int reached = CH_NONE;

    for (const ChMark *mark = step->mark; mark != ch_marks_end(step); mark++) {
        if (begins_role(mark, step->mark, CH_ROLE_LINK_FROM) && mark->thing != reached)
            ch_list_add(&cells, (uint16_t)CH_CANDIDATE_CELL(mark->thing));
        if (begins_role(mark, step->mark, CH_ROLE_LINK_TO))
            reached = mark->thing;
    }
    say_things(context, N_("{things?A chain leads/Chains lead} on from {things}."), CH_FIELD_CELLS,
               &cells);
}

void ch_say_pattern(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const bool fish = is_fish(step);
    const bool cells = ch_marks_with_role(step, CH_ROLE_CELL).count > 0;
    ChText text = CH_TEXT_EMPTY;
    const ChSentenceContext own = {&text, context->language, context->before,
                                   step,  context->part,     context->is_brief};

    if (is_single(step)) {
        say_single(&own);
    } else if (ch_is_supposition(step)) {
        say_start(&own);
    } else {
        say_role(&own, CH_ROLE_PIVOT);
        if (fish)
            say_fish(&own);
        else
            say_cells_and_houses(&own);
        say_sets(&own);
        say_commons(&own);
        say_role(&own, CH_ROLE_FIN);
        say_role(&own, CH_ROLE_ENDOFIN);
        say_role(&own, CH_ROLE_GUARDIAN);
        say_colours(&own);
        if (fish && ch_marks_with_role(step, CH_ROLE_TARGET).count > 0)
            say_chains(&own);
        else if (fish || !cells)
            say_chain(&own);
    }
    if (text.length == 0)
        ch_say_where(&own);
    ch_text_puts(context->out, ch_text_whole(&text));
    context->out->failed |= text.failed;
    ch_text_free(&text);
}
