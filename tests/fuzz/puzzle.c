/* puzzle.c - fuzz target: any bytes as puzzle text.
 *
 * The first byte sets the size of the chunks that the bytes arrive in.  For any size the
 * entries are the same; each valid one is a well-formed puzzle, and is read back from every form
 * that it is printed in.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fuzz.h"
#include "grid_print.h"
#include "mark_grid.h"
#include "puzzle_reader.h"

typedef struct Chunks {
    const char *at;
    size_t left;
    size_t size;
} Chunks;

static long read_chunk(void *context, char *buffer, size_t size)
{
    Chunks *const chunks = context;
    size_t length = chunks->left < chunks->size ? chunks->left : chunks->size;

    length = length < size ? length : size;
    memcpy(buffer, chunks->at, length);
    chunks->at += length;
    chunks->left -= length;
    return (long)length;
}

static void check_puzzle(const ChPuzzle *puzzle)
{
    bool has_start = ch_candidates_count(&puzzle->removed) > 0;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        HOLDS(puzzle->given[cell] <= CH_NO_DIGIT && puzzle->entered[cell] <= CH_NO_DIGIT);
        HOLDS(puzzle->given[cell] == CH_NO_DIGIT || puzzle->entered[cell] == CH_NO_DIGIT);
        HOLDS(puzzle->given[cell] == CH_NO_DIGIT || !puzzle->has_marks);
        has_start |= puzzle->entered[cell] != CH_NO_DIGIT;
    }
    HOLDS(puzzle->has_start == has_start);
    HOLDS(puzzle->has_marks || ch_candidates_count(&puzzle->marks) == 0);
    HOLDS(puzzle->removed.word[11] >> 25 == 0 && puzzle->marks.word[11] >> 25 == 0);
}

static void shown_by(const ChPuzzle *puzzle, uint8_t digit[CH_CELLS], uint16_t shown[CH_CELLS])
{
    ch_puzzle_alive(puzzle, shown);
    for (int cell = 0; cell < CH_CELLS; cell++) {
        digit[cell] = (uint8_t)ch_puzzle_digit(puzzle, cell);
        for (int d = 0; d < CH_DIGITS; d++)
            if (ch_candidates_has(&puzzle->removed, CH_CANDIDATE(cell, d)))
                shown[cell] &= (uint16_t) ~(1u << d);
        if (digit[cell] != CH_NO_DIGIT)
            shown[cell] = (uint16_t)(1u << digit[cell]);
    }
}

static void read_back_grids(const ChPuzzle *puzzle)
{
    uint8_t digit[CH_CELLS], digit_again[CH_CELLS];
    uint16_t shown[CH_CELLS], shown_again[CH_CELLS];
    bool has_all = true;
    ChPuzzle again;
    ChText text = CH_TEXT_EMPTY;

    shown_by(puzzle, digit, shown);
    for (int cell = 0; cell < CH_CELLS; cell++)
        has_all = has_all && shown[cell] != 0;
    for (const ChGridFormat *format = ch_grid_formats; format->name != NULL; format++) {
        const bool lists = strcmp(format->name, "candidates") == 0;
        if (lists && !has_all)
            continue;
        ch_text_clear(&text);
        format->print(&text, digit, shown);
        HOLDS(!text.failed);
        HOLDS(ch_puzzle_read(&again, text.data, text.length, NULL) == CH_OK);
        shown_by(&again, digit_again, shown_again);
        if (lists)
            HOLDS(memcmp(shown, shown_again, sizeof shown) == 0);
        else
            HOLDS(memcmp(digit, digit_again, sizeof digit) == 0);
    }
    ch_text_free(&text);
}

static void read_back_puzzle(const ChPuzzle *puzzle)
{
    ChPuzzle again;
    ChText text = CH_TEXT_EMPTY;

    ch_print_puzzle(&text, puzzle);
    HOLDS(!text.failed);
    HOLDS(ch_puzzle_read(&again, text.data, text.length, NULL) == CH_OK);
    HOLDS(ch_puzzle_equal(puzzle, &again));
    ch_text_free(&text);
}

static void check_entry(const ChEntry *entry, const ChEntry *other)
{
    HOLDS(entry->status == entry->fault.status && entry->status == other->status);
    HOLDS(entry->line == other->line && entry->length == other->length);
    HOLDS(memcmp(entry->text, other->text, entry->length) == 0);
    HOLDS(entry->tail.length == other->tail.length);
    HOLDS(memcmp(entry->tail.at, other->tail.at, entry->tail.length) == 0);
    if (entry->status != CH_OK) {
        HOLDS(entry->fault.line >= entry->line && entry->fault.column >= 1);
        HOLDS(entry->fault.line == other->fault.line && entry->fault.column == other->fault.column);
        return;
    }
    HOLDS(ch_puzzle_equal(&entry->puzzle, &other->puzzle));
    check_puzzle(&entry->puzzle);
    /* A log may hold more than the other formats: a start in addition to marks, eliminations of
     * candidates already removed. */
    if (entry->text[strspn(entry->text, " \t")] == '{')
        return;
    read_back_puzzle(&entry->puzzle);
    read_back_grids(&entry->puzzle);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static ChEntry entry, other;
    ChReader reader, whole;

    if (size == 0)
        return 0;
    Chunks chunks = {(const char *)data + 1, size - 1, (size_t)data[0] + 1};
    if (ch_reader_open(&reader, read_chunk, &chunks) != CH_OK)
        return 0;
    ch_reader_open_text(&whole, (const char *)data + 1, size - 1);
    size_t entries = 0;
    while (ch_reader_next(&reader, &entry)) {
        HOLDS(ch_reader_next(&whole, &other));
        check_entry(&entry, &other);
        HOLDS(++entries <= size);
    }
    HOLDS(!ch_reader_next(&whole, &other));
    HOLDS(entries > 0);
    ch_reader_close(&whole);
    ch_reader_close(&reader);
    return 0;
}
