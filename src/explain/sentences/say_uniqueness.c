/* say_uniqueness.c - steps that rely on uniqueness through a deadly pattern: unique and avoidable
 * rectangles, unique loops, extended rectangles, the bivalue universal grave, BUG-Lites.
 *
 * SPDX-License-Identifier: MIT
 */
#include "reasons.h"

#include <string.h>

/* The parts of such a step that its sentence names. */
typedef struct Pattern {
    ChList cells;
    unsigned digits;
    ChList filled;    /* those of the cells that have a digit */
    unsigned held;    /* their digits */
    ChList floor;     /* those with the pattern's digits only */
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
        const unsigned guards = context->before->candidates[cell] & ~digits & CH_ALL_NINE;
        ch_list_add(&pattern->cells, (uint16_t)cell);
        if (context->before->digit[cell] != CH_NO_DIGIT) {
            ch_list_add(&pattern->filled, (uint16_t)cell);
            pattern->held |= 1u << context->before->digit[cell];
        } else if (guards == 0)
            ch_list_add(&pattern->floor, (uint16_t)cell);
        CH_EACH_DIGIT(guard, guards) {
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

#define LOOK_IN_BOXES                                                                              \
    [CH_PART_WHERE] = N_("Look at the cells for {digits} in {boxes}."),                            \
    [CH_PART_WHAT] = N_("Which {count} cells would hold only {digits}, but for a few other "       \
                        "candidates?")
#define SEE_FLOOR [CH_PART_SEE] = N_("{floor} can only be {either}. {extra} can also be {guard}.")
#define ASK_IF_DEADLY [CH_PART_ASK] = N_("What if all {count} cells held only {digits}?")

/* The messages of types 1 to 4 of rectangles, loops and extended rectangles. */
static const char *const type_1[CH_PARTS] = {
    LOOK_IN_BOXES,
    SEE_FLOOR,
    ASK_IF_DEADLY,
    [CH_PART_WHY] = N_("With {lost} in {cell}, the {digits} of all {count} cells could change "
                       "places: two solutions. A proper puzzle has one."),
};

/* What differs where no cell has the pattern's digits only. */
static const char *const no_floor[CH_PARTS] = {
    [CH_PART_SEE] = N_("{extra} would hold only {digits} without {guards}."),
};

/* Type 5 and type 2 of avoidable rectangles end like type 2. */
#define ONE_OF_EXTRA                                                                               \
    N_("Without {guards} in {extra}, the {digits} of all {count} cells could change places: two "  \
       "solutions. A proper puzzle has one, so {places} is {guard}.")

static const char *const type_2[CH_PARTS] = {
    LOOK_IN_BOXES,
    SEE_FLOOR,
    ASK_IF_DEADLY,
    [CH_PART_WHY] = ONE_OF_EXTRA,
};

static const char *const type_4[CH_PARTS] = {
    LOOK_IN_BOXES,
    [CH_PART_SEE] = N_("{floor} can only be {either}. In {houses} the {kept} is in {kept_places}."),
    [CH_PART_ASK] = N_("Can the other of {extra} be {lost}?"),
    [CH_PART_WHY] = N_("If the other were {lost}, the {digits} of all {count} cells could change "
                       "places: two solutions. A proper puzzle has one."),
};

static const char *const type_6[CH_PARTS] = {
    LOOK_IN_BOXES,
    [CH_PART_SEE] = N_("{floor} can only be {either}. In {houses} the {kept} is only in "
                       "{kept_places}."),
    [CH_PART_ASK] = N_("What if {places} were {kept}?"),
    [CH_PART_WHY] = N_("If {places} were {kept}, the other one would be, too. Then the {digits} of "
                       "all {count} cells could change places: two solutions. A proper puzzle has "
                       "one."),
};

static const char *const hidden[CH_PARTS] = {
    LOOK_IN_BOXES,
    [CH_PART_SEE] = N_("{floor} can only be {either}. In {houses} the {kept} is only in "
                       "{kept_places}."),
    [CH_PART_ASK] = N_("What if {cell} were {lost}?"),
    [CH_PART_WHY] = N_("If {cell} were {lost}, {others} would be {kept}. Then the {digits} of all "
                       "{count} cells could change places: two solutions. A proper puzzle has "
                       "one."),
};

#define LOOK_AT_FILLED                                                                             \
    [CH_PART_WHERE] = N_("Look at {digits} in {boxes}."),                                          \
    [CH_PART_WHAT] = N_("Which cells there hold {held} and are no givens?")

static const char *const avoidable_1[CH_PARTS] = {
    LOOK_AT_FILLED,
    [CH_PART_SEE] = N_("{filled} {filled?holds/hold} {held}. None of {cells} is a given."),
    [CH_PART_ASK] = N_("What if {cell} were {lost}?"),
    [CH_PART_WHY] = N_("With {lost} in {cell}, the {digits} of all {count} cells could change "
                       "places: two solutions. A proper puzzle has one."),
};

static const char *const avoidable_2[CH_PARTS] = {
    LOOK_AT_FILLED,
    [CH_PART_SEE] = N_("{filled} {filled?holds/hold} {held}. None of {cells} is a given."),
    [CH_PART_ASK] = N_("What if all {count} cells held only {digits}?"),
    [CH_PART_WHY] = ONE_OF_EXTRA,
};

/* ---- the bivalue universal grave ---- */

#define COUNT_CANDIDATES                                                                           \
    [CH_PART_WHERE] = N_("Count the candidates of the empty cells."),                              \
    [CH_PART_WHAT] = N_("Which cells have more than two candidates?"),                             \
    [CH_PART_SEE] = N_("Every empty cell but {extra} has just two candidates.")

static const char *const bug_2[CH_PARTS] = {
    COUNT_CANDIDATES,
    [CH_PART_ASK] = N_("What if {extra} had just two candidates, too?"),
    [CH_PART_WHY] =
        N_("Without {guards} in {extra}, each digit would have just two places in every row, "
           "column and box. Such a grid never has exactly one solution, so {places} is {guard}."),
};

static const char *const bug_4[CH_PARTS] = {
    COUNT_CANDIDATES,
    [CH_PART_ASK] = N_("Where is the {kept} of {houses}?"),
    [CH_PART_WHY] = N_(
        "Without {guardians}, each digit would have just two places in every row, column and box. "
        "Such a grid never has exactly one solution. In {houses} "
        "the {kept} is in {kept_places}. So one of {extra} is {kept}, and the other is {guard}."),
};

static const char *const bug_n[CH_PARTS] = {
    COUNT_CANDIDATES,
    [CH_PART_ASK] = N_("What if {extra} had just two candidates, too?"),
    [CH_PART_WHY] = N_(
        "Without {guardians}, each digit would have just two places in every row, column and box. "
        "Such a grid never has exactly one solution, so at least one of {guardians} is true."),
};

/* {near} is the guardian that the third cell sees, {far} the other one. */
static const char *const bug_xz[CH_PARTS] = {
    COUNT_CANDIDATES,
    [CH_PART_ASK] = N_("What if {extra} had just two candidates, too?"),
    [CH_PART_WHY] = N_(
        "Without {guardians}, each digit would have just two places in every row, column and box. "
        "Such a grid never has exactly one solution, so one of {guardians} is true. With {near}, "
        "{subset} would be {lost}: {pivots} is {lost}."),
};

static const char *const bug_false[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Count the candidates of the empty cells."),
    [CH_PART_WHAT] = N_("Which candidate would leave all other empty cells with just two?"),
    [CH_PART_SEE] = N_("{cell} sees {extra}, which {extra?has/have} {guard} as a third candidate. "
                       "All other cells have two."),
    [CH_PART_ASK] = N_("What if {cell} were {lost}?"),
    [CH_PART_WHY] = N_("With {lost} in {cell}, each digit would have just two places in every row, "
                       "column and box. Such a grid never has exactly one solution."),
};

/* ---- BUG-Lites ---- */

#define COUNT_PARTNERS                                                                             \
    [CH_PART_WHERE] = N_("Look at the cells for {digits} in {boxes}."),                            \
    [CH_PART_WHAT] = N_("Which {count} cells there would have just two candidates each, but for "  \
                        "a few others?"),                                                          \
    [CH_PART_SEE] = N_("{floor} {floor?has/have} just two candidates. {extra} can also be "        \
                       "{guard}.")

static const char *const lite_1[CH_PARTS] = {
    COUNT_PARTNERS,
    [CH_PART_ASK] = N_("What if {extra} had just two candidates, too?"),
    [CH_PART_WHY] =
        N_("With {lost} in {cell}, each digit has two of the {count} cells in a row, column or "
           "box, or none. Every cell could take its other digit: two solutions. A proper puzzle "
           "has one."),
};

static const char *const lite_2[CH_PARTS] = {
    COUNT_PARTNERS,
    [CH_PART_ASK] = N_("What if {extra} had just two candidates, too?"),
    [CH_PART_WHY] =
        N_("Without {guards} in {extra}, each digit has two of the {count} cells in a row, column "
           "or box, or none. Every cell could take its other digit: two solutions. A proper puzzle "
           "has one, so {places} is {guard}."),
};

static const char *const lite_4[CH_PARTS] = {
    COUNT_PARTNERS,
    [CH_PART_ASK] = N_("Where is the {kept} of {houses}?"),
    [CH_PART_WHY] =
        N_("Without {guardians}, each digit has two of the {count} cells in a row, column or box, "
           "or none. Every cell could take its other digit: two solutions. In {houses} the {kept} "
           "is in {kept_places}. So one of {extra} is {kept}, and the other is {guard}."),
};

/* ---- techniques ---- */

/* What follows the part that says why. */
typedef enum Ending { PLAIN, SEEN, FIRST, SUBSET } Ending;

static const struct Row {
    const char *key;
    const char *const *message;
    Ending ending;
} ROWS[] = {
    {"unique-rectangle-1", type_1, PLAIN},
    {"unique-rectangle-2", type_2, SEEN},
    {"unique-rectangle-3", type_2, SUBSET},
    {"unique-rectangle-4", type_4, PLAIN},
    {"unique-rectangle-5", type_2, SEEN},
    {"unique-rectangle-6", type_6, PLAIN},
    {"hidden-rectangle", hidden, PLAIN},
    {"avoidable-rectangle-1", avoidable_1, PLAIN},
    {"avoidable-rectangle-2", avoidable_2, SEEN},
    {"avoidable-rectangle-3", avoidable_2, SUBSET},
    {"avoidable-rectangle-5", avoidable_2, SEEN},
    {"bug-1", bug_2, PLAIN},
    {"bug-2", bug_2, SEEN},
    {"bug-3", bug_2, SUBSET},
    {"bug-4", bug_4, PLAIN},
    {"bug-n", bug_n, FIRST},
    {"bug-xz", bug_xz, PLAIN},
    {"bug-false-candidate", bug_false, PLAIN},
    {"bug-lite-1", lite_1, PLAIN},
    {"bug-lite-2", lite_2, SEEN},
    {"bug-lite-3", lite_2, SUBSET},
    {"bug-lite-4", lite_4, PLAIN},
    {"unique-loop-1", type_1, PLAIN},
    {"unique-loop-2", type_2, SEEN},
    {"unique-loop-3", type_2, SUBSET},
    {"unique-loop-4", type_4, PLAIN},
    {"extended-rectangle-1", type_1, PLAIN},
    {"extended-rectangle-2", type_2, SEEN},
    {"extended-rectangle-3", type_2, SUBSET},
    {"extended-rectangle-4", type_4, PLAIN},
};

static const struct Row *row_of(const char *key)
{
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++)
        if (strcmp(ROWS[i].key, key) == 0)
            return &ROWS[i];
    return NULL;
}

/* Reports whether the pattern of the technique is the whole grid. */
static bool is_whole_grid(const struct Row *row)
{
    return row->message == bug_2 || row->message == bug_4 || row->message == bug_n ||
           row->message == bug_xz;
}

/* Reports whether every empty cell but the extra ones has two candidates. */
static bool are_others_bivalue(const ChBoard *board, const ChList *extra)
{
    ChCellSet more = {{0}};

    for (size_t i = 0; i < extra->count; i++)
        ch_cells_add(&more, extra->item[i]);
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (board->digit[cell] == CH_NO_DIGIT && !ch_cells_has(&more, cell) &&
            ch_count(board->candidates[cell] & CH_ALL_NINE) != 2)
            return false;
    return true;
}

static bool has_given(const ChBoard *board, const ChList *cells)
{
    bool has = false;

    for (size_t i = 0; i < cells->count; i++)
        has |= ch_cells_has(&board->givens, cells->item[i]);
    return has;
}

/* Returns the places of the confined digit in the houses of the premises. */
static ChList places_of_kept(const ChBoard *board, const Pattern *pattern)
{
    ChList places = {.count = 0};

    for (size_t i = 0; i < pattern->houses.count; i++)
        CH_EACH_DIGIT(digit, pattern->kept) {
            const ChList in_house = ch_places_in(board, pattern->houses.item[i], digit);
            places = ch_list_union(&places, &in_house);
        }
    return places;
}

static ChList boxes_of(const ChList *cells)
{
    ChList boxes = {.count = 0};

    for (size_t i = 0; i < cells->count; i++)
        ch_list_add(&boxes, ch_cell_house[cells->item[i]][0]);
    return boxes;
}

void ch_say_completed_subset(const ChSentenceContext *context, const ChList *subset,
                             const ChList *guarded, unsigned used)
{
    const ChList all = ch_list_union(subset, guarded);
    const int house = ch_house_of_cells(&all);
    const ChField field[] = {
        ch_list_field("subset", CH_FIELD_CELLS, subset),
        ch_field_house("house", house >= 0 ? house : 0),
        ch_field_number("count", (uint32_t)subset->count + 1),
        ch_field_digits("used", used),
    };

    if (house >= 0 && ch_count(used) == (int)subset->count + 1)
        ch_say_next(context,
                    N_("With {subset} that makes {count} cells of {house} for {count} digits: "
                       "{used}."),
                    CH_FIELDS(field));
}

/* Writes which houses the first cell that loses a candidate shares with the other extra cells. */
static void say_first_target(const ChSentenceContext *context, const Pattern *pattern)
{
    ChList others = {.count = 0};

    for (size_t i = 0; i < pattern->extra.count; i++)
        if (pattern->extra.item[i] != pattern->cell)
            ch_list_add(&others, pattern->extra.item[i]);
    if (ch_sees_all(pattern->cell, &others))
        ch_say_sights(context, pattern->cell, &others);
}

/* Returns the guardian that a cell of the premises sees, for BUG-XZ. */
static ChList guardian_near(const Pattern *pattern)
{
    ChList near = {.count = 0};

    for (size_t i = 0; i < pattern->guardians.count; i++) {
        const int guardian = pattern->guardians.item[i];
        if (!(pattern->lost >> CH_CANDIDATE_DIGIT(guardian) & 1))
            ch_list_add(&near, (uint16_t)guardian);
    }
    return near;
}

/* Returns the cells one of which has the lost digit, for BUG-XZ. */
static ChList cells_of_lost(const Pattern *pattern)
{
    ChList cells = pattern->subset;

    for (size_t i = 0; i < pattern->guardians.count; i++)
        if (pattern->lost >> CH_CANDIDATE_DIGIT(pattern->guardians.item[i]) & 1)
            ch_list_add(&cells, CH_CANDIDATE_CELL(pattern->guardians.item[i]));
    ch_list_sort(&cells);
    return cells;
}

static void say_ending(const ChSentenceContext *context, const Pattern *pattern, Ending ending)
{
    if (ending == SEEN && ch_is_single(pattern->guards))
        ch_say_targets(context, ch_lowest(pattern->guards), &pattern->extra);
    else if (ending == FIRST)
        say_first_target(context, pattern);
    else if (ending == SUBSET)
        ch_say_completed_subset(context, &pattern->subset, &pattern->extra, pattern->used);
}

static bool say_row(const ChSentenceContext *context, const struct Row *row)
{
    Pattern pattern;

    if (row == NULL || !read_pattern(context, &pattern) ||
        (is_whole_grid(row) && !are_others_bivalue(context->before, &pattern.extra)) ||
        (pattern.filled.count > 0 && has_given(context->before, &pattern.cells)))
        return false;
    const ChList boxes = boxes_of(&pattern.cells);
    const ChList kept_places = places_of_kept(context->before, &pattern);
    const ChList near = guardian_near(&pattern);
    const ChList pivots = cells_of_lost(&pattern);
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &pattern.cells),
        ch_field_number("count", (uint32_t)pattern.cells.count),
        ch_list_field("boxes", CH_FIELD_HOUSES, &boxes),
        ch_list_field("floor", CH_FIELD_CELLS, &pattern.floor),
        ch_list_field("filled", CH_FIELD_CELLS, &pattern.filled),
        ch_field_digits("digits", pattern.digits),
        ch_field_digits("held", pattern.held),
        ch_field_choice("either", pattern.digits),
        ch_list_field("guardians", CH_FIELD_PLACED, &pattern.guardians),
        ch_list_field("extra", CH_FIELD_CELLS, &pattern.extra),
        ch_list_field("places", CH_FIELD_PLACES, &pattern.extra),
        ch_field_digits("guards", pattern.guards),
        ch_field_choice("guard", pattern.guards),
        ch_list_field("houses", CH_FIELD_HOUSES, &pattern.houses),
        ch_field_choice("lost", pattern.lost),
        ch_field_digits("kept", pattern.kept),
        ch_field_cell("cell", pattern.cell),
        ch_list_field("others", CH_FIELD_CELLS, &pattern.others),
        ch_list_field("kept_places", CH_FIELD_PLACES, &kept_places),
        ch_list_field("subset", CH_FIELD_CELLS, &pattern.subset),
        ch_list_field("near", CH_FIELD_PLACED, &near),
        ch_list_field("pivots", CH_FIELD_PLACES, &pivots),
    };
    const bool is_bare = pattern.floor.count == 0 && pattern.filled.count == 0;
    if (!(is_bare && ch_say_part(context, no_floor, CH_FIELDS(field))) &&
        !ch_say_part(context, row->message, CH_FIELDS(field)))
        return false;
    if (context->part == CH_PART_WHY)
        say_ending(context, &pattern, row->ending);
    return true;
}

bool ch_say_deadly(const ChSentenceContext *context)
{
    return say_row(context, row_of(context->step->technique));
}

bool ch_say_deadly_by_type(const ChSentenceContext *context, const char *const *one_cell,
                           const char *const *some_cells, const char *const *confined)
{
    Pattern pattern;

    if (!read_pattern(context, &pattern))
        return false;
    const struct Row row = {
        .message = pattern.kept != 0          ? confined
                   : pattern.extra.count == 1 ? one_cell
                                              : some_cells,
        .ending = pattern.kept != 0 || pattern.extra.count == 1 ? PLAIN
                  : pattern.subset.count > 0                    ? SUBSET
                                                                : SEEN,
    };
    return say_row(context, &row);
}
