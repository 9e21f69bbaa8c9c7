/* turned_log.h - a log under a symmetry of the grid: cells, houses and digits change their places.
 *
 * A log is as true or as false under every symmetry, so each log of a test is many tests.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_TURNED_LOG_H
#define CH_TESTS_TURNED_LOG_H

#include "record.h"
#include "symmetry.h"

typedef struct TurnedBlock TurnedBlock;

/* A log with arrays of its own.  Each ends where its memory ends, so that a sanitizer notices when
 * one is read beyond its end. */
typedef struct TurnedLog {
    ChLogRecord log;
    TurnedBlock *blocks;
} TurnedLog;

/* Returns a random symmetry that moves a random candidate of the steps to r1c1=1: the first of a
 * set is where a loop over the set may go wrong. */
ChSymmetry symmetry_to_first(const ChLogRecord *log, ChRandom *random);

/* Makes the image of a log, whose strings it shares.  The caller frees it. */
void turn_log(TurnedLog *turned, const ChLogRecord *log, const ChSymmetry *symmetry);

void turned_log_free(TurnedLog *turned);

#endif
