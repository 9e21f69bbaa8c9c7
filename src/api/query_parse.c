/* query_parse.c - see query_parse.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "query_parse.h"

#include <string.h>

#include "notation.h"

/* Returns the length of the sign for "not" at the start of a word, 0 if there is none. */
static size_t not_sign_length(const char *word)
{
    static const char *const sign[] = {"<>", "!=", "≠"};

    for (size_t i = 0; i < sizeof sign / sizeof *sign; i++)
        if (strncmp(word, sign[i], strlen(sign[i])) == 0)
            return strlen(sign[i]);
    return 0;
}

/* Writes the word in the notation of the logs, cut once it is longer than any name. Returns the
 * length. */
static size_t normalize(char name[CH_NAME_SIZE + 2], const char *word)
{
    size_t length = 0;

    while (*word != '\0' && length < CH_NAME_SIZE) {
        const size_t skipped = not_sign_length(word);
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
    const size_t length = normalize(name, word);
    ChQuery query = {.cell = ch_read_cell(name, length), .house = ch_read_house(name, length)};

    query.candidate = ch_read_conclusion(name, length, &query.holds);
    return query;
}
