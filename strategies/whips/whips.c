/* whips.c - see whips.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "whips.h"

#include <string.h>

enum { UNKNOWN = UINT16_MAX };

void ch_whips_build(ChWhips *whips, const ChBoard *board)
{
    static const ChConstraintSet NONE = {{0}};
    ChPropagation start;

    ch_propagation_start(&start, board);
    ChPropagation next = start;
    const bool is_still = ch_propagation_run(&next) == CH_ROUND_STILL;
    ch_whip_start(&whips->search, &start, is_still ? NULL : &NONE);
    if (!whips->has_room)
        memset(whips->failed, 0, sizeof whips->failed);
    whips->has_room = true;
    memset(whips->bound, is_still ? 0xff : 0, sizeof whips->bound);
    whips->search.meter = NULL;
    whips->search.failed = whips->failed;
    whips->search.failed_slots = CH_WHIP_FAILED;
}

int ch_whips_bound(ChWhips *whips, ChWhipKind kind, int candidate)
{
    const int row = kind.with_segments ? CH_WHIP_TYPES : (int)kind.type;
    uint16_t *const bound = &whips->bound[row][candidate];

    if (*bound == UNKNOWN)
        *bound = ch_whip_is_target(&whips->search.start, candidate)
                     ? (uint16_t)ch_whip_bound(&whips->search, kind, candidate)
                     : 0;
    return *bound;
}

ChWhipKind ch_whip_kind(int technique)
{
    return (ChWhipKind){
        .is_braid = technique == CH_TECHNIQUE_BRAID || technique == CH_TECHNIQUE_G_BRAID ||
                    technique == CH_TECHNIQUE_FORCING_BRAID ||
                    technique == CH_TECHNIQUE_FORCING_G_BRAID,
        .with_segments = technique == CH_TECHNIQUE_G_WHIP || technique == CH_TECHNIQUE_G_BRAID ||
                         technique == CH_TECHNIQUE_FORCING_G_WHIP ||
                         technique == CH_TECHNIQUE_FORCING_G_BRAID};
}
