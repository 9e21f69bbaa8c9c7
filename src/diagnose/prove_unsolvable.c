/* prove_unsolvable.c - a short proof that a puzzle has no solution; see why.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "why.h"

bool ch_prove_unsolvable(ChWhy *why, const ChPuzzle *puzzle, const ChPlan *plan, bool cases)
{
    why->puzzle = *puzzle;
    ch_why_open(why, (ChFact){.candidate = CH_NONE});
    why->truth = CH_TRUTH_NOWHERE;
    (void)ch_engine_solve(&why->engine, &why->puzzle, plan, false);
    uint32_t last = ch_why_trace(why);
    if (last == 0 && cases && ch_why_cases(why, plan))
        last = ch_why_trace(why);
    why->is_proved = last != 0 && ch_proof_slice(why, last);
    ch_why_close(why);
    return why->is_proved;
}
