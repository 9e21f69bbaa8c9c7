/* codec.c - see codec.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "codec.h"

#include <string.h>

#include "marked.h"

static const ChCodec *const CODECS[] = {&ch_gzip, &ch_zstd};

enum { CODECS_COUNT = sizeof CODECS / sizeof *CODECS };

const ChCodec *ch_codec_of_data(const char *bytes, size_t length, bool *can_be)
{
    *can_be = false;
    for (int i = 0; i < CODECS_COUNT; i++) {
        const size_t most = CODECS[i]->magic_length;
        if (memcmp(CODECS[i]->magic, bytes, length < most ? length : most) != 0)
            continue;
        if (length >= most)
            return CODECS[i];
        *can_be = true;
    }
    return NULL;
}

bool ch_codec_has_name(const ChCodec *codec, const char *name)
{
    const size_t length = strlen(name);
    const size_t ending = strlen(codec->ending);

    return length > ending && strcmp(name + length - ending, codec->ending) == 0;
}

const ChCodec *ch_codec_of_name(const char *name)
{
    for (int i = 0; i < CODECS_COUNT; i++)
        if (ch_codec_has_name(CODECS[i], name))
            return CODECS[i];
    return NULL;
}

const char *ch_io_reason(int error, ChLanguage language)
{
    static const char *const reasons[] = {
        [-CH_PACKED_BROKEN] = N_("the compressed data is broken"),
        [-CH_PACKED_CUT] = N_("the compressed data ends too early"),
        [-CH_PACKED_UNKNOWN] = N_("this build does not know its compression"),
        [-CH_PACKED_NOT] = N_("it is not compressed as its name says"),
        [-CH_PACKED_TOO_LARGE] = N_("unpacking takes more than 128 MB of memory"),
        [-CH_PACKED_NO_PROGRAM] = N_("Parquet takes the program crosshatch-parquet: npm install "
                                     "--global crosshatch hyparquet-writer"),
        [-CH_PACKED_FAILED] = N_("the program crosshatch-parquet failed"),
        [-CH_PACKED_NO_START] = N_("Parquet takes another program, which cannot be started here; "
                                   "write JSON, and pass it to crosshatch-parquet"),
    };

    return error < 0 ? ch_translate(language, reasons[-error]) : strerror(error);
}
