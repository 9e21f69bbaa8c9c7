/* caption.c - the title and the description of a picture, for screen readers.
 *
 * SPDX-License-Identifier: MIT
 */
#include "explain.h"
#include "picture.h"

/* Adds the digits of the grid, row by row. */
static void describe_grid(ChText *out, const ChBoard *board)
{
    for (int i = 0; i < CH_CELLS; i++) {
        const int digit = board->digit[CH_CELL_AT(i / 9, i % 9)];
        if (i > 0 && i % 9 == 0)
            ch_text_char(out, '\n');
        ch_text_char(out, digit == CH_NO_DIGIT ? '.' : (char)('1' + digit));
    }
}

void ch_picture_caption(ChText *title, ChText *description, ChLanguage language,
                        const ChBoard *board, const ChStepRecord *step)
{
    const ChField field = ch_field_number("count", (uint32_t)(CH_CELLS - board->empty));

    if (step != NULL) {
        ch_explain_heading(title, language, step);
        ch_explain_step(description, language, board, step);
        return;
    }
    ch_format(title, language, N_("A Sudoku grid with {count} {count?digit/digits}"), &field, 1);
    describe_grid(description, board);
}
