/* stream.c - see stream.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "stream.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "codec.h"

/* Determines the size; returns an errno for what cannot be read as a stream. */
static int inspect(ChStream *stream)
{
    struct stat about;

    if (fstat(stream->descriptor, &about) != 0)
        return errno;
    if (S_ISDIR(about.st_mode))
        return EISDIR;
    if (S_ISREG(about.st_mode))
        stream->size = (uint64_t)about.st_size;
    return 0;
}

int ch_stream_open(ChStream *stream, const char *operand)
{
    const bool standard = strcmp(operand, "-") == 0;

    *stream = (ChStream){.name = standard ? "stdin" : operand};
    stream->descriptor = standard ? STDIN_FILENO : open(operand, O_RDONLY | O_CLOEXEC);
    if (stream->descriptor < 0)
        return errno;
    const int error = inspect(stream);
    if (error != 0)
        ch_stream_close(stream);
    return error;
}

/* ---- the bytes of the file ---- */

static long fail(ChStream *stream, int error)
{
    if (stream->error == 0)
        stream->error = error;
    return -1;
}

static long read_bytes(ChStream *stream, char *buffer, size_t size)
{
    ssize_t count;

    do
        count = read(stream->descriptor, buffer, size);
    while (count < 0 && errno == EINTR);
    if (count < 0)
        return fail(stream, errno);
    stream->taken += (uint64_t)count;
    ch_digest_add(stream->digest, buffer, (size_t)count);
    return (long)count;
}

/* ---- compressed data ---- */

struct ChUnpacking {
    const ChCodec *codec;
    void *state;
    ChCodecResult last;   /* of the codec */
    ChCodecBlocks blocks; /* its input is what is left of the block */
    char block[1 << 16];
};

/* Takes bytes as the first ones of compressed data; returns 0 or -1. */
static long begin_unpacking(ChStream *stream, const ChCodec *codec, const char *bytes, size_t count)
{
    if (codec->open_reader == NULL)
        return fail(stream, CH_PACKED_UNKNOWN);
    ChUnpacking *const unpacking = malloc(sizeof *unpacking);
    if (unpacking == NULL)
        return fail(stream, ENOMEM);
    *unpacking = (ChUnpacking){.codec = codec, .state = codec->open_reader()};
    stream->unpacking = unpacking;
    if (unpacking->state == NULL)
        return fail(stream, ENOMEM);
    memcpy(unpacking->block, bytes, count);
    unpacking->blocks = (ChCodecBlocks){.in = unpacking->block, .in_left = count};
    return 0;
}

/* Reads the next block of compressed data; returns its length, 0 at the end, or -1. */
static long refill(ChStream *stream)
{
    ChUnpacking *const unpacking = stream->unpacking;
    const long count = read_bytes(stream, unpacking->block, sizeof unpacking->block);

    if (count == 0 && unpacking->last != CH_CODEC_WHOLE)
        return fail(stream, CH_PACKED_CUT);
    unpacking->blocks.in = unpacking->block;
    unpacking->blocks.in_left = count > 0 ? (size_t)count : 0;
    return count;
}

static long unpack(ChStream *stream, char *buffer, size_t size)
{
    ChUnpacking *const unpacking = stream->unpacking;
    ChCodecBlocks *const blocks = &unpacking->blocks;
    bool is_full = blocks->out_left == 0 && unpacking->last == CH_CODEC_MORE;

    blocks->out = buffer;
    blocks->out_left = size;
    while (blocks->out_left == size) {
        const long count = blocks->in_left > 0 || is_full ? 1 : refill(stream);
        if (count <= 0)
            return count;
        is_full = false;
        unpacking->last = unpacking->codec->unpack(unpacking->state, blocks);
        if (unpacking->last == CH_CODEC_BROKEN || unpacking->last == CH_CODEC_TOO_LARGE)
            return fail(stream, unpacking->last == CH_CODEC_BROKEN ? CH_PACKED_BROKEN
                                                                   : CH_PACKED_TOO_LARGE);
    }
    return (long)(size - blocks->out_left);
}

/* Reads the first bytes and decides by them whether the data is compressed. */
static long begin(ChStream *stream, char *buffer, size_t size)
{
    const ChCodec *codec = NULL;
    bool can_be = true;
    size_t length = 0;
    const size_t most =
        size < sizeof stream->unpacking->block ? size : sizeof stream->unpacking->block;

    stream->has_begun = true;
    while (can_be && length < most) {
        const long count = read_bytes(stream, buffer + length, most - length);
        if (count < 0)
            return count;
        if (count == 0)
            break;
        length += (size_t)count;
        codec = ch_codec_of_data(buffer, length, &can_be);
    }
    if (codec == NULL && ch_codec_of_name(stream->name) != NULL)
        return fail(stream, length == 0 ? CH_PACKED_CUT : CH_PACKED_NOT);
    if (codec == NULL)
        return (long)length;
    return begin_unpacking(stream, codec, buffer, length) != 0 ? -1 : unpack(stream, buffer, size);
}

long ch_stream_read(void *context, char *buffer, size_t size)
{
    ChStream *const stream = context;

    if (stream->error != 0)
        return -1;
    if (!stream->has_begun)
        return begin(stream, buffer, size);
    return stream->unpacking != NULL ? unpack(stream, buffer, size)
                                     : read_bytes(stream, buffer, size);
}

void ch_stream_close(ChStream *stream)
{
    char digest[CH_DIGEST_SIZE];

    if (stream->descriptor > STDIN_FILENO)
        close(stream->descriptor);
    stream->descriptor = -1;
    if (stream->unpacking != NULL && stream->unpacking->state != NULL)
        stream->unpacking->codec->close_reader(stream->unpacking->state);
    free(stream->unpacking);
    stream->unpacking = NULL;
    ch_digest_close(stream->digest, digest);
    stream->digest = NULL;
}
