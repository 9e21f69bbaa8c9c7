/* output.c - see output.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "output.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#if __has_include(<sys/ioctl.h>)
#include <sys/ioctl.h>
#endif

enum { WIDEST = 10000 };

void ch_output_open(ChOutput *output, int descriptor)
{
    *output = (ChOutput){.descriptor = descriptor, .screen = isatty(descriptor) != 0};
}

int ch_output_width(const ChOutput *output)
{
    const char *const columns = getenv("COLUMNS");
    const long width = columns != NULL ? strtol(columns, NULL, 10) : 0;

    if (width > 0 && width <= WIDEST)
        return (int)width;
#ifdef TIOCGWINSZ
    struct winsize size;
    if (ioctl(output->descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
#else
    (void)output;
#endif
    return CH_OUTPUT_WIDTH;
}

int ch_output_columns(const ChOutput *output)
{
    return output->screen ? ch_output_width(output) : 0;
}

static void write_bytes(ChOutput *output, const char *bytes, size_t length)
{
    while (length > 0 && output->error == 0) {
        const ssize_t written = write(output->descriptor, bytes, length);

        if (written >= 0) {
            ch_digest_add(output->digest, bytes, (size_t)written);
            output->written += (uint64_t)written;
            bytes += written;
            length -= (size_t)written;
        } else if (errno != EINTR) {
            output->error = errno;
        }
    }
}

void ch_output_compress(ChOutput *output, const ChCodec *codec)
{
    int error = codec->open_writer != NULL ? ENOMEM : CH_PACKED_UNKNOWN;

    output->codec = codec;
    output->packer = codec->open_writer != NULL ? codec->open_writer(&error) : NULL;
    if (output->packer == NULL)
        output->error = error;
}

/* Compresses bytes and writes what comes of it; IS_LAST: these are the last. */
static void pack(ChOutput *output, const char *bytes, size_t length, bool is_last)
{
    char block[1 << 14];
    ChCodecBlocks blocks = {.in = bytes, .in_left = length};
    ChCodecResult result = CH_CODEC_MORE;

    while (output->error == 0 && result == CH_CODEC_MORE) {
        blocks.out = block;
        blocks.out_left = sizeof block;
        result = output->codec->pack(output->packer, &blocks, is_last);
        write_bytes(output, block, sizeof block - blocks.out_left);
        if (result == CH_CODEC_BROKEN || result == CH_CODEC_FAILED)
            output->error = result == CH_CODEC_BROKEN ? ENOMEM : CH_PACKED_FAILED;
        if (!is_last && blocks.in_left == 0 && blocks.out_left > 0)
            return;
    }
}

void ch_output_finish(ChOutput *output)
{
    if (output->packer == NULL)
        return;
    pack(output, "", 0, true);
    output->codec->close_writer(output->packer);
    output->packer = NULL;
    output->codec = NULL;
}

bool ch_output_write(ChOutput *output, const char *bytes, size_t length)
{
    if (output->codec != NULL)
        pack(output, bytes, length, false);
    else
        write_bytes(output, bytes, length);
    return output->error == 0;
}

bool ch_output_close(ChOutput *output)
{
    if (output->error == 0 && fsync(output->descriptor) != 0)
        output->error = errno;
    if (close(output->descriptor) != 0 && output->error == 0)
        output->error = errno;
    output->descriptor = -1;
    return output->error == 0;
}

bool ch_output_flush(ChOutput *output, ChText *text)
{
    if (text->failed && output->error == 0)
        output->error = ENOMEM;
    const bool good = ch_output_write(output, ch_text_string(text), text->length);

    ch_text_clear(text);
    return good;
}
