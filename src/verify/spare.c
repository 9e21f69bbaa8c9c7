/* spare.c - premises that no conclusion of a step needs.
 *
 * Such a premise does not make a step wrong, only its reason longer than needed.
 *
 * SPDX-License-Identifier: MIT
 */
#include "spare.h"

#include "core.h"

/* Returns whether the premises of the current step prove it without constraint number OMITTED. */
static bool is_proved_without(ChVerifier *verifier, size_t omitted)
{
    const ChStepRecord *const whole = verifier->step;
    uint16_t kept[CH_CONSTRAINTS];
    size_t count = 0;

    for (size_t i = 0; i < whole->constraint_count; i++)
        if (i != omitted)
            kept[count++] = whole->constraint[i];
    ChStepRecord less = *whole;
    less.constraint = kept;
    less.constraint_count = count;
    verifier->step = &less;
    const bool proved = ch_check_cover(verifier);
    verifier->step = whole;
    return proved;
}

bool ch_check_spare(ChVerifier *verifier)
{
    const ChVerdict before = *verifier->verdict;

    for (size_t i = 0; i < verifier->step->constraint_count; i++) {
        const bool is_spare = is_proved_without(verifier, i);
        if (verifier->verdict->proof == CH_UNPROVED)
            return false;
        *verifier->verdict = before;
        if (is_spare)
            return verifier->is_found_whole(verifier->context, verifier->step) ||
                   ch_refute_premise(verifier, CH_REASON_SPARE, verifier->step->constraint[i]);
    }
    return true;
}
