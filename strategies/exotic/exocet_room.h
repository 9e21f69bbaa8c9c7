/* exocet_room.h - the room that the digits of a base have in some houses.
 *
 *       a a . | . . . | . . .      a  base: two cells of a box and a line
 *       . . . | T . . | . . .      T  target
 *       . . . | . . . | . . .
 *       ------+-------+------
 *       . . 1 | . . . | 1 . .      each house, here three cross-lines, needs the digit 1 once, off
 *       . . . | . . . | . . .      the base's line and box: T and the two cells are a placement
 *
 * If 1 is in the base, it has one place in each house, and the base rules out what it sees.  A
 * placement is such a set of cells, no two of which see each other.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_EXOCET_ROOM_H
#define CH_STRATEGIES_EXOCET_ROOM_H

#include "deduction.h"
#include "exotic.h"

enum { CH_MOST_ROOM_HOUSES = 5, CH_MOST_PLACEMENTS = 500 };

typedef struct ChExocetRoom {
    const ChBoard *board;
    uint8_t base[2];
    uint16_t digits;
    int count;
    uint8_t house[CH_MOST_ROOM_HOUSES];
} ChExocetRoom;

/* Receives a placement; true: no more are wanted. */
typedef bool ChTakePlacement(void *context, ChCellSet cells);

/* Passes on each placement of a digit.  True if the receiver wants no more. */
bool ch_room_each(const ChExocetRoom *room, int digit, ChTakePlacement *take, void *context);

/* Adds the candidates that conflict with every way to place two digits, one in each base cell.
 * False when there are too many placements. */
bool ch_room_conclude(const ChExocetRoom *room, ChDeduction *deduction);

/* Returns the digits that are in the base in every such way; none when there are too many
 * placements. */
unsigned ch_room_known(const ChExocetRoom *room);

/* ---- rules (exocet_kinds.c) ---- */

typedef struct ChSeniorExocet {
    ChExocetRoom room;
    ChCellSet base;
    ChCellSet targets;
    unsigned known; /* ch_room_known() */
} ChSeniorExocet;

/* Returns the rule by which the room rules out a candidate. */
ChExocetRule ch_exocet_senior_rule(const ChSeniorExocet *senior, int candidate);

#endif
