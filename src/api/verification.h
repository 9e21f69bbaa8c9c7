/* verification.h - a verdict as the public struct.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_VERIFICATION_H
#define CH_API_VERIFICATION_H

#include <crosshatch/crosshatch.h>

#include <stdbool.h>

#include "verify.h"

/* Reports whether some version gives the struct its size. */
bool ch_verification_is_known(const ChVerification *result);

/* Fills RESULT. */
void ch_verification_give(ChVerification *result, const ChVerdict *verdict);

#endif
