/* facts.h - what can be derived from a board, worked out when first asked for.
 *
 * Facts save time; they can never alter a result.  They lie in the workspace and are dropped
 * whenever the board changes, but for the memory of what changed.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FACTS_H
#define CH_STRATEGIES_FACTS_H

#include "als_sets.h"
#include "board.h"
#include "changes.h"
#include "exocet.h"
#include "forcing.h"
#include "links.h"
#include "placements.h"
#include "rectangles.h"
#include "strong_links.h"

/* Choices between two: cells with two candidates, and per digit the houses with two places for it
 * (its conjugate pairs). */
typedef struct ChPairs {
    ChCellSet bivalue;
    uint32_t bilocal[CH_DIGITS];
} ChPairs;

/* Choices between a few: empty cells with two to SIZE candidates; per house the digits that have
 * two to SIZE places in it. */
enum { CH_FEW = 4 };

typedef struct ChFewCells {
    ChCellSet upto[CH_FEW + 1];
} ChFewCells;

typedef struct ChFewDigits {
    _Alignas(16) uint16_t upto[CH_FEW + 1][CH_LANES];
} ChFewDigits;

/* A triad is the three cells that a box shares with a line.  A digit is locked there when the box
 * (pointing) or the line (claiming) has no other place for it, while the other has some.  Per digit
 * six words of triads, three boxes each (triads.c): those in rows, then those in columns. */
typedef struct ChTriads {
    unsigned tick;            /* of the board that they are of; 0: of none */
    unsigned pointing_digits; /* the digits with any */
    unsigned claiming_digits;
    uint32_t pointing[CH_DIGITS][6];
    uint32_t claiming[CH_DIGITS][6];
} ChTriads;

/* The box and the line of a triad in word AT, first cell BIT. */
static inline int ch_triad_box(int at, int bit)
{
    return at < 3 ? 3 * at + bit / 9 : bit / 9 * 3 + at - 3;
}

static inline int ch_triad_line(int at, int bit)
{
    return at < 3 ? CH_FIRST_ROW + 3 * at + bit % 9 / 3 : CH_FIRST_COLUMN + 3 * (at - 3) + bit % 9;
}

/* Finned basic fish that rule something out, by size: a bit for each digit (times two) and
 * direction (bases are columns: plus one) that has any, sashimi or not. */
enum { CH_FINNED_FISH_LARGEST = 4 };

typedef struct ChFinnedFish {
    uint32_t finned[CH_FINNED_FISH_LARGEST + 1];
    uint32_t sashimi[CH_FINNED_FISH_LARGEST + 1];
} ChFinnedFish;

/* Bent sets that rule something out (bent.c), by size: a bit for each crossing that may have any,
 * six for a box (bent.h).  Kept while the board goes on. */
enum { CH_BENT_CROSSINGS = 54 };

typedef struct ChBentCrossings {
    unsigned tick; /* of the board that they are of; 0: of none */
    uint64_t at[CH_DIGITS + 1];
} ChBentCrossings;

/* Extended rectangles, or what would be one but for some guardians (uniqueness_extended.c): for
 * each line those after it that hold the other three cells. */
typedef struct ChSixCellSets {
    uint32_t with[CH_HOUSES];
} ChSixCellSets;

typedef struct ChFacts {
    const ChBoard *board;
    uint32_t built; /* one bit a fact; what is not built holds garbage */
    ChChanges changes;
    ChPairs pairs;
    ChFewCells few_cells;
    ChFewDigits few_digits;
    ChTriads triads;
    ChLinks links;
    ChStrongLinks strong_links;
    ChPlacements placements;
    ChRectangles rectangles;
    ChSixCellSets six_cell_sets;
    ChFinnedFish finned_fish;
    ChBentCrossings bent_crossings;
    ChExocets exocets;
    ChAlsChoices almost_choices;
    ChAlsSets almost;
    ChAlsAdjacency als_adjacent;
    ChCandidateSet failing;
    ChForcing forcing;
} ChFacts;

/* Drops all facts, and all memory: BOARD may be any. */
static inline void ch_facts_renew(ChFacts *facts, const ChBoard *board)
{
    facts->board = board;
    facts->built = 0;
    memset(facts->strong_links.tick, 0, sizeof facts->strong_links.tick);
    facts->changes.tick = facts->triads.tick = facts->placements.tick = facts->bent_crossings.tick =
        facts->almost_choices.tick = 0;
}

/* Drops all facts: a step was taken on the same board. */
static inline void ch_facts_follow(ChFacts *facts)
{
    facts->built = 0;
}

/* What has changed; what is not fresh to a finder (scene.h) it may leave out. */
const ChChanges *ch_facts_changes(ChFacts *facts);

const ChPairs *ch_facts_pairs(ChFacts *facts);
const ChRectangles *ch_facts_rectangles(ChFacts *facts);
const ChSixCellSets *ch_facts_six_cell_sets(ChFacts *facts);
const ChFewCells *ch_facts_few_cells(ChFacts *facts);
const ChFewDigits *ch_facts_few_digits(ChFacts *facts);
const ChTriads *ch_facts_triads(ChFacts *facts);

/* The choices between two ways of these digits; what is of others may be old. */
ChStrongLinks *ch_facts_strong_links(ChFacts *facts, unsigned digits);

/* How facts with a file of their own are built. */
void ch_few_cells_build(const ChBoard *board, ChFewCells *few);
void ch_six_cell_sets_build(const ChBoard *board, ChSixCellSets *six_cell_sets);
void ch_few_digits_build(const ChBoard *board, ChFewDigits *few);
void ch_triads_build(const ChBoard *board, unsigned digits, ChTriads *triads);

/* The links, seen by these kinds (CH_LINKS_), with room for a search. */
ChLinks *ch_facts_links(ChFacts *facts, int kinds);

/* Which candidates chains of such links can rule out, of all kinds that belong to their level. */
const ChChainTargets *ch_facts_chain_targets(ChFacts *facts, int kinds);

/* Whether any chain of such links can rule out anything, however long: if not, nothing that is such
 * a chain by another name needs to be looked for. */
bool ch_facts_may_chain(ChFacts *facts, int kinds);

/* Whether some chain of such links may rule out a candidate. */
bool ch_facts_may_rule_out(ChFacts *facts, int kinds, int candidate);

const ChAlsSets *ch_facts_als_sets(ChFacts *facts);
const ChAlsAdjacency *ch_facts_als_adjacency(ChFacts *facts);

/* Per digit the places that no complete placement of it uses (placements.h). */
const ChCellSet *ch_facts_impossible_places(ChFacts *facts);

/* The digits that could lose a place by what is known of their own places alone; others need no
 * look. */
unsigned ch_facts_limited(ChFacts *facts);

const ChFinnedFish *ch_facts_finned_fish(ChFacts *facts);
void ch_finned_fish_build(const ChBoard *board, unsigned digits, ChFinnedFish *finned_fish);

const ChBentCrossings *ch_facts_bent_crossings(ChFacts *facts);
/* Of the FRESH crossings, cells that have CHANGED. */
void ch_bent_crossings_build(const ChBoard *board, uint64_t fresh, ChCellSet changed,
                             ChBentCrossings *bent_crossings);

/* The crossings of these houses. */
uint64_t ch_bent_fresh(uint32_t houses);

/* The patterns of exocets, as far as there is room for them. */
const ChExocets *ch_facts_exocets(ChFacts *facts);

/* What each candidate implies, thought as far as it was; and room for proofs (forcing.h).  Afresh,
 * it may be what some candidates imply only (implications.h). */
ChForcing *ch_facts_forcing(ChFacts *facts, ChImplying how);
ChForcing *ch_facts_forcing_afresh(ChFacts *facts, ChImplying how, const ChCandidateSet *those);

/* The candidates that fail by chains: their worlds, and no others, come to an end. */
const ChCandidateSet *ch_facts_failing(ChFacts *facts);

#endif
