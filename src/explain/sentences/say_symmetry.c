/* say_symmetry.c - steps that rely on the symmetry of the givens.
 *
 * SPDX-License-Identifier: MIT
 */
#include "reasons.h"
#include "uniqueness.h"

void ch_put_cycles(ChText *out, const uint8_t image[9])
{
    unsigned seen = 0;

    for (int i = 0; i < 9; i++) {
        if (image[i] == i || (seen >> i & 1))
            continue;
        ch_text_puts(out, seen != 0 ? ", " : "");
        ch_text_number(out, (uint64_t)i + 1);
        seen |= 1u << i;
        for (int at = image[i]; at != i; at = image[at]) {
            ch_text_char(out, '/');
            ch_text_number(out, (uint64_t)at + 1);
            seen |= 1u << at;
        }
    }
}

#define SAME_CELLS                                                                                 \
    [CH_PART_ASK] = N_("What does that mean for {cells}, which {cells?stays/stay} in place?"),     \
    [CH_PART_WHY] = N_("Moved and exchanged in the same way, the solution is a solution again. A " \
                       "proper puzzle has one, so nothing changes. {cells} {cells?stays/stay} in " \
                       "place, so {cells?it/each} is a digit that is not exchanged: {own}.")

static const char *const half_turn[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at the givens alone."),
    [CH_PART_WHAT] = N_("Turn the grid by half a turn. Are the givens in the same cells again, "
                        "with some digits exchanged?"),
    [CH_PART_SEE] = N_("After half a turn the givens are in the same cells, with {pairs} "
                       "exchanged."),
    SAME_CELLS,
};

static const char *const diagonal[CH_PARTS] = {
    [CH_PART_WHERE] = N_("Look at the givens alone."),
    [CH_PART_WHAT] = N_("Mirror the grid at the diagonal from {from} to {to}. Are the givens in "
                        "the same cells again, with some digits exchanged?"),
    [CH_PART_SEE] = N_("Mirrored at the diagonal from {from} to {to}, the givens are in the same "
                       "cells, with {pairs} exchanged."),
    SAME_CELLS,
};

bool ch_say_symmetrical_placement(const ChSentenceContext *context)
{
    const ChList cells = ch_marks_with_role(context->step, CH_ROLE_CELL);
    ChAutomorphism automorphism;
    ChText pairs = CH_TEXT_EMPTY;

    if (cells.count == 0 ||
        !ch_automorphism_of_step(&automorphism, context->before, context->step) ||
        ch_automorphism_turn(&automorphism) > CH_OTHER_DIAGONAL)
        return false;
    const ChTurn turn = ch_automorphism_turn(&automorphism);
    const bool is_main = turn == CH_MAIN_DIAGONAL;
    ch_put_cycles(&pairs, automorphism.digit);
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_field_string("pairs", ch_text_string(&pairs)),
        ch_field_choice("own", CH_ALL_NINE & ~ch_automorphism_changed(&automorphism)),
        ch_field_cell("from", is_main ? CH_CELL_AT(0, 0) : CH_CELL_AT(0, 8)),
        ch_field_cell("to", is_main ? CH_CELL_AT(8, 8) : CH_CELL_AT(8, 0)),
    };
    const bool has_part =
        ch_say_part(context, turn == CH_HALF_TURN ? half_turn : diagonal, CH_FIELDS(field));
    ch_text_free(&pairs);
    return has_part;
}
