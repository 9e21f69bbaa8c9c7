/* argument_tree.c - see argument_tree.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "argument_tree.h"

enum { MAX_DEPTH = CH_CELLS, SUPPOSED = -1, NOTHING = -2 };

ChCandidateSet ch_argument_tree_open(const ChArgumentTree *tree, int constraint)
{
    const ChStepRecord *const step = tree->context->step;
    const ChBoard *const before = tree->context->before;
    ChCandidateSet open = {{0}};

    for (int i = 0; i < CH_DIGITS && constraint < CH_CONSTRAINTS; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        if (ch_board_has(before, candidate))
            ch_candidates_add(&open, candidate);
    }
    if (constraint < CH_CONSTRAINTS || (size_t)(constraint - CH_CONSTRAINTS) >= step->deadly_count)
        return open;
    const uint16_t *const digits = step->deadly[constraint - CH_CONSTRAINTS].digits;
    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const unsigned pattern = digits[CH_CANDIDATE_CELL(candidate)];
        if (pattern != 0 && !(pattern >> CH_CANDIDATE_DIGIT(candidate) & 1) &&
            ch_board_has(before, candidate))
            ch_candidates_add(&open, candidate);
    }
    return open;
}

static bool is_truth(const ChLine *line)
{
    return (line->kind == CH_LINE_THEN || line->kind == CH_LINE_ASSUME) &&
           line->candidate < CH_CANDIDATES;
}

bool ch_argument_tree_denies(const ChArgumentTree *tree, int candidate)
{
    if (tree->supposed == CH_NONE)
        return false;
    return tree->holds ? ch_conflict(tree->supposed, candidate) : tree->supposed == candidate;
}

/* Returns what closes a candidate at a line: SUPPOSED, or else the index of a line above.  Prefers
 * the nearest line that is written anyway; without one, the line nearest to the start.  Returns
 * NOTHING where the candidate is open. */
static int find_closer(const ChArgumentTree *tree, size_t line, int candidate)
{
    int closer = NOTHING;

    if (ch_argument_tree_denies(tree, candidate))
        return SUPPOSED;
    for (unsigned at = tree->above[line]; at != CH_NONE; at = tree->above[at])
        if (is_truth(&tree->line[at]) && ch_conflict(tree->line[at].candidate, candidate)) {
            closer = (int)at;
            if (tree->used[at])
                break;
        }
    return closer;
}

/* Returns the last written line above a line, or SUPPOSED when there is none. */
static int last_written(const ChArgumentTree *tree, size_t line)
{
    unsigned at = tree->above[line];

    while (at != CH_NONE && !(is_truth(&tree->line[at]) && tree->used[at]))
        at = tree->above[at];
    return at == CH_NONE ? SUPPOSED : (int)at;
}

ChLineReason ch_argument_tree_reason(const ChArgumentTree *tree, size_t line)
{
    const ChLine *const at_line = &tree->line[line];
    const ChCandidateSet open = ch_argument_tree_open(tree, at_line->constraint);
    ChLineReason reason = {.is_at_hand = true};

    CH_EACH_CANDIDATE(c, &open) {
        if (tree->is_plain)
            break;
        const int closer = c == at_line->candidate ? NOTHING : find_closer(tree, line, c);
        if (closer == NOTHING)
            continue;
        ch_list_add(&reason.closed, (uint16_t)c);
        reason.is_at_hand &= closer == last_written(tree, line);
        if (closer >= 0)
            ch_list_add(&reason.causes, tree->line[closer].candidate);
        else if (tree->holds)
            ch_list_add(&reason.causes, (uint16_t)tree->supposed);
    }
    reason.is_at_hand |= reason.causes.count == 0;
    return reason;
}

/* ---- reading ---- */

/* The open splits: CASES lines whose branches are not all read. */
typedef struct Splits {
    size_t depth;
    uint16_t line[MAX_DEPTH];
    uint8_t left[MAX_DEPTH];
} Splits;

static void open_split(Splits *splits, const ChLine *line, size_t at)
{
    if (splits->depth == MAX_DEPTH || line->branches == 0)
        return;
    splits->line[splits->depth] = (uint16_t)at;
    splits->left[splits->depth++] = line->branches;
}

static void close_branch(Splits *splits)
{
    while (splits->depth > 0 && --splits->left[splits->depth - 1] == 0)
        splits->depth--;
}

/* Reports whether the line is the one from which the end of a case follows. */
static bool is_before_case_end(const ChArgumentTree *tree, size_t at)
{
    return at + 1 < tree->count && tree->line[at + 1].kind == CH_LINE_FAILS &&
           tree->line[at + 1].constraint == CH_NONE;
}

static void read_tree(ChArgumentTree *tree)
{
    Splits splits = {.depth = 0};
    uint16_t way = CH_NONE;

    for (size_t i = 0; i < tree->count; i++) {
        const ChLine *const line = &tree->line[i];
        if (line->kind == CH_LINE_ASSUME)
            way = splits.depth > 0 ? splits.line[splits.depth - 1] : CH_NONE;
        tree->above[i] = way;
        tree->used[i] = line->kind != CH_LINE_THEN || is_before_case_end(tree, i);
        way = (uint16_t)i;
        if (line->kind == CH_LINE_CASES)
            open_split(&splits, line, i);
        else if (line->kind != CH_LINE_THEN && line->kind != CH_LINE_ASSUME)
            close_branch(&splits);
    }
}

/* Marks the lines that a written line depends on, walking back from the end. */
static void mark_used(ChArgumentTree *tree)
{
    for (size_t i = tree->count; i-- > 0;) {
        const ChLine *const line = &tree->line[i];
        if (!tree->used[i] || line->kind == CH_LINE_ASSUME)
            continue;
        const ChCandidateSet open = ch_argument_tree_open(tree, line->constraint);
        CH_EACH_CANDIDATE(c, &open) {
            const int closer = c == line->candidate ? NOTHING : find_closer(tree, i, c);
            if (closer >= 0)
                tree->used[closer] = true;
        }
    }
}

void ch_argument_tree_read(ChArgumentTree *tree, const ChSentenceContext *context, size_t which)
{
    const ChStepRecord *const step = context->step;
    const size_t conclusions = step->place_count + step->eliminate_count;

    tree->context = context;
    tree->line = step->argument[which].line;
    tree->count = step->argument[which].count;
    tree->holds = which >= step->place_count;
    tree->supposed = which < step->place_count ? step->place[which]
                     : which < conclusions     ? step->eliminate[which - step->place_count]
                                               : CH_NONE;
    if (tree->supposed >= CH_CANDIDATES)
        tree->supposed = CH_NONE;
    tree->is_forward = false;
    tree->is_plain = tree->count > CH_ARGUMENT_TREE_LINES;
    if (tree->is_plain)
        return;
    read_tree(tree);
    mark_used(tree);
}

void ch_argument_tree_lines(ChArgumentTree *tree, const ChLine *line, size_t count)
{
    tree->line = line;
    tree->count = count;
    tree->conclusion = tree->supposed;
    tree->supposed = CH_NONE;
    tree->is_forward = true;
    read_tree(tree);
    mark_used(tree);
}
