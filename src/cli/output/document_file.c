/* document_file.c - see document_file.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "document_file.h"

#include <string.h>
#include <strings.h>

#include "files.h"
#include "terminal_traits.h"

enum { AUTO }; /* --format; behind it are the forms */

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

    *form = CH_DOCUMENT_TEXT;
    if (cli->options.document != AUTO)
        *form = (ChDocumentForm)(cli->options.document - 1);
    if (cli->options.document != AUTO || !ch_cli_has_file(cli))
        return true;
    for (int i = 0; i < 3; i++)
        if (has_ending(cli->options.output, endings[i])) {
            *form = (ChDocumentForm)i;
            return true;
        }
    return ch_complain_found(cli,
                             N_("--output takes a name with .txt, .html or .pdf, unless there is "
                                "--format; found '{found}'"),
                             cli->options.output);
}

bool ch_document_style(ChCli *cli, ChDocumentStyle *style)
{
    const bool has_file = ch_cli_has_file(cli);

    *style = (ChDocumentStyle){.language = cli->language,
                               .palette = (ChPalette)cli->options.palette,
                               .paper = (ChPaper)cli->options.paper,
                               .colours = !has_file && ch_cli_colours(cli)};
    style->terminal =
        has_file ? (ChTerminal){.extent = CH_GRID_FULL} : ch_terminal_traits(cli, CH_GRID_FULL);
    if (!choose_form(cli, &style->form))
        return false;
    if (style->form != CH_DOCUMENT_PDF || has_file || !cli->out.screen)
        return true;
    ch_complain(cli, N_("a PDF is nothing for a terminal: name a file with --output"), NULL, 0);
    return false;
}

ChExit ch_document_check_positions(ChCli *cli, uint32_t made, uint32_t wanted)
{
    const ChField field[] = {ch_field_number("made", made), ch_field_number("count", wanted)};

    if (made == wanted)
        return CH_EXIT_OK;
    ch_complain(cli, N_("{made} of {count} {count?position was/positions were} found"), field, 2);
    return CH_EXIT_UNMET;
}

ChExit ch_document_write(ChCli *cli, ChStatus made, ChText *text, ChExit status)
{
    status = ch_exit_worse(status, made == CH_OK ? ch_cli_write_whole(cli, text)
                                                 : ch_complain(cli, ch_status_text(made), NULL, 0));
    ch_text_free(text);
    return status;
}
