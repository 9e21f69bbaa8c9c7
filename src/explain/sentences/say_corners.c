/* say_corners.c - rectangles with conjugate pairs: what a digit in one corner leads to.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deadly_text.h"
#include "uniqueness.h"

/* A step, and what it infers from the first candidate that it removes. */
typedef struct Corners {
    ChDeadlyText deadly;
    ChList subset;
    ChList rest; /* the extra corners that only the subset fills */
    ChCornerStep step;
} Corners;

/* Lists the cells of the subset, and the extra corners that no inference reaches. */
static void read_subset(Corners *corners, int removed)
{
    ChCellSet reached = {{0}};

    ch_cells_add(&reached, CH_CANDIDATE_CELL(removed));
    for (int i = 0; i < corners->step.hops; i++)
        ch_cells_add(&reached, CH_CANDIDATE_CELL(corners->step.hop[i].to));
    for (size_t i = 0; i < corners->deadly.extra.count; i++)
        if (!ch_cells_has(&reached, corners->deadly.extra.item[i]))
            ch_list_add(&corners->rest, corners->deadly.extra.item[i]);
    CH_EACH_CELL(cell, corners->step.subset)
        ch_list_add(&corners->subset, (uint16_t)cell);
    ch_list_sort(&corners->subset);
}

/* Reads the step; returns false where it is not one of such a rectangle. */
static bool read_corners(const ChSentenceContext *context, Corners *corners)
{
    const ChStepRecord *const step = context->step;
    ChConstraintSet premises = {{0}};

    *corners = (Corners){.rest = {.count = 0}};
    if (!ch_read_guarded(context, &corners->deadly))
        return false;
    for (size_t i = 0; i < step->constraint_count; i++)
        ch_constraints_add(&premises, step->constraint[i]);
    if (corners->deadly.cells.count != 4 ||
        !ch_read_corner_step(&corners->step, context->before, step->deadly, &premises,
                             step->eliminate[0]))
        return false;
    read_subset(corners, step->eliminate[0]);
    return true;
}

/* Writes where a digit has just two places, for each house of the premises. */
static void say_pairs(const ChSentenceContext *context, const Corners *corners)
{
    for (int i = 0; i < corners->step.count; i++) {
        const int premise = corners->step.premise[i];
        const ChCandidatePair *const pair = &corners->step.pair[i];
        const ChList places = {
            .count = 2,
            .item = {CH_CANDIDATE_CELL(pair->candidate[0]), CH_CANDIDATE_CELL(pair->candidate[1])}};
        if (premise < CH_CELLS)
            continue;
        const ChField field[] = {
            ch_field_house("house", (premise - CH_CELLS) / 9),
            ch_field_digit("digit", (premise - CH_CELLS) % 9),
            ch_list_field("places", CH_FIELD_PLACES, &places),
        };
        ch_say_next(context, N_("In {house} the {digit} is only in {places}."), CH_FIELDS(field));
    }
}

static bool say_inferences(const ChSentenceContext *context, const Corners *corners)
{
    ChHop hop[CH_CORNER_HOPS];

    for (int i = 0; i < corners->step.hops; i++)
        hop[i] = (ChHop){ch_node_of_candidate(corners->step.hop[i].cause),
                         ch_node_of_candidate(corners->step.hop[i].from),
                         ch_node_of_candidate(corners->step.hop[i].to)};
    return ch_say_supposed_hops(context, hop, (size_t)corners->step.hops, CH_CORNER_HOPS);
}

static const char *const messages[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at the cells for {digits} in {boxes}."),
    [CH_PART_WHAT] = N_("Where does one of the digits have just two places, both among these "
                        "{count} cells?"),
    [CH_PART_ASK] = N_("What if {cell} were {lost}?"),
};

/* Writes why the corners cannot be so, and what else the step removes for the same reason. */
static void say_end(const ChSentenceContext *context, const Corners *corners)
{
    const ChStepRecord *const step = context->step;
    const int last = step->eliminate[step->eliminate_count - 1];
    const ChField field[] = {
        ch_field_number("count", (uint32_t)corners->deadly.cells.count),
        ch_field_digits("digits", corners->deadly.digits),
        ch_field_cell("cell", CH_CANDIDATE_CELL(last)),
        ch_field_digit("lost", CH_CANDIDATE_DIGIT(last)),
    };

    ch_say_next(context,
                step->eliminate_count == 2
                    ? N_("Then the {digits} of all {count} cells could change places: two "
                         "solutions. In the same way, {cell} is not {lost}.")
                    : N_("Then the {digits} of all {count} cells could change places: two "
                         "solutions. A proper puzzle has one."),
                CH_FIELDS(field));
}

bool ch_say_corners(const ChSentenceContext *context)
{
    Corners corners;

    if (!read_corners(context, &corners))
        return false;
    const ChList together = ch_list_union(&corners.subset, &corners.rest);
    const int first = context->step->eliminate[0];
    const ChField field[] = {
        ch_field_number("count", (uint32_t)corners.deadly.cells.count),
        ch_list_field("boxes", CH_FIELD_HOUSES, &corners.deadly.boxes),
        ch_list_field("filled", CH_FIELD_CELLS, &corners.deadly.filled),
        ch_list_field("floor", CH_FIELD_CELLS, &corners.deadly.floor),
        ch_list_field("subset", CH_FIELD_CELLS, &corners.subset),
        ch_list_field("rest", CH_FIELD_CELLS, &corners.rest),
        ch_list_field("cells", CH_FIELD_CELLS, &together),
        ch_field_choice("kept", corners.step.used),
        ch_field_digits("used", corners.step.used),
        ch_field_digits("digits", corners.deadly.digits),
        ch_field_digits("solved", corners.deadly.held),
        ch_field_choice("either", corners.deadly.digits),
        ch_field_cell("cell", CH_CANDIDATE_CELL(first)),
        ch_field_digit("lost", CH_CANDIDATE_DIGIT(first)),
    };
    if (context->part == CH_PART_SEE) {
        if (corners.deadly.filled.count > 0)
            ch_say_next(context, N_("{filled} is {solved}, but not given."), CH_FIELDS(field));
        if (corners.deadly.floor.count > 0)
            ch_say_next(context, N_("{floor} can only be {either}."), CH_FIELDS(field));
        say_pairs(context, &corners);
        if (corners.subset.count > 0)
            ch_say_next(context, N_("Apart from {digits}, {cells} can only be {kept}."),
                        CH_FIELDS(field));
        return true;
    }
    if (context->part == CH_PART_WHY) {
        if (!say_inferences(context, &corners))
            return false;
        if (corners.subset.count > 0)
            ch_say_next(context,
                        N_("That leaves {subset} only {used}, so {rest} can only be {either}."),
                        CH_FIELDS(field));
        say_end(context, &corners);
        return true;
    }
    return ch_say_part(context, messages, CH_FIELDS(field));
}
