/* grade_trace.c - see grade_trace.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_trace.h"

#include "error_records.h"

void ch_grade_trace(ChText *out, const ChCli *cli, const ChGraded *graded, const ChText *steps)
{
    static const char letters[] = {'r', 'p', 'd'};
    ChText number[] = {CH_TEXT_EMPTY, CH_TEXT_EMPTY, CH_TEXT_EMPTY};

    if (graded->grades->check.verdict == CH_VERDICT_ERROR) {
        ch_record_error_json(out, "crosshatch-grade", cli, graded->item);
        return;
    }
    for (int i = 0; i < 3; i++)
        ch_grade_put(&number[i], letters[i], graded);
    ch_rating_json(out, &graded->item->entry.puzzle, graded->grades, graded->chosen, number, steps);
    for (int i = 0; i < 3; i++)
        ch_text_free(&number[i]);
}
