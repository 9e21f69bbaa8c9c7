/* proof_files.h - proofs for other programs: the proof on standard output and its formula in a
 * file, or both in files.
 *
 *      --log lrat --cnf FILE      the LRAT proof on standard output, its formula in FILE
 *      --log lrat --out DIR       DIR/puzzle-1.lrat and DIR/puzzle-1.cnf, and so on
 *      --log pbp --opb FILE       the same in pseudo-Boolean form; --out writes .pbp and .opb
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_PROOF_FILES_H
#define CH_CLI_PROOF_FILES_H

#include "files.h"
#include "log_replay.h"
#include "proof_writer.h"
#include "puzzle_input.h"
#include "worker_pool.h"

/* A worker's memory for proofs. */
typedef struct ChProofFiles {
    ChProofWriter writer;
    ChText formula;
    ChText proof; /* for --out: what is not in the file yet */
    ChPartialFile file;
    ChText name;
} ChProofFiles;

/* The proof that --log requests. */
typedef enum ChProofKind { CH_PROOF_NONE, CH_PROOF_LRAT, CH_PROOF_PSEUDO_BOOLEAN } ChProofKind;

ChProofKind ch_proof_kind(const ChCli *cli);

/* Checks that the options go together, and makes the folder of --out.  Reports and returns false if
 * not. */
bool ch_proof_files_can_start(ChCli *cli);

/* Writes the proof of a log, and its formula; ORDINAL counts puzzles from 0.  Adds a message to the
 * job's errors and returns CH_EXIT_TROUBLE if that is not possible.  Concurrent. */
ChExit ch_proof_files_write(const ChCli *cli, ChProofFiles *files, const ChInputItem *item,
                            const ChLog *log, ChLogReplay *log_replay, uint64_t ordinal,
                            ChJobOutput *job);

void ch_proof_files_free(ChProofFiles *files);

#endif
