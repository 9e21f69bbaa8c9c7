/* site_json.h - what the JSON of several sites has in common.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_SITE_JSON_H
#define CH_FORMATS_SITE_JSON_H

#include "json_tree.h"
#include "sites.h"

/* Makes the tree of an unpacked text; NULL when it is no JSON object. */
ChJson *ch_site_json_parse(const ChText *text);

/* Returns a digit from 1 to 9, written as a number or as a string; 0 for anything else. */
int ch_site_json_digit(const ChJson *value);

/* Read a list of marks, or nothing where MARKS is NULL: into bits, or into the corner marks of a
 * cell.  False when the list has anything but digits. */
bool ch_site_json_marks(const ChJson *marks, uint16_t *digits);
bool ch_site_json_corner(const ChJson *marks, int cell, ChCandidateSet *corner);

/* Returns whether a member is there and says something: true, or a list or object with members. */
bool ch_site_json_says(const ChJson *member);

/* Calls VISIT for the cells of a list of nine rows of nine, by rows; false when the list is not so,
 * or VISIT returns false. */
bool ch_site_json_cells(const ChJson *rows,
                        bool (*visit)(void *context, int cell, const ChJson *value), void *context);

/* Appends WORD to FOUND and returns CH_LINK_VARIANT. */
ChStatus ch_site_variant(ChText *found, const char *word);

#endif
