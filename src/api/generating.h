/* generating.h - what the public functions share that read an order.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_GENERATING_H
#define CH_API_GENERATING_H

#include "order_problem.h"

/* Fills FAULT with what is wrong with an order, frees that, and returns the status. */
ChStatus ch_order_fault(ChOrderProblem *problem, ChFault *fault);

#endif
