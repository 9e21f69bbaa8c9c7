/* prover.h - turns the conclusions of a step into clauses, each with the clauses that prove it.
 *
 * The prover knows the clauses of the formula and those derived so far, and no technique.  It
 * refutes the opposite of a conclusion over the premises of the step.  Unit propagation comes
 * first.  Where that stops, the prover splits a premise into cases; the step's argument says which,
 * if there is one.  Each case ends in a lemma:
 *
 *      premises 1r1, r5c2; conclusion r1c1 is not 1
 *          assume r1c1=1, split r5c2:
 *              case r5c2=3 leads to a contradiction:      lemma   not r1c1=1 or not r5c2=3
 *              case r5c2=7 leads to a contradiction:      lemma   not r1c1=1 or not r5c2=7
 *          no case is left:                               clause  not r1c1=1
 *
 * A lemma names only the assumptions that its proof uses.  A lemma without its own case therefore
 * ends the split.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PROOF_PROVER_H
#define CH_PROOF_PROVER_H

#include "derivation.h"

/* The prover: large, owned by the caller, started anew for each log. */
typedef struct ChProver {
    ChDerivation known;
    uint32_t first;  /* number of the first derived clause */
    uint32_t splits; /* of the refutation */
    int depth;       /* the most splits within one another so far */
    bool has_failed; /* a conclusion does not follow, or not within the limits */
} ChProver;

/* Starts without any facts. */
void ch_prover_start(ChProver *prover, ChClauseSink *sink);

/* Sets the number of the first clause that is derived. */
void ch_prover_number_from(ChProver *prover, uint32_t first);

/* Sets the premises of the next step: its constraints, then those of its patterns. */
void ch_prover_set_premises(ChProver *prover, const ChStepRecord *step,
                            const ChProverPremise *pattern);

/* Derives that a candidate outside of an impossible pattern is true, in one of its cells. */
ChProverPremise ch_prover_find_guardians(ChProver *prover, const ChDeadlyPattern *impossible);

/* Removes a derived clause. */
void ch_prover_remove(ChProver *prover, uint32_t number);

/* Derives a conclusion from the premises, and adds it to what is known.  ARGUMENT may be NULL.
 * False: it was not derived. */
bool ch_prover_conclude(ChProver *prover, int candidate, bool is_true, const ChArgument *argument);

/* Derives the empty clause from two known digits that conflict, or else from the premises alone. */
bool ch_prover_contradict(ChProver *prover, const ChArgument *argument);

/* Derives the empty clause from clause NUMBER, all of whose literals are known to be false: the
 * candidates FALSE are in it, and the candidates TRUE negated. */
void ch_prover_refute(ChProver *prover, uint32_t number, const ChCandidateSet *is_false,
                      const ChCandidateSet *is_true);

/* Removes the clauses of eliminations that a known digit implies. */
void ch_prover_forget(ChProver *prover, const ChCandidateSet *implied);

/* Returns the candidates of the axiom of a deadly pattern, of which one is true. */
ChCandidateSet ch_deadly_outside(const ChDeadlyPattern *deadly);

#endif
