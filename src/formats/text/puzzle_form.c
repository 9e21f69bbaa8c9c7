/* puzzle_form.c - see puzzle_form.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "puzzle_form.h"

#include <string.h>

#include "grid_print.h"
#include "mark_grid.h"
#include "marked.h"
#include "notation.h"
#include "site_link.h"

static const char zeroed[] = "1234567890";

/* ---- parts ---- */

static void add_bytes(ChText *text, ChBytes bytes)
{
    ch_text_add(text, bytes.at, bytes.length);
}

static void digits_of(const ChPuzzle *puzzle, uint8_t digit[CH_CELLS])
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        digit[cell] = (uint8_t)ch_puzzle_digit(puzzle, cell);
}

static bool has_digits(const uint8_t digit[CH_CELLS])
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (digit[cell] != CH_NO_DIGIT)
            return true;
    return false;
}

static void write_digits(ChText *text, const ChPuzzleRecord *record, ChGridPrinter print)
{
    uint8_t digit[CH_CELLS];

    digits_of(&record->puzzle, digit);
    print(text, digit, NULL);
}

/* Writes the text after the cells.  If its first character could be read as a separator, another
 * separator is written before it. */
static void write_trailing_text(ChText *text, ChBytes trailing)
{
    if (trailing.length > 0)
        ch_text_puts(text, strchr(",;#", trailing.at[0]) != NULL ? " # " : " ");
    add_bytes(text, trailing);
    ch_text_char(text, '\n');
}

/* ---- plain forms ---- */

static void write_line(ChText *text, const ChPuzzleRecord *record)
{
    add_bytes(text, record->remarks);
    ch_print_entries(text, &record->puzzle, 0);
    write_trailing_text(text, record->text);
}

static void write_lines(ChText *text, const ChPuzzleRecord *record)
{
    add_bytes(text, record->remarks);
    ch_print_entries(text, &record->puzzle, '\n');
    ch_text_char(text, '\n');
}

static void write_spaced(ChText *text, const ChPuzzleRecord *record)
{
    write_digits(text, record, ch_print_spaced);
}

static void write_grid(ChText *text, const ChPuzzleRecord *record)
{
    add_bytes(text, record->remarks);
    write_digits(text, record, ch_print_grid);
}

static void write_sdm(ChText *text, const ChPuzzleRecord *record)
{
    ch_print_zeroed(text, &record->puzzle);
    ch_text_char(text, '\n');
}

static void write_sdk(ChText *text, const ChPuzzleRecord *record)
{
    add_bytes(text, record->remarks);
    if (record->text.length > 0) {
        ch_text_puts(text, "#D");
        add_bytes(text, record->text);
        ch_text_char(text, '\n');
    }
    ch_text_puts(text, "[Puzzle]\n");
    ch_print_lines(text, record->puzzle.given, NULL);
    if (!has_digits(record->puzzle.entered))
        return;
    ch_text_puts(text, "[State]\n");
    write_digits(text, record, ch_print_lines);
}

static void write_ss(ChText *text, const ChPuzzleRecord *record)
{
    char cells[CH_CELLS];
    uint8_t digit[CH_CELLS];

    digits_of(&record->puzzle, digit);
    ch_name_grid(cells, digit);
    ch_text_puts(text, "*-----------*\n");
    for (int i = 0; i < CH_CELLS; i += 3) {
        if (i == 27 || i == 54)
            ch_text_puts(text, "|---+---+---|\n");
        ch_text_char(text, '|');
        ch_text_add(text, cells + i, 3);
        if (i % 9 == 6)
            ch_text_puts(text, "|\n");
    }
    ch_text_puts(text, "*-----------*\n");
}

static void write_csv(ChText *text, const ChPuzzleRecord *record)
{
    ch_print_zeroed(text, &record->puzzle);
    ch_text_puts(text, ",\"");
    for (size_t i = 0; i < record->text.length; i++) {
        ch_text_char(text, record->text.at[i]);
        if (record->text.at[i] == '"')
            ch_text_char(text, '"');
    }
    ch_text_puts(text, "\"\n");
}

/* ---- forms with candidates ---- */

static void write_candidates(ChText *text, const ChPuzzleRecord *record)
{
    add_bytes(text, record->remarks);
    ch_print_position(text, &record->puzzle);
}

/* Returns marks: each digit as the only mark of its cell, elsewhere the candidates that the digits
 * leave. */
static ChCandidateSet marks_of(const ChPuzzle *puzzle)
{
    uint16_t alive[CH_CELLS];
    ChCandidateSet marks = {{0}};

    if (puzzle->has_marks)
        return puzzle->marks;
    ch_puzzle_alive(puzzle, alive);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned digit = 1u << ch_puzzle_digit(puzzle, cell) & CH_ALL_NINE;
        CH_EACH_DIGIT(other, alive[cell] | digit)
            ch_candidates_add(&marks, CH_CANDIDATE(cell, other));
    }
    return marks;
}

static void write_marks(ChText *text, const ChPuzzleRecord *record)
{
    const ChCandidateSet marks = marks_of(&record->puzzle);
    char cells[CH_CANDIDATES];

    add_bytes(text, record->remarks);
    ch_name_marks(cells, &marks);
    ch_text_add(text, cells, sizeof cells);
    write_trailing_text(text, record->text);
}

static void write_library(ChText *text, const ChPuzzleRecord *record)
{
    const bool is_case = ch_record_is_case(record);

    add_bytes(text, record->remarks);
    if (is_case)
        add_bytes(text, record->head);
    else
        ch_text_puts(text, ":0000::");
    ch_print_entries(text, &record->puzzle, 0);
    ch_text_char(text, ':');
    ch_print_removed(text, &record->puzzle.removed);
    ch_text_char(text, ':');
    if (is_case)
        add_bytes(text, record->tail);
    else
        ch_text_puts(text, ":::");
    ch_text_char(text, '\n');
}

/* ---- OpenSudoku ---- */

/* Returns whether XML can hold the text: no control characters but tabs and line ends, and no
 * U+FFFE and U+FFFF. */
static bool is_xml_text(ChBytes bytes)
{
    for (size_t i = 0; i < bytes.length; i++) {
        const unsigned char byte = (unsigned char)bytes.at[i];
        if (byte < ' ' && byte != '\t' && byte != '\n' && byte != '\r')
            return false;
        if (byte == 0xEF && bytes.length - i >= 3 && (unsigned char)bytes.at[i + 1] == 0xBF &&
            (unsigned char)bytes.at[i + 2] >= 0xBE)
            return false;
    }
    return true;
}

static void write_escaped(ChText *text, ChBytes bytes)
{
    for (size_t i = 0; i < bytes.length; i++) {
        const char byte = bytes.at[i];
        if (strchr("&<>\"\t\n\r", byte) == NULL) {
            ch_text_char(text, byte);
            continue;
        }
        ch_text_puts(text, "&#");
        ch_text_number(text, (unsigned char)byte);
        ch_text_char(text, ';');
    }
}

/* Writes cells as "value|notes|whether a player may change it|", notes as bits. */
static void write_cells(ChText *text, const ChPuzzleRecord *record)
{
    const ChPuzzle *const puzzle = &record->puzzle;
    const bool lists = record->lists || ch_candidates_count(&puzzle->removed) > 0;
    uint16_t shown[CH_CELLS];

    ch_puzzle_shown(puzzle, shown);
    ch_text_puts(text, "version: 3&#10;");
    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        const int digit = ch_puzzle_digit(puzzle, cell);
        ch_text_char(text, zeroed[digit]);
        ch_text_char(text, '|');
        ch_text_number(text, lists && digit == CH_NO_DIGIT ? shown[cell] : 0);
        ch_text_puts(text, puzzle->given[cell] != CH_NO_DIGIT ? "|0|" : "|1|");
    }
}

static void write_opensudoku(ChText *text, const ChPuzzleRecord *record)
{
    ch_text_puts(text, "<game data=\"");
    if (record->puzzle.has_start || record->lists)
        write_cells(text, record);
    else
        ch_print_zeroed(text, &record->puzzle);
    if (record->text.length > 0 && is_xml_text(record->text)) {
        ch_text_puts(text, "\" note=\"");
        write_escaped(text, record->text);
    }
    ch_text_puts(text, "\"/>\n");
}

/* ---- losses ---- */

#define PLACED (1u << CH_LOSS_PLACED)
#define REMOVED (1u << CH_LOSS_REMOVED)
#define MARKS (1u << CH_LOSS_MARKS)
#define CORNER (1u << CH_LOSS_CORNER)
#define TEXT (1u << CH_LOSS_TEXT)
#define REMARKS (1u << CH_LOSS_REMARKS)
#define CASE (1u << CH_LOSS_CASE)

const char *ch_loss_message(ChLoss loss)
{
    static const char *const message[] = {
#define LOSS(name, text) text,
#include "losses.def"
#undef LOSS
    };

    return message[loss];
}

bool ch_record_is_case(const ChPuzzleRecord *record)
{
    static const char plain[] = ":0000::";

    if (record->head.length == 0)
        return false;
    for (size_t i = 0; i < record->tail.length; i++)
        if (record->tail.at[i] != ':')
            return true;
    return record->head.length != sizeof plain - 1 ||
           memcmp(record->head.at, plain, sizeof plain - 1) != 0;
}

/* Returns the losses of a form of lines. */
static unsigned text_losses(const ChPuzzleRecord *record)
{
    const ChBytes text = record->text;

    return text.length > 0 && memchr(text.at, '\n', text.length) != NULL ? TEXT : 0;
}

static unsigned mark_losses(const ChPuzzleRecord *record)
{
    return text_losses(record) | (record->puzzle.has_marks ? 0 : 1u << CH_LOSS_GIVENS);
}

/* Returns the losses of a pencil-mark grid, whose cells can be misread. */
static unsigned grid_losses(const ChPuzzleRecord *record)
{
    const ChPuzzle *const puzzle = &record->puzzle;
    uint16_t shown[CH_CELLS];
    ChCellSet placed = {{0}};
    ChPuzzle again;

    ch_puzzle_shown(puzzle, shown);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (puzzle->entered[cell] != CH_NO_DIGIT)
            ch_cells_add(&placed, cell);
        if (shown[cell] == 0)
            return 1u << CH_LOSS_BARE;
    }
    ch_puzzle_from_marks(&again, shown, &placed);
    if (again.has_notes)
        return REMOVED;
    return memcmp(again.given, puzzle->given, sizeof again.given) == 0 ? 0 : 1u << CH_LOSS_LAST;
}

/* Returns the losses of a form that has digits and notes.  A cell without notes has no
 * information, and marks that would be read as mere notes rule out nothing. */
static unsigned note_losses(const ChPuzzleRecord *record)
{
    unsigned losses = 0;
    uint16_t shown[CH_CELLS];
    uint16_t alive[CH_CELLS];

    ch_puzzle_alive(&record->puzzle, alive);
    ch_puzzle_shown(&record->puzzle, shown);
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (shown[cell] == 0 && alive[cell] != 0)
            losses |= 1u << CH_LOSS_BARE;
    if (ch_candidates_count(&record->puzzle.removed) > 0 && ch_marks_are_notes(shown))
        losses |= REMOVED;
    return losses;
}

static unsigned opensudoku_losses(const ChPuzzleRecord *record)
{
    return note_losses(record) | (is_xml_text(record->text) ? 0 : TEXT);
}

enum { TITLE_MAX = 1000 }; /* bytes: the packer is slow on long texts */

/* A title is short, and has no tabs or line ends. */
static unsigned fpuzzles_losses(const ChPuzzleRecord *record)
{
    bool is_title = record->text.length <= TITLE_MAX;

    for (size_t i = 0; is_title && i < record->text.length; i++)
        is_title = (unsigned char)record->text.at[i] >= ' ';
    return note_losses(record) | (is_title ? 0 : TEXT);
}

/* In SudokuWiki's positions each open cell has a candidate. */
static unsigned sudokuwiki_losses(const ChPuzzleRecord *record)
{
    uint16_t shown[CH_CELLS];
    unsigned losses = note_losses(record);

    ch_puzzle_shown(&record->puzzle, shown);
    for (int cell = 0; record->puzzle.has_start && cell < CH_CELLS; cell++)
        if (shown[cell] == 0)
            losses |= 1u << CH_LOSS_BARE;
    return losses;
}

static unsigned coach_losses(const ChPuzzleRecord *record)
{
    return note_losses(record) |
           (record->puzzle.has_start && !ch_link_coach_has_positions() ? PLACED | REMOVED : 0);
}

/* ---- the table ---- */

const ChPuzzleForm ch_puzzle_forms[] = {
#define FORM(name, write, holds, losses, apart, head, foot, error)                                 \
    {name, write, holds, losses, apart, head, foot, error},
#include "puzzle_forms.def"
#undef FORM
    {NULL, NULL, 0, NULL, false, NULL, NULL, NULL},
};

const ChPuzzleForm *ch_puzzle_form(const char *name)
{
    for (const ChPuzzleForm *form = ch_puzzle_forms; form->name != NULL; form++)
        if (strcmp(form->name, name) == 0)
            return form;
    return NULL;
}

/* ---- losses of a record ---- */

unsigned ch_form_losses(const ChPuzzleForm *form, const ChPuzzleRecord *record)
{
    const ChPuzzle *const puzzle = &record->puzzle;
    unsigned there = 0;

    there |= has_digits(puzzle->entered) ? PLACED : 0;
    there |= ch_candidates_count(&puzzle->removed) > 0 ? REMOVED : 0;
    there |= puzzle->has_marks ? MARKS : 0;
    there |= ch_candidates_count(&puzzle->corner) > 0 ? CORNER : 0;
    there |= puzzle->has_notes ? 1u << CH_LOSS_NOTES : 0;
    there |= record->text.length > 0 ? TEXT : 0;
    there |= record->remarks.length > 0 ? REMARKS : 0;
    there |= ch_record_is_case(record) ? CASE : 0;
    return (there & ~form->holds) | (form->losses != NULL ? form->losses(record) : 0);
}

void ch_record_drop(ChPuzzleRecord *record, unsigned losses)
{
    ChPuzzle *const puzzle = &record->puzzle;
    uint16_t shown[CH_CELLS];

    if (losses >> CH_LOSS_MARKS & 1) {
        ch_puzzle_shown(puzzle, shown);
        for (int cell = 0; cell < CH_CELLS; cell++)
            if (ch_is_single(shown[cell]))
                puzzle->given[cell] = (uint8_t)ch_lowest(shown[cell]);
    }
    if (losses >> CH_LOSS_NOTES & 1)
        puzzle->has_notes = false;
    if (losses >> CH_LOSS_CORNER & 1)
        puzzle->corner = (ChCandidateSet){{0}};
    if (losses >> CH_LOSS_TEXT & 1)
        record->text.length = 0;
    if (losses >> CH_LOSS_REMARKS & 1)
        record->remarks.length = 0;
    if (losses >> CH_LOSS_CASE & 1)
        record->head.length = record->tail.length = 0;
}
