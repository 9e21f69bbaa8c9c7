/* pseudo_boolean.c - proofs in the format of VeriPB 3, of formulas in OPB.
 *
 * The formula has two constraints for each of the rules: at least one of nine candidates, and at
 * most one.  A clause is a constraint, too:
 *
 *      +1 x1 +1 x2 ... +1 x9 >= 1 ;        r1c1 has a digit
 *      -1 x1 -1 x2 ... -1 x9 >= -1 ;       and no two
 *
 *      rup +1 ~x304 +1 ~x12 >= 1;          a clause, which unit propagation shows
 *      pol 163 325 + 166 + 328 +;          the sum of four constraints
 *      del id 701;                         constraint 701 is no longer needed
 *
 * Derived constraints are numbered after those of the formula.
 *
 * SPDX-License-Identifier: MIT
 */
#include "cover.h"
#include "proof_writer.h"

enum { CH_RULES_OPB = 2 * CH_CONSTRAINTS };

static void write_terms(ChText *out, const int *literal, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        ch_text_puts(out, literal[i] < 0 ? "+1 ~x" : "+1 x");
        ch_formula_put(out, literal[i] < 0 ? -literal[i] : literal[i]);
    }
    ch_text_puts(out, ">= 1");
}

static void write_clause(ChText *out, const int *literal, size_t count)
{
    write_terms(out, literal, count);
    ch_text_puts(out, " ;\n");
}

static void write_rules(ChText *out)
{
    for (int line = 0; line < CH_RULES_OPB; line++) {
        const bool at_most = line % 2 != 0;
        for (int i = 0; i < CH_DIGITS; i++) {
            ch_text_puts(out, at_most ? "-1 x" : "+1 x");
            ch_formula_put(out, ch_formula_variable(ch_constraint_candidate(line / 2, i)));
        }
        ch_text_puts(out, at_most ? ">= -1 ;\n" : ">= 1 ;\n");
    }
}

static void write_head(ChText *formula, uint32_t count)
{
    ch_text_puts(formula, "* #variable= 729 #constraint= ");
    ch_text_number(formula, count);
    ch_text_char(formula, '\n');
}

static void begin_proof(ChText *proof, uint32_t count)
{
    ch_text_puts(proof, "pseudo-Boolean proof version 3.0\nf ");
    ch_text_number(proof, count);
    ch_text_puts(proof, ";\n");
}

static void add_clause(ChText *proof, const ChClause *clause)
{
    ch_text_puts(proof, "rup ");
    write_terms(proof, clause->literal, clause->literal_count);
    ch_text_puts(proof, ";\n");
}

static void remove_clauses(ChText *proof, const uint32_t *number, size_t count)
{
    ch_text_puts(proof, "del id");
    for (size_t i = 0; i < count; i++) {
        ch_text_char(proof, ' ');
        ch_text_number(proof, number[i]);
    }
    ch_text_puts(proof, ";\n");
}

static void end_proof(ChText *proof, uint32_t empty)
{
    ch_text_puts(proof, "output NONE;\nconclusion UNSAT : ");
    ch_text_number(proof, empty);
    ch_text_puts(proof, ";\nend pseudo-Boolean proof;\n");
}

/* ---- sums ---- */

/* Returns the number of a premise's constraint: that of a rule, or of an axiom. */
static uint32_t number_of_premise(const ChProverPremise *premise)
{
    return premise->number <= CH_CONSTRAINTS ? 2 * premise->number - 1 : premise->number;
}

static void write_sum(ChText *proof, const ChProver *prover, const ChCover *cover)
{
    ch_text_puts(proof, "pol ");
    for (size_t i = 0; i < prover->known.premise_count; i++) {
        ch_text_number(proof, number_of_premise(&prover->known.premise[i]));
        ch_text_puts(proof, i == 0 ? " " : " + ");
    }
    for (int i = 0; i < cover->count; i++) {
        ch_text_number(proof, 2 * (uint32_t)cover->constraint[i] + 2);
        ch_text_puts(proof, i + 1 < cover->count ? " + " : " +;\n");
    }
}

/* Writes the sum, each elimination that follows from it, and the deletion of the sum. */
static bool sum_step(ChProofWriter *writer, const ChStepRecord *step)
{
    ChProver *const prover = &writer->prover;
    const uint32_t number = prover->known.next;
    ChCover cover;

    if (!ch_cover_find(prover, step, &cover) || cover.count == 0)
        return false;
    write_sum(writer->proof, prover, &cover);
    prover->known.next++;
    for (size_t i = 0; i < step->eliminate_count; i++) {
        const int literal = -ch_formula_variable(step->eliminate[i]);
        const ChClause clause = {
            .number = prover->known.next++, .literal = &literal, .literal_count = 1};
        add_clause(writer->proof, &clause);
        ch_know(&prover->known, step->eliminate[i], false, clause.number);
    }
    remove_clauses(writer->proof, &number, 1);
    return true;
}

const ChProofFormat ch_proof_pseudo_boolean = {.comment = '*',
                                               .rules = CH_RULES_OPB,
                                               .head_is_first = true,
                                               .begin = begin_proof,
                                               .add = add_clause,
                                               .remove = remove_clauses,
                                               .end = end_proof,
                                               .sum = sum_step,
                                               .write_head = write_head,
                                               .write_rules = write_rules,
                                               .write_clause = write_clause};
