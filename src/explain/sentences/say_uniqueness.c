/* say_uniqueness.c - steps that rely on uniqueness through a deadly pattern: unique and avoidable
 * rectangles, unique loops, extended rectangles, the bivalue universal grave.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

#include <string.h>

/* The parts of such a step that its sentence names. */
typedef struct Pattern {
    ChList cells;
    unsigned digits;
    ChList guardians; /* candidates */
    ChList extra;     /* their cells */
    unsigned guards;  /* their digits */
    ChList houses;    /* of the premises */
    ChList subset;    /* cells of the premises */
    unsigned used;    /* the digits of these cells and of the guardians */
    unsigned lost;    /* digits that are ruled out */
    unsigned kept;    /* the digit that is confined, 0: none */
    int cell;         /* the cell of the first elimination */
    ChList others;    /* the pattern's cells that share a house with it where a digit is confined */
} Pattern;

static void read_deadly(const ChSentenceContext *context, Pattern *pattern)
{
    const ChDeadlyPattern *const deadly = context->step->deadly;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned digits = deadly->digits[cell];
        if (digits == 0)
            continue;
        pattern->digits |= digits;
        ch_list_add(&pattern->cells, (uint16_t)cell);
        CH_EACH_DIGIT(guard, context->before->candidates[cell] & ~digits & CH_ALL_NINE) {
            ch_list_add(&pattern->guardians, (uint16_t)CH_CANDIDATE(cell, guard));
            ch_list_add(&pattern->extra, (uint16_t)cell);
            pattern->guards |= 1u << guard;
        }
    }
}

static void read_premises(const ChSentenceContext *context, Pattern *pattern)
{
    const ChStepRecord *const step = context->step;

    pattern->used = pattern->guards;
    for (size_t i = 0; i < step->constraint_count; i++) {
        const int premise = step->constraint[i];
        if (premise < CH_CELLS) {
            ch_list_add(&pattern->subset, (uint16_t)premise);
            pattern->used |= context->before->candidates[premise] & CH_ALL_NINE;
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

/* Reads the pattern; returns false where the record lacks a part that every such step has. */
static bool read_pattern(const ChSentenceContext *context, Pattern *pattern)
{
    const ChStepRecord *const step = context->step;

    *pattern = (Pattern){.digits = 0};
    if (step->deadly_count != 1 || step->eliminate_count == 0 || step->place_count > 0)
        return false;
    read_deadly(context, pattern);
    read_premises(context, pattern);
    pattern->cell = CH_CANDIDATE_CELL(step->eliminate[0]);
    for (size_t i = 0; i < step->eliminate_count; i++)
        pattern->lost |= 1u << CH_CANDIDATE_DIGIT(step->eliminate[i]);
    read_others(pattern);
    return pattern->guards != 0;
}

/* ---- the messages ---- */

/* The messages of types 1 to 4 of rectangles, loops and extended rectangles.  Type 5 uses that of
 * type 2. */
static const char TYPE_1[] =
    N_("If {cell} were {lost}, {cells} would hold only {digits}, which could change places: the "
       "puzzle would have two solutions. So {removed}.");

static const char TYPE_2[] =
    N_("Unless one of {extra} is {guards}, {cells} hold only {digits}, which could change places: "
       "the puzzle would have two solutions. So {removed}.");

static const char TYPE_3[] =
    N_("Unless one of {extra} is {guards}, {cells} hold only {digits}, which could change places: "
       "the puzzle would have two solutions. That cell and {subset} share out {used} among "
       "themselves, so {removed}.");

static const char TYPE_4[] = N_(
    "In {houses} the {kept} can only go in {extra}, so one of these is {kept}. If the other were "
    "{lost}, {cells} would hold only {digits}, which could change places: the puzzle would have "
    "two solutions. So {removed}.");

/* The message of each technique. */
static const struct {
    const char *key;
    const char *message;
} MESSAGES[] = {
    {"unique-rectangle-1", TYPE_1},
    {"unique-rectangle-2", TYPE_2},
    {"unique-rectangle-3", TYPE_3},
    {"unique-rectangle-4", TYPE_4},
    {"unique-rectangle-5", TYPE_2},
    {"unique-rectangle-6",
     N_("In {houses} the {kept} can only go in {cells}. If one of {extra} were {kept}, so would "
        "the other be, and the four cells would hold only {digits}, which could change places: the "
        "puzzle would have two solutions. So {removed}.")},
    {"hidden-rectangle", N_("If {cell} were {lost}, the {kept} of {houses} would have to go in "
                            "{others}, and {cells} would hold only {digits}, which could change "
                            "places: the puzzle would have two solutions. So {removed}.")},
    {"avoidable-rectangle-1",
     N_("None of {cells} is a given. If {cell} were {lost}, they would hold only {digits}, which "
        "could change places: the puzzle would have two solutions. So {removed}.")},
    {"avoidable-rectangle-2",
     N_("None of {cells} is a given. Unless one of {extra} is {guards}, they hold only {digits}, "
        "which could change places: the puzzle would have two solutions. So {removed}.")},
    {"bug-1",
     N_("If {cell} were {lost}, every empty cell would have two candidates, and every missing "
        "digit two places in each house: such a grid has two solutions or none. So {removed}.")},
    {"bug-2",
     N_("Unless one of {extra} is {guards}, every empty cell has two candidates, and every missing "
        "digit two places in each house: such a grid has two solutions or none. So {removed}.")},
    {"bug-3", N_("Unless one of {extra} is {guards}, every empty cell has two candidates, and "
                 "every missing digit two places in each house: such a grid has two solutions or "
                 "none. That cell and {subset} share out {used} among themselves, so {removed}.")},
    {"bug-4", N_("In {houses} the {kept} can only go in {extra}, so one of these is {kept}. If the "
                 "other were {lost}, every empty cell would have two candidates, and every missing "
                 "digit two places "
                 "in each house: such a grid has two solutions or none. So {removed}.")},
    {"bug-n", N_("Unless one of {guardians} is true, every empty cell has two candidates, and "
                 "every missing digit two places in each house: such a grid has two solutions or "
                 "none. Each of them rules out the same: {removed}.")},
    {"unique-loop-1", TYPE_1},
    {"unique-loop-2", TYPE_2},
    {"unique-loop-3", TYPE_3},
    {"unique-loop-4", TYPE_4},
    {"extended-rectangle-1", TYPE_1},
    {"extended-rectangle-2", TYPE_2},
    {"extended-rectangle-3", TYPE_3},
    {"extended-rectangle-4", TYPE_4},
};

static const char *message_of(const char *key)
{
    for (size_t i = 0; i < sizeof MESSAGES / sizeof *MESSAGES; i++)
        if (strcmp(MESSAGES[i].key, key) == 0)
            return MESSAGES[i].message;
    return NULL;
}

bool ch_say_deadly(const ChSentenceContext *context)
{
    const char *const message = message_of(context->step->technique);
    Pattern pattern;

    if (message == NULL || !read_pattern(context, &pattern))
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
    };
    ch_say(context, message, CH_FIELDS(field));
    return true;
}
