/* turned_log.h - a log under a symmetry of the grid: cells, houses and digits change their places.
 *
 * A log is as true or as false under every symmetry, so each log of a test is many tests.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_TURNED_LOG_H
#define CH_TESTS_TURNED_LOG_H

#include "log_json.h"
#include "symmetry.h"

/* Transforms a log that was read, in place. */
void turn_log(ChLogDocument *document, const ChSymmetry *symmetry);

#endif
