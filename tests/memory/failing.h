/* failing.h - how a program of which failing.c is a part says what is to fail.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_MEMORY_FAILING_H
#define CH_TESTS_MEMORY_FAILING_H

#include <stdbool.h>

/* From now on the AT-th allocation fails, counted from 1, and with ON all after it; 0: none
 * does. */
void failing_begin(long at, bool on);

/* How many were asked for since then. */
long failing_asked(void);

/* How many blocks there are more than then. */
long failing_living(void);

#endif
