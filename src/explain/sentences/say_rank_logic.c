/* say_rank_logic.c - rank logic: its truths and links, in words and in signs.
 *
 *      truths \ links       3r5 7c2 r1c1 \ 3b4 7r1 r5c2
 *
 * SPDX-License-Identifier: MIT
 */
#include "notation.h"
#include "reasons.h"
#include "step_notation.h"

static bool holds_all(int constraint, const ChList *candidates)
{
    size_t held = 0;

    for (int i = 0; i < CH_DIGITS; i++)
        for (size_t k = 0; k < candidates->count; k++)
            held += candidates->item[k] == ch_constraint_candidate(constraint, i);
    return held == candidates->count;
}

/* Returns the constraint of a link with these candidates: the first that holds them all. */
static int link_of(const ChList *candidates)
{
    int link = 0;

    while (link < CH_CONSTRAINTS && !holds_all(link, candidates))
        link++;
    return link < CH_CONSTRAINTS ? link : CH_NONE;
}

static ChList truths_of(const ChStepRecord *step)
{
    ChList truths = {.count = 0};

    for (size_t i = 0; i < step->constraint_count; i++)
        if (step->constraint[i] < CH_CONSTRAINTS)
            ch_list_add(&truths, step->constraint[i]);
    return truths;
}

static ChList links_of(const ChStepRecord *step)
{
    ChList links = {.count = 0};
    int group = 0;

    for (ChList held = ch_marks_of_group(step, CH_ROLE_COLOUR, 0); held.count > 0;
         held = ch_marks_of_group(step, CH_ROLE_COLOUR, ++group)) {
        const int link = link_of(&held);
        if (link != CH_NONE)
            ch_list_add(&links, (uint16_t)link);
    }
    return links;
}

/* ---- words ---- */

static ChList houses_of(const ChList *constraints, int digit)
{
    ChList houses = {.count = 0};

    for (size_t i = 0; i < constraints->count; i++) {
        const int line = constraints->item[i] - CH_CELLS;
        if (line >= 0 && (digit == CH_NO_DIGIT || line % 9 == digit))
            ch_list_add(&houses, (uint16_t)(line / 9));
    }
    ch_list_sort(&houses);
    return houses;
}

static void put_separator(ChText *out)
{
    if (out->length > 0)
        ch_text_puts(out, "; ");
}

/* Writes cells, and for each digit its houses: "r2c8; 5 in column 9; 6 in rows 1 and 2". */
static void put_constraints(const ChSentenceContext *context, ChText *out, const ChList *list)
{
    for (size_t i = 0; i < list->count; i++) {
        char name[CH_NAME_SIZE];
        if (list->item[i] >= CH_CELLS)
            continue;
        put_separator(out);
        ch_text_add(out, name, ch_name_cell(name, list->item[i]));
    }
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChList houses = houses_of(list, digit);
        const ChField field[] = {
            ch_field_digit("digit", digit),
            ch_list_field("houses", CH_FIELD_HOUSES, &houses),
        };
        if (houses.count == 0)
            continue;
        put_separator(out);
        ch_format(out, context->language, N_("{digit} in {houses}"), CH_FIELDS(field));
    }
}

/* Returns the cells and houses to look at, as houses. */
static ChList houses_to_see(const ChList *truths)
{
    ChList houses = houses_of(truths, CH_NO_DIGIT);

    for (size_t i = 0; i < truths->count; i++)
        if (truths->item[i] < CH_CELLS)
            ch_list_add(&houses, (uint16_t)CH_BOX_OF(truths->item[i]));
    ch_list_sort(&houses);
    return houses;
}

static bool say_counts(const ChSentenceContext *context, const ChList *truths, const ChList *links,
                       const char *truth_names, const char *link_names)
{
    static const char *const full[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {houses}."),
        [CH_PART_WHAT] =
            N_("Find {count} truths: cells, or digits in houses. {links} links must hold all "
               "of their candidates."),
        [CH_PART_SEE] =
            N_("Each of these truths has exactly one true candidate: {truth_names}. All "
               "their candidates are in these links, each with at most one: "
               "{link_names}."),
        [CH_PART_ASK] = N_("How many true candidates are in the truths, and for how many is there "
                           "room in the links?"),
        [CH_PART_WHY] = N_("The {count} truths need {count} places, and the {links} links have "
                           "{rank} more. So a candidate in {overlap} more links than truths is "
                           "false."),
    };
    static const char *const rank_0 =
        N_("The {count} truths need all places that the {links} links have. So a candidate in more "
           "links than truths is false.");
    const ChList houses = houses_to_see(truths);
    const uint32_t rank = (uint32_t)(links->count - truths->count);
    const ChField field[] = {
        ch_list_field("houses", CH_FIELD_HOUSES, &houses),
        ch_field_number("count", (uint32_t)truths->count),
        ch_field_number("links", (uint32_t)links->count),
        ch_field_number("rank", rank),
        ch_field_number("overlap", rank + 1),
        ch_field_string("truth_names", truth_names),
        ch_field_string("link_names", link_names),
    };
    const char *message[CH_PARTS];

    memcpy(message, full, sizeof message);
    if (rank == 0)
        message[CH_PART_WHY] = rank_0;
    return ch_say_part(context, message, CH_FIELDS(field));
}

bool ch_say_rank_logic(const ChSentenceContext *context)
{
    const ChList truths = truths_of(context->step);
    const ChList links = links_of(context->step);
    ChText truth_names = CH_TEXT_EMPTY;
    ChText link_names = CH_TEXT_EMPTY;

    if (truths.count == 0 || links.count < truths.count)
        return false;
    put_constraints(context, &truth_names, &truths);
    put_constraints(context, &link_names, &links);
    const bool is_said = say_counts(context, &truths, &links, ch_text_whole(&truth_names),
                                    ch_text_whole(&link_names));
    ch_text_free(&truth_names);
    ch_text_free(&link_names);
    return is_said;
}

/* ---- signs ---- */

static void put_signs(ChText *out, const ChList *constraints)
{
    for (size_t i = 0; i < constraints->count; i++) {
        char name[CH_NAME_SIZE];
        if (i > 0)
            ch_text_char(out, ' ');
        ch_text_add(out, name, ch_name_constraint(name, constraints->item[i]));
    }
}

bool ch_notation_rank_logic(const ChSentenceContext *context)
{
    const ChList truths = truths_of(context->step);
    const ChList links = links_of(context->step);

    put_signs(context->out, &truths);
    ch_text_puts(context->out, " \\ ");
    put_signs(context->out, &links);
    return truths.count > 0 && links.count > 0;
}
