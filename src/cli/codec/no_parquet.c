/* no_parquet.c - replaces parquet.c where a program cannot start another.
 *
 * SPDX-License-Identifier: MIT
 */
#include "codec.h"

static void *open_writer(int *error)
{
    *error = CH_PACKED_NO_START;
    return NULL;
}

const ChCodec ch_parquet = {.ending = ".parquet", .open_writer = open_writer};
