/* query_parse.c - see query_parse.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "query_parse.h"

#include <string.h>

#include "notation.h"

/* The length of the sign that says "not" at the start of a word, 0 when none is there. */
static size_t not_sign(const char *word)
{
    static const char *const sign[] = {"<>", "!=", "≠"};

    for (size_t i = 0; i < sizeof sign / sizeof *sign; i++)
        if (strncmp(word, sign[i], strlen(sign[i])) == 0)
            return strlen(sign[i]);
    return 0;
}

/* The word as the logs would write it, cut once it is longer than any name.  Returns the length. */
static size_t as_in_logs(char name[CH_NAME_SIZE + 2], const char *word)
{
    size_t length = 0;

    while (*word != '\0' && length < CH_NAME_SIZE) {
        const size_t skipped = not_sign(word);
        if (skipped > 0) {
            memcpy(name + length, "<>", 2);
            length += 2;
        } else if (*word != ' ') {
            name[length++] = (char)(*word >= 'A' && *word <= 'Z' ? *word - 'A' + 'a' : *word);
        }
        word += skipped > 0 ? skipped : 1;
    }
    return length;
}

ChQuery ch_query_parse(const char *word)
{
    char name[CH_NAME_SIZE + 2];
    const size_t length = as_in_logs(name, word);
    ChQuery asked = {.cell = ch_read_cell(name, length), .house = ch_read_house(name, length)};

    asked.candidate = ch_read_conclusion(name, length, &asked.holds);
    return asked;
}
