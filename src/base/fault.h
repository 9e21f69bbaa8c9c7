/* fault.h - fills a ChFault: reports where the input is wrong.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_BASE_FAULT_H
#define CH_BASE_FAULT_H

#include <crosshatch/status.h>

/* Fills FAULT (which may be NULL) and returns STATUS, so that a reader can `return ch_fault(...)`.
 * FOUND is the offending input; it may hold any bytes and is stored escaped and cut to fit. */
ChStatus ch_fault(ChFault *fault, ChStatus status, size_t line, size_t column, const char *found,
                  size_t length);

/* Fills FAULT with FOUND as a string, for a description such as "end of file". */
ChStatus ch_fault_words(ChFault *fault, ChStatus status, size_t line, size_t column,
                        const char *found);

/* Adds the row of a grid, from 1, to a fault that is not NULL; returns the row of a fault, 0 when
 * it has none.  A row is kept behind the end of `found`, so the public struct stays as it is. */
void ch_fault_add_row(ChFault *fault, unsigned row);
unsigned ch_fault_row(const ChFault *fault);

/* Returns the name of a status in status.def, such as "NO_PUZZLE"; names never change. */
const char *ch_status_name(ChStatus status);

#endif
