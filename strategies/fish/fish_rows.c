/* fish_rows.c - the finders of all rows of fish, by size and kind.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "fish.h"

#define FIND(name, search, NAME, ...)                                                              \
    bool ch_find_##name(const ChFinderInput *input, ChSink *sink)                                  \
    {                                                                                              \
        static const ChFishWanted wanted = {.technique = CH_TECHNIQUE_##NAME, __VA_ARGS__};        \
        return search(input, &wanted, sink);                                                       \
    }
#define BASIC(name, NAME, ...) FIND(name, ch_find_basic_fish, NAME, __VA_ARGS__)
#define COMPLEX(name, NAME, ...) FIND(name, ch_find_complex_fish, NAME, __VA_ARGS__)

/* One size of all kinds. */
#define SIZE(n, fish, FISH)                                                                        \
    BASIC(fish, FISH, .size = n)                                                                   \
    BASIC(finned_##fish, FINNED_##FISH, .size = n, .finned = true)                                 \
    BASIC(sashimi_##fish, SASHIMI_##FISH, .size = n, .finned = true, .sashimi = true)              \
    COMPLEX(franken_##fish, FRANKEN_##FISH, .size = n, .kind = CH_FISH_FRANKEN)                    \
    COMPLEX(finned_franken_##fish, FINNED_FRANKEN_##FISH, .size = n, .kind = CH_FISH_FRANKEN,      \
            .finned = true)                                                                        \
    COMPLEX(mutant_##fish, MUTANT_##FISH, .size = n, .kind = CH_FISH_MUTANT)                       \
    COMPLEX(finned_mutant_##fish, FINNED_MUTANT_##FISH, .size = n, .kind = CH_FISH_MUTANT,         \
            .finned = true)

#define SIAMESE(n, fish, FISH)                                                                     \
    BASIC(siamese_finned_##fish, SIAMESE_FINNED_##FISH, .size = n, .finned = true,                 \
          .siamese = true)                                                                         \
    BASIC(siamese_sashimi_##fish, SIAMESE_SASHIMI_##FISH, .size = n, .finned = true,               \
          .sashimi = true, .siamese = true)                                                        \
    COMPLEX(siamese_finned_franken_##fish, SIAMESE_FINNED_FRANKEN_##FISH, .size = n,               \
            .kind = CH_FISH_FRANKEN, .finned = true, .siamese = true)                              \
    COMPLEX(siamese_finned_mutant_##fish, SIAMESE_FINNED_MUTANT_##FISH, .size = n,                 \
            .kind = CH_FISH_MUTANT, .finned = true, .siamese = true)

SIZE(2, x_wing, X_WING)
SIZE(3, swordfish, SWORDFISH)
SIZE(4, jellyfish, JELLYFISH)
SIZE(5, squirmbag, SQUIRMBAG)
SIZE(6, whale, WHALE)
SIZE(7, leviathan, LEVIATHAN)
SIAMESE(3, swordfish, SWORDFISH)
SIAMESE(4, jellyfish, JELLYFISH)
