/* word_list.h - lists of words such as "none|text|json".
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_BASE_WORD_LIST_H
#define CH_BASE_WORD_LIST_H

/* Returns the index of WORD among WORDS, which | separates; -1 when it is none of them. */
int ch_word_index(const char *words, const char *word);

#endif
