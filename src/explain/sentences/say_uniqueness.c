/* say_uniqueness.c - unique and avoidable rectangles, unique loops, extended rectangles.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deadly_text.h"

#include <string.h>

/* The messages of types 1 to 4 of rectangles, loops and extended rectangles. */
static const char *const type_1[CH_PARTS] = {
    CH_LOOK_FOR_DEADLY,
    CH_SEE_FLOOR,
    CH_ASK_IF_DEADLY,
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
    CH_LOOK_FOR_DEADLY,
    CH_SEE_FLOOR,
    CH_ASK_IF_DEADLY,
    [CH_PART_WHY] = ONE_OF_EXTRA,
};

static const char *const type_4[CH_PARTS] = {
    CH_LOOK_FOR_DEADLY,
    [CH_PART_SEE] = N_("{floor} can only be {either}. In {houses} the {kept} is in {kept_places}."),
    [CH_PART_ASK] = N_("Can the other of {extra} be {lost}?"),
    [CH_PART_WHY] = N_("If the other were {lost}, the {digits} of all {count} cells could change "
                       "places: two solutions. A proper puzzle has one."),
};

static const char *const type_6[CH_PARTS] = {
    CH_LOOK_FOR_DEADLY,
    [CH_PART_SEE] = N_("{floor} can only be {either}. In {houses} the {kept} is only in "
                       "{kept_places}."),
    [CH_PART_ASK] = N_("What if {places} were {kept}?"),
    [CH_PART_WHY] = N_("If {places} were {kept}, the other one would be, too. Then the {digits} of "
                       "all {count} cells could change places: two solutions. A proper puzzle has "
                       "one."),
};

static const char *const hidden[CH_PARTS] = {
    CH_LOOK_FOR_DEADLY,
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
    CH_ASK_IF_DEADLY,
    [CH_PART_WHY] = ONE_OF_EXTRA,
};

/* ---- techniques ---- */

static const struct {
    const char *key;
    const char *const *message;
} ROWS[] = {
    {"unique-rectangle-1", type_1},
    {"unique-rectangle-2", type_2},
    {"unique-rectangle-3", type_2},
    {"unique-rectangle-4", type_4},
    {"unique-rectangle-5", type_2},
    {"unique-rectangle-6", type_6},
    {"hidden-rectangle", hidden},
    {"avoidable-rectangle-1", avoidable_1},
    {"avoidable-rectangle-2", avoidable_2},
    {"avoidable-rectangle-3", avoidable_2},
    {"avoidable-rectangle-5", avoidable_2},
    {"unique-loop-1", type_1},
    {"unique-loop-2", type_2},
    {"unique-loop-3", type_2},
    {"unique-loop-4", type_4},
    {"extended-rectangle-1", type_1},
    {"extended-rectangle-2", type_2},
    {"extended-rectangle-3", type_2},
    {"extended-rectangle-4", type_4},
};

static const char *const *message_of(const char *key)
{
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++)
        if (strcmp(ROWS[i].key, key) == 0)
            return ROWS[i].message;
    return NULL;
}

static bool has_given(const ChBoard *board, const ChList *cells)
{
    bool has = false;

    for (size_t i = 0; i < cells->count; i++)
        has |= ch_cells_has(&board->givens, cells->item[i]);
    return has;
}

bool ch_say_deadly(const ChSentenceContext *context)
{
    const char *const *const message = message_of(context->step->technique);
    ChDeadlyText deadly;

    if (message == NULL || !ch_read_guarded(context, &deadly) ||
        (deadly.filled.count > 0 && has_given(context->before, &deadly.cells)))
        return false;
    if (deadly.floor.count == 0 && deadly.filled.count == 0 &&
        ch_say_deadly_part(context, &deadly, no_floor))
        return true;
    return ch_say_deadly_whole(context, &deadly, message);
}
