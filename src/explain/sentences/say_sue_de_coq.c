/* say_sue_de_coq.c - describes Sue de Coq and aligned exclusion: groups of cells whose digits are
 * counted, or tried, together.
 *
 * SPDX-License-Identifier: MIT
 */
#include "groups.h"

/* ---- Sue de Coq: where a line and a box cross, with group A in the line and B in the box ---- */

typedef struct SueDeCoq {
    ChList cells;
    int line, box;
    ChMarkedSet a, b;
    unsigned digits; /* of the crossing, and below of all cells together */
    unsigned all;
} SueDeCoq;

static bool has_digits(const ChSentenceContext *context, const ChList *cells, unsigned digits)
{
    return cells->count > 0 && ch_candidates_of(context, cells) == digits;
}

static bool read_sue_de_coq(SueDeCoq *sue, const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);

    if (houses.count != 2)
        return false;
    *sue = (SueDeCoq){.cells = ch_marks_with_role(step, CH_ROLE_CELL),
                      .line = houses.item[0],
                      .box = houses.item[1],
                      .a = ch_marked_set(step, 0),
                      .b = ch_marked_set(step, 1),
                      .digits = ch_digits_with_role(step, CH_ROLE_DIGIT)};
    sue->all = sue->digits | sue->a.digits | sue->b.digits;
    return has_digits(context, &sue->cells, sue->digits) &&
           has_digits(context, &sue->a.cells, sue->a.digits) &&
           has_digits(context, &sue->b.cells, sue->b.digits) &&
           sue->cells.count + sue->a.cells.count + sue->b.cells.count ==
               (size_t)(ch_count(sue->all) + ch_count(sue->a.digits & sue->b.digits));
}

static const char *const sue_words[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at {line} and {box}."),
    [CH_PART_WHAT] =
        N_("Take cells where {line} and {box} cross. Which cells in the rest of {line} "
           "and in the rest of {box} share their digits?"),
    [CH_PART_SEE] = N_("{cells}, where {line} and {box} cross, have the digits {digits}."),
    [CH_PART_ASK] = N_("Count cells and digits: {count} cells. How often does each digit fit?"),
    [CH_PART_WHY] = N_("That is {count} cells for {count} digits, and none of these fits twice: A "
                       "and B share no digit. So all are used up."),
};

/* The last sentence where both groups have some digits. */
static const char *const shared_words[CH_PARTS] = {
    [CH_PART_WHY] = N_("The {shared} can be in A and in B, any other digit only once. That makes "
                       "{count} digits for {count} cells, so all are used up."),
};

bool ch_say_sue_de_coq(const ChSentenceContext *context)
{
    SueDeCoq sue;

    if (!read_sue_de_coq(&sue, context))
        return false;
    const unsigned shared = sue.a.digits & sue.b.digits;
    const size_t count = sue.cells.count + sue.a.cells.count + sue.b.cells.count;
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &sue.cells),
        ch_field_digits("digits", sue.digits),
        ch_field_house("line", sue.line),
        ch_field_house("box", sue.box),
        ch_field_number("count", (uint32_t)count),
        ch_field_digits("shared", shared),
        ch_field_choice("twice", shared & sue.digits),
        ch_field_choice("inline", (sue.all & ~sue.b.digits) | sue.a.digits),
        ch_field_choice("inbox", (sue.all & ~sue.a.digits) | sue.b.digits),
    };
    if ((shared == 0 || !ch_say_part(context, shared_words, CH_FIELDS(field))) &&
        !ch_say_part(context, sue_words, CH_FIELDS(field)))
        return false;
    if (context->part == CH_PART_WHY && !context->is_brief)
        ch_say_next(context,
                    N_("The rest of {line} has no {inline}, the rest of {box} no {inbox}."),
                    CH_FIELDS(field));
    if (context->part == CH_PART_WHY && !context->is_brief && (shared & sue.digits) != 0)
        ch_say_next(context, N_("Where they cross there is no {twice}."), CH_FIELDS(field));
    if (context->part == CH_PART_SEE) {
        ch_text_char(context->out, ' ');
        ch_say_all_groups(context, 2, " ");
    }
    return true;
}

/* ---- aligned exclusion ---- */

/* Returns the cells but one. */
static ChList without(const ChList *cells, int cell)
{
    ChList rest = {.count = 0};

    for (size_t i = 0; i < cells->count; i++)
        if (cells->item[i] != cell)
            ch_list_add(&rest, cells->item[i]);
    return rest;
}

/* Returns the digits that the step removes from a cell. */
static unsigned removed_from(const ChStepRecord *step, int cell)
{
    unsigned digits = 0;

    for (size_t i = 0; i < step->eliminate_count; i++)
        if (CH_CANDIDATE_CELL(step->eliminate[i]) == cell)
            digits |= 1u << CH_CANDIDATE_DIGIT(step->eliminate[i]);
    return digits;
}

/* Writes what fails, cell by cell. */
static void say_exclusions(const ChSentenceContext *context, const ChList *cells,
                           const ChList *excluders)
{
    bool any = false;

    for (size_t i = 0; i < cells->count; i++) {
        const int cell = cells->item[i];
        const unsigned digits = removed_from(context->step, cell);
        const ChList rest = without(cells, cell);
        const ChField field[] = {
            ch_field_cell("cell", cell),
            ch_field_choice("digits", digits),
            ch_list_field("rest", CH_FIELD_CELLS, &rest),
            ch_list_field("excluders", CH_FIELD_PLACES, excluders),
        };
        if (digits == 0)
            continue;
        ch_text_puts(context->out, any ? " " : "");
        any = true;
        ch_say(context,
               excluders->count == 0
                   ? N_("With {digits} in {cell}, every choice for {rest} repeats a digit in a "
                        "line or box.")
                   : N_("With {digits} in {cell}, every choice for {rest} repeats a digit in a "
                        "line or box, or leaves none for {excluders}."),
               CH_FIELDS(field));
    }
}

static const char *const aligned_words[CH_PARTS] = {
    [CH_PART_WHAT] = N_("Go through the digits that {cells} can hold together."),
    [CH_PART_SEE] = N_("{excluders} {excluders?sees/each see} {cells}."),
    [CH_PART_ASK] = N_("Which digits of {cells} leave a cell without any?"),
};

static const char *const unexcluded_words[CH_PARTS] = {
    [CH_PART_SEE] = N_("{cells} share houses, so not every choice of digits fits."),
};

bool ch_say_aligned_exclusion(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList excluders = ch_marks_with_role(step, CH_ROLE_SET_CELL);

    if (cells.count < 2 || cells.count > 4 || step->eliminate_count == 0)
        return false;
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_list_field("excluders", CH_FIELD_CELLS, &excluders),
    };
    if (context->part == CH_PART_WHY) {
        say_exclusions(context, &cells, &excluders);
        return true;
    }
    return (excluders.count == 0 && ch_say_part(context, unexcluded_words, CH_FIELDS(field))) ||
           ch_say_part(context, aligned_words, CH_FIELDS(field));
}
