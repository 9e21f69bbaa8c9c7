/* profiles.h - the list of profiles.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_PROFILES_H
#define CH_ENGINE_PROFILES_H

#include "profile.h"

enum { CH_MAX_ROWS = 256 }; /* no profile has more */

/* Return the profile of a name, or NULL; the profile at an index, or NULL past the last one. Index
 * 0 is the default. */
const ChProfile *ch_profile_by_name(const char *name, size_t length);
const ChProfile *ch_profile_at(int index);

/* Returns the name of the profile at an index, or NULL past the last one. */
const char *ch_profile_name(int index);

/* Returns the size of the largest state of any profile. */
size_t ch_profile_most_state(void);

#endif
