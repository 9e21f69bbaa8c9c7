/* grade_trace.h - the records of `grade --trace`: the objects of rating_json.h.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADE_TRACE_H
#define CH_CLI_GRADE_TRACE_H

#include "grade_form.h"
#include "rating_json.h"

/* Adds the record and its line end. */
void ch_grade_trace(ChText *out, const ChCli *cli, const ChGraded *graded, const ChText *steps);

#endif
