/* document.h - a document of headings, words and labelled pictures, as text, HTML or PDF.
 *
 * The form is that of --format; by default, that of the ending of --output, or else text.  A
 * document is written as a whole when it is closed.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_DOCUMENT_H
#define CH_CLI_DOCUMENT_H

#include "cli.h"
#include "picture.h"

typedef enum ChDocumentForm {
    CH_DOCUMENT_AUTO,
    CH_DOCUMENT_TEXT,
    CH_DOCUMENT_HTML,
    CH_DOCUMENT_PDF
} ChDocumentForm;

typedef struct ChDocument {
    ChCli *cli;
    ChDocumentForm form;
    ChText text;
    ChBook *book;        /* of a PDF */
    ChTerminal terminal; /* of a text */
    bool colours;        /* of a text */
    unsigned figures;    /* so far: the ids of HTML are numbered by them */
    int columns;         /* of the open gallery in HTML, or 0 */
    ChText known;        /* all words so far, for terms that are given once (terms.h) */
    ChText words;        /* workspace */
} ChDocument;

/* Opens a document with a title at its top, on each page of a PDF.  FOOTER, at the bottom of each
 * page of a PDF, may be NULL.  Reports and returns false on an error. */
bool ch_document_open(ChDocument *document, ChCli *cli, const char *title, const char *footer);

/* Add content. */
void ch_document_heading(ChDocument *document, const char *heading);
void ch_document_words(ChDocument *document, const char *words);
void ch_document_figure(ChDocument *document, const char *label, const ChPicture *picture,
                        ChGallery gallery);

/* Returns the arrangement of pictures with pencil marks, which need more room than digits. */
ChGallery ch_document_marked(const ChDocument *document);

/* Starts a new page, where there are pages. */
void ch_document_break(ChDocument *document);

/* Writes the document, unless STATUS is TROUBLE, and frees it.  Returns the worse of STATUS and its
 * own. */
ChExit ch_document_close(ChDocument *document, ChExit status);

#endif
