/* witness.c - see witness.h: fills in verdicts.
 *
 * SPDX-License-Identifier: MIT
 */
#include "witness.h"

#include <assert.h>
#include <string.h>

#include "marked.h"

const char *ch_reason_text(ChReason reason)
{
    switch (reason) {
#define REASON(number, name, text)                                                                 \
    case CH_REASON_##name:                                                                         \
        return text;
#include "reasons.def"
#undef REASON
    default:
        return "unknown reason";
    }
}

/* ---- the verdict ---- */

bool ch_refute(ChVerifier *verifier, ChReason reason, const char *fact)
{
    ChVerdict *const verdict = verifier->verdict;

    /* Facts are names and numbers, never text of the log. */
    assert(strlen(fact) < sizeof verdict->fact);
    verdict->proof = CH_REFUTED;
    verdict->reason = reason;
    verdict->step = verifier->number;
    strcpy(verdict->fact, fact);
    return false;
}

bool ch_refute_number(ChVerifier *verifier, ChReason reason, uint32_t number)
{
    char digits[12];
    size_t at = sizeof digits - 1;

    digits[at] = '\0';
    do
        digits[--at] = (char)('0' + number % 10);
    while ((number /= 10) != 0);
    return ch_refute(verifier, reason, digits + at);
}

static bool refute_name(ChVerifier *verifier, ChReason reason, int thing, int limit,
                        size_t (*namer)(char *, int))
{
    char name[CH_NAME_SIZE];

    if (thing >= limit)
        return ch_refute_number(verifier, reason, (uint32_t)thing);
    namer(name, thing);
    return ch_refute(verifier, reason, name);
}

bool ch_refute_cell(ChVerifier *verifier, ChReason reason, int cell)
{
    return refute_name(verifier, reason, cell, CH_CELLS, ch_name_cell);
}

bool ch_refute_house(ChVerifier *verifier, ChReason reason, int house)
{
    return refute_name(verifier, reason, house, CH_HOUSES, ch_name_house);
}

bool ch_refute_placed(ChVerifier *verifier, ChReason reason, int candidate)
{
    return refute_name(verifier, reason, candidate, CH_CANDIDATES, ch_name_placed);
}

bool ch_refute_removed(ChVerifier *verifier, ChReason reason, int candidate)
{
    return refute_name(verifier, reason, candidate, CH_CANDIDATES, ch_name_removed);
}

bool ch_refute_premise(ChVerifier *verifier, ChReason reason, int premise)
{
    return refute_name(verifier, reason, premise, CH_CONSTRAINTS, ch_name_constraint);
}

/* Reports whether the meter is over, which is polled each time so much work is done. */
static bool is_ended(ChVerifier *verifier, uint64_t before)
{
    enum { WORK_A_POLL = 1000000 }; /* some hundredths of a second */

    if (verifier->budget / WORK_A_POLL == before / WORK_A_POLL)
        return false;
    ch_meter_add(verifier->meter, 0);
    return ch_meter_is_over(verifier->meter);
}

bool ch_charge(ChVerifier *verifier, uint64_t work)
{
    const uint64_t before = verifier->budget;

    if (before >= work) {
        verifier->budget -= work;
        if (!is_ended(verifier, before))
            return true;
    }
    verifier->budget = 0;
    *verifier->verdict =
        (ChVerdict){.proof = CH_UNPROVED, .reason = CH_REASON_BUDGET, .step = verifier->number};
    return false;
}
