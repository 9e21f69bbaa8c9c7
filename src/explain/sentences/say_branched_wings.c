/* say_branched_wings.c - wings of three cells beside a pivot or a house.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "reasons.h"

enum { CELLS = 3 };

static unsigned digits_of(const ChSentenceContext *context, int cell)
{
    return context->before->candidates[cell] & CH_ALL_NINE;
}

/* Adds the targets in depth 4: the cells that lose the digit and see all ends. */
static void say_targets(const ChSentenceContext *context, int digit, const ChList *ends)
{
    if (context->part == CH_PART_WHY)
        ch_say_targets(context, digit, ends);
}

/* ---- multi-branch W-wing ---- */

static const char *const branched[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look for cells that can only be {either}."),
    [CH_PART_WHAT] = N_("Take {cells}. In which row, column or box does each place for the {link} "
                        "see one of these?"),
    [CH_PART_SEE] = N_("{cells} can only be {either}. In {house}, the {link} is in {places}."),
    [CH_PART_ASK] = N_("Can {cells} all be {link}?"),
    [CH_PART_WHY] = N_("If all three were {link}, {house} would have no {link}, since every place "
                       "for it sees one of them. So one of the three is {digit}."),
};

bool ch_say_multi_branch_w_wing(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChMarkedSet cells = ch_marked_set(step, 0);
    const ChMarkedSet places = ch_marked_set(step, 1);
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);

    if (cells.cells.count != CELLS || places.cells.count == 0 || places.digits == 0 ||
        houses.count != 1 || step->eliminate_count == 0)
        return false;
    const int digit = CH_CANDIDATE_DIGIT(step->eliminate[0]);
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &cells.cells),
        ch_field_choice("either", cells.digits),
        ch_field_digit("link", ch_lowest(places.digits)),
        ch_field_digit("digit", digit),
        ch_field_house("house", houses.item[0]),
        ch_list_field("places", CH_FIELD_PLACES, &places.cells),
    };
    if (!ch_say_part(context, branched, CH_FIELDS(field)))
        return false;
    say_targets(context, digit, &cells.cells);
    return true;
}

/* ---- Siamese XYZ-wing ---- */

static const char *const siamese[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at {box}."),
    [CH_PART_WHAT] = N_("Start from {pivot}. Which three cells with two candidates does it see?"),
    [CH_PART_SEE] =
        N_("{pivot} can only be {all}. It sees {one} ({either_1}), {two} ({either_2}) and "
           "{three} ({either_3})."),
    [CH_PART_ASK] = N_("What follows for {wings} from each digit of {pivot}?"),
    [CH_PART_WHY] = N_("Without {digit_1}, {one} would be {first} and {two} {second}, and nothing "
                       "would be left for {pivot}. So {ends_1} is {digit_1}. In the same way "
                       "{ends_2} is {digit_2}."),
};

static ChList ends_of(int pivot, int shared, int other)
{
    return (ChList){.count = CELLS, .item = {(uint16_t)pivot, (uint16_t)shared, (uint16_t)other}};
}

bool ch_say_siamese_xyz_wing(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList pivot = ch_marks_with_role(step, CH_ROLE_PIVOT);
    const ChList wings = ch_marks_with_role(step, CH_ROLE_CELL);
    unsigned own[CELLS];

    if (pivot.count != 1 || wings.count != CELLS)
        return false;
    for (int i = 0; i < CELLS; i++)
        own[i] = digits_of(context, wings.item[i]);
    if (!ch_is_single(own[0] & own[1]) || !ch_is_single(own[0] & own[2]))
        return false;
    const int digit[2] = {ch_lowest(own[0] & own[1]), ch_lowest(own[0] & own[2])};
    const ChList ends[2] = {ends_of(pivot.item[0], wings.item[0], wings.item[1]),
                            ends_of(pivot.item[0], wings.item[0], wings.item[2])};
    const ChField field[] = {
        ch_field_house("box", ch_cell_house[pivot.item[0]][0]),
        ch_field_cell("pivot", pivot.item[0]),
        ch_field_choice("all", digits_of(context, pivot.item[0])),
        ch_field_cell("one", wings.item[0]),
        ch_field_cell("two", wings.item[1]),
        ch_field_cell("three", wings.item[2]),
        ch_list_field("wings", CH_FIELD_CELLS, &wings),
        ch_field_choice("either_1", own[0]),
        ch_field_choice("either_2", own[1]),
        ch_field_choice("either_3", own[2]),
        ch_field_digit("digit_1", digit[0]),
        ch_field_digit("digit_2", digit[1]),
        ch_field_digits("first", own[0] & ~(1u << digit[0])),
        ch_field_digits("second", own[1] & ~(1u << digit[0])),
        ch_list_field("ends_1", CH_FIELD_PLACES, &ends[0]),
        ch_list_field("ends_2", CH_FIELD_PLACES, &ends[1]),
    };
    if (!ch_say_part(context, siamese, CH_FIELDS(field)))
        return false;
    say_targets(context, digit[0], &ends[0]);
    say_targets(context, digit[1], &ends[1]);
    return true;
}

/* ---- XYZ-loop ---- */

static const char *const loop[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at {pivot}."),
    [CH_PART_WHAT] = N_("{pivot} and two cells that it sees make an XYZ-wing. In which row, column "
                        "or box does each place for the {z} see one of the two?"),
    [CH_PART_SEE] = N_("{pivot} can only be {all}. It sees {one} ({either_1}) and {two} "
                       "({either_2}). In {house}, the {z} is in {places}."),
    [CH_PART_ASK] = N_("Can {one} and {two} both be {z}?"),
    [CH_PART_WHY] = N_("{one} and {two} are not both {z}, or {house} would have no {z}. So if "
                       "{pivot} is {y} or {z}, {one} is {x}; if it is {x} or {z}, {two} is {y}."),
};

static const char *const common =
    N_("If {pivot} is {x}, {one} is {z}, and the {z} of {house} is in {far_1}. If it is {y}, "
       "{two} is {z}, and the {z} of {house} is in {far_2}. If it is {z}, the {z} of {house} is "
       "in {far_3}. Each time {targets} {targets?sees/see} a {z}.");

/* The three cells of an XYZ-loop, the pivot first, and their digits. */
typedef struct Trio {
    int cell[CELLS];
    unsigned digits[CELLS];
    int x, y, z;
} Trio;

/* False when the cells are not an XYZ-wing. */
static bool read_trio(const ChSentenceContext *context, const ChList *cells, Trio *trio)
{
    int count = 1;

    trio->digits[0] = 0;
    for (int i = 0; i < CELLS && cells->count == CELLS; i++) {
        const unsigned digits = digits_of(context, cells->item[i]);
        const int at = ch_count(digits) == CELLS ? 0 : count < CELLS ? count++ : 0;
        trio->cell[at] = cells->item[i];
        trio->digits[at] = digits;
    }
    if (count < CELLS || trio->digits[0] != (trio->digits[1] | trio->digits[2]) ||
        !ch_is_single(trio->digits[1] & trio->digits[2]))
        return false;
    trio->z = ch_lowest(trio->digits[1] & trio->digits[2]);
    trio->x = ch_lowest(trio->digits[0] & ~trio->digits[2]);
    trio->y = ch_lowest(trio->digits[0] & ~trio->digits[1]);
    return true;
}

/* Returns the places that a cell does not see. */
static ChList far_from(const ChList *places, int cell)
{
    ChList far = {.count = 0};

    for (size_t i = 0; i < places->count; i++)
        if (!ch_cells_has(&ch_cell_peers[cell], places->item[i]))
            ch_list_add(&far, places->item[i]);
    return far;
}

static void say_ends(const ChSentenceContext *context, const Trio *trio, int digit, int wing)
{
    const ChList ends = {.count = 2, .item = {(uint16_t)trio->cell[0], (uint16_t)trio->cell[wing]}};

    say_targets(context, digit, &ends);
}

/* Adds why the common digit is removed, where it is. */
static void say_common(const ChSentenceContext *context, const Trio *trio, const ChField *fields,
                       size_t count)
{
    const ChStepRecord *const step = context->step;
    ChField field[16];
    ChList targets = {.count = 0};

    for (size_t i = 0; i < step->eliminate_count; i++)
        if (CH_CANDIDATE_DIGIT(step->eliminate[i]) == trio->z)
            ch_list_add(&targets, (uint16_t)CH_CANDIDATE_CELL(step->eliminate[i]));
    if (context->part != CH_PART_WHY || targets.count == 0 || count >= sizeof field / sizeof *field)
        return;
    memcpy(field, fields, count * sizeof *field);
    field[count] = ch_list_field("targets", CH_FIELD_CELLS, &targets);
    ch_say_next(context, common, field, count + 1);
}

bool ch_say_xyz_loop(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChMarkedSet cells = ch_marked_set(step, 0);
    const ChMarkedSet places = ch_marked_set(step, 1);
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    ChList far[CELLS];
    Trio trio;

    if (!read_trio(context, &cells.cells, &trio) || places.cells.count == 0 || houses.count != 1)
        return false;
    for (int i = 0; i < CELLS; i++) {
        far[i] = far_from(&places.cells, trio.cell[i]);
        if (far[i].count == 0)
            return false;
    }
    const ChField field[] = {
        ch_field_cell("pivot", trio.cell[0]),
        ch_field_cell("one", trio.cell[1]),
        ch_field_cell("two", trio.cell[2]),
        ch_field_choice("all", trio.digits[0]),
        ch_field_choice("either_1", trio.digits[1]),
        ch_field_choice("either_2", trio.digits[2]),
        ch_field_digit("x", trio.x),
        ch_field_digit("y", trio.y),
        ch_field_digit("z", trio.z),
        ch_field_house("house", houses.item[0]),
        ch_list_field("places", CH_FIELD_PLACES, &places.cells),
        ch_list_field("far_1", CH_FIELD_PLACES, &far[1]),
        ch_list_field("far_2", CH_FIELD_PLACES, &far[2]),
        ch_list_field("far_3", CH_FIELD_PLACES, &far[0]),
    };
    if (!ch_say_part(context, loop, CH_FIELDS(field)))
        return false;
    say_ends(context, &trio, trio.x, 1);
    say_ends(context, &trio, trio.y, 2);
    say_common(context, &trio, CH_FIELDS(field));
    return true;
}
