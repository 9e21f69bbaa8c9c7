/* place_avx2.c - see place_avx2.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "place_avx2.h"

#include "load_givens.h"

void ch_place_avx2(ChBoard *board, int cell, int digit)
{
    place_digit(board, cell, digit);
}

int ch_load_givens_avx2(ChBoard *board, const uint8_t given[CH_CELLS])
{
    return load_givens(board, given);
}
