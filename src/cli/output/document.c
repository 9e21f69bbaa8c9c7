/* document.c - see document.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "document.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "files.h"
#include "html_page.h"
#include "terminal_traits.h"
#include "terms.h"

static const char STYLE[] =
    ".figures { display: grid; gap: 1.5rem; margin: 1rem 0; }\n"
    "figure { margin: 0; break-inside: avoid; }\n"
    "figcaption { font-weight: bold; }\n"
    "h2 { break-after: avoid; }\n"
    ".figures.single { max-width: 34rem; }\n"
    ".page { break-before: page; }\n"
    "@media print { body { margin: 0; font-size: 10pt; } svg { max-height: 82vh; } }\n";

/* ---- the form and the file ---- */

static bool has_ending(const char *name, const char *ending)
{
    const size_t length = strlen(name);
    const size_t size = strlen(ending);

    return length > size && strcasecmp(name + length - size, ending) == 0;
}

/* Chooses the form.  Reports, and returns false, when the ending of the file is none of them. */
static bool choose_form(ChCli *cli, ChDocumentForm *form)
{
    static const char *const endings[] = {".txt", ".html", ".pdf"};
    const char *const output = cli->options.output;

    *form = (ChDocumentForm)cli->options.document;
    if (*form != CH_DOCUMENT_AUTO)
        return true;
    *form = CH_DOCUMENT_TEXT;
    if (output == NULL || strcmp(output, "-") == 0)
        return true;
    for (int i = 0; i < 3; i++)
        if (has_ending(output, endings[i])) {
            *form = (ChDocumentForm)(CH_DOCUMENT_TEXT + i);
            return true;
        }
    return ch_complain_found(cli,
                             N_("--output takes a name with .txt, .html or .pdf, unless there is "
                                "--format; found '{found}'"),
                             output);
}

static bool open_book(ChDocument *document, const char *title, const char *footer)
{
    ChCli *const cli = document->cli;

    if (!ch_cli_has_file(cli) && cli->out.screen) {
        ch_complain(cli, N_("a PDF is nothing for a terminal: name a file with --output"), NULL, 0);
        return false;
    }
    if (!ch_can_write_pictures(cli))
        return false;
    const ChStatus status = ch_book_open(&document->book, &document->text, title);
    if (status != CH_OK) {
        ch_complain(cli, ch_status_text(status), NULL, 0);
        return false;
    }
    const ChFlow flow = {(ChPaper)cli->options.paper, cli->language, title, footer};
    ch_book_flow(document->book, &flow);
    return true;
}

bool ch_document_open(ChDocument *document, ChCli *cli, const char *title, const char *footer)
{
    *document = (ChDocument){.cli = cli};
    if (!choose_form(cli, &document->form))
        return false;
    ch_text_puts(&document->known, title);
    if (document->form == CH_DOCUMENT_PDF)
        return open_book(document, title, footer);
    if (document->form == CH_DOCUMENT_HTML) {
        ch_html_begin(&document->text, cli->language, title, STYLE);
        return true;
    }
    document->terminal = ch_cli_has_file(cli) ? (ChTerminal){.extent = CH_GRID_FULL}
                                              : ch_terminal_traits(cli, CH_GRID_FULL);
    document->colours = !ch_cli_has_file(cli) && ch_cli_colours(cli);
    ch_text_puts(&document->text, title);
    ch_text_char(&document->text, '\n');
    return true;
}

/* ---- content ---- */

/* Returns the words without the terms that the document gave before. */
static const char *with_new_terms(ChDocument *document, const char *words)
{
    ch_text_clear(&document->words);
    ch_text_puts(&document->words, words);
    if (document->cli->language != CH_ENGLISH)
        ch_terms_after(&document->known, &document->words);
    document->text.failed |= document->words.failed || document->known.failed;
    return ch_text_string(&document->words);
}

static void end_gallery(ChDocument *document)
{
    if (document->columns > 0)
        ch_text_puts(&document->text, "</div>\n");
    document->columns = 0;
}

void ch_document_heading(ChDocument *document, const char *heading)
{
    end_gallery(document);
    heading = with_new_terms(document, heading);
    if (document->form == CH_DOCUMENT_PDF) {
        ch_book_heading(document->book, heading);
    } else if (document->form == CH_DOCUMENT_HTML) {
        ch_html_element(&document->text, "h2", heading);
    } else {
        ch_text_char(&document->text, '\n');
        ch_text_puts(&document->text, heading);
        ch_text_char(&document->text, '\n');
    }
}

void ch_document_words(ChDocument *document, const char *words)
{
    end_gallery(document);
    words = with_new_terms(document, words);
    if (document->form == CH_DOCUMENT_PDF) {
        ch_book_words(document->book, words);
    } else if (document->form == CH_DOCUMENT_HTML) {
        ch_html_element(&document->text, "p", words);
    } else {
        ch_text_puts(&document->text, words);
        ch_text_char(&document->text, '\n');
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
        ch_text_puts(&document->text, opening);
        document->columns = columns;
    }
    snprintf(prefix, sizeof prefix, "f%u-", document->figures);
    shown.prefix = prefix;
    ch_text_puts(&document->text, "<figure>\n");
    ch_html_element(&document->text, "figcaption", label);
    ch_picture_svg(&document->text, &shown);
    ch_text_puts(&document->text, "</figure>\n");
}

void ch_document_figure(ChDocument *document, const char *label, const ChPicture *picture,
                        ChGallery gallery)
{
    document->figures++;
    if (document->form == CH_DOCUMENT_PDF) {
        ch_book_figure(document->book, label, picture, gallery);
    } else if (document->form == CH_DOCUMENT_HTML) {
        put_html_figure(document, label, picture, gallery.columns);
    } else {
        ch_text_char(&document->text, '\n');
        ch_text_puts(&document->text, label);
        ch_text_char(&document->text, '\n');
        ch_picture_terminal(&document->text, picture, document->colours, &document->terminal);
    }
}

ChGallery ch_document_marked(const ChDocument *document)
{
    return document->form == CH_DOCUMENT_PDF ? (ChGallery){1, 2, 0} : (ChGallery){2, 0, 0};
}

void ch_document_break(ChDocument *document)
{
    end_gallery(document);
    if (document->form == CH_DOCUMENT_PDF)
        ch_book_break(document->book);
    else if (document->form == CH_DOCUMENT_HTML)
        ch_text_puts(&document->text, "<div class=\"page\"></div>\n");
}

/* ---- the end ---- */

ChExit ch_document_close(ChDocument *document, ChExit status)
{
    end_gallery(document);
    if (document->form == CH_DOCUMENT_HTML)
        ch_html_end(&document->text);
    const ChStatus end = document->book != NULL ? ch_book_close(document->book) : CH_OK;
    if (status != CH_EXIT_TROUBLE)
        status = ch_exit_worse(
            status, end == CH_OK ? ch_cli_write_whole(document->cli, &document->text)
                                 : ch_complain(document->cli, ch_status_text(end), NULL, 0));
    ch_text_free(&document->text);
    ch_text_free(&document->known);
    ch_text_free(&document->words);
    return status;
}
