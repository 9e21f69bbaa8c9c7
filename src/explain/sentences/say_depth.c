/* say_depth.c - the first two depths of a hint: where to look, and what to look for.
 *
 * The place to look is the smallest region that holds the whole pattern: a house, or a few boxes. A
 * pattern that spreads over the grid is looked for around the house of its conclusions.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

#include <string.h>

#include "technique.h"
#include "technique_text.h"

/* ---- where ---- */

/* Returns the cells of the candidates in the premises of a step, and of its deadly patterns. */
static ChCellSet cells_of_premises(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    ChCellSet cells = {{0}};

    for (size_t i = 0; i < step->constraint_count; i++)
        for (int k = 0; k < CH_DIGITS; k++) {
            const int candidate = ch_constraint_candidate(step->constraint[i], k);
            if (ch_board_has(context->before, candidate))
                ch_cells_add(&cells, CH_CANDIDATE_CELL(candidate));
        }
    for (size_t i = 0; i < step->deadly_count; i++)
        for (int cell = 0; cell < CH_CELLS; cell++)
            if (step->deadly[i].digits[cell] != 0)
                ch_cells_add(&cells, cell);
    return cells;
}

static ChCellSet cells_of_conclusions(const ChStepRecord *step)
{
    ChCellSet cells = {{0}};

    for (size_t i = 0; i < step->place_count; i++)
        ch_cells_add(&cells, CH_CANDIDATE_CELL(step->place[i]));
    for (size_t i = 0; i < step->eliminate_count; i++)
        ch_cells_add(&cells, CH_CANDIDATE_CELL(step->eliminate[i]));
    return cells;
}

/* Returns a house that holds all the cells, preferably a marked one, otherwise boxes first; -1 when
 * there is none. */
static int house_around(ChCellSet cells, const ChList *marked)
{
    for (size_t i = 0; i < marked->count; i++)
        if (ch_cells_within(cells, ch_house_cells[marked->item[i]]))
            return marked->item[i];
    for (int house = 0; house < CH_HOUSES; house++)
        if (ch_cells_within(cells, ch_house_cells[house]))
            return house;
    return -1;
}

static ChList boxes_around(ChCellSet cells)
{
    ChList boxes = {.count = 0};

    for (int box = 0; box < CH_BOXES; box++)
        if (ch_cells_in_box(&cells, box) != 0)
            ch_list_add(&boxes, (uint16_t)box);
    return boxes;
}

/* Reports whether there are several houses and all are of the KINDS, a set of houses. */
static bool are_all_of_kinds(const ChList *houses, uint32_t kinds)
{
    for (size_t i = 0; i < houses->count; i++)
        if (!(kinds >> houses->item[i] & 1))
            return false;
    return houses->count > 1;
}

enum { FEW_BOXES = 4 };

void ch_say_where(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList marked = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList none = {.count = 0};
    const ChCellSet pattern = cells_of_premises(context);
    const ChCellSet concluded = cells_of_conclusions(step);
    const ChList boxes = boxes_around(ch_cells_empty(pattern) ? concluded : pattern);
    const bool is_fish = ch_marks_with_role(step, CH_ROLE_COVER).count > 1;
    const int around = house_around(pattern, &marked);
    const int concluded_house = house_around(concluded, &none);
    const char *message = N_("Look at the whole grid.");

    if (boxes.count > 0 && around >= 0)
        message = N_("Look at {house}.");
    else if (boxes.count > 0 && boxes.count <= FEW_BOXES)
        message = N_("Look at {boxes}.");
    else if (is_fish && are_all_of_kinds(&marked, CH_HOUSE_ROWS))
        message = N_("Look at the rows, across the whole grid.");
    else if (is_fish && are_all_of_kinds(&marked, CH_HOUSE_COLUMNS))
        message = N_("Look at the columns, across the whole grid.");
    else if (boxes.count > 0 && boxes.count < CH_BOXES && concluded_house >= 0)
        message = N_("Look around {place}.");
    const ChField field[] = {
        ch_field_house("house", around >= 0 ? around : 0),
        ch_list_field("boxes", CH_FIELD_HOUSES, &boxes),
        ch_field_house("place", concluded_house >= 0 ? concluded_house : 0),
    };
    ch_format(context->out, context->language, message, CH_FIELDS(field));
}

/* ---- what ---- */

enum { MAX_DIGITS = 6 }; /* that a hint names */

static unsigned digits_of_candidates(const ChStepRecord *step, ChRole role)
{
    const ChList candidates = ch_marks_with_role(step, role);
    unsigned digits = 0;

    for (size_t i = 0; i < candidates.count; i++)
        digits |= 1u << CH_CANDIDATE_DIGIT(candidates.item[i]);
    return digits;
}

bool ch_is_supposition(const ChStepRecord *step)
{
    const ChTechnique *const technique =
        ch_technique_by_key(step->technique, strlen(step->technique));

    return technique != NULL &&
           (strcmp(technique->family, "forcing") == 0 ||
            strcmp(technique->family, "whips-and-braids") == 0) &&
           ch_marks_with_role(step, CH_ROLE_TARGET).count > 0;
}

/* Returns the digits of the pattern.  In a supposition this is only the supposed digit; the digit
 * that fails in the end is nothing to look for. */
static unsigned digits_of_pattern(const ChStepRecord *step)
{
    const unsigned marked =
        ch_digits_with_role(step, CH_ROLE_DIGIT) | ch_digits_with_role(step, CH_ROLE_COMMON_DIGIT);

    if (ch_is_supposition(step))
        return marked & digits_of_candidates(step, CH_ROLE_TARGET);
    if (marked != 0)
        return marked;
    return ch_digits_with_role(step, CH_ROLE_SET_DIGIT) |
           digits_of_candidates(step, CH_ROLE_LINK_FROM) |
           digits_of_candidates(step, CH_ROLE_LINK_TO) | digits_of_candidates(step, CH_ROLE_COLOUR);
}

static unsigned digits_placed(const ChStepRecord *step)
{
    unsigned digits = 0;

    for (size_t i = 0; i < step->place_count; i++)
        digits |= 1u << CH_CANDIDATE_DIGIT(step->place[i]);
    return digits;
}

void ch_say_what(const ChSentenceContext *context)
{
    const char *const key = context->step->technique;
    const ChTechnique *const technique = ch_technique_by_key(key, strlen(key));
    const unsigned digits = digits_of_pattern(context->step) & ~digits_placed(context->step);
    const ChField field[] = {
        ch_field_string("technique", ch_explain_step_title(context->language, context->step)),
        ch_field_message("definition", technique != NULL ? technique->definition : ""),
        ch_field_digits("digits", digits),
    };

    ch_format(context->out, context->language,
              technique != NULL ? N_("{technique}: {definition}") : N_("Look for: {technique}."),
              CH_FIELDS(field));
    if (digits == 0 || ch_count(digits) > MAX_DIGITS)
        return;
    ch_text_char(context->out, ' ');
    ch_format(context->out, context->language, N_("{digits?The digit is/The digits are} {digits}."),
              CH_FIELDS(field));
}
