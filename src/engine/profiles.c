/* profiles.c - see profiles.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "profiles.h"

#include "name_match.h"

#define PROFILE(name, profile) extern const ChProfile profile;
#include "profiles.def"
#undef PROFILE

static const struct {
    const char *name;
    const ChProfile *profile;
} PROFILES[] = {
#define PROFILE(name, profile) {name, &(profile)},
#include "profiles.def"
#undef PROFILE
};

enum { PROFILE_COUNT = sizeof PROFILES / sizeof *PROFILES };

static bool is_index(int index)
{
    return index >= 0 && index < (int)PROFILE_COUNT;
}

const ChProfile *ch_profile_at(int index)
{
    return is_index(index) ? PROFILES[index].profile : NULL;
}

const char *ch_profile_name(int index)
{
    return is_index(index) ? PROFILES[index].name : NULL;
}

const ChProfile *ch_profile_by_name(const char *name, size_t length)
{
    for (int i = 0; i < (int)PROFILE_COUNT; i++)
        if (ch_name_matches(PROFILES[i].name, name, length))
            return PROFILES[i].profile;
    return NULL;
}

size_t ch_profile_most_state(void)
{
    size_t most = 0;

    for (int i = 0; i < (int)PROFILE_COUNT; i++)
        if (PROFILES[i].profile->state.size > most)
            most = PROFILES[i].profile->state.size;
    return most;
}
