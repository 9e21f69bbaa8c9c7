/* whips_labels.h - labels, and what the variables of a position are left with.
 *
 * A label is a candidate or a segment (whips_search.h).  In a position, a variable is left with one
 * label, with nothing, or with several candidates.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_WHIPS_LABELS_H
#define CH_STRATEGIES_WHIPS_LABELS_H

#include "whips_search.h"

enum {
    CH_WHIP_NO_LABEL = -1,
    CH_WHIP_EMPTY = -2
}; /* what a variable is left with, besides a label */

static inline int ch_whip_digit(int label)
{
    return label % 9; /* a candidate is 9 * cell + digit, a segment begins at a multiple of 9 */
}

/* Makes a label true. */
void ch_whip_add(ChPropagation *state, int label);

/* Returns the cells whose candidate for the label's digit conflicts with the label. */
ChBands ch_whip_against(int label);

bool ch_whip_conflicts(int label, int candidate);

/* Reports whether a candidate is the label, or one of its segment. */
bool ch_whip_is_part(int label, int candidate);

/* Lists the variables that contain a label, at most four. */
int ch_whip_variables_of(int label, int variable[4]);

/* Returns the label that a variable is left with.  That of a satisfied one is not new. */
int ch_whip_left_in(const ChPropagation *state, int variable, bool with_segments);

/* Returns the right-linking label that a variable adds to a pattern, CH_WHIP_NO_LABEL or
 * CH_WHIP_EMPTY.  LAST is the label before it in a whip, else CH_WHIP_NO_LABEL. */
int ch_whip_next_label(const ChWhipSearch *search, const ChPropagation *now, ChWhipKind kind,
                       int variable, int last);

#endif
