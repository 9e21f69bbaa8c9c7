/* stream.h - an input stream: a file or standard input, which may be compressed.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_STREAM_H
#define CH_CLI_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "digest.h"

/* Compressed data that is read; NULL in a stream that is not compressed. */
typedef struct ChUnpacking ChUnpacking;

/* A file that is read, or standard input. */
typedef struct ChStream {
    const char *name; /* for messages; the operand itself, or "stdin" */
    int descriptor;
    int error;        /* the first failure: an errno, or one of codec.h */
    uint64_t size;    /* in bytes; 0 when unknown */
    uint64_t taken;   /* bytes read so far, as they are in the file */
    ChDigest *digest; /* of these bytes; NULL unless the caller opens one, which the stream frees */
    bool has_begun;
    ChUnpacking *unpacking;
} ChStream;

/* Opens a file, or standard input for "-". Returns 0 or an errno, EISDIR for a directory. */
int ch_stream_open(ChStream *stream, const char *operand);

/* Reads a block, as a reader's callback: returns the number of bytes, 0 at the end, -1 on failure.
 * Compressed data is recognised and unpacked. */
long ch_stream_read(void *stream, char *buffer, size_t size);

void ch_stream_close(ChStream *stream);

#endif
