/* digits.c - draws the contents of cells: digits, pencil marks, the letters of sets.
 *
 * SPDX-License-Identifier: MIT
 */
#include "parts.h"

#include <string.h>

#include "notation.h"

static const char *candidate_id(ChLayout *layout, int candidate)
{
    char name[CH_NAME_SIZE];

    const size_t length = ch_name_placed(name, candidate);
    name[length - 2] = '-'; /* r4c6=3 */
    return ch_layout_id(layout, "", name, 0);
}

/* Draws the number of the step that placed a digit, in the upper left corner of its cell. */
static void draw_turn(ChLayout *layout, int cell, unsigned turn)
{
    enum { FROM_LEFT = 60, FROM_TOP = 115, DIGIT_WIDTH = 50 };
    const ChPoint corner = ch_cell_corner(layout, cell);
    char text[8];
    char *at = text + sizeof text;

    *--at = '\0';
    for (; turn > 0 && at > text; turn /= 10)
        *--at = (char)('0' + turn % 10);
    const int half = (int)strlen(at) * DIGIT_WIDTH;
    ch_draw_text(layout, (ChPoint){corner.x + FROM_LEFT + half, corner.y + FROM_TOP}, CH_MARK_TEXT,
                 CH_TONE_PLAIN, false, at);
}

static void draw_digit(ChLayout *layout, int cell, int digit)
{
    const bool given = ch_cells_has(&layout->picture->board->givens, cell);
    const char text[] = {(char)('1' + digit), '\0'};
    ChFigure figure =
        ch_layout_figure(layout, CH_FIGURE_TEXT, given ? CH_TONE_GIVEN : CH_TONE_FOUND);

    const bool clashes = ch_cells_has(&layout->scheme.clashing, cell);
    if (clashes || ch_candidates_has(&layout->scheme.hatching, CH_CANDIDATE(cell, digit)))
        ch_draw_form(layout, ch_cell_middle(layout, cell), CH_CELL_SIZE * 4 / 10,
                     clashes ? CH_TONE_CLASHING : CH_TONE_HATCHING);
    figure.point[0] = ch_cell_middle(layout, cell);
    figure.size = CH_DIGIT_TEXT;
    figure.bold = given;
    figure.text = text;
    figure.id = candidate_id(layout, CH_CANDIDATE(cell, digit));
    figure.class = given ? "given" : "found";
    ch_draw_figure(layout, &figure);
}

/* Draws the digit of a single in a picture without pencil marks. */
static void draw_placed(ChLayout *layout, int candidate)
{
    const ChPoint middle = ch_cell_middle(layout, CH_CANDIDATE_CELL(candidate));
    const char text[] = {(char)('1' + CH_CANDIDATE_DIGIT(candidate)), '\0'};

    ch_open_group(layout, candidate_id(layout, candidate), "placed");
    ch_draw_form(layout, middle, CH_CELL_SIZE * 34 / 100, CH_TONE_PLACED);
    ch_draw_text(layout, middle, CH_DIGIT_TEXT, CH_TONE_PLACED, true, text);
    ch_close_group(layout);
}

void ch_draw_digits(ChLayout *layout)
{
    const ChBoard *const board = layout->picture->board;
    const ChStepRecord *const step = layout->picture->step;
    const uint16_t *const turn = layout->picture->turn;

    ch_open_group(layout, "", "digits");
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (board->digit[cell] != CH_NO_DIGIT)
            draw_digit(layout, cell, board->digit[cell]);
    for (int cell = 0; turn != NULL && cell < CH_CELLS; cell++)
        if (turn[cell] > 0)
            draw_turn(layout, cell, turn[cell]);
    for (size_t i = 0; step != NULL && !layout->pencil && i < step->place_count; i++)
        if (step->place[i] < CH_CANDIDATES &&
            board->digit[CH_CANDIDATE_CELL(step->place[i])] == CH_NO_DIGIT)
            draw_placed(layout, step->place[i]);
    ch_close_group(layout);
}

static void draw_mark(ChLayout *layout, int candidate)
{
    const ChTone tone = layout->scheme.candidate[candidate];
    const ChTone colour = layout->scheme.colour[candidate];
    const ChPoint middle = ch_slot_middle(layout, candidate);
    const char text[] = {(char)('1' + CH_CANDIDATE_DIGIT(candidate)), '\0'};

    if (ch_tone_row[tone].form == CH_FORM_NONE) {
        ChFigure figure = ch_layout_figure(layout, CH_FIGURE_TEXT, tone);
        figure.point[0] = middle;
        figure.size = CH_MARK_TEXT;
        figure.text = text;
        figure.id = candidate_id(layout, candidate);
        figure.class = ch_tone_row[tone].class;
        ch_draw_figure(layout, &figure);
        return;
    }
    ch_open_group(layout, candidate_id(layout, candidate), ch_tone_row[tone].class);
    ch_draw_form(layout, middle, CH_DISC, colour != 0 ? colour : tone);
    ch_draw_text(layout, middle, CH_MARK_TEXT, tone, true, text);
    if (tone == CH_TONE_GONE)
        ch_draw_stroke(layout, middle, CH_DISC);
    ch_close_group(layout);
}

void ch_draw_marks(ChLayout *layout)
{
    layout->canvas->open(layout->canvas, "", "marks", CH_MARK_TEXT,
                         ch_layout_ink(layout, CH_TONE_PLAIN)->text);
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (ch_layout_shows(layout, candidate))
            draw_mark(layout, candidate);
    ch_close_group(layout);
}

static void draw_letters(ChLayout *layout, int cell)
{
    char name[CH_NAME_SIZE];
    char text[9] = "";
    int count = 0;

    for (int group = 0; group < 8; group++)
        if (layout->scheme.letters[cell] >> group & 1)
            text[count++] = (char)('A' + group);
    text[count] = '\0';
    const ChPoint corner = ch_cell_corner(layout, cell);
    const int right = corner.x + CH_CELL_SIZE - 18;
    const int width = 50 + 85 * count;
    const int middle = corner.y + 14 + (CH_CELL_HEAD - 14) / 2;
    ChFigure tag = ch_layout_figure(layout, CH_FIGURE_RECTANGLE, CH_TONE_BARE);
    ch_name_cell(name, cell);
    tag.point[0] = (ChPoint){right - width, corner.y + 14};
    tag.point[1] = (ChPoint){right, corner.y + CH_CELL_HEAD};
    tag.size = 30;
    tag.width = 10;
    tag.line = ch_layout_ink(layout, CH_TONE_THICK)->line;
    tag.id = ch_layout_id(layout, "sets-", name, 0);
    ch_draw_figure(layout, &tag);
    ch_draw_text(layout, (ChPoint){right - width / 2, middle}, CH_SMALL_TEXT, CH_TONE_GIVEN, true,
                 text);
}

void ch_draw_badges(ChLayout *layout)
{
    ch_open_group(layout, "", "badges");
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (layout->scheme.letters[cell] != 0)
            draw_letters(layout, cell);
    ch_close_group(layout);
}
