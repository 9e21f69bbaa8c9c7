/* say_guarded.c - patterns that two or three digits cannot fill, with guardians of several digits.
 *
 * SPDX-License-Identifier: MIT
 */
#include "groups.h"

typedef struct Pattern {
    ChList cells;
    ChList boxes; /* of a tridagon */
    ChList guardians;
    ChList extra;    /* their cells */
    unsigned digits; /* the pattern's */
    ChMarkedSet set; /* the almost locked set of type 3 and the XZ rule */
    ChList places;   /* of the digit of the XZ rule */
    int loose;       /* the digit of the XZ rule, or CH_NO_DIGIT */
    int house;       /* of type 4, or -1 */
    int kept;        /* its digit there */
} Pattern;

/* Reports whether a guardian sees its digit in the set. */
static bool is_matched(const ChBoard *board, const ChList *set, int guardian)
{
    const int digit = CH_CANDIDATE_DIGIT(guardian);

    for (size_t i = 0; i < set->count; i++)
        if ((board->candidates[set->item[i]] >> digit & 1) != 0 &&
            !ch_cells_has(&ch_cell_peers[CH_CANDIDATE_CELL(guardian)], set->item[i]))
            return false;
    return true;
}

static void add_places(ChList *places, const ChBoard *board, const ChList *cells, int digit)
{
    for (size_t i = 0; i < cells->count; i++)
        if (digit != CH_NO_DIGIT && (board->candidates[cells->item[i]] >> digit & 1) != 0)
            ch_list_add(places, cells->item[i]);
}

static bool read_pattern(const ChSentenceContext *context, Pattern *pattern)
{
    const ChStepRecord *const step = context->step;

    *pattern = (Pattern){.cells = ch_marks_with_role(step, CH_ROLE_CELL),
                         .boxes = ch_marks_with_role(step, CH_ROLE_HOUSE),
                         .guardians = ch_marks_with_role(step, CH_ROLE_GUARDIAN),
                         .digits = ch_digits_with_role(step, CH_ROLE_DIGIT),
                         .set = ch_marked_set(step, 0),
                         .loose = CH_NO_DIGIT,
                         .house = -1};
    pattern->extra = ch_cells_of(&pattern->guardians);
    for (size_t i = 0; i < pattern->guardians.count; i++)
        if (!is_matched(context->before, &pattern->set.cells, pattern->guardians.item[i]))
            pattern->loose = CH_CANDIDATE_DIGIT(pattern->guardians.item[i]);
    add_places(&pattern->places, context->before, &pattern->set.cells, pattern->loose);
    add_places(&pattern->places, context->before, &pattern->extra, pattern->loose);
    for (size_t i = 0; i < step->constraint_count; i++)
        if (step->constraint[i] >= CH_CELLS && step->constraint[i] < CH_CONSTRAINTS) {
            pattern->house = (step->constraint[i] - CH_CELLS) / 9;
            pattern->kept = (step->constraint[i] - CH_CELLS) % 9;
        }
    return pattern->cells.count >= 5 && pattern->guardians.count > 0 && pattern->digits != 0 &&
           (pattern->set.cells.count > 0 || pattern->house >= 0);
}

static bool say(const ChSentenceContext *context, const char *message, const Pattern *pattern)
{
    const unsigned loose = pattern->loose == CH_NO_DIGIT ? 0 : 1u << pattern->loose;
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &pattern->cells),
        ch_field_number("count", (uint32_t)pattern->cells.count),
        ch_list_field("boxes", CH_FIELD_HOUSES, &pattern->boxes),
        ch_field_digits("digits", pattern->digits),
        ch_list_field("extra", CH_FIELD_CELLS, &pattern->extra),
        ch_list_field("guardians", CH_FIELD_PLACED, &pattern->guardians),
        ch_list_field("set", CH_FIELD_CELLS, &pattern->set.cells),
        ch_list_field("places", CH_FIELD_PLACES, &pattern->places),
        ch_field_digits("used", pattern->set.digits),
        ch_field_digits("rest", pattern->set.digits & ~loose),
        ch_field_digit("z", loose != 0 ? pattern->loose : 0),
        ch_field_house("house", pattern->house >= 0 ? pattern->house : 0),
        ch_field_digit("kept", pattern->kept),
    };

    return ch_say_next(context, message, CH_FIELDS(field));
}

/* Writes why the cells that see all places of the digit of the XZ rule lose it. */
static void say_places(const ChSentenceContext *context, const Pattern *pattern)
{
    ChAlternative place[CH_LIST_SIZE];

    for (size_t i = 0; i < pattern->places.count; i++) {
        place[i] = (ChAlternative){.letter = NULL, .cells = {{0}}};
        ch_cells_add(&place[i].cells, pattern->places.item[i]);
    }
    ch_say_seen(context, pattern->loose, place, pattern->places.count);
}

static bool say_why(const ChSentenceContext *context, const Pattern *pattern)
{
    say(context,
        N_("With {digits} alone the {count} cells cannot be filled, so one of {guardians} is "
           "true."),
        pattern);
    if (pattern->house >= 0)
        return say(context, N_("It is in one of {extra}, so the other is {kept}."), pattern);
    if (pattern->loose == CH_NO_DIGIT)
        return say(context,
                   context->is_brief
                       ? N_("With {set}, it takes {used}, one each.")
                       : N_("Each of these sees its digit in {set}. So the true one and {set} "
                            "take {used}, one each."),
                   pattern);
    say(context,
        N_("Without {z}, {set} would take {rest}, which rules out all guardians but {z}. So {z} is "
           "in {places}."),
        pattern);
    if (!context->is_brief)
        say_places(context, pattern);
    return true;
}

bool ch_say_guarded_pattern(const ChSentenceContext *context)
{
    Pattern pattern;

    if (!read_pattern(context, &pattern))
        return false;
    switch (context->part) {
    case CH_PART_WHERE:
        return pattern.boxes.count > 0 && say(context, N_("Look at {boxes}."), &pattern);
    case CH_PART_WHAT:
        return say(
            context,
            pattern.boxes.count > 0
                ? N_("Find {digits} in three cells of each of these boxes, no two in a line.")
                : N_("Find a ring of {count} cells with {digits}, a few of which have other "
                     "candidates too."),
            &pattern);
    case CH_PART_SEE:
        say(context, N_("{cells} have only {digits}, except {extra}."), &pattern);
        return pattern.house >= 0
                   ? say(context, N_("In {house} the {kept} is only in {extra}."), &pattern)
                   : say(context, N_("{set} {set?has/have} only {used}."), &pattern);
    case CH_PART_ASK:
        return say(context, N_("Can the {count} cells be filled with {digits} alone?"), &pattern);
    case CH_PART_WHY:
        return say_why(context, &pattern);
    default:
        return false;
    }
}
