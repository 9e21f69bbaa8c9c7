/* support.c - see support.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

ChPuzzle puzzle_of(const char *cells)
{
    ChPuzzle puzzle;

    ch_puzzle_clear(&puzzle);
    for (int i = 0; i < CH_CELLS; i++, cells++) {
        const bool entered = *cells == '+';
        cells += entered;
        if (*cells < '1' || *cells > '9')
            continue;
        (entered ? puzzle.entered : puzzle.given)[CH_CELL_AT(i / 9, i % 9)] =
            (uint8_t)(*cells - '1');
        puzzle.has_start |= entered;
    }
    return puzzle;
}

ChEntry entry_of(const char *text)
{
    ChReader reader;
    ChEntry entry;
    ChEntry more;

    ch_reader_open_text(&reader, text, strlen(text));
    cr_assert(ch_reader_next(&reader, &entry));
    cr_expect_eq(entry.status, CH_OK, "%s at %u:%u in\n%s", ch_status_text(entry.status),
                 entry.fault.line, entry.fault.column, text);
    cr_expect_not(ch_reader_next(&reader, &more), "more than one puzzle in\n%s", text);
    ch_reader_close(&reader);
    return entry;
}

const char *lay_out(ChText *text, const char *left, const char *box, const char *cell,
                    const char *right, const char *band)
{
    for (int i = 0; i < CH_CELLS; i++) {
        ch_text_puts(text, i % 9 == 0 ? left : i % 3 == 0 ? box : cell);
        ch_text_char(text, SAMPLE[i]);
        if (i % 9 == 8)
            ch_text_puts(text, right);
        if (i % 27 == 26 && i < CH_CELLS - 1)
            ch_text_puts(text, band);
    }
    return ch_text_string(text);
}

bool puzzles_equal(const ChPuzzle *a, const ChPuzzle *b)
{
    return memcmp(a->given, b->given, sizeof a->given) == 0 &&
           memcmp(a->entered, b->entered, sizeof a->entered) == 0 && a->has_start == b->has_start &&
           a->has_marks == b->has_marks &&
           memcmp(&a->removed, &b->removed, sizeof a->removed) == 0 &&
           memcmp(&a->marks, &b->marks, sizeof a->marks) == 0;
}

long drip(void *context, char *buffer, size_t size)
{
    Drip *const drip = context;
    size_t length = drip->left < drip->size ? drip->left : drip->size;

    if (length == 0 && drip->fails)
        return -1;
    length = length < size ? length : size;
    memcpy(buffer, drip->at, length);
    drip->at += length;
    drip->left -= length;
    return (long)length;
}
