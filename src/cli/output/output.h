/* output.h - standard output and standard error, written in large blocks.
 *
 * The first failure (a full disk, a closed pipe) is kept.  After it nothing more is written, so
 * that the caller can stop and report the reason.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_OUTPUT_H
#define CH_CLI_OUTPUT_H

#include <stdbool.h>

#include "codec.h"
#include "digest.h"
#include "text.h"

/* An output and its first failure. */
typedef struct ChOutput {
    int descriptor;
    int error;            /* the errno of the first failure, or one of codec.h; 0: none */
    bool screen;          /* it is a terminal */
    const char *name;     /* name of a file; NULL: a standard stream */
    const ChCodec *codec; /* compresses what is written; NULL: it stays as it is */
    void *packer;         /* the codec's state */
    uint64_t written;     /* bytes, as they are in the file */
    ChDigest *digest;     /* of these bytes; NULL unless the caller opens one, and closes it */
} ChOutput;

/* Starts an output on an open descriptor. */
void ch_output_open(ChOutput *output, int descriptor);

enum { CH_OUTPUT_WIDTH = 80 }; /* where nothing reports another */

/* Returns the number of columns that COLUMNS, or else the terminal, reports. */
int ch_output_width(const ChOutput *output);

/* Returns the same for a terminal; 0 for any other output, whose lines are not wrapped. */
int ch_output_columns(const ChOutput *output);

/* Compresses what is written from now on; the caller ends it with ch_output_finish(). */
void ch_output_compress(ChOutput *output, const ChCodec *codec);

/* Ends compressed data; nothing for data that is not. */
void ch_output_finish(ChOutput *output);

/* Writes all bytes; false once anything has failed. */
bool ch_output_write(ChOutput *output, const char *bytes, size_t length);

/* Syncs the file to disk, so that a power failure cannot undo it, and closes it. False once
 * anything has failed. */
bool ch_output_close(ChOutput *output);

/* Writes a text and empties it; a text that ran out of memory counts as a failure (ENOMEM). */
bool ch_output_flush(ChOutput *output, ChText *text);

#endif
