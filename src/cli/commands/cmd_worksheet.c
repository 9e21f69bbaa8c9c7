/* cmd_worksheet.c - `crosshatch worksheet`: puzzles on pages to print, and their answers
 * on pages of their own.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>

#include "document_file.h"
#include "worksheet_puzzles.h"

static ChExit write_sheet(ChCli *cli, const ChWorksheet *sheet, ChExit status)
{
    static const int per_page[] = {0, 1, 2, 4, 6}; /* of the choices of --per-page */
    ChText text = CH_TEXT_EMPTY;
    ChWorksheetStyle style = {.per_page = per_page[cli->options.per_page],
                              .answers = cli->options.answers,
                              .title = cli->options.title};

    if (!ch_document_style(cli, &style.document))
        return CH_EXIT_TROUBLE;
    const ChStatus made = ch_worksheet_write(sheet, &text, &style);
    return ch_document_write(cli, made, &text, status);
}

ChExit ch_command_worksheet(ChCli *cli)
{
    ChWorksheet *const sheet = calloc(1, sizeof *sheet);

    if (sheet == NULL)
        return ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    ChExit status = ch_worksheet_puzzles(cli, sheet);
    if (status != CH_EXIT_TROUBLE && sheet->count > 0)
        status = write_sheet(cli, sheet, status);
    ch_worksheet_free(sheet);
    free(sheet);
    return status;
}
