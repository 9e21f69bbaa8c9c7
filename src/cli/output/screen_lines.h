/* screen_lines.h - how much of a terminal's screen a text takes.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_SCREEN_LINES_H
#define CH_CLI_SCREEN_LINES_H

#include <stddef.h>
#include <stdint.h>

enum { CH_SCREEN_COLUMNS = 80, CH_SCREEN_LINES = 24 };

/* Returns how many lines of a screen a text of whole lines takes. A letter of three bytes or more
 * is two columns wide. */
uint32_t ch_screen_lines(const char *text, size_t length);

#endif
