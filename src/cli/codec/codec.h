/* codec.h - compressed data as a stream: gzip and zstd, each if the build has its library.  Tables
 * are written as Parquet in the same way.
 *
 * Data comes and goes in blocks of any size, so memory does not grow with it.  What is read is
 * recognised by its first bytes, what is written by the ending of its file's name.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_CODEC_H
#define CH_CLI_CODEC_H

#include <stdbool.h>
#include <stddef.h>

#include "message.h"

/* Bytes that a codec has not read yet, and space that it has not filled yet. */
typedef struct ChCodecBlocks {
    const char *in;
    size_t in_left;
    char *out;
    size_t out_left;
} ChCodecBlocks;

typedef enum ChCodecResult {
    CH_CODEC_MORE,  /* all input is read, or all space filled */
    CH_CODEC_WHOLE, /* what came so far is whole: the data may end here */
    CH_CODEC_BROKEN,
    CH_CODEC_TOO_LARGE, /* it takes more memory than is allowed */
    CH_CODEC_FAILED     /* the program that makes it has failed */
} ChCodecResult;

/* A kind of compression. A state is the library's own; without the library the functions that open
 * one are NULL. */
typedef struct ChCodec {
    const char *ending; /* of the names of its files */
    const char *magic;  /* its first bytes */
    size_t magic_length;
    void *(*open_reader)(void); /* returns a state, or NULL without memory */
    ChCodecResult (*unpack)(void *state, ChCodecBlocks *blocks);
    void (*close_reader)(void *state);
    void *(*open_writer)(int *error); /* the same; may set the failure, otherwise ENOMEM */

    /* Compresses; IS_LAST ends the data, by calls until the result is CH_CODEC_WHOLE. */
    ChCodecResult (*pack)(void *state, ChCodecBlocks *blocks, bool is_last);
    void (*close_writer)(void *state);
} ChCodec;

extern const ChCodec ch_gzip;
extern const ChCodec ch_zstd;

/* Makes Parquet of JSON lines. It is for records only, so no name or data has it by itself. */
extern const ChCodec ch_parquet;

enum { CH_CODEC_MAGIC = 4 }; /* the most bytes of a magic */

/* Returns the codec whose data begins with these bytes, or NULL. CAN_BE: whether longer data that
 * begins so may be of one. */
const ChCodec *ch_codec_of_data(const char *bytes, size_t length, bool *can_be);

/* Whether a file's name has the ending of the codec. */
bool ch_codec_has_name(const ChCodec *codec, const char *name);

/* Returns the compression of a file's name, or NULL. */
const ChCodec *ch_codec_of_name(const char *name);

/* Failures besides those of errno, all below zero. */
enum {
    CH_PACKED_BROKEN = -1,
    CH_PACKED_CUT = -2,
    CH_PACKED_UNKNOWN = -3, /* the build lacks the library */
    CH_PACKED_NOT = -4,     /* the name says so, the data does not */
    CH_PACKED_TOO_LARGE = -5,
    CH_PACKED_NO_PROGRAM = -6, /* the program that makes the file is not installed */
    CH_PACKED_FAILED = -7,     /* it failed, and has reported why */
    CH_PACKED_NO_START = -8    /* here no program can start another */
};

/* Returns the reason of a failure: one of the above in the language, or that of an errno. */
const char *ch_io_reason(int error, ChLanguage language);

#endif
