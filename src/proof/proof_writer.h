/* proof_writer.h - the tracer that writes a proof for other programs, and the formula it refutes.
 *
 * The two formats are LRAT with a DIMACS formula (lrat.c), and the pseudo-Boolean proofs of VeriPB
 * with an OPB formula (pseudo_boolean.c).  The proof always ends with a contradiction, which
 * depends on the outcome of the log:
 *
 *      contradiction   the rules and the input have no solution
 *      solved          they and "the grid differs from this solution" have none
 *      stuck           they and "some conclusion of the steps is false" have none
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PROOF_PROOF_WRITER_H
#define CH_PROOF_PROOF_WRITER_H

#include "prover.h"
#include "tracer.h"

typedef struct ChProofWriter ChProofWriter;

/* A format of proofs. */
typedef struct ChProofFormat {
    char comment;       /* the letter that begins a comment of the formula */
    bool head_is_first; /* the formula's head comes ahead of all comments */
    uint32_t rules;     /* how many constraints of the formula the rules are */

    /* Begins the proof of a formula with COUNT constraints; or NULL. */
    void (*begin)(ChText *proof, uint32_t count);
    void (*add)(ChText *proof, const ChClause *clause);
    void (*remove)(ChText *proof, const uint32_t *number, size_t count);

    /* Ends the proof; EMPTY is the number of the contradiction.  Or NULL. */
    void (*end)(ChText *proof, uint32_t empty);

    /* Derives the eliminations of a step by adding up its premises, if it can; or NULL. */
    bool (*sum)(ChProofWriter *writer, const ChStepRecord *step);

    void (*write_head)(ChText *formula, uint32_t count);
    void (*write_rules)(ChText *formula);
    void (*write_clause)(ChText *formula, const int *literal, size_t count);
} ChProofFormat;

extern const ChProofFormat ch_proof_lrat;
extern const ChProofFormat ch_proof_pseudo_boolean;

/* Takes the text of a proof, or leaves it to grow. */
typedef void (*ChProofDrain)(void *context, ChText *proof);

enum { CH_PROOF_BLOCK = 16 * 1024 };

/* The writer: large, owned by the caller, started anew for each log. */
struct ChProofWriter {
    ChTracer tracer; /* first: a tracer's functions receive its address */
    ChClauseSink sink;
    const ChProofFormat *format;
    ChText *proof;      /* grows with each clause */
    ChProofDrain drain; /* called after a clause when the proof has a block or more; or NULL */
    void *drain_context;
    ChText *formula; /* written at the end: its head lists the steps */
    ChText axioms;   /* comments of the formula: what was assumed, */
    ChText steps;    /* and which clauses each step became */
    ChText clauses;  /* of the formula, after the rules */
    uint32_t axiom_count;
    uint32_t next;         /* the number of the next clause of the formula */
    uint32_t last;         /* the number of its last clause */
    uint32_t summed;       /* steps that were derived by adding up */
    ChCandidateSet placed; /* the conclusions of all steps */
    ChCandidateSet eliminated;
    ChProver prover;
};

/* Starts a proof.  AXIOMS is the number of deadly patterns in all steps.  The texts are owned by
 * the caller. */
void ch_proof_writer_start(ChProofWriter *writer, const ChProofFormat *format, uint32_t axioms,
                           ChText *proof, ChText *formula);

/* Passes the proof on as it grows, so that a block of it and a clause are held at the most.  The
 * caller passes on what is left at the end. */
static inline void ch_proof_writer_drain(ChProofWriter *writer, ChProofDrain drain, void *context)
{
    writer->drain = drain;
    writer->drain_context = context;
}

/* Whether the proof, once ended, is one: every conclusion was derived. */
static inline bool ch_proof_is_whole(const ChProofWriter *writer)
{
    return writer->prover.known.is_refuted && !writer->prover.has_failed;
}

void ch_proof_writer_free(ChProofWriter *writer);

#endif
