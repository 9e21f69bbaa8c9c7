/* document_file.h - the document of a command, as its options choose it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_DOCUMENT_FILE_H
#define CH_CLI_DOCUMENT_FILE_H

#include "cli.h"
#include "document.h"

/* Chooses the style.  The form is that of --format; by default, that of the ending of --output, or
 * else text.  Reports and returns false for another ending, and for a PDF on a terminal. */
bool ch_document_style(ChCli *cli, ChDocumentStyle *style);

/* Reports if fewer positions were made for a document than wanted; returns UNMET then, else OK. */
ChExit ch_document_check_positions(ChCli *cli, uint32_t made, uint32_t wanted);

/* Writes the text of a document if MADE is CH_OK, or else reports that; frees the text.  Returns
 * the worse of STATUS and its own. */
ChExit ch_document_write(ChCli *cli, ChStatus made, ChText *text, ChExit status);

#endif
