/* arena.c - see arena.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "arena.h"

#include <stdalign.h>
#include <stddef.h>

void ch_arena_init(ChArena *arena, void *memory, size_t size)
{
    arena->base = memory;
    arena->size = size;
    arena->used = 0;
}

void *ch_arena_take(ChArena *arena, size_t size)
{
    const size_t unit = alignof(max_align_t);
    const size_t room = arena->size - arena->used;

    if (size > room || (size + unit - 1) / unit * unit > room)
        return NULL;
    void *const taken = arena->base + arena->used;
    arena->used += (size + unit - 1) / unit * unit;
    return taken;
}
