/* no_gzip.c - replaces gzip.c in builds without zlib.
 *
 * SPDX-License-Identifier: MIT
 */
#include "codec.h"

const ChCodec ch_gzip = {.ending = ".gz", .magic = "\x1f\x8b", .magic_length = 2};
