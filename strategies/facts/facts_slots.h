/* facts_slots.h - the slots of all facts: their dependencies, and their lifetime.
 *
 *      fact               family        depends on                 on a new board
 *      changes            core          the board before           is updated
 *      pairs              core                                     is dropped
 *      few_cells          core                                     is dropped
 *      few_digits         core                                     is dropped
 *      links              core          few_cells, few_digits,     is dropped
 *                                       als_sets for their parts
 *      placements         core          changes                    is updated by digit
 *      als_choices        core          changes                    is updated by house
 *      als_sets           core          als_choices                is dropped
 *      als_adjacency      core          als_sets                   is dropped
 *      als_beyond         core          als_adjacency              is dropped
 *      triads             basic         changes                    is updated by digit
 *      subset_houses      basic         changes                    is updated by house
 *      finned_fish        fish          placements                 is dropped
 *      strong_links       wings         changes                    is updated by digit
 *      bent_crossings     wings         changes                    is updated by house
 *      rectangles         uniqueness                               is dropped
 *      loop_pairs         uniqueness    pairs                      is dropped
 *      six_cell_sets      uniqueness    changes                    is updated by house
 *      exocets            exotic                                   is dropped
 *      forcing            forcing                                  is dropped
 *      failing            forcing       links                      is dropped
 *      whips              whips                                    is dropped
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FACTS_SLOTS_H
#define CH_STRATEGIES_FACTS_SLOTS_H

#include <string.h>

#include "basic.h"
#include "exotic.h"
#include "fish.h"
#include "forcing_facts.h"
#include "uniqueness.h"
#include "whips.h"
#include "wings.h"

struct ChFacts {
    const ChBoard *board;
    bool has_given_up; /* a finder has, since this was last set to false */
    uint32_t built;    /* a bit for each fact; a slot not built is undefined */
    ChChanges changes;
    ChPairs pairs;
    ChFewCells few_cells;
    ChFewDigits few_digits;
    ChTriads triads;
    ChSubsetHouses subset_houses;
    ChLinks links;
    ChStrongLinks strong_links;
    ChPlacements placements;
    ChRectangles rectangles;
    ChLoopPairs loop_pairs;
    ChSixCellSets six_cell_sets;
    ChFinnedFish finned_fish;
    ChBentCrossings bent_crossings;
    ChExocets exocets;
    ChAlsChoices als_choices;
    ChAlsSets als_sets;
    ChAlsAdjacency als_adjacency;
    ChAlsBeyond als_beyond;
    ChCandidateSet failing;
    ChForcing forcing;
    ChWhips whips;
};

/* Drops all facts, including those that are updated; BOARD may be any board. */
static inline void ch_facts_renew(ChFacts *facts, const ChBoard *board)
{
    facts->board = board;
    facts->built = 0;
    facts->whips.has_room = false;
    memset(facts->strong_links.tick, 0, sizeof facts->strong_links.tick);
    memset(&facts->bent_crossings, 0, sizeof facts->bent_crossings);
    facts->changes.tick = facts->triads.tick = facts->subset_houses.tick = facts->placements.tick =
        facts->six_cell_sets.tick = facts->als_choices.tick = 0;
}

/* Drops the facts that are not updated, after a step on the same board. */
static inline void ch_facts_follow(ChFacts *facts)
{
    facts->built = 0;
}

#endif
