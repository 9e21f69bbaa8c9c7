/* formula.h - the puzzle as a formula in propositional logic, in DIMACS CNF.
 *
 * Variable 81(r-1) + 9(c-1) + d means that row r, column c holds the digit d.  The clauses are
 * numbered from 1, in this order:
 *
 *      1 to 324        for each constraint: at least one of its nine candidates is true
 *      325 to 10530    for each pair of candidates that conflict: not both
 *      from 10531      the input: a clause of one literal for each digit, and for each candidate
 *                      that a player or the pencil marks exclude
 *      after these     an axiom for each deadly pattern that a step uses, unless it is impossible
 *      last            what the proof refutes; none where the input has no solution
 *
 * The clauses of the proof are numbered after these.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PROOF_FORMULA_H
#define CH_PROOF_FORMULA_H

#include "record.h"
#include "text.h"

enum {
    CH_PAIRS = CH_CANDIDATES * CH_CONFLICTS / 2,
    CH_RULES = CH_CONSTRAINTS + CH_PAIRS /* the clauses of the rules */
};

/* Returns the variable of a candidate, and the candidate of a variable. */
int ch_formula_variable(int candidate);
int ch_formula_candidate(int variable);

/* The numbers of the pairs: for each variable, the number of the first pair in which it is the
 * smaller one. */
typedef struct ChPairNumbers {
    uint32_t first[CH_CANDIDATES + 1];
} ChPairNumbers;

void ch_pair_numbers_start(ChPairNumbers *pairs);

/* Return the number of a clause. */
static inline uint32_t ch_formula_at_least_one(int constraint)
{
    return (uint32_t)constraint + 1;
}
uint32_t ch_formula_pair(const ChPairNumbers *pairs, int candidate, int conflicting);

/* Calls TAKE for each candidate that the input decides, in the order of the clauses. */
typedef struct ChInputReader ChInputReader;
struct ChInputReader {
    void (*take)(ChInputReader *reader, int candidate, bool is_true);
};
void ch_formula_read_input(const ChPuzzle *puzzle, ChInputReader *reader);

/* Appends the clauses of the rules. */
void ch_formula_write_rules(ChText *out);

/* Appends a number of a clause or a literal, and a blank. */
void ch_formula_put(ChText *out, long number);

#endif
