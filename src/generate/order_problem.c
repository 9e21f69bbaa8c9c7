/* order_problem.c - see order_problem.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "order_problem.h"

bool ch_order_refuse(ChOrderProblem *problem, const char *option, const char *message,
                     const char *found)
{
    problem->status = CH_BAD_ORDER;
    problem->option = option;
    problem->message = message;
    ch_text_puts(&problem->found, found);
    return false;
}
