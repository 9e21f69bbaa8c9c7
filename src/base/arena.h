/* arena.h - a bump allocator: one block of memory, allocated from the front, freed all at once.
 *
 * The block belongs to the caller.  A full arena returns NULL, which the caller turns into
 * CH_NO_ROOM.  Single allocations are never freed.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_BASE_ARENA_H
#define CH_BASE_ARENA_H

#include <stddef.h>

typedef struct ChArena {
    unsigned char *base; /* aligned for any type */
    size_t size;
    size_t used;
} ChArena;

void ch_arena_init(ChArena *arena, void *memory, size_t size);

/* Returns SIZE bytes aligned for any type, not cleared; NULL when they do not fit. */
void *ch_arena_take(ChArena *arena, size_t size);

static inline void ch_arena_reset(ChArena *arena)
{
    arena->used = 0;
}

#endif
