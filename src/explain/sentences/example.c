/* example.c - see example.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "example.h"

#include <stdlib.h>
#include <string.h>

static int by_key(const void *key, const void *example)
{
    return strcmp(key, ((const ChExample *)example)->key);
}

const ChExample *ch_example_of(const char *key)
{
    return bsearch(key, ch_examples, ch_example_count, sizeof *ch_examples, by_key);
}
