/* forcing_verities.c - what several tables agree on, one of whose premises is right.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "hodoku_forcing.h"

/* Tables one of whose premises is right. */
typedef struct Cases {
    int count;
    int technique;
    int closing;
    uint16_t premise[CH_HODOKU_MOST_CHAINS];
} Cases;

static void offer_agreed(ChHodokuHunt *hunt, const Cases *cases, ChCellSet cells, int digit,
                         bool on)
{
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1)) {
        ChHodokuInstance instance = {.technique = cases->technique,
                                     .placed = on,
                                     .candidate = CH_CANDIDATE(cell, digit),
                                     .closing = cases->closing};
        if (!ch_hodoku_is_wanted(hunt, on, instance.candidate))
            continue;
        for (int i = 0; i < cases->count; i++)
            ch_hodoku_add_target(&instance, cases->premise[i], cell, digit, on);
        ch_hodoku_offer(hunt, &instance);
    }
}

static bool all_reach(const ChHodokuHunt *hunt, const Cases *cases, int literal)
{
    for (int i = 0; i < cases->count; i++)
        if (!ch_hodoku_reaches(hunt->closure, cases->premise[i], literal))
            return false;
    return true;
}

/* Whether tables have anything wanted in common, by what is known of them without expanding
 * them. */
static bool may_agree(const ChHodokuHunt *hunt, const Cases *cases)
{
    uint64_t common[CH_HODOKU_CLOSED_WORDS];
    uint64_t any = 1;

    if (hunt->closure == NULL)
        return true;
    if (hunt->settled)
        return all_reach(hunt, cases, CH_HODOKU_LITERAL(hunt->best.candidate, hunt->best.placed));
    memcpy(common, ch_hodoku_reached(hunt->closure, cases->premise[0]),
           (size_t)hunt->closure->words * sizeof *common);
    for (int i = 1; i < cases->count && any != 0; i++) {
        const uint64_t *const reached = ch_hodoku_reached(hunt->closure, cases->premise[i]);
        any = 0;
        for (int word = 0; word < hunt->closure->words; word++) {
            common[word] &= reached[word];
            any |= common[word];
        }
    }
    return any != 0;
}

/* What all tables turn on and off. */
static void agree(ChHodokuHunt *hunt, const Cases *cases, ChHodokuConsequences *agreed)
{
    *agreed = *ch_hodoku_consequences_of(hunt, cases->premise[0]);
    for (int i = 1; i < cases->count; i++) {
        const ChHodokuConsequences *const seen = ch_hodoku_consequences_of(hunt, cases->premise[i]);
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            agreed->on[digit] = ch_cells_and(agreed->on[digit], seen->on[digit]);
            agreed->off[digit] = ch_cells_and(agreed->off[digit], seen->off[digit]);
        }
    }
}

/* A digit at a time, what is on before what is off; BUT: a cell that does not count. */
static void find_agreed(ChHodokuHunt *hunt, const Cases *cases, int but)
{
    ChHodokuConsequences agreed;

    if (!may_agree(hunt, cases))
        return;
    agree(hunt, cases, &agreed);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        if (but >= 0) {
            ch_cells_remove(&agreed.on[digit], but);
            ch_cells_remove(&agreed.off[digit], but);
        }
        offer_agreed(hunt, cases, agreed.on[digit], digit, true);
        offer_agreed(hunt, cases, agreed.off[digit], digit, false);
    }
}

static Cases cases_of(const ChHodokuHunt *hunt, bool by_house, int closing)
{
    return (Cases){.technique = hunt->nets ? (by_house ? CH_TECHNIQUE_FORCING_NET_VERITY_HOUSE
                                                       : CH_TECHNIQUE_FORCING_NET_VERITY_CELL)
                                           : (by_house ? CH_TECHNIQUE_FORCING_CHAIN_VERITY_HOUSE
                                                       : CH_TECHNIQUE_FORCING_CHAIN_VERITY_CELL),
                   .closing = closing};
}

static void add_case(Cases *cases, int cell, int digit, bool on)
{
    cases->premise[cases->count++] = (uint16_t)CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), on);
}

/* A candidate is true or it is false. */
static void find_in_candidate(ChHodokuHunt *hunt, int cell, int digit)
{
    Cases cases = cases_of(hunt, false, CH_NONE);

    add_case(&cases, cell, digit, true);
    add_case(&cases, cell, digit, false);
    find_agreed(hunt, &cases, cell);
}

static void find_in_cell(ChHodokuHunt *hunt, int cell)
{
    Cases cases = cases_of(hunt, false, CH_CELL_CONSTRAINT(ch_hodoku_cell(cell)));

    for (unsigned rest = hunt->grid->candidates[cell]; rest != 0; rest &= rest - 1)
        add_case(&cases, cell, ch_lowest(rest), true);
    if (cases.count > 0)
        find_agreed(hunt, &cases, -1);
}

static void find_in_house(ChHodokuHunt *hunt, int house, int digit)
{
    const ChCellSet places = ch_hodoku_places(hunt->grid, house, digit);
    Cases cases = cases_of(hunt, true, CH_HODOKU_CONSTRAINT(house, digit));

    for (int cell = ch_cells_next(&places, 0); cell >= 0; cell = ch_cells_next(&places, cell + 1))
        add_case(&cases, cell, digit, true);
    if (cases.count > 0)
        find_agreed(hunt, &cases, -1);
}

void ch_hodoku_find_verities(ChHodokuHunt *hunt)
{
    const ChCellSet empty = hunt->grid->empty;

    for (int cell = ch_cells_next(&empty, 0); cell >= 0; cell = ch_cells_next(&empty, cell + 1))
        for (unsigned rest = hunt->grid->candidates[cell]; rest != 0; rest &= rest - 1)
            find_in_candidate(hunt, cell, ch_lowest(rest));
    for (int cell = ch_cells_next(&empty, 0); cell >= 0; cell = ch_cells_next(&empty, cell + 1))
        find_in_cell(hunt, cell);
    for (int house = 0; house < CH_HOUSES; house++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            find_in_house(hunt, house, digit);
}
