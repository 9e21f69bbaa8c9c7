/* premises_cells.h - whether each constraint is needed, for almost locked sets.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_PREMISES_CELLS_H
#define CH_STRATEGIES_PREMISES_CELLS_H

#include "deduction.h"

/* Reports whether each constraint is needed by some elimination, as ch_is_minimal() does, where
 * all constraints are cells; CH_DO_NOT_KNOW in other cases.  It counts as needed when the proof
 * without it takes more than MOST lines. */
typedef enum ChAnswer { CH_NO, CH_YES, CH_DO_NOT_KNOW } ChAnswer;
ChAnswer ch_is_minimal_in_cells(const ChDeduction *deduction, const ChBoard *board, int most);

#endif
