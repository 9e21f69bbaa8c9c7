/* pattern_link.h - the links of a step's pattern, read from its marks.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_PATTERN_LINK_H
#define CH_PICTURE_PATTERN_LINK_H

#include "record.h"

/* One end of a link: the pattern holds that one of these candidates is true, or that none is. */
enum { CH_NODE_SIZE = 9 };

typedef struct ChPictureNode {
    uint8_t count;
    uint16_t candidate[CH_NODE_SIZE]; /* as many as there are up to that */
} ChPictureNode;

typedef struct ChLink {
    ChPictureNode from, to;
    bool strong;
} ChLink;

/* Reads the link that begins at MARK; returns the mark behind it, NULL when there is none. */
const ChMark *ch_pattern_link(ChLink *link, const ChMark *mark, const ChMark *end);

#endif
