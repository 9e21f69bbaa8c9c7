/* premises.c - see premises.h.
 *
 * A conclusion is forced when its opposite cannot be: the opposite is assumed, what it conflicts
 * with goes, and the constraints are tried, the one with the fewest candidates left first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "premises.h"

#include <stdlib.h>

/* A witness that takes the constraints in another order may need twenty times as many lines. */
enum { MOST = 256, LINES_TO_SPARE = 500, LINES_PROVABLE = CH_PREMISE_LINES / 2, FEW = 12 };

/* The candidates still open, and the constraints still to be kept. */
typedef struct Trial {
    ChCellSet alive[CH_DIGITS];
    ChCellSet cells;            /* to be filled */
    uint32_t houses[CH_DIGITS]; /* which have to hold the digit */
    uint32_t fresh[CH_DIGITS];  /* all others of these are known to have two places or more */
} Trial;

/* What a refutation takes: lines so far, of so many at most, and the constraints that it turned on.
 * Without any other it would go the same way. */
typedef struct Work {
    int lines;
    int most;
    ChConstraintSet used;
} Work;

static Trial trial_of(const ChBoard *board, const ChConstraintSet *premises)
{
    Trial trial = {
        .cells = {{premises->word[0], premises->word[1] & ((UINT64_C(1) << (CH_CELLS - 64)) - 1)}}};

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        trial.alive[digit] = ch_board_plane(board, digit);
        trial.fresh[digit] = UINT32_MAX;
    }
    for (int one = ch_constraints_next(premises, CH_CELLS); one >= 0;
         one = ch_constraints_next(premises, one + 1))
        trial.houses[(one - CH_CELLS) % 9] |= UINT32_C(1) << (one - CH_CELLS) / 9;
    return trial;
}

static Trial without(Trial trial, int constraint)
{
    const int line = constraint - CH_CELLS;

    if (line < 0)
        ch_cells_remove(&trial.cells, constraint);
    else
        trial.houses[line % 9] &= ~(UINT32_C(1) << line / 9);
    return trial;
}

/* Takes a candidate as true: what it conflicts with goes, and the constraints that it satisfies. */
static void assume(Trial *trial, int cell, int digit)
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
}

/* The digits that a cell has left. */
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

/* The cells that have a digit left, more than one, and more than two. */
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

/* The first house, and there the first digit, with one place left or none, as a constraint; -1:
 * there is none. */
static int tight_house(Trial *trial)
{
    int first = CH_HOUSES;
    int of = 0;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        for (uint32_t rest = trial->fresh[digit] & trial->houses[digit]; rest != 0;
             rest &= rest - 1) {
            const int house = ch_lowest(rest);
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

/* The first constraint with the fewest candidates, none of which has fewer than two. */
static int fewest_left(const Trial *trial, int *fewest)
{
    int best = -1;

    *fewest = CH_DIGITS + 1;
    for (int cell = ch_cells_next(&trial->cells, 0); cell >= 0;
         cell = ch_cells_next(&trial->cells, cell + 1)) {
        const int count = ch_count(digits_left(trial, cell));
        if (count < *fewest) {
            *fewest = count;
            best = CH_CELL_CONSTRAINT(cell);
        }
    }
    for (int house = 0; house<CH_HOUSES && * fewest> 2; house++)
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            const int count = trial->houses[digit] >> house & 1
                                  ? ch_cells_count(places_left(trial, house, digit))
                                  : *fewest;
            if (count < *fewest) {
                *fewest = count;
                best = CH_HOUSE_CONSTRAINT(house, digit);
            }
        }
    return best;
}

/* The first constraint with one candidate left or none, else the first of those with the fewest, so
 * many; cells stand before houses.  -1: none is left. */
static int tightest(Trial *trial, int *fewest)
{
    const Filled filled = filled_by(trial);
    const ChCellSet tight = ch_cells_minus(trial->cells, filled.many);
    const ChCellSet two = ch_cells_minus(trial->cells, filled.more);

    if (!ch_cells_empty(tight)) {
        *fewest = ch_cells_has(&filled.some, ch_cells_first(tight));
        return CH_CELL_CONSTRAINT(ch_cells_first(tight));
    }
    const int house = tight_house(trial);
    *fewest = 1;
    if (house >= 0)
        return house;
    *fewest = 2;
    return !ch_cells_empty(two) ? CH_CELL_CONSTRAINT(ch_cells_first(two))
                                : fewest_left(trial, fewest);
}

/* ---- refutation ---- */

static bool fails(Trial *trial, Work *work);

static bool fails_with(const Trial *trial, int cell, int digit, Work *work)
{
    Trial next = *trial;

    assume(&next, cell, digit);
    return fails(&next, work);
}

/* Whether it fails with each candidate of a constraint. */
static bool fails_anyway(const Trial *trial, int constraint, Work *work)
{
    if (constraint < CH_CELLS) {
        for (unsigned digits = digits_left(trial, constraint); digits != 0; digits &= digits - 1)
            if (!fails_with(trial, constraint, ch_lowest(digits), work))
                return false;
        return true;
    }
    const int digit = (constraint - CH_CELLS) % 9;
    const ChCellSet cells = places_left(trial, (constraint - CH_CELLS) / 9, digit);
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
        if (!fails_with(trial, cell, digit, work))
            return false;
    return true;
}

/* Whether the constraints cannot all be kept. */
static bool fails(Trial *trial, Work *work)
{
    int count = 0;

    if (++work->lines > work->most)
        return false;
    const int at = tightest(trial, &count);
    if (at < 0)
        return false;
    if (count > 1)
        work->lines += count; /* that each case begins with */
    ch_constraints_add(&work->used, at);
    return fails_anyway(trial, at, work);
}

/* Whether the constraints leave no way to take a candidate as true, or as false. */
static bool force(Trial trial, int candidate, bool holds, Work *work)
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
    bool falls;             /* it is ruled out; else it is placed */
    int lines;              /* that its refutation took, */
    ChConstraintSet needed; /* and the constraints */
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

/* Whether the constraints force a conclusion, with LINES taken by others and so many allowed for
 * all. */
static bool forces(Conclusion *conclusion, const Trial *start, int lines, int most)
{
    Work work = {.lines = lines, .most = most};
    const bool forced = force(*start, conclusion->candidate, conclusion->falls, &work);

    conclusion->lines = work.lines - lines;
    conclusion->needed = work.used;
    return forced;
}

/* Whether they force all conclusions within so many lines; *LINES: what that took. */
static bool force_all(Conclusions *conclusions, const Trial *start, int most, int *lines)
{
    *lines = 0;
    for (int i = 0; i < conclusions->count; i++) {
        if (!forces(&conclusions->of[i], start, *lines, most))
            return false;
        *lines += conclusions->of[i].lines;
    }
    return true;
}

/* Whether the constraints, which just lost this one, still force all conclusions; only those that
 * needed it have to be looked at again, and change if so. */
static bool still_force_all(Conclusions *conclusions, const Trial *start, int lost, int most)
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
            forced = forces(one, start, lines, most);
        }
        lines += one->lines;
    }
    forced = forced && lines <= most;
    while (!forced && changed-- > 0)
        conclusions->of[at[changed]] = before[changed];
    return forced;
}

/* Leaves out, from the last, what the conclusions do without, after so many LINES for all of
 * them. */
static void spare(ChConstraintSet *set, Conclusions *conclusions, Trial *start, int lines)
{
    for (int one = CH_CONSTRAINTS - 1; one >= 0; one--) {
        if (!ch_constraints_has(set, one))
            continue;
        const Trial others = without(*start, one);
        if (still_force_all(conclusions, &others, one, lines + LINES_TO_SPARE)) {
            ch_bits_remove(set->word, one);
            *start = others;
        }
    }
}

bool ch_minimize_premises(ChDeduction *deduction, const ChBoard *board)
{
    ChConstraintSet *const premises = &deduction->detail.premises;
    Trial start = trial_of(board, premises);
    Conclusions conclusions;
    int lines;

    if (!list_conclusions(&conclusions, deduction) ||
        !force_all(&conclusions, &start, CH_PREMISE_LINES, &lines))
        return false;
    spare(premises, &conclusions, &start, lines);
    return true;
}

static int compare_lines(const void *a, const void *b)
{
    const Conclusion *const one = a;
    const Conclusion *const other = b;

    return one->lines != other->lines ? one->lines - other->lines
                                      : one->candidate - other->candidate;
}

/* Drops the eliminations that are not forced, and those with the longest arguments that so many
 * lines do not suffice for; returns the lines. */
static int drop_others(ChDeduction *deduction, Conclusions *conclusions, const Trial *start,
                       int most)
{
    int count = 0;
    int lines = 0;

    for (int i = 0; i < conclusions->count; i++)
        if (forces(&conclusions->of[i], start, 0, most))
            conclusions->of[count++] = conclusions->of[i];
    qsort(conclusions->of, (size_t)count, sizeof *conclusions->of, compare_lines);
    conclusions->count = 0;
    deduction->detail.removed = (ChCandidateSet){{0}};
    while (conclusions->count < count &&
           lines + conclusions->of[conclusions->count].lines <= most) {
        const Conclusion *const one = &conclusions->of[conclusions->count++];
        ch_candidates_add(&deduction->detail.removed, one->candidate);
        lines += one->lines;
    }
    deduction->removals = (unsigned)conclusions->count;
    return lines;
}

int ch_minimize_premises_within(ChDeduction *deduction, const ChBoard *board, int most)
{
    Trial start = trial_of(board, &deduction->detail.premises);
    Conclusions conclusions;

    if (!list_conclusions(&conclusions, deduction))
        return 0;
    const int lines = drop_others(deduction, &conclusions, &start, most);
    if (deduction->removals == 0)
        return 0;
    spare(&deduction->detail.premises, &conclusions, &start, lines);
    return lines;
}

static bool suffice_within(const ChDeduction *deduction, const ChBoard *board, int most)
{
    const Trial start = trial_of(board, &deduction->detail.premises);
    Conclusions conclusions;
    int lines;

    return list_conclusions(&conclusions, deduction) &&
           force_all(&conclusions, &start, most, &lines);
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
    const ChAnswer answer = ch_is_minimal_in_cells(deduction, board);
    Conclusions conclusions;
    int lines;

    if (answer != CH_DO_NOT_KNOW)
        return answer == CH_YES;
    const Trial start = trial_of(board, premises);
    if (!list_conclusions(&conclusions, deduction))
        return false;
    for (int one = CH_CONSTRAINTS - 1; one >= 0; one--) {
        if (!ch_constraints_has(premises, one))
            continue;
        const Trial others = without(start, one);
        if (force_all(&conclusions, &others, CH_PREMISE_LINES, &lines))
            return false;
    }
    return true;
}
