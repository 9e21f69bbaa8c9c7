/* se_loop_sets.c - type 3 of unique loops: one of the two extra cells must hold one of the other
 * digits, so that the two together are one cell of a naked or hidden set.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_loop.h"
#include "se_rating.h"

/* A house, and the indexes of the two extra cells in it. */
typedef struct Shared {
    int house;
    int size;
    unsigned first;
    unsigned second;
} Shared;

static void offer_naked(ChSeLoop *loop, const Shared *at, unsigned partners, unsigned digits)
{
    ChSeHint hint = ch_se_hint(CH_SE_LOOP, 0);
    bool lost = false;

    hint.base[0] = (uint8_t)at->house;
    hint.cells = (uint16_t)partners;
    CH_EACH_BIT(place, CH_ALL_NINE & ~(partners | at->first | at->second))
        lost |= ch_se_hint_remove(&hint, loop->grid, ch_grid_house_cell[at->house][place], digits);
    if (lost)
        ch_se_loop_offer(loop, &hint, 3, ch_se_tenths(loop->base, at->size - 1));
}

static void try_naked(ChSeLoop *loop, const Shared *at, unsigned partners)
{
    const ChSeGrid *const grid = loop->grid;
    unsigned digits = 0;

    CH_EACH_BIT(place, partners) {
        const unsigned cand = grid->cand[ch_grid_house_cell[at->house][place]];
        if (ch_se_count(cand) < 2)
            return;
        digits |= cand;
    }
    const unsigned shared = loop->others & grid->cand[loop->extra[0]] & grid->cand[loop->extra[1]];
    if (ch_se_count(digits | shared) == at->size && ch_se_count(loop->others) >= 2 &&
        ch_se_count(digits | loop->others) == at->size)
        offer_naked(loop, at, partners, digits | loop->others);
}

static void naked_sets(ChSeLoop *loop, const Shared *at)
{
    if (2 * at->size > loop->grid->empty[at->house])
        return;
    for (unsigned choice = (1u << at->size) - 1; choice >> 9 == 0;
         choice = ch_se_next_choice(choice))
        if (choice & at->first && !(choice & at->second))
            try_naked(loop, at, choice & ~at->first);
}

static void try_hidden(ChSeLoop *loop, const Shared *at, unsigned digits)
{
    unsigned places = 0;
    ChSeHint hint = ch_se_hint(CH_SE_LOOP, 0);
    bool lost = false;

    CH_EACH_DIGIT(digit, digits) {
        const unsigned at_digit = loop->grid->pos[at->house][digit] & ~at->second;
        if (at_digit == 0)
            return;
        places |= at_digit;
    }
    if (ch_se_count(places) != at->size)
        return;
    hint.base[0] = (uint8_t)at->house;
    hint.digits = (uint16_t)digits;
    CH_EACH_BIT(place, places & ~(at->first | at->second))
        lost |= ch_se_hint_remove(&hint, loop->grid, ch_grid_house_cell[at->house][place], ~digits);
    if (lost)
        ch_se_loop_offer(loop, &hint, 3, ch_se_tenths(loop->base, at->size - 2));
}

static void hidden_sets(ChSeLoop *loop, const Shared *at)
{
    const unsigned free = CH_ALL_NINE & ~(loop->pair | loop->others);
    const int count = ch_se_count(free);
    const int more = at->size - 2;

    if (2 * at->size >= loop->grid->empty[at->house] || more > count || count == 0)
        return;
    if (more == 0) {
        try_hidden(loop, at, loop->pair);
        return;
    }
    for (unsigned choice = (1u << more) - 1; choice >> count == 0;
         choice = ch_se_next_choice(choice))
        try_hidden(loop, at, loop->pair | ch_se_chosen(free, choice));
}

void ch_se_loop_type_3(ChSeLoop *loop)
{
    const uint8_t *const house = ch_grid_cell_house[loop->extra[0]];
    const uint8_t *const other = ch_grid_cell_house[loop->extra[1]];

    const int least = ch_se_count(loop->others);

    for (int size = loop->scale->has_small_hidden_loop_sets ? 2 : least; size <= 7; size++)
        for (int type = 0; type < CH_SE_TYPES; type++)
            if (house[type] == other[type]) {
                const Shared at = {.house = house[type],
                                   .size = size,
                                   .first = 1u << ch_grid_cell_place[loop->extra[0]][type],
                                   .second = 1u << ch_grid_cell_place[loop->extra[1]][type]};
                if (size >= least)
                    naked_sets(loop, &at);
                hidden_sets(loop, &at);
            }
}
