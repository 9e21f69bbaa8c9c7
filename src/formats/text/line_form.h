/* line_form.h - classifies a line of a puzzle file by itself.
 *
 *      53..7....6..195....98....6.8...6...34 ...    LINE      a whole puzzle
 *      5 3 . . 7 . . . . 6 . . 1 9 5 ...            LINE      the same with gaps
 *      53. .7. ...     5 3 . | . 7 . | . . .        ROW       nine cells, perhaps faulty
 *      2                                            ROW       too, but a number
 *      ------+-------+------                        RULING
 *      ---------                                    DASHES    ruling, or nine empty cells
 *      [Puzzle]                                     SECTION
 *      :0000:3:45.+97...:::396:                     LIBRARY
 *      https://... 53..7... ...                     LINK
 *      {"format": "crosshatch-log", ...             JSON
 *      # by somebody                                REMARK    also // and rows of bare uprights
 *      hello                                        WORDS
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_LINE_FORM_H
#define CH_FORMATS_LINE_FORM_H

#include <stdbool.h>
#include <stddef.h>

typedef enum ChLineForm {
    CH_FORM_BLANK,
    CH_FORM_REMARK,
    CH_FORM_RULING,
    CH_FORM_DASHES,
    CH_FORM_ROW,
    CH_FORM_LINE,
    CH_FORM_LIBRARY,
    CH_FORM_LINK,
    CH_FORM_SECTION,
    CH_FORM_JSON,
    CH_FORM_WORDS,
    CH_FORM_FLAWED /* invalid UTF-8, or too long */
} ChLineForm;

typedef struct ChLineShape {
    ChLineForm form;
    size_t indent; /* leading blanks */
    size_t cells;  /* digits and empty cells in it */
    size_t groups; /* runs of them */
    bool upright;  /* has upright ruling */
    bool number;   /* is a number of one to seven digits, like a count of grids */
    char empty;    /* the character of its first empty cell, 0 if there is none */
} ChLineShape;

ChLineShape ch_line_shape(const char *line, size_t length);

/* Returns whether a ROW has its nine cells. */
static inline bool ch_shape_is_whole(const ChLineShape *shape)
{
    return shape->form == CH_FORM_ROW && (shape->cells == 9 || shape->groups == 9);
}

#endif
