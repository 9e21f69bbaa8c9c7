/* grade_resume.h - `grade --resume`: skips the puzzles whose records are in the file already.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADE_RESUME_H
#define CH_CLI_GRADE_RESUME_H

#include "batch.h"
#include "grade_form.h"

/* Compares each record of the file with its puzzle, and resumes after the last one. HEAD is the
 * first line of such a file, or empty. On an error it returns false, has reported it, and the file
 * is unchanged. */
bool ch_grade_resume(ChBatch *batch, const ChGradeForm *form, const ChText *head);

#endif
