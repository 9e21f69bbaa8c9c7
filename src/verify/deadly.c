/* deadly.c - is a pattern deadly?
 *
 * Its cells hold only its digits: then every way to fill them must have a twin, another way with
 * the same digits in each house.  Nothing outside the pattern could tell the two apart, so the
 * puzzle would have two solutions.  Two digits in each cell, each of them twice or never in every
 * house, always have: the twin takes the other digit everywhere.
 *
 *      12 . . | . 12 .      r1c1=1 r1c5=2 r7c1=2 r7c5=1
 *      12 . . | . 12 .      r1c1=2 r1c5=1 r7c1=1 r7c5=2      twins
 *
 * Any other pattern, up to 12 cells and 4 digits, is filled in every way.
 *
 * SPDX-License-Identifier: MIT
 */
#include "witness.h"

enum { MAX_CELLS = 12, MAX_DIGITS = 4 };

/* The pattern's cells, a filling of the first few, and a twin of it. */
typedef struct Fillings {
    ChVerifier *verifier;
    int count;
    int cell[MAX_CELLS];
    unsigned digits[MAX_CELLS];
    int digit[MAX_CELLS];
    unsigned used[CH_HOUSES];      /* by the filling */
    unsigned twin_used[CH_HOUSES]; /* by the twin */
} Fillings;

static unsigned used_around(const unsigned used[CH_HOUSES], int cell)
{
    const uint8_t *const house = ch_cell_house[cell];

    return used[house[0]] | used[house[1]] | used[house[2]];
}

static void toggle(unsigned used[CH_HOUSES], int cell, int digit)
{
    for (int i = 0; i < 3; i++)
        used[ch_cell_house[cell][i]] ^= 1u << digit;
}

/* Whether the cells from the I-th on can be filled so that a twin comes out; it takes from each
 * house what the filling has there. */
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
    for (; open != 0 && !found; open &= open - 1) {
        const int digit = ch_lowest(open);
        if (!ch_charge(fillings->verifier, 1))
            return false;
        toggle(fillings->twin_used, cell, digit);
        found = has_twin(fillings, i + 1, differs || digit != fillings->digit[i]);
        toggle(fillings->twin_used, cell, digit);
    }
    return found;
}

/* Whether every filling of the cells from the I-th on, together with those before, has a twin. */
static bool all_have_twins(Fillings *fillings, int i)
{
    if (i == fillings->count)
        return has_twin(fillings, 0, false);
    const int cell = fillings->cell[i];
    unsigned open = fillings->digits[i] & ~used_around(fillings->used, cell);
    bool all = true;

    for (; open != 0 && all; open &= open - 1) {
        fillings->digit[i] = ch_lowest(open);
        if (!ch_charge(fillings->verifier, 1))
            return false;
        toggle(fillings->used, cell, fillings->digit[i]);
        all = all_have_twins(fillings, i + 1);
        toggle(fillings->used, cell, fillings->digit[i]);
    }
    return all;
}

static bool fill_all(ChVerifier *verifier, const ChDeadlyPattern *deadly)
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

/* Two digits in each cell, and each digit twice or never in every house. */
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

/* Uniqueness speaks of the givens: none may lie in the pattern.  Where marks were given instead,
 * they must allow all of it. */
static bool is_free(ChVerifier *verifier, const ChDeadlyPattern *deadly)
{
    const ChPuzzle *const puzzle = &verifier->log->puzzle;

    for (int cell = 0; cell < CH_CELLS; cell++) {
        if (deadly->digits[cell] != 0 && puzzle->given[cell] != CH_NO_DIGIT)
            return ch_refute_placed(verifier, CH_REASON_DEADLY_GIVEN,
                                    CH_CANDIDATE(cell, puzzle->given[cell]));
        for (unsigned digits = puzzle->has_marks ? deadly->digits[cell] : 0; digits != 0;
             digits &= digits - 1) {
            const int candidate = CH_CANDIDATE(cell, ch_lowest(digits));
            if (!ch_candidates_has(&puzzle->marks, candidate))
                return ch_refute_placed(verifier, CH_REASON_DEADLY_INPUT, candidate);
        }
    }
    return true;
}

static ChCandidateSet outside_of(const ChDeadlyPattern *deadly)
{
    ChCandidateSet outside = {{0}};

    for (int candidate = 0; candidate < CH_CANDIDATES; candidate++) {
        const unsigned digits = deadly->digits[CH_CANDIDATE_CELL(candidate)];
        if (digits != 0 && !(digits >> CH_CANDIDATE_DIGIT(candidate) & 1))
            ch_candidates_add(&outside, candidate);
    }
    return outside;
}

bool ch_check_deadly(ChVerifier *verifier)
{
    const ChStepRecord *const step = verifier->step;

    if (step->deadly_count > CH_VERIFY_DEADLY)
        return ch_refute(verifier, CH_REASON_DEADLY_SIZE, "");
    for (size_t i = 0; i < step->deadly_count; i++) {
        const ChDeadlyPattern *const deadly = &step->deadly[i];
        if (!is_free(verifier, deadly))
            return false;
        if (!is_paired(deadly) && !fill_all(verifier, deadly))
            return false;
        verifier->outside[i] = outside_of(deadly);
        verifier->verdict->assumes_unique = true;
    }
    return true;
}
