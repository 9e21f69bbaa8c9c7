/* place_object.h - placement of an object in memory provided by the caller.
 *
 * An object may need a stricter alignment than malloc guarantees. It then begins some bytes into
 * its memory.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_PLACE_OBJECT_H
#define CH_API_PLACE_OBJECT_H

#include <stdalign.h>
#include <stddef.h>
#include <stdint.h>

#include <crosshatch/status.h>

enum { CH_MALLOC_ALIGN = alignof(max_align_t) };

/* Returns the memory that an object of this size and alignment needs. */
static inline size_t ch_object_size(size_t size, size_t align)
{
    return size + (align > CH_MALLOC_ALIGN ? align - CH_MALLOC_ALIGN : 0);
}

/* Stores the address of the object in *PLACE, or NULL with CH_BAD_ARGUMENT or CH_NO_ROOM. NEEDED is
 * its ch_object_size(). */
static inline ChStatus ch_place_object(void *memory, size_t size, size_t needed, size_t align,
                                       void **place)
{
    *place = NULL;
    if (memory == NULL || (uintptr_t)memory % CH_MALLOC_ALIGN != 0)
        return CH_BAD_ARGUMENT;
    if (size < needed)
        return CH_NO_ROOM;
    *place = (char *)memory + -(uintptr_t)memory % align;
    return CH_OK;
}

#endif
