/* fish_kraken_marks.c - the highlights of a Kraken fish: houses, fins, and a chain from each fin.
 *
 * The chains are reconstructed from the premises, with the target assumed true. Each premise is one
 * constraint: a cell, or a digit in a house. Suppose that all open candidates of a premise, except
 * one node, conflict with a truth derived earlier. That node is then true in turn, with a link to
 * each of the two.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fish_kraken_marks.h"

#include <string.h>

#include "finders.h"

/* ---- seeds ---- */

void ch_kraken_seed(const ChKraken *kraken, ChDeduction *deduction)
{
    uint32_t *const seed = deduction->detail.seed;

    deduction->seed = (uint16_t)kraken->fish.digit;
    seed[0] = kraken->fish.bases;
    seed[1] = kraken->fish.covers;
    seed[2] = (uint32_t)kraken->cover;
    seed[3] = (uint32_t)(kraken->size << 16 | kraken->fins << 8 | kraken->links);
}

ChKraken ch_kraken_of(const ChStep *step)
{
    const uint32_t *const seed = step->detail->seed;

    return (ChKraken){.fish = {.digit = step->seed, .bases = seed[0], .covers = seed[1]},
                      .cover = (int)seed[2],
                      .size = (int)(seed[3] >> 16),
                      .fins = (int)(seed[3] >> 8 & 0xff),
                      .links = (int)(seed[3] & 0xff),
                      .own = step->technique == CH_TECHNIQUE_KRAKEN_FISH_1};
}

bool ch_kraken_is_better(const ChStep *a, const ChStep *b)
{
    return a->detail->seed[3] < b->detail->seed[3];
}

/* ---- chains ---- */

enum { TRUTHS = 64 };

/* A node derived as true: the candidates of a premise that remain once the others are excluded. */
typedef struct Truth {
    ChCandidateSet on;
    ChCandidateSet off;
    int parent; /* index of the truth that excludes the others; -1 for the target */
} Truth;

typedef struct Walk {
    const ChBoard *board;
    int count;
    Truth truth[TRUTHS];
} Walk;

/* Returns true if a candidate conflicts with each of a set. */
static bool conflicts(const ChCandidateSet *set, int candidate)
{
    CH_EACH_CANDIDATE(one, set)
        if (!ch_conflict(one, candidate))
            return false;
    return true;
}

/* Splits the open candidates of a premise into those that PARENT leaves and those that it
 * excludes. */
static Truth split_premise(const Walk *walk, int constraint, int parent)
{
    Truth truth = {.parent = parent};

    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        if (!ch_board_has(walk->board, candidate))
            continue;
        if (conflicts(&walk->truth[parent].on, candidate))
            ch_candidates_add(&truth.off, candidate);
        else
            ch_candidates_add(&truth.on, candidate);
    }
    return truth;
}

/* Returns true if the set is one node: one candidate, or several of a digit in the intersection of
 * a box and a line. */
static bool is_node(const ChCandidateSet *set)
{
    const int first = ch_candidates_next(set, 0);
    bool row = true;
    bool column = true;

    CH_EACH_CANDIDATE(one, set) {
        const int cell = CH_CANDIDATE_CELL(one);
        if (CH_CANDIDATE_DIGIT(one) != CH_CANDIDATE_DIGIT(first) ||
            cell / 9 != CH_CANDIDATE_CELL(first) / 9)
            return false;
        row &= CH_ROW_OF(cell) == CH_ROW_OF(CH_CANDIDATE_CELL(first));
        column &= CH_COLUMN_OF(cell) == CH_COLUMN_OF(CH_CANDIDATE_CELL(first));
    }
    return first >= 0 && (row || column);
}

static bool is_derived(const Walk *walk, const ChCandidateSet *on)
{
    for (int at = 0; at < walk->count; at++)
        if (memcmp(&walk->truth[at].on, on, sizeof *on) == 0)
            return true;
    return false;
}

/* Derives all truths, nearest first, so the first truth to conflict with a place is the nearest.
 * One premise may yield several: one chain can pass it in one direction, another in the other. */
static void derive_truths(Walk *walk, const ChConstraintSet *premises)
{
    for (int parent = 0; parent < walk->count; parent++)
        CH_EACH_CONSTRAINT(one, premises) {
            if (walk->count == TRUTHS)
                return;
            const Truth truth = split_premise(walk, one, parent);
            if (ch_candidates_next(&truth.off, 0) < 0 || !is_node(&truth.on) ||
                is_derived(walk, &truth.on))
                continue;
            walk->truth[walk->count++] = truth;
        }
}

static void start_walk(Walk *walk, const ChBoard *board, const ChDetail *detail)
{
    *walk = (Walk){.board = board, .count = 1};
    walk->truth[0].parent = -1;
    walk->truth[0].on = detail->removed;
    derive_truths(walk, &detail->premises);
}

/* Returns the nearest truth that conflicts with a place, or -1. */
static int nearest_truth(const Walk *walk, int place)
{
    for (int at = 0; at < walk->count; at++)
        if (conflicts(&walk->truth[at].on, place))
            return at;
    return -1;
}

/* Marks the links from a place that is ruled out to the target. */
static void mark_chain(const Walk *walk, int place, ChMarks *marks)
{
    ChCandidateSet off = {{0}};
    int at = nearest_truth(walk, place);

    if (at < 0)
        return;
    ch_candidates_add(&off, place);
    for (; at > 0; at = walk->truth[at].parent) {
        ch_marks_link(marks, &off, &walk->truth[at].on, false);
        ch_marks_link(marks, &walk->truth[at].on, &walk->truth[at].off, true);
        off = walk->truth[at].off;
    }
    ch_marks_link(marks, &off, &walk->truth[0].on, false);
}

/* ---- the fish ---- */

static ChFish complete_fish(const ChKraken *kraken)
{
    ChFish fish = kraken->fish;

    fish.covers |= 1u << kraken->cover;
    return fish;
}

/* Returns the places that need a chain to the target, or see it. */
static ChCellSet leading_places(const ChBoard *board, const ChKraken *kraken)
{
    const ChFish fish = kraken->own ? complete_fish(kraken) : kraken->fish;

    return ch_fish_body(board, &fish).fins;
}

bool ch_kraken_is_noted(const ChBoard *board, const ChKraken *kraken, const ChDetail *detail)
{
    const ChCellSet cells = leading_places(board, kraken);
    Walk walk;

    start_walk(&walk, board, detail);
    CH_EACH_CELL(cell, cells)
        if (nearest_truth(&walk, CH_CANDIDATE(cell, kraken->fish.digit)) < 0)
            return false;
    return true;
}

/* ---- marks ---- */

static void mark_houses(ChMarks *marks, ChRole role, uint32_t houses)
{
    CH_EACH_HOUSE(house, houses)
        ch_marks_add(marks, role, house, 0);
}

/* Marks the places in the covers as the cells of the pattern. */
void ch_mark_kraken_fish(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChKraken kraken = ch_kraken_of(step);
    const ChFish fish = complete_fish(&kraken);
    const ChFishBody body = ch_fish_body(&replay->board, &fish);
    const ChCellSet cells = ch_cells_minus(body.base, body.fins);
    const ChCellSet lead = leading_places(&replay->board, &kraken);
    Walk walk;

    ch_marks_cells(marks, CH_ROLE_CELL, 0, &cells);
    ch_marks_add(marks, CH_ROLE_DIGIT, fish.digit, 0);
    mark_houses(marks, CH_ROLE_HOUSE, fish.bases);
    mark_houses(marks, CH_ROLE_COVER, fish.covers);
    CH_EACH_CELL(cell, body.fins)
        ch_marks_add(marks, CH_ROLE_FIN, CH_CANDIDATE(cell, fish.digit), 0);
    ch_marks_add(marks, CH_ROLE_TARGET, ch_candidates_next(&step->detail->removed, 0), 0);
    start_walk(&walk, &replay->board, step->detail);
    CH_EACH_CELL(cell, lead)
        mark_chain(&walk, CH_CANDIDATE(cell, fish.digit), marks);
}
