/* forcing_hunt.h - how a finder of the forcing family tells what it found.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FORCING_HUNT_H
#define CH_STRATEGIES_FORCING_HUNT_H

#include "technique.h"

typedef struct ChForcingHunt {
    const ChScene *scene;
    ChSink *sink;
    int technique;
    ChForcing *forcing;
    bool rest; /* what is hard to tell comes last */
} ChForcingHunt;

static inline ChForcingHunt ch_forcing_hunt(const ChScene *scene, ChSink *sink, int technique)
{
    return (ChForcingHunt){
        .scene = scene, .sink = sink, .technique = technique, .forcing = &scene->facts->forcing};
}

static inline void ch_forcing_note(ChForcing *forcing, ChTelltale telltale)
{
    if (forcing->count < CH_MAX_TELLTALES)
        forcing->telltale[forcing->count++] = telltale;
}

/* Whether what a net shows could be shown by chains. */
bool ch_forcing_is_chain(const ChForcingHunt *hunt, const ChTelltale *telltale);

/* Reports a conclusion by these premises; what no search needs is left out.  Where the inferences
 * would need it, the conclusion is hard to tell: cases would have to be split. */
bool ch_forcing_report(const ChForcingHunt *hunt, const ChTelltale *telltale,
                       const ChConstraintSet *premises);

#endif
