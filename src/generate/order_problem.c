/* order_problem.c - see order_problem.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "order_problem.h"

bool ch_order_report(ChOrderProblem *problem, ChStatus status, const char *option,
                     const char *found)
{
    ch_text_puts(&problem->found, found);
    problem->status = problem->found.failed ? CH_NO_MEMORY : status;
    problem->option = option;
    return false;
}

bool ch_order_refuse(ChOrderProblem *problem, const char *option, const char *message,
                     const char *found)
{
    problem->message = message;
    return ch_order_report(problem, CH_BAD_ORDER, option, found);
}
