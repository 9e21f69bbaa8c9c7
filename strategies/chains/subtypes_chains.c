/* subtypes_chains.c - the tests of the sub-types of chains, from their links.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "step_kinds.h"
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

int ch_strong_links_of_x_chain(const ChBoard *before, const ChStepRecord *step)
{
    const ChMark *at = step->mark;
    ChStepLink link;
    int links = 0;

    (void)before;
    while (ch_step_next_link(step, &at, &link))
        links += link.strong;
    return step->place_count == 0 ? links : 0;
}

/* Returns the cells in which a strong link lies, and the digits of those in houses. */
static ChCellSet linked_cells(const ChStepRecord *step, unsigned *digits)
{
    const ChMark *at = step->mark;
    ChCellSet cells = {{0}};
    ChStepLink link;

    *digits = 0;
    while (ch_step_next_link(step, &at, &link))
        if (link.strong && CH_CANDIDATE_CELL(link.from) == CH_CANDIDATE_CELL(link.to))
            ch_cells_add(&cells, CH_CANDIDATE_CELL(link.from));
        else if (link.strong)
            *digits |= 1u << CH_CANDIDATE_DIGIT(link.from);
    return cells;
}

/* A pivot XYZ, the wings XZ and YZ, and a house with two places for Z: three strong links, which
 * leaves one chain without any. */
bool ch_is_xyz_nice_loop(const ChBoard *before, const ChStepRecord *step)
{
    const ChCellSet pivot = ch_step_cells(step, CH_ROLE_PIVOT);
    unsigned linked, all = 0, common = CH_ALL_NINE;
    const ChCellSet wings = linked_cells(step, &linked);

    if (ch_is_nice_xyz_loop(before, step, false))
        return true;
    if (ch_cells_count(pivot) != 1 || ch_cells_count(wings) != 2 || !ch_is_single(linked))
        return false;
    const unsigned digits = before->candidates[ch_cells_first(pivot)];
    CH_EACH_CELL(cell, wings) {
        all |= before->candidates[cell];
        common &= before->candidates[cell];
    }
    return ch_count(digits) == 3 && all == digits && common == linked;
}
