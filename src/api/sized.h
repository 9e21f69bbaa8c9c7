/* sized.h - structs that begin with their size, to which later versions of the library add members.
 *
 * A caller's struct has the size of the version that its program was built with.  ADDED lists where
 * the members of each later version begin, and ends with 0: an older struct ends at one of these
 * places.  NULL: nothing was added yet.  NOW is the size in this version.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_SIZED_H
#define CH_API_SIZED_H

#include <stdbool.h>
#include <stddef.h>

/* Whether some version gives the struct its size.  Of versions to come only the alignment is known.
 */
bool ch_sized_is_known(const void *given, size_t now, const size_t *added);

/* Copies GIVEN: what an older struct lacks is zero, and so is all if GIVEN is NULL.  False: its
 * size is that of no version. */
bool ch_sized_take(void *known, size_t now, const void *given, const size_t *added);

/* Copies KNOWN as far as GIVEN has room for it, but for its size. */
void ch_sized_give(void *given, const void *known, size_t now);

#endif
