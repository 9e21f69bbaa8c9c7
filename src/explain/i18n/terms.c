/* terms.c - see terms.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "terms.h"

#include <string.h>

enum {
    MAX_TERM_BYTES = 64,
    MAX_TERMS = 256
}; /* bytes of a term, and terms of an answer; a term beyond either limit is always kept */

/* The terms that have appeared so far, as positions in the text. */
typedef struct SeenTerms {
    size_t count;
    size_t at[MAX_TERMS];
    size_t length[MAX_TERMS];
} SeenTerms;

static bool is_letter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* Reports whether C ends a word that is not in Latin letters: a byte of a multi-byte character. */
static bool ends_word(char c)
{
    return ((unsigned char)c & 0x80) != 0;
}

/* Returns the length of the bracketed term at AT, brackets included; 0 when there is none. */
static size_t bracket_length(const char *text, size_t at)
{
    if (text[at] != '(' || at == 0 || !ends_word(text[at - 1]) || !is_letter(text[at + 1]))
        return 0;
    const size_t inside = strcspn(text + at + 1, "()\n");
    return text[at + 1 + inside] == ')' && inside <= MAX_TERM_BYTES ? inside + 2 : 0;
}

static bool is_repeated(const SeenTerms *seen, const char *text, size_t at, size_t length)
{
    for (size_t i = 0; i < seen->count; i++)
        if (seen->length[i] == length && memcmp(text + seen->at[i], text + at, length) == 0)
            return true;
    return false;
}

void ch_terms_once(ChText *text, size_t start)
{
    SeenTerms seen = {.count = 0};
    size_t kept = start;

    for (size_t at = start; at < text->length;) {
        const size_t length = bracket_length(text->data, at);
        if (length > 0 && is_repeated(&seen, text->data, at, length)) {
            at += length;
            continue;
        }
        if (length > 0 && seen.count < MAX_TERMS) {
            seen.at[seen.count] = kept;
            seen.length[seen.count++] = length;
        }
        text->data[kept++] = text->data[at++];
    }
    ch_text_cut(text, kept);
}

void ch_terms_after(ChText *earlier, ChText *text)
{
    const size_t start = earlier->length;

    ch_text_puts(earlier, ch_text_whole(text));
    ch_terms_once(earlier, 0);
    ch_text_clear(text);
    ch_text_puts(text, earlier->failed ? NULL : ch_text_string(earlier) + start);
}
