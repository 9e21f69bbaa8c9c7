/* facts.h - what can be derived from a board, computed on first request.
 *
 * Facts save time; they can never alter a result.  They live in the workspace, each in a slot, and
 * are dropped when the board changes; some remember what is still true of the new board.  The facts
 * below serve several families; those of one family are declared in its header.  The slots are
 * listed in facts_slots.h.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FACTS_H
#define CH_STRATEGIES_FACTS_H

#include "als_sets.h"
#include "board.h"
#include "changes.h"
#include "links.h"
#include "placements.h"

typedef struct ChFacts ChFacts;

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

/* What has changed; what is not fresh to a finder (technique.h) it may leave out. */
const ChChanges *ch_facts_changes(ChFacts *facts);

const ChPairs *ch_facts_pairs(ChFacts *facts);
const ChFewCells *ch_facts_few_cells(ChFacts *facts);
const ChFewDigits *ch_facts_few_digits(ChFacts *facts);

/* How facts with a file of their own are built. */
void ch_few_cells_build(const ChBoard *board, ChFewCells *few);
void ch_few_digits_build(const ChBoard *board, ChFewDigits *few);

/* The links, seen by these kinds (CH_LINKS_), with room for a search. */
ChLinks *ch_facts_links(ChFacts *facts, int kinds);

/* Which candidates chains of such links can rule out, of all kinds that belong to their level. */
const ChChainTargets *ch_facts_chain_targets(ChFacts *facts, int kinds);

/* Whether any chain of such links can rule out anything, however long: if not, nothing that is such
 * a chain by another name needs to be looked for. */
bool ch_facts_may_chain(ChFacts *facts, int kinds);

/* Where chains of such links may rule each digit out, and where those of three strong links may,
 * which have no parts; false when any candidate may go. */
bool ch_facts_link_targets(ChFacts *facts, int kinds, ChCellSet targets[CH_DIGITS]);
bool ch_facts_near_targets(ChFacts *facts, int kinds, ChCellSet targets[CH_DIGITS]);

/* Whether some chain of such links may rule out a candidate. */
bool ch_facts_may_rule_out(ChFacts *facts, int kinds, int candidate);

const ChAlsSets *ch_facts_als_sets(ChFacts *facts);
const ChAlsAdjacency *ch_facts_als_adjacency(ChFacts *facts);

/* Per digit the places that no complete placement of it uses (placements.h). */
const ChCellSet *ch_facts_impossible_places(ChFacts *facts);

/* The digits that could lose a place by what is known of their own places alone; others need no
 * look. */
unsigned ch_facts_limited(ChFacts *facts);

#endif
