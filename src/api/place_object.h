/* place_object.h - an object in memory that the caller provides.
 *
 * An object may want more than malloc's alignment, of which its memory can be sure: then it begins
 * some bytes into it.
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

/* How much memory an object of this size and alignment is to be given. */
static inline size_t ch_object_size(size_t size, size_t align)
{
    return size + (align > CH_MALLOC_ALIGN ? align - CH_MALLOC_ALIGN : 0);
}

/* PLACE: where the object begins; NULL with CH_BAD_ARGUMENT or CH_NO_ROOM.  NEEDED is its
 * ch_object_size(). */
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
