/* nearest.h - the names nearest to one that nothing is called by.
 *
 * A name is near when a few letters added, left out, changed or swapped with their neighbour make
 * it the one sought, a third of the shorter at most; or, less near, when the one sought is a part
 * of it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_NEAREST_H
#define CH_CLI_NEAREST_H

#include "cli.h"

enum { CH_NEAREST = 6 };

typedef struct ChNearest {
    ChBytes sought;
    struct ChNear {
        ChBytes name;
        int far;
    } near[CH_NEAREST +
           1]; /* nearest first, equally near ones as they came; one is room to sort in */
    int count;
} ChNearest;

ChNearest ch_nearest_to(const char *sought, size_t length);

/* The commands that are near. */
ChNearest ch_nearest_command(const char *sought);

/* Weighs each of some names that commas separate.  They must outlive the search. */
void ch_nearest_weigh(ChNearest *nearest, const char *names);

/* Weighs all names that --strategies knows. */
void ch_nearest_strategies(ChNearest *nearest);

/* Adds the line that says which names are near, if any, each with what is to stand BEFORE it. */
void ch_nearest_put(ChText *out, ChLanguage language, const ChNearest *nearest, const char *before);

/* The same, to standard error. */
void ch_nearest_tell(ChCli *cli, const ChNearest *nearest, const char *before);

#endif
