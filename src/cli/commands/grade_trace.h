/* grade_trace.h - the steps of the SE ratings as JSON: an object per puzzle.
 *
 *      {"puzzle":"53..7...","er":1.2,"ep":1.2,"ed":1.2,"steps":[
 *          {"technique":"Hidden Single","rating":1.2,"place":"r5c5=5","eliminate":[]},...]}
 *
 * Techniques have the names that Sudoku Explainer gives them; chains also have their "nodes".
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADE_TRACE_H
#define CH_CLI_GRADE_TRACE_H

#include "grade_form.h"

/* Adds a step to the list of steps. */
void ch_grade_step(ChText *steps, const ChSeScale *scale, const ChSeHint *hint);

/* Adds the record and its line end. */
void ch_grade_trace(ChText *out, const ChCli *cli, const ChGraded *graded, const ChText *steps);

#endif
