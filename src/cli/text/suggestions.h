/* suggestions.h - known names that are similar to an unknown one.
 *
 * A name is near when few letters have to be added, left out, changed or swapped with their
 * neighbour to get the unknown one: at most a third of the shorter name.  Names with words that
 * begin with the unknown one are near as well, but rank last.  Of techniques, those that other
 * programs call so come first.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_SUGGESTIONS_H
#define CH_CLI_SUGGESTIONS_H

#include "cli.h"

enum { CH_MAX_SUGGESTIONS = 6 };

/* The nearest names found so far. */
typedef struct ChSuggestions {
    ChBytes sought;
    struct ChSuggestion {
        ChBytes name;
        int distance;
    } near[CH_MAX_SUGGESTIONS +
           1]; /* nearest first, then in the order considered; one spare place for sorting */
    int count;
} ChSuggestions;

/* Returns an empty list for the unknown name, which must outlive it. */
ChSuggestions ch_suggestions_for(const char *sought, size_t length);

/* Returns the commands that are near. */
ChSuggestions ch_suggestions_commands(const char *sought);

/* Adds those of a comma-separated list of names that are near. NAMES must outlive the list. */
void ch_suggestions_consider(ChSuggestions *suggestions, const char *names);

/* Adds those of all names that --strategies knows that are near. */
void ch_suggestions_strategies(ChSuggestions *suggestions);

/* Adds a line that lists the near names, each with the prefix BEFORE; nothing if there are none. */
void ch_suggestions_put(ChText *out, ChLanguage language, const ChSuggestions *suggestions,
                        const char *before);

/* Prints the same line on standard error. */
void ch_suggestions_print(ChCli *cli, const ChSuggestions *suggestions, const char *before);

#endif
