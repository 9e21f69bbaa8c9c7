/* proving.c - see proving.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "proving.h"

#include <criterion/criterion.h>

#include "proof.h"

void expect_proof(const ChLog *log, bool argument, int puzzle)
{
    ChText complaint = CH_TEXT_EMPTY;

    cr_assert(log_is_proof(log, argument, NULL, &complaint), "puzzle %d: %s", puzzle,
              ch_text_string(&complaint));
    ch_text_free(&complaint);
}
