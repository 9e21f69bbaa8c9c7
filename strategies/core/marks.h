/* marks.h - the pattern of a step, as its family works it out for display.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_MARKS_H
#define CH_STRATEGIES_MARKS_H

#include <assert.h>

#include "board.h"
#include "record.h"

/* A log replayed up to a step: the board before the step, and the cause of each removed
 * candidate. */
typedef struct ChReplay {
    const ChPuzzle *puzzle;
    ChBoard board;
    uint16_t
        removed_by[CH_CANDIDATES]; /* the step that removed it; 0: open, or removed by the input */
} ChReplay;

enum { CH_MAX_MARKS = 1024 };

typedef struct ChMarks {
    ChKind kind;
    bool has_cases; /* the conclusion follows separately in each case of premise `cases` */
    uint16_t cases;
    bool overflow; /* too much to show, or a link or set lacks a part: not shown */
    uint32_t count;
    ChMark mark[CH_MAX_MARKS];
} ChMarks;

static inline void ch_marks_put(ChMarks *marks, ChMark mark)
{
    assert(mark.role < CH_ROLES);
    if (marks->count < CH_MAX_MARKS)
        marks->mark[marks->count++] = mark;
    else
        marks->overflow = true;
}

static inline void ch_marks_add(ChMarks *marks, ChRole role, int thing, int step)
{
    ch_marks_put(marks,
                 (ChMark){.role = (uint8_t)role, .thing = (uint16_t)thing, .step = (uint16_t)step});
}

/* ---- groups: a colour, a set, a common, a link ---- */

/* Returns the number of the group that begins now.  FIRST is a role that every group of its kind
 * has. */
static inline int ch_marks_group(const ChMarks *marks, ChRole first)
{
    for (uint32_t i = marks->count; i > 0; i--)
        if (marks->mark[i - 1].role == first)
            return marks->mark[i - 1].group + 1;
    return 0;
}

static inline void ch_marks_join(ChMarks *marks, ChRole role, int group, int thing)
{
    ch_marks_put(
        marks, (ChMark){.role = (uint8_t)role, .group = (uint16_t)group, .thing = (uint16_t)thing});
}

static inline void ch_marks_cells(ChMarks *marks, ChRole role, int group, const ChCellSet *cells)
{
    CH_EACH_CELL(cell, *cells)
        ch_marks_join(marks, role, group, cell);
}

static inline void ch_marks_digits(ChMarks *marks, ChRole role, int group, unsigned digits)
{
    CH_EACH_DIGIT(digit, digits)
        ch_marks_join(marks, role, group, digit);
}

static inline void ch_marks_candidates(ChMarks *marks, ChRole role, int group,
                                       const ChCandidateSet *candidates)
{
    CH_EACH_CANDIDATE(candidate, candidates)
        ch_marks_join(marks, role, group, candidate);
}

/* Adds one more colour. */
static inline void ch_marks_colour(ChMarks *marks, const ChCandidateSet *candidates)
{
    ch_marks_candidates(marks, CH_ROLE_COLOUR, ch_marks_group(marks, CH_ROLE_COLOUR), candidates);
}

/* Adds a set of cells and their digits.  Returns its number, for ch_marks_common().  On a broken
 * grid the set may be without digits; the pattern is then not shown. */
static inline int ch_marks_set(ChMarks *marks, const ChCellSet *cells, unsigned digits)
{
    const int group = ch_marks_group(marks, CH_ROLE_SET_CELL);

    marks->overflow |= ch_cells_empty(*cells) || digits == 0;
    ch_marks_cells(marks, CH_ROLE_SET_CELL, group, cells);
    ch_marks_digits(marks, CH_ROLE_SET_DIGIT, group, digits);
    return group;
}

/* Adds a restricted common of two different sets. */
static inline void ch_marks_common(ChMarks *marks, int one, int other, int digit)
{
    const int group = ch_marks_group(marks, CH_ROLE_COMMON_SET);

    assert(one != other);
    ch_marks_join(marks, CH_ROLE_COMMON_SET, group, one);
    ch_marks_join(marks, CH_ROLE_COMMON_SET, group, other);
    ch_marks_join(marks, CH_ROLE_COMMON_DIGIT, group, digit);
}

/* Adds a link from one candidate, or a group of at most 81, to another.  An end may be empty where
 * a proof has been shortened and the pattern is no longer complete.  Links are explained in the
 * order in which they are added. */
static inline void ch_marks_link(ChMarks *marks, const ChCandidateSet *from,
                                 const ChCandidateSet *to, bool strong)
{
    const int group = ch_marks_group(marks, CH_ROLE_LINK_FROM);

    marks->overflow |= ch_candidates_count(from) == 0 || ch_candidates_count(to) == 0;
    ch_marks_candidates(marks, CH_ROLE_LINK_FROM, group, from);
    ch_marks_candidates(marks, CH_ROLE_LINK_TO, group, to);
    if (strong)
        ch_marks_join(marks, CH_ROLE_LINK_STRONG, group, 0);
}

#endif
