/* spare.h - checks that a step needs each of its premises.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_VERIFY_SPARE_H
#define CH_VERIFY_SPARE_H

#include "witness.h"

/* Checks, after the step is proved, that some conclusion needs each constraint.  One without which
 * the search reaches its limit counts as needed. */
bool ch_check_spare(ChVerifier *verifier);

#endif
