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

#include "formula.h"

enum {
    CH_PROVER_LEVELS = 64, /* nested assumptions, the first of them against the conclusion */
    CH_PROVER_PREMISES = CH_CONSTRAINTS + CH_MAX_DEADLY,
    CH_PROVER_HINTS = 2 * CH_CANDIDATES + 2
};

/* A derived clause: its literals, and its hints, the clauses that prove it.  With the literals
 * false, each hint has one literal left when its turn comes, and the last has none. */
typedef struct ChClause {
    uint32_t number;
    const int *literal;
    size_t literal_count;
    const uint32_t *hint;
    size_t hint_count;
} ChClause;

/* The receiver of clauses. */
typedef struct ChClauseSink ChClauseSink;
struct ChClauseSink {
    void (*add)(ChClauseSink *sink, const ChClause *clause);
    void (*remove)(ChClauseSink *sink, const uint32_t *number, size_t count);
};

/* Why a candidate is false (or true). */
typedef enum ChCause {
    CH_CAUSE_NONE,     /* it is not */
    CH_CAUSE_FACT,     /* a clause of one literal, or, if false, perhaps a digit that conflicts */
    CH_CAUSE_ASSUMED,  /* `by` is the level of the assumption */
    CH_CAUSE_CONFLICT, /* false: the candidate `by` is true */
    CH_CAUSE_LEMMA,    /* false: its lemma */
    CH_CAUSE_PREMISE   /* true: the last one of the premise `by` */
} ChCause;

typedef struct ChCauseOf {
    uint8_t cause;
    uint16_t by;
} ChCauseOf;

/* A clause that says: not all of the assumptions of these levels. */
typedef struct ChLemma {
    uint32_t number;
    uint64_t levels;
} ChLemma;

/* A premise of the step: at least one of these candidates is true. */
typedef struct ChProverPremise {
    uint32_t number; /* of its clause */
    ChCandidateSet candidates;
} ChProverPremise;

/* The prover: large, owned by the caller, started anew for each log. */
typedef struct ChProver {
    ChClauseSink *sink;
    ChPairNumbers pairs;
    uint32_t first;               /* number of the first derived clause, */
    uint32_t next;                /* and of the next */
    uint32_t unit[CH_CANDIDATES]; /* the clause of one literal that decides a candidate, or 0 */
    bool is_refuted;              /* the empty clause was derived: the formula has no solution */
    bool has_failed;              /* a conclusion does not follow, or not within the limits */

    /* what holds at this point of a refutation */
    ChCandidateSet open; /* candidates that are not false */
    ChCandidateSet truths;
    ChCauseOf falsity[CH_CANDIDATES];
    ChCauseOf truth[CH_CANDIDATES];
    ChLemma lemma[CH_CANDIDATES];

    /* the refutation */
    size_t premise_count;
    uint32_t splits;
    int literal[CH_PROVER_LEVELS]; /* by level: the literal of a clause that uses the assumption */
    size_t trail_count;
    uint16_t trail[2 * CH_CANDIDATES]; /* what was found since its start: twice the candidate, plus
                                        * one where it is true */
    ChProverPremise premise[CH_PROVER_PREMISES];

    /* the proof of one clause, being collected */
    ChCandidateSet false_used;
    ChCandidateSet true_used;
    uint64_t levels_used;
    size_t hint_count;
    uint32_t hint[CH_PROVER_HINTS];
} ChProver;

/* Starts without any facts. */
void ch_prover_start(ChProver *prover, ChClauseSink *sink);

/* Sets the number of the first clause that is derived. */
void ch_prover_number_from(ChProver *prover, uint32_t first);

/* Adds a clause of one literal to what is known. */
void ch_prover_know(ChProver *prover, int candidate, bool is_true, uint32_t number);

/* Sets the premises of the next step: its constraints, then its deadly patterns, whose axioms are
 * the clauses AXIOM. */
void ch_prover_set_premises(ChProver *prover, const ChStepRecord *step, const uint32_t *axiom);

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
