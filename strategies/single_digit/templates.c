/* templates.c - template set and template delete.
 *
 * A template of a digit is a complete placement of it: one of its places in each row, column and
 * box.  A place that all templates use is certain; a place that none uses is impossible.
 *
 *      . x . | . a . | . . .      rows of three templates, a, b and c: all have the digit of the
 *      . . c | . . . | a . b      third row in the same place, so there it is certain; none uses x
 *      . . . | * . . | . . .
 *
 * A cell that is certain for one digit is removed from the others, whose templates through it
 * become invalid.  So more cells may become certain, until nothing changes.  The result for a digit
 * then depends on its own rows and on those of the digits whose certain cells were removed from it.
 * A step concludes about one digit all whose proofs together have at most CH_PREMISE_LINES lines,
 * 8,000, the shortest proofs first.  What depends on many digits may have longer ones, and is left
 * for a later step, or out.
 *
 * The technique is also known as pattern overlay (Myth Jellies), in HoDoKu as templates.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "premises.h"

/* The possible and certain places of each digit. */
typedef struct Overlay {
    ChCellSet possible[CH_DIGITS]; /* open places that some template uses */
    ChCellSet certain[CH_DIGITS];  /* places that all templates use */
    unsigned used[CH_DIGITS];      /* digits whose rows the result depends on */
} Overlay;

/* Returns the places of all templates: a place is certain if no template uses another place of its
 * row. */
static ChCellSet certain_among(ChCellSet possible)
{
    ChCellSet certain = {{0}};

    for (int row = CH_FIRST_ROW; row < CH_FIRST_COLUMN; row++) {
        const ChCellSet in_row = ch_cells_and(possible, ch_house_cells[row]);
        if (ch_cells_count(in_row) == 1)
            certain = ch_cells_or(certain, in_row);
    }
    return certain;
}

/* Drops the templates of a digit that use a certain cell of another digit.  False when nothing
 * changes. */
static bool prune_templates(Overlay *overlay, int digit)
{
    ChCellSet *const possible = &overlay->possible[digit];
    const ChCellSet before = *possible;
    ChPlaces places;

    for (int other = 0; other < CH_DIGITS; other++)
        if (other != digit && ch_cells_meet(before, overlay->certain[other])) {
            *possible = ch_cells_minus(*possible, overlay->certain[other]);
            overlay->used[digit] |= overlay->used[other];
        }
    if (ch_cells_within(before, *possible))
        return false;
    if (ch_places_among(&places, *possible))
        *possible =
            ch_cells_minus(*possible, ch_places_cells(&places, ch_places_impossible(&places)));
    overlay->certain[digit] = certain_among(*possible);
    return true;
}

static void build_overlay(const ChFinderInput *input, Overlay *overlay)
{
    const ChCellSet *const impossible = ch_facts_impossible_places(input->facts);
    bool again = false;

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        overlay->possible[digit] =
            ch_cells_minus(ch_board_open(input->board, digit), impossible[digit]);
        overlay->certain[digit] = certain_among(overlay->possible[digit]);
        overlay->used[digit] = 1u << digit;
    }
    do {
        again = false;
        for (int digit = 0; digit < CH_DIGITS; digit++)
            again |= prune_templates(overlay, digit);
    } while (again);
}

enum { ALL_HOUSES = CH_HOUSE_BOXES | CH_HOUSE_ROWS | CH_HOUSE_COLUMNS };

static void set_premises(const ChFinderInput *input, ChDeduction *deduction, unsigned digits,
                         uint32_t houses)
{
    deduction->detail.premises = (ChConstraintSet){{0}};
    CH_EACH_DIGIT(digit, digits)
        CH_EACH_HOUSE(house, houses & ~input->board->placed[digit])
            ch_add_premise(deduction, CH_HOUSE_CONSTRAINT(house, digit));
}

/* Sets the premises to those of the houses that the conclusions need.  False when the proof would
 * be too long. */
static bool needs_houses(const ChFinderInput *input, ChDeduction *deduction, unsigned digits,
                         uint32_t houses)
{
    set_premises(input, deduction, digits, houses);
    return ch_minimize_premises(deduction, input->board);
}

static unsigned count_conclusions(const ChDeduction *deduction)
{
    return deduction->removals + (deduction->placed != CH_NONE) +
           (unsigned)ch_candidates_count(&deduction->detail.placed);
}

/* Does the same for the conclusions with the shortest proofs, and drops the others.  False when
 * none is left. */
static bool keep_shortest(const ChFinderInput *input, ChDeduction *deduction, unsigned digits)
{
    ChDeduction others = *deduction;

    set_premises(input, deduction, digits, CH_HOUSE_ROWS);
    set_premises(input, &others, digits, ALL_HOUSES);
    ch_minimize_premises_within(deduction, input->board, CH_PREMISE_LINES);
    ch_minimize_premises_within(&others, input->board, CH_PREMISE_LINES);
    if (count_conclusions(&others) > count_conclusions(deduction))
        *deduction = others;
    return count_conclusions(deduction) > 0;
}

/* Reports the conclusions about a digit.  True: the sink wants no more.  Rows suffice as premises,
 * but for many digits other houses can make the proof shorter. */
static bool report_conclusions(const ChFinderInput *input, const Overlay *overlay, int digit,
                               ChDeduction *deduction, ChSink *sink)
{
    const unsigned used = overlay->used[digit];

    deduction->seed = (uint16_t)digit;
    return (needs_houses(input, deduction, used, CH_HOUSE_ROWS) ||
            needs_houses(input, deduction, used, ALL_HOUSES) ||
            keep_shortest(input, deduction, used)) &&
           ch_report(deduction, sink);
}

static bool report_certain(const ChFinderInput *input, const Overlay *overlay, int digit,
                           ChSink *sink)
{
    const ChCellSet certain = overlay->certain[digit];
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_TEMPLATE_SET);
    ChCandidateSet placed = {{0}};

    CH_EACH_CELL(cell, certain)
        ch_candidates_add(&placed, CH_CANDIDATE(cell, digit));
    ch_add_placements(&deduction, &placed);
    return !ch_cells_empty(certain) && report_conclusions(input, overlay, digit, &deduction, sink);
}

static bool report_impossible(const ChFinderInput *input, const Overlay *overlay, int digit,
                              ChSink *sink)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_TEMPLATE_DELETE);

    ch_add_eliminations(
        &deduction, input->board,
        ch_cells_minus(ch_board_open(input->board, digit), overlay->possible[digit]), digit);
    return deduction.removals > 0 && report_conclusions(input, overlay, digit, &deduction, sink);
}

/* Reports all digits; those that depend on fewer digits come first. */
static bool report_all(const ChFinderInput *input, ChSink *sink,
                       bool (*report_one)(const ChFinderInput *, const Overlay *, int, ChSink *))
{
    Overlay overlay;

    build_overlay(input, &overlay);
    for (int count = 1; count <= CH_DIGITS; count++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            if (ch_count(overlay.used[digit]) == count && report_one(input, &overlay, digit, sink))
                return true;
    return false;
}

bool ch_find_template_set(const ChFinderInput *input, ChSink *sink)
{
    return report_all(input, sink, report_certain);
}

bool ch_find_template_delete(const ChFinderInput *input, ChSink *sink)
{
    return report_all(input, sink, report_impossible);
}

/* Marks the houses of the premises, and the places that they leave for the digit. */
void ch_mark_template(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChConstraintSet *const premises = &step->detail->premises;
    unsigned digits = 1u << step->seed;
    uint32_t houses = 0;
    ChCellSet places = {{0}};

    CH_EACH_CONSTRAINT(one, premises) {
        const int house = (one - CH_CELLS) / 9;
        digits |= 1u << (one - CH_CELLS) % 9;
        houses |= 1u << house;
        if ((one - CH_CELLS) % 9 == step->seed)
            places = ch_cells_or(places, ch_house_cells[house]);
    }
    places = ch_cells_and(places, ch_board_open(&replay->board, step->seed));
    CH_EACH_CELL(cell, places)
        if (!ch_candidates_has(&step->detail->removed, CH_CANDIDATE(cell, (int)step->seed)))
            ch_marks_add(marks, CH_ROLE_CELL, cell, 0);
    ch_marks_digits(marks, CH_ROLE_DIGIT, 0, digits);
    CH_EACH_HOUSE(one, houses)
        ch_marks_add(marks, CH_ROLE_HOUSE, one, 0);
}
