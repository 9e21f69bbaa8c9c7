/* failing.h - Control of the failing allocator by a program that contains failing.c.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_MEMORY_FAILING_H
#define CH_TESTS_MEMORY_FAILING_H

#include <stdbool.h>

/* Starts counting: the AT-th allocation from now on fails, counted from 1, and with ON all after
 * it; 0: none fails. */
void failing_begin(long at, bool on);

/* Returns the number of allocations requested since failing_begin(). */
long failing_requested(void);

/* Returns by how many the number of blocks has grown since failing_begin(). */
long failing_living(void);

#endif
