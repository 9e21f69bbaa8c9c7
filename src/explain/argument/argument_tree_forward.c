/* argument_tree_forward.c - turns a proof by contradiction into a forward argument; see
 * argument_tree.h.
 *
 *      supposed  r4c1=8                     (its opposite, r4c1<>8, is shown)
 *      cases     r1c1                       cases     r1c1
 *        assume  r1c1=2                       assume  r1c1=2
 *        then    r1c5=3                       then    r1c5=3
 *        fails   r4c5: 3 and 8 are out        then    r4c5=8, and r4c1<>8
 *                                             assume  r1c1=8, and r4c1<>8
 *
 * Only the last line of a case may depend on the supposition.  Cases that contradict the
 * supposition by themselves, which the original argument leaves out, are added.
 *
 * SPDX-License-Identifier: MIT
 */
#include "argument_tree.h"

enum { FORWARD_LINES = 1024 };

/* Lines under construction. */
typedef struct Draft {
    ChLine *line;
    size_t count;
    bool failed;
} Draft;

static void draft_line(Draft *lines, ChLine line)
{
    if (lines->count == FORWARD_LINES)
        lines->failed = true;
    else
        lines->line[lines->count++] = line;
}

/* Adds the end of a case in which the conclusion follows. */
static void draft_end(Draft *lines)
{
    draft_line(lines, (ChLine){.kind = CH_LINE_FAILS, .constraint = CH_NONE, .candidate = CH_NONE});
}

/* Returns the candidates of a constraint that no line from FROM up to AT rules out. */
static ChList candidates_left(const ChArgumentTree *tree, size_t from, size_t at, int constraint)
{
    ChCandidateSet open = ch_argument_tree_open(tree, constraint);

    CH_EACH_CANDIDATE(c, &open)
        for (size_t i = from; i < at; i++)
            if (ch_conflict(tree->line[i].candidate, c))
                ch_candidates_remove(&open, c);
    return ch_list_candidates(&open);
}

/* Drafts the case that begins at FROM.  Returns the line where the next case begins; 0 when the
 * case depends on more than its own lines. */
static size_t draft_case(ChArgumentTree *tree, size_t from, Draft *lines)
{
    size_t at = from;

    if (tree->line[at].kind != CH_LINE_ASSUME || tree->line[at].candidate >= CH_CANDIDATES)
        return 0;
    for (draft_line(lines, tree->line[at++]);
         at < tree->count && tree->line[at].kind == CH_LINE_THEN; at++) {
        const ChLine *const then = &tree->line[at];
        const ChList left = candidates_left(tree, from, at, then->constraint);
        if (left.count != 1 || left.item[0] != then->candidate)
            return 0;
        draft_line(lines, *then);
    }
    if (at == tree->count || tree->line[at].kind != CH_LINE_FAILS)
        return 0;
    const ChLine *const last = &tree->line[at];
    const ChList left = candidates_left(tree, from, at, last->constraint);
    if (left.count > 1 || (left.count == 1 && !ch_argument_tree_denies(tree, left.item[0])))
        return 0;
    if (left.count == 0) {
        tree->has_dead_case = true;
        draft_line(lines, *last);
        return at + 1;
    }
    draft_line(
        lines,
        (ChLine){.kind = CH_LINE_THEN, .constraint = last->constraint, .candidate = left.item[0]});
    draft_end(lines);
    return at + 1;
}

/* Reads the first argument forward, without its supposition.  The argument must be a split into
 * cases and depend on the supposition only in the last line of a case; the conclusion replaces that
 * line.  LINES has room for FORWARD_LINES.  Returns false when the argument has another shape. */
static bool read_forward(ChArgumentTree *tree, const ChSentenceContext *context, ChLine *lines)
{
    Draft forward = {.line = lines};
    size_t at = 1;

    ch_argument_tree_read(tree, context, 0);
    tree->has_dead_case = false;
    if (tree->supposed == CH_NONE || tree->count == 0 || tree->line[0].kind != CH_LINE_CASES)
        return false;
    draft_line(&forward, tree->line[0]);
    for (unsigned i = 0; i < tree->line[0].branches; i++) {
        at = draft_case(tree, at, &forward);
        if (at == 0)
            return false;
    }
    const ChCandidateSet all = ch_argument_tree_open(tree, tree->line[0].constraint);
    CH_EACH_CANDIDATE(c, &all) {
        if (!ch_argument_tree_denies(tree, c))
            continue;
        draft_line(
            &forward,
            (ChLine){.kind = CH_LINE_ASSUME, .constraint = CH_NONE, .candidate = (uint16_t)c});
        draft_end(&forward);
    }
    if (at != tree->count || forward.failed)
        return false;
    lines[0].branches = (uint8_t)ch_candidates_count(&all);
    ch_argument_tree_lines(tree, lines, forward.count);
    return true;
}

bool ch_argument_tree_forward(const ChSentenceContext *context)
{
    ChArgumentTree tree;
    ChLine lines[FORWARD_LINES];

    if (context->step->argument_count != 1 || !read_forward(&tree, context, lines))
        return false;
    ch_argument_tree_write(context->out, &tree);
    ch_text_char(context->out, '\n');
    ch_say(context,
           tree.has_dead_case ? N_("Every case that remains leads to the same.")
                              : N_("Every case leads to the same."),
           NULL, 0);
    return true;
}
