/* grade_choices.h - what the options of `grade` choose: the form of the records, and the work.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADE_CHOICES_H
#define CH_CLI_GRADE_CHOICES_H

#include "grade_form.h"
#include "plot.h"

/* The settings of the command. */
typedef struct ChGradeSettings {
    ChGraderSettings grader;
    ChGradeForm form;
    ChPlot plot;
} ChGradeSettings;

/* Takes the options of form and limits; reports those that do not fit, and returns false then. */
bool ch_grade_choose(ChCli *cli, ChGradeSettings *settings);

/* Takes the option --part, whose numbers stay as they are without it. */
bool ch_grade_choose_part(ChCli *cli, uint64_t *part, uint64_t *parts);

#endif
