/* memset.c - memset() as one instruction of WebAssembly; that of emscripten's libc goes byte by byte when built for size, and every
 * run clears the 24 MB that it works in.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

void *memset(void *to, int byte, size_t count);

void *memset(void *to, int byte, size_t count)
{
    return __builtin_memset(to, byte, count);
}
