/* wide_inline.h - functions that return the lanes of wide.h.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_WIDE_INLINE_H
#define CH_SEARCH_WIDE_INLINE_H

/* What returns lanes is inlined: how a call would return them depends on the instruction set. */
#define CH_WIDE_INLINE static inline __attribute__((always_inline))

#endif
