/* english_name.h - maps the translated name of a technique to a name in the table of techniques.
 *
 *      행의 히든 싱글(Hidden Single), 행의 히든 싱글      hidden-single-row
 *      히든 싱글(Hidden Single), 히든 싱글                Hidden Single, a name of several techniques
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_ENGLISH_NAME_H
#define CH_EXPLAIN_ENGLISH_NAME_H

#include "text.h"

/* Adds the English name of the technique that has this name in any language.  Adds any other name
 * unchanged. */
void ch_english_name(ChText *out, const char *name, size_t length);

/* Does the same for each name of a list in the syntax of `--strategies`: separated by commas, each
 * with an optional sign and `upto:` or `only:` before it. */
void ch_english_names(ChText *out, const char *list);

#endif
