/* gzip.c - the codec of gzip, by zlib.  A file may have several members, one after the other.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>
#include <zlib.h>

#include "codec.h"

enum { GZIP = 16, WINDOW = 15, MEMORY = 8 };

typedef struct Gzip {
    z_stream stream;
    bool is_whole; /* a member has ended */
} Gzip;

static void *open_reader(void)
{
    Gzip *const gzip = calloc(1, sizeof *gzip);

    if (gzip == NULL || inflateInit2(&gzip->stream, GZIP + WINDOW) == Z_OK)
        return gzip;
    free(gzip);
    return NULL;
}

static void *open_writer(int *error)
{
    (void)error;
    Gzip *const gzip = calloc(1, sizeof *gzip);

    if (gzip == NULL || deflateInit2(&gzip->stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED,
                                     GZIP + WINDOW, MEMORY, Z_DEFAULT_STRATEGY) == Z_OK)
        return gzip;
    free(gzip);
    return NULL;
}

static void take_blocks(z_stream *stream, const ChCodecBlocks *blocks)
{
    stream->next_in = (z_const Bytef *)(uintptr_t)blocks->in;
    stream->avail_in = (uInt)blocks->in_left;
    stream->next_out = (Bytef *)blocks->out;
    stream->avail_out = (uInt)blocks->out_left;
}

static void give_blocks(const z_stream *stream, ChCodecBlocks *blocks)
{
    blocks->in += blocks->in_left - stream->avail_in;
    blocks->in_left = stream->avail_in;
    blocks->out += blocks->out_left - stream->avail_out;
    blocks->out_left = stream->avail_out;
}

static ChCodecResult read_blocks(void *state, ChCodecBlocks *blocks)
{
    Gzip *const gzip = state;

    if (gzip->is_whole && blocks->in_left > 0) {
        gzip->is_whole = false;
        (void)inflateReset(&gzip->stream);
    }
    take_blocks(&gzip->stream, blocks);
    const int result = gzip->is_whole ? Z_STREAM_END : inflate(&gzip->stream, Z_NO_FLUSH);
    give_blocks(&gzip->stream, blocks);
    gzip->is_whole = result == Z_STREAM_END;
    if (gzip->is_whole)
        return CH_CODEC_WHOLE;
    return result == Z_OK || result == Z_BUF_ERROR ? CH_CODEC_MORE : CH_CODEC_BROKEN;
}

static ChCodecResult write_blocks(void *state, ChCodecBlocks *blocks, bool is_last)
{
    Gzip *const gzip = state;

    take_blocks(&gzip->stream, blocks);
    const int result = deflate(&gzip->stream, is_last ? Z_FINISH : Z_NO_FLUSH);
    give_blocks(&gzip->stream, blocks);
    return result == Z_STREAM_END ? CH_CODEC_WHOLE : CH_CODEC_MORE;
}

static void close_reader(void *state)
{
    (void)inflateEnd(&((Gzip *)state)->stream);
    free(state);
}

static void close_writer(void *state)
{
    (void)deflateEnd(&((Gzip *)state)->stream);
    free(state);
}

const ChCodec ch_gzip = {
    .ending = ".gz",
    .magic = "\x1f\x8b",
    .magic_length = 2,
    .open_reader = open_reader,
    .unpack = read_blocks,
    .close_reader = close_reader,
    .open_writer = open_writer,
    .pack = write_blocks,
    .close_writer = close_writer,
};
