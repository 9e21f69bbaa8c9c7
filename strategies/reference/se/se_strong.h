/* se_strong.h - producers of the sukaku scale: chains of strong links, and wings of four or more
 * digits.
 *
 * Each reports the hint that the scale would sort first: lowest rating, most eliminations, suffix.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_STRONG_H
#define CH_STRATEGIES_SE_STRONG_H

#include "se_scale.h"

/* LINKS: 2 to CH_SE_MOST_LINKS. */
bool ch_se_strong_links(const ChSeScale *scale, const ChSeGrid *grid, int links,
                        const ChSeSink *sink);

/* DIGITS: 4 to 7. */
enum { CH_SE_MOST_WING = 7 };
bool ch_se_large_wings(const ChSeGrid *grid, int digits, const ChSeSink *sink);

#endif
