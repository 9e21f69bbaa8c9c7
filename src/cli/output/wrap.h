/* wrap.h - breaks long lines of sentences at blanks, for a terminal.
 *
 * A line goes on below its own text: below the last column of a table, behind the number of a list,
 * or else as far in as it began.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_WRAP_H
#define CH_CLI_WRAP_H

#include "text.h"

/* Wraps the lines of TEXT from byte START on that are wider than WIDTH columns; 0: leaves all. Left
 * as they are: pictures, which have box drawing or a | next to a blank; commands to be copied;
 * HTML; JSON; and a word that is too wide by itself.  A letter of Hangul, Hanzi or Kana is two
 * columns wide, an escape sequence none. */
void ch_wrap(ChText *text, size_t start, int width);

#endif
