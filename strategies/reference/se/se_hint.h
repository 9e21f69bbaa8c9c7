/* se_hint.h - the hints that the producers of the SE scale report.
 *
 * A producer reports its hints to a sink in the order that the scale prescribes, until the sink
 * returns true: it wants no more.  Producers whose hints the scale sorts report the first of them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_SE_HINT_H
#define CH_STRATEGIES_SE_HINT_H

#include "se_grid.h"

typedef enum ChSeTechnique {
#define SE_TECHNIQUE(key, name) CH_SE_##key,
#include "se_techniques.def"
#undef SE_TECHNIQUE
    CH_SE_TECHNIQUES
} ChSeTechnique;

enum { CH_SE_NOWHERE = -1 };
enum { CH_SE_MOST_LINKS = 4 };
enum { CH_SE_RING = 1 }; /* the type of strong links whose ends are linked too */

typedef struct ChSeHint {
    bool is_tried; /* whether its rating suffices was tested: see se_ceiling.h */
    bool suffices; /* no step will rate higher; nothing but technique and rating is known */
    double rating;
    ChSeMarks removed;
    int32_t nodes;     /* nodes of a chain, else 0 */
    int16_t place;     /* the placed candidate, or CH_SE_NOWHERE */
    uint8_t technique; /* ChSeTechnique */
    uint8_t type;      /* of a loop or a BUG: 1..4 */
    bool is_complete;  /* a direct hint that also eliminates */
    uint8_t length;    /* cells of a loop; digits of a large wing; links */
    uint8_t dynamic;   /* whether a chain's producer is dynamic, and its level */
    uint8_t level;
    /* The cells and houses of a pattern. */
    uint8_t base[4]; /* houses: a single's; a locking's, and if direct where it places; of type 3
                        and 4; those of strong links in a chain; or the cells of a wing, the pivot
                        first, or of an exclusion; the cell outside a large wing's members */
    uint8_t cover[4];
    /* Of strong links: the places by which the chain leaves each house. */
    uint16_t leave[CH_SE_MOST_LINKS];
    uint16_t digits;
    uint16_t cells;   /* indexes of base[0]; none: the set of a loop's type 3 is hidden */
    ChGridCells loop; /* cells of a loop; of a BUG's type 3 set; a large wing's members */
    char suffix[8];   /* of the name: the kind of strong links or of a large wing, NUL-ended */
} ChSeHint;

typedef struct ChSeSink {
    bool (*take)(void *context, const ChSeHint *hint); /* true: no more */
    void *context;
} ChSeSink;

static inline bool ch_se_take(const ChSeSink *sink, const ChSeHint *hint)
{
    return sink->take(sink->context, hint);
}

static inline ChSeHint ch_se_hint(ChSeTechnique technique, double rating)
{
    return (ChSeHint){.technique = (uint8_t)technique, .rating = rating, .place = CH_SE_NOWHERE};
}

/* Adds the digits of MASK that the cell has to the eliminations; returns whether there are any. */
static inline bool ch_se_hint_remove(ChSeHint *hint, const ChSeGrid *grid, int cell, unsigned mask)
{
    const unsigned lost = grid->cand[cell] & mask;

    assert(cell >= 0 && cell < CH_CELLS);
    hint->removed.of[cell] |= (uint16_t)lost;
    return lost != 0;
}

/* Applies a hint to the grid. */
void ch_se_apply(ChSeGrid *grid, const ChSeHint *hint);

#endif
