/* subtypes_chains.c - the tests of the sub-types of chains, from their links.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "subtypes.h"

bool ch_is_xy_cycle(const ChBoard *before, const ChStepRecord *step)
{
    const ChMark *at = step->mark;
    ChStepLink link;
    int links = 0;

    (void)before;
    for (; ch_step_next_link(step, &at, &link); links++)
        if (link.grouped ||
            (link.strong && CH_CANDIDATE_CELL(link.from) != CH_CANDIDATE_CELL(link.to)))
            return false;
    return links > 0;
}

bool ch_is_fishy_cycle(const ChBoard *before, const ChStepRecord *step)
{
    const ChMark *at = step->mark;
    ChStepLink link;
    unsigned digits = 0;

    (void)before;
    while (ch_step_next_link(step, &at, &link))
        digits |= 1u << CH_CANDIDATE_DIGIT(link.from) | 1u << CH_CANDIDATE_DIGIT(link.to);
    return ch_is_single(digits);
}
