/* say_complex_single.c - a single behind a few intersections and subsets, told in their order.
 *
 * The colours of the pattern are the candidates of each inner step, and at last what they rule out.
 * Nothing is said unless each step follows from the premises and those before it.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"
#include "step_notation.h"

enum { MOST_STEPS = 8 };

typedef enum Kind { LOCKED, NAKED, HIDDEN, KINDS } Kind;

/* An inner step. */
typedef struct Inner {
    Kind kind;
    int house; /* of the cells; of a hidden one, where its digits have no other place */
    ChList cells;
    unsigned digits;
    ChList gone; /* what it rules out of the last colour: candidates */
    ChList lost; /* their cells */
} Inner;

typedef struct Single {
    int count;
    Inner inner[MOST_STEPS];
    int cell;
    int digit;
    int house; /* or -1 */
} Single;

/* ---- reading ---- */

static bool has_premise(const ChStepRecord *step, int constraint)
{
    for (size_t i = 0; i < step->constraint_count; i++)
        if (step->constraint[i] == constraint)
            return true;
    return false;
}

static bool is_naked(const ChBoard *board, const ChStepRecord *step, const Inner *inner)
{
    bool fits = inner->cells.count >= 2 && inner->cells.count >= (size_t)ch_count(inner->digits);

    for (size_t i = 0; i < inner->cells.count; i++) {
        const int cell = inner->cells.item[i];
        fits = fits && has_premise(step, CH_CELL_CONSTRAINT(cell)) &&
               board->digit[cell] == CH_NO_DIGIT && (board->candidates[cell] & ~inner->digits) == 0;
    }
    return fits && ch_house_of_cells(&inner->cells) >= 0;
}

/* Reports whether the digits have all their places of a house in the cells, by the premises. */
static bool is_home(const ChBoard *board, const ChStepRecord *step, const Inner *inner, int house)
{
    const ChCellSet cells = ch_set_of_cells(&inner->cells);

    CH_EACH_DIGIT(digit, inner->digits)
        if (!has_premise(step, CH_HOUSE_CONSTRAINT(house, digit)) ||
            !ch_cells_within(ch_cells_and(ch_board_plane(board, digit), ch_house_cells[house]),
                             cells))
            return false;
    return ch_cells_within(cells, ch_house_cells[house]);
}

/* Reads what kind of step the cells and digits are; false where they are none. */
static bool read_kind(const ChBoard *board, const ChStepRecord *step, Inner *inner)
{
    if (is_naked(board, step, inner)) {
        inner->kind = NAKED;
        inner->house = ch_house_of_cells(&inner->cells);
        return true;
    }
    inner->kind = ch_is_single(inner->digits) ? LOCKED : HIDDEN;
    for (inner->house = 0; inner->house < CH_HOUSES; inner->house++)
        if (is_home(board, step, inner, inner->house))
            return inner->kind == LOCKED || inner->cells.count <= (size_t)ch_count(inner->digits);
    return false;
}

static bool rules_out(const Inner *inner, int candidate)
{
    const ChCellSet cells = ch_set_of_cells(&inner->cells);
    const int cell = CH_CANDIDATE_CELL(candidate);
    const bool has_digit = (inner->digits >> CH_CANDIDATE_DIGIT(candidate) & 1) != 0;

    return inner->kind == HIDDEN ? ch_cells_has(&cells, cell) && !has_digit
                                 : has_digit && ch_cells_within(cells, ch_cell_peers[cell]);
}

/* Reads an inner step, and removes from the board what it rules out of GONE. */
static bool read_inner(ChBoard *board, const ChStepRecord *step, const ChList *pattern,
                       const ChList *gone, Inner *inner)
{
    *inner = (Inner){.cells = ch_cells_of(pattern)};
    for (size_t i = 0; i < pattern->count; i++)
        inner->digits |= 1u << CH_CANDIDATE_DIGIT(pattern->item[i]);
    if (!read_kind(board, step, inner))
        return false;
    for (size_t i = 0; i < gone->count; i++) {
        const int candidate = gone->item[i];
        if (!rules_out(inner, candidate) || !ch_board_has(board, candidate) ||
            board->digit[CH_CANDIDATE_CELL(candidate)] != CH_NO_DIGIT)
            continue;
        ch_list_add(&inner->gone, (uint16_t)candidate);
        ch_board_remove(board, CH_CANDIDATE_CELL(candidate), CH_CANDIDATE_DIGIT(candidate));
    }
    inner->lost = ch_cells_of(&inner->gone);
    return inner->gone.count > 0;
}

/* Reports whether the board has only the placed candidate left in the constraint of the single. */
static bool is_single(const ChBoard *board, const ChStepRecord *step, const Single *single)
{
    const int constraint = single->house < 0 ? CH_CELL_CONSTRAINT(single->cell)
                                             : CH_HOUSE_CONSTRAINT(single->house, single->digit);
    const unsigned left = single->house < 0 ? board->candidates[single->cell]
                                            : board->places[single->digit][single->house];

    return has_premise(step, constraint) && ch_is_single(left) &&
           ch_board_has(board, CH_CANDIDATE(single->cell, single->digit)) &&
           (single->house < 0 || ch_cells_has(&ch_house_cells[single->house], single->cell));
}

static bool read_single(const ChSentenceContext *context, Single *single)
{
    const ChStepRecord *const step = context->step;
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    ChBoard board = *context->before;
    ChList colour[MOST_STEPS + 1];
    int colours = 0;

    while (colours <= MOST_STEPS) {
        colour[colours] = ch_marks_of_group(step, CH_ROLE_COLOUR, colours);
        if (colour[colours].count == 0)
            break;
        colours++;
    }
    if (colours < 2 || step->place_count != 1)
        return false;
    *single = (Single){.count = colours - 1,
                       .cell = CH_CANDIDATE_CELL(step->place[0]),
                       .digit = CH_CANDIDATE_DIGIT(step->place[0]),
                       .house = houses.count > 0 ? houses.item[0] : -1};
    for (int i = 0; i < single->count; i++)
        if (!read_inner(&board, step, &colour[i], &colour[single->count], &single->inner[i]))
            return false;
    return is_single(&board, step, single);
}

/* ---- the sentences ---- */

static const char *const first[KINDS] = {
    [LOCKED] = N_("First, the {digit} of {house} can only be in {places}, so not in {lost}."),
    [NAKED] = N_("First, {cells} can only be {either}, which rules out {gone}."),
    [HIDDEN] = N_("First, {digits} can only be in {places} in {house}, which rules out {gone}."),
};

static const char *const next[KINDS] = {
    [LOCKED] = N_("Then the {digit} of {house} can only be in {places}, so not in {lost}."),
    [NAKED] = N_("Then {cells} can only be {either}, which rules out {gone}."),
    [HIDDEN] = N_("Then {digits} can only be in {places} in {house}, which rules out {gone}."),
};

static const char *const in_house[CH_PARTS] = {
    [CH_PART_WHAT] = N_("What rules out the other places of the {digit} in {home}?"),
    [CH_PART_ASK] = N_("Where is the {digit} of {home}, then?"),
    [CH_PART_WHY] = N_("In {home} only {cell} is left for the {digit}."),
};

static const char *const in_cell[CH_PARTS] = {
    [CH_PART_WHAT] = N_("What rules out the other digits of {cell}?"),
    [CH_PART_ASK] = N_("What is left for {cell}?"),
    [CH_PART_WHY] = N_("Only {digit} is left for {cell}."),
};

static void say_inner(const ChSentenceContext *context, const char *message, const Inner *inner)
{
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &inner->cells),
        ch_list_field("places", CH_FIELD_PLACES, &inner->cells),
        ch_field_digit("digit", ch_lowest(inner->digits)),
        ch_field_digits("digits", inner->digits),
        ch_field_choice("either", inner->digits),
        ch_field_house("house", inner->house),
        ch_list_field("lost", CH_FIELD_PLACES, &inner->lost),
        ch_list_field("gone", CH_FIELD_PLACED, &inner->gone),
    };

    ch_say_next(context, message, CH_FIELDS(field));
}

bool ch_say_complex_single(const ChSentenceContext *context)
{
    Single single;

    if (!read_single(context, &single))
        return false;
    if (context->part == CH_PART_WHERE) {
        const ChField house = ch_field_house("house", single.inner[0].house);
        ch_say(context, N_("Look at {house}."), &house, 1);
        return true;
    }
    if (context->part == CH_PART_SEE) {
        for (int i = 0; i < single.count; i++)
            say_inner(context, (i == 0 ? first : next)[single.inner[i].kind], &single.inner[i]);
        return true;
    }
    const ChField field[] = {
        ch_field_cell("cell", single.cell),
        ch_field_digit("digit", single.digit),
        ch_field_house("home", single.house < 0 ? 0 : single.house),
    };
    return ch_say_part(context, single.house < 0 ? in_cell : in_house, CH_FIELDS(field));
}

/* ---- the notation ---- */

/* Writes the inner steps, a hidden one with its house, and the constraint of the single. */
bool ch_notation_complex_single(const ChSentenceContext *context)
{
    Single single;
    ChList home = {.count = 0};
    ChCellSet cell = {{0}};

    if (!read_single(context, &single))
        return false;
    for (int i = 0; i < single.count; i++) {
        const Inner *const inner = &single.inner[i];
        ChList house = {.count = 0};
        ch_list_add(&house, (uint16_t)inner->house);
        ch_notation_set(context->out, inner->digits, &inner->cells);
        if (inner->kind != NAKED) {
            ch_text_char(context->out, ' ');
            ch_notation_houses(context->out, &house);
        }
        ch_text_puts(context->out, "; ");
    }
    if (single.house < 0) {
        ch_cells_add(&cell, single.cell);
        ch_notation_cells(context->out, &cell);
        return true;
    }
    ch_list_add(&home, (uint16_t)single.house);
    ch_notation_digits(context->out, 1u << single.digit);
    ch_notation_houses(context->out, &home);
    return true;
}
