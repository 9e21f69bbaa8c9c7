/* terms.c - see terms.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "terms.h"

#include <string.h>

enum { LONGEST = 64, MOST = 256 }; /* bytes of a term, and terms of an answer; others are kept */

/* Terms that were said, by where they stand. */
typedef struct Said {
    size_t count;
    size_t at[MOST];
    size_t length[MOST];
} Said;

static bool is_letter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* The end of a word that is not written in Latin letters: a byte of a longer character. */
static bool ends_word(char c)
{
    return ((unsigned char)c & 0x80) != 0;
}

/* How long a bracket with a term in it is, 0 when there is none at AT. */
static size_t bracket_length(const char *text, size_t at)
{
    if (text[at] != '(' || at == 0 || !ends_word(text[at - 1]) || !is_letter(text[at + 1]))
        return 0;
    const size_t inside = strcspn(text + at + 1, "()\n");
    return text[at + 1 + inside] == ')' && inside <= LONGEST ? inside + 2 : 0;
}

static bool was_said(const Said *said, const char *text, size_t at, size_t length)
{
    for (size_t i = 0; i < said->count; i++)
        if (said->length[i] == length && memcmp(text + said->at[i], text + at, length) == 0)
            return true;
    return false;
}

void ch_terms_once(ChText *text, size_t start)
{
    Said said = {.count = 0};
    size_t kept = start;

    for (size_t at = start; at < text->length;) {
        const size_t length = bracket_length(text->data, at);
        if (length > 0 && was_said(&said, text->data, at, length)) {
            at += length;
            continue;
        }
        if (length > 0 && said.count < MOST) {
            said.at[said.count] = kept;
            said.length[said.count++] = length;
        }
        text->data[kept++] = text->data[at++];
    }
    ch_text_cut(text, kept);
}

void ch_terms_after(ChText *told, ChText *text)
{
    const size_t start = told->length;

    ch_text_puts(told, ch_text_whole(text));
    ch_terms_once(told, 0);
    ch_text_clear(text);
    ch_text_puts(text, told->failed ? NULL : ch_text_string(told) + start);
}
