/* json_tree.h - untrusted JSON text as a tree of values; the only file that uses cJSON.
 *
 * The text passes json_scan.h first, so that cJSON only sees input that both read alike: no NUL, no
 * escape for one, no key twice, nothing after the value, no number longer than its buffer, no
 * excessive depth.  cJSON's tree has no positions, but its values are in the order of the text: the
 * n-th value of one is the n-th of the other.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_JSON_TREE_H
#define CH_FORMATS_JSON_TREE_H

#include <stdbool.h>
#include <stdint.h>

#include "json_scan.h"

typedef struct cJSON ChJson;

/* More members than any object of the formats has. */
enum { CH_JSON_MEMBERS = 128 };

/* Makes the tree of a text, NULL on failure; the caller frees it with ch_json_free(). */
ChStatus ch_json_parse(const ChJsonSource *source, ChJson **tree, ChFault *fault);
void ch_json_free(ChJson *tree);

/* Iterate over the values of a list or the members of an object, in order: first, then next until
 * NULL. */
const ChJson *ch_json_first(const ChJson *value);
const ChJson *ch_json_next(const ChJson *value);

bool ch_json_is_list(const ChJson *value);
bool ch_json_is_object(const ChJson *value);

/* Returns a string's characters (UTF-8, NUL-terminated, valid as long as the tree), NULL for other
 * values. */
const char *ch_json_string(const ChJson *value);

/* Returns a whole number from LOW to HIGH, written as digits alone, or -1. */
int64_t ch_json_whole(const ChJson *value, int64_t low, int64_t high);

/* Returns 1 for true, 0 for false, or -1. */
int ch_json_truth(const ChJson *value);

const char *ch_json_key(const ChJson *member);
const ChJson *ch_json_member(const ChJson *object, const char *key); /* or NULL */

size_t ch_json_length(const ChJson *value); /* of a list or an object */
size_t ch_json_values(const ChJson *value); /* the value and all values within it */

/* Reports a fault of a value of the tree, as ch_json_fault(). */
ChStatus ch_json_refuse(const ChJsonSource *source, const ChJson *tree, const ChJson *value,
                        ChStatus status, const char *found, ChFault *fault);

#endif
