/* sized.c - see sized.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sized.h"

#include <stdalign.h>
#include <string.h>

static size_t size_of(const void *given)
{
    size_t size;

    memcpy(&size, given, sizeof size);
    return size;
}

static size_t smaller_of(size_t a, size_t b)
{
    return a < b ? a : b;
}

bool ch_sized_is_known(const void *given, size_t now, const size_t *added)
{
    const size_t size = size_of(given);

    for (; added != NULL && *added != 0; added++)
        if (size == *added)
            return true;
    return size >= now && size % alignof(size_t) == 0;
}

bool ch_sized_take(void *known, size_t now, const void *given, const size_t *added)
{
    memset(known, 0, now);
    if (given == NULL)
        return true;
    if (!ch_sized_is_known(given, now, added))
        return false;
    memcpy(known, given, smaller_of(size_of(given), now));
    return true;
}

void ch_sized_give(void *given, const void *known, size_t now)
{
    const size_t size = size_of(given);

    memcpy((char *)given + sizeof size, (const char *)known + sizeof size,
           smaller_of(size, now) - sizeof size);
}
