/* lean.h - whether a deduction rests on nothing that it could do without.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_LEAN_H
#define CH_STRATEGIES_LEAN_H

#include "deduction.h"

enum { CH_LEAN_MOST = 8 }; /* premises of a deduction that can be asked about */

/* False when some premise is superfluous: everything is ruled out by the others alone, without
 * deadly patterns.  A plain search: for deductions of few premises, just before they are reported. */
bool ch_is_lean(const ChBoard *board, const ChDeduction *deduction);

#endif
