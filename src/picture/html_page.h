/* html_page.h - the parts that all HTML pages share.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_HTML_PAGE_H
#define CH_PICTURE_HTML_PAGE_H

#include "message.h"

/* Adds the beginning of a page up to its body, with STYLE added to the common style. */
void ch_html_begin(ChText *out, ChLanguage language, const char *title, const char *style);

/* Adds an element with words: <h2>words</h2>. */
void ch_html_element(ChText *out, const char *element, const char *words);

/* Adds the end of a page. */
void ch_html_end(ChText *out);

#endif
