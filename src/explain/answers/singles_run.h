/* singles_run.h - a run of consecutive singles, which brief answers merge.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_SINGLES_RUN_H
#define CH_EXPLAIN_SINGLES_RUN_H

#include "message.h"
#include "record.h"

typedef struct ChSinglesRun {
    uint32_t first, last;
    const char *technique; /* NULL while the run is empty */
    bool is_ending;        /* the rest of a solution */
    bool is_mixed;         /* more than one technique */
    uint32_t placed_count;
    uint16_t placed[CH_CELLS];
} ChSinglesRun;

/* Reports whether a step's technique is a single. */
bool ch_step_is_single(const ChStepRecord *step);

/* Adds the next single to the run. */
void ch_singles_run_add(ChSinglesRun *run, const ChStepRecord *step);

/* "Steps 1 to 3: singles", or "Steps 40 to 57: the rest are singles" */
void ch_singles_run_heading(ChText *out, ChLanguage language, const ChSinglesRun *run);

/* "Steps 1 to 3, singles: r1c4=5, r3c2=7 and r9c9=1.", or "The rest are singles: ..." */
void ch_singles_run_text(ChText *out, ChLanguage language, const ChSinglesRun *run);

/* Writes the same for a picture of the run with numbers next to its digits. */
void ch_singles_run_words(ChText *out, ChLanguage language, const ChSinglesRun *run);

#endif
