/* facts_whips.c - the fact of the whips alone: a program without their finders does not link it.
 *
 * SPDX-License-Identifier: MIT
 */
#include "facts_slots.h"

enum { WHIPS = 1u << 29 };

ChWhips *ch_facts_whips(ChFacts *facts)
{
    if (!(facts->built & WHIPS)) {
        ch_whips_build(&facts->whips, facts->board);
        facts->built |= WHIPS;
    }
    return &facts->whips;
}
