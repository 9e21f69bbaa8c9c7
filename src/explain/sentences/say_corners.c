/* say_corners.c - rectangles with conjugate pairs: what a digit in one corner leads to.
 *
 * SPDX-License-Identifier: MIT
 */
#include "reasons.h"
#include "uniqueness.h"

enum { MOST_PAIRS = 5 };

/* A step: the pairs of its premises, and the inferences from the first candidate it removes. */
typedef struct Corners {
    ChList cells;
    ChList floor; /* those with two candidates */
    ChCellSet extra;
    unsigned digits;
    int count;
    ChCandidatePair pair[MOST_PAIRS];
    int hops;
    ChCornerHop hop[CH_CORNER_HOPS];
} Corners;

static void read_cells(const ChSentenceContext *context, Corners *corners)
{
    const ChDeadlyPattern *const deadly = context->step->deadly;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned digits = deadly->digits[cell];
        if (digits == 0)
            continue;
        corners->digits |= digits;
        ch_list_add(&corners->cells, (uint16_t)cell);
        if ((context->before->candidates[cell] & ~digits & CH_ALL_NINE) != 0)
            ch_cells_add(&corners->extra, cell);
        else
            ch_list_add(&corners->floor, (uint16_t)cell);
    }
}

/* Reads the step; returns false where it is not one of such a rectangle. */
static bool read_corners(const ChSentenceContext *context, Corners *corners)
{
    const ChStepRecord *const step = context->step;

    *corners = (Corners){.count = 0};
    if (step->deadly_count != 1 || step->eliminate_count == 0 || step->place_count > 0 ||
        step->constraint_count > MOST_PAIRS)
        return false;
    read_cells(context, corners);
    for (size_t i = 0; i < step->constraint_count; i++)
        if (!ch_premise_pair(context->before, step->constraint[i],
                             &corners->pair[corners->count++]))
            return false;
    corners->hops = ch_corner_hops(corners->pair, corners->count, &corners->extra,
                                   step->eliminate[0], corners->hop);
    return corners->hops > 0 && corners->cells.count == 4;
}

/* Writes where a digit has just two places, for each house of the premises. */
static void say_pairs(const ChSentenceContext *context, const Corners *corners)
{
    for (int i = 0; i < corners->count; i++) {
        const int premise = context->step->constraint[i];
        const ChList places = {.count = 2,
                               .item = {CH_CANDIDATE_CELL(corners->pair[i].candidate[0]),
                                        CH_CANDIDATE_CELL(corners->pair[i].candidate[1])}};
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

    for (int i = 0; i < corners->hops; i++)
        hop[i] = (ChHop){ch_node_of_candidate(corners->hop[i].cause),
                         ch_node_of_candidate(corners->hop[i].from),
                         ch_node_of_candidate(corners->hop[i].to)};
    return ch_say_supposed_hops(context, hop, (size_t)corners->hops, CH_CORNER_HOPS);
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
        ch_field_number("count", (uint32_t)corners->cells.count),
        ch_field_digits("digits", corners->digits),
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
    ChList boxes = {.count = 0};

    if (!read_corners(context, &corners))
        return false;
    for (size_t i = 0; i < corners.cells.count; i++)
        ch_list_add(&boxes, ch_cell_house[corners.cells.item[i]][0]);
    const int first = context->step->eliminate[0];
    const ChField field[] = {
        ch_field_number("count", (uint32_t)corners.cells.count),
        ch_list_field("boxes", CH_FIELD_HOUSES, &boxes),
        ch_list_field("floor", CH_FIELD_CELLS, &corners.floor),
        ch_field_digits("digits", corners.digits),
        ch_field_choice("either", corners.digits),
        ch_field_cell("cell", CH_CANDIDATE_CELL(first)),
        ch_field_digit("lost", CH_CANDIDATE_DIGIT(first)),
    };
    if (context->part == CH_PART_SEE) {
        if (corners.floor.count > 0)
            ch_say_next(context, N_("{floor} can only be {either}."), CH_FIELDS(field));
        say_pairs(context, &corners);
        return true;
    }
    if (context->part == CH_PART_WHY) {
        if (!say_inferences(context, &corners))
            return false;
        say_end(context, &corners);
        return true;
    }
    return ch_say_part(context, messages, CH_FIELDS(field));
}
