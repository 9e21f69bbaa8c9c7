/* forcing_search.h - the search context of the forcing finders, and how they report.
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
    bool rest; /* second pass: conclusions that need cases split */
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

/* Reports whether chains alone lead to a conclusion of a net search. */
bool ch_forcing_is_chain(const ChForcingSearch *search, const ChForcingResult *result);

/* Reports a conclusion by these premises, without those that are not needed.  Where propagation by
 * the remaining premises does not lead to it, cases would have to be split: such a conclusion is
 * reported in the second pass only (`rest`). */
bool ch_forcing_report(const ChForcingSearch *search, const ChForcingResult *result,
                       const ChConstraintSet *premises);

#endif
