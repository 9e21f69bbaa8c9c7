/* say_automorphism.c - steps that rely on rows, columns and digits that can change places.
 *
 * SPDX-License-Identifier: MIT
 */
#include "reasons.h"
#include "uniqueness.h"

/* What a move of the grid is called. */
static const char *message_of_turn(ChTurn turn)
{
    static const char *const message[] = {
        [CH_HALF_TURN] = N_("Turned by half a turn, the givens are in the same cells again."),
        [CH_MAIN_DIAGONAL] = N_("Mirrored at the diagonal from r1c1 to r9c9, the givens are in the "
                                "same cells again."),
        [CH_OTHER_DIAGONAL] = N_("Mirrored at the diagonal from r1c9 to r9c1, the givens are in "
                                 "the same cells again."),
        [CH_QUARTER_TURN] = N_("Turned by a quarter turn, the givens are in the same cells again."),
    };

    return message[turn];
}

static void say_moves(const ChSentenceContext *context, const ChAutomorphism *automorphism)
{
    const bool mirrored = automorphism->mirrored;
    ChText rows = CH_TEXT_EMPTY;
    ChText columns = CH_TEXT_EMPTY;

    ch_put_cycles(&rows, mirrored ? automorphism->column : automorphism->row);
    ch_put_cycles(&columns, mirrored ? automorphism->row : automorphism->column);
    const ChField field[] = {
        ch_field_string("rows", ch_text_string(&rows)),
        ch_field_string("columns", ch_text_string(&columns)),
    };
    if (mirrored)
        ch_say_next(context, N_("Mirror the grid at the diagonal from r1c1 to r9c9."), NULL, 0);
    ch_say_next(context,
                columns.length == 0 ? N_("Let rows {rows} change places: the givens are in the "
                                         "same cells again.")
                : rows.length == 0  ? N_("Let columns {columns} change places: the givens are in "
                                          "the same cells again.")
                                    : N_("Let rows {rows} and columns {columns} change places: the "
                                          "givens are in the same cells again."),
                CH_FIELDS(field));
    ch_text_free(&rows);
    ch_text_free(&columns);
}

/* Writes how the cells move, and how the digits change. */
static void say_symmetry(const ChSentenceContext *context, const ChAutomorphism *automorphism)
{
    const ChTurn turn = ch_automorphism_turn(automorphism);
    ChText digits = CH_TEXT_EMPTY;

    ch_put_cycles(&digits, automorphism->digit);
    const ChField field[] = {ch_field_string("digits", ch_text_string(&digits))};
    if (turn == CH_OTHER_TURN)
        say_moves(context, automorphism);
    else
        ch_say_next(context, message_of_turn(turn), NULL, 0);
    ch_say_next(context,
                digits.length == 0 ? N_("They are the same digits.")
                                   : N_("Their digits change: {digits}."),
                CH_FIELDS(field));
    ch_text_free(&digits);
}

/* Writes why the first candidate that the step removes is false. */
static void say_reason(const ChSentenceContext *context, const ChAutomorphism *automorphism)
{
    const int candidate = context->step->eliminate[0];
    const int image = ch_automorphism_candidate(automorphism, candidate);
    const bool stays = CH_CANDIDATE_CELL(image) == CH_CANDIDATE_CELL(candidate);
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(candidate)),
        ch_field_digit("lost", CH_CANDIDATE_DIGIT(candidate)),
        ch_field_cell("image", CH_CANDIDATE_CELL(image)),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(image)),
    };

    ch_say_next(context,
                N_("Moved and changed likewise, the solution is a solution again, and a proper "
                   "puzzle has only one."),
                NULL, 0);
    ch_say_next(context,
                stays ? N_("{cell} stays in place, but {lost} would change to {digit}.")
                : ch_conflict(candidate, image)
                    ? N_("{cell} moves to {image}, which it sees, and {lost} would not change.")
                    : N_("{cell} moves to {image}, and {lost} changes to {digit}, which is ruled "
                         "out there."),
                CH_FIELDS(field));
    if (context->step->eliminate_count > 1 && !context->is_brief)
        ch_say_next(context, N_("In the same way, this rules out all else that the step removes."),
                    NULL, 0);
}

/* ---- one more given ---- */

/* Writes what counts as a given, and the symmetry that it makes. */
static void say_almost(const ChSentenceContext *context, const ChAutomorphism *automorphism,
                       const char *message, int added)
{
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(added)),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(added)),
    };

    ch_say_next(context, message, CH_FIELDS(field));
    say_symmetry(context, automorphism);
}

bool ch_say_extended_symmetry(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at the givens, and at the cells solved since."),
        [CH_PART_WHAT] = N_("Can one cell solved since make the givens symmetrical?"),
        [CH_PART_ASK] = N_("What if {cell} were {lost}?"),
    };
    ChAutomorphism automorphism;

    if (context->step->eliminate_count == 0 || context->step->place_count > 0)
        return false;
    const int first = context->step->eliminate[0];
    const int added = ch_almost_automorphism_of_step(&automorphism, context->before, context->step);
    if (added == CH_NONE)
        return false;
    if (context->part == CH_PART_SEE) {
        say_almost(context, &automorphism, N_("{cell} is solved: count its {digit} as a given."),
                   added);
        return true;
    }
    if (context->part == CH_PART_WHY) {
        say_reason(context, &automorphism);
        return true;
    }
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(first)),
        ch_field_choice("lost", 1u << CH_CANDIDATE_DIGIT(first)),
    };
    return ch_say_part(context, message, CH_FIELDS(field));
}

/* Writes why no solution with the supposed digit is its own image: no digit of a cell fits. */
static void say_misfit(const ChSentenceContext *context, const ChAutomorphism *automorphism,
                       int supposed)
{
    const int cell = ch_automorphism_deadly_cell(automorphism, &context->step->deadly[0]);
    const int image = ch_automorphism_cell(automorphism, cell);
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(supposed)),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(supposed)),
        ch_field_cell("other", cell),
        ch_field_cell("image", image),
        ch_field_choice("digits", context->step->deadly[0].digits[cell]),
    };

    ch_say_next(context,
                N_("With {digit} in {cell}, the solution, moved and changed likewise, is a "
                   "solution again, and a proper puzzle has only one."),
                CH_FIELDS(field));
    ch_say_next(context,
                image == cell
                    ? N_("{other} stays in place, but it can only be {digits}, which would change.")
                    : N_("{other} moves to {image}, but it can only be {digits}, and {image} "
                         "cannot have what that changes to."),
                CH_FIELDS(field));
}

bool ch_say_anti_symmetry(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at the givens alone."),
        [CH_PART_WHAT] = N_("Could one more digit make the givens symmetrical, though the "
                            "solution is not?"),
        [CH_PART_ASK] = N_("What if {cell} were {lost}?"),
    };
    ChAutomorphism automorphism;
    const int supposed =
        ch_almost_automorphism_of_step(&automorphism, context->before, context->step);

    if (supposed == CH_NONE)
        return false;
    if (context->part == CH_PART_SEE) {
        say_almost(context, &automorphism, N_("Suppose that {cell} is {digit}, as if given."),
                   supposed);
        return true;
    }
    if (context->part == CH_PART_WHY) {
        say_misfit(context, &automorphism, supposed);
        return true;
    }
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(supposed)),
        ch_field_choice("lost", 1u << CH_CANDIDATE_DIGIT(supposed)),
    };
    return ch_say_part(context, message, CH_FIELDS(field));
}

/* ---- the givens alone ---- */

bool ch_say_automorphism(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at the givens alone."),
        [CH_PART_WHAT] = N_("Can rows and columns change places so that the same cells are given, "
                            "only with other digits?"),
        [CH_PART_ASK] = N_("What if {cell} were {lost}?"),
    };
    ChAutomorphism automorphism;

    if (context->step->eliminate_count == 0 || context->step->place_count > 0 ||
        !ch_automorphism_of_step(&automorphism, context->before, context->step))
        return false;
    if (context->part == CH_PART_SEE) {
        say_symmetry(context, &automorphism);
        return true;
    }
    if (context->part == CH_PART_WHY) {
        say_reason(context, &automorphism);
        return true;
    }
    const int first = context->step->eliminate[0];
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(first)),
        ch_field_choice("lost", 1u << CH_CANDIDATE_DIGIT(first)),
    };
    return ch_say_part(context, message, CH_FIELDS(field));
}
