/* forcing_search.h - the search context of the forcing finders, and how they report.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FORCING_SEARCH_H
#define CH_STRATEGIES_FORCING_SEARCH_H

#include "forcing_facts.h"
#include "technique.h"
#include "uniqueness.h"

enum { CH_MOST_CASES = 9 };

/* The guardians of a pattern, as the cases of a verity. */
typedef struct ChForcingGuards {
    const ChPattern *pattern;
    int count;
    uint16_t candidate[CH_MOST_CASES];
} ChForcingGuards;

typedef struct ChForcingSearch {
    const ChFinderInput *input;
    ChSink *sink;
    int technique;
    ChForcing *forcing;
    bool rest;                     /* second pass: conclusions that need cases split */
    const ChForcingGuards *guards; /* the cases that CH_CONSTRAINTS stands for; or NULL */
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

/* Lists the candidates of which one is true: those of a constraint, or the guardians. Returns their
 * number. */
int ch_forcing_cases(const ChForcingSearch *search, int constraint,
                     uint16_t candidate[CH_MOST_CASES]);

/* Reports the verities of COUNT cases by the constraints from FIRST to LAST; CH_CONSTRAINTS stands
 * for the guardians. Returns true if the sink wants no more. */
bool ch_forcing_find_verities(const ChForcingSearch *search, int first, int last, int count);

/* Reports whether chains alone lead to a conclusion of a net search. */
bool ch_forcing_is_chain(const ChForcingSearch *search, const ChForcingResult *result);

/* Reports a conclusion by these premises, without those that are not needed.  Where propagation by
 * the remaining premises does not lead to it, cases would have to be split: such a conclusion is
 * reported in the second pass only (`rest`).  From guardians there are no such conclusions. */
bool ch_forcing_report(const ChForcingSearch *search, const ChForcingResult *result,
                       const ChConstraintSet *premises);

#endif
