/* argument_brief.c - a short argument: of several, the one with the fewest lines.
 *
 * Lines that no later line needs are left out. Where nothing is forced, the most promising splits
 * are written in full, one after another, and the shortest is kept. A split whose case is refuted
 * without what it assumes is replaced by that refutation.
 *
 * SPDX-License-Identifier: MIT
 */
#include "argument.h"
#include "argument_path.h"

#include <string.h>

/* The splits compared where nothing is forced at first, in the cases of that split, in theirs, and
 * so on. Deeper down the most promising one is taken. */
static const int breadth_by_depth[] = {4, 2, 2};

enum { BREADTH = 4, DEPTHS = sizeof breadth_by_depth / sizeof *breadth_by_depth };

typedef struct Brief {
    ChLines *lines; /* its capacity is where the attempt in progress must end */
    size_t room;    /* the capacity of the caller's buffer */
    int depth;      /* splits within one another */
    ChPath path;
    uint16_t cost[CH_CANDIDATES]; /* by spot: the lines of a case that fails by force, else 0 */
} Brief;

static int constraint_of(const Brief *brief, int premise)
{
    return brief->path.index.premise[premise].constraint;
}

/* Moves the lines from FROM on to AT, which is before them. */
static void move_lines(ChLines *lines, size_t from, size_t at)
{
    memmove(&lines->line[at], &lines->line[from], (lines->count - from) * sizeof *lines->line);
    lines->count -= from - at;
}

/* ---- choosing splits ---- */

/* A split: the number of cases that do not fail by force, and the lines of those that do. */
typedef struct Split {
    int premise;
    int left;
    int lines;
    ChSpots failing;
} Split;

/* Returns the lines of a case that fails by force; 0 when it does not. */
static uint16_t cost_of_case(ChPath *path, const ChPoint *point, int spot)
{
    const int from = path->length;
    ChPoint branch = *point;
    ChNeeds needed = {{0}};
    uint16_t lines;

    ch_point_set_true(&path->index, &branch, spot);
    if (!ch_point_fails(&path->index, &branch, &lines))
        return 0;
    branch = *point;
    ch_path_assume(path, &branch, spot);
    ch_path_need(path, ch_path_follow(path, &branch), &needed);
    const ChNeeds forced = ch_path_close(path, from + 1, &needed);
    path->length = from;
    return (uint16_t)(2 + ch_needs_count(&forced));
}

static Split split_of(const Brief *brief, const ChPoint *point, int premise)
{
    const ChPremiseIndex *const index = &brief->path.index;
    const ChSpots open = ch_point_open_in(index, point, premise);
    Split split = {.premise = premise};

    CH_EACH_MEMBER(spot, open.word, index->words) {
        split.lines += brief->cost[spot];
        if (brief->cost[spot] > 0)
            ch_bits_add(split.failing.word, spot);
        else
            split.left++;
    }
    return split;
}

static bool is_better(const Split *one, const Split *other)
{
    return one->left != other->left ? one->left < other->left : one->lines < other->lines;
}

/* Inserts a split into the COUNT best, at most MOST; returns their number. */
static int insert_split(Split *best, int count, int most, const Split *split)
{
    int at = count;

    while (at > 0 && is_better(split, &best[at - 1]))
        at--;
    if (at == most)
        return count;
    count += count < most;
    memmove(&best[at + 1], &best[at], (size_t)(count - at - 1) * sizeof *best);
    best[at] = *split;
    return count;
}

/* Lists the best splits, at most MOST; returns their number. */
static int list_splits(Brief *brief, const ChPoint *point, Split *best, int most)
{
    const ChPremiseIndex *const index = &brief->path.index;
    int count = 0;

    CH_EACH_MEMBER(spot, point->open.word, index->words)
        brief->cost[spot] =
            ch_bits_has(point->truths.word, spot) ? 0 : cost_of_case(&brief->path, point, spot);
    for (int premise = 0; premise < (int)index->count; premise++) {
        if (ch_point_is_met(index, point, premise))
            continue;
        const Split split = split_of(brief, point, premise);
        count = insert_split(best, count, most, &split);
    }
    return count;
}

/* ---- writing ---- */

/* Writes the refutation of a point; NEEDED receives the truths of the path that it needs. */
static ChStatus refute(Brief *brief, ChPoint point, ChNeeds *needed);

static ChStatus write_case(Brief *brief, const ChPoint *point, int spot, ChNeeds *needed)
{
    ChPath *const path = &brief->path;
    const int from = path->length;
    ChPoint branch = *point;
    ChStatus status =
        ch_lines_add(brief->lines, CH_LINE_ASSUME, CH_NONE, path->index.candidate[spot]);

    if (status != CH_OK)
        return status;
    ch_path_assume(path, &branch, spot);
    status = refute(brief, branch, needed);
    path->length = from;
    return status;
}

/* Writes some cases of the split at line AT. *DONE: one of them needs no case, and its refutation
 * has replaced the split. */
static ChStatus write_cases(Brief *brief, const ChPoint *point, const ChSpots *cases, size_t at,
                            ChNeeds *needed, bool *done)
{
    const int place = brief->path.length;

    CH_EACH_MEMBER(spot, cases->word, brief->path.index.words) {
        const size_t from = brief->lines->count;
        ChNeeds own = {{0}};
        if (*done)
            break;
        const ChStatus status = write_case(brief, point, spot, &own);
        if (status != CH_OK)
            return status;
        *done = !ch_bits_has(own.word, place);
        if (*done) {
            move_lines(brief->lines, from + 1, at);
            *needed = (ChNeeds){{0}};
        }
        ch_bits_remove(own.word, place);
        ch_needs_join(needed, &own);
    }
    return CH_OK;
}

/* Writes a split. The cases refuted by force come first, so the others read as if these had been
 * removed already. */
static ChStatus write_split(Brief *brief, const ChPoint *point, const Split *split, ChNeeds *needed)
{
    const ChPremiseIndex *const index = &brief->path.index;
    const size_t at = brief->lines->count;
    ChSpots open = ch_point_open_in(index, point, split->premise);
    bool done = false;
    ChStatus status =
        ch_lines_add(brief->lines, CH_LINE_CASES, constraint_of(brief, split->premise), CH_NONE);

    if (status != CH_OK)
        return status;
    brief->lines->line[at].branches = (uint8_t)ch_bits_count(open.word, index->words);
    for (int i = 0; i < index->words; i++)
        open.word[i] &= ~split->failing.word[i];
    *needed = (ChNeeds){{0}};
    status = write_cases(brief, point, &split->failing, at, needed, &done);
    if (status == CH_OK)
        status = write_cases(brief, point, &open, at, needed, &done);
    if (status == CH_OK && !done)
        ch_path_need(&brief->path, split->premise, needed);
    return status;
}

/* Returns the length of the lines from AT on, with the truths from place FROM on that they need. */
static size_t length_from(const Brief *brief, size_t at, int from, ChNeeds needed)
{
    const ChNeeds forced = ch_path_close(&brief->path, from, &needed);

    return brief->lines->count - at + (size_t)ch_needs_count(&forced);
}

/* Writes a split behind the shortest so far, which begins at line AT, and keeps the shorter one.
 * *BEST: the length of that. */
static void try_split(Brief *brief, const ChPoint *point, const Split *split, size_t at, int from,
                      size_t *best, ChNeeds *needed)
{
    ChLines *const lines = brief->lines;
    const size_t limit = lines->capacity;
    const size_t next = lines->count;
    const size_t most = *best < limit - at ? *best : limit - at;
    size_t length = *best;
    ChNeeds some;

    lines->capacity = next + most < brief->room ? next + most : brief->room;
    if (write_split(brief, point, split, &some) == CH_OK)
        length = length_from(brief, next, from, some);
    if (length < *best) {
        *best = length;
        *needed = some;
        move_lines(lines, next, at);
    } else {
        lines->count = next;
    }
    lines->capacity = limit;
}

/* Writes the shortest of some splits. */
static ChStatus write_best_split(Brief *brief, const ChPoint *point, int from, ChNeeds *needed)
{
    const size_t at = brief->lines->count;
    const int most = brief->depth < DEPTHS ? breadth_by_depth[brief->depth] : 1;
    Split split[BREADTH];
    const int count = list_splits(brief, point, split, most);

    if (count == 0)
        return CH_BAD_ARGUMENT;
    brief->depth++;
    const ChStatus status = write_split(brief, point, &split[0], needed);
    if (status == CH_OK) {
        size_t best = length_from(brief, at, from, *needed);
        for (int i = 1; i < count; i++)
            try_split(brief, point, &split[i], at, from, &best, needed);
    }
    brief->depth--;
    return status;
}

/* Inserts before line AT the truths from place FROM on that are needed. */
static ChStatus insert_truths(Brief *brief, size_t at, int from, ChNeeds *needed)
{
    ChLines *const lines = brief->lines;
    const ChPath *const path = &brief->path;
    const ChNeeds forced = ch_path_close(path, from, needed);
    const size_t count = (size_t)ch_needs_count(&forced);

    if (lines->count + count > lines->capacity)
        return CH_NO_ROOM;
    memmove(&lines->line[at + count], &lines->line[at], (lines->count - at) * sizeof *lines->line);
    lines->count += count;
    CH_EACH_MEMBER(place, forced.word, CH_NEED_WORDS)
        lines->line[at++] =
            (ChLine){.kind = CH_LINE_THEN,
                     .constraint = (uint16_t)constraint_of(brief, path->truth[place].premise),
                     .candidate = path->index.candidate[path->truth[place].spot]};
    return CH_OK;
}

static ChStatus refute(Brief *brief, ChPoint point, ChNeeds *needed)
{
    ChPath *const path = &brief->path;
    const size_t at = brief->lines->count;
    const int from = path->length;
    const int failed = ch_path_follow(path, &point);
    ChStatus status;

    *needed = (ChNeeds){{0}};
    if (failed >= 0) {
        status = ch_lines_add(brief->lines, CH_LINE_FAILS, constraint_of(brief, failed), CH_NONE);
        ch_path_need(path, failed, needed);
    } else {
        status = write_best_split(brief, &point, from, needed);
    }
    if (status == CH_OK)
        status = insert_truths(brief, at, from, needed);
    path->length = from;
    return status;
}

/* ---- entry point ---- */

/* Writes a short argument behind the one that begins at line AT, and keeps the shorter one. */
static void shorten(ChLines *lines, size_t at, const ChPremise *premise, size_t count,
                    int candidate, bool holds)
{
    const size_t next = lines->count;
    const size_t most = next + (next - at) - 1;
    Brief brief; /* large: the path and the costs are set when needed */
    ChNeeds needed;

    brief.lines = lines;
    brief.room = lines->capacity;
    brief.depth = 0;
    if (most < lines->capacity)
        lines->capacity = most;
    ch_path_start(&brief.path, premise, count, candidate, holds);
    if (refute(&brief, brief.path.start, &needed) == CH_OK)
        move_lines(lines, next, at);
    else
        lines->count = next;
    lines->capacity = brief.room;
}

ChStatus ch_argue_briefly(ChLines *lines, const ChPremise *premise, size_t count, int candidate,
                          bool holds)
{
    const size_t at = lines->count;
    const ChStatus status = ch_argue(lines, premise, count, candidate, holds);

    if (status == CH_OK)
        shorten(lines, at, premise, count, candidate, holds);
    return status;
}
