/* say_uniqueness.c - steps that lean on a deadly pattern: unique and avoidable rectangles, unique
 * loops, extended rectangles, the bivalue universal grave.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

/* What such a step is told by. */
typedef struct Pattern {
    ChList cells;
    unsigned digits;
    ChList guardians; /* candidates */
    ChList extra;     /* their cells */
    unsigned guards;  /* their digits */
    ChList houses;    /* of the premises */
    ChList subset;    /* cells of the premises */
    unsigned used;    /* digits that these and the guardians share out */
    unsigned lost;    /* digits that are ruled out */
    unsigned kept;    /* the digit that is confined, 0: none */
    int cell;         /* of the first elimination */
    ChList others;    /* the pattern's cells that share a house with it where a digit is confined */
} Pattern;

static void read_deadly(const ChTelling *telling, Pattern *pattern)
{
    const ChDeadly *const deadly = telling->step->deadly;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned digits = deadly->digits[cell];
        if (digits == 0)
            continue;
        pattern->digits |= digits;
        ch_list_add(&pattern->cells, (uint16_t)cell);
        for (unsigned rest = telling->before->candidates[cell] & ~digits & CH_ALL_NINE; rest != 0;
             rest &= rest - 1) {
            ch_list_add(&pattern->guardians, (uint16_t)CH_CANDIDATE(cell, ch_lowest(rest)));
            ch_list_add(&pattern->extra, (uint16_t)cell);
            pattern->guards |= rest & -rest;
        }
    }
}

static void read_premises(const ChTelling *telling, Pattern *pattern)
{
    const ChStepRecord *const step = telling->step;

    pattern->used = pattern->guards;
    for (size_t i = 0; i < step->constraint_count; i++) {
        const int premise = step->constraint[i];
        if (premise < CH_CELLS) {
            ch_list_add(&pattern->subset, (uint16_t)premise);
            pattern->used |= telling->before->candidates[premise] & CH_ALL_NINE;
        } else {
            ch_list_add(&pattern->houses, (uint16_t)((premise - CH_CELLS) / 9));
            pattern->kept |= 1u << (premise - CH_CELLS) % 9;
        }
    }
    ch_list_sort(&pattern->subset);
    ch_list_sort(&pattern->houses);
}

static void read_others(Pattern *pattern)
{
    for (size_t i = 0; i < pattern->cells.count; i++)
        for (size_t j = 0; j < pattern->houses.count; j++) {
            const ChCellSet *const house = &ch_house_cells[pattern->houses.item[j]];
            if (pattern->cells.item[i] != pattern->cell && ch_cells_has(house, pattern->cell) &&
                ch_cells_has(house, pattern->cells.item[i]))
                ch_list_add(&pattern->others, pattern->cells.item[i]);
        }
}

/* False where the record lacks what every such step has. */
static bool read_pattern(const ChTelling *telling, Pattern *pattern)
{
    const ChStepRecord *const step = telling->step;

    *pattern = (Pattern){.digits = 0};
    if (step->deadly_count != 1 || step->eliminate_count == 0 || step->place_count > 0)
        return false;
    read_deadly(telling, pattern);
    read_premises(telling, pattern);
    pattern->cell = CH_CANDIDATE_CELL(step->eliminate[0]);
    for (size_t i = 0; i < step->eliminate_count; i++)
        pattern->lost |= 1u << CH_CANDIDATE_DIGIT(step->eliminate[i]);
    read_others(pattern);
    return pattern->guards != 0;
}

static bool say_pattern(const ChTelling *telling, const char *message)
{
    const ChStepRecord *const step = telling->step;
    Pattern pattern;

    if (!read_pattern(telling, &pattern))
        return false;
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &pattern.cells),
        ch_field_digits("digits", pattern.digits),
        ch_list_field("guardians", CH_FIELD_PLACED, &pattern.guardians),
        ch_list_field("extra", CH_FIELD_CELLS, &pattern.extra),
        ch_field_choice("guards", pattern.guards),
        ch_list_field("houses", CH_FIELD_HOUSES, &pattern.houses),
        ch_list_field("subset", CH_FIELD_CELLS, &pattern.subset),
        ch_field_digits("used", pattern.used),
        ch_field_choice("lost", pattern.lost),
        ch_field_digits("kept", pattern.kept),
        ch_field_cell("cell", pattern.cell),
        ch_list_field("others", CH_FIELD_CELLS, &pattern.others),
        ch_field_list("removed", CH_FIELD_REMOVED, step->eliminate, step->eliminate_count),
    };
    ch_say(telling, message, field, sizeof field / sizeof field[0]);
    return true;
}

/* ---- rectangles, loops and extended rectangles ---- */

bool ch_say_deadly_1(const ChTelling *telling)
{
    return say_pattern(
        telling, N_("If {cell} were {lost}, {cells} would hold only {digits}, which could change "
                    "places: the puzzle would have two solutions. So {removed}."));
}

bool ch_say_deadly_2(const ChTelling *telling)
{
    return say_pattern(
        telling, N_("Unless one of {extra} is {guards}, {cells} hold only {digits}, which could "
                    "change places: the puzzle would have two solutions. So {removed}."));
}

bool ch_say_deadly_3(const ChTelling *telling)
{
    return say_pattern(telling,
                       N_("Unless one of {extra} is {guards}, {cells} hold only {digits}, which "
                          "could change places: the puzzle would have two solutions. That cell "
                          "and {subset} share out {used} among themselves, so {removed}."));
}

bool ch_say_deadly_4(const ChTelling *telling)
{
    return say_pattern(telling,
                       N_("In {houses} the {kept} can only go in {extra}. If the other of them "
                          "were {lost}, {cells} would hold only {digits}, which could change "
                          "places: the puzzle would have two solutions. So {removed}."));
}

bool ch_say_unique_rectangle_6(const ChTelling *telling)
{
    return say_pattern(telling,
                       N_("In {houses} the {kept} can only go in {cells}. If one of {extra} were "
                          "{kept}, so would the other be, and the four cells would hold only "
                          "{digits}, which could change places: the puzzle would have two "
                          "solutions. So {removed}."));
}

bool ch_say_hidden_rectangle(const ChTelling *telling)
{
    return say_pattern(telling,
                       N_("If {cell} were {lost}, the {kept} of {houses} would have to go in "
                          "{others}, and {cells} would hold only {digits}, which could change "
                          "places: the puzzle would have two solutions. So {removed}."));
}

bool ch_say_avoidable_rectangle_1(const ChTelling *telling)
{
    return say_pattern(telling,
                       N_("None of {cells} is a given. If {cell} were {lost}, they would hold "
                          "only {digits}, which could change places: the puzzle would have two "
                          "solutions. So {removed}."));
}

bool ch_say_avoidable_rectangle_2(const ChTelling *telling)
{
    return say_pattern(telling,
                       N_("None of {cells} is a given. Unless one of {extra} is {guards}, they "
                          "hold only {digits}, which could change places: the puzzle would have "
                          "two solutions. So {removed}."));
}

/* ---- the bivalue universal grave ---- */

bool ch_say_bug_1(const ChTelling *telling)
{
    return say_pattern(telling,
                       N_("If {cell} were {lost}, every empty cell would have two candidates, and "
                          "every missing digit two places in each house: such a grid has two "
                          "solutions or none. So {removed}."));
}

bool ch_say_bug_2(const ChTelling *telling)
{
    return say_pattern(telling,
                       N_("Unless one of {extra} is {guards}, every empty cell has two "
                          "candidates, and every missing digit two places in each house: such a "
                          "grid has two solutions or none. So {removed}."));
}

bool ch_say_bug_3(const ChTelling *telling)
{
    return say_pattern(telling,
                       N_("Unless one of {extra} is {guards}, every empty cell has two "
                          "candidates, and every missing digit two places in each house: such a "
                          "grid has two solutions or none. That cell and {subset} share out "
                          "{used} among themselves, so {removed}."));
}

bool ch_say_bug_4(const ChTelling *telling)
{
    return say_pattern(telling,
                       N_("In {houses} the {kept} can only go in {extra}. If the other of them "
                          "were {lost}, every empty cell would have two candidates, and every "
                          "missing digit two places in each house: such a grid has two solutions "
                          "or none. So {removed}."));
}

bool ch_say_bug_n(const ChTelling *telling)
{
    return say_pattern(telling,
                       N_("Unless one of {guardians} is true, every empty cell has two "
                          "candidates, and every missing digit two places in each house: such a "
                          "grid has two solutions or none. Each of them rules out the same: "
                          "{removed}."));
}
