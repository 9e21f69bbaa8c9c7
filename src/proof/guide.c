/* guide.c - see guide.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "guide.h"

ChGuide ch_guide_start(const ChArgument *argument)
{
    return argument == NULL ? (ChGuide){0}
                            : (ChGuide){argument->line, argument->line + argument->count};
}

ChGuide ch_guide_next_split(ChGuide guide)
{
    while (guide.line < guide.end && guide.line->kind == CH_LINE_THEN)
        guide.line++;
    if (guide.line < guide.end && guide.line->kind != CH_LINE_CASES)
        guide.line = guide.end;
    return guide;
}

/* Returns the line after a branch or a whole argument, which begins at LINE. */
static const ChLine *end_of_branch(const ChLine *line, const ChLine *end)
{
    size_t pending = 1; /* branches that have not ended */

    for (; line < end && pending > 0; line++) {
        pending += line->kind == CH_LINE_CASES ? line->branches : 0;
        pending -= line->kind == CH_LINE_CASES || line->kind == CH_LINE_FAILS;
    }
    return line;
}

ChGuide ch_guide_branch(ChGuide split, int candidate)
{
    const ChLine *line = split.line;

    if (line == split.end)
        return split;
    for (int branches = line++->branches; branches > 0 && line < split.end; branches--) {
        const ChLine *const end = end_of_branch(line + 1, split.end);
        if (line->candidate == candidate)
            return (ChGuide){line + 1, end};
        line = end;
    }
    return (ChGuide){split.end, split.end};
}
