/* terms.h - keeps the English term in brackets behind its translation at the first use only.
 *
 *      네이키드 페어(Naked Pair) ... 네이키드 페어(Naked Pair)  ->  ... 네이키드 페어
 *
 * A translation gives the term wherever it names the thing, because every message can be the first
 * of an answer.  So repeated terms can be removed only from an answer as a whole.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_TERMS_H
#define CH_EXPLAIN_TERMS_H

#include "text.h"

/* Removes from the text, from START on, each bracketed term that repeats an earlier one.  A term is
 * Latin text in brackets right behind a non-Latin word. */
void ch_terms_once(ChText *text, size_t start);

/* Does the same for an answer made of parts: removes from TEXT the terms that EARLIER contains,
 * then appends TEXT to EARLIER. */
void ch_terms_after(ChText *earlier, ChText *text);

#endif
