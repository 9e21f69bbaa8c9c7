/* support.h - the puzzle that the format tests read in every layout.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_FORMATS_SUPPORT_H
#define CH_TESTS_FORMATS_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>

#include "puzzle_reader.h"
#include "text.h"

#define SAMPLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* Returns a puzzle from 81 characters, + before entered digits, without any reader. */
ChPuzzle puzzle_of(const char *cells);

/* Returns the entry of a text that holds one valid puzzle and nothing else. */
ChEntry entry_of(const char *text);

/* Returns the sample laid out with these strings before each row, between boxes, between cells, at
 * the end of each row, and between bands. */
const char *lay_out(ChText *text, const char *left, const char *box, const char *cell,
                    const char *right, const char *band);

bool puzzles_equal(const ChPuzzle *a, const ChPuzzle *b);

/* State of a ChRead that returns a text in chunks of a given size. */
typedef struct Drip {
    const char *at;
    size_t left;
    size_t size;
    bool fails; /* at the end */
} Drip;

long drip(void *context, char *buffer, size_t size);

#endif
