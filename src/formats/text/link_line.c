/* link_line.c - see link_line.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "link_line.h"

#include <string.h>

#include "cells_line.h"
#include "mark_grid.h"
#include "site_link.h"

enum { MARK_LETTERS = 123 }; /* 92 bytes, which hold 729 bits */

bool ch_link_begins(const char *line, size_t length)
{
    return ch_bytes_begin(line, length, "https://") || ch_bytes_begin(line, length, "http://") ||
           ch_site_link_begins(line, length);
}

static bool is_cell(char byte)
{
    return (byte >= '0' && byte <= '9') || byte == '.';
}

/* Returns the position of the first 81 digits and dots in a row, or the link's length when there
 * are none. */
static size_t find_cells(const ChPiece *link)
{
    size_t run = 0;

    for (size_t at = 0; at <= link->length; at++) {
        if (at < link->length && is_cell(link->text[at])) {
            run++;
            continue;
        }
        if (run == CH_CELLS)
            return at - run;
        run = 0;
    }
    return link->length;
}

/* Returns the text after "&KEY=" in a list such as "&d=1&own", or after "&KEY"; its `text` is NULL
 * when the list has no such key. */
static ChPiece value_of(ChPiece list, const char *key)
{
    while (list.length > 0) {
        const ChPiece field = ch_piece_rest(list, 1);
        const char *const next = memchr(field.text, '&', field.length);
        const size_t length = next != NULL ? (size_t)(next - field.text) : field.length;
        if (ch_bytes_begin(field.text, length, key))
            return ch_piece_rest(ch_piece_head(field, length), strlen(key));
        list = ch_piece_rest(field, length);
    }
    return (ChPiece){.text = NULL};
}

/* Reads placed digits.  Digits of givens are ignored: the page writes none. */
static ChStatus read_digits(ChPuzzle *puzzle, const ChPiece *digits, ChFault *fault)
{
    ChPuzzle other;
    bool placed;
    const ChStatus status = ch_cells_read_field(&other, digits, &placed, fault);

    for (int cell = 0; status == CH_OK && cell < CH_CELLS; cell++)
        if (puzzle->given[cell] == CH_NO_DIGIT)
            puzzle->entered[cell] = other.given[cell];
    return status;
}

/* Returns the six bits of a letter of base64url; -1 for other characters. */
static int bits_of(char letter)
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const char *const found = letter != '\0' ? strchr(letters, letter) : NULL;

    return found != NULL ? (int)(found - letters) : -1;
}

/* Reads removed candidates.  Bit I of a byte is the candidate 8 * byte + I, row by row; base64url
 * begins a byte with bit 7. */
static ChStatus read_marks(ChPuzzle *puzzle, const ChPiece *marks, ChFault *fault)
{
    bool good = marks->length == MARK_LETTERS;

    for (size_t i = 0; good && i < MARK_LETTERS; i++)
        good = bits_of(marks->text[i]) >= 0;
    if (!good)
        return ch_piece_fault(fault, CH_LINK_MARKS, marks, 0, marks->length);
    for (int i = 0; i < CH_CANDIDATES; i++) {
        const int at = i / 8 * 8 + 7 - i % 8;
        const int cell = i / 9;
        if (bits_of(marks->text[at / 6]) >> (5 - at % 6) & 1)
            ch_candidates_add(&puzzle->removed,
                              CH_CANDIDATE(CH_CELL_AT(cell / 9, cell % 9), i % 9));
    }
    return CH_OK;
}

/* Reads a player's progress, which the page writes after the givens.  A player's own marks
 * rule nothing out. */
static ChStatus read_progress(ChPuzzle *puzzle, ChPiece list, ChFault *fault)
{
    const ChPiece digits = value_of(list, "d=");
    const ChPiece marks = value_of(list, "x=");
    ChStatus status = CH_OK;

    if (digits.text != NULL)
        status = read_digits(puzzle, &digits, fault);
    if (status == CH_OK && marks.text != NULL && value_of(list, "own").text == NULL)
        status = read_marks(puzzle, &marks, fault);
    ch_puzzle_keep_alive(puzzle);
    return status;
}

/* Reads the packed puzzle of another site. */
static ChStatus read_packed(ChPuzzle *puzzle, const ChPiece *link, ChLinkParts *parts,
                            ChFault *fault)
{
    parts->given_known = true;
    return ch_site_link_read(puzzle, link, &parts->lists, parts->title, fault);
}

ChStatus ch_link_read(ChPuzzle *puzzle, const ChPiece *line, ChLinkParts *parts, ChFault *fault)
{
    size_t length = 0;

    while (length < line->length && line->text[length] != ' ' && line->text[length] != '\t')
        length++;
    *parts = (ChLinkParts){.tail = length, .title = parts->title};
    const ChPiece link = ch_piece_head(*line, length);
    const size_t at = find_cells(&link);
    const ChPiece cells = ch_piece_head(ch_piece_rest(link, at), CH_CELLS);
    bool placed;

    if (at == link.length)
        return read_packed(puzzle, &link, parts, fault);
    parts->given_known = at >= 3 && memcmp(cells.text - 3, "#p=", 3) == 0;
    const ChStatus status = ch_cells_read_field(puzzle, &cells, &placed, fault);
    return status == CH_OK && parts->given_known
               ? read_progress(puzzle, ch_piece_rest(link, at + CH_CELLS), fault)
               : status;
}
