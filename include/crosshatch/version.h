/* version.h - the version of these headers, for the preprocessor.
 *
 *      #if CH_VERSION_AT_LEAST(1, 1, 0)
 *          ch_next_step(work, NULL, NULL);
 *      #else
 *          ch_solve(work, NULL, NULL);
 *      #endif
 *
 * ch_version() returns the version of the library that the program runs with.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CROSSHATCH_VERSION_H
#define CROSSHATCH_VERSION_H

#define CH_VERSION_MAJOR 1
#define CH_VERSION_MINOR 0
#define CH_VERSION_PATCH 0

/* A version as a number that grows with it. */
#define CH_VERSION_NUMBER(major, minor, patch) ((major)*1000000 + (minor)*1000 + (patch))

/* Nonzero: the headers are of this version or a later one. */
#define CH_VERSION_AT_LEAST(major, minor, patch)                                                   \
    (CH_VERSION_NUMBER(CH_VERSION_MAJOR, CH_VERSION_MINOR, CH_VERSION_PATCH) >=                    \
     CH_VERSION_NUMBER(major, minor, patch))

#endif
