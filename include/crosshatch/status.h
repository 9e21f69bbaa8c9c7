/* status.h - the result of a call, and the place in the input where it failed.
 *
 * Every function that can fail returns a ChStatus; CH_OK is 0.  A function that reads input also
 * fills a ChFault, if the caller passes one.  Texts are looked up by language: see ch_write_fault()
 * in crosshatch.h.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CROSSHATCH_STATUS_H
#define CROSSHATCH_STATUS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(_WIN32) || defined(__EMSCRIPTEN__)
#define CH_API
#else
#define CH_API __attribute__((visibility("default")))
#endif

typedef enum ChStatus {
#define STATUS(number, name, text) CH_##name = number,
#include "status.def"
#undef STATUS
    CH_STATUS_LIMIT = 0x7fffffff /* keeps the enum as wide as int */
} ChStatus;

/* The place where reading stopped and the input found there.  Lines and columns count from 1; 0
 * means "does not apply".  Columns count bytes. */
typedef struct ChFault {
    ChStatus status;
    uint32_t line;
    uint32_t column;
    char found[48]; /* printable, NUL-ended, cut to fit; unprintable bytes as \xNN */
} ChFault;

/* Returns the English message of a status, with its {fields}; never NULL.  The message is the key
 * of its translations. */
CH_API const char *ch_status_text(ChStatus status);

#ifdef __cplusplus
}
#endif
#endif
