/* layout.c - a board and a step's pattern, figure by figure.
 *
 * SPDX-License-Identifier: MIT
 */
#include "layout.h"

#include <string.h>

#include "notation.h"

/* ---- what all parts use ---- */

const char *ch_layout_id(ChLayout *layout, const char *stem, const char *name, int number)
{
    const char *const prefix = layout->picture->prefix;
    char *at = layout->id;
    char digits[12];
    int count = 0;

    const char *const part[] = {prefix != NULL && strlen(prefix) < CH_PICTURE_PREFIX ? prefix : "",
                                stem, name};
    for (size_t i = 0; i < sizeof part / sizeof part[0]; i++)
        for (const char *from = part[i]; *from != '\0' && at < layout->id + CH_ID_SIZE - 12; from++)
            *at++ = *from;
    for (; number > 0 && count < 11; number /= 10)
        digits[count++] = (char)('0' + number % 10);
    while (count > 0)
        *at++ = digits[--count];
    *at = '\0';
    return layout->id;
}

ChFigure ch_layout_figure(const ChLayout *layout, ChFigureKind kind, ChTone tone)
{
    const ChToneRow *const row = &ch_tone_row[tone];
    const ChInk *const ink = ch_layout_ink(layout, tone);

    return (ChFigure){.kind = (uint8_t)kind,
                      .dashed = row->dashed,
                      .width = row->width,
                      .fill = kind == CH_FIGURE_TEXT ? ink->text : ink->fill,
                      .line = kind == CH_FIGURE_TEXT || row->width == 0 ? CH_NO_INK : ink->line,
                      .text = "",
                      .id = "",
                      .class = ""};
}

static void draw(ChLayout *layout, const ChFigure *figure)
{
    layout->canvas->draw(layout->canvas, figure);
}

static void open_group(ChLayout *layout, const char *id, const char *class)
{
    layout->canvas->open(layout->canvas, id, class, 0, CH_NO_INK);
}

static void close_group(ChLayout *layout)
{
    layout->canvas->close(layout->canvas);
}

void ch_draw_text(ChLayout *layout, ChPoint middle, int size, ChTone tone, bool bold,
                  const char *text)
{
    ChFigure figure = ch_layout_figure(layout, CH_FIGURE_TEXT, tone);

    figure.point[0] = middle;
    figure.size = size;
    figure.bold = bold;
    figure.text = text;
    draw(layout, &figure);
}

/* ---- forms ---- */

static void set_points(ChFigure *figure, ChPoint middle, const int8_t (*corner)[2], int count,
                       int radius)
{
    figure->points = (uint8_t)count;
    for (int i = 0; i < count; i++)
        figure->point[i] = (ChPoint){middle.x + corner[i][0] * radius / 100,
                                     middle.y + corner[i][1] * radius / 100};
}

void ch_draw_form(ChLayout *layout, ChPoint middle, int radius, ChTone tone)
{
    static const int8_t diamond[4][2] = {{0, -118}, {118, 0}, {0, 118}, {-118, 0}};
    static const int8_t hexagon[6][2] = {{-56, -96}, {56, -96}, {112, 0},
                                         {56, 96},   {-56, 96}, {-112, 0}};
    static const int8_t square[2][2] = {{-92, -92}, {92, 92}};
    const uint8_t form = ch_tone_row[tone].form;
    ChFigure figure = ch_layout_figure(layout, CH_FIGURE_CIRCLE, tone);

    figure.point[0] = middle;
    figure.size = radius;
    if (form == CH_FORM_SQUARE) {
        figure.kind = CH_FIGURE_RECTANGLE;
        set_points(&figure, middle, square, 2, radius);
        figure.size = radius / 4;
    } else if (form == CH_FORM_DIAMOND || form == CH_FORM_HEXAGON) {
        figure.kind = CH_FIGURE_POLYGON;
        set_points(&figure, middle, form == CH_FORM_DIAMOND ? diamond : hexagon,
                   form == CH_FORM_DIAMOND ? 4 : 6, radius);
    }
    draw(layout, &figure);
    if (form == CH_FORM_RING) {
        figure.size = radius * 5 / 4;
        figure.fill = CH_NO_INK;
        draw(layout, &figure);
    }
}

void ch_draw_line(ChLayout *layout, ChPoint from, ChPoint to, ChTone tone, int width)
{
    ChFigure figure = ch_layout_figure(layout, CH_FIGURE_LINE, tone);

    figure.point[0] = from;
    figure.point[1] = to;
    figure.width = width;
    draw(layout, &figure);
}

void ch_draw_stroke(ChLayout *layout, ChPoint middle, int radius)
{
    const int reach = radius * 82 / 100;

    ch_draw_line(layout, (ChPoint){middle.x - reach, middle.y + reach},
                 (ChPoint){middle.x + reach, middle.y - reach}, CH_TONE_GONE, 20);
}

void ch_draw_cross(ChLayout *layout, ChPoint middle, int radius)
{
    const int width = ch_tone_row[CH_TONE_CLOSED].width;

    ch_draw_line(layout, (ChPoint){middle.x - radius, middle.y - radius},
                 (ChPoint){middle.x + radius, middle.y + radius}, CH_TONE_CLOSED, width);
    ch_draw_line(layout, (ChPoint){middle.x - radius, middle.y + radius},
                 (ChPoint){middle.x + radius, middle.y - radius}, CH_TONE_CLOSED, width);
}

/* ---- the grid ---- */

/* A cell of several sets has a stripe of each one's tint, the first set's at the left. */
static void draw_stripes(ChLayout *layout, int cell)
{
    const unsigned sets = layout->scheme.letters[cell];
    const ChPoint corner = ch_cell_corner(layout, cell);
    const int count = ch_count(sets);
    int at = 0;

    if (count < 2 || !ch_scheme_is_set(layout->scheme.cell[cell]))
        return;
    for (unsigned rest = sets; rest != 0; rest &= rest - 1, at++) {
        const ChTone tone = ch_scheme_set(ch_lowest(rest));
        ChFigure stripe = ch_layout_figure(layout, CH_FIGURE_RECTANGLE, tone);
        stripe.point[0] = (ChPoint){corner.x + CH_CELL_SIZE * at / count, corner.y};
        stripe.point[1] =
            (ChPoint){corner.x + CH_CELL_SIZE * (at + 1) / count, corner.y + CH_CELL_SIZE};
        stripe.class = ch_tone_row[tone].class;
        draw(layout, &stripe);
    }
}

static void draw_grounds(ChLayout *layout)
{
    char name[CH_NAME_SIZE];

    open_group(layout, "", "cells");
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        const uint8_t tone = layout->scheme.cell[cell];
        const ChPoint corner = ch_cell_corner(layout, cell);
        ChFigure figure = ch_layout_figure(layout, CH_FIGURE_RECTANGLE, tone);
        ch_name_cell(name, cell);
        figure.point[0] = corner;
        figure.point[1] = (ChPoint){corner.x + CH_CELL_SIZE, corner.y + CH_CELL_SIZE};
        figure.line = CH_NO_INK;
        figure.id = ch_layout_id(layout, "", name, 0);
        figure.class = ch_tone_row[tone].class;
        draw(layout, &figure);
        draw_stripes(layout, cell);
    }
    close_group(layout);
}

static void draw_rulings(ChLayout *layout, ChTone tone)
{
    const ChPoint at = layout->origin;

    for (int i = 0; i <= 9; i++) {
        const int offset = i * CH_CELL_SIZE;
        if ((i % 3 == 0) != (tone == CH_TONE_THICK))
            continue;
        const int over = tone == CH_TONE_THICK ? ch_tone_row[tone].width / 2 : 0;
        ch_draw_line(layout, (ChPoint){at.x + offset, at.y - over},
                     (ChPoint){at.x + offset, at.y + CH_BOARD_SIZE + over}, tone,
                     ch_tone_row[tone].width);
        ch_draw_line(layout, (ChPoint){at.x - over, at.y + offset},
                     (ChPoint){at.x + CH_BOARD_SIZE + over, at.y + offset}, tone,
                     ch_tone_row[tone].width);
    }
}

static void draw_grid(ChLayout *layout)
{
    open_group(layout, "", "grid");
    draw_rulings(layout, CH_TONE_THIN);
    draw_rulings(layout, CH_TONE_THICK);
    close_group(layout);
}

/* How far the outline of a house lies within it, across and down. */
static ChPoint inset_of(int house)
{
    if (house < CH_FIRST_ROW)
        return (ChPoint){CH_BOX_LANE, CH_BOX_LANE};
    if (house < CH_FIRST_COLUMN)
        return (ChPoint){-CH_BOX_LANE, CH_LINE_LANE};
    return (ChPoint){CH_LINE_LANE, -CH_BOX_LANE};
}

static void draw_frame(ChLayout *layout, int house, ChTone tone)
{
    const ChPoint inset = inset_of(house);
    const ChPoint first = ch_cell_corner(layout, ch_house_cell[house][0]);
    const ChPoint last = ch_cell_corner(layout, ch_house_cell[house][8]);
    ChFigure figure = ch_layout_figure(layout, CH_FIGURE_RECTANGLE, tone);
    char name[CH_NAME_SIZE];

    ch_name_house(name, house);
    figure.point[0] = (ChPoint){first.x + inset.x, first.y + inset.y};
    figure.point[1] = (ChPoint){last.x + CH_CELL_SIZE - inset.x, last.y + CH_CELL_SIZE - inset.y};
    figure.size = 60;
    figure.id = ch_layout_id(layout, tone == CH_TONE_BASE ? "house-" : "cover-", name, 0);
    figure.class = ch_tone_row[tone].class;
    draw(layout, &figure);
}

static void draw_frames(ChLayout *layout)
{
    open_group(layout, "", "houses");
    for (int house = 0; house < CH_HOUSES; house++) {
        if (layout->scheme.covers >> house & 1)
            draw_frame(layout, house, CH_TONE_COVER);
        if (layout->scheme.bases >> house & 1)
            draw_frame(layout, house, CH_TONE_BASE);
    }
    close_group(layout);
}

static void draw_names(ChLayout *layout)
{
    char name[] = "r1";

    open_group(layout, "", "names");
    for (int i = 0; i < 9; i++) {
        const int middle = i * CH_CELL_SIZE + CH_CELL_SIZE / 2;
        name[1] = (char)('1' + i);
        name[0] = 'r';
        ch_draw_text(layout,
                     (ChPoint){layout->origin.x - CH_NAMES_SIZE / 2, layout->origin.y + middle},
                     CH_LEGEND_TEXT, CH_TONE_NAMES, false, name);
        name[0] = 'c';
        ch_draw_text(layout,
                     (ChPoint){layout->origin.x + middle, layout->origin.y - CH_NAMES_SIZE / 2},
                     CH_LEGEND_TEXT, CH_TONE_NAMES, false, name);
    }
    close_group(layout);
}

/* ---- digits and marks ---- */

static const char *candidate_id(ChLayout *layout, int candidate)
{
    char name[CH_NAME_SIZE];

    const size_t length = ch_name_placed(name, candidate);
    name[length - 2] = '-'; /* r4c6=3 */
    return ch_layout_id(layout, "", name, 0);
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
    draw(layout, &figure);
}

/* The digit of a single, where marks are not shown. */
static void draw_placed(ChLayout *layout, int candidate)
{
    const ChPoint middle = ch_cell_middle(layout, CH_CANDIDATE_CELL(candidate));
    const char text[] = {(char)('1' + CH_CANDIDATE_DIGIT(candidate)), '\0'};

    open_group(layout, candidate_id(layout, candidate), "placed");
    ch_draw_form(layout, middle, CH_CELL_SIZE * 34 / 100, CH_TONE_PLACED);
    ch_draw_text(layout, middle, CH_DIGIT_TEXT, CH_TONE_PLACED, true, text);
    close_group(layout);
}

static void draw_digits(ChLayout *layout)
{
    const ChBoard *const board = layout->picture->board;
    const ChStepRecord *const step = layout->picture->step;

    open_group(layout, "", "digits");
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (board->digit[cell] != CH_NO_DIGIT)
            draw_digit(layout, cell, board->digit[cell]);
    for (size_t i = 0; step != NULL && !layout->pencil && i < step->place_count; i++)
        if (step->place[i] < CH_CANDIDATES &&
            board->digit[CH_CANDIDATE_CELL(step->place[i])] == CH_NO_DIGIT)
            draw_placed(layout, step->place[i]);
    close_group(layout);
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
        draw(layout, &figure);
        return;
    }
    open_group(layout, candidate_id(layout, candidate), ch_tone_row[tone].class);
    ch_draw_form(layout, middle, CH_DISC, colour != 0 ? colour : tone);
    ch_draw_text(layout, middle, CH_MARK_TEXT, tone, true, text);
    if (tone == CH_TONE_GONE)
        ch_draw_stroke(layout, middle, CH_DISC);
    close_group(layout);
}

static void draw_marks(ChLayout *layout)
{
    layout->canvas->open(layout->canvas, "", "marks", CH_MARK_TEXT,
                         ch_layout_ink(layout, CH_TONE_PLAIN)->text);
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++)
        if (ch_layout_shows(layout, candidate))
            draw_mark(layout, candidate);
    close_group(layout);
}

/* ---- on top of cells: letters of sets, the pivot's box ---- */

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
    draw(layout, &tag);
    ch_draw_text(layout, (ChPoint){right - width / 2, middle}, CH_SMALL_TEXT, CH_TONE_GIVEN, true,
                 text);
}

static void draw_box(ChLayout *layout, int cell)
{
    const ChPoint corner = ch_cell_corner(layout, cell);
    ChFigure box = ch_layout_figure(layout, CH_FIGURE_RECTANGLE, CH_TONE_PIVOT);

    box.point[0] = (ChPoint){corner.x + CH_BOX_LANE, corner.y + CH_BOX_LANE};
    box.point[1] =
        (ChPoint){corner.x + CH_CELL_SIZE - CH_BOX_LANE, corner.y + CH_CELL_SIZE - CH_BOX_LANE};
    box.size = 50;
    box.fill = CH_NO_INK;
    draw(layout, &box);
}

static void draw_badges(ChLayout *layout)
{
    open_group(layout, "", "badges");
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (layout->scheme.letters[cell] != 0)
            draw_letters(layout, cell);
    close_group(layout);
}

static void draw_boxes(ChLayout *layout)
{
    open_group(layout, "", "boxes");
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (layout->scheme.cell[cell] == CH_TONE_PIVOT)
            draw_box(layout, cell);
    close_group(layout);
}

/* ---- the whole ---- */

void ch_layout_start(ChLayout *layout, const ChPicture *picture)
{
    const int names = picture->coordinates ? CH_NAMES_SIZE : 0;

    memset(layout, 0, sizeof *layout);
    layout->picture = picture;
    ch_scheme_make(&layout->scheme, picture->board, picture->step);
    layout->pencil = ch_scheme_has_pencil(&layout->scheme, picture);
    layout->origin = (ChPoint){CH_MARGIN + names, CH_MARGIN + names};
    layout->size =
        (ChPoint){CH_BOARD_SIZE + 2 * CH_MARGIN + names, CH_BOARD_SIZE + 2 * CH_MARGIN + names};
    layout->size.y += ch_legend_rows(layout) * CH_LEGEND_ROW;
}

void ch_layout_draw(ChLayout *layout, ChCanvas *canvas)
{
    layout->canvas = canvas;
    draw_grounds(layout);
    draw_grid(layout);
    draw_boxes(layout);
    draw_frames(layout);
    ch_draw_hatching(layout);
    ch_draw_loop(layout);
    ch_draw_links(layout);
    draw_digits(layout);
    if (layout->pencil)
        draw_marks(layout);
    ch_draw_turns(layout);
    draw_badges(layout);
    if (layout->picture->coordinates)
        draw_names(layout);
    if (ch_legend_rows(layout) > 0)
        ch_draw_legend(layout);
}

unsigned ch_picture_height(const ChPicture *picture)
{
    ChLayout layout;

    ch_layout_start(&layout, picture);
    const unsigned width = picture->width != 0 ? picture->width : (unsigned)layout.size.x / 10;
    return (unsigned)(((uint64_t)width * (unsigned)layout.size.y + (unsigned)layout.size.x - 1) /
                      (unsigned)layout.size.x);
}
