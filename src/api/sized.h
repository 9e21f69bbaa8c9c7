/* sized.h - versioned structs: they begin with their size, and later versions of the library add
 * members.
 *
 * A caller's struct has the size it had in the version that the program was built with. ADDED lists
 * the offsets at which the members of each later version begin, and ends with 0; an older struct
 * ends at one of them. NULL means that nothing was added yet. NOW is the size in this version.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_SIZED_H
#define CH_API_SIZED_H

#include <stdbool.h>
#include <stddef.h>

/* Reports whether some version gives the struct its size. For future versions only the alignment is
 * checked. */
bool ch_sized_is_known(const void *given, size_t now, const size_t *added);

/* Copies GIVEN; members that an older struct lacks become zero, and all members if GIVEN is NULL.
 * Returns false when no version has its size. */
bool ch_sized_take(void *known, size_t now, const void *given, const size_t *added);

/* Copies the members of KNOWN that GIVEN has room for, except the size. */
void ch_sized_give(void *given, const void *known, size_t now);

#endif
