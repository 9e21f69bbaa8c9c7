/* wide_inline.h - the inlining of functions that return the lanes of wide.h.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_WIDE_INLINE_H
#define CH_SEARCH_WIDE_INLINE_H

/* Functions that return lanes are inlined: the calling convention for them depends on the
 * instruction set. */
#define CH_WIDE_INLINE static inline __attribute__((always_inline))

#endif
