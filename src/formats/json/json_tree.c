/* json_tree.c - see json_tree.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "json_tree.h"

#include <cjson/cJSON.h>
#include <math.h>
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

int64_t ch_json_whole(const ChJson *value, int64_t low, int64_t high)
{
    if (!cJSON_IsNumber(value))
        return -1;
    const double number = value->valuedouble;
    if (!(number >= (double)low && number <= (double)high) || number != (double)(int64_t)number)
        return -1;
    return (int64_t)number;
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

/* The recursive functions below go no deeper than CH_JSON_DEPTH. */

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
    return ch_json_fault(source, before, status, found, fault);
}

/* Returns a member that repeats a key of its object, or the first member too many; NULL when there
 * is none. */
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

/* Where the first number from AT on begins; there is one. */
static size_t find_number(const char *text, size_t at)
{
    bool in_string = false;

    for (; in_string || (text[at] != '-' && (text[at] < '0' || text[at] > '9')); at++) {
        if (text[at] == '"')
            in_string = !in_string;
        else if (text[at] == '\\')
            at++;
    }
    return at;
}

/* Makes each number that is not written as digits alone (1.0, 1e0, -0) one that is never whole, as
 * cJSON keeps no text.  *AT: where the value's text begins, then where its last number ends. */
static void spoil_odd_numbers(const ChJsonSource *source, ChJson *value, size_t *at)
{
    if (cJSON_IsNumber(value)) {
        const size_t from = find_number(source->text, *at);
        *at = from;
        while (*at < source->length && strchr("+-.0123456789eE", source->text[*at]) != NULL)
            ++*at;
        if (!ch_json_is_plain(source->text + from, *at - from))
            value->valuedouble = NAN;
    }
    for (ChJson *child = value->child; child != NULL; child = child->next)
        spoil_odd_numbers(source, child, at);
}

ChStatus ch_json_parse(const ChJsonSource *source, ChJson **tree, ChFault *fault)
{
    bool has_odd_number = false;
    ChStatus status = ch_json_scan(source, &has_odd_number, fault);
    size_t at = 0;

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
    if (has_odd_number)
        spoil_odd_numbers(source, parsed, &at);
    *tree = parsed;
    return CH_OK;
}

void ch_json_free(ChJson *tree)
{
    cJSON_Delete(tree);
}
