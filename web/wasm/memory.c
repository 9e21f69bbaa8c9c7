/* memory.c - memory for runs that take much of it and touch little.
 *
 * A run clears the 24 MB that it may work in.  emscripten's memset() goes byte by byte when built for size, and its calloc() clears
 * what WebAssembly hands out as zeros in the first place.
 *
 * SPDX-License-Identifier: MIT
 */
#define _DEFAULT_SOURCE /* sbrk() */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* One instruction of WebAssembly. */
void *memset(void *to, int byte, size_t count)
{
    return __builtin_memset(to, byte, count);
}

/* What lies above the break was never in anybody's hands, so it is zero. */
void *calloc(size_t count, size_t size)
{
    const char *const fresh = sbrk(0);
    size_t bytes;

    if (__builtin_mul_overflow(count, size, &bytes))
        return NULL;
    char *const memory = malloc(bytes);
    if (memory == NULL || memory >= fresh)
        return memory;
    const size_t used = (size_t)(fresh - memory);
    return memset(memory, 0, used < bytes ? used : bytes);
}
