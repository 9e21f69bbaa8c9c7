/* kernels.h - the inner loop of the search, built once per instruction set.
 *
 * kernel.c is compiled several times (see meson.build), each time with other instructions allowed.
 * All builds give the same solutions in the same order with the same number of nodes.  The
 * processor is queried at run time for the instruction sets it supports.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_KERNELS_H
#define CH_SEARCH_KERNELS_H

#include <stdbool.h>
#include <stdint.h>

struct ChSearch;

typedef struct ChKernel {
    const char *name; /* "avx512", "avx2", "base" (the processor family's baseline), "scalar" */
    bool (*runs)(void);
    bool (*next)(struct ChSearch *search, uint8_t *solution); /* as ch_search_next() */
} ChKernel;

/* All kernels of this build, the fastest first; the last one is scalar and runs everywhere. */
extern const ChKernel ch_kernels[];
extern const int ch_kernel_count;

/* Returns the fastest kernel that this processor runs. */
const ChKernel *ch_kernel_best(void);

#endif
