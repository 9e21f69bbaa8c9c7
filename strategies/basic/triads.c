/* triads.c - digits that are locked in a triad; see basic.h.
 *
 * The places of a digit are read as bands (bands.h).  One bit represents each triad: the first of
 * its three cells.  The other triads of its box and of its line are found by shifting the bands,
 * or by turning them.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "bands.h"
#include "basic.h"

enum { FIRST = 0x0040201 /* the first cell of each box of a band */ };

/* The triads where a digit is locked. */
typedef struct Locked {
    ChBands pointing;
    ChBands claiming;
} Locked;

/* Returns the triads with places.  The three triads of a box begin STEP bits apart, and the cells
 * of a triad are APART bits apart. */
static inline ChBands used_triads(ChBands places, int step, int apart)
{
    const uint32_t all = FIRST | FIRST << step | FIRST << 2 * step;

    return (places | places >> apart | places >> 2 * apart) & all;
}

/* Finds the locked triads.  IN_LINE: those whose line has others with places. */
static inline Locked find_locked(ChBands used, ChBands in_line, int step)
{
    const uint32_t first = FIRST;
    const uint32_t last = first << 2 * step;
    const uint32_t all = first | first << step | last;
    const ChBands in_box = (used << step & (~first & all)) | (used << 2 * step & last) |
                           (used >> step & (~last & all)) | (used >> 2 * step & first);

    return (Locked){used & ~in_box & in_line, used & in_box & ~in_line};
}

static inline Locked locked_in_rows(ChBands places)
{
    const ChBands used = used_triads(places, 3, 1);

    return find_locked(used, used << 9 | used << 18 | used >> 9 | used >> 18, 3);
}

static inline Locked locked_in_columns(ChBands places)
{
    const ChBands used = used_triads(places, 1, 3);
    const ChBands below = {used[1], used[2], used[0], used[3]};
    const ChBands above = {used[2], used[0], used[1], used[3]};

    return find_locked(used, below | above, 1);
}

/* Stores the triads of a digit.  Returns whether there are any. */
static inline bool keep_triads(ChBands rows, ChBands columns, ChTriadBands *bands)
{
    memcpy(bands->rows, &rows, sizeof rows);
    memcpy(bands->columns, &columns, sizeof columns);
    return ch_bands_any(rows | columns);
}

void ch_triads_build(const ChBoard *board, unsigned digits, ChTriads *triads)
{
    unsigned pointing = triads->pointing_digits & ~digits;
    unsigned claiming = triads->claiming_digits & ~digits;

    CH_EACH_DIGIT(digit, digits & ch_board_unfinished(board)) {
        const ChBands places = ch_bands_of(ch_board_plane(board, digit));
        const Locked rows = locked_in_rows(places);
        const Locked columns = locked_in_columns(places);
        pointing |= (unsigned)keep_triads(rows.pointing, columns.pointing, &triads->pointing[digit])
                    << digit;
        claiming |= (unsigned)keep_triads(rows.claiming, columns.claiming, &triads->claiming[digit])
                    << digit;
    }
    triads->pointing_digits = pointing & CH_ALL_NINE;
    triads->claiming_digits = claiming & CH_ALL_NINE;
}
