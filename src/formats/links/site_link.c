/* site_link.c - see site_link.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "site_link.h"

#include <string.h>

#include "mark_grid.h"
#include "sites.h"

/* How a packed puzzle begins.  One that is not `bare` needs an address before it. */
typedef struct Beginning {
    const char *word;
    size_t skip;  /* its letters that are no part of the packed puzzle */
    size_t least; /* of the letters after them */
    bool bare;
    ChSiteReader read;
} Beginning;

static const Beginning beginnings[] = {
    {"SCv7_32_", 8, 1, true, ch_coach_read},   {"fpuzzles", 8, 16, true, ch_fpuzzles_read},
    {"?load=", 6, 1, false, ch_fpuzzles_read}, {"&load=", 6, 1, false, ch_fpuzzles_read},
    {"scl", 3, 40, true, ch_scl_read},         {"ctc", 3, 40, false, ch_scl_read},
    {"S9B", 3, 1, true, ch_sudokuwiki_read},
};

enum { BEGINNINGS = sizeof beginnings / sizeof *beginnings };

static int value_of_hex(char digit)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    const char *const found = digit != '\0' ? strchr(digits, digit) : NULL;

    return found != NULL ? (int)(found - digits) % 16 : -1;
}

/* Returns whether a letter can be part of a packed puzzle in an address. */
static bool is_packed(char letter)
{
    return (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= 'a' && letter <= 'z') || strchr("+/-_=%", letter) != NULL;
}

/* Appends the packed puzzle at the beginning of a text, with %XX replaced by their letters. */
static void add_packed(ChText *packed, const char *text, size_t length)
{
    for (size_t at = 0; at < length && text[at] != '\0' && is_packed(text[at]); at++) {
        const int high = text[at] == '%' && at + 2 < length ? value_of_hex(text[at + 1]) : -1;
        const int low = high >= 0 ? value_of_hex(text[at + 2]) : -1;
        ch_text_char(packed, low >= 0 ? (char)(16 * high + low) : text[at]);
        at += low >= 0 ? 2 : 0;
    }
}

/* Returns the beginning of the packed puzzle at this place, or NULL. */
static const Beginning *beginning_at(const ChPiece *link, size_t at)
{
    for (int i = 0; i < BEGINNINGS; i++)
        if (ch_bytes_begin(link->text + at, link->length - at, beginnings[i].word) &&
            link->length - at >= beginnings[i].skip + beginnings[i].least &&
            (at > 0 ? strchr("/=?&", link->text[at - 1]) != NULL || !beginnings[i].bare
                    : beginnings[i].bare))
            return &beginnings[i];
    return NULL;
}

bool ch_site_link_begins(const char *line, size_t length)
{
    const char *const blank = memchr(line, ' ', length);
    const ChPiece link = {line, blank != NULL ? (size_t)(blank - line) : length, 1, 1};

    return beginning_at(&link, 0) != NULL;
}

/* Copies a text, with blanks for control characters, so that it fits in the line of a puzzle. */
static void put_title(ChText *title, const ChText *text)
{
    const char *const letters = ch_text_string(text);

    ch_text_clear(title);
    for (size_t i = 0; i < text->length; i++)
        ch_text_char(title, (unsigned char)letters[i] < ' ' ? ' ' : letters[i]);
}

ChStatus ch_site_link_read(ChPuzzle *puzzle, const ChPiece *link, bool *lists, ChText *title,
                           ChFault *fault)
{
    ChSitePuzzle site = {.noted = {0}, .title = CH_TEXT_EMPTY};
    ChText packed = CH_TEXT_EMPTY;
    ChText found = CH_TEXT_EMPTY;
    const Beginning *beginning = NULL;
    size_t at = 0;

    while (at < link->length && (beginning = beginning_at(link, at)) == NULL)
        at++;
    if (beginning == NULL)
        return ch_piece_fault(fault, CH_LINK_CELLS, link, 0, link->length);
    at += beginning->skip;
    add_packed(&packed, link->text + at, link->length - at);
    ch_puzzle_clear(&site.puzzle);
    ChStatus status =
        beginning->read(&site, (ChBytes){ch_text_string(&packed), packed.length}, &found);
    if (status == CH_OK && (packed.failed || site.title.failed))
        status = CH_NO_MEMORY;
    if (status == CH_OK) {
        *puzzle = site.puzzle;
        puzzle->corner = ch_puzzle_marks_of_open(puzzle, &site.corner);
        *lists = ch_puzzle_apply_notes(puzzle, site.noted);
        put_title(title, &site.title);
    } else {
        const ChPiece word = {ch_text_string(&found), found.length, link->line, link->column};
        status = ch_piece_fault(fault, status, found.length > 0 ? &word : link, 0,
                                found.length > 0 ? word.length : link->length);
    }
    ch_text_free(&site.title);
    ch_text_free(&packed);
    ch_text_free(&found);
    return status;
}
