/* stream.h - an input stream: a file or standard input.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_STREAM_H
#define CH_CLI_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A file that is read, or standard input. */
typedef struct ChStream {
    const char *name; /* for messages; the operand itself, or "stdin" */
    int descriptor;
    int error;      /* the errno of the first failure */
    uint64_t size;  /* in bytes; 0 when unknown */
    uint64_t taken; /* bytes read so far */
} ChStream;

/* Opens a file, or standard input for "-". Returns 0 or an errno, EISDIR for a directory. */
int ch_stream_open(ChStream *stream, const char *operand);

/* Reads a block, as a reader's callback: returns the number of bytes, 0 at the end, -1 on
 * failure. */
long ch_stream_read(void *stream, char *buffer, size_t size);

void ch_stream_close(ChStream *stream);

#endif
