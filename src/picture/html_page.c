/* html_page.c - see html_page.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "html_page.h"

#include "picture.h"

void ch_html_begin(ChText *out, ChLanguage language, const char *title, const char *style)
{
    static const char common[] =
        "body { font-family: sans-serif; line-height: 1.5; max-width: 56rem; margin: 1.5rem auto; "
        "padding: 0 1rem; color: #111; background: #fff; }\n"
        "svg { width: 100%; height: auto; }\n"
        "p { white-space: pre-wrap; margin: .5rem 0; }\n";

    ch_text_puts(out, "<!DOCTYPE html>\n<html lang=\"");
    ch_text_puts(out, ch_language_code(language));
    ch_text_puts(out, "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
                      "content=\"width=device-width, initial-scale=1\">\n");
    ch_html_element(out, "title", title);
    ch_text_puts(out, "<style>\n");
    ch_text_puts(out, common);
    ch_text_puts(out, style);
    ch_text_puts(out, "</style>\n</head>\n<body>\n");
    ch_html_element(out, "h1", title);
}

void ch_html_element(ChText *out, const char *element, const char *words)
{
    ch_text_char(out, '<');
    ch_text_puts(out, element);
    ch_text_char(out, '>');
    ch_picture_words(out, words);
    ch_text_puts(out, "</");
    ch_text_puts(out, element);
    ch_text_puts(out, ">\n");
}

void ch_html_end(ChText *out)
{
    ch_text_puts(out, "</body>\n</html>\n");
}
