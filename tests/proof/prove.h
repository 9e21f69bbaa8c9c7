/* prove.h - Proofs of logs and of single steps, for tests.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_PROOF_PROVE_H
#define CH_TESTS_PROOF_PROVE_H

#include "case_line.h"
#include "proof_writer.h"

/* A proof and its formula; start with zeros, reuse, and free. */
typedef struct Proof {
    ChText proof;
    ChText formula;
    bool is_whole;
    uint32_t summed;  /* steps derived by adding up */
    uint32_t clauses; /* derived, lemmas and the last one included */
    int depth;        /* the most splits within one another */
} Proof;

void prove_log(Proof *proof, const ChProofFormat *format, const ChLog *log);

/* Proves a log and passes the proof to DRAIN as it grows; PROOF keeps the rest. */
void prove_log_in_blocks(Proof *proof, const ChProofFormat *format, const ChLog *log,
                         ChProofDrain drain, void *context);
void free_proof(Proof *proof);

/* Solves a sample of each shared list, without steps that assume one solution, and passes each log
 * to TAKE: the first MOST puzzles of its sample, or CH_PROOFS of the whole list. */
void solve_shared_lists(int most, void (*take)(const ChLog *log, const char *list, int number));

/* Makes LOG the log of the position of a case with the one step that the case wants.  False where
 * the technique does not find it.  MEMORY is the log's, of CH_LOG_MEMORY bytes. */
bool log_of_case(ChLog *log, const CaseLine *line, void *memory);

/* Reads the next case of FILE that a technique must find, into LINE; false after the last one.
 * Exits where a line is no case. */
bool next_case(FILE *file, CaseLine *line);

#endif
