/* json_tree.c - see json_tree.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "json_tree.h"

#include <cjson/cJSON.h>
#include <string.h>

#include "fault.h"

const ChJson *ch_json_first(const ChJson *value)
{
    return value->child;
}

const ChJson *ch_json_next(const ChJson *value)
{
    return value->next;
}

bool ch_json_is_list(const ChJson *value)
{
    return cJSON_IsArray(value);
}

bool ch_json_is_object(const ChJson *value)
{
    return cJSON_IsObject(value);
}

const char *ch_json_string(const ChJson *value)
{
    return cJSON_GetStringValue(value);
}

long ch_json_whole(const ChJson *value, long low, long high)
{
    if (!cJSON_IsNumber(value))
        return -1;
    const double number = value->valuedouble;
    if (!(number >= (double)low && number <= (double)high) || number != (double)(long)number)
        return -1;
    return (long)number;
}

int ch_json_truth(const ChJson *value)
{
    return cJSON_IsBool(value) ? cJSON_IsTrue(value) : -1;
}

const char *ch_json_key(const ChJson *member)
{
    return member->string;
}

const ChJson *ch_json_member(const ChJson *object, const char *key)
{
    return cJSON_GetObjectItemCaseSensitive(object, key);
}

size_t ch_json_length(const ChJson *value)
{
    size_t length = 0;

    for (const ChJson *child = value->child; child != NULL; child = child->next)
        length++;
    return length;
}

/* The walks below recurse no deeper than CH_JSON_DEPTH. */

size_t ch_json_values(const ChJson *value)
{
    size_t values = 1;

    for (const ChJson *child = value->child; child != NULL; child = child->next)
        values += ch_json_values(child);
    return values;
}

/* Adds the number of values before SOUGHT to *BEFORE; false when it is not in this tree. */
static bool count_before(const ChJson *tree, const ChJson *sought, size_t *before)
{
    if (tree == sought)
        return true;
    ++*before;
    for (const ChJson *child = tree->child; child != NULL; child = child->next)
        if (count_before(child, sought, before))
            return true;
    return false;
}

ChStatus ch_json_refuse(const ChJsonSource *source, const ChJson *tree, const ChJson *value,
                        ChStatus status, const char *found, ChFault *fault)
{
    size_t before = 0;

    (void)count_before(tree, value, &before);
    return ch_json_blame(source, before, status, found, fault);
}

/* A member whose key stood before in its object, or the first member too many; NULL when all is
 * well. */
static const ChJson *find_bad_member(const ChJson *value, ChStatus *status)
{
    size_t members = 0;

    for (const ChJson *child = value->child; child != NULL; child = child->next) {
        if (cJSON_IsObject(value)) {
            *status = ++members > CH_JSON_MEMBERS ? CH_LOG_COUNT : CH_JSON_DUPLICATE;
            if (members > CH_JSON_MEMBERS || ch_json_member(value, child->string) != child)
                return child;
        }
        const ChJson *const bad = find_bad_member(child, status);
        if (bad != NULL)
            return bad;
    }
    return NULL;
}

ChStatus ch_json_parse(const ChJsonSource *source, ChJson **tree, ChFault *fault)
{
    ChStatus status = ch_json_scan(source, fault);

    *tree = NULL;
    if (status != CH_OK)
        return status;
    ChJson *const parsed = cJSON_ParseWithLength(source->text, source->length);
    if (parsed == NULL)
        return ch_fault_words(fault, CH_NO_MEMORY, 0, 0, "");
    const ChJson *const bad = find_bad_member(parsed, &status);
    if (bad != NULL) {
        (void)ch_json_refuse(source, parsed, bad, status, bad->string, fault);
        ch_json_free(parsed);
        return status;
    }
    *tree = parsed;
    return CH_OK;
}

void ch_json_free(ChJson *tree)
{
    cJSON_Delete(tree);
}
