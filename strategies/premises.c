/* premises.c - see premises.h.
 *
 * A conclusion is forced when its opposite cannot be: the opposite is assumed, what it conflicts
 * with goes, and the constraints are tried, the one with the fewest candidates left first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "premises.h"

#include <stdlib.h>

enum { MOST = 256, LINES_TO_SPARE = 500, FEW = 12 };

typedef struct Trial {
    ChCellSet alive[CH_DIGITS];
} Trial;

/* A constraint: a cell, or a digit in a house. */
typedef struct Premise {
    int16_t cell; /* -1: a digit in a house */
    uint8_t digit;
    uint8_t house;
} Premise;

typedef struct Premises {
    int lines; /* allowed for all conclusions */
    int count;
    int words; /* that sets of them need */
    Premise premise[MOST];
    int16_t at[CH_CONSTRAINTS]; /* where a constraint is among them, -1 */
} Premises;

static Premise premise_of(int constraint)
{
    const int line = constraint - CH_CELLS;

    return line < 0
               ? (Premise){.cell = (int16_t)constraint}
               : (Premise){.cell = -1, .digit = (uint8_t)(line % 9), .house = (uint8_t)(line / 9)};
}

static int constraint_of(Premise premise)
{
    return premise.cell >= 0 ? CH_CELL_CONSTRAINT(premise.cell)
                             : CH_HOUSE_CONSTRAINT(premise.house, premise.digit);
}

/* Some of the premises. */
typedef struct Some {
    uint64_t word[MOST / 64];
} Some;

static Trial trial_of(const ChBoard *board)
{
    Trial trial;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        trial.alive[digit] = ch_board_plane(board, digit);
    return trial;
}

static void assume(Trial *trial, int cell, int digit)
{
    for (int other = 0; other < CH_DIGITS; other++)
        if (other != digit)
            ch_cells_remove(&trial->alive[other], cell);
    trial->alive[digit] = ch_cells_minus(trial->alive[digit], ch_cell_peers[cell]);
}

/* The digits that a cell has left. */
static unsigned digits_left(const Trial *trial, int cell)
{
    unsigned digits = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        digits |= (unsigned)ch_cells_has(&trial->alive[digit], cell) << digit;
    return digits;
}

static ChCellSet places_left(const Trial *trial, Premise premise)
{
    return ch_cells_and(trial->alive[premise.digit], ch_house_cells[premise.house]);
}

static int count_left(const Trial *trial, Premise premise)
{
    return premise.cell >= 0 ? ch_count(digits_left(trial, premise.cell))
                             : ch_cells_count(places_left(trial, premise));
}

/* What a refutation takes: lines so far, and the constraints that it turned on.  Without any other it
 * would go the same way. */
typedef struct Work {
    int lines;
    Some used;
} Work;

static inline void leave_out(Some *left, const Premises *premises, int constraint)
{
    if (premises->at[constraint] >= 0)
        ch_bits_remove(left->word, premises->at[constraint]);
}

/* Leaves out the constraints that a candidate, taken as true, satisfies. */
static Some without(Some left, const Premises *premises, int cell, int digit)
{
    leave_out(&left, premises, CH_CELL_CONSTRAINT(cell));
    for (int i = 0; i < 3; i++)
        leave_out(&left, premises, CH_HOUSE_CONSTRAINT(ch_cell_house[cell][i], digit));
    return left;
}

static bool fails(const Trial *trial, const Premises *premises, Some left, Work *work);

static bool fails_with(const Trial *trial, const Premises *premises, int cell, int digit, Some left,
                       Work *work)
{
    Trial next = *trial;

    assume(&next, cell, digit);
    return fails(&next, premises, without(left, premises, cell, digit), work);
}

/* Whether LEFT fails with each candidate of a constraint. */
static bool fails_anyway(const Trial *trial, const Premises *premises, Premise premise, Some left,
                         Work *work)
{
    if (premise.cell >= 0) {
        for (unsigned digits = digits_left(trial, premise.cell); digits != 0; digits &= digits - 1)
            if (!fails_with(trial, premises, premise.cell, ch_lowest(digits), left, work))
                return false;
        return true;
    }
    const ChCellSet cells = places_left(trial, premise);
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
        if (!fails_with(trial, premises, cell, premise.digit, left, work))
            return false;
    return true;
}

/* The cells that have a digit left, and those that have more than one. */
typedef struct Filled {
    ChCellSet some;
    ChCellSet many;
} Filled;

static Filled filled_by(const Trial *trial)
{
    Filled filled = {{{0}}, {{0}}};

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        filled.many = ch_cells_or(filled.many, ch_cells_and(filled.some, trial->alive[digit]));
        filled.some = ch_cells_or(filled.some, trial->alive[digit]);
    }
    return filled;
}

static inline bool has_many(ChCellSet cells)
{
    const uint64_t low = cells.word[0];
    const uint64_t high = cells.word[1];

    return (low != 0 && high != 0) || (low & (low - 1)) != 0 || (high & (high - 1)) != 0;
}

/* The first of LEFT with one candidate left or none, else the first of those with the fewest, so many;
 * -1: none is left. */
static int tightest(const Trial *trial, const Premises *premises, Some left, int *fewest)
{
    const Filled filled = filled_by(trial);
    int best = -1;

    for (int at = ch_bits_next(left.word, premises->words, 0); at >= 0;
         at = ch_bits_next(left.word, premises->words, at + 1)) {
        const Premise premise = premises->premise[at];
        if (premise.cell >= 0 ? ch_cells_has(&filled.many, premise.cell)
                              : has_many(places_left(trial, premise)))
            continue;
        *fewest = premise.cell >= 0 ? ch_cells_has(&filled.some, premise.cell)
                                    : !ch_cells_empty(places_left(trial, premise));
        return at;
    }
    *fewest = CH_DIGITS + 1;
    for (int at = ch_bits_next(left.word, premises->words, 0); at >= 0 && *fewest > 2;
         at = ch_bits_next(left.word, premises->words, at + 1)) {
        const int count = count_left(trial, premises->premise[at]);
        if (count < *fewest) {
            *fewest = count;
            best = at;
        }
    }
    return best;
}

/* Whether the constraints of LEFT cannot all be kept. */
static bool fails(const Trial *trial, const Premises *premises, Some left, Work *work)
{
    if (++work->lines > premises->lines)
        return false;
    int count = 0;
    const int at = tightest(trial, premises, left, &count);
    if (at < 0)
        return false;
    if (count > 1)
        work->lines += count; /* that each case begins with */
    ch_bits_add(work->used.word, at);
    return fails_anyway(trial, premises, premises->premise[at], left, work);
}

/* Whether the constraints of LEFT leave no way to take a candidate as true, or as false. */
static bool force(Trial trial, const Premises *premises, Some left, int candidate, bool holds,
                  Work *work)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);

    if (holds)
        return fails_with(&trial, premises, cell, digit, left, work);
    ch_cells_remove(&trial.alive[digit], cell);
    return fails(&trial, premises, left, work);
}

/* ---- the conclusions ---- */

typedef struct Conclusion {
    uint16_t candidate;
    bool falls;  /* it is ruled out; else it is placed */
    int lines;   /* that its refutation took, */
    Some needed; /* and the constraints */
} Conclusion;

typedef struct Conclusions {
    int count;
    Conclusion of[MOST];
} Conclusions;

static void add_all(Conclusions *conclusions, const ChCandidateSet *set, bool fall)
{
    for (int candidate = ch_candidates_next(set, 0); candidate >= 0 && conclusions->count < MOST;
         candidate = ch_candidates_next(set, candidate + 1)) {
        Conclusion *const one = &conclusions->of[conclusions->count++];
        one->candidate = (uint16_t)candidate;
        one->falls = fall;
    }
}

/* False when there are too many. */
static bool list_conclusions(Conclusions *conclusions, const ChDeduction *deduction)
{
    ChCandidateSet placed = deduction->detail.placed;

    conclusions->count = 0;
    if (deduction->placed != CH_NONE)
        ch_candidates_add(&placed, deduction->placed);
    add_all(conclusions, &deduction->detail.removed, true);
    add_all(conclusions, &placed, false);
    return conclusions->count < MOST;
}

/* Whether the constraints of LEFT force a conclusion, after so many LINES for others. */
static bool forces(Conclusion *conclusion, const Trial *start, const Premises *premises, Some left,
                   int lines)
{
    Work work = {.lines = lines};
    const bool forced =
        force(*start, premises, left, conclusion->candidate, conclusion->falls, &work);

    conclusion->lines = work.lines - lines;
    conclusion->needed = work.used;
    return forced;
}

/* Whether they force all conclusions; *LINES_USED: what that took. */
static bool force_all(Conclusions *conclusions, const Trial *start, const Premises *premises,
                      Some left, int *lines_used)
{
    *lines_used = 0;
    for (int i = 0; i < conclusions->count; i++) {
        if (!forces(&conclusions->of[i], start, premises, left, *lines_used))
            return false;
        *lines_used += conclusions->of[i].lines;
    }
    return true;
}

/* Whether those of LEFT, which just lost this constraint, still force all conclusions; only those
 * that needed it have to be looked at again, and change if so. */
static bool still_force_all(Conclusions *conclusions, const Trial *start, const Premises *premises,
                            Some left, int lost)
{
    uint8_t at[MOST];
    Conclusion before[MOST];
    int changed = 0;
    int lines = 0;
    bool forced = true;

    for (int i = 0; i < conclusions->count && forced; i++) {
        Conclusion *const one = &conclusions->of[i];
        if (ch_bits_has(one->needed.word, lost)) {
            before[changed] = *one;
            at[changed++] = (uint8_t)i;
            forced = forces(one, start, premises, left, lines);
        }
        lines += one->lines;
    }
    forced = forced && lines <= premises->lines;
    while (!forced && changed-- > 0)
        conclusions->of[at[changed]] = before[changed];
    return forced;
}

static Some all_of(const Premises *premises)
{
    Some all = {{0}};

    for (int i = 0; i < premises->count; i++)
        ch_bits_add(all.word, i);
    return all;
}

/* False when there are too many. */
static bool read_premises(Premises *premises, const ChConstraintSet *set)
{
    premises->lines = CH_PREMISE_LINES;
    premises->count = 0;
    memset(premises->at, 0xff, sizeof premises->at); /* -1 */
    for (int constraint = ch_constraints_next(set, 0); constraint >= 0;
         constraint = ch_constraints_next(set, constraint + 1)) {
        if (premises->count == MOST)
            return false;
        premises->at[constraint] = (int16_t)premises->count;
        premises->premise[premises->count++] = premise_of(constraint);
    }
    premises->words = (premises->count + 63) / 64;
    return true;
}

/* Leaves out, from the last, what the conclusions do without, after so many LINES for all of them. */
static void spare(ChConstraintSet *set, Premises *premises, Conclusions *conclusions,
                  const Trial *start, int lines)
{
    Some left = all_of(premises);

    premises->lines = lines + LINES_TO_SPARE;
    for (int i = premises->count - 1; i >= 0; i--) {
        const Some before = left;
        ch_bits_remove(left.word, i);
        if (!still_force_all(conclusions, start, premises, left, i))
            left = before;
    }
    *set = (ChConstraintSet){{0}};
    for (int i = 0; i < premises->count; i++)
        if (ch_bits_has(left.word, i))
            ch_constraints_add(set, constraint_of(premises->premise[i]));
}

bool ch_spare_premises(ChDeduction *deduction, const ChBoard *board)
{
    const Trial start = trial_of(board);
    Premises premises;
    Conclusions conclusions;
    int lines = 0;

    if (!read_premises(&premises, &deduction->detail.premises) ||
        !list_conclusions(&conclusions, deduction) ||
        !force_all(&conclusions, &start, &premises, all_of(&premises), &lines))
        return false;
    spare(&deduction->detail.premises, &premises, &conclusions, &start, lines);
    return true;
}

static int compare_lines(const void *a, const void *b)
{
    const Conclusion *const one = a;
    const Conclusion *const other = b;

    return one->lines != other->lines ? one->lines - other->lines
                                      : one->candidate - other->candidate;
}

/* Drops the eliminations that are not forced, and those with the longest arguments that the lines do
 * not suffice for; returns the lines. */
static int drop_others(ChDeduction *deduction, Conclusions *conclusions, const Premises *premises,
                       const Trial *start)
{
    int count = 0;
    int lines = 0;

    for (int i = 0; i < conclusions->count; i++)
        if (forces(&conclusions->of[i], start, premises, all_of(premises), 0))
            conclusions->of[count++] = conclusions->of[i];
    qsort(conclusions->of, (size_t)count, sizeof *conclusions->of, compare_lines);
    conclusions->count = 0;
    deduction->detail.removed = (ChCandidateSet){{0}};
    while (conclusions->count < count &&
           lines + conclusions->of[conclusions->count].lines <= premises->lines) {
        const Conclusion *const one = &conclusions->of[conclusions->count++];
        ch_candidates_add(&deduction->detail.removed, one->candidate);
        lines += one->lines;
    }
    deduction->removals = (unsigned)conclusions->count;
    return lines;
}

int ch_spare_premises_within(ChDeduction *deduction, const ChBoard *board, int most)
{
    const Trial start = trial_of(board);
    Premises premises;
    Conclusions conclusions;

    if (!read_premises(&premises, &deduction->detail.premises) ||
        !list_conclusions(&conclusions, deduction))
        return 0;
    premises.lines = most;
    const int lines = drop_others(deduction, &conclusions, &premises, &start);
    if (deduction->removals == 0)
        return 0;
    spare(&deduction->detail.premises, &premises, &conclusions, &start, lines);
    return lines;
}

bool ch_premises_suffice(const ChDeduction *deduction, const ChBoard *board)
{
    const Trial start = trial_of(board);
    Premises premises;
    Conclusions conclusions;
    int lines = 0;

    return read_premises(&premises, &deduction->detail.premises) &&
           list_conclusions(&conclusions, deduction) &&
           force_all(&conclusions, &start, &premises, all_of(&premises), &lines);
}

bool ch_is_provable(const ChDeduction *deduction, const ChBoard *board)
{
    return ch_bits_count(deduction->detail.premises.word, 6) <= FEW ||
           ch_premises_suffice(deduction, board);
}

bool ch_is_lean(const ChDeduction *deduction, const ChBoard *board)
{
    const ChAnswer answer = ch_is_lean_in_cells(deduction, board);
    Premises premises;
    Conclusions conclusions;
    int lines = 0;

    if (answer != CH_DO_NOT_KNOW)
        return answer == CH_YES;
    const Trial start = trial_of(board);
    if (!read_premises(&premises, &deduction->detail.premises) ||
        !list_conclusions(&conclusions, deduction))
        return false;
    const Some all = all_of(&premises);
    for (int i = premises.count - 1; i >= 0; i--) {
        Some others = all;
        ch_bits_remove(others.word, i);
        if (force_all(&conclusions, &start, &premises, others, &lines))
            return false;
    }
    return true;
}
