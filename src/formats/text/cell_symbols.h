/* cell_symbols.h - the meaning of a character inside a puzzle text.
 *
 *      1 .. 9            a digit
 *      . 0 * _ - x X     an empty cell
 *      blank, tab        between cells, or before trailing text
 *      , ; #             before trailing text
 *      |, verticals      ruling between cells        │ ║ ┼ ╬ ...
 *      = : ', horizontals   ruling between rows      ─ ═ ...
 *      +                 before a digit: placed by the player; else ruling
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_CELL_SYMBOLS_H
#define CH_FORMATS_CELL_SYMBOLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <crosshatch/status.h>

/* A symbol is a digit 0..8, CH_NO_DIGIT for an empty cell, or one of these. */
enum {
    CH_SYMBOL_BLANK = 16,
    CH_SYMBOL_TAIL,
    CH_SYMBOL_UPRIGHT,
    CH_SYMBOL_STROKE,
    CH_SYMBOL_PLUS,
    CH_SYMBOL_LETTER /* anything else */
};

typedef struct ChSymbol {
    uint8_t kind;
    uint8_t size; /* in bytes */
} ChSymbol;

/* Returns the symbol at TEXT, which has LENGTH > 0 bytes of well-formed UTF-8. */
ChSymbol ch_symbol_at(const char *text, size_t length);

static inline bool ch_symbol_is_cell(unsigned kind)
{
    return kind <= 9;
}

/* Returns whether a symbol can separate the cells of a row. */
static inline bool ch_symbol_is_gap(unsigned kind)
{
    return kind == CH_SYMBOL_BLANK || kind == CH_SYMBOL_UPRIGHT || kind == CH_SYMBOL_STROKE ||
           kind == CH_SYMBOL_PLUS;
}

/* Returns whether a digit at TEXT is marked as placed: a plus with a digit after it. */
bool ch_symbol_is_placed(const char *text, size_t length);

/* Returns the number of bytes of the character at TEXT, which has LENGTH > 0 bytes; 0 when they are
 * not UTF-8: truncated, overlong, a surrogate, or beyond U+10FFFF. */
size_t ch_character_size(const char *text, size_t length);

/* Returns the position where TEXT ceases to be UTF-8 without NUL bytes; LENGTH if it is valid
 * throughout. */
size_t ch_text_flaw(const char *text, size_t length);

#endif
