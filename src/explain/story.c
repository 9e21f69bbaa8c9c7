/* story.c - see story.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "story.h"

enum { MAX_DEPTH = CH_CELLS, SUPPOSED = -1, NOTHING = -2 };

ChCandidateSet ch_story_open(const ChStory *story, int constraint)
{
    const ChStepRecord *const step = story->telling->step;
    const ChBoard *const before = story->telling->before;
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

bool ch_story_denies(const ChStory *story, int candidate)
{
    if (story->supposed == CH_NONE)
        return false;
    return story->holds ? ch_conflict(story->supposed, candidate) : story->supposed == candidate;
}

/* What closes a candidate where a line stands: what is supposed, else what is told anyway, else
 * what comes first. */
static int closer_of(const ChStory *story, size_t line, int candidate)
{
    int closer = NOTHING;

    if (ch_story_denies(story, candidate))
        return SUPPOSED;
    for (unsigned at = story->above[line]; at != CH_NONE; at = story->above[at])
        if (is_truth(&story->line[at]) && ch_conflict(story->line[at].candidate, candidate)) {
            closer = (int)at;
            if (story->used[at])
                break;
        }
    return closer;
}

/* What was told last before a line. */
static int told_before(const ChStory *story, size_t line)
{
    unsigned at = story->above[line];

    while (at != CH_NONE && !(is_truth(&story->line[at]) && story->used[at]))
        at = story->above[at];
    return at == CH_NONE ? SUPPOSED : (int)at;
}

ChReason ch_story_reason(const ChStory *story, size_t line)
{
    const ChLine *const told = &story->line[line];
    const ChCandidateSet open = ch_story_open(story, told->constraint);
    ChReason reason = {.is_at_hand = true};

    for (int c = ch_candidates_next(&open, 0); c >= 0 && !story->is_plain;
         c = ch_candidates_next(&open, c + 1)) {
        const int closer = c == told->candidate ? NOTHING : closer_of(story, line, c);
        if (closer == NOTHING)
            continue;
        ch_list_add(&reason.gone, (uint16_t)c);
        reason.is_at_hand &= closer == told_before(story, line);
        if (closer >= 0)
            ch_list_add(&reason.causes, story->line[closer].candidate);
        else if (story->holds)
            ch_list_add(&reason.causes, (uint16_t)story->supposed);
    }
    reason.is_at_hand |= reason.causes.count == 0;
    return reason;
}

/* ---- reading ---- */

/* CASES whose branches are not all read. */
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

/* What the end of a case follows from. */
static bool leads_on(const ChStory *story, size_t at)
{
    return at + 1 < story->count && story->line[at + 1].kind == CH_LINE_FAILS &&
           story->line[at + 1].constraint == CH_NONE;
}

static void read_tree(ChStory *story)
{
    Splits splits = {.depth = 0};
    uint16_t way = CH_NONE;

    for (size_t i = 0; i < story->count; i++) {
        const ChLine *const line = &story->line[i];
        if (line->kind == CH_LINE_ASSUME)
            way = splits.depth > 0 ? splits.line[splits.depth - 1] : CH_NONE;
        story->above[i] = way;
        story->used[i] = line->kind != CH_LINE_THEN || leads_on(story, i);
        way = (uint16_t)i;
        if (line->kind == CH_LINE_CASES)
            open_split(&splits, line, i);
        else if (line->kind != CH_LINE_THEN && line->kind != CH_LINE_ASSUME)
            close_branch(&splits);
    }
}

/* From the end, each line that is told says which others have to be. */
static void mark_used(ChStory *story)
{
    for (size_t i = story->count; i-- > 0;) {
        const ChLine *const line = &story->line[i];
        if (!story->used[i] || line->kind == CH_LINE_ASSUME)
            continue;
        const ChCandidateSet open = ch_story_open(story, line->constraint);
        for (int c = ch_candidates_next(&open, 0); c >= 0; c = ch_candidates_next(&open, c + 1)) {
            const int closer = c == line->candidate ? NOTHING : closer_of(story, i, c);
            if (closer >= 0)
                story->used[closer] = true;
        }
    }
}

void ch_story_read(ChStory *story, const ChTelling *telling, size_t which)
{
    const ChStepRecord *const step = telling->step;
    const size_t conclusions = step->place_count + step->eliminate_count;

    story->telling = telling;
    story->line = step->argument[which].line;
    story->count = step->argument[which].count;
    story->holds = which >= step->place_count;
    story->supposed = which < step->place_count ? step->place[which]
                      : which < conclusions     ? step->eliminate[which - step->place_count]
                                                : CH_NONE;
    if (story->supposed >= CH_CANDIDATES)
        story->supposed = CH_NONE;
    story->is_forward = false;
    story->is_plain = story->count > CH_STORY_LINES;
    if (story->is_plain)
        return;
    read_tree(story);
    mark_used(story);
}

void ch_story_lines(ChStory *story, const ChLine *line, size_t count)
{
    story->line = line;
    story->count = count;
    story->conclusion = story->supposed;
    story->supposed = CH_NONE;
    story->is_forward = true;
    read_tree(story);
    mark_used(story);
}
