/* word_list.c - see word_list.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "word_list.h"

#include <string.h>

int ch_word_index(const char *words, const char *word)
{
    const size_t length = strlen(word);

    for (int index = 0;; index++) {
        const size_t size = strcspn(words, "|");
        if (size == length && memcmp(words, word, length) == 0)
            return index;
        if (words[size] == '\0')
            return -1;
        words += size + 1;
    }
}
