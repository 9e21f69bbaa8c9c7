/* memory.c - memset() and calloc() for runs that allocate much memory and use little of it.
 *
 * A run clears its workspace of 24 MB.  Emscripten's memset() works byte by byte when built for
 * size, and its calloc() clears memory that WebAssembly already provides as zeros.
 *
 * SPDX-License-Identifier: MIT
 */
#define _DEFAULT_SOURCE /* sbrk() */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Fills memory with one instruction of WebAssembly. */
void *memset(void *to, int byte, size_t count)
{
    return __builtin_memset(to, byte, count);
}

/* The allocator writes links into the first bytes of memory that it takes anew. */
enum { LINKS = 64 };

/* Clears only memory below the break, and links: memory above was never allocated, so it is zero. */
void *calloc(size_t count, size_t size)
{
    const char *const fresh = sbrk(0);
    size_t bytes;

    if (__builtin_mul_overflow(count, size, &bytes))
        return NULL;
    char *const memory = malloc(bytes);
    if (memory == NULL)
        return NULL;
    const size_t used = (memory < fresh ? (size_t)(fresh - memory) : 0) + LINKS;
    return memset(memory, 0, used < bytes ? used : bytes);
}
