/* hints.h - A listener that keeps the rated steps it receives.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_GRADE_HINTS_H
#define CH_TESTS_GRADE_HINTS_H

#include <criterion/criterion.h>

#include "engine.h"
#include "se_grade.h"

typedef struct Hints {
    int count;
    ChSeHint hint[CH_MAX_STEPS];
} Hints;

static void collect_hint(void *context, const ChSeHint *hint)
{
    Hints *const hints = context;

    cr_assert_lt(hints->count, CH_MAX_STEPS);
    hints->hint[hints->count++] = *hint;
}

#endif
