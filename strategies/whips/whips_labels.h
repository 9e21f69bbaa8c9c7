/* whips_labels.h - labels, and what the variables of a position are left with.
 *
 * A label is a candidate or a segment (whips_search.h).  Segments have numbers after the
 * candidates: CH_CANDIDATES + 9 * (6 * box + part) + digit.  Parts 0 to 2 are the rows of the box,
 * and 3 to 5 its columns.
 *
 * In a position, a variable is left with one label, with nothing, or with several candidates.
 *
 * A relation is several candidates of which one is true for another reason than a constraint:
 * guardians (whips_relation.h).  It is one more variable, with the number CH_WHIP_RELATION.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_WHIPS_LABELS_H
#define CH_STRATEGIES_WHIPS_LABELS_H

#include "propagation.h"
#include "step.h"
#include "step_kinds.h"

/* What a variable is left with, besides a label. */
enum { CH_WHIP_NO_LABEL = -1, CH_WHIP_EMPTY = -2 };

enum { CH_WHIP_LABELS = CH_CANDIDATES + 9 * 6 * 9 };

enum { CH_WHIP_RELATION = CH_CONSTRAINTS, CH_WHIP_GUARDIANS = 5 };

typedef struct ChWhipRelation {
    bool is_end; /* it may only be the last variable of a pattern; else only an earlier one */
    int count;
    uint16_t candidate[CH_WHIP_GUARDIANS];
} ChWhipRelation;

typedef struct ChWhipKind {
    bool is_braid;
    bool with_segments;
    ChWhipType type;
} ChWhipKind;

/* Reports whether a pattern of this type may use a variable, no relation. */
static inline bool ch_whip_allows(ChWhipType type, int variable)
{
    return type == CH_WHIP_UNTYPED || variable / CH_CELLS == (int)type - CH_WHIP_CELLS;
}

static inline int ch_whip_digit(int label)
{
    return label % 9; /* a candidate is 9 * cell + digit, a segment begins at a multiple of 9 */
}

/* Reports whether a candidate is open in a cell without a digit. */
static inline bool ch_whip_is_target(const ChPropagation *state, int candidate)
{
    return ch_propagation_is_open(state, candidate) &&
           !ch_bands_has(state->placed, CH_CANDIDATE_CELL(candidate));
}

/* Returns the candidates of a label: one, or those of a segment that are open. */
ChCandidateSet ch_whip_candidates(const ChPropagation *state, int label);

/* Makes a label true. */
void ch_whip_add(ChPropagation *state, int label);

/* Returns the cells whose candidate for the label's digit conflicts with the label. */
ChBands ch_whip_against(int label);

bool ch_whip_conflicts(int label, int candidate);

/* Reports whether a candidate is the label, or one of its segment. */
bool ch_whip_is_part(int label, int candidate);

/* Lists the variables that contain a label, at most four. */
int ch_whip_variables_of(int label, int variable[4]);

/* Lists the open candidates of a variable; returns how many.  Here and below, RELATION is NULL
 * unless the variable is one. */
int ch_whip_open_in(const ChPropagation *state, const ChWhipRelation *relation, int variable,
                    uint16_t candidate[9]);

/* Returns the label that a variable is left with.  That of a satisfied one is not new. */
int ch_whip_left_in(const ChPropagation *state, const ChWhipRelation *relation, int variable,
                    bool with_segments);

/* Returns the right-linking label that a variable, no relation, adds to a pattern, CH_WHIP_NO_LABEL
 * or CH_WHIP_EMPTY.  LAST is the label before it in a whip, else CH_WHIP_NO_LABEL. */
int ch_whip_next_label(const ChPropagation *start, const ChPropagation *now, bool with_segments,
                       int variable, int last);

#endif
