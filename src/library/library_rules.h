/* library_rules.h - what a code of the library stands for.
 *
 * HoDoKu's library says by code and variant how the search is to be made, and which digits a step
 * is filed under.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_LIBRARY_LIBRARY_RULES_H
#define CH_LIBRARY_LIBRARY_RULES_H

#include "hodoku_tables.h"
#include "library_line.h"
#include "technique.h"

/* How the techniques of the case's code are searched. */
ChFinderOptions ch_library_options(const ChLibraryCase *given);

/* Nice loops and alternating inference chains, with groups or without, are what HoDoKu's tables of
 * consequences have: whether a code is one of these, and which tables they are. */
bool ch_library_is_loop(const char *code);
ChHodokuTableKind ch_library_tables(const ChLibraryCase *given);

/* The digits, as bits, that a step of this code is filed under. */
unsigned ch_library_digits(const char *code, const ChBoard *board, const ChStep *step);

/* The length, in links, of the chain of a step that the case's code was searched for; 0 where the
 * library has none, and for chains with sets that are no loops, of which HoDoKu's versions say
 * different lengths. */
int ch_library_length(const ChLibraryCase *given, const ChStep *step);

#endif
