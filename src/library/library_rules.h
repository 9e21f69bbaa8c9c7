/* library_rules.h - the meaning of the codes in HoDoKu's technique library.
 *
 * Code and variant of a case determine how to search, and which digits a step is filed under.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_LIBRARY_LIBRARY_RULES_H
#define CH_LIBRARY_LIBRARY_RULES_H

#include "hodoku.h"
#include "library_line.h"
#include "technique.h"

/* Returns the options with which the techniques of the case's code are searched. */
ChFinderOptions ch_library_options(const ChLibraryCase *given);

/* Report whether a code is found in HoDoKu's tables of consequences, and in which. Such codes are
 * nice loops and alternating inference chains, with or without groups. */
bool ch_library_is_loop(const char *code);
ChHodokuTableKind ch_library_tables(const ChLibraryCase *given);

/* Returns the digits, as bits, that a step of this code is filed under. */
unsigned ch_library_digits(const char *code, const ChBoard *board, const ChStep *step);

/* Returns the length, in links, of the chain in a step found for the case. Returns 0 where the
 * library has no length. The same applies to chains with sets that are no loops, whose lengths
 * differ between HoDoKu's versions. */
int ch_library_length(const ChLibraryCase *given, const ChStep *step);

#endif
