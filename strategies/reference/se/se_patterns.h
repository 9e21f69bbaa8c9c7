/* se_patterns.h - producers 15, 19, 20 and 22 of the SE scale: deadly patterns, aligned exclusion.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_PATTERNS_H
#define CH_STRATEGIES_SE_PATTERNS_H

#include "se_scale.h"

/* The candidates of the last grid on which loops were searched, and the cells from which no path of
 * any type returned.  A grid with fewer candidates has none either, unless a cell with both digits
 * has changed. */
typedef struct ChSeNoLoops {
    ChSeMarks before;
    ChGridCells cells;
} ChSeNoLoops;

/* Finds unique rectangles and loops: the best by rating and type.  NONE is the producer's own,
 * initially empty; with NULL all are searched. */
bool ch_se_loops(const ChSeScale *scale, const ChSeGrid *grid, ChSeNoLoops *none,
                 const ChSeSink *sink);

/* Finds the bivalue universal grave. */
bool ch_se_bug(const ChSeScale *scale, const ChSeGrid *grid, const ChSeSink *sink);

/* Returns, for a grid that gave a hint, the two candidates of each cell that the deadly pattern
 * needs. */
ChSeMarks ch_se_bug_pattern(const ChSeScale *scale, const ChSeGrid *grid);

/* Find aligned exclusions.  BEFORE is the producer's own: the candidates of the last grid on which
 * it found nothing, initially none; NULL: all groups are tried, one by one, for comparisons. */
bool ch_se_aligned_pairs(const ChSeScale *scale, const ChSeGrid *grid, ChSeMarks *before,
                         const ChSeSink *sink);
bool ch_se_aligned_triplets(const ChSeScale *scale, const ChSeGrid *grid, ChSeMarks *before,
                            const ChSeSink *sink);

#endif
