/* no_zstd.c - replaces zstd.c in builds without libzstd.
 *
 * SPDX-License-Identifier: MIT
 */
#include "codec.h"

const ChCodec ch_zstd = {.ending = ".zst", .magic = "\x28\xb5\x2f\xfd", .magic_length = 4};
