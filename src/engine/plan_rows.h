/* plan_rows.h - the rows of a profile that names select, and their order.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_PLAN_ROWS_H
#define CH_ENGINE_PLAN_ROWS_H

#include "fault.h"
#include "profiles.h"

/* Handles one name of a list. ON is false when a minus precedes the name. Returns false when the
 * name is unknown. */
typedef bool (*ChNameCallback)(void *context, const char *name, size_t length, bool on);

/* Passes the names of a list on.  An unknown one is the fault UNKNOWN. */
ChStatus ch_plan_each_name(const char *list, ChNameCallback handle_name, void *context,
                           ChStatus unknown, ChFault *fault);

/* Report whether a row finds a technique, and whether it has a name: that of a technique that it
 * finds, of their family or their level, or "all". */
bool ch_row_finds(const ChProfileRow *row, int technique);
bool ch_row_has_name(const ChProfileRow *row, const char *name, size_t length);

/* Adds all names of a row's steps. */
void ch_row_add_names(ChTechniqueSet *set, const ChProfileRow *row);

/* The rows of a profile, by their place in the order wanted. */
typedef struct ChRowSelection {
    int count;
    const ChProfileRow *row[CH_MAX_ROWS];
    bool chosen[CH_MAX_ROWS];
    ChTechniqueSet left_out; /* names whose steps the chosen rows skip */
} ChRowSelection;

/* Returns all rows in the order of the profile, none of them chosen. */
ChRowSelection ch_rows_of(const ChProfile *profile);

/* A ChNameCallback of a ChRowSelection: switches the rows with a name on or off. */
bool ch_rows_choose(void *context, const char *name, size_t length, bool on);

/* Puts the rows in the order LIST, as ch_plan_make_in_order() describes it. */
ChStatus ch_rows_order(ChRowSelection *rows, const char *list, ChFault *fault);

#endif
