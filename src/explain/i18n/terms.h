/* terms.h - the English term in brackets behind its translation, at its first use only.
 *
 *      네이키드 페어(Naked Pair) ... 네이키드 페어(Naked Pair)  ->  ... 네이키드 페어
 *
 * A translation gives the term wherever it names the thing, for every message can be the first of
 * an answer.  Only an answer as a whole knows what it has said already.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_TERMS_H
#define CH_EXPLAIN_TERMS_H

#include "text.h"

/* Takes brackets out of the text from START on that say again what one before them says: a Latin
 * term right behind a word. */
void ch_terms_once(ChText *text, size_t start);

/* The same for an answer in parts: takes out of the text what TOLD says already, and adds the text
 * to it. */
void ch_terms_after(ChText *told, ChText *text);

#endif
