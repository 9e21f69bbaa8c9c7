/* argument_tree.h - an argument read for telling: which of its lines matter, and what closes what.
 *
 * The lines of an argument make a tree: each follows from those on the way to it from the start.
 *
 *      supposed  r9c4=7
 *      then      r4c4=2  by r4c4        closes there: 7, by what is supposed
 *      cases     2b5
 *        assume  r5c5=2                 ...
 *
 * A line that nothing later leans on is not worth telling.
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
    int supposed;       /* candidate, CH_NONE when the premises are refuted as they stand */
    bool holds;         /* it is supposed to be true */
    int conclusion;     /* of a story told forward: goes if HOLDS, and is placed if not */
    bool is_forward;    /* each case ends with what follows there: FAILS of no constraint */
    bool has_dead_case; /* or by itself, before anything follows */
    bool is_plain;      /* too long to be looked into: all lines are told, without reasons */
    bool used[CH_ARGUMENT_TREE_LINES];
    uint16_t above
        [CH_ARGUMENT_TREE_LINES]; /* the line before it on the way from the start, or CH_NONE */
} ChArgumentTree;

/* Why a line holds: candidates of its constraint that were open before the step and are closed now,
 * and what is true and closes them. */
typedef struct ChLineReason {
    ChList gone;
    ChList causes;
    bool is_at_hand; /* the cause is what was told last, so that it needs no name */
} ChLineReason;

/* Reads the argument for one conclusion: placements first, then eliminations. */
void ch_argument_tree_read(ChArgumentTree *tree, const ChSentenceContext *context, size_t which);

/* Lines that suppose nothing in the place of those that were read: a story told forward. */
void ch_argument_tree_lines(ChArgumentTree *tree, const ChLine *line, size_t count);

/* Whether what is supposed and the candidate cannot both hold. */
bool ch_argument_tree_denies(const ChArgumentTree *tree, int candidate);

/* The candidates of a constraint, or of a deadly pattern, that are alive before the step. */
ChCandidateSet ch_argument_tree_open(const ChArgumentTree *tree, int constraint);

/* Tells a step of one conclusion case by case, each up to that; false when its argument is none
 * that can be told so. */
bool ch_argument_tree_forward(const ChSentenceContext *context);

/* All lines but the supposition and the conclusion. */
void ch_argument_tree_write(ChText *out, const ChArgumentTree *tree);

ChLineReason ch_argument_tree_reason(const ChArgumentTree *tree, size_t line);

#endif
