/* pattern_link.h - the links of a step's pattern, read from its marks.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_PATTERN_LINK_H
#define CH_PICTURE_PATTERN_LINK_H

#include "record.h"

/* One end of a link: a node of candidates.  The node is true when one of them is true, and false
 * when none is. */
enum { CH_NODE_SIZE = 9 };

typedef struct ChPictureNode {
    uint8_t count;
    uint16_t candidate[CH_NODE_SIZE]; /* at most CH_NODE_SIZE; others are left out */
} ChPictureNode;

typedef struct ChLink {
    ChPictureNode from, to;
    bool strong;
} ChLink;

/* Reads the first link at or behind MARK; returns the mark behind the link, or NULL when there is
 * none. */
const ChMark *ch_pattern_link(ChLink *link, const ChMark *mark, const ChMark *end);

#endif
