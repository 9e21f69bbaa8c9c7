/* triads.c - digits that are locked in a triad; see basic.h.
 *
 * Three boxes in a row, or in a column, are read as one word of 27 bits, nine bits per box.  One
 * bit represents each triad: the first of its three cells.  The other triads of its box and of its
 * line are found by shifting the word, three triads at a time.
 *
 * SPDX-License-Identifier: MIT
 */
#include "basic.h"

enum { WORD = 0x7ffffff, FIRST = 0x0040201 /* the first cell of each box */ };

/* Finds the locked triads of a digit in a word, which holds three boxes.  The three triads of a box
 * begin STEP bits apart, and the cells of a triad are APART bits apart. */
static inline void find_locked(ChTriads *triads, int digit, int at, uint32_t word, int step,
                               int apart)
{
    const uint32_t first = FIRST;
    const uint32_t last = first << 2 * step;
    const uint32_t all = first | first << step | last;
    const uint32_t used = (word | word >> apart | word >> 2 * apart) & all;
    const uint32_t in_box = (used << step & ~first & all) | (used << 2 * step & last) |
                            (used >> step & ~last & all) | (used >> 2 * step & first);
    const uint32_t in_line = (used << 9 | used << 18 | used >> 9 | used >> 18) & all;

    triads->pointing[digit][at] = used & ~in_box & in_line;
    triads->claiming[digit][at] = used & in_box & ~in_line;
}

/* Reports whether at least two of these boxes lack the digit.  In a single box nothing can be
 * removed. */
static inline bool has_two_boxes(unsigned boxes)
{
    return (boxes & (boxes - 1)) != 0;
}

void ch_triads_build(const ChBoard *board, unsigned digits, ChTriads *triads)
{
    triads->pointing_digits &= CH_ALL_NINE & ~digits;
    triads->claiming_digits &= CH_ALL_NINE & ~digits;
    CH_EACH_DIGIT(digit, digits) {
        const uint16_t *const box = board->places[digit];
        const unsigned open = ~board->placed[digit] & CH_HOUSE_BOXES;
        uint32_t pointing = 0;
        uint32_t claiming = 0;
        memset(triads->pointing[digit], 0, sizeof triads->pointing[digit]);
        memset(triads->claiming[digit], 0, sizeof triads->claiming[digit]);
        if (!has_two_boxes(open))
            continue;
        for (int i = 0; i < 3; i++) {
            const uint16_t *const row = box + 3 * i;
            if (has_two_boxes(open & 7u << 3 * i))
                find_locked(triads, digit, i,
                            row[0] | (uint32_t)row[1] << 9 | (uint32_t)row[2] << 18, 3, 1);
            if (has_two_boxes(open & 0111u << i))
                find_locked(triads, digit, 3 + i,
                            box[i] | (uint32_t)box[i + 3] << 9 | (uint32_t)box[i + 6] << 18, 1, 3);
        }
        for (int i = 0; i < 6; i++) {
            pointing |= triads->pointing[digit][i];
            claiming |= triads->claiming[digit][i];
        }
        triads->pointing_digits |= (unsigned)(pointing != 0) << digit;
        triads->claiming_digits |= (unsigned)(claiming != 0) << digit;
    }
}
