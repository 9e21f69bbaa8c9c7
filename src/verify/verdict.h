/* verdict.h - the verdict on a log, and the state of the verifier that reaches it.
 *
 * A verdict is one of three: every step is proved, one step (or the log as a whole) is wrong, or
 * the work budget ran out.  The parts of the verifier share this header; callers include verify.h.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_VERIFY_VERDICT_H
#define CH_VERIFY_VERDICT_H

#include "meter.h"
#include "record.h"

typedef enum ChProof {
    CH_VERIFIED = 0,
    CH_REFUTED = 1,
    CH_UNPROVED = 2 /* the work budget ran out */
} ChProof;

/* The reasons of a verdict.  Their numbers never change. */
typedef enum ChReason {
#define REASON(number, name, text) CH_REASON_##name = number,
#include "reasons.def"
#undef REASON
    CH_REASON_LIMIT = 0x7fffffff
} ChReason;

/* The result of verifying a log; with CH_REFUTED it describes the first error found. */
typedef struct ChVerdict {
    ChProof proof;
    ChReason reason;
    uint32_t step; /* position in the log, from 1; 0 when the log as a whole is wrong */
    char fact[24]; /* the name of the wrong thing (r4c6=3, 3b5, 17); empty when there is none */
    bool assumes_unique; /* a step has a deadly pattern among its premises */
} ChVerdict;

/* The default budget.  A unit of work is about one constraint examined; a core does some fifty
 * million units a second. */
#define CH_VERIFY_BUDGET UINT64_C(300000000)

enum {
    CH_VERIFY_NODES = 100000, /* limit on search nodes, for all conclusions of a step together */
    CH_VERIFY_LEVELS = CH_CELLS + 2,
    CH_VERIFY_DEADLY = 16, /* limit on the patterns of a step, deadly or impossible */
    CH_VERIFY_SPLITS = 96  /* limit on the nested splits of an argument */
};

/* A node of the cover search: the open candidates, and those assumed true on the way to it. */
typedef struct ChVerifyNode {
    ChCandidateSet open;
    ChCandidateSet taken;
    uint32_t premise; /* the premise that is split */
    uint32_t next;    /* index of the next candidate of the premise to try */
} ChVerifyNode;

/* A set of the pattern: its cells, and the digits that the pattern claims are open in them. */
typedef struct ChVerifySet {
    ChCellSet cells;
    uint16_t digits;
} ChVerifySet;

/* The verifier's memory, about 22 KB.  The caller owns it and may reuse it for other logs. */
typedef struct ChVerifier {
    /* Reports whether a technique has this key.  Set by the caller and kept from log to log; NULL
     * accepts any key. */
    bool (*is_technique)(const char *key);
    /* Reports whether a technique finds the step with just its premises, though its proof does not
     * need them all.  Set by the caller, too, with its context; NULL: premises may be spare. */
    bool (*is_found_whole)(void *context, const ChStepRecord *step);
    void *context;
    ChMeter *meter; /* polled now and then; when it is over, nothing is proved.  Set by the caller,
                       too; NULL: none */
    const ChLogRecord *log;
    const ChStepRecord *step; /* the current step */
    uint32_t number;          /* position of the current step, from 1; 0 outside the steps */
    ChVerdict *verdict;
    uint64_t budget; /* units of work left */
    uint32_t nodes;  /* search nodes of the current step */
    uint32_t guesses;
    ChCandidateSet open;     /* candidates that are not ruled out */
    uint8_t digit[CH_CELLS]; /* given, entered or placed by a step; or CH_NO_DIGIT */
    uint16_t
        removed_by[CH_CANDIDATES]; /* the step that first ruled out the candidate; 0 while it is
                                     * open, or when the input rules it out */
    ChCandidateSet outside[CH_VERIFY_DEADLY]; /* per deadly pattern of the step: the candidates of
                                               * its cells that the pattern does not hold */
    union {
        ChVerifyNode node[CH_VERIFY_LEVELS]; /* of the cover search */
        struct {
            ChCandidateSet open;
            ChCandidateSet left;        /* cases without a branch so far */
            uint32_t branches;          /* branches still to come */
        } split[CH_VERIFY_SPLITS];      /* of an argument */
        ChVerifySet set[CH_CANDIDATES]; /* of a pattern */
    } at;
} ChVerifier;

/* Returns the English message of a reason, which is the key of its translations; never NULL. */
const char *ch_reason_text(ChReason reason);

#endif
