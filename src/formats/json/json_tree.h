/* json_tree.h - untrusted JSON text as a tree of values; the one file that knows cJSON.
 *
 * The text passes json_scan.h first, so that cJSON sees only what both read alike: no NUL, no
 * escape for one, no key twice, nothing behind the value, no number longer than its buffer, no
 * depth to fear.  cJSON's tree knows no places, but its values come in the order of the text: the
 * n-th value of one is the n-th of the other.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_JSON_TREE_H
#define CH_FORMATS_JSON_TREE_H

#include <stdbool.h>

#include "json_scan.h"

typedef struct cJSON ChJson;

/* A larger object than any that the formats know. */
enum { CH_JSON_MEMBERS = 128 };

/* Makes the tree of a text; the caller frees it with ch_json_free(), NULL on failure. */
ChStatus ch_json_parse(const ChJsonSource *source, ChJson **tree, ChFault *fault);
void ch_json_free(ChJson *tree);

/* The values of a list or the members of an object, in order: first, then next until NULL. */
const ChJson *ch_json_first(const ChJson *value);
const ChJson *ch_json_next(const ChJson *value);

bool ch_json_is_list(const ChJson *value);
bool ch_json_is_object(const ChJson *value);

/* A string's characters (UTF-8, NUL-ended, as long as the tree), NULL when it is no string. */
const char *ch_json_string(const ChJson *value);

/* A whole number from LOW to HIGH, written as digits alone, or -1. */
long ch_json_whole(const ChJson *value, long low, long high);

/* 1 for true, 0 for false, or -1. */
int ch_json_truth(const ChJson *value);

const char *ch_json_key(const ChJson *member);
const ChJson *ch_json_member(const ChJson *object, const char *key); /* or NULL */

size_t ch_json_length(const ChJson *value); /* of a list or an object */
size_t ch_json_values(const ChJson *value); /* it and all that it holds */

/* ch_json_fault() for a value of the tree. */
ChStatus ch_json_refuse(const ChJsonSource *source, const ChJson *tree, const ChJson *value,
                        ChStatus status, const char *found, ChFault *fault);

#endif
