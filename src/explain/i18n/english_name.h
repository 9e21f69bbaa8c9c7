/* english_name.h - maps the translated name of a technique to a name in the table of techniques.
 *
 *      행의 히든 싱글(Hidden Single), 행의 히든 싱글      hidden-single-row
 *      히든 싱글(Hidden Single), 히든 싱글                Hidden Single, a name of several techniques
 *      숨은 싱글, 엑스윙, 피쉬 (korean_names.def)         hidden-single, x-wing, fish
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_ENGLISH_NAME_H
#define CH_EXPLAIN_ENGLISH_NAME_H

#include "technique.h"
#include "text.h"

/* Adds the English name of the technique that has this name in any language.  Adds any other name
 * unchanged. */
void ch_english_name(ChText *out, const char *name, size_t length);

/* Does the same for each name of a list in the syntax of `--strategies`: separated by commas, each
 * with an optional sign and `upto:` or `only:` before it. */
void ch_english_names(ChText *out, const char *list);

/* Names that Korean players use, and the English name of the techniques, or of the group, that they
 * stand for. */
typedef struct ChKoreanNames {
    const char *english;
    const char *names; /* separated by commas */
} ChKoreanNames;

/* Returns the row with an index from 0; NULL behind the last. */
const ChKoreanNames *ch_korean_names(size_t index);

/* Adds the Korean names of a technique, separated by commas; those of its group are left out. */
void ch_korean_names_of(ChText *out, const ChTechnique *technique);

#endif
