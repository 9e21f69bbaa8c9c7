/* worksheet_puzzles.h - the puzzles of a worksheet: of the input, or made for it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_WORKSHEET_PUZZLES_H
#define CH_CLI_WORKSHEET_PUZZLES_H

#include "cli.h"
#include "worksheet.h"

/* Reads the puzzles of the operands, or makes those of --technique or --level, for a worksheet that
 * is all zero.  Returns OK, UNMET when fewer could be made, or TROUBLE; reports the last two. */
ChExit ch_worksheet_puzzles(ChCli *cli, ChWorksheet *sheet);

#endif
