/* output.h - standard output and standard error, written in large blocks and never in vain.
 *
 * The first failure (a full disk, a reader that has gone) is kept; after it nothing more is
 * written, so that the caller can stop and say why.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_OUTPUT_H
#define CH_CLI_OUTPUT_H

#include <stdbool.h>

#include "text.h"

typedef struct ChOutput {
    int descriptor;
    int error;        /* the errno of the first failure, 0 while all is well */
    bool screen;      /* it is a terminal */
    const char *name; /* of a file; NULL: a standard stream */
} ChOutput;

void ch_output_open(ChOutput *output, int descriptor);

/* Writes all of it; false once anything has failed. */
bool ch_output_write(ChOutput *output, const char *bytes, size_t length);

/* Waits until all is on the disk, so that not even a failure of power can undo it, and closes the
 * file. */
bool ch_output_close(ChOutput *output);

/* Writes a text and empties it; a text that ran out of memory counts as a failure (ENOMEM). */
bool ch_output_flush(ChOutput *output, ChText *text);

#endif
