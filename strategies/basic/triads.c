/* triads.c - digits that are locked in a triad; see basic.h.
 *
 * Three boxes in a row, or in a column, are read as one word of 27 bits, nine bits per box.  One
 * bit represents each triad: the first of its three cells.  The other triads of its box and of its
 * line are found by shifting the word, three triads at a time, for four digits at once.
 *
 * SPDX-License-Identifier: MIT
 */
#include "basic.h"
#include "fours.h"

enum { FIRST = 0x0040201 /* the first cell of each box */ };

/* Words of three boxes: the first three are rows of boxes, the others columns. */
typedef struct Words {
    ChFour pointing[6];
    ChFour claiming[6];
} Words;

/* Finds the locked triads in a word, which holds three boxes.  The three triads of a box begin STEP
 * bits apart, and the cells of a triad are APART bits apart. */
static inline void find_locked(Words *words, int at, ChFour word, int step, int apart)
{
    const uint32_t first = FIRST;
    const uint32_t last = first << 2 * step;
    const uint32_t all = first | first << step | last;
    const ChFour used = (word | word >> apart | word >> 2 * apart) & all;
    const ChFour in_box = (used << step & (~first & all)) | (used << 2 * step & last) |
                          (used >> step & (~last & all)) | (used >> 2 * step & first);
    const ChFour in_line = (used << 9 | used << 18 | used >> 9 | used >> 18) & all;

    words->pointing[at] = used & ~in_box & in_line;
    words->claiming[at] = used & in_box & ~in_line;
}

static inline void keep_digit(ChTriads *triads, int digit, const Words *words, int lane)
{
    uint32_t pointing = 0;
    uint32_t claiming = 0;

    for (int i = 0; i < 6; i++) {
        pointing |= triads->pointing[digit][i] = words->pointing[i][lane];
        claiming |= triads->claiming[digit][i] = words->claiming[i][lane];
    }
    triads->pointing_digits |= (unsigned)(pointing != 0) << digit;
    triads->claiming_digits |= (unsigned)(claiming != 0) << digit;
}

void ch_triads_build(const ChBoard *board, unsigned digits, ChTriads *triads)
{
    int digit[CH_FOUR];
    ChFour box[9];
    Words words;

    triads->pointing_digits &= CH_ALL_NINE & ~digits;
    triads->claiming_digits &= CH_ALL_NINE & ~digits;
    while (digits != 0) {
        const int count = ch_take_four(&digits, digit);
        for (int i = 0; i < 9; i++)
            box[i] = ch_four_places(board, digit, i);
        for (int i = 0; i < 3; i++) {
            find_locked(&words, i, box[3 * i] | box[3 * i + 1] << 9 | box[3 * i + 2] << 18, 3, 1);
            find_locked(&words, 3 + i, box[i] | box[i + 3] << 9 | box[i + 6] << 18, 1, 3);
        }
        for (int k = 0; k < count; k++)
            keep_digit(triads, digit[k], &words, k);
    }
}
