/* default_profile.c - the default profile: the teaching order (default_order.def).
 *
 * SPDX-License-Identifier: MIT
 */
#include "fish.h"
#include "profile.h"

#define STAGE(reason)
#define ROW(name) {.technique = CH_TECHNIQUE_##name},
#define FISH(name) {.technique = CH_TECHNIQUE_##name, .better = ch_fish_is_better},
/* The small WebAssembly module lacks what is used only on request. */
#ifdef CH_DEFAULT_PROFILE_ONLY
#define ON_REQUEST(name)
#define FISH_ON_REQUEST(name)
#else
#define ON_REQUEST(name) {.technique = CH_TECHNIQUE_##name, .requested = true},
#define FISH_ON_REQUEST(name)                                                                      \
    {.technique = CH_TECHNIQUE_##name, .better = ch_fish_is_better, .requested = true},
#endif
#define KRAKEN(name) {.technique = CH_TECHNIQUE_##name, .better = ch_kraken_is_better},
#define COSTLY(name, weight) {.technique = CH_TECHNIQUE_##name, .effort = (weight)},
static const ChProfileRow ROWS[] = {
#include "default_order.def"
};

const ChProfile ch_default_profile = {CH_PROFILE_ROWS(ROWS)};
