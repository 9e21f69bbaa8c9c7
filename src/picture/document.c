/* document.c - see document.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "document.h"

#include <stdio.h>

#include "html_page.h"
#include "terms.h"

static const char STYLE[] =
    ".figures { display: grid; gap: 1.5rem; margin: 1rem 0; }\n"
    "figure { margin: 0; break-inside: avoid; }\n"
    "figcaption { font-weight: bold; }\n"
    "h2 { break-after: avoid; }\n"
    ".figures.single { max-width: 34rem; }\n"
    ".page { break-before: page; }\n"
    "@media print { body { margin: 0; font-size: 10pt; } svg { max-height: 82vh; } }\n";

/* ---- the beginning ---- */

static ChStatus open_book(ChDocument *document, const char *title, const char *footer)
{
    const ChDocumentStyle *const style = &document->style;
    const ChFlow flow = {style->paper, style->language, title, footer};

    if (!ch_picture_can_write(style->language))
        return CH_NO_FONT;
    const ChStatus status = ch_book_open(&document->book, document->out, title);
    if (status == CH_OK)
        ch_book_flow(document->book, &flow);
    return status;
}

ChStatus ch_document_open(ChDocument *document, ChText *out, const ChDocumentStyle *style,
                          const char *title, const char *footer)
{
    ChStatus status = CH_OK;

    if (title == NULL)
        return CH_NO_MEMORY;
    *document = (ChDocument){.style = *style, .out = out};
    if (style->form == CH_DOCUMENT_PDF) {
        status = open_book(document, title, footer);
    } else if (style->form == CH_DOCUMENT_HTML) {
        ch_html_begin(out, style->language, title, STYLE);
    } else {
        ch_text_puts(out, title);
        ch_text_char(out, '\n');
    }
    if (status == CH_OK)
        ch_text_puts(&document->known, title);
    return status;
}

/* ---- content ---- */

/* Returns the words without the terms that the document gave before. */
static const char *with_new_terms(ChDocument *document, const char *words)
{
    ch_text_clear(&document->words);
    ch_text_puts(&document->words, words);
    if (document->style.language != CH_ENGLISH)
        ch_terms_after(&document->known, &document->words);
    document->out->failed |= document->words.failed || document->known.failed;
    return ch_text_string(&document->words);
}

static void end_gallery(ChDocument *document)
{
    if (document->columns > 0)
        ch_text_puts(document->out, "</div>\n");
    document->columns = 0;
}

void ch_document_heading(ChDocument *document, const char *heading)
{
    end_gallery(document);
    heading = with_new_terms(document, heading);
    if (document->style.form == CH_DOCUMENT_PDF) {
        ch_book_heading(document->book, heading);
    } else if (document->style.form == CH_DOCUMENT_HTML) {
        ch_html_element(document->out, "h2", heading);
    } else {
        ch_text_char(document->out, '\n');
        ch_text_puts(document->out, heading);
        ch_text_char(document->out, '\n');
    }
}

void ch_document_words(ChDocument *document, const char *words)
{
    end_gallery(document);
    words = with_new_terms(document, words);
    if (document->style.form == CH_DOCUMENT_PDF) {
        ch_book_words(document->book, words);
    } else if (document->style.form == CH_DOCUMENT_HTML) {
        ch_html_element(document->out, "p", words);
    } else {
        ch_text_puts(document->out, words);
        ch_text_char(document->out, '\n');
    }
}

static void put_html_figure(ChDocument *document, const char *label, const ChPicture *picture,
                            int columns)
{
    char prefix[CH_PICTURE_PREFIX];
    char opening[96];
    ChPicture shown = *picture;

    if (document->columns != columns) {
        end_gallery(document);
        snprintf(opening, sizeof opening,
                 "<div class=\"figures%s\" style=\"grid-template-columns: repeat(%d, 1fr)\">\n",
                 columns == 1 ? " single" : "", columns);
        ch_text_puts(document->out, opening);
        document->columns = columns;
    }
    snprintf(prefix, sizeof prefix, "f%u-", document->figures);
    shown.prefix = prefix;
    ch_text_puts(document->out, "<figure>\n");
    ch_html_element(document->out, "figcaption", label);
    ch_picture_svg(document->out, &shown);
    ch_text_puts(document->out, "</figure>\n");
}

void ch_document_figure(ChDocument *document, const char *label, const ChPicture *picture,
                        ChGallery gallery)
{
    document->out->failed |= label == NULL;
    if (label == NULL)
        return;
    document->figures++;
    if (document->style.form == CH_DOCUMENT_PDF) {
        ch_book_figure(document->book, label, picture, gallery);
    } else if (document->style.form == CH_DOCUMENT_HTML) {
        put_html_figure(document, label, picture, gallery.columns);
    } else {
        ch_text_char(document->out, '\n');
        ch_text_puts(document->out, label);
        ch_text_char(document->out, '\n');
        ch_picture_terminal(document->out, picture, document->style.colours,
                            &document->style.terminal);
    }
}

ChGallery ch_document_marked(const ChDocument *document)
{
    return document->style.form == CH_DOCUMENT_PDF ? (ChGallery){1, 2, 0} : (ChGallery){2, 0, 0};
}

void ch_document_break(ChDocument *document)
{
    end_gallery(document);
    if (document->style.form == CH_DOCUMENT_PDF)
        ch_book_break(document->book);
    else if (document->style.form == CH_DOCUMENT_HTML)
        ch_text_puts(document->out, "<div class=\"page\"></div>\n");
}

/* ---- the end ---- */

ChStatus ch_document_close(ChDocument *document)
{
    end_gallery(document);
    if (document->style.form == CH_DOCUMENT_HTML)
        ch_html_end(document->out);
    ch_text_free(&document->known);
    ch_text_free(&document->words);
    return document->book != NULL ? ch_book_close(document->book) : CH_OK;
}
