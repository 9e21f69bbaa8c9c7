/* se_patterns.h - producers 15, 19, 20 and 22 of the SE scale: deadly patterns, aligned exclusion.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_PATTERNS_H
#define CH_STRATEGIES_SE_PATTERNS_H

#include "se_hint.h"

/* Unique rectangles and loops: the best by rating and type. */
bool ch_se_loops(const ChSeGrid *grid, const ChSeSink *sink);

/* Bivalue universal grave. */
bool ch_se_bug(const ChSeGrid *grid, const ChSeSink *sink);

/* Of a grid that gave a hint: the two candidates of each cell, without which it would be none. */
ChSeMarks ch_se_bug_pattern(const ChSeGrid *grid);

/* BEFORE is the producer's own: the candidates of the last grid on which it found nothing, at first
 * none. */
bool ch_se_aligned_pairs(const ChSeGrid *grid, ChSeMarks *before, const ChSeSink *sink);
bool ch_se_aligned_triplets(const ChSeGrid *grid, ChSeMarks *before, const ChSeSink *sink);

#endif
