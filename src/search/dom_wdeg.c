/* dom_wdeg.c - see dom_wdeg.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "dom_wdeg.h"

#include "sets.h"

/* The cells with each digit as a candidate. */
typedef struct Places {
    ChSpread of[CH_DIGITS];
} Places;

static Places places_in(const ChBoxes *boxes)
{
    Places places = {{{{0}}}};

    for (int cell = 0; cell < CH_SPREAD; cell++)
        CH_EACH_DIGIT(digit, ch_boxes_digits(boxes, cell))
            places.of[digit].word[cell / 64] |= UINT64_C(1) << cell % 64;
    return places;
}

static int spread_cell(int cell)
{
    return CH_WIDTH * CH_ELEMENT_OF(cell) + CH_LANE_OF_BOX(CH_BOX_OF(cell));
}

void ch_dom_wdeg_start(ChDomWdeg *wdeg)
{
    for (int i = 0; i < CH_CONSTRAINTS; i++)
        wdeg->weight[i] = 1;
}

void ch_dom_wdeg_dead_end(ChDomWdeg *wdeg, const ChBoxes *boxes)
{
    const Places places = places_in(boxes);

    for (int cell = 0; cell < CH_CELLS; cell++)
        wdeg->weight[CH_CELL_CONSTRAINT(cell)] += ch_boxes_digits(boxes, spread_cell(cell)) == 0;
    for (int house = 0; house < CH_HOUSES; house++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            wdeg->weight[CH_HOUSE_CONSTRAINT(house, digit)] +=
                ch_spread_is_empty(ch_spread_both(places.of[digit], ch_spread_houses[house]));
}

/* The best constraint so far. */
typedef struct Best {
    unsigned size; /* number of its candidates */
    uint64_t weight;
    ChSearchChoice choice;
} Best;

static bool is_better(const Best *best, unsigned size, uint64_t weight)
{
    return size > 1 && size * best->weight < best->size * weight;
}

ChSearchChoice ch_dom_wdeg_choose(const ChDomWdeg *wdeg, const ChBoxes *boxes)
{
    const Places places = places_in(boxes);
    Best best = {.size = CH_DIGITS + 1, .weight = 1};

    for (int cell = 0; cell < CH_CELLS; cell++) {
        const int at = spread_cell(cell);
        const unsigned candidates = ch_boxes_digits(boxes, at);
        const unsigned size = (unsigned)ch_count(candidates);
        const uint64_t weight = wdeg->weight[CH_CELL_CONSTRAINT(cell)];
        if (is_better(&best, size, weight))
            best = (Best){size, weight, {at, candidates}};
    }
    for (int house = 0; house < CH_HOUSES; house++)
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            const ChSpread in_house = ch_spread_both(places.of[digit], ch_spread_houses[house]);
            const unsigned size = (unsigned)ch_spread_count(in_house);
            const uint64_t weight = wdeg->weight[CH_HOUSE_CONSTRAINT(house, digit)];
            if (is_better(&best, size, weight))
                best = (Best){size, weight, {ch_spread_first(in_house), 1u << digit}};
        }
    return best.choice;
}
