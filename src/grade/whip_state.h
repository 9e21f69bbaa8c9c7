/* whip_state.h - candidates by the variables that hold them: the state in which whips are found.
 *
 * A variable takes one of nine candidates: a cell, or a digit in a row, column or box.  A candidate
 * belongs to four of them.  Two candidates of a variable are linked.  A segment is a digit's three
 * places where a line crosses a box; a candidate is linked to it when it is linked to all three.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_GRADE_WHIP_STATE_H
#define CH_GRADE_WHIP_STATE_H

#include "puzzle.h"

enum {
    CH_WHIP_VARIABLES = 324,
    CH_WHIP_SEGMENTS = 486, /* numbered after the candidates */
    CH_WHIP_LABELS = CH_CANDIDATES + CH_WHIP_SEGMENTS,
    CH_WHIP_LINKED = 28 /* candidates linked to one */
};

/* The constant tables. */
typedef struct ChWhipTables {
    uint16_t candidate[CH_WHIP_VARIABLES][9]; /* of a variable, by place */
    uint16_t variable[CH_CANDIDATES][4];      /* of a candidate */
    uint16_t bit[CH_CANDIDATES][4];           /* its place there */
    uint16_t linked[CH_WHIP_LABELS][CH_WHIP_LINKED];
    uint8_t links[CH_WHIP_LABELS];
    uint16_t segment[CH_WHIP_SEGMENTS][3]; /* its candidates */
} ChWhipTables;

/* The open candidates of each variable; a solved one has none. */
typedef struct ChWhipState {
    uint16_t open[CH_WHIP_VARIABLES];
    bool solved[CH_WHIP_VARIABLES];
    int left; /* unsolved cells */
} ChWhipState;

void ch_whip_tables(ChWhipTables *tables);

/* Starts a state and applies singles; false: it contradicts itself. */
bool ch_whip_start(const ChWhipTables *tables, ChWhipState *state, const ChPuzzle *puzzle);

static inline bool ch_whip_is_open(const ChWhipTables *tables, const ChWhipState *state,
                                   int candidate)
{
    return (state->open[candidate / 9] & tables->bit[candidate][0]) != 0;
}

/* Closes a candidate. */
static inline void ch_whip_close(const ChWhipTables *tables, ChWhipState *state, int candidate)
{
    for (int i = 0; i < 4; i++)
        state->open[tables->variable[candidate][i]] &= (uint16_t)~tables->bit[candidate][i];
}

/* Closes the candidates that are linked to a candidate or a segment. */
static inline void ch_whip_close_linked(const ChWhipTables *tables, ChWhipState *state, int label)
{
    for (int i = 0; i < tables->links[label]; i++)
        ch_whip_close(tables, state, tables->linked[label][i]);
}

/* Makes a candidate a value. */
void ch_whip_place(const ChWhipTables *tables, ChWhipState *state, int candidate);

/* Applies singles until there are none; false: a variable has no candidate. */
bool ch_whip_singles(const ChWhipTables *tables, ChWhipState *state);

#endif
