/* derivation.h - what holds at a point of a refutation, each with its cause, and the clauses that
 * the causes prove.
 *
 * A candidate becomes true or false by a fact, by an assumption, or by what was found before.  A
 * clause is collected from the end: a candidate that it uses adds the hints of its cause, behind
 * those of the candidates that the cause needs.  So the hints are in the order in which a checker
 * finds them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PROOF_DERIVATION_H
#define CH_PROOF_DERIVATION_H

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

typedef struct ChDerivation {
    ChClauseSink *sink;
    ChPairNumbers pairs;
    uint32_t next;                /* number of the next derived clause */
    uint32_t unit[CH_CANDIDATES]; /* the clause of one literal that decides a candidate, or 0 */
    bool is_refuted;              /* the empty clause was derived: the formula has no solution */

    /* what holds at this point of a refutation */
    ChCandidateSet open; /* candidates that are not false */
    ChCandidateSet truths;
    ChCauseOf falsity[CH_CANDIDATES];
    ChCauseOf truth[CH_CANDIDATES];
    ChLemma lemma[CH_CANDIDATES];

    /* the refutation */
    size_t premise_count;
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
} ChDerivation;

/* Starts without any facts. */
void ch_derivation_start(ChDerivation *known, ChClauseSink *sink);

/* Adds a clause of one literal to what is known. */
void ch_know(ChDerivation *known, int candidate, bool is_true, uint32_t number);

/* Takes a candidate as true, and those that conflict with it as false: facts where it is one. */
void ch_imply_true(ChDerivation *known, int candidate, ChCause cause, int by);
void ch_imply_false(ChDerivation *known, int candidate, ChCause cause, int by);

/* Takes back what was found since the trail had LENGTH entries. */
void ch_take_back(ChDerivation *known, size_t length);

/* Begins the proof of a clause. */
void ch_clause_begin(ChDerivation *known);

/* Add the hints that show a candidate to be true or false. */
void ch_clause_use_true(ChDerivation *known, int candidate);
void ch_clause_use_false(ChDerivation *known, int candidate);

void ch_clause_hint(ChDerivation *known, uint32_t number);

/* Passes on the clause of the levels used, with its hints. */
ChLemma ch_clause_end(ChDerivation *known);

/* Derives the empty clause where two known digits conflict; false where none do. */
bool ch_clause_of_clash(ChDerivation *known);

#endif
