/* order_techniques.h - the techniques that a puzzle has to use, to need or to avoid.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GENERATE_ORDER_TECHNIQUES_H
#define CH_GENERATE_ORDER_TECHNIQUES_H

#include "order_problem.h"

/* Fills in the plans and sets of techniques of an order whose level is known.  Returns false and
 * fills PROBLEM on a bad name, or on techniques that cannot be met together. */
bool ch_order_read_techniques(ChOrder *order, const ChOrderWords *words, ChOrderProblem *problem);

#endif
