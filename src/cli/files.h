/* files.h - whole files that a command writes beside its standard output.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_FILES_H
#define CH_CLI_FILES_H

#include "cli.h"

/* Writes the text as the whole of a file.  Returns 0 or an errno; a file that could not be written to
 * its end does not stay. */
int ch_file_write(const char *name, const ChText *text);

/* Whether there is a font for pictures in the user's language, other than SVG; complains if not. */
bool ch_can_write_pictures(ChCli *cli);

#endif
