/* lrat.c - LRAT proofs of formulas in DIMACS CNF.
 *
 *      10561 -304 0 17 2044 10531 0     clause 10561, not variable 304, and its hints in order
 *      10561 d 10559 10560 0            clauses 10559 and 10560 are no longer needed
 *
 * A proof has no comments, because the verified checker accepts none.  Those of the formula say
 * which clauses a step became.
 *
 * SPDX-License-Identifier: MIT
 */
#include "proof_writer.h"

static void write_numbers(ChText *out, const uint32_t *number, size_t count)
{
    for (size_t i = 0; i < count; i++)
        ch_formula_put(out, (long)number[i]);
    ch_text_puts(out, "0\n");
}

static void write_clause(ChText *out, const int *literal, size_t count)
{
    for (size_t i = 0; i < count; i++)
        ch_formula_put(out, literal[i]);
    ch_text_puts(out, "0\n");
}

static void add_clause(ChText *proof, const ChClause *clause)
{
    ch_formula_put(proof, (long)clause->number);
    for (size_t i = 0; i < clause->literal_count; i++)
        ch_formula_put(proof, clause->literal[i]);
    ch_text_puts(proof, "0 ");
    write_numbers(proof, clause->hint, clause->hint_count);
}

/* The number ahead of the `d` is not read: any number of a clause will do. */
static void remove_clauses(ChText *proof, const uint32_t *number, size_t count)
{
    ch_formula_put(proof, (long)number[count - 1]);
    ch_text_puts(proof, "d ");
    write_numbers(proof, number, count);
}

static void write_head(ChText *formula, uint32_t count)
{
    ch_text_puts(formula, "p cnf 729 ");
    ch_text_number(formula, count);
    ch_text_char(formula, '\n');
}

const ChProofFormat ch_proof_lrat = {.comment = 'c',
                                     .rules = CH_RULES,
                                     .add = add_clause,
                                     .remove = remove_clauses,
                                     .write_head = write_head,
                                     .write_rules = ch_formula_write_rules,
                                     .write_clause = write_clause};
