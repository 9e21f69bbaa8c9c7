/* wide_vector.h - see wide.h: the operations in the form that suits the processor best.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_WIDE_VECTOR_H
#define CH_SEARCH_WIDE_VECTOR_H

#ifdef __AVX2__
#include "wide_avx2.h"
#else
#include "wide_halves.h"
#endif

#endif
