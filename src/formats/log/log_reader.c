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

void *ch_log_take(const ChLogReader *reader, size_t count, size_t size, ChStatus *status)
{
    if (*status != CH_OK)
        return NULL;
    void *const taken = allocate(reader->document, count * size);
    if (taken == NULL)
        *status = ch_fault_words(reader->fault, CH_NO_MEMORY, 0, 0, "");
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

/* ---- refusing ---- */

ChStatus ch_log_refuse(const ChLogReader *reader, const ChJson *value, ChStatus status)
{
    return ch_json_refuse(reader->source, reader->document->tree, value, status, NULL,
                          reader->fault);
}

ChStatus ch_log_missing(const ChLogReader *reader, const ChJson *object, const char *key)
{
    return ch_json_refuse(reader->source, reader->document->tree, object, CH_LOG_MISSING, key,
                          reader->fault);
}

/* ---- names ---- */

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

int ch_log_name(const ChLogReader *reader, const ChJson *value, const ChLogNames *names,
                ChStatus *status)
{
    const char *const name = ch_json_string(value);
    const int thing = name == NULL ? -1 : names->read(name, strlen(name));

    if (thing < 0)
        *status = ch_log_refuse(reader, value, names->status);
    return thing;
}

ChStatus ch_log_list(const ChLogReader *reader, const ChJson *object, const char *key, size_t limit,
                     const ChJson **list)
{
    const ChJson *const value = ch_json_member(object, key);
    size_t length = 0;

    if (value == NULL)
        return ch_log_missing(reader, object, key);
    if (!ch_json_is_list(value))
        return ch_log_refuse(reader, value, CH_LOG_LIST);
    for (const ChJson *item = ch_json_first(value); item != NULL; item = ch_json_next(item))
        if (++length > limit)
            return ch_log_refuse(reader, item, CH_LOG_COUNT);
    *list = value;
    return CH_OK;
}

ChStatus ch_log_names(const ChLogReader *reader, const ChJson *object, const char *key,
                      const ChLogNames *names, const uint16_t **thing, size_t *count)
{
    const ChJson *list = NULL;
    ChStatus status = ch_log_list(reader, object, key, names->limit, &list);
    uint16_t *const things =
        ch_log_take(reader, status == CH_OK ? ch_json_length(list) : 0, sizeof *things, &status);

    if (status != CH_OK)
        return status;
    for (const ChJson *value = ch_json_first(list); value != NULL && status == CH_OK;
         value = ch_json_next(value))
        things[(*count)++] = (uint16_t)ch_log_name(reader, value, names, &status);
    *thing = things;
    return status;
}

unsigned ch_log_digits(const ChJson *value)
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

int ch_log_word(const ChJson *value, const char *(*word)(int), int last)
{
    const char *const string = ch_json_string(value);

    for (int i = 0; i <= last && string != NULL; i++)
        if (word(i) != NULL && strcmp(word(i), string) == 0)
            return i;
    return -1;
}
