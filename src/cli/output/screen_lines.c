/* screen_lines.c - see screen_lines.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "screen_lines.h"

uint32_t ch_screen_lines(const char *text, size_t length)
{
    uint32_t lines = 0;
    uint32_t column = 0;

    for (size_t i = 0; i < length; i++) {
        const unsigned char byte = (unsigned char)text[i];
        if (byte == '\n') {
            lines += column == 0 ? 1 : (column + CH_SCREEN_COLUMNS - 1) / CH_SCREEN_COLUMNS;
            column = 0;
        } else if (byte < 0x80 || byte >= 0xC0) {
            column += byte >= 0xE0 ? 2 : 1;
        }
    }
    return lines;
}
