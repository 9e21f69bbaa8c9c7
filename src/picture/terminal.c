/* terminal.c - draws a board and a step's pattern in characters; see terminal_view.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "terminal_view.h"

/* Widths: of a terminal, of the whole grid with signs, of "[b5]" and of " 5!". */
enum { WIDTH = 80, NARROW = 77, BOX_NAME = 4, CHIP = 3 };

/* The kinds of a line: between cells, around boxes, and where something is left out. */
typedef enum Line { NO_LINE, LIGHT, HEAVY, GAP, HEAVY_GAP } Line;

static void put_repeated(ChText *out, const char *string, int count)
{
    while (count-- > 0)
        ch_text_puts(out, string);
}

/* Returns the first row or column at or after FROM that is drawn; 9 for none. */
static int next_drawn(unsigned lines, int from)
{
    while (from < 9 && (lines >> from & 1) == 0)
        from++;
    return from;
}

/* Returns the line between two rows, or columns, that are drawn next to each other.  BEFORE the
 * first is -1, AFTER the last is 9. */
static Line line_between(const ChTerminalView *view, int before, int after)
{
    if (before < 0 || after > 8)
        return HEAVY;
    if (after != before + 1)
        return after / 3 != before / 3 ? HEAVY_GAP : GAP;
    return after % 3 == 0 ? HEAVY : view->lines > 1 ? LIGHT : NO_LINE;
}

/* ---- lines ---- */

static const char *horizontal(const ChTerminalView *view, Line line)
{
    static const char *const unicode[] = {"", "─", "━", "┄", "┅"};
    static const char *const plain[] = {"", "-", "=", "~", "~"};

    return (view->unicode ? unicode : plain)[line];
}

static const char *vertical(const ChTerminalView *view, Line line)
{
    static const char *const unicode[] = {"", "│", "┃", "┆", "┇"};
    static const char *const plain[] = {"", ":", "|", "/", "/"};

    return (view->unicode ? unicode : plain)[line];
}

/* Returns the character where two lines meet.  EDGE is -1 at the upper or left edge, 1 at the lower
 * or right edge, otherwise 0. */
static const char *junction(const ChTerminalView *view, Line across, int edge_across, Line down,
                            int edge_down)
{
    static const char *const corner[3][3] = {{"┏", "", "┓"}, {"", "", ""}, {"┗", "", "┛"}};
    static const char *const on_frame[2][3] = {{"┯", "", "┷"}, {"┳", "", "┻"}};
    static const char *const on_side[2][3] = {{"┠", "", "┨"}, {"┣", "", "┫"}};
    static const char *const inner[2][2] = {{"┼", "╂"}, {"┿", "╋"}};
    const bool thick = across == HEAVY || across == HEAVY_GAP;

    if (!view->unicode)
        return "+";
    if (edge_across != 0 && edge_down != 0)
        return corner[edge_across + 1][edge_down + 1];
    if (edge_across != 0)
        return on_frame[down == HEAVY][edge_across + 1];
    if (edge_down != 0)
        return on_side[thick][edge_down + 1];
    return inner[thick][down == HEAVY];
}

static int edge_of(int before, int after)
{
    return before < 0 ? -1 : after > 8 ? 1 : 0;
}

/* Returns the number of columns drawn of a stack, and their width. */
static int width_of_stack(const ChTerminalView *view, int stack)
{
    const int count = ch_count(view->columns >> 3 * stack & 7);

    return count * view->room + (view->lines > 1 ? count - 1 : 0);
}

/* Reports whether the line above row AFTER has the name of the box, as wide as BOX_NAME. */
static bool names_box(const ChTerminalView *view, int before, int after, int stack)
{
    const int box = after < 9 ? after / 3 * 3 + stack : -1;

    return box >= 0 && (before < 0 || before / 3 != after / 3) &&
           ch_terminal_house_tone(view, box) != CH_TONE_NAMES &&
           width_of_stack(view, stack) > BOX_NAME;
}

/* Adds the part of a line above the columns of a stack. */
static void put_stack_line(ChTerminalView *view, int before, int after, int stack)
{
    const Line line = line_between(view, before, after);
    const bool named = names_box(view, before, after, stack);
    const int width = width_of_stack(view, stack);
    const int name_at = named ? (width - BOX_NAME) / 2 : width;

    for (int i = 0, step = view->room + 1; i < width; i++) {
        if (i == name_at) {
            ch_terminal_house(view, after / 3 * 3 + stack);
            i += BOX_NAME - 1;
        } else if (view->lines > 1 && i % step == view->room) {
            ch_text_puts(view->out, junction(view, line, edge_of(before, after), LIGHT, 0));
        } else {
            ch_text_puts(view->out, horizontal(view, line));
        }
    }
}

/* Adds the line between two rows that are drawn. */
static void put_line(ChTerminalView *view, int before, int after)
{
    const Line line = line_between(view, before, after);
    int left = -1;

    if (line == NO_LINE)
        return;
    put_repeated(view->out, " ", BOX_NAME);
    for (int stack = 0; stack < 3; stack++) {
        const int first = next_drawn(view->columns, 3 * stack);
        if (first >= 3 * stack + 3)
            continue;
        ch_text_puts(view->out,
                     junction(view, line, edge_of(before, after), HEAVY, left < 0 ? -1 : 0));
        put_stack_line(view, before, after, stack);
        left = stack;
    }
    ch_text_puts(view->out, junction(view, line, edge_of(before, after), HEAVY, 1));
    ch_text_char(view->out, '\n');
}

/* ---- cells ---- */

/* Adds the character before the candidates of a cell's line: the letter of a set, or the sign of
 * the cell where the argument starts. */
static void put_lead(ChTerminalView *view, int cell, int line)
{
    unsigned sets = view->scheme.letters[cell];

    for (int i = 0; i < line; i++)
        sets &= sets - 1;
    if (sets != 0) {
        view->letters |= (uint8_t)(1u << ch_lowest(sets));
        view->sample[CH_TONE_SET_1] = 'A';
        ch_terminal_letter(view, ch_lowest(sets));
    } else if (line == 2 && view->scheme.cell[cell] == CH_TONE_PIVOT) {
        view->sample[CH_TONE_PIVOT] = '>';
        ch_text_char(view->out, '>');
    } else {
        ch_text_char(view->out, ' ');
    }
}

/* Adds a line of candidates: 1 2 3, 4 5 6 or 7 8 9. */
static void put_candidates(ChTerminalView *view, int cell, int line)
{
    if (view->room > 3)
        put_lead(view, cell, line);
    for (int digit = 3 * line; digit < 3 * line + 3; digit++) {
        const int candidate = CH_CANDIDATE(cell, digit);
        if (ch_board_has(view->picture->board, candidate))
            ch_terminal_digit(view, (char)('1' + digit), view->scheme.candidate[candidate],
                              view->scheme.colour[candidate]);
        else
            put_repeated(view->out, " ", view->room > 3 ? 2 : 1);
    }
}

/* Returns what fills a cell that shows no candidates, and its tone: its digit, the digit that is
 * placed there, a closed cell or nothing. */
static char content_of(const ChTerminalView *view, int cell, ChTone *tone)
{
    const ChBoard *const board = view->picture->board;
    const int digit = board->digit[cell];

    if (digit != CH_NO_DIGIT) {
        const ChCellSet *const news = view->picture->news;
        *tone = ch_cells_has(&view->scheme.clashing, cell) ? CH_TONE_CLASHING
                : news != NULL && ch_cells_has(news, cell) ? CH_TONE_PLACED
                : ch_candidates_has(&view->scheme.hatching, CH_CANDIDATE(cell, digit))
                    ? CH_TONE_HATCHING
                : ch_cells_has(&board->givens, cell) ? CH_TONE_GIVEN
                                                     : CH_TONE_FOUND;
        return (char)('1' + digit);
    }
    *tone = CH_TONE_PLACED;
    for (int placed = 0; placed < CH_DIGITS; placed++)
        if (view->scheme.candidate[CH_CANDIDATE(cell, placed)] == CH_TONE_PLACED)
            return (char)('1' + placed);
    const bool closed = ch_cells_has(&view->scheme.closed, cell) && view->lines == 1;
    *tone = closed ? CH_TONE_CLOSED : CH_TONE_PLAIN;
    return closed ? 'x' : view->lines == 1 ? '.' : ' ';
}

static void put_cell(ChTerminalView *view, int cell, int line)
{
    const ChBoard *const board = view->picture->board;
    const bool has_marks = view->lines > 1 && board->digit[cell] == CH_NO_DIGIT &&
                           (board->candidates[cell] & CH_ALL_NINE) != 0;
    const int lead = view->room == 7 ? 2 : 0;
    ChTone tone;

    if (has_marks) {
        put_candidates(view, cell, line);
    } else if (line == view->lines / 2) {
        const char content = content_of(view, cell, &tone);
        put_repeated(view->out, " ", lead);
        ch_terminal_chip(view, content, tone);
        put_repeated(view->out, " ", view->room - CHIP - lead);
    } else {
        put_repeated(view->out, " ", view->room);
    }
}

/* ---- rows ---- */

static void put_row_line(ChTerminalView *view, int row, int line)
{
    if (line == view->lines / 2)
        ch_terminal_house(view, CH_FIRST_ROW + row);
    else
        put_repeated(view->out, " ", BOX_NAME);
    int before = -1;
    for (int column = next_drawn(view->columns, 0); column < 9;
         column = next_drawn(view->columns, column + 1)) {
        ch_text_puts(view->out, vertical(view, line_between(view, before, column)));
        put_cell(view, CH_CELL_AT(row, column), line);
        before = column;
    }
    ch_text_puts(view->out, vertical(view, HEAVY));
    ch_text_char(view->out, '\n');
}

/* Removes blanks from the end of a text. */
static void trim(ChText *text)
{
    while (text->length > 0 && ch_text_string(text)[text->length - 1] == ' ')
        text->length--;
}

static void put_column_names(ChTerminalView *view)
{
    const int after = view->room == 7 ? 2 : view->room == 3 ? 1 : 0;
    int before = -1;

    put_repeated(view->out, " ", BOX_NAME);
    for (int column = next_drawn(view->columns, 0); column < 9;
         column = next_drawn(view->columns, column + 1)) {
        const bool has_line = line_between(view, before, column) != NO_LINE;
        put_repeated(view->out, " ", (view->room == 7) + has_line);
        ch_terminal_house(view, CH_FIRST_COLUMN + column);
        put_repeated(view->out, " ", after);
        before = column;
    }
    trim(view->out);
    ch_text_char(view->out, '\n');
}

static void put_grid(ChTerminalView *view)
{
    int before = -1;

    put_column_names(view);
    for (int row = next_drawn(view->rows, 0); row < 9; row = next_drawn(view->rows, row + 1)) {
        put_line(view, before, row);
        for (int line = 0; line < view->lines; line++)
            put_row_line(view, row, line);
        before = row;
    }
    put_line(view, before, 9);
}

void ch_picture_terminal(ChText *out, const ChPicture *picture, bool colours,
                         const ChTerminal *terminal)
{
    ChTerminalView view = {.out = out,
                           .picture = picture,
                           .rows = CH_ALL_NINE,
                           .columns = CH_ALL_NINE,
                           .width = terminal->width > 0 ? terminal->width : WIDTH,
                           .colours = colours,
                           .unicode = terminal->unicode,
                           .signs = !colours};

    if (terminal->extent == CH_GRID_NONE)
        return;
    ch_scheme_make(&view.scheme, picture->board, picture->step);
    const bool pencil = ch_scheme_has_pencil(&view.scheme, picture);
    const bool narrow = view.width < NARROW;
    view.lines = pencil ? 3 : 1;
    view.room = !pencil ? 4 : narrow ? 3 : 7;
    view.dots = pencil && narrow && !colours;
    if (pencil && picture->step != NULL && terminal->extent == CH_GRID_AUTO)
        ch_terminal_crop(&view);
    put_grid(&view);
    if (picture->legend)
        ch_terminal_legend(&view);
}
