/* say_exotic_patterns.c - fireworks, and patterns that two or three digits cannot fill (tridagon,
 * bivalue oddagon, impossible pattern).
 *
 * SPDX-License-Identifier: MIT
 */
#include "groups.h"

/* ---- impossible patterns and their guardians ---- */

typedef struct Guarded {
    ChList cells;
    ChList houses;
    ChList guardians;
    ChList extra; /* the guardians' cells */
    unsigned digits;
} Guarded;

static bool read_guarded(Guarded *guarded, const ChStepRecord *step, size_t fewest_cells)
{
    *guarded = (Guarded){.cells = ch_marks_with_role(step, CH_ROLE_CELL),
                         .houses = ch_marks_with_role(step, CH_ROLE_HOUSE),
                         .guardians = ch_marks_with_role(step, CH_ROLE_GUARDIAN),
                         .digits = ch_digits_with_role(step, CH_ROLE_DIGIT)};
    guarded->extra = ch_cells_of(&guarded->guardians);
    return guarded->cells.count >= fewest_cells && guarded->guardians.count > 0 &&
           guarded->digits != 0;
}

static void say_message(const ChSentenceContext *context, const char *message,
                        const Guarded *guarded)
{
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &guarded->cells),
        ch_field_number("count", (uint32_t)guarded->cells.count),
        ch_list_field("houses", CH_FIELD_HOUSES, &guarded->houses),
        ch_field_digits("digits", guarded->digits),
        ch_list_field("extra", CH_FIELD_CELLS, &guarded->extra),
        ch_list_field("places", CH_FIELD_PLACES, &guarded->extra),
        ch_field_digit("guard", CH_CANDIDATE_DIGIT(guarded->guardians.item[0])),
    };

    ch_say(context, message, CH_FIELDS(field));
}

/* Writes what the guardians prove: they are the only way out. */
static void say_guardians(const ChSentenceContext *context, const Guarded *guarded)
{
    const int guard = CH_CANDIDATE_DIGIT(guarded->guardians.item[0]);
    ChAlternative place[CH_LIST_SIZE];

    ch_text_char(context->out, ' ');
    if (context->step->place_count > 0) {
        say_message(context, N_("Only the {guard} of {extra} prevents that, so it is true."),
                    guarded);
        return;
    }
    if (guarded->extra.count == 1) {
        say_message(context, N_("Only {extra} has other candidates, so it takes one of them."),
                    guarded);
        return;
    }
    say_message(context, N_("Only {guard} in {places} prevents that, so one of them is {guard}."),
                guarded);
    for (size_t i = 0; i < guarded->extra.count; i++) {
        place[i] = (ChAlternative){.letter = NULL, .cells = {{0}}};
        ch_cells_add(&place[i].cells, guarded->extra.item[i]);
    }
    ch_say_seen(context, guard, place, guarded->extra.count);
}

/* Writes the cells of a tridagon, box by box. */
static void say_boxes(const ChSentenceContext *context, const Guarded *guarded)
{
    for (size_t i = 0; i < guarded->houses.count; i++) {
        ChList cells = {.count = 0};
        for (size_t k = 0; k < guarded->cells.count; k++)
            if (CH_BOX_OF(guarded->cells.item[k]) == guarded->houses.item[i])
                ch_list_add(&cells, guarded->cells.item[k]);
        const ChField field[] = {
            ch_field_house("box", guarded->houses.item[i]),
            ch_list_field("cells", CH_FIELD_CELLS, &cells),
            ch_field_digits("digits", guarded->digits),
        };
        ch_text_puts(context->out, i > 0 ? " " : "");
        ch_say(context, i == 0 ? N_("In {box}, {cells} have {digits}.") : N_("In {box}, {cells}."),
               CH_FIELDS(field));
    }
}

bool ch_say_tridagon(const ChSentenceContext *context)
{
    Guarded guarded;

    if (!read_guarded(&guarded, context->step, 12))
        return false;
    switch (context->part) {
    case CH_PART_WHERE:
        say_message(context, N_("Look at {houses}."), &guarded);
        return true;
    case CH_PART_WHAT:
        say_message(context,
                    N_("Find {digits} in three cells of each of these boxes, no two in one row or "
                       "column of the box."),
                    &guarded);
        return true;
    case CH_PART_SEE:
        say_boxes(context, &guarded);
        ch_text_char(context->out, ' ');
        say_message(context, N_("Other candidates are only in {extra}."), &guarded);
        return true;
    case CH_PART_ASK:
        say_message(context, N_("Can the twelve cells be filled with {digits} alone?"), &guarded);
        return true;
    case CH_PART_WHY:
        say_message(context,
                    context->is_brief
                        ? N_("With {digits} alone the twelve cells cannot be filled.")
                        : N_("With {digits} alone the twelve cells cannot be filled: once round "
                             "the four boxes, the digits come back in the wrong order."),
                    &guarded);
        say_guardians(context, &guarded);
        return true;
    default:
        return false;
    }
}

bool ch_say_bivalue_oddagon(const ChSentenceContext *context)
{
    Guarded guarded;

    if (!read_guarded(&guarded, context->step, 5))
        return false;
    switch (context->part) {
    case CH_PART_WHAT:
        say_message(context,
                    N_("Find a ring of {count} cells with {digits}, a few of which have other "
                       "candidates too."),
                    &guarded);
        return true;
    case CH_PART_SEE:
        say_message(context,
                    N_("{cells} form a ring: each sees the next, the last sees the first. Except "
                       "{extra} they have only {digits}."),
                    &guarded);
        return true;
    case CH_PART_ASK:
        say_message(context, N_("Can {digits} alternate round the ring?"), &guarded);
        return true;
    case CH_PART_WHY:
        say_message(context,
                    N_("With {digits} alone, the two would alternate round the ring. That fails "
                       "with {count} cells, an odd number."),
                    &guarded);
        say_guardians(context, &guarded);
        return true;
    default:
        return false;
    }
}

/* ---- fireworks ---- */

/* Reports whether the set is a firework: its corner, its end in the row, its end in the column. */
static bool is_firework(const ChMarkedSet *firework)
{
    return firework->cells.count == 3 && firework->digits != 0;
}

bool ch_say_firework_triple(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {row} and {column}."),
        [CH_PART_WHAT] = N_("{row} and {column} cross in {box}. Where can {digits} be in them "
                            "outside {box}?"),
        [CH_PART_SEE] = N_("Outside {box} the digits {digits} can only be in {one} in {row}, and "
                           "only in {other} in {column}."),
        [CH_PART_ASK] = N_("Where are they if they are in neither {one} nor {other}?"),
        [CH_PART_WHY] =
            N_("One of them that is in neither {one} nor {other} must be in both lines inside "
               "{box}, so in {corner}. So {digits} fill {corner}, {one} and {other}, "
               "one each. In {box} they are then in {row} or {column}."),
    };
    const ChMarkedSet firework = ch_marked_set(context->step, 0);

    if (!is_firework(&firework))
        return false;
    const uint8_t *const house = ch_cell_house[firework.cells.item[0]];
    const ChField field[] = {
        ch_field_digits("digits", firework.digits),
        ch_field_house("box", house[0]),
        ch_field_house("row", house[1]),
        ch_field_house("column", house[2]),
        ch_field_cell("corner", firework.cells.item[0]),
        ch_field_cell("one", firework.cells.item[1]),
        ch_field_cell("other", firework.cells.item[2]),
    };
    return ch_say_part(context, message, CH_FIELDS(field));
}

bool ch_say_firework_quadruple(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {box} and {opposite_box}."),
        [CH_PART_WHAT] = N_("Where can {digits} be in the row and the column of {corner}, outside "
                            "{box}? Where can {others} be for {opposite}?"),
        [CH_PART_SEE] =
            N_("In the row and the column of {corner}, outside {box}, the digits {digits} can "
               "only be in {one} and {other}. For the digits {others} it is the same with "
               "{opposite} and {opposite_box}."),
        [CH_PART_ASK] = N_("How many cells are there for these four digits?"),
        [CH_PART_WHY] =
            N_("A digit that is in neither {one} nor {other} is in the corner where its two lines "
               "cross. So {digits} are in {corner}, {one} or {other}, and {others} in {opposite}, "
               "{one} or {other}. These four cells take the four digits, one each. In {box} and "
               "{opposite_box} they are on the lines of their corner."),
    };
    const ChMarkedSet first = ch_marked_set(context->step, 0);
    const ChMarkedSet second = ch_marked_set(context->step, 1);

    if (!is_firework(&first) || !is_firework(&second))
        return false;
    const ChField field[] = {
        ch_field_digits("digits", first.digits),
        ch_field_digits("others", second.digits),
        ch_field_house("box", ch_cell_house[first.cells.item[0]][0]),
        ch_field_house("opposite_box", ch_cell_house[second.cells.item[0]][0]),
        ch_field_cell("corner", first.cells.item[0]),
        ch_field_cell("opposite", second.cells.item[0]),
        ch_field_cell("one", first.cells.item[1]),
        ch_field_cell("other", first.cells.item[2]),
    };
    if (context->is_brief && context->part == CH_PART_WHY)
        return ch_say_next(context,
                           N_("A digit that is in neither {one} nor {other} is in its corner. So "
                              "{corner}, {one}, {other} and {opposite} take the four digits, one "
                              "each."),
                           CH_FIELDS(field));
    return ch_say_part(context, message, CH_FIELDS(field));
}

bool ch_say_impossible_pattern(const ChSentenceContext *context)
{
    Guarded guarded;

    if (!read_guarded(&guarded, context->step, 3))
        return false;
    switch (context->part) {
    case CH_PART_WHAT:
        say_message(context,
                    N_("Find {count} cells of two bands or two stacks that have {digits}, a few of "
                       "them with other candidates too."),
                    &guarded);
        return true;
    case CH_PART_SEE:
        say_message(context, N_("{cells} have only {digits}, except {extra}."), &guarded);
        return true;
    case CH_PART_ASK:
        say_message(context, N_("Can the {count} cells be filled with {digits} alone?"), &guarded);
        return true;
    case CH_PART_WHY:
        say_message(context,
                    context->is_brief
                        ? N_("With {digits} alone the {count} cells cannot be filled.")
                        : N_("With {digits} alone the {count} cells cannot be filled: try each way "
                             "to begin, and soon a cell sees all three digits."),
                    &guarded);
        say_guardians(context, &guarded);
        return true;
    default:
        return false;
    }
}
