/* place_avx2.h - placing digits, compiled for AVX2: the 32 lanes of a plane are two vectors.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_PLACE_AVX2_H
#define CH_MODEL_PLACE_AVX2_H

#include "board.h"

#ifdef CH_PLACE_AVX2
static inline bool ch_place_has_avx2(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi");
}
#endif

/* Places a digit in an empty cell that can take it. */
void ch_place_avx2(ChBoard *board, int cell, int digit);

/* Fills the board with givens; returns as ch_board_load(). */
int ch_load_givens_avx2(ChBoard *board, const uint8_t given[CH_CELLS]);

#endif
