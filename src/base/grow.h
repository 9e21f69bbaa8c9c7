/* grow.h - arrays that grow by doubling.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_BASE_GROW_H
#define CH_BASE_GROW_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/* Returns ARRAY, of COUNT items of SIZE bytes, with room for one more. It has moved if *ROOM, the
 * number of items that fit, had to be doubled. NULL: there is no memory, and ARRAY is unchanged. */
static inline void *ch_grow(void *array, uint32_t count, uint32_t *room, size_t size)
{
    const uint32_t wanted = *room == 0 ? 16 : 2 * *room;

    if (count < *room)
        return array;
    void *const grown =
        wanted > *room && wanted <= SIZE_MAX / size ? realloc(array, wanted * size) : NULL;
    if (grown != NULL)
        *room = wanted;
    return grown;
}

#endif
