/* formula.c - see formula.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "formula.h"

int ch_formula_variable(int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);

    return 81 * CH_ROW_OF(cell) + 9 * CH_COLUMN_OF(cell) + CH_CANDIDATE_DIGIT(candidate) + 1;
}

int ch_formula_candidate(int variable)
{
    const int place = (variable - 1) / 9;

    return CH_CANDIDATE(CH_CELL_AT(place / 9, place % 9), (variable - 1) % 9);
}

/* ---- the numbers of pairs ---- */

/* Counts the candidates that conflict with a candidate and have a variable above its own, up to
 * MOST. */
static uint32_t count_above(int candidate, int most)
{
    const int own = ch_formula_variable(candidate);
    uint16_t list[CH_CONFLICTS];
    uint32_t count = 0;

    ch_list_conflicts(candidate, list);
    for (int i = 0; i < CH_CONFLICTS; i++) {
        const int other = ch_formula_variable(list[i]);
        count += other > own && other <= most;
    }
    return count;
}

void ch_pair_numbers_start(ChPairNumbers *pairs)
{
    uint32_t next = CH_CONSTRAINTS + 1;

    for (int variable = 1; variable <= CH_CANDIDATES; variable++) {
        pairs->first[variable] = next;
        next += count_above(ch_formula_candidate(variable), CH_CANDIDATES);
    }
}

uint32_t ch_formula_pair(const ChPairNumbers *pairs, int candidate, int conflicting)
{
    const int one = ch_formula_variable(candidate);
    const int other = ch_formula_variable(conflicting);

    return one < other ? pairs->first[one] + count_above(candidate, other) - 1
                       : pairs->first[other] + count_above(conflicting, one) - 1;
}

/* ---- the input ---- */

static void read_digits(const uint8_t *digit, ChInputReader *reader)
{
    for (int place = 0; place < CH_CELLS; place++) {
        const int cell = CH_CELL_AT(place / 9, place % 9);
        if (digit[cell] != CH_NO_DIGIT)
            reader->take(reader, CH_CANDIDATE(cell, digit[cell]), true);
    }
}

static bool is_excluded(const ChPuzzle *puzzle, int candidate)
{
    return ch_candidates_has(&puzzle->removed, candidate) ||
           (puzzle->has_marks && !ch_candidates_has(&puzzle->marks, candidate));
}

void ch_formula_read_input(const ChPuzzle *puzzle, ChInputReader *reader)
{
    read_digits(puzzle->given, reader);
    read_digits(puzzle->entered, reader);
    for (int variable = 1; variable <= CH_CANDIDATES; variable++)
        if (is_excluded(puzzle, ch_formula_candidate(variable)))
            reader->take(reader, ch_formula_candidate(variable), false);
}

/* ---- writing ---- */

void ch_formula_put(ChText *out, long number)
{
    if (number < 0)
        ch_text_char(out, '-');
    ch_text_number(out, (uint64_t)(number < 0 ? -number : number));
    ch_text_char(out, ' ');
}

static void write_constraints(ChText *out)
{
    for (int constraint = 0; constraint < CH_CONSTRAINTS; constraint++) {
        for (int i = 0; i < CH_DIGITS; i++)
            ch_formula_put(out, ch_formula_variable(ch_constraint_candidate(constraint, i)));
        ch_text_puts(out, "0\n");
    }
}

static void write_pairs(ChText *out)
{
    for (int one = 1; one <= CH_CANDIDATES; one++)
        for (int other = one + 1; other <= CH_CANDIDATES; other++)
            if (ch_conflict(ch_formula_candidate(one), ch_formula_candidate(other))) {
                ch_formula_put(out, -one);
                ch_formula_put(out, -other);
                ch_text_puts(out, "0\n");
            }
}

void ch_formula_write_rules(ChText *out)
{
    write_constraints(out);
    write_pairs(out);
}
