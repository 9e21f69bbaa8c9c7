/* english_name.h - from the translated name of a technique to one that the table of techniques
 * knows.
 *
 *      행의 히든 싱글(Hidden Single), 행의 히든 싱글      hidden-single-row
 *      히든 싱글(Hidden Single), 히든 싱글                Hidden Single, a name of several techniques
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_ENGLISH_NAME_H
#define CH_EXPLAIN_ENGLISH_NAME_H

#include "text.h"

/* Adds the English name of a technique that has this name in any language; any other name as it
 * is. */
void ch_english_name(ChText *out, const char *name, size_t length);

/* The same for each name of a list as `--strategies` takes it: separated by commas, with a sign and
 * `upto:` before it. */
void ch_english_names(ChText *out, const char *list);

#endif
