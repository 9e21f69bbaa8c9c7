/* fault.h - reporting where input went wrong.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_BASE_FAULT_H
#define CH_BASE_FAULT_H

#include <crosshatch/status.h>

/* Fills FAULT (which may be NULL) and returns STATUS, so that a reader can say `return
 * ch_fault(...)`. FOUND is the offending input; it may hold any bytes and is shown escaped and cut
 * to fit. */
ChStatus ch_fault(ChFault *fault, ChStatus status, size_t line, size_t column, const char *found,
                  size_t length);

/* The same with FOUND as a string, for what is no piece of input ("end of file"). */
ChStatus ch_fault_words(ChFault *fault, ChStatus status, size_t line, size_t column,
                        const char *found);

/* The name of a status in status.def, such as "NO_PUZZLE"; kept for ever, as its number. */
const char *ch_status_name(ChStatus status);

#endif
