/* document.h - a document of headings, words and labelled pictures, as text, HTML or PDF.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_DOCUMENT_H
#define CH_PICTURE_DOCUMENT_H

#include "picture.h"

typedef struct ChDocumentStyle {
    ChDocumentForm form;
    ChLanguage language;
    ChPalette palette;   /* of pictures that show a step */
    ChPaper paper;       /* of a PDF */
    ChTerminal terminal; /* of a text */
    bool colours;        /* of a text */
} ChDocumentStyle;

typedef struct ChDocument {
    ChDocumentStyle style;
    ChText *out;
    ChBook *book;     /* of a PDF */
    unsigned figures; /* so far: the ids of HTML are numbered by them */
    int columns;      /* of the open gallery in HTML, or 0 */
    ChText known;     /* all words so far, for terms that are given once (terms.h) */
    ChText words;     /* workspace */
} ChDocument;

/* Opens a document that is added to OUT, with a title at its top, on each page of a PDF.  FOOTER,
 * at the bottom of each page of a PDF, may be NULL.  If it returns CH_OK, close the document.
 * Otherwise it returns CH_NO_CAIRO or CH_NO_FONT for a PDF, or CH_NO_MEMORY, also if TITLE is NULL,
 * lost when memory ran out. */
ChStatus ch_document_open(ChDocument *document, ChText *out, const ChDocumentStyle *style,
                          const char *title, const char *footer);

/* Add content.  A text that is NULL was lost when memory ran out, which is noted in OUT. */
void ch_document_heading(ChDocument *document, const char *heading);
void ch_document_words(ChDocument *document, const char *words);
void ch_document_figure(ChDocument *document, const char *label, const ChPicture *picture,
                        ChGallery gallery);

/* Returns the arrangement of pictures with pencil marks, which need more room than digits. */
ChGallery ch_document_marked(const ChDocument *document);

/* Starts a new page, where there are pages. */
void ch_document_break(ChDocument *document);

/* Ends the document, which is whole then, and frees all but OUT.  Returns the first error of a PDF;
 * memory that ran out is noted in OUT. */
ChStatus ch_document_close(ChDocument *document);

#endif
