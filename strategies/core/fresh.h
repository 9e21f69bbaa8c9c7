/* fresh.h - what a finder has to examine: all that has changed since it last found nothing.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_FRESH_H
#define CH_STRATEGIES_FRESH_H

#include "technique.h"

/* Return the digits, cells and houses to examine; in all others, unchanged, the finder has found
 * nothing before.  A finder that uses these must conclude from one digit, or house, alone.  It must
 * find the same while more candidates are left elsewhere. */
static inline unsigned ch_fresh_digits(const ChFinderInput *input)
{
    return ch_changed_digits(ch_facts_changes(input->facts), input->since);
}

/* Returns the fresh digits with impossible places: all that single-digit techniques examine. */
static inline unsigned ch_promising_digits(const ChFinderInput *input)
{
    const unsigned fresh = ch_fresh_digits(input);

    if (fresh == 0 || input->options->unfiltered)
        return fresh;
    return fresh & ch_facts_limited(input->facts);
}

static inline ChCellSet ch_fresh_cells(const ChFinderInput *input)
{
    return ch_changed_cells(ch_facts_changes(input->facts), input->since);
}

static inline uint32_t ch_fresh_houses(const ChFinderInput *input)
{
    return ch_changed_houses(ch_facts_changes(input->facts), input->since);
}

#endif
