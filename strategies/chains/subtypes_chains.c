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

/* Reports whether a digit has just two places in some house, the two cells. */
static bool is_conjugate(const ChBoard *before, const ChStepLink *link)
{
    const int digit = CH_CANDIDATE_DIGIT(link->from);

    for (int house = 0; house < CH_HOUSES; house++) {
        const ChCellSet places = ch_cells_and(ch_board_open(before, digit), ch_house_cells[house]);
        if (ch_cells_count(places) == 2 && ch_cells_equal(places, link->cells))
            return true;
    }
    return false;
}

/* The weak links of the ring are conjugate pairs of two digits by turns with links of two more. */
bool ch_is_multivalue_x_wing(const ChBoard *before, const ChStepRecord *step)
{
    const ChMark *at = step->mark;
    bool conjugate[4] = {false};
    unsigned digits = 0;
    int links = 0;
    ChStepLink link;

    if (!ch_is_xy_cycle(before, step))
        return false;
    while (ch_step_next_link(step, &at, &link)) {
        if (link.strong)
            continue;
        if (links == 4)
            return false;
        conjugate[links++] = is_conjugate(before, &link);
        digits |= 1u << CH_CANDIDATE_DIGIT(link.from);
    }
    return links == 4 && ch_count(digits) == 4 &&
           ((conjugate[0] && conjugate[2]) || (conjugate[1] && conjugate[3]));
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
