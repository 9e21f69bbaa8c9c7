/* say_als_links.c - describes almost locked sets that are linked otherwise: ALS chain, ALS-W-wing,
 * death blossom.
 *
 * SPDX-License-Identifier: MIT
 */
#include "groups.h"

/* ---- ALS chains ---- */

static void say_chain_group(const ChSentenceContext *context, const char *message, int group,
                            int lost, int kept, int house)
{
    const ChField field[] = {
        ch_field_string("letter", ch_letter((size_t)group)),
        ch_field_choice("z", ch_digits_with_role(context->step, CH_ROLE_DIGIT)),
        ch_field_digits("all", ch_digits_with_role(context->step, CH_ROLE_DIGIT)),
        ch_field_digit("lost", lost),
        ch_field_digit("kept", kept),
        ch_field_house("house", house >= 0 ? house : 0),
    };

    ch_say(context, message, CH_FIELDS(field));
}

static void say_either_end(const ChSentenceContext *context, const char *message, int groups)
{
    say_chain_group(context, message, groups - 1, 0, 0, -1);
}

static const char *link_message(int house, bool is_last)
{
    if (is_last)
        return house >= 0 ? N_("So {letter} has no {lost} ({house}) and needs its {all}.")
                          : N_("So {letter} has no {lost} and needs its {all}.");
    return house >= 0 ? N_("So {letter} has no {lost} ({house}) and needs its {kept}.")
                      : N_("So {letter} has no {lost} and needs its {kept}.");
}

static void say_chain_links(const ChSentenceContext *context, int groups, const char *joint)
{
    const ChStepRecord *const step = context->step;

    if (context->is_brief) {
        say_either_end(context,
                       N_("If A has no {z}, it follows group by group that {letter} has its {all}. "
                          "So A or {letter} has the {all} in any case."),
                       groups);
        return;
    }
    say_chain_group(context, N_("Suppose {letter} has no {z}. Then it needs its {kept}."), 0, 0,
                    ch_restricted_common(step, 0), -1);
    for (int i = 1; i < groups; i++) {
        const bool is_last = i + 1 == groups;
        const int lost = ch_restricted_common(step, i - 1);
        const int house = ch_house_of_groups(context, i - 1, i, lost);
        ch_text_puts(context->out, joint);
        say_chain_group(context, link_message(house, is_last), i, lost,
                        is_last ? 0 : ch_restricted_common(step, i), house);
    }
    ch_text_puts(context->out, joint);
    say_either_end(context, N_("Either way A or {letter} has the {all}."), groups);
    ch_say_excluded_by(context, 0, groups - 1);
}

/* Returns the number of groups of an ALS chain; 0 where the record has none. */
static int count_chained(const ChSentenceContext *context)
{
    const int groups = ch_count_groups(context);

    for (int i = 0; i + 1 < groups; i++)
        if (ch_restricted_common(context->step, i) == CH_NO_DIGIT)
            return 0;
    return groups >= 3 ? groups : 0;
}

/* Writes all groups of a chain, or its ends in a brief text. */
static void say_chain_groups(const ChSentenceContext *context, int groups)
{
    const ChField field[] = {
        ch_field_count("groups", (size_t)groups),
        ch_field_string("letter", ch_letter((size_t)groups - 1)),
    };

    if (!context->is_brief) {
        ch_say_all_groups(context, groups, " ");
        return;
    }
    ch_say(context, N_("A chain of {groups} groups leads from A to {letter}."), CH_FIELDS(field));
    ch_text_char(context->out, ' ');
    ch_say_group(context, 0);
    ch_text_char(context->out, ' ');
    ch_say_group(context, groups - 1);
}

bool ch_say_als_chain(const ChSentenceContext *context)
{
    const int groups = count_chained(context);
    const ChField field[] = {
        ch_field_number("groups", (uint32_t)groups),
        ch_field_choice("z", ch_digits_with_role(context->step, CH_ROLE_DIGIT)),
    };

    if (groups == 0)
        return false;
    switch (context->part) {
    case CH_PART_WHERE:
        ch_say_look_at(context, ch_house_of_group(context, 0));
        return true;
    case CH_PART_WHAT:
        ch_say_two_groups(context,
                          N_("A chain of groups with one digit more than cells leads from {a} "
                             "{a?cell/cells} in {one} to {b} in {other}."),
                          groups - 1);
        return true;
    case CH_PART_SEE:
        say_chain_groups(context, groups);
        return true;
    case CH_PART_ASK:
        ch_say(context, N_("What follows, group by group, if A has no {z}?"), CH_FIELDS(field));
        return true;
    case CH_PART_WHY:
        say_chain_links(context, groups, " ");
        return true;
    default:
        return false;
    }
}

bool ch_argue_als_chain(const ChSentenceContext *context)
{
    const int groups = count_chained(context);

    if (groups == 0)
        return false;
    if (context->part == CH_PART_ALL) {
        ch_say_all_groups(context, groups, "\n");
        ch_text_char(context->out, '\n');
    }
    say_chain_links(context, groups, "\n");
    ch_say_conclusion_line(context);
    return true;
}

/* ---- ALS-W-wing ---- */

typedef struct WWing {
    int house;
    int digit;
    int cell[2];
    int seen[2]; /* the house in which each cell sees the digit's places in its group */
} WWing;

static bool read_w_wing(WWing *wing, const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList house = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList from = ch_marks_with_role(step, CH_ROLE_LINK_FROM);
    const ChList to = ch_marks_with_role(step, CH_ROLE_LINK_TO);

    if (ch_count_groups(context) != 2 || house.count != 1 || from.count != 1 || to.count != 1)
        return false;
    *wing = (WWing){.house = house.item[0],
                    .digit = CH_CANDIDATE_DIGIT(from.item[0]),
                    .cell = {CH_CANDIDATE_CELL(from.item[0]), CH_CANDIDATE_CELL(to.item[0])}};
    for (int i = 0; i < 2; i++) {
        ChCellSet all = ch_group_places(context, i, wing->digit);
        ch_cells_add(&all, wing->cell[i]);
        const ChList cells = ch_list_of_set(&all);
        wing->seen[i] = ch_house_of_cells(&cells);
        if (wing->seen[i] < 0)
            return false;
    }
    return true;
}

static void say_w_wing(const ChSentenceContext *context, const char *message, const WWing *wing)
{
    const ChField field[] = {
        ch_field_house("house", wing->house),
        ch_field_digit("x", wing->digit),
        ch_field_cell("p", wing->cell[0]),
        ch_field_cell("q", wing->cell[1]),
        ch_field_house("one", wing->seen[0]),
        ch_field_house("other", wing->seen[1]),
        ch_field_digits("z", ch_digits_with_role(context->step, CH_ROLE_DIGIT)),
    };

    ch_say(context, message, CH_FIELDS(field));
}

bool ch_say_als_w_wing(const ChSentenceContext *context)
{
    WWing wing;

    if (!read_w_wing(&wing, context))
        return false;
    switch (context->part) {
    case CH_PART_WHERE:
        say_w_wing(context, N_("Look at {house}."), &wing);
        return true;
    case CH_PART_WHAT:
        say_w_wing(context,
                   N_("In {house} the {x} has just two places. Which group does each of them see?"),
                   &wing);
        return true;
    case CH_PART_SEE:
        ch_say_all_groups(context, 2, " ");
        ch_text_char(context->out, ' ');
        say_w_wing(context,
                   N_("In {one}, {p} sees every {x} of A; in {other}, {q} sees every {x} of B."),
                   &wing);
        return true;
    case CH_PART_ASK:
        say_w_wing(context, N_("What do the two places of the {x} mean for A and B?"), &wing);
        return true;
    case CH_PART_WHY:
        say_w_wing(context,
                   N_("The {x} of {house} is in {p} or {q}, so A or B has none and needs all its "
                      "others. So A or B has the {z}."),
                   &wing);
        ch_say_excluded_by(context, 0, 1);
        return true;
    default:
        return false;
    }
}

/* ---- death blossom ---- */

static void say_petal(const ChSentenceContext *context, int petal, int stem, int digit)
{
    ChCellSet all = ch_group_places(context, petal, digit);

    ch_cells_add(&all, stem);
    const ChList cells = ch_list_of_set(&all);
    const int house = ch_house_of_cells(&cells);
    const ChField field[] = {
        ch_field_cell("stem", stem),
        ch_field_digit("digit", digit),
        ch_field_string("letter", ch_letter((size_t)petal)),
        ch_field_house("house", house >= 0 ? house : 0),
        ch_field_digits("z", ch_digits_with_role(context->step, CH_ROLE_DIGIT)),
    };
    ch_say(context,
           house >= 0
               ? N_("If {stem} is {digit}, {letter} has no {digit} ({house}) and needs its {z}.")
               : N_("If {stem} is {digit}, {letter} has no {digit} and needs its {z}."),
           CH_FIELDS(field));
    ch_text_char(context->out, ' ');
}

enum { MAX_PETALS = CH_DIGITS };

void ch_say_petals(const ChSentenceContext *context, const ChList *stem)
{
    const unsigned zs = ch_digits_with_role(context->step, CH_ROLE_DIGIT);
    const ChField field = ch_field_digits("z", zs);
    const int petals = (int)stem->count;

    for (int i = 0; i < petals; i++)
        say_petal(context, i, CH_CANDIDATE_CELL(stem->item[i]), CH_CANDIDATE_DIGIT(stem->item[i]));
    ch_say(context, N_("So one of the groups has the {z} in every case."), &field, 1);
    if (context->is_brief)
        return;
    CH_EACH_DIGIT(digit, zs) {
        ChAlternative alternative[MAX_PETALS];
        for (int i = 0; i < petals; i++)
            alternative[i] = ch_alternative(context, i, digit);
        ch_say_seen(context, digit, alternative, (size_t)petals);
    }
}

static ChList candidates_of(const ChSentenceContext *context, int cell)
{
    ChList candidates = {.count = 0};

    CH_EACH_DIGIT(digit, context->before->candidates[cell])
        ch_list_add(&candidates, (uint16_t)CH_CANDIDATE(cell, digit));
    return candidates;
}

bool ch_say_death_blossom(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHAT] = N_("For each candidate of {stem} find a group with one digit more than "
                            "cells that {stem} takes it from."),
        [CH_PART_SEE] = N_("{stem} can only be {digits}."),
        [CH_PART_ASK] = N_("What does each digit of {stem} leave for its group?"),
    };
    const ChList stem = ch_marks_with_role(context->step, CH_ROLE_PIVOT);
    const int petals = ch_count_groups(context);

    if (stem.count != 1 || petals == 0 ||
        petals != ch_count(context->before->candidates[stem.item[0]]))
        return false;
    const ChField field[] = {
        ch_field_cell("stem", stem.item[0]),
        ch_field_choice("digits", context->before->candidates[stem.item[0]]),
    };
    if (context->part == CH_PART_WHERE) {
        ch_say_look_at(context, CH_BOX_OF(stem.item[0]));
        return true;
    }
    if (context->part == CH_PART_WHY) {
        const ChList candidates = candidates_of(context, stem.item[0]);
        ch_say_petals(context, &candidates);
        return true;
    }
    if (!ch_say_part(context, message, CH_FIELDS(field)))
        return false;
    if (context->part == CH_PART_SEE) {
        ch_text_char(context->out, ' ');
        ch_say_all_groups(context, petals, " ");
    }
    return true;
}
