/* boxes.h - the state of a search: the candidates of each element of each box.
 *
 * It is the candidates side of a box's bit matrix (model/board.h), transposed: one element of all
 * nine boxes lies side by side in the lanes of wide.h.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_SEARCH_BOXES_H
#define CH_SEARCH_BOXES_H

#include <stddef.h>
#include <stdint.h>

#include "geometry.h"

enum { CH_WIDTH = 16, CH_GROUP = 4 };

/* A group of four lanes is a band; its last lane, and the last group, have no box. */
#define CH_LANE_OF_BOX(box) (CH_GROUP * ((box) / 3) + (box) % 3)
#define CH_BOX_OF_LANE(lane) (3 * ((lane) / CH_GROUP) + (lane) % CH_GROUP)

/* The candidates of all cells, a value.  Each lane has nine bits; a lane without a box is empty.
 * The alignment is that of malloc(), and no more. */
typedef struct ChBoxes {
    _Alignas(max_align_t) uint16_t element[CH_ELEMENTS][CH_WIDTH];
} ChBoxes;

/* Returns the candidates of a cell, which is numbered as in spread.h. */
static inline unsigned ch_boxes_digits(const ChBoxes *boxes, int bit)
{
    return boxes->element[bit / CH_WIDTH][bit % CH_WIDTH];
}

#endif
