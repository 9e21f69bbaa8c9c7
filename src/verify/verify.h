/* verify.h - is this log a proof?  The independent witness.
 *
 * Reads a log as docs/log-format.md defines it, and believes nothing: it keeps its own 729 bits,
 * replays every step on them, and proves each conclusion by a plain search over the constraints
 * that the step names.  It knows the rules of Sudoku (which candidates conflict, which a
 * constraint holds) and not one technique; it shares nothing with what finds, takes or tells
 * steps.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_VERIFY_VERIFY_H
#define CH_VERIFY_VERIFY_H

#include "record.h"

typedef enum ChProof {
    CH_VERIFIED = 0,
    CH_REFUTED = 1,
    CH_UNPROVED = 2 /* the work budget ran out */
} ChProof;

typedef enum ChReason {
#define REASON(number, name, text) CH_REASON_##name = number,
#include "reasons.def"
#undef REASON
    CH_REASON_LIMIT = 0x7fffffff
} ChReason;

typedef struct ChVerdict {
    ChProof proof;
    ChReason reason;
    uint32_t step; /* its place in the log, from 1; 0 when the log as a whole is wrong */
    char fact
        [24]; /* what is wrong, by name: r4c6=3, 3b5, 17; empty where there is nothing to name */
    bool assumes_unique; /* a step has a deadly pattern among its premises */
} ChVerdict;

/* A unit of work is a look at one constraint; a core takes some fifty million of them a second. */
#define CH_VERIFY_BUDGET UINT64_C(300000000)

enum {
    CH_VERIFY_NODES = 100000, /* the search of one step may take so many nodes */
    CH_VERIFY_LEVELS = CH_CELLS + 2,
    CH_VERIFY_DEADLY = 16,
    CH_VERIFY_SPLITS = 96
};

/* A node of a search: what is open, and what was taken as true to get there. */
typedef struct ChVerifyNode {
    ChCandidateSet open;
    ChCandidateSet taken;
    uint32_t premise; /* the constraint that is being split */
    uint32_t next;    /* and where to go on in it */
} ChVerifyNode;

/* A set of the pattern: cells, and the digits that it says are open in them. */
typedef struct ChVerifySet {
    ChCellSet cells;
    uint16_t digits;
} ChVerifySet;

/* The witness's own memory, about 22 KB; the caller's, who may use it for one log after another. */
typedef struct ChVerifier {
    /* Whether a technique has this key; the caller's, kept from log to log.  NULL: any key will
     * do. */
    bool (*is_technique)(const char *key);
    const ChLogRecord *log;
    const ChStepRecord *step; /* the one at hand */
    uint32_t number;          /* its place, from 1 */
    ChVerdict *verdict;
    uint64_t budget;
    uint32_t nodes;
    uint32_t guesses;
    ChCandidateSet open;     /* candidates alive */
    uint8_t digit[CH_CELLS]; /* placed by whomever, or CH_NO_DIGIT */
    uint16_t killer
        [CH_CANDIDATES]; /* the step that first killed it; 0 while alive, or dead by the input */
    ChCandidateSet outside
        [CH_VERIFY_DEADLY]; /* per deadly pattern: its cells' candidates that it does not hold */
    union {
        ChVerifyNode node[CH_VERIFY_LEVELS]; /* of the cover search */
        struct {
            ChCandidateSet open;
            ChCandidateSet left; /* cases that no branch was seen for */
            uint32_t branches;
        } split[CH_VERIFY_SPLITS];      /* of an argument */
        ChVerifySet set[CH_CANDIDATES]; /* of a pattern */
    } at;
} ChVerifier;

/* Proves or refutes a log within a budget of work (0: CH_VERIFY_BUDGET). */
void ch_verify(ChVerifier *verifier, const ChLogRecord *log, uint64_t budget, ChVerdict *verdict);

/* The English message, which is the key of its translations; never NULL. */
const char *ch_reason_text(ChReason reason);

#endif
