/* kernels.c - see kernels.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "kernels.h"

#define HAS_AVX2                                                                                   \
    (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&                            \
     __builtin_cpu_supports("popcnt"))

#define KERNEL(name, condition)                                                                    \
    bool ch_kernel_next_##name(struct ChSearch *search, uint8_t *solution);                        \
    static bool runs_##name(void)                                                                  \
    {                                                                                              \
        return condition;                                                                          \
    }
#include "kernels.def"
#undef KERNEL

#define KERNEL(name, condition) {#name, runs_##name, ch_kernel_next_##name},
const ChKernel ch_kernels[] = {
#include "kernels.def"
};
#undef KERNEL

const int ch_kernel_count = sizeof ch_kernels / sizeof ch_kernels[0];

const ChKernel *ch_kernel_best(void)
{
    const ChKernel *kernel = ch_kernels;

    while (!kernel->runs())
        kernel++;
    return kernel;
}
