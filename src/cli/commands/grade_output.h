/* grade_output.h - `grade --output`: the file of the records, and its manifest.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADE_OUTPUT_H
#define CH_CLI_GRADE_OUTPUT_H

#include "batch.h"
#include "grade_choices.h"
#include "manifest.h"

enum { CH_GRADE_STATUSES = CH_VERDICT_ERROR + 1 };

/* The number of records of each status. */
typedef struct ChGradeCounts {
    uint64_t of[CH_GRADE_STATUSES];
} ChGradeCounts;

/* Adds the counts of MORE, and clears those. */
void ch_grade_count(ChGradeCounts *counts, ChGradeCounts *more);
uint64_t ch_grade_records(const ChGradeCounts *counts);

/* Adds the member "rules": whose rules the numbers of these parts of a grade follow. */
void ch_grade_put_rules(ChJsonWriter *json, unsigned needs, int chosen);

/* Begins the file of --output, if there is one, and lists the input of the batch in its manifest.
 * Reports a failure and returns false then. */
bool ch_grade_output_open(ChManifest *manifest, ChBatch *batch, const ChGradeSettings *settings);

/* Ends the file, unless the run came to nothing. */
ChExit ch_grade_output_close(ChManifest *manifest, const ChBatch *batch,
                             const ChGradeCounts *counts);

#endif
