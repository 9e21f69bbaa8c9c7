/* argument_tree.h - an argument prepared for writing: which of its lines matter, and what closes
 * each candidate.
 *
 * The lines of an argument form a tree: each line follows from those on the path to it from the
 * start.
 *
 *      supposed  r9c4=7
 *      then      r4c4=2  by r4c4        closes there: 7, by the supposition
 *      cases     2b5
 *        assume  r5c5=2                 ...
 *
 * A line that no later line depends on is not written.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_ARGUMENT_TREE_H
#define CH_EXPLAIN_ARGUMENT_TREE_H

#include "sentence.h"

enum { CH_ARGUMENT_TREE_LINES = 4096 };

typedef struct ChArgumentTree {
    const ChSentenceContext *context;
    const ChLine *line;
    size_t count;
    int supposed;    /* candidate, or CH_NONE when the premises alone lead to the contradiction */
    bool holds;      /* whether the candidate is supposed to be true */
    int conclusion;  /* of a forward argument: removed if HOLDS, placed if not */
    bool is_forward; /* each case ends with its conclusion: a FAILS line of no constraint */
    bool has_dead_case; /* of a forward argument: a case ends in a contradiction instead */
    bool is_plain;      /* too long to be analysed: all lines are written, without reasons */
    bool used[CH_ARGUMENT_TREE_LINES];
    uint16_t above[CH_ARGUMENT_TREE_LINES]; /* the previous line on the path, or CH_NONE */
} ChArgumentTree;

/* The reason for a line: the candidates of its constraint that were open before the step and are
 * closed now, and the true candidates that close them. */
typedef struct ChLineReason {
    ChList closed;
    ChList causes;
    bool is_at_hand; /* the only cause is the last written line, so that it needs no name */
} ChLineReason;

/* Reads the argument for conclusion WHICH; placements count first, then eliminations. */
void ch_argument_tree_read(ChArgumentTree *tree, const ChSentenceContext *context, size_t which);

/* Replaces the lines that were read by lines that suppose nothing: a forward argument. */
void ch_argument_tree_lines(ChArgumentTree *tree, const ChLine *line, size_t count);

/* Reports whether the supposition and the candidate cannot both hold. */
bool ch_argument_tree_denies(const ChArgumentTree *tree, int candidate);

/* Returns the candidates of a constraint, or the guardians of a deadly pattern, that are open
 * before the step. */
ChCandidateSet ch_argument_tree_open(const ChArgumentTree *tree, int constraint);

/* Writes the argument of a step with one conclusion forward: case by case, each up to the
 * conclusion.  Returns false when the argument does not have that shape. */
bool ch_argument_tree_forward(const ChSentenceContext *context);

/* Writes all lines but the supposition and the conclusion. */
void ch_argument_tree_write(ChText *out, const ChArgumentTree *tree);

ChLineReason ch_argument_tree_reason(const ChArgumentTree *tree, size_t line);

#endif
