/* csp_profile.c - the csp profile: singles, then whips and their relatives, the shortest first.
 *
 * The order is that of Denis Berthier's CSP-Rules.  Patterns of length 1 are locked candidates.
 *
 * SPDX-License-Identifier: MIT
 */
#include "profile.h"
#include "whips_find.h"

static const ChProfileRow ROWS[] = {
    {.technique = CH_TECHNIQUE_FULL_HOUSE},
    {.technique = CH_TECHNIQUE_CROSS_HATCHING},
    {.technique = CH_TECHNIQUE_HIDDEN_SINGLE_ROW},
    {.technique = CH_TECHNIQUE_HIDDEN_SINGLE_COLUMN},
    {.technique = CH_TECHNIQUE_NAKED_SINGLE},
    {.technique = CH_TECHNIQUE_POINTING},
    {.technique = CH_TECHNIQUE_CLAIMING},
    {.technique = CH_TECHNIQUE_WHIP,
     .also = {CH_TECHNIQUE_G_WHIP, CH_TECHNIQUE_BRAID, CH_TECHNIQUE_G_BRAID},
     .find = ch_find_simplest_whip},
};

const ChProfile ch_csp_profile = {CH_PROFILE_ROWS(ROWS)};
