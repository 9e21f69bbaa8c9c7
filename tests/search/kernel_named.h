/* kernel_named.h - one kernel of the search, for tests and benchmarks that choose it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef TESTS_SEARCH_KERNEL_NAMED_H
#define TESTS_SEARCH_KERNEL_NAMED_H

#include "kernels.h"

#include <string.h>

/* Returns the kernel of this name; NULL if this build has none. */
static inline const ChKernel *kernel_named(const char *name)
{
    for (int i = 0; i < ch_kernel_count; i++)
        if (strcmp(ch_kernels[i].name, name) == 0)
            return &ch_kernels[i];
    return NULL;
}

#endif
