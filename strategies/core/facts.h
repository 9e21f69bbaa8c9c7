/* facts.h - facts derived from a board, computed on first request.
 *
 * Facts save time; they never alter a result.  They live in the workspace, each in a slot.  All are
 * dropped when the board changes, but some keep what still holds for the new board.  The facts
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

/* Bivalue cells, and for each digit those that have it, and the houses with two places for it (its
 * conjugate pairs). */
typedef struct ChPairs {
    ChCellSet bivalue;
    ChCellSet bivalue_with[CH_DIGITS];
    uint32_t bilocal[CH_DIGITS];
} ChPairs;

/* Small counts: the empty cells with two to SIZE candidates, and for each house the digits with two
 * to SIZE places. */
enum { CH_FEW = 4 };

typedef struct ChFewCells {
    ChCellSet upto[CH_FEW + 1];
} ChFewCells;

typedef struct ChFewDigits {
    _Alignas(16) uint16_t upto[CH_FEW + 1][CH_LANES];
} ChFewDigits;

/* Returns what has changed.  A finder may skip what has not changed since it last found nothing
 * (technique.h). */
const ChChanges *ch_facts_changes(ChFacts *facts);

/* Notes that a finder gave up at a limit of work: that it found nothing says nothing about the
 * parts that it did not reach. */
void ch_facts_give_up(ChFacts *facts);

const ChPairs *ch_facts_pairs(ChFacts *facts);
const ChFewCells *ch_facts_few_cells(ChFacts *facts);
const ChFewDigits *ch_facts_few_digits(ChFacts *facts);

/* Build the facts of small_counts.c. */
void ch_few_cells_build(const ChBoard *board, ChFewCells *few);
void ch_few_digits_build(const ChBoard *board, ChFewDigits *few);

/* Returns the links in a view of these kinds (CH_LINKS_), with room for a search. */
ChLinks *ch_facts_links(ChFacts *facts, int kinds);

/* Returns the candidates that chains can rule out: chains of all link kinds at the level of
 * KINDS. */
const ChChainTargets *ch_facts_chain_targets(ChFacts *facts, int kinds);

/* Reports whether any chain of such links, however long, can rule out anything.  If not, no
 * technique that is such a chain under another name needs a search. */
bool ch_facts_may_chain(ChFacts *facts, int kinds);

/* List, for each digit, the cells where chains of such links may rule it out: chains of any length,
 * or of three strong links (levels without parts only).  False when the list is incomplete: any
 * candidate may be ruled out. */
bool ch_facts_link_targets(ChFacts *facts, int kinds, ChCellSet targets[CH_DIGITS]);
bool ch_facts_near_targets(ChFacts *facts, int kinds, ChCellSet targets[CH_DIGITS]);

/* Reports whether some chain of such links may rule out a candidate. */
bool ch_facts_may_rule_out(ChFacts *facts, int kinds, int candidate);

const ChAlsSets *ch_facts_als_sets(ChFacts *facts);
const ChAlsAdjacency *ch_facts_als_adjacency(ChFacts *facts);
ChAlsBeyond *ch_facts_als_beyond(ChFacts *facts);

/* Returns, for each digit, the places that no complete placement of it uses (placements.h). */
const ChCellSet *ch_facts_impossible_places(ChFacts *facts);

/* Returns the digits with impossible places.  Single-digit techniques need to examine no others. */
unsigned ch_facts_limited(ChFacts *facts);

#endif
