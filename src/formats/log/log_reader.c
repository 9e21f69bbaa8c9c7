/* log_reader.c - see log_reader.h; also the memory of a document.
 *
 * SPDX-License-Identifier: MIT
 */
#include "log_reader.h"

#include <stdlib.h>
#include <string.h>

#include "fault.h"
#include "notation.h"

/* ---- memory: a list of arenas, the newest first ---- */

struct ChLogBlock {
    ChLogBlock *older;
    max_align_t memory[];
};

enum { BLOCK_SIZE = 1 << 15 };

static void *allocate(ChLogDocument *document, size_t size)
{
    void *const taken = document->blocks != NULL ? ch_arena_take(&document->arena, size) : NULL;

    if (taken != NULL)
        return taken;
    const size_t room = size + 64 > BLOCK_SIZE ? size + 64 : BLOCK_SIZE;
    ChLogBlock *const block = malloc(sizeof *block + room);
    if (block == NULL)
        return NULL;
    block->older = document->blocks;
    document->blocks = block;
    ch_arena_init(&document->arena, block->memory, room);
    return ch_arena_take(&document->arena, size);
}

void *ch_log_take(ChLogReader *reader, size_t count, size_t size)
{
    if (reader->status != CH_OK)
        return NULL;
    void *const taken = allocate(reader->document, count * size);
    if (taken == NULL)
        reader->status = ch_fault_words(reader->fault, CH_NO_MEMORY, 0, 0, "");
    return taken;
}

void ch_log_document_free(ChLogDocument *document)
{
    while (document->blocks != NULL) {
        ChLogBlock *const block = document->blocks;
        document->blocks = block->older;
        free(block);
    }
    ch_json_free(document->tree);
    *document = (ChLogDocument){0};
}

/* ---- faults, members and items ---- */

void ch_log_refuse_with(ChLogReader *reader, const ChJson *value, ChStatus status,
                        const char *found)
{
    if (value != NULL && reader->status == CH_OK)
        reader->status = ch_json_refuse(reader->source, reader->document->tree, value, status,
                                        found, reader->fault);
}

const ChJson *ch_log_need(ChLogReader *reader, const ChJson *object, const char *key)
{
    const ChJson *const value = ch_log_may(object, key);

    if (value == NULL)
        ch_log_refuse_with(reader, object, CH_LOG_MISSING, key);
    return value;
}

const ChJson *ch_log_object(ChLogReader *reader, const ChJson *value)
{
    if (value != NULL && ch_json_is_object(value))
        return value;
    ch_log_refuse(reader, value, CH_LOG_OBJECT);
    return NULL;
}

const ChJson *ch_log_list(ChLogReader *reader, const ChJson *value, size_t limit)
{
    size_t length = 0;

    if (value == NULL || !ch_json_is_list(value)) {
        ch_log_refuse(reader, value, CH_LOG_LIST);
        return NULL;
    }
    for (const ChJson *item = ch_json_first(value); item != NULL; item = ch_json_next(item))
        if (++length > limit) {
            ch_log_refuse(reader, item, CH_LOG_COUNT);
            return NULL;
        }
    return value;
}

/* ---- values ---- */

static int read_placed(const char *name, size_t length)
{
    bool placed = false;
    const int candidate = ch_read_conclusion(name, length, &placed);

    return placed ? candidate : -1;
}

static int read_removed(const char *name, size_t length)
{
    bool placed = true;
    const int candidate = ch_read_conclusion(name, length, &placed);

    return placed ? -1 : candidate;
}

const ChLogNames ch_log_places = {read_placed, CH_LOG_PLACED, CH_CELLS};
const ChLogNames ch_log_candidates = {read_placed, CH_LOG_PLACED, CH_CANDIDATES};
const ChLogNames ch_log_eliminations = {read_removed, CH_LOG_REMOVED, CH_CANDIDATES};
const ChLogNames ch_log_constraints = {ch_read_constraint, CH_LOG_CONSTRAINT, CH_CONSTRAINTS};

uint16_t ch_log_name(ChLogReader *reader, const ChJson *value, const ChLogNames *names)
{
    const char *const name = ch_json_string(value);
    const int thing = name == NULL ? -1 : names->read(name, strlen(name));

    if (thing < 0)
        ch_log_refuse(reader, value, names->status);
    return (uint16_t)(thing < 0 ? 0 : thing);
}

void ch_log_names(ChLogReader *reader, const ChJson *value, const ChLogNames *names,
                  const uint16_t **thing, size_t *count)
{
    const ChJson *const list = ch_log_list(reader, value, names->limit);
    uint16_t *const things = ch_log_take(reader, ch_log_length(list), sizeof *things);

    for (const ChJson *item = ch_log_first(reader, list); item != NULL;
         item = ch_log_next(reader, item))
        things[(*count)++] = ch_log_name(reader, item, names);
    *thing = things;
}

const char *ch_log_string(ChLogReader *reader, const ChJson *value)
{
    const char *const string = ch_json_string(value);

    if (string == NULL)
        ch_log_refuse(reader, value, CH_LOG_STRING);
    return string;
}

uint32_t ch_log_number(ChLogReader *reader, const ChJson *value, long low)
{
    const int64_t number = ch_json_whole(value, low, CH_LOG_NUMBERS);

    if (number < 0)
        ch_log_refuse(reader, value, CH_LOG_NUMBER);
    return (uint32_t)(number < 0 ? 0 : number);
}

unsigned ch_log_digit_set(const ChJson *value)
{
    const char *digit = ch_json_string(value);
    unsigned digits = 0;

    for (; digit != NULL && *digit != '\0'; digit++) {
        const unsigned bit = *digit >= '1' && *digit <= '9' ? 1u << (*digit - '1') : 0;
        if (bit == 0 || (digits & bit) != 0)
            return 0;
        digits |= bit;
    }
    return digits;
}

unsigned ch_log_digits(ChLogReader *reader, const ChJson *value)
{
    const unsigned digits = ch_log_digit_set(value);

    if (digits == 0)
        ch_log_refuse(reader, value, CH_LOG_DIGITS);
    return digits;
}

void ch_log_grid(ChLogReader *reader, const ChJson *value, uint8_t *digit)
{
    const char *const grid = ch_json_string(value);

    if (grid == NULL || strlen(grid) != CH_CELLS || strspn(grid, ".123456789") != CH_CELLS) {
        ch_log_refuse(reader, value, CH_LOG_GRID);
        return;
    }
    for (int i = 0; i < CH_CELLS; i++)
        digit[CH_CELL_AT(i / 9, i % 9)] = grid[i] == '.' ? CH_NO_DIGIT : (uint8_t)(grid[i] - '1');
}

int ch_log_find_word(const ChJson *value, const char *(*word)(int), int last)
{
    const char *const string = ch_json_string(value);

    for (int i = 0; i <= last && string != NULL; i++)
        if (word(i) != NULL && strcmp(word(i), string) == 0)
            return i;
    return -1;
}

int ch_log_word(ChLogReader *reader, const ChJson *value, const char *(*word)(int), int last)
{
    const int number = ch_log_find_word(value, word, last);

    if (number < 0)
        ch_log_refuse(reader, value, CH_LOG_WORD);
    return number < 0 ? 0 : number;
}
