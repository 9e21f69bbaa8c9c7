/* se_basic.h - producers 1 to 14 of the SE scale: singles, locking, sets, fish, wings.
 *
 * Each returns the last return value of the sink.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_BASIC_H
#define CH_STRATEGIES_SE_BASIC_H

#include "se_scale.h"

bool ch_se_hidden_singles(const ChSeGrid *grid, const ChSeSink *sink);
bool ch_se_naked_singles(const ChSeGrid *grid, const ChSeSink *sink);
bool ch_se_direct_locking(const ChSeScale *scale, const ChSeGrid *grid, const ChSeSink *sink);

/* NEWS restricts the search to hints that depend on a change; NULL: no restriction. */
bool ch_se_locking(const ChSeScale *scale, const ChSeGrid *grid, const ChSeNews *news,
                   const ChSeSink *sink);

/* Report whether there may be a hint that depends on the loss of these candidates: of
 * ch_se_locking(), or of the next but three below. */
bool ch_se_may_lock(const ChSeGrid *grid, const uint16_t *lost, int count);
bool ch_se_may_pair(const ChSeGrid *grid, const uint16_t *lost, int count);

/* SIZE is 2 or 3 for direct sets, 2..4 otherwise. */
bool ch_se_direct_hidden_sets(const ChSeGrid *grid, int size, const ChSeSink *sink);
bool ch_se_hidden_sets(const ChSeGrid *grid, int size, const ChSeNews *news, const ChSeSink *sink);
bool ch_se_naked_sets(const ChSeGrid *grid, int size, const ChSeNews *news, const ChSeSink *sink);
bool ch_se_fish(const ChSeGrid *grid, int size, const ChSeNews *news, const ChSeSink *sink);

/* Like ch_se_hidden_sets(), ch_se_naked_sets() and ch_se_fish() of size 2.  TWOS are the digits
 * with two places in each house, and the indexes of cells with two candidates. */
bool ch_se_new_hidden_pairs(const ChSeGrid *grid, const ChSeNews *twos, const ChSeNews *news,
                            const ChSeSink *sink);
bool ch_se_new_naked_pairs(const ChSeGrid *grid, const ChSeNews *twos, const ChSeNews *news,
                           const ChSeSink *sink);
bool ch_se_new_x_wings(const ChSeGrid *grid, const ChSeNews *twos, const ChSeNews *news,
                       const ChSeSink *sink);

/* Finds XY-Wings (SIZE 2) or XYZ-Wings (3). */
bool ch_se_wings(const ChSeScale *scale, const ChSeGrid *grid, int size, const ChSeSink *sink);

#endif
