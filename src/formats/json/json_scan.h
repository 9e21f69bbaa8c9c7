/* json_scan.h - checks that a text is one well-formed JSON value, and locates its values.
 *
 * A strict reading of RFC 8259 that builds nothing: it counts values in reading order and stops at
 * the first invalid byte.  cJSON builds the tree afterwards (json_tree.h).  What is written by hand
 * here is what cJSON cannot do: give the line and column of a fault, distinguish 1.0 from 1, limit
 * depth and size, and refuse what is not quite JSON.
 *
 *      {"step": 1, "place": ["r4c6=3"]}      value 0 is the object, 1 the number, 2 the list,
 *      ^0       ^1          ^2 ^3            3 the string; keys are not counted
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_JSON_SCAN_H
#define CH_FORMATS_JSON_SCAN_H

#include <stdbool.h>
#include <stddef.h>

#include <crosshatch/status.h>

/* An assumption of an argument fills a cell, so that at most 81 of them can be nested.  Each costs
 * three levels (line, branches, branch) and the containers around them another six: 249.  No valid
 * log is deeper than the limit. */
enum { CH_JSON_DEPTH = 256, CH_JSON_NUMBER_LENGTH = 32, CH_JSON_MAX_SIZE = 16 << 20 };

/* Each value takes some 80 bytes of a tree; logs of the hardest puzzles have some ten thousand. */
enum { CH_JSON_MAX_VALUES = 1000000 };

/* A piece of input and its position in it; it need not end with a NUL.  It belongs to the
 * caller. */
typedef struct ChJsonSource {
    const char *text;
    size_t length;
    size_t line; /* of its first byte, from 1 */
    size_t column;
} ChJsonSource;

/* Returns CH_OK when the text is a single value with nothing but blanks around it, and neither too
 * large nor of too many values.  *HAS_ODD_NUMBER: some number is not plain. */
ChStatus ch_json_scan(const ChJsonSource *source, bool *has_odd_number, ChFault *fault);

/* Reports whether a number of well-formed JSON is digits alone: no sign, fraction or exponent. */
bool ch_json_is_plain(const char *number, size_t length);

/* Reports a fault of a value, given by its number in reading order.  Fills FAULT with the value's
 * position and FOUND, or the beginning of the value itself when FOUND is NULL.  Returns STATUS. */
ChStatus ch_json_fault(const ChJsonSource *source, size_t value, ChStatus status, const char *found,
                       ChFault *fault);

#endif
