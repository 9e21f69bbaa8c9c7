/* files.h - whole files that a command writes in addition to its standard output.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_FILES_H
#define CH_CLI_FILES_H

#include "cli.h"

/* A file that is written piece by piece, and appears as a whole at the end: see ch_file_write().
 * Where its name has the ending of a codec, it is compressed.  The fields are private. */
typedef struct ChPartialFile {
    ChText path;
    ChText temporary; /* the path of the temporary file; empty when it is written in place */
    ChOutput output;
} ChPartialFile;

/* Begins a file; returns 0 or an errno. Later failures are those of ch_file_end(). */
int ch_file_begin(ChPartialFile *file, const char *name);

/* Writes a text and empties it. */
void ch_file_add(ChPartialFile *file, ChText *text);

/* Ends a file that was begun; returns 0, or the first failure since: an errno, or one of codec.h.
 * After a failure nothing is left of the file. */
int ch_file_end(ChPartialFile *file);

/* Writes the text as the whole of a file. Returns 0 or an errno. Even after a kill or on a full
 * disk, the name refers to the whole old file or to the whole new one. For that, a temporary file
 * `.crosshatch-` with numbers is written in the same folder and renamed. A device, a pipe, or a
 * file in a folder that cannot be written to, is written in place. */
int ch_file_write(const char *name, const ChText *text);

/* Whether --output names a file, and not standard output. */
bool ch_cli_has_file(const ChCli *cli);

/* Writes a whole text to the file of --output, or to standard output; reports a failure. */
ChExit ch_cli_write_whole(ChCli *cli, ChText *text);

/* Makes a folder unless it exists; reports and returns false if that is not possible. */
bool ch_folder_make(ChCli *cli, const char *name);

/* Whether a font exists for pictures, other than SVG, in the user's language; reports if not. */
bool ch_can_write_pictures(ChCli *cli);

#endif
