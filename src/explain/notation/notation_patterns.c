/* notation_patterns.c - writes deadly patterns, colours, and the patterns of the hardest puzzles.
 *
 *      (58)r47c12 + (29)r7c1               a deadly pattern, and its guardians
 *      (14)r59c46 + (36)r9c46,(7)r9c6; (67)r8c56   with the set that the guardians complete, or
 *                                          with the wings
 *      half turn 1/9, 2/8 + (5)r5c5        what the givens exchange, and the cells in their place
 *      (4)r1c2,(4)r2c1 / (4)r2c2           two colours
 *      (269)r23c7; r49c8; r149             an exocet: base, targets, cross-lines
 *
 * SPDX-License-Identifier: MIT
 */
#include "step_notation.h"
#include "uniqueness.h"

bool ch_notation_deadly(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);
    const ChList guardians = ch_marks_with_role(step, CH_ROLE_GUARDIAN);

    if (guardians.count == 0)
        return false;
    if (cells.count == 0)
        ch_text_puts(context->out, "BUG");
    else
        ch_notation_set(context->out, ch_digits_with_role(step, CH_ROLE_DIGIT), &cells);
    ch_text_puts(context->out, " + ");
    ch_notation_candidates(context->out, &guardians);
    for (int group = 0;; group++) {
        const ChMarkedSet set = ch_marked_set(step, group);
        if (set.cells.count == 0)
            break;
        ch_text_puts(context->out, group == 0 ? "; " : ", ");
        ch_notation_set(context->out, set.digits, &set.cells);
    }
    if (houses.count > 0) {
        ch_text_puts(context->out, "; ");
        ch_notation_houses(context->out, &houses);
    }
    return true;
}

bool ch_notation_symmetrical_placement(const ChSentenceContext *context)
{
    static const char *const names[] = {"half turn", "diagonal r1c1-r9c9", "diagonal r1c9-r9c1"};
    const ChList guardians = ch_marks_with_role(context->step, CH_ROLE_GUARDIAN);
    ChAutomorphism automorphism;

    if (guardians.count == 0 ||
        !ch_automorphism_of_step(&automorphism, context->before, context->step) ||
        ch_automorphism_turn(&automorphism) > CH_OTHER_DIAGONAL)
        return false;
    ch_text_puts(context->out, names[ch_automorphism_turn(&automorphism)]);
    ch_text_char(context->out, ' ');
    ch_put_cycles(context->out, automorphism.digit);
    ch_text_puts(context->out, " + ");
    ch_notation_candidates(context->out, &guardians);
    return true;
}

/* Writes lines or digits that change, with their name before them. */
static void put_moves(ChText *out, const char *name, const uint8_t image[9])
{
    ChText cycles = CH_TEXT_EMPTY;

    ch_put_cycles(&cycles, image);
    if (cycles.length > 0) {
        ch_text_puts(out, out->length > 0 ? "; " : "");
        ch_text_puts(out, name);
        ch_text_puts(out, ch_text_string(&cycles));
    }
    ch_text_free(&cycles);
}

/* Writes what moves, and what the digits change to: "mirror; rows 1/3; digits 1/9". */
static void put_automorphism(ChText *out, const ChAutomorphism *automorphism)
{
    const bool mirrored = automorphism->mirrored;
    ChText moves = CH_TEXT_EMPTY;

    ch_text_puts(&moves, mirrored ? "mirror" : "");
    put_moves(&moves, "rows ", mirrored ? automorphism->column : automorphism->row);
    put_moves(&moves, "columns ", mirrored ? automorphism->row : automorphism->column);
    put_moves(&moves, "digits ", automorphism->digit);
    ch_text_puts(out, ch_text_string(&moves));
    ch_text_free(&moves);
}

bool ch_notation_automorphism(const ChSentenceContext *context)
{
    ChAutomorphism automorphism;

    if (!ch_automorphism_of_step(&automorphism, context->before, context->step))
        return false;
    put_automorphism(context->out, &automorphism);
    return true;
}

/* Writes the same, and the candidate that counts as a given: "rows 1/3; digits 1/9 + (3)r5c5". */
bool ch_notation_almost_automorphism(const ChSentenceContext *context)
{
    ChAutomorphism automorphism;
    const int added = ch_almost_automorphism_of_step(&automorphism, context->before, context->step);
    ChList one = {.count = 0};

    if (added == CH_NONE)
        return false;
    ch_list_add(&one, (uint16_t)added);
    put_automorphism(context->out, &automorphism);
    ch_text_puts(context->out, " + ");
    ch_notation_candidates(context->out, &one);
    return true;
}

/* Writes colours.  The two colours of one cluster are separated by a slash, clusters by a
 * semicolon. */
bool ch_notation_colours(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    int count = 0;

    for (ChList colour = ch_marks_of_group(step, CH_ROLE_COLOUR, 0); colour.count > 0;
         colour = ch_marks_of_group(step, CH_ROLE_COLOUR, ++count)) {
        if (count > 0)
            ch_text_puts(context->out, count % 2 == 1 ? " / " : "; ");
        ch_notation_candidates(context->out, &colour);
    }
    return count > 0;
}

bool ch_notation_fireworks(const ChSentenceContext *context)
{
    const ChList houses = ch_marks_with_role(context->step, CH_ROLE_HOUSE);
    bool any = false;

    for (int group = 0;; group++) {
        const ChMarkedSet set = ch_marked_set(context->step, group);
        if (set.cells.count == 0)
            break;
        if (any)
            ch_text_puts(context->out, ", ");
        ch_notation_set(context->out, set.digits, &set.cells);
        any = true;
    }
    if (any && houses.count > 0) {
        ch_text_char(context->out, ' ');
        ch_notation_houses(context->out, &houses);
    }
    return any;
}

/* Writes an exocet with the houses that have to hold its digits. */
static bool put_exocet(const ChSentenceContext *context, const ChList *houses)
{
    const ChStepRecord *const step = context->step;
    const ChList base = ch_marks_with_role(step, CH_ROLE_PIVOT);
    const ChList targets = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChCellSet set = ch_set_of_cells(&targets);

    if (base.count == 0 || targets.count == 0 || houses->count == 0)
        return false;
    ch_notation_set(context->out, ch_digits_with_role(step, CH_ROLE_DIGIT), &base);
    ch_text_puts(context->out, "; ");
    ch_notation_cells(context->out, &set);
    ch_text_puts(context->out, "; ");
    ch_notation_houses(context->out, houses);
    return true;
}

bool ch_notation_exocet(const ChSentenceContext *context)
{
    const ChList lines = ch_marks_with_role(context->step, CH_ROLE_HOUSE);

    return put_exocet(context, &lines);
}

bool ch_notation_complex_exocet(const ChSentenceContext *context)
{
    const ChList boxes = ch_marks_with_role(context->step, CH_ROLE_COVER);
    ChList houses = ch_marks_with_role(context->step, CH_ROLE_HOUSE);

    for (size_t i = 0; i < boxes.count; i++)
        houses.item[houses.count++] = boxes.item[i];
    return put_exocet(context, &houses);
}

bool ch_notation_guess(const ChSentenceContext *context)
{
    ch_text_char(context->out, '?');
    return true;
}
