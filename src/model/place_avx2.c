/* place_avx2.c - see place_avx2.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "place_avx2.h"

#include "place_digit.h"

void ch_place_avx2(ChBoard *board, int cell, int digit)
{
    place_digit(board, cell, digit);
}
