/* suggestions.h - the names nearest to one that nothing is called by.
 *
 * A name is near when a few letters added, left out, changed or swapped with their neighbour make
 * it the one sought, a third of the shorter at most; or, less near, when the one sought is a part
 * of it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_SUGGESTIONS_H
#define CH_CLI_SUGGESTIONS_H

#include "cli.h"

enum { CH_MAX_SUGGESTIONS = 6 };

typedef struct ChSuggestions {
    ChBytes sought;
    struct ChSuggestion {
        ChBytes name;
        int far;
    } near[CH_MAX_SUGGESTIONS +
           1]; /* nearest first, equally near ones as they came; one is room to sort in */
    int count;
} ChSuggestions;

ChSuggestions ch_suggestions_for(const char *sought, size_t length);

/* The commands that are near. */
ChSuggestions ch_suggestions_commands(const char *sought);

/* Weighs each of some names that commas separate.  They must outlive the search. */
void ch_suggestions_consider(ChSuggestions *suggestions, const char *names);

/* Weighs all names that --strategies knows. */
void ch_suggestions_strategies(ChSuggestions *suggestions);

/* Adds the line that says which names are near, if any, each with what is to stand BEFORE it. */
void ch_suggestions_put(ChText *out, ChLanguage language, const ChSuggestions *suggestions,
                        const char *before);

/* The same, to standard error. */
void ch_suggestions_print(ChCli *cli, const ChSuggestions *suggestions, const char *before);

#endif
