/* forcing_marks.c - the assumption and the inferences of a forcing step.
 *
 * Both are derived again from the step's premises; no other constraint is used.  Each inference is
 * shown by its links: weak ones from true candidates to those they rule out, a strong one from
 * these to the candidate that remains.  The cases of a verity follow each other, each starting from
 * its own candidate.  Where a case ends by ruling the target out, its last link is the weak one to
 * the target.
 *
 * A nested net would have too many links.  Of its outer net only the strong links are shown, with
 * the candidates that inner nets rule out, in the order of their elimination.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "forcing_facts.h"
#include "uniqueness.h"

/* A propagation in progress, with the links recorded so far. */
typedef struct Walk {
    const ChConstraintSet *premises;
    const ChRules *rules;
    ChMarks *marks; /* NULL: record no links */
    bool is_brief;  /* record strong links only */
    ChPropagation state;
    ChCandidateSet start; /* candidates open before the assumption */
    int truths;
    int failed;               /* the failed constraint, CH_NONE while all hold */
    uint16_t truth[CH_CELLS]; /* the assumption, then the candidates inferred */
} Walk;

static ChCandidateSet open_of(const ChBoard *board)
{
    ChCandidateSet open = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, board->candidates[cell])
            ch_candidates_add(&open, CH_CANDIDATE(cell, digit));
    return open;
}

static Walk walk_from(const ChBoard *board, const ChConstraintSet *premises, const ChRules *rules,
                      int candidate, ChMarks *marks)
{
    Walk walk = {.premises = premises,
                 .rules = rules,
                 .marks = marks,
                 .start = open_of(board),
                 .truths = 1,
                 .failed = CH_NONE,
                 .truth = {(uint16_t)candidate}};

    ch_propagation_start(&walk.state, board);
    ch_propagation_assume(&walk.state, candidate);
    return walk;
}

/* Starts a walk from the assumption that the candidate is false. */
static Walk walk_without(const ChBoard *board, const ChConstraintSet *premises,
                         const ChRules *rules, int candidate, ChMarks *marks)
{
    Walk walk = {.premises = premises,
                 .rules = rules,
                 .marks = marks,
                 .start = open_of(board),
                 .failed = CH_NONE};

    ch_propagation_start(&walk.state, board);
    ch_propagation_remove(&walk.state, candidate);
    return walk;
}

/* Links true candidates to those of a set that they rule out, each by the first that does. */
static void link_conflicts(const Walk *walk, int truths, ChCandidateSet ruled_out)
{
    for (int i = 0; i < truths; i++) {
        ChCandidateSet from = {{0}};
        ChCandidateSet to = {{0}};
        bool any = false;
        ch_candidates_add(&from, walk->truth[i]);
        CH_EACH_CANDIDATE(one, &ruled_out) {
            if (!ch_conflict(walk->truth[i], one))
                continue;
            ch_candidates_add(&to, one);
            ch_candidates_remove(&ruled_out, one);
            any = true;
        }
        if (any)
            ch_marks_link(walk->marks, &from, &to, false);
    }
}

/* Returns the candidates of a constraint that were open at the start, except one. */
static ChCandidateSet others_of(const Walk *walk, int constraint, int but)
{
    ChCandidateSet others = {{0}};

    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        if (candidate != but && ch_candidates_has(&walk->start, candidate))
            ch_candidates_add(&others, candidate);
    }
    return others;
}

/* Returns how many candidates of a constraint are open; *LAST is one of them. */
static int count_open(const ChPropagation *state, int constraint, int *last)
{
    int count = 0;

    for (int i = 0; i < 9; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        if (!ch_propagation_is_open(state, candidate))
            continue;
        *last = candidate;
        count++;
    }
    return count;
}

static bool is_known(const Walk *walk, int candidate)
{
    for (int i = 0; i < walk->truths; i++)
        if (walk->truth[i] == candidate)
            return true;
    return false;
}

static void add_truth(Walk *walk, int constraint, int candidate, int before)
{
    ChCandidateSet to = {{0}};

    if (is_known(walk, candidate) || walk->truths == CH_CELLS)
        return;
    if (walk->marks != NULL) {
        const ChCandidateSet others = others_of(walk, constraint, candidate);
        ch_candidates_add(&to, candidate);
        if (!walk->is_brief)
            link_conflicts(walk, before, others);
        if (ch_candidates_next(&others, 0) >= 0)
            ch_marks_link(walk->marks, &others, &to, true);
    }
    walk->truth[walk->truths++] = (uint16_t)candidate;
}

/* Propagates until nothing changes, or a constraint fails. */
static void propagate(Walk *walk)
{
    ChRound round = CH_ROUND_MOVED;

    while (round == CH_ROUND_MOVED && walk->failed == CH_NONE) {
        const ChPropagation before = walk->state;
        const int truths = walk->truths;
        round = ch_propagation_run_by(&walk->state, walk->rules);
        CH_EACH_CONSTRAINT(one, walk->premises) {
            int candidate = 0;
            const int open = count_open(&before, one, &candidate);
            if (open == 0 && walk->failed == CH_NONE)
                walk->failed = one;
            else if (open == 1 && round == CH_ROUND_MOVED &&
                     !ch_bands_has(before.placed, CH_CANDIDATE_CELL(candidate)))
                add_truth(walk, one, candidate, truths);
        }
    }
}

/* Marks a constraint: a cell in a role, or a digit in a house. */
static void mark_constraint(ChMarks *marks, int constraint, ChRole cell)
{
    if (constraint == CH_NONE)
        return;
    if (constraint < CH_CELLS) {
        ch_marks_add(marks, cell, constraint, 0);
        return;
    }
    ch_marks_add(marks, CH_ROLE_HOUSE, (constraint - CH_CELLS) / 9, 0);
    ch_marks_add(marks, CH_ROLE_DIGIT, (constraint - CH_CELLS) % 9, 0);
}

/* Returns the candidate that the step concludes on. */
static int target_of(const ChStep *step)
{
    const int removed = ch_candidates_next(&step->detail->removed, 0);

    return removed >= 0 ? removed : step->placed;
}

void ch_mark_forcing_contradiction(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const int target = target_of(step);
    ChRules rules;

    ch_rules_of_constraints(&rules, &step->detail->premises);
    ch_marks_add(marks, CH_ROLE_TARGET, target, 0);
    Walk walk = (step->placed != CH_NONE ? walk_without : walk_from)(
        &replay->board, &step->detail->premises, &rules, target, marks);
    propagate(&walk);
    if (walk.failed != CH_NONE)
        link_conflicts(&walk, walk.truths, others_of(&walk, walk.failed, CH_NONE));
    mark_constraint(marks, walk.failed, CH_ROLE_CELL);
}

/* Marks the cases, the candidates of a constraint or the guardians of the deadly pattern, and
 * returns them. */
static ChCandidateSet mark_cases(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const ChDetail *const detail = step->detail;
    ChCandidateSet cases = {{0}};

    if (step->seed != CH_CONSTRAINTS) {
        mark_constraint(marks, step->seed, CH_ROLE_PIVOT);
        for (int i = 0; i < 9; i++)
            if (ch_board_has(&replay->board, ch_constraint_candidate(step->seed, i)))
                ch_candidates_add(&cases, ch_constraint_candidate(step->seed, i));
        return cases;
    }
    ch_mark_deadly_pattern(replay, step, marks);
    for (int cell = 0; cell < CH_CELLS && detail->deadly_count > 0; cell++)
        CH_EACH_DIGIT(digit, detail->deadly->digits[cell] == 0
                                 ? 0
                                 : replay->board.candidates[cell] &
                                       ~(unsigned)detail->deadly->digits[cell])
            ch_candidates_add(&cases, CH_CANDIDATE(cell, digit));
    return cases;
}

void ch_mark_forcing_verity(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const int target = target_of(step);
    ChCandidateSet out = {{0}};
    ChRules rules;

    if (step->seed > CH_CONSTRAINTS)
        return;
    ch_rules_of_constraints(&rules, &step->detail->premises);
    ch_marks_add(marks, CH_ROLE_TARGET, target, 0);
    const ChCandidateSet cases = mark_cases(replay, step, marks);
    marks->has_cases = true;
    marks->cases = step->seed;
    ch_candidates_add(&out, target);
    CH_EACH_CANDIDATE(candidate, &cases) {
        Walk walk = walk_from(&replay->board, &step->detail->premises, &rules, candidate, marks);
        propagate(&walk);
        if (step->placed == CH_NONE)
            link_conflicts(&walk, walk.truths, out);
    }
}

/* ---- nested nets ---- */

/* Reports whether a candidate, assumed in addition, fails by the step's constraints. */
static bool fails_inside(const Walk *walk, int candidate)
{
    ChPropagation inner = walk->state;

    ch_propagation_assume(&inner, candidate);
    return !ch_propagation_holds_by(&inner, walk->rules);
}

/* Returns the next candidate of the step's constraints that fails inside, -1 when none does. */
static int next_removed(const Walk *walk)
{
    CH_EACH_CONSTRAINT(one, walk->premises)
        for (int i = 0; i < 9; i++) {
            const int candidate = ch_constraint_candidate(one, i);
            if (ch_propagation_is_open(&walk->state, candidate) &&
                !ch_bands_has(walk->state.placed, CH_CANDIDATE_CELL(candidate)) &&
                fails_inside(walk, candidate))
                return candidate;
        }
    return -1;
}

/* Removes the candidates in turn, each of which must fail inside; true when the walk then fails. */
static bool follow_removed(Walk *walk, const uint16_t *removed, int count)
{
    for (int i = 0; i < count && walk->failed == CH_NONE; i++) {
        if (!ch_propagation_is_open(&walk->state, removed[i]))
            continue;
        if (!fails_inside(walk, removed[i]))
            return false;
        ch_propagation_remove(&walk->state, removed[i]);
        propagate(walk);
    }
    return walk->failed != CH_NONE;
}

/* Drops the removals that the walk does not need in order to fail; returns how many remain. */
static int minimize_removed(const Walk *start, uint16_t *removed, int count)
{
    for (int i = count - 1; i >= 0; i--) {
        uint16_t fewer[CH_CANDIDATES];
        Walk walk = *start;
        memcpy(fewer, removed, sizeof *fewer * (size_t)i);
        memcpy(fewer + i, removed + i + 1, sizeof *fewer * (size_t)(count - i - 1));
        if (follow_removed(&walk, fewer, count - 1))
            memcpy(removed, fewer, sizeof *fewer * (size_t)--count);
    }
    return count;
}

void ch_mark_nested_forcing_net(const ChReplay *replay, const ChStep *step, ChMarks *marks)
{
    const int target = target_of(step);
    uint16_t removed[CH_CANDIDATES];
    int count = 0;
    ChRules rules;

    ch_rules_of_constraints(&rules, &step->detail->premises);
    const Walk begun = (step->placed != CH_NONE ? walk_without : walk_from)(
        &replay->board, &step->detail->premises, &rules, target, NULL);
    Walk walk = begun;
    propagate(&walk);
    const Walk start = walk;
    for (int next = 0; walk.failed == CH_NONE && (next = next_removed(&walk)) >= 0;) {
        removed[count++] = (uint16_t)next;
        ch_propagation_remove(&walk.state, next);
        propagate(&walk);
    }
    count = minimize_removed(&start, removed, count);
    ch_marks_add(marks, CH_ROLE_TARGET, target, 0);
    for (int i = 0; i < count; i++)
        ch_marks_add(marks, CH_ROLE_INNER, removed[i], 0);
    walk = begun;
    walk.marks = marks;
    walk.is_brief = true;
    propagate(&walk);
    follow_removed(&walk, removed, count);
    mark_constraint(marks, walk.failed, CH_ROLE_CELL);
}
