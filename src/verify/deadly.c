/* deadly.c - the check that a pattern is deadly.
 *
 * A pattern is a set of cells with digits allowed in each.  It is deadly when every way to fill its
 * cells with these digits has a twin: another way with the same digits in each house.  Nothing
 * outside the pattern could distinguish the two, so the puzzle would have two solutions.  A pattern
 * with two digits in each cell, each of them twice or never in every house, is always deadly: the
 * twin has the other digit in every cell.
 *
 *      12 . . | . 12 .      r1c1=1 r1c5=2 r7c1=2 r7c5=1
 *      12 . . | . 12 .      r1c1=2 r1c5=1 r7c1=1 r7c5=2      twins
 *
 * Any other pattern, of at most 12 cells and 4 digits, is checked by filling it in every way.
 *
 * A pattern of one to three cells has no twin within itself.  It is deadly when the givens have a
 * symmetry that changes every solution that holds it (symmetry.c).
 *
 * A pattern may hold givens if it is reverse: its twins exchange two digits outside of it.  It has
 * the same two digits in each cell, every house has two of its cells or none, and some row none.
 * All givens of the two digits are in it, and no others.  Suppose that a solution has only the two
 * digits in the pattern.  A house with two of its cells has both digits there, and any other house
 * has both of them elsewhere.  So the two digits can be exchanged outside of the pattern.
 *
 * A pattern with two lines of a chute has a file of its own, two_lines.c; so has one that cannot be
 * filled, impossible.c.
 *
 * SPDX-License-Identifier: MIT
 */
#include "witness.h"

enum { MAX_CELLS = 12, MAX_DIGITS = 4 };

/* The search over the fillings: the cells of the pattern, a filling of the first of them, and the
 * digits that the filling and its twin use in each house. */
typedef struct Fillings {
    ChVerifier *verifier;
    int count;
    int cell[MAX_CELLS];
    unsigned digits[MAX_CELLS];
    int digit[MAX_CELLS];
    unsigned used[CH_HOUSES];      /* digits of the filling, per house */
    unsigned twin_used[CH_HOUSES]; /* digits of the twin so far */
} Fillings;

/* Returns the digits used in the three houses of a cell. */
static unsigned used_around(const unsigned used[CH_HOUSES], int cell)
{
    const uint8_t *const house = ch_cell_house[cell];

    return used[house[0]] | used[house[1]] | used[house[2]];
}

/* Adds a digit to the three houses of a cell, or removes it again. */
static void toggle_digit(unsigned used[CH_HOUSES], int cell, int digit)
{
    for (int i = 0; i < 3; i++)
        used[ch_cell_house[cell][i]] ^= 1u << digit;
}

/* Reports whether the twin can be completed from cell I on.  It may use in each house only the
 * digits that the filling has there.  DIFFERS: it differs from the filling already. */
static bool has_twin(Fillings *fillings, int i, bool differs)
{
    if (i == fillings->count)
        return differs;
    const int cell = fillings->cell[i];
    const uint8_t *const house = ch_cell_house[cell];
    unsigned open = fillings->digits[i] & ~used_around(fillings->twin_used, cell);
    bool found = false;

    for (int k = 0; k < 3; k++)
        open &= fillings->used[house[k]];
    CH_EACH_DIGIT(digit, open) {
        if (found)
            break;
        if (!ch_charge(fillings->verifier, 1))
            return false;
        toggle_digit(fillings->twin_used, cell, digit);
        found = has_twin(fillings, i + 1, differs || digit != fillings->digit[i]);
        toggle_digit(fillings->twin_used, cell, digit);
    }
    return found;
}

/* Reports whether every completion of the filling from cell I on has a twin. */
static bool all_have_twins(Fillings *fillings, int i)
{
    if (i == fillings->count)
        return has_twin(fillings, 0, false);
    const int cell = fillings->cell[i];
    const unsigned open = fillings->digits[i] & ~used_around(fillings->used, cell);

    CH_EACH_DIGIT(digit, open) {
        fillings->digit[i] = digit;
        if (!ch_charge(fillings->verifier, 1))
            return false;
        toggle_digit(fillings->used, cell, digit);
        const bool all = all_have_twins(fillings, i + 1);
        toggle_digit(fillings->used, cell, digit);
        if (!all)
            return false;
    }
    return true;
}

/* Checks that a pattern is deadly, by filling it in every way. */
static bool check_fillings(ChVerifier *verifier, const ChDeadlyPattern *deadly)
{
    Fillings fillings = {.verifier = verifier};
    unsigned digits = 0;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (deadly->digits[cell] == 0)
            continue;
        if (fillings.count == MAX_CELLS)
            return ch_refute(verifier, CH_REASON_DEADLY_SIZE, "");
        fillings.cell[fillings.count] = cell;
        fillings.digits[fillings.count++] = deadly->digits[cell];
        digits |= deadly->digits[cell];
    }
    if (fillings.count == 0 || ch_count(digits) > MAX_DIGITS)
        return ch_refute(verifier, CH_REASON_DEADLY_SIZE, "");
    if (all_have_twins(&fillings, 0))
        return true;
    return verifier->verdict->proof == CH_UNPROVED ? false
                                                   : ch_refute(verifier, CH_REASON_DEADLY_TWIN, "");
}

/* Reports whether a pattern has two digits in each cell, and each digit twice or never in every
 * house. */
static bool is_paired(const ChDeadlyPattern *deadly)
{
    bool any = false;

    for (int house = 0; house < CH_HOUSES; house++) {
        unsigned once = 0;
        unsigned twice = 0;
        for (int place = 0; place < 9; place++) {
            const unsigned digits = deadly->digits[ch_house_cell[house][place]];
            if ((digits != 0 && ch_count(digits) != 2) || (twice & digits) != 0)
                return false;
            twice |= once & digits;
            once |= digits;
        }
        if (once != twice)
            return false;
        any |= once != 0;
    }
    return any;
}

/* ---- symmetric givens ---- */

/* Returns the first cell of a pattern with one to three cells, or -1 if it has none or more. */
static int first_of_few(const ChDeadlyPattern *deadly)
{
    int first = -1;
    int count = 0;

    for (int cell = CH_CELLS - 1; cell >= 0; cell--)
        if (deadly->digits[cell] != 0) {
            first = cell;
            count++;
        }
    return count <= 3 ? first : -1;
}

/* Checks that a symmetry of the givens makes a pattern deadly, whose first cell it is passed.  The
 * pencil marks of an input are not compared, so it has none. */
static bool check_symmetry(ChVerifier *verifier, const ChDeadlyPattern *deadly, int cell)
{
    if (!verifier->log->puzzle.has_marks && ch_is_symmetric(verifier, deadly))
        return true;
    return verifier->verdict->proof == CH_UNPROVED
               ? false
               : ch_refute_cell(verifier, CH_REASON_DEADLY_SYMMETRY, cell);
}

/* ---- reverse patterns ---- */

/* Reports whether the pattern has the same two digits in each of its cells, and not a cell in every
 * row.  PAIR receives the digits. */
static bool has_one_pair(const ChDeadlyPattern *deadly, unsigned *pair)
{
    unsigned rows = 0;

    *pair = 0;
    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (deadly->digits[cell] == 0)
            continue;
        rows |= 1u << CH_ROW_OF(cell);
        *pair |= deadly->digits[cell];
    }
    return ch_count(*pair) == 2 && rows != CH_ALL_NINE;
}

/* Reports whether the two digits of a pattern can be exchanged outside of it.  The pencil marks of
 * an input are not compared, so it has none. */
static bool is_reverse(const ChPuzzle *puzzle, const ChDeadlyPattern *deadly)
{
    unsigned pair;

    if (puzzle->has_marks || !is_paired(deadly) || !has_one_pair(deadly, &pair))
        return false;
    for (int cell = 0; cell < CH_CELLS; cell++)
        if (puzzle->given[cell] != CH_NO_DIGIT &&
            (deadly->digits[cell] != 0) != (pair >> puzzle->given[cell] & 1))
            return false;
    return true;
}

/* ---- any pattern ---- */

/* Checks that a pattern is deadly. */
static bool check_twins(ChVerifier *verifier, const ChDeadlyPattern *deadly)
{
    const int cell = first_of_few(deadly);

    if (cell >= 0)
        return check_symmetry(verifier, deadly, cell);
    return is_paired(deadly) || ch_can_exchange_lines(&verifier->log->puzzle, deadly) ||
           check_fillings(verifier, deadly);
}

/* Checks that the input allows the whole pattern.  Uniqueness is a property of the givens, so none
 * of them may be in the pattern; pencil marks in the input must include all of its candidates. */
static bool check_input_allows(ChVerifier *verifier, const ChDeadlyPattern *deadly)
{
    const ChPuzzle *const puzzle = &verifier->log->puzzle;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (deadly->digits[cell] != 0 && puzzle->given[cell] != CH_NO_DIGIT)
            return ch_refute_placed(verifier, CH_REASON_DEADLY_GIVEN,
                                    CH_CANDIDATE(cell, puzzle->given[cell]));
        CH_EACH_DIGIT(digit, puzzle->has_marks ? deadly->digits[cell] : 0) {
            const int candidate = CH_CANDIDATE(cell, digit);
            if (!ch_candidates_has(&puzzle->marks, candidate))
                return ch_refute_placed(verifier, CH_REASON_DEADLY_INPUT, candidate);
        }
    }
    return true;
}

/* Returns the candidates of the cells of a pattern that the pattern does not hold. */
static ChCandidateSet candidates_outside(const ChDeadlyPattern *deadly)
{
    ChCandidateSet outside = {{0}};

    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const unsigned digits = deadly->digits[CH_CANDIDATE_CELL(candidate)];
        if (digits != 0 && !(digits >> CH_CANDIDATE_DIGIT(candidate) & 1))
            ch_candidates_add(&outside, candidate);
    }
    return outside;
}

/* Checks that the cells of a pattern do not hold only its digits. */
static bool check_pattern(ChVerifier *verifier, const ChDeadlyPattern *deadly)
{
    if (deadly->is_impossible)
        return ch_check_impossible(verifier, deadly);
    return is_reverse(&verifier->log->puzzle, deadly) ||
           (check_input_allows(verifier, deadly) && check_twins(verifier, deadly));
}

bool ch_check_deadly(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;

    if (step->deadly_count > CH_VERIFY_DEADLY)
        return ch_refute(verifier, CH_REASON_DEADLY_SIZE, "");
    for (size_t i = 0; i < step->deadly_count; i++) {
        if (!check_pattern(verifier, &step->deadly[i]))
            return false;
        verifier->outside[i] = candidates_outside(&step->deadly[i]);
        verifier->verdict->assumes_unique |= !step->deadly[i].is_impossible;
    }
    return true;
}
