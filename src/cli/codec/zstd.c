/* zstd.c - the codec of zstd, by libzstd.  A file may have several frames, one after the other.
 *
 * SPDX-License-Identifier: MIT
 */
#include <zstd.h>
#include <zstd_errors.h>

#include "codec.h"

enum {
    MOST_WINDOW = 27
}; /* 2 to this power: 128 MB, which the command zstd takes by default too */

static void *open_reader(void)
{
    ZSTD_DCtx *const context = ZSTD_createDCtx();

    if (context != NULL)
        (void)ZSTD_DCtx_setParameter(context, ZSTD_d_windowLogMax, MOST_WINDOW);
    return context;
}

static void *open_writer(int *error)
{
    (void)error;
    ZSTD_CCtx *const context = ZSTD_createCCtx();

    if (context != NULL)
        (void)ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
    return context;
}

static void advance(ChCodecBlocks *blocks, const ZSTD_inBuffer *in, const ZSTD_outBuffer *out)
{
    blocks->in += in->pos;
    blocks->in_left -= in->pos;
    blocks->out += out->pos;
    blocks->out_left -= out->pos;
}

static ChCodecResult read_blocks(void *state, ChCodecBlocks *blocks)
{
    ZSTD_inBuffer in = {blocks->in, blocks->in_left, 0};
    ZSTD_outBuffer out = {blocks->out, blocks->out_left, 0};
    const size_t result = ZSTD_decompressStream(state, &out, &in);

    advance(blocks, &in, &out);
    if (ZSTD_isError(result))
        return ZSTD_getErrorCode(result) == ZSTD_error_frameParameter_windowTooLarge
                   ? CH_CODEC_TOO_LARGE
                   : CH_CODEC_BROKEN;
    return result == 0 ? CH_CODEC_WHOLE : CH_CODEC_MORE;
}

static ChCodecResult write_blocks(void *state, ChCodecBlocks *blocks, bool is_last)
{
    ZSTD_inBuffer in = {blocks->in, blocks->in_left, 0};
    ZSTD_outBuffer out = {blocks->out, blocks->out_left, 0};
    const size_t result =
        ZSTD_compressStream2(state, &out, &in, is_last ? ZSTD_e_end : ZSTD_e_continue);

    advance(blocks, &in, &out);
    if (ZSTD_isError(result))
        return CH_CODEC_BROKEN;
    return is_last && result == 0 ? CH_CODEC_WHOLE : CH_CODEC_MORE;
}

static void close_reader(void *state)
{
    (void)ZSTD_freeDCtx(state);
}

static void close_writer(void *state)
{
    (void)ZSTD_freeCCtx(state);
}

const ChCodec ch_zstd = {
    .ending = ".zst",
    .magic = "\x28\xb5\x2f\xfd",
    .magic_length = 4,
    .open_reader = open_reader,
    .unpack = read_blocks,
    .close_reader = close_reader,
    .open_writer = open_writer,
    .pack = write_blocks,
    .close_writer = close_writer,
};
