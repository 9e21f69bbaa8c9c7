/* say_stem_blossom.c - petals around a stem of several digits too many: AALS with two restricted
 * commons, set death blossom.
 *
 * SPDX-License-Identifier: MIT
 */
#include "groups.h"

enum { MOST_PETALS = 8 };

typedef struct Stem {
    ChList cells;
    unsigned digits;
    int petals;
    unsigned lost[MOST_PETALS]; /* to each petal that has no z */
    unsigned left;              /* after all petals, without z */
    int digit;                  /* z */
    ChList own;                 /* the cells of the stem that must have z where no petal has */
} Stem;

/* Returns the digits that the stem and a group cannot share, but z. */
static unsigned commons_with(const ChSentenceContext *context, const Stem *stem, int group)
{
    const ChCellSet cells = ch_set_of_cells(&stem->cells);
    unsigned commons = 0;

    CH_EACH_DIGIT(digit, stem->digits & ~(1u << stem->digit)) {
        const ChCellSet open = ch_board_open(context->before, digit);
        const ChCellSet places = ch_group_places(context, group, digit);
        if (!ch_cells_empty(places) &&
            ch_cells_within(ch_cells_and(cells, open), ch_common_peers(places)))
            commons |= 1u << digit;
    }
    return commons;
}

static void find_own(const ChSentenceContext *context, Stem *stem)
{
    const unsigned z = 1u << stem->digit;

    if ((size_t)ch_count(stem->left | z) != stem->cells.count || !(stem->digits & z))
        return;
    for (size_t i = 0; i < stem->cells.count; i++)
        if (context->before->candidates[stem->cells.item[i]] & z)
            ch_list_add(&stem->own, stem->cells.item[i]);
}

static bool read_stem(const ChSentenceContext *context, Stem *stem)
{
    const ChStepRecord *const step = context->step;

    *stem = (Stem){.cells = ch_marks_with_role(step, CH_ROLE_PIVOT),
                   .petals = ch_count_groups(context)};
    if (stem->cells.count == 0 || stem->petals == 0 || stem->petals > MOST_PETALS ||
        step->eliminate_count == 0)
        return false;
    stem->digits = ch_candidates_of(context, &stem->cells);
    stem->digit = CH_CANDIDATE_DIGIT(step->eliminate[0]);
    stem->left = stem->digits & ~(1u << stem->digit);
    for (int i = 0; i < stem->petals; i++) {
        stem->lost[i] = commons_with(context, stem, i);
        stem->left &= ~stem->lost[i];
        if (stem->lost[i] == 0)
            return false;
    }
    find_own(context, stem);
    return (size_t)ch_count(stem->left) < stem->cells.count;
}

static void say_stem(const ChSentenceContext *context, const char *message, const Stem *stem,
                     int petal)
{
    const unsigned rest = stem->left | (stem->own.count > 0 ? 1u << stem->digit : 0);
    const ChField field[] = {
        ch_list_field("stem", CH_FIELD_CELLS, &stem->cells),
        ch_list_field("own", CH_FIELD_PLACES, &stem->own),
        ch_field_digits("digits", stem->digits),
        ch_field_number("count", (uint32_t)stem->cells.count),
        ch_field_digits("lost", petal >= 0 ? stem->lost[petal] : 0),
        ch_field_choice("either", petal >= 0 ? stem->lost[petal] : 0),
        ch_field_string("letter", petal >= 0 ? ch_letter((size_t)petal) : ""),
        ch_field_digits("left", rest),
        ch_field_digit("z", stem->digit),
    };

    ch_say_next(context, message, CH_FIELDS(field));
}

/* Writes why the cells cannot have z. */
static void say_seeing(const ChSentenceContext *context, const Stem *stem)
{
    ChText names = CH_TEXT_EMPTY;
    ChList targets = {.count = 0};

    for (size_t i = 0; i < context->step->eliminate_count; i++)
        ch_list_add(&targets, (uint16_t)CH_CANDIDATE_CELL(context->step->eliminate[i]));
    for (int i = 0; i < stem->petals; i++) {
        ch_text_puts(&names, i > 0 ? ", " : "");
        ch_text_puts(&names, ch_letter((size_t)i));
    }
    const ChField own = ch_list_field("own", CH_FIELD_CELLS, &stem->own);
    if (stem->own.count > 0) {
        ch_text_puts(&names, ", ");
        ch_format(&names, context->language, "{own}", &own, 1);
    }
    const ChField field[] = {
        ch_list_field("targets", CH_FIELD_CELLS, &targets),
        ch_field_string("names", ch_text_whole(&names)),
        ch_field_digit("z", stem->digit),
    };
    ch_say_next(context,
                N_("{targets} {targets?sees/each see} every {z} of {names}: {targets?it cannot "
                   "be/they cannot be} {z}."),
                CH_FIELDS(field));
    context->out->failed |= names.failed;
    ch_text_free(&names);
}

static void say_why(const ChSentenceContext *context, const Stem *stem)
{
    for (int i = 0; i < stem->petals; i++)
        say_stem(context,
                 N_("Without {z}, {letter} needs its {lost}: the stem cannot have {either}."), stem,
                 i);
    if (stem->own.count > 0)
        say_stem(
            context,
            N_("If no group has {z}, the stem can only have {left}: one digit a cell. So {z} is "
               "in a group, or in {own}."),
            stem, -1);
    else
        say_stem(context,
                 N_("If no group has {z}, the stem can only have {left}: too few. So one of the "
                    "groups has {z}."),
                 stem, -1);
    if (!context->is_brief)
        say_seeing(context, stem);
}

bool ch_say_stem_blossom(const ChSentenceContext *context)
{
    Stem stem;

    if (!read_stem(context, &stem))
        return false;
    switch (context->part) {
    case CH_PART_WHERE:
        ch_say_look_at(context, CH_BOX_OF(stem.cells.item[0]));
        return true;
    case CH_PART_WHAT:
        say_stem(context,
                 N_("Which groups with one digit more than cells take digits from {stem}?"), &stem,
                 -1);
        return true;
    case CH_PART_SEE:
        say_stem(context, N_("The stem is {stem}, with {digits}."), &stem, -1);
        ch_text_char(context->out, ' ');
        ch_say_all_groups(context, stem.petals, " ");
        return true;
    case CH_PART_ASK:
        say_stem(context, N_("What is left for the stem if no group has {z}?"), &stem, -1);
        return true;
    case CH_PART_WHY:
        say_why(context, &stem);
        return true;
    default:
        return false;
    }
}
