/* forcing_search.h - how a finder of the forcing family tells what it found.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FORCING_SEARCH_H
#define CH_STRATEGIES_FORCING_SEARCH_H

#include "forcing_facts.h"
#include "technique.h"

typedef struct ChForcingSearch {
    const ChFinderInput *input;
    ChSink *sink;
    int technique;
    ChForcing *forcing;
    bool rest; /* what is hard to tell comes last */
} ChForcingSearch;

static inline ChForcingSearch ch_forcing_search(const ChFinderInput *input, ChSink *sink,
                                                int technique)
{
    return (ChForcingSearch){.input = input,
                             .sink = sink,
                             .technique = technique,
                             .forcing = ch_facts_forcing_room(input->facts)};
}

static inline void ch_forcing_note(ChForcing *forcing, ChForcingResult result)
{
    if (forcing->count < CH_MAX_FORCING_RESULTS)
        forcing->result[forcing->count++] = result;
}

/* Whether what a net shows could be shown by chains. */
bool ch_forcing_is_chain(const ChForcingSearch *search, const ChForcingResult *result);

/* Reports a conclusion by these premises; what no search needs is left out.  Where the inferences
 * would need it, the conclusion is hard to tell: cases would have to be split. */
bool ch_forcing_report(const ChForcingSearch *search, const ChForcingResult *result,
                       const ChConstraintSet *premises);

#endif
