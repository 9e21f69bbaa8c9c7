/* essential_cut.h - cuts a log that ends with a contradiction down to what that depends on.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_DIAGNOSE_ESSENTIAL_CUT_H
#define CH_DIAGNOSE_ESSENTIAL_CUT_H

#include "engine.h"

/* Leaves out the steps that the last step, a contradiction, does not depend on.  The log stays as
 * it is where a single would need another name that the plan lacks.  BOARD receives the end. */
void ch_essential_cut(ChLog *log, const ChPlan *plan, ChBoard *board);

#endif
