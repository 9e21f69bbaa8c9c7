/* premises.c - see premises.h.
 *
 * A conclusion is forced when its opposite is impossible.  The opposite is assumed, the candidates
 * it conflicts with are removed, and the constraints are tried, the one with the fewest candidates
 * left first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "premises.h"

#include <assert.h>
#include <stdlib.h>

#include "premises_cells.h"

/* A checker that takes the constraints in another order may need twenty times as many lines. */
enum { MOST = 256, LINES_TO_SPARE = 500, LINES_PROVABLE = CH_PREMISE_LINES / 2, FEW = 12 };

/* A search state: the candidates still open, and the constraints still to be satisfied. */
typedef struct Trial {
    ChCellSet alive[CH_DIGITS];
    ChCellSet cells;            /* cell constraints */
    uint32_t houses[CH_DIGITS]; /* house constraints, by digit */
    uint32_t fresh[CH_DIGITS];  /* houses to examine; the others have at least two places */
    uint32_t patterns;          /* patterns without a true guardian */
    const ChDeadlyPattern *deadly;
} Trial;

/* The work of a refutation: the lines so far, their limit, and the constraints it branched on.
 * Without any other constraint the refutation would run the same way. */
typedef struct Work {
    int lines;
    int most;
    ChConstraintSet used;
} Work;

static Trial trial_of(const ChBoard *board, const ChDetail *detail)
{
    const ChConstraintSet *const premises = &detail->premises;
    Trial trial = {
        .cells = {{premises->word[0], premises->word[1] & ((UINT64_C(1) << (CH_CELLS - 64)) - 1)}},
        .patterns = (UINT32_C(1) << detail->deadly_count) - 1,
        .deadly = detail->deadly};

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        trial.alive[digit] = ch_board_plane(board, digit);
        trial.fresh[digit] = UINT32_MAX;
    }
    CH_EACH_CONSTRAINT_FROM(one, CH_CELLS, premises)
        trial.houses[(one - CH_CELLS) % 9] |= UINT32_C(1) << (one - CH_CELLS) / 9;
    return trial;
}

static Trial trial_without(Trial trial, int constraint)
{
    const int line = constraint - CH_CELLS;

    if (line < 0)
        ch_cells_remove(&trial.cells, constraint);
    else
        trial.houses[line % 9] &= ~(UINT32_C(1) << line / 9);
    return trial;
}

/* Assumes that a candidate is true.  Removes the candidates it conflicts with, and the constraints
 * it satisfies. */
static void assume_true(Trial *trial, int cell, int digit)
{
    const uint32_t houses = UINT32_C(1) << ch_cell_house[cell][0] |
                            UINT32_C(1) << ch_cell_house[cell][1] |
                            UINT32_C(1) << ch_cell_house[cell][2];

    for (int other = 0; other < CH_DIGITS; other++)
        if (other != digit && ch_cells_has(&trial->alive[other], cell)) {
            ch_cells_remove(&trial->alive[other], cell);
            trial->fresh[other] |= houses;
        }
    trial->alive[digit] = ch_cells_minus(trial->alive[digit], ch_cell_peers[cell]);
    trial->fresh[digit] = UINT32_MAX;
    trial->houses[digit] &= ~houses;
    ch_cells_remove(&trial->cells, cell);
    CH_EACH_BIT(i, trial->patterns) {
        const unsigned full = trial->deadly[i].digits[cell];
        if (full != 0 && !(full >> digit & 1))
            trial->patterns &= ~(UINT32_C(1) << i);
    }
}

/* Returns the digits that a cell has left. */
static unsigned digits_left(const Trial *trial, int cell)
{
    unsigned digits = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        digits |= (unsigned)ch_cells_has(&trial->alive[digit], cell) << digit;
    return digits;
}

static inline ChCellSet places_left(const Trial *trial, int house, int digit)
{
    return ch_cells_and(trial->alive[digit], ch_house_cells[house]);
}

/* ---- the tightest constraint ---- */

/* The cells that have some digit left, more than one, and more than two. */
typedef struct Filled {
    ChCellSet some;
    ChCellSet many;
    ChCellSet more;
} Filled;

static Filled filled_by(const Trial *trial)
{
    Filled filled = {{{0}}, {{0}}, {{0}}};

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChCellSet alive = trial->alive[digit];
        filled.more = ch_cells_or(filled.more, ch_cells_and(filled.many, alive));
        filled.many = ch_cells_or(filled.many, ch_cells_and(filled.some, alive));
        filled.some = ch_cells_or(filled.some, alive);
    }
    return filled;
}

static inline bool has_many(ChCellSet cells)
{
    const uint64_t low = cells.word[0];
    const uint64_t high = cells.word[1];

    return (low != 0 && high != 0) || (low & (low - 1)) != 0 || (high & (high - 1)) != 0;
}

/* Returns the constraint of the first house, and in it the first digit, with at most one place
 * left; -1 when there is none. */
static int find_tight_house(Trial *trial)
{
    int first = CH_HOUSES;
    int of = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        CH_EACH_HOUSE(house, trial->fresh[digit] & trial->houses[digit]) {
            if (house >= first)
                break;
            if (!has_many(places_left(trial, house, digit))) {
                first = house;
                of = digit;
                break;
            }
            trial->fresh[digit] &= ~(UINT32_C(1) << house);
        }
    return first < CH_HOUSES ? CH_HOUSE_CONSTRAINT(first, of) : -1;
}

/* Returns the first constraint with the fewest candidates.  All must have at least two. */
static int find_fewest_left(const Trial *trial, int *fewest)
{
    int best = -1;

    *fewest = CH_DIGITS + 1;
    CH_EACH_CELL(cell, trial->cells) {
        const int count = ch_count(digits_left(trial, cell));
        if (count < *fewest) {
            *fewest = count;
            best = CH_CELL_CONSTRAINT(cell);
        }
    }
    for (int house = 0; *fewest > 2 && house < CH_HOUSES; house++)
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            const int count = trial->houses[digit] >> house & 1
                                  ? ch_cells_count(places_left(trial, house, digit))
                                  : *fewest;
            if (count < *fewest) {
                *fewest = count;
                best = CH_HOUSE_CONSTRAINT(house, digit);
            }
        }
    assert(*fewest >= 2);
    return best;
}

/* Returns the first constraint with at most one candidate left, else the first with the fewest.
 * Sets *FEWEST to the number left.  Cells come before houses.  -1: no constraint is left. */
static int tightest_constraint(Trial *trial, int *fewest)
{
    const Filled filled = filled_by(trial);
    const ChCellSet tight = ch_cells_minus(trial->cells, filled.many);
    const ChCellSet two = ch_cells_minus(trial->cells, filled.more);

    if (!ch_cells_empty(tight)) {
        *fewest = ch_cells_has(&filled.some, ch_cells_first(tight));
        return CH_CELL_CONSTRAINT(ch_cells_first(tight));
    }
    const int house = find_tight_house(trial);
    *fewest = 1;
    if (house >= 0)
        return house;
    *fewest = 2;
    return !ch_cells_empty(two) ? CH_CELL_CONSTRAINT(ch_cells_first(two))
                                : find_fewest_left(trial, fewest);
}

/* ---- deadly patterns ---- */

static bool has_guardian(const Trial *trial, const ChDeadlyPattern *deadly)
{
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (deadly->digits[cell] != 0 && (digits_left(trial, cell) & ~deadly->digits[cell]) != 0)
            return true;
    return false;
}

/* Reports whether one of the patterns has no guardian left. */
static bool is_deadly(const Trial *trial)
{
    CH_EACH_BIT(i, trial->patterns)
        if (!has_guardian(trial, &trial->deadly[i]))
            return true;
    return false;
}

/* ---- refutation ---- */

static bool fails(Trial *trial, Work *work);

static bool fails_with(const Trial *trial, int cell, int digit, Work *work)
{
    Trial next = *trial;

    assume_true(&next, cell, digit);
    return fails(&next, work);
}

/* Reports whether each candidate of a constraint fails. */
static bool fails_anyway(const Trial *trial, int constraint, Work *work)
{
    if (constraint < CH_CELLS) {
        CH_EACH_DIGIT(digit, digits_left(trial, constraint))
            if (!fails_with(trial, constraint, digit, work))
                return false;
        return true;
    }
    const int digit = (constraint - CH_CELLS) % 9;
    const ChCellSet cells = places_left(trial, (constraint - CH_CELLS) / 9, digit);
    CH_EACH_CELL(cell, cells)
        if (!fails_with(trial, cell, digit, work))
            return false;
    return true;
}

/* Reports whether the constraints cannot all be satisfied. */
static bool fails(Trial *trial, Work *work)
{
    int count = 0;

    if (++work->lines > work->most)
        return false;
    if (trial->patterns != 0 && is_deadly(trial))
        return true;
    const int at = tightest_constraint(trial, &count);
    if (at < 0)
        return false;
    if (count > 1)
        work->lines += count; /* the line that introduces each case */
    ch_constraints_add(&work->used, at);
    return fails_anyway(trial, at, work);
}

/* Reports whether the constraints fail when a candidate is assumed true, or false. */
static bool is_forced(Trial trial, int candidate, bool holds, Work *work)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);

    if (holds)
        return fails_with(&trial, cell, digit, work);
    ch_cells_remove(&trial.alive[digit], cell);
    return fails(&trial, work);
}

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
static bool forces_conclusion(Conclusion *conclusion, const Trial *start, int lines, int most)
{
    Work work = {.lines = lines, .most = most};
    const bool forced = is_forced(*start, conclusion->candidate, conclusion->is_elimination, &work);

    conclusion->lines = work.lines - lines;
    conclusion->needed = work.used;
    return forced;
}

/* Reports whether they force all conclusions within MOST lines.  *LINES: the lines taken. */
static bool forces_all(Conclusions *conclusions, const Trial *start, int most, int *lines)
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
static bool still_forces_all(Conclusions *conclusions, const Trial *start, int lost, int most)
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
static void drop_needless(ChConstraintSet *set, Conclusions *conclusions, Trial *start, int most)
{
    for (int one = CH_CONSTRAINTS - 1; one >= 0; one--) {
        if (!ch_constraints_has(set, one))
            continue;
        const Trial others = trial_without(*start, one);
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
    Trial start = trial_of(board, &deduction->detail);
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
static int drop_others(ChDeduction *deduction, Conclusions *conclusions, const Trial *start,
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
    Trial start = trial_of(board, &deduction->detail);
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
    const Trial start = trial_of(board, &deduction->detail);
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
    const Trial start = trial_of(board, &deduction->detail);
    if (!list_conclusions(&conclusions, deduction))
        return false;
    for (int one = CH_CONSTRAINTS - 1; one >= 0; one--) {
        if (!ch_constraints_has(premises, one))
            continue;
        const Trial others = trial_without(start, one);
        if (forces_all(&conclusions, &others, CH_PREMISE_LINES, &lines))
            return false;
    }
    return true;
}
