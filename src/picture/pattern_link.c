/* pattern_link.c - see pattern_link.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "pattern_link.h"

static void add_node(ChPictureNode *node, const ChMark *mark)
{
    if (mark->thing < CH_CANDIDATES && node->count < CH_NODE_SIZE)
        node->candidate[node->count++] = mark->thing;
}

const ChMark *ch_pattern_link(ChLink *link, const ChMark *mark, const ChMark *end)
{
    *link = (ChLink){0};
    while (mark < end && mark->role != CH_ROLE_LINK_FROM)
        mark++;
    if (mark == end)
        return NULL;
    const unsigned group = mark->group;
    for (; mark < end && mark->group == group; mark++) {
        if (mark->role == CH_ROLE_LINK_FROM)
            add_node(&link->from, mark);
        else if (mark->role == CH_ROLE_LINK_TO)
            add_node(&link->to, mark);
        else if (mark->role == CH_ROLE_LINK_STRONG)
            link->strong = true;
        else
            break;
    }
    return mark;
}
