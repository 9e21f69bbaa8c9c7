/* kept.h - keeps what the library wrote last, for tests that read it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_API_KEPT_H
#define CH_TESTS_API_KEPT_H

#include "fixture.h"

static char kept[3000000]; /* ends with a NUL */
static size_t kept_length;

/* A ChWrite. */
static int keep(void *context, const char *bytes, size_t length)
{
    (void)context;
    cr_assert_lt(length, sizeof kept);
    memcpy(kept, bytes, length);
    kept[length] = '\0';
    kept_length = length;
    return 0;
}

/* A ChWrite that refuses. */
static inline int refuse(void *context, const char *bytes, size_t length)
{
    (void)context, (void)bytes, (void)length;
    return 1;
}

/* Returns how often a text was written. */
static inline int count_kept(const char *part)
{
    int found = 0;

    for (const char *at = kept; (at = strstr(at, part)) != NULL; at++)
        found++;
    return found;
}

#endif
