/* blossom_loop.c - blossom loops: chains from all candidates of a cell or house that meet again.
 *
 * The start is a cell, or a digit of a house, with three candidates or more.  A chain of strong
 * and weak links leads from each of them to its end, and all ends lie in one other cell, or are
 * one digit in one other house.  A chain may have no links: its candidate is an end itself.  Two
 * chains or more have links: with one alone, the others are a group, and the loop a grouped one.
 *
 *      xyz .  .  | xz . .       start r1c1
 *      .   .  .  | .  . .       x - r1c4x = r1c4z                         end r1c4z
 *      .   .  .  | .  . .       y - r4c1y = r4c1z - r7c1z = r7c5z         end r7c5z
 *
 * The start and the strong links each hold a true candidate, N in all.  Each candidate of them
 * is in a weak link, or is an end.  The weak links and the ends, taken as one, are N too, and each
 * holds one true candidate at most.  So each holds exactly one: what conflicts with both
 * candidates of a weak link, or with all ends, is false.  No candidate occurs twice, so nothing
 * is counted twice.
 *
 * With two candidates at the start this is a continuous nice loop.  The chains have six strong
 * links at most together.  Loops with fewer come first, and each rules out more than those before.
 *
 * The name is from Sunnie's Sudoku Solution.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "deduction.h"
#include "finders.h"
#include "premises.h"

enum {
    FEWEST_STARTS = 3,
    MOST_STRONG = 6,
    MOST_LINKS = 192,
    END_WORDS = 2 * MOST_LINKS / 64,
    FAR = MOST_STRONG + 1
};

typedef struct EndSet {
    uint64_t word[END_WORDS];
} EndSet;

/* The strong links, each of two ends: 2I and 2I + 1 are those of link I. */
typedef struct Web {
    int links;
    uint16_t constraint[MOST_LINKS];
    uint16_t end[2 * MOST_LINKS];    /* candidates */
    EndSet ruled_out[CH_CANDIDATES]; /* the ends with which an open candidate conflicts */
    ChCandidateSet open;
} Web;

/* A loop, whole or in part. */
typedef struct Loop {
    int start; /* constraints */
    int goal;
    int chains;
    uint16_t first[CH_DIGITS]; /* candidates of the start */
    uint8_t hops[CH_DIGITS];   /* the number of hops of each chain */
    int count;                 /* hops of all chains */
    uint16_t hop[MOST_STRONG]; /* strong links, by the end that becomes true */
} Loop;

typedef struct Search {
    const ChBoard *board;
    Web web;
    uint8_t distance[CH_CANDIDATES]; /* strong links from a true candidate to an end in the goal */
    ChCandidateSet used;
    Loop loop;
    bool (*judge)(struct Search *search); /* true: the search ends */
    void *context;
} Search;

/* ---- the links ---- */

static unsigned open_in(const ChBoard *board, int constraint)
{
    unsigned open = 0;

    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        const int cell = CH_CANDIDATE_CELL(candidate);
        if (board->digit[cell] == CH_NO_DIGIT && ch_board_has(board, candidate))
            open |= 1u << i;
    }
    return open;
}

static void add_link(Web *web, int constraint, unsigned open)
{
    const int one = ch_constraint_candidate(constraint, ch_lowest(open));
    const int other = ch_constraint_candidate(constraint, ch_lowest(open & (open - 1)));

    for (int i = 0; i < web->links; i++)
        if (web->end[2 * i] == one && web->end[2 * i + 1] == other)
            return;
    web->constraint[web->links] = (uint16_t)constraint;
    web->end[2 * web->links] = (uint16_t)one;
    web->end[2 * web->links++ + 1] = (uint16_t)other;
}

/* Lists the strong links of the board; if PREMISES is not NULL, only those of its constraints. */
static void build_web(Web *web, const ChBoard *board, const ChConstraintSet *premises)
{
    web->links = 0;
    for (int one = 0; one < CH_CONSTRAINTS && web->links < MOST_LINKS; one++) {
        const unsigned open = open_in(board, one);
        if (ch_count(open) == 2 && (premises == NULL || ch_constraints_has(premises, one)))
            add_link(web, one, open);
    }
    web->open = (ChCandidateSet){{0}};
    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, board->digit[cell] == CH_NO_DIGIT ? board->candidates[cell] : 0)
            ch_candidates_add(&web->open, CH_CANDIDATE(cell, digit));
    CH_EACH_CANDIDATE(candidate, &web->open) {
        web->ruled_out[candidate] = (EndSet){{0}};
        for (int end = 0; end < 2 * web->links; end++)
            if (ch_conflict(candidate, web->end[end]))
                ch_bits_add(web->ruled_out[candidate].word, end);
    }
}

static bool meet(const EndSet *one, const EndSet *other)
{
    for (int i = 0; i < END_WORDS; i++)
        if (one->word[i] & other->word[i])
            return true;
    return false;
}

static bool is_in(int constraint, int candidate)
{
    for (int i = 0; i < 9; i++)
        if (ch_constraint_candidate(constraint, i) == candidate)
            return true;
    return false;
}

/* Measures how many strong links lead from each candidate to the goal, up to MOST_STRONG. */
static void measure(Search *search, int goal)
{
    const Web *const web = &search->web;

    memset(search->distance, FAR, sizeof search->distance);
    for (int i = 0; i < 9; i++)
        search->distance[ch_constraint_candidate(goal, i)] = 0;
    for (int far = 0; far < MOST_STRONG; far++) {
        EndSet before = {{0}};
        for (int end = 0; end < 2 * web->links; end++)
            if (search->distance[web->end[end ^ 1]] == far)
                ch_bits_add(before.word, end);
        CH_EACH_CANDIDATE(candidate, &web->open)
            if (search->distance[candidate] == FAR && meet(&web->ruled_out[candidate], &before))
                search->distance[candidate] = (uint8_t)(far + 1);
    }
}

/* ---- the search ---- */

static bool extend(Search *search, int chain, int at, int left, int reserved);

static bool has_two_chains(const Loop *loop)
{
    int with_links = 0;

    for (int i = 0; i < loop->chains; i++)
        with_links += loop->hops[i] > 0;
    return with_links > 1;
}

/* Begins a chain with LEFT strong links for it and the later ones, or judges the whole loop. */
static bool begin_chain(Search *search, int chain, int left)
{
    Loop *const loop = &search->loop;
    int reserved = 0;

    if (chain == loop->chains)
        return left == 0 && has_two_chains(loop) && search->judge(search);
    for (int i = chain + 1; i < loop->chains; i++)
        reserved += search->distance[loop->first[i]];
    loop->hops[chain] = 0;
    return extend(search, chain, loop->first[chain], left, reserved);
}

static bool try_hop(Search *search, int chain, int end, int left, int reserved)
{
    Loop *const loop = &search->loop;
    const int off = search->web.end[end];
    const int on = search->web.end[end ^ 1];
    bool enough = false;

    if (search->distance[on] > left - 1 - reserved || ch_candidates_has(&search->used, off) ||
        ch_candidates_has(&search->used, on))
        return false;
    ch_candidates_add(&search->used, off);
    ch_candidates_add(&search->used, on);
    loop->hop[loop->count++] = (uint16_t)(end ^ 1);
    loop->hops[chain]++;
    enough = extend(search, chain, on, left - 1, reserved);
    if (enough)
        return true;
    loop->hops[chain]--;
    loop->count--;
    ch_candidates_remove(&search->used, off);
    ch_candidates_remove(&search->used, on);
    return false;
}

/* Ends a chain at a true candidate, or goes on.  RESERVED links are needed by later chains. */
static bool extend(Search *search, int chain, int at, int left, int reserved)
{
    const Web *const web = &search->web;

    if (is_in(search->loop.goal, at) && begin_chain(search, chain + 1, left))
        return true;
    if (left > reserved)
        CH_EACH_MEMBER(end, web->ruled_out[at].word, END_WORDS)
            if (try_hop(search, chain, end, left, reserved))
                return true;
    return false;
}

/* Judges the loops of a start and a goal with just so many strong links, until one is enough. */
static bool try_loops(Search *search, int start, int goal, int strong)
{
    Loop *const loop = &search->loop;
    const unsigned open = open_in(search->board, start);
    int least = 0;

    *loop = (Loop){.start = start, .goal = goal};
    search->used = (ChCandidateSet){{0}};
    CH_EACH_BIT(i, open) {
        const int candidate = ch_constraint_candidate(start, i);
        loop->first[loop->chains++] = (uint16_t)candidate;
        ch_candidates_add(&search->used, candidate);
        least += search->distance[candidate];
    }
    return least <= strong && begin_chain(search, 0, strong);
}

/* ---- what a loop shows ---- */

static void add_conflicts(ChDeduction *deduction, const Search *search, const uint16_t *of,
                          int count)
{
    CH_EACH_CANDIDATE(candidate, &search->web.open) {
        bool conflicts = true;
        for (int i = 0; i < count && conflicts; i++)
            conflicts = ch_conflict(candidate, of[i]);
        if (conflicts)
            ch_add_cell_eliminations(deduction, search->board, CH_CANDIDATE_CELL(candidate),
                                     1u << CH_CANDIDATE_DIGIT(candidate));
    }
}

static ChDeduction conclude(const Search *search)
{
    const Loop *const loop = &search->loop;
    const uint16_t *hop = loop->hop;
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_BLOSSOM_LOOP);
    uint16_t last[CH_DIGITS];

    ch_add_premise(&deduction, loop->start);
    for (int i = 0; i < loop->count; i++)
        ch_add_premise(&deduction, search->web.constraint[loop->hop[i] / 2]);
    for (int i = 0; i < loop->chains; i++) {
        last[i] = loop->first[i];
        for (int k = 0; k < loop->hops[i]; k++, hop++) {
            const uint16_t weak[2] = {last[i], search->web.end[*hop ^ 1]};
            add_conflicts(&deduction, search, weak, 2);
            last[i] = search->web.end[*hop];
        }
    }
    add_conflicts(&deduction, search, last, loop->chains);
    deduction.seed = (uint16_t)loop->goal;
    deduction.detail.seed[0] = (uint32_t)loop->start;
    return deduction;
}

/* ---- the finder ---- */

typedef struct Report {
    const ChFinderInput *input;
    ChSink *sink;
    ChCandidateSet reached; /* all eliminations reported so far */
} Report;

static bool is_any_wanted(const ChFinderInput *input, const ChCandidateSet *removed)
{
    CH_EACH_CANDIDATE(candidate, removed)
        if (ch_is_wanted(input, candidate))
            return true;
    return false;
}

static bool report_loop(Search *search)
{
    Report *const report = search->context;
    const ChDeduction deduction = conclude(search);
    const ChCandidateSet *const removed = &deduction.detail.removed;

    if (ch_candidates_within(removed, &report->reached) || !is_any_wanted(report->input, removed) ||
        !ch_is_minimal(&deduction, search->board))
        return false;
    report->reached = ch_candidates_or(&report->reached, removed);
    return ch_report(&deduction, report->sink);
}

bool ch_find_blossom_loop(const ChFinderInput *input, ChSink *sink)
{
    Report report = {.input = input, .sink = sink};
    Search search = {.board = input->board, .judge = report_loop, .context = &report};
    int open[CH_CONSTRAINTS];

    build_web(&search.web, input->board, NULL);
    for (int one = 0; one < CH_CONSTRAINTS; one++)
        open[one] = ch_count(open_in(input->board, one));
    for (int strong = 2; strong <= MOST_STRONG; strong++)
        for (int goal = 0; goal < CH_CONSTRAINTS; goal++) {
            if (open[goal] < FEWEST_STARTS)
                continue;
            measure(&search, goal);
            for (int start = 0; start < CH_CONSTRAINTS; start++)
                if (start != goal && open[start] >= FEWEST_STARTS && open[start] <= open[goal] &&
                    try_loops(&search, start, goal, strong))
                    return true;
        }
    return false;
}

/* ---- the pattern ---- */

/* Accepts a loop that shows all that the step removes. */
static bool is_of_step(Search *search)
{
    const ChStep *const step = search->context;
    const ChDeduction deduction = conclude(search);

    return ch_candidates_within(&step->detail->removed, &deduction.detail.removed);
}

static void mark_link(ChMarks *marks, int from, int to, bool strong)
{
    ChCandidateSet ends[2] = {{{0}}, {{0}}};

    ch_candidates_add(&ends[0], from);
    ch_candidates_add(&ends[1], to);
    ch_marks_link(marks, &ends[0], &ends[1], strong);
}

static void mark_loop(const Search *search, ChMarks *marks)
{
    const Loop *const loop = &search->loop;
    const uint16_t *hop = loop->hop;
    int last[CH_DIGITS];

    for (int i = 0; i < loop->chains; i++) {
        last[i] = loop->first[i];
        for (int k = 0; k < loop->hops[i]; k++, hop++) {
            const int off = search->web.end[*hop ^ 1];
            mark_link(marks, last[i], off, false);
            last[i] = search->web.end[*hop];
            mark_link(marks, off, last[i], true);
        }
    }
    for (int i = 0; i + 1 < loop->chains; i++)
        mark_link(marks, last[i], last[i + 1], false);
}

/* Marks the start, then each chain, then the weak links from end to end. */
void ch_mark_blossom_loop(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    Search search = {.board = &replay->board, .judge = is_of_step, .context = (void *)step};
    const int start = (int)step->detail->seed[0];
    const int strong = ch_bits_count(step->detail->premises.word, 6) - 1;

    if (start >= CH_CONSTRAINTS || step->seed >= CH_CONSTRAINTS || strong > MOST_STRONG)
        return;
    if (start < CH_CELLS) {
        ch_marks_add(marks, CH_ROLE_PIVOT, start, 0);
    } else {
        ch_marks_add(marks, CH_ROLE_HOUSE, (start - CH_CELLS) / 9, 0);
        ch_marks_add(marks, CH_ROLE_DIGIT, (start - CH_CELLS) % 9, 0);
    }
    marks->has_cases = true;
    marks->cases = (uint16_t)start;
    build_web(&search.web, &replay->board, &step->detail->premises);
    measure(&search, step->seed);
    if (try_loops(&search, start, step->seed, strong))
        mark_loop(&search, marks);
}
