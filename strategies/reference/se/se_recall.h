/* se_recall.h - what further chains inside an assumption find, kept for the next time.
 *
 * Which hints there are on a grid, and in what order, depends on its candidates alone; only what
 * they owe to the assumption depends on the grid before it.  When a step has taken a candidate away
 * that an assumption takes away as well, the assumption leads to the same grids again.
 *
 * So hints are told in a form that does not name the grid before: each with all that it may owe,
 * and with what it removes.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_RECALL_H
#define CH_STRATEGIES_SE_RECALL_H

#include "se_grid.h"

/* A chain inside a chain: two are the same when their nodes are, in order. */
typedef struct ChSeNested {
    uint64_t identity[2];
    int32_t nodes;
} ChSeNested;

/* A number for a sequence of values; 128 bits make it unlikely enough that two have the same. */
static inline void ch_se_mix(uint64_t *identity, uint64_t value)
{
    identity[0] = (identity[0] ^ value) * 0x9e3779b97f4a7c15u;
    identity[0] ^= identity[0] >> 29;
    identity[1] = (identity[1] + value + 1) * 0xd6e8feb86659fd93u;
    identity[1] ^= identity[1] >> 32;
}

/* Of an on node of a hint: its candidate, and why it follows. */
typedef struct ChSePending {
    uint16_t candidate : 10;
    uint16_t cause : 3;
} ChSePending;

typedef struct ChSeReported {
    ChSeNested nested;
    uint32_t first_pending;
    uint32_t first_removed;
    uint16_t pending;
    uint16_t removed;
} ChSeReported;

/* All hints of a search on a grid, in order. */
typedef struct ChSeAnswer {
    uint64_t identity[2]; /* of the grid and what was asked */
    uint32_t first;       /* among those told */
    uint32_t count;
    int work; /* what the search took */
} ChSeAnswer;

enum { CH_SE_ANSWERS = 1 << 14, CH_SE_TOLD = 1 << 16, CH_SE_TELLS = 1 << 20 };

typedef struct ChSeRecall {
    uint32_t concluded_count;
    uint32_t pending_count;
    uint32_t removed_count;
    ChSeAnswer answer[CH_SE_ANSWERS]; /* by identity, the latest of those with one place */
    ChSeReported concluded[CH_SE_TOLD];
    ChSePending pending[CH_SE_TELLS];
    uint16_t removed[CH_SE_TELLS]; /* candidates */
} ChSeRecall;

/* An answer to which nothing has been added: the QUESTION is any number. */
ChSeAnswer ch_se_answer(ChSeRecall *recall, const ChSeGrid *grid, int question);

/* The answer with that identity that was kept, or NULL. */
const ChSeAnswer *ch_se_recall(const ChSeRecall *recall, const ChSeAnswer *answer);
void ch_se_keep(ChSeRecall *recall, const ChSeAnswer *answer);

/* Forgets the latest answer, which was not kept. */
void ch_se_drop(ChSeRecall *recall, const ChSeAnswer *answer);

/* Adds a hint to the latest answer; NULL when there is no room. */
ChSeReported *ch_se_report(ChSeRecall *recall, ChSeAnswer *answer, int nodes);

/* Adds to the latest hint; false when there is no room. */
bool ch_se_report_pending(ChSeRecall *recall, ChSeReported *concluded, unsigned candidate,
                          unsigned cause);
bool ch_se_report_removed(ChSeRecall *recall, ChSeReported *concluded, const ChSeMarks *removed);

#endif
