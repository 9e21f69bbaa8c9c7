/* terminal_view.h - the parts of a picture in characters: cells and lines, looks and legend.
 *
 *             c1      c2      c3            a cell with candidates has three lines: 1 2 3, 4 5 6
 *         ┏━━━━━━━┯━━━━━━━┯━━━━━━━┳━━━      and 7 8 9, each digit in its place, with room for a
 *     r1  ┃ 1 2+3 │       │   2   ┃         sign behind it, and for the letters of sets before it
 *    [r2] ┃A4     │   6   │ 4-    ┃
 *     r3  ┃     9 │       │       ┃         [r2]: house of the pattern; (c3): cover house
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_TERMINAL_VIEW_H
#define CH_PICTURE_TERMINAL_VIEW_H

#include "scheme.h"

typedef struct ChTerminalView {
    ChText *out;
    const ChPicture *picture;
    ChScheme scheme;
    unsigned rows, columns; /* those that are drawn, a bit each */
    int room;               /* the width of a cell: 7, or 3 on a narrow terminal; 4 for a digit */
    int lines;              /* the height of a cell: 3 with candidates, else 1 */
    int width;              /* of the terminal */
    bool colours, unicode;
    bool signs;                       /* signs show the tones, not colours */
    bool dots;                        /* a sign or a dot replaces the digit of a candidate */
    bool has_row_gap, has_column_gap; /* some between others are left out */
    uint8_t letters;                  /* the sets whose letters are drawn, a bit each */
    char sample[CH_TONES]; /* the first thing drawn in each tone: a character, or a house + 1 */
    char lost, lost_sign;  /* the first digit of a colour that is ruled out, and its sign; or 0 */
} ChTerminalView;

/* Selects the rows and columns to draw: those that matter if they are few, otherwise all. */
void ch_terminal_crop(ChTerminalView *view);

/* Begin and end text in the look of a tone.  COLOUR is a colour whose ground remains, or 0. */
void ch_terminal_begin(const ChTerminalView *view, ChTone tone, ChTone colour);
void ch_terminal_end(const ChTerminalView *view, ChTone tone);

/* Adds a candidate's digit; where there is room also its sign, or a blank. */
void ch_terminal_digit(ChTerminalView *view, char digit, ChTone tone, ChTone colour);

/* Adds what fills a cell alone, with its sign: " 5 " or " 5!". */
void ch_terminal_chip(ChTerminalView *view, char character, ChTone tone);

/* Adds the letter of a set. */
void ch_terminal_letter(const ChTerminalView *view, int set);

/* Adds the name of a house: " r2 ", "[r2]" for one of the pattern, "(r2)" for a cover; in a narrow
 * picture a column is named without brackets. */
void ch_terminal_house(ChTerminalView *view, int house);

/* Returns the tone of a house's name: CH_TONE_BASE, CH_TONE_COVER or CH_TONE_NAMES. */
ChTone ch_terminal_house_tone(const ChTerminalView *view, int house);

/* Adds a line or more that explain the looks in use. */
void ch_terminal_legend(ChTerminalView *view);

#endif
