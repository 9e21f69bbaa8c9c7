/* grade_columns.h - the columns that --columns names, singly or by group.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GRADE_COLUMNS_H
#define CH_CLI_GRADE_COLUMNS_H

#include "grade_form.h"

/* Gives the form the columns of a list of names and groups, separated by commas, each column once.
 * Returns an empty text, or the first part that is no name. */
ChBytes ch_grade_choose_columns(ChGradeForm *form, const char *list);

/* Adds two lines for each group: what it holds and costs, and its columns. */
void ch_grade_describe_columns(ChText *out, ChLanguage language);

#endif
