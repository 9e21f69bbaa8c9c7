/* grade_resume.h - `grade --resume`: the records that are there already, and the puzzles of them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADE_RESUME_H
#define CH_CLI_GRADE_RESUME_H

#include "batch.h"
#include "grade_fields.h"

/* Compares each record of the file with its puzzle, and goes on behind the last one.  HEAD is the
 * first line of such a file, or empty.  False: it was complained about, and the file is as it
 * was. */
bool ch_grade_resume(ChBatch *batch, const ChGradeForm *form, const ChText *head);

#endif
