/* files.h - whole files that a command writes beside its standard output.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_FILES_H
#define CH_CLI_FILES_H

#include "cli.h"

/* Writes the text as the whole of a file.  Returns 0 or an errno.  Whatever happens, a kill in the
 * middle or a full disk, the name stands for what it stood for before or for all of the new text:
 * it is written beside it, as `.crosshatch-` and numbers, and renamed.  Only a device or a pipe, or
 * a file in a folder where no other may be made, is written to where it is. */
int ch_file_write(const char *name, const ChText *text);

/* Whether there is a font for pictures in the user's language, other than SVG; complains if not. */
bool ch_can_write_pictures(ChCli *cli);

#endif
