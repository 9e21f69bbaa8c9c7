/* premises.c - see premises.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "premises.h"

#include <stdlib.h>

#include "premises_cells.h"
#include "trial.h"

/* A checker that takes the constraints in another order may need twenty times as many lines. */
enum { MOST = 256, LINES_TO_SPARE = 500, LINES_PROVABLE = CH_PREMISE_LINES / 2, FEW = 12 };

/* ---- the conclusions ---- */

typedef struct Conclusion {
    uint16_t candidate;
    bool is_elimination;    /* it is ruled out, not placed */
    int lines;              /* length of its refutation */
    ChConstraintSet needed; /* constraints that the refutation used */
} Conclusion;

typedef struct Conclusions {
    int count;
    Conclusion of[MOST];
} Conclusions;

static void add_conclusions(Conclusions *conclusions, const ChCandidateSet *set, bool eliminations)
{
    CH_EACH_CANDIDATE(candidate, set) {
        if (conclusions->count == MOST)
            break;
        Conclusion *const one = &conclusions->of[conclusions->count++];
        one->candidate = (uint16_t)candidate;
        one->is_elimination = eliminations;
    }
}

/* False when there are too many. */
static bool list_conclusions(Conclusions *conclusions, const ChDeduction *deduction)
{
    ChCandidateSet placed = deduction->detail.placed;

    conclusions->count = 0;
    if (deduction->placed != CH_NONE)
        ch_candidates_add(&placed, deduction->placed);
    add_conclusions(conclusions, &deduction->detail.removed, true);
    add_conclusions(conclusions, &placed, false);
    return conclusions->count < MOST;
}

/* Reports whether the constraints force a conclusion.  LINES are taken by other conclusions, and
 * MOST are allowed for all. */
static bool forces_conclusion(Conclusion *conclusion, const ChTrial *start, int lines, int most)
{
    ChTrialWork work = {.lines = lines, .most = most};
    const bool forced =
        ch_trial_forces(*start, conclusion->candidate, conclusion->is_elimination, &work);

    conclusion->lines = work.lines - lines;
    conclusion->needed = work.used;
    return forced;
}

/* Reports whether they force all conclusions within MOST lines.  *LINES: the lines taken. */
static bool forces_all(Conclusions *conclusions, const ChTrial *start, int most, int *lines)
{
    *lines = 0;
    for (int i = 0; i < conclusions->count; i++) {
        if (!forces_conclusion(&conclusions->of[i], start, *lines, most))
            return false;
        *lines += conclusions->of[i].lines;
    }
    return true;
}

/* Reports whether the constraints, which have just lost LOST, still force all conclusions.  Only
 * conclusions that used it are proved again.  They are updated when the result is true. */
static bool still_forces_all(Conclusions *conclusions, const ChTrial *start, int lost, int most)
{
    uint8_t at[MOST];
    Conclusion before[MOST];
    int changed = 0;
    int lines = 0;
    bool forced = true;

    for (int i = 0; i < conclusions->count && forced; i++) {
        Conclusion *const one = &conclusions->of[i];
        if (ch_constraints_has(&one->needed, lost)) {
            before[changed] = *one;
            at[changed++] = (uint8_t)i;
            forced = forces_conclusion(one, start, lines, most);
        }
        lines += one->lines;
    }
    forced = forced && lines <= most;
    while (!forced && changed-- > 0)
        conclusions->of[at[changed]] = before[changed];
    return forced;
}

/* Drops the constraints, from the last, without which the conclusions are still forced within MOST
 * lines. */
static void drop_needless(ChConstraintSet *set, Conclusions *conclusions, ChTrial *start, int most)
{
    for (int one = CH_CONSTRAINTS - 1; one >= 0; one--) {
        if (!ch_constraints_has(set, one))
            continue;
        const ChTrial others = ch_trial_without(*start, one);
        if (still_forces_all(conclusions, &others, one, most)) {
            ch_bits_remove(set->word, one);
            *start = others;
        }
    }
}

/* Drops premises where the proof grows by at most SPARE lines. */
static bool minimize_premises(ChDeduction *deduction, const ChBoard *board, int spare)
{
    ChConstraintSet *const premises = &deduction->detail.premises;
    ChTrial start = ch_trial_of(board, &deduction->detail);
    Conclusions conclusions;
    int lines;

    if (!list_conclusions(&conclusions, deduction) ||
        !forces_all(&conclusions, &start, CH_PREMISE_LINES, &lines))
        return false;
    drop_needless(premises, &conclusions, &start, lines + spare);
    return true;
}

bool ch_minimize_premises(ChDeduction *deduction, const ChBoard *board)
{
    return minimize_premises(deduction, board, LINES_TO_SPARE);
}

bool ch_shorten_proof(ChDeduction *deduction, const ChBoard *board)
{
    return minimize_premises(deduction, board, 0);
}

static int compare_lines(const void *a, const void *b)
{
    const Conclusion *const one = a;
    const Conclusion *const other = b;

    return one->lines != other->lines ? one->lines - other->lines
                                      : one->candidate - other->candidate;
}

static void set_conclusions(ChDeduction *deduction, const Conclusions *conclusions)
{
    ChCandidateSet placed = {{0}};

    deduction->detail.removed = deduction->detail.placed = (ChCandidateSet){{0}};
    deduction->removals = 0;
    deduction->placed = CH_NONE;
    for (int i = 0; i < conclusions->count; i++) {
        const Conclusion *const one = &conclusions->of[i];
        ch_candidates_add(one->is_elimination ? &deduction->detail.removed : &placed,
                          one->candidate);
        deduction->removals += one->is_elimination;
    }
    ch_add_placements(deduction, &placed);
}

/* Drops the conclusions that are not forced.  Of the others keeps those with the shortest proofs,
 * as many as fit into MOST lines.  Returns the lines taken. */
static int drop_others(ChDeduction *deduction, Conclusions *conclusions, const ChTrial *start,
                       int most)
{
    int count = 0;
    int lines = 0;

    for (int i = 0; i < conclusions->count; i++)
        if (forces_conclusion(&conclusions->of[i], start, 0, most))
            conclusions->of[count++] = conclusions->of[i];
    qsort(conclusions->of, (size_t)count, sizeof *conclusions->of, compare_lines);
    conclusions->count = 0;
    while (conclusions->count < count && lines + conclusions->of[conclusions->count].lines <= most)
        lines += conclusions->of[conclusions->count++].lines;
    set_conclusions(deduction, conclusions);
    return lines;
}

int ch_minimize_premises_within(ChDeduction *deduction, const ChBoard *board, int most)
{
    ChTrial start = ch_trial_of(board, &deduction->detail);
    Conclusions conclusions;

    if (!list_conclusions(&conclusions, deduction))
        return 0;
    const int lines = drop_others(deduction, &conclusions, &start, most);
    if (conclusions.count == 0)
        return 0;
    drop_needless(&deduction->detail.premises, &conclusions, &start, lines + LINES_TO_SPARE);
    return lines;
}

static bool suffice_within(const ChDeduction *deduction, const ChBoard *board, int most)
{
    const ChTrial start = ch_trial_of(board, &deduction->detail);
    Conclusions conclusions;
    int lines;

    return list_conclusions(&conclusions, deduction) &&
           forces_all(&conclusions, &start, most, &lines);
}

bool ch_premises_suffice(const ChDeduction *deduction, const ChBoard *board)
{
    return suffice_within(deduction, board, CH_PREMISE_LINES);
}

bool ch_is_provable(const ChDeduction *deduction, const ChBoard *board)
{
    return ch_bits_count(deduction->detail.premises.word, 6) <= FEW ||
           suffice_within(deduction, board, LINES_PROVABLE);
}

bool ch_is_minimal(const ChDeduction *deduction, const ChBoard *board)
{
    const ChConstraintSet *const premises = &deduction->detail.premises;
    const ChAnswer answer = ch_is_minimal_in_cells(deduction, board, CH_PREMISE_LINES);
    Conclusions conclusions;
    int lines;

    if (answer != CH_DO_NOT_KNOW)
        return answer == CH_YES;
    const ChTrial start = ch_trial_of(board, &deduction->detail);
    if (!list_conclusions(&conclusions, deduction))
        return false;
    for (int one = CH_CONSTRAINTS - 1; one >= 0; one--) {
        if (!ch_constraints_has(premises, one))
            continue;
        const ChTrial others = ch_trial_without(start, one);
        if (forces_all(&conclusions, &others, CH_PREMISE_LINES, &lines))
            return false;
    }
    return true;
}
