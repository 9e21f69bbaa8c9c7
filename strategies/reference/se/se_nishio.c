/* se_nishio.c - the assumptions that contradict themselves along the places of one digit.
 *
 * The consequences of an assumption, and whether they are contradictory, do not depend on the order
 * in which they are found; the chain that shows the contradiction does.  So Nishio (producer 23)
 * lists the chains of these assumptions only.  All assumptions about a digit are followed at once.
 * The result depends on a digit's places only: without a loss of places, no contradiction
 * appears.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_chain.h"

/* Assumptions, as bits: that a place is off, or on. */
typedef uint64_t Lanes __attribute__((vector_size(16)));

enum { LANES = 64 };

/* The places of a digit, and what follows from assumptions about some of them. */
typedef struct Places {
    int count;
    uint8_t cell[CH_CELLS];
    int houses; /* those with two places or more */
    uint8_t size[CH_HOUSES];
    uint8_t place[CH_HOUSES][9];
    Lanes off[CH_CELLS];
    Lanes on[CH_CELLS];
} Places;

static void list_places(Places *places, const ChSeGrid *grid, int digit)
{
    uint8_t number[CH_CELLS];

    places->count = places->houses = 0;
    CH_EACH_GRID_CELL(cell, grid->plane[digit]) {
        number[cell] = (uint8_t)places->count;
        places->cell[places->count++] = (uint8_t)cell;
    }
    for (int house = 0; house < CH_HOUSES; house++) {
        int size = 0;
        CH_EACH_BIT(place, grid->pos[house][digit])
            places->place[places->houses][size++] = number[ch_grid_house_cell[house][place]];
        places->size[places->houses] = (uint8_t)size;
        places->houses += size > 1;
    }
}

/* Adds the next consequences in a house: places beside one that is on are off, and one beside which
 * all are off is on.  Returns the assumptions with any. */
static inline Lanes spread_in(Places *places, int house)
{
    const uint8_t *const place = places->place[house];
    const int size = places->size[house];
    Lanes one = {0}; /* on, or left */
    Lanes two = {0};
    Lanes fresh = {0};

    for (int i = 0; i < size; i++) {
        two |= one & places->on[place[i]];
        one |= places->on[place[i]];
    }
    for (int i = 0; i < size; i++) {
        const Lanes off = two | (one & ~places->on[place[i]]);
        fresh |= off & ~places->off[place[i]];
        places->off[place[i]] |= off;
    }
    one = two = (Lanes){0};
    for (int i = 0; i < size; i++) {
        two |= one & ~places->off[place[i]];
        one |= ~places->off[place[i]];
    }
    for (int i = 0; i < size; i++) {
        const Lanes on = ~two & ~(one & places->off[place[i]]);
        fresh |= on & ~places->on[place[i]];
        places->on[place[i]] |= on;
    }
    return fresh;
}

/* Returns those of the assumptions about places from FIRST on that contradict themselves. */
static Lanes find_clashes(Places *places, int first)
{
    Lanes clashes = {0};
    Lanes more;

    memset(places->on, 0, (size_t)places->count * sizeof places->on[0]);
    memset(places->off, 0, (size_t)places->count * sizeof places->off[0]);
    for (int i = first; i < places->count && i < first + LANES; i++) {
        places->off[i][0] = UINT64_C(1) << (i - first);
        places->on[i][1] = UINT64_C(1) << (i - first);
    }
    do {
        more = (Lanes){0};
        for (int house = 0; house < places->houses; house++)
            more |= spread_in(places, house);
        for (int i = 0; i < places->count; i++)
            clashes |= places->off[i] & places->on[i];
        more &= ~clashes;
    } while ((more[0] | more[1]) != 0);
    return clashes;
}

/* Adds the assumptions about the digit that contradict themselves; returns whether there are
 * any. */
static bool mark_clashes(const ChSeGrid *grid, int digit, ChSeMarks *marks)
{
    Places places;
    uint64_t any = 0;

    list_places(&places, grid, digit);
    for (int first = 0; first < places.count; first += LANES) {
        const Lanes clashes = find_clashes(&places, first);
        any |= clashes[0] | clashes[1];
        for (int on = 0; on < 2; on++)
            CH_EACH_BIT_64(bit, clashes[on])
                ch_se_marks_add(&marks[on], CH_CANDIDATE(places.cell[first + bit], digit));
    }
    return any != 0;
}

bool ch_se_nishio_clashes(const ChSeGrid *grid, ChGridCells *quiet, ChSeMarks *marks)
{
    bool any = false;

    memset(marks, 0, 2 * sizeof *marks);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        if (memcmp(&quiet[digit], &grid->plane[digit], sizeof *quiet) == 0)
            continue;
        if (mark_clashes(grid, digit, marks))
            any = true;
        else
            quiet[digit] = grid->plane[digit];
    }
    return any;
}
