/* forcing_verities.c - common consequences of several tables, one of whose premises is true.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "hodoku_forcing.h"

/* Tables one of whose premises is true. */
typedef struct Cases {
    int count;
    int technique;
    int closing;
    uint16_t premise[CH_HODOKU_MOST_CHAINS];
} Cases;

static void offer_agreed(ChHodokuSearch *search, const Cases *cases, ChGridCells cells, int digit,
                         bool on)
{
    CH_EACH_GRID_CELL(cell, cells) {
        ChHodokuInstance instance = {.technique = cases->technique,
                                     .placed = on,
                                     .candidate = CH_CANDIDATE(cell, digit),
                                     .closing = cases->closing};
        if (!ch_hodoku_is_wanted(search, on, instance.candidate))
            continue;
        for (int i = 0; i < cases->count; i++)
            ch_hodoku_add_target(&instance, cases->premise[i], cell, digit, on);
        ch_hodoku_offer(search, &instance);
    }
}

static bool all_reach(const ChHodokuSearch *search, const Cases *cases, int literal)
{
    for (int i = 0; i < cases->count; i++)
        if (!ch_hodoku_reaches(search->closure, cases->premise[i], literal))
            return false;
    return true;
}

/* Reports whether the tables can have a wanted consequence in common, as far as is known without
 * expanding them. */
static bool may_agree(const ChHodokuSearch *search, const Cases *cases)
{
    uint64_t common[CH_HODOKU_CLOSED_WORDS];
    uint64_t any = 1;

    if (search->closure == NULL)
        return true;
    if (search->has_conclusion)
        return all_reach(search, cases,
                         CH_HODOKU_LITERAL(search->best.candidate, search->best.placed));
    memcpy(common, ch_hodoku_reached(search->closure, cases->premise[0]),
           (size_t)search->closure->words * sizeof *common);
    for (int i = 1; i < cases->count && any != 0; i++) {
        const uint64_t *const reached = ch_hodoku_reached(search->closure, cases->premise[i]);
        any = 0;
        for (int word = 0; word < search->closure->words; word++) {
            common[word] &= reached[word];
            any |= common[word];
        }
    }
    return any != 0;
}

/* Finds the candidates that all tables turn on, and those that all turn off. */
static void find_common(ChHodokuSearch *search, const Cases *cases, ChHodokuConsequences *agreed)
{
    *agreed = *ch_hodoku_consequences_of(search, cases->premise[0]);
    for (int i = 1; i < cases->count; i++) {
        const ChHodokuConsequences *const seen =
            ch_hodoku_consequences_of(search, cases->premise[i]);
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            agreed->on[digit] = ch_grid_cells_and(agreed->on[digit], seen->on[digit]);
            agreed->off[digit] = ch_grid_cells_and(agreed->off[digit], seen->off[digit]);
        }
    }
}

/* Offers the common consequences digit by digit, those on before those off; BUT: a cell that does
 * not count. */
static void find_agreed(ChHodokuSearch *search, const Cases *cases, int but)
{
    ChHodokuConsequences agreed;

    if (!may_agree(search, cases))
        return;
    find_common(search, cases, &agreed);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        if (but >= 0) {
            ch_grid_cells_remove(&agreed.on[digit], but);
            ch_grid_cells_remove(&agreed.off[digit], but);
        }
        offer_agreed(search, cases, agreed.on[digit], digit, true);
        offer_agreed(search, cases, agreed.off[digit], digit, false);
    }
}

static Cases cases_of(const ChHodokuSearch *search, bool by_house, int closing)
{
    return (Cases){.technique = search->nets ? (by_house ? CH_TECHNIQUE_FORCING_NET_VERITY_HOUSE
                                                         : CH_TECHNIQUE_FORCING_NET_VERITY_CELL)
                                             : (by_house ? CH_TECHNIQUE_FORCING_CHAIN_VERITY_HOUSE
                                                         : CH_TECHNIQUE_FORCING_CHAIN_VERITY_CELL),
                   .closing = closing};
}

static void add_case(Cases *cases, int cell, int digit, bool on)
{
    cases->premise[cases->count++] = (uint16_t)CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), on);
}

/* Offers the common consequences of a candidate on and off. */
static void find_in_candidate(ChHodokuSearch *search, int cell, int digit)
{
    Cases cases = cases_of(search, false, CH_NONE);

    add_case(&cases, cell, digit, true);
    add_case(&cases, cell, digit, false);
    find_agreed(search, &cases, cell);
}

static void find_in_cell(ChHodokuSearch *search, int cell)
{
    Cases cases = cases_of(search, false, CH_CELL_CONSTRAINT(ch_box_cell(cell)));

    CH_EACH_DIGIT(digit, search->grid->candidates[cell])
        add_case(&cases, cell, digit, true);
    if (cases.count > 0)
        find_agreed(search, &cases, -1);
}

static void find_in_house(ChHodokuSearch *search, int house, int digit)
{
    const ChGridCells places = ch_hodoku_places(search->grid, house, digit);
    Cases cases = cases_of(search, true, CH_HODOKU_CONSTRAINT(house, digit));

    CH_EACH_GRID_CELL(cell, places)
        add_case(&cases, cell, digit, true);
    if (cases.count > 0)
        find_agreed(search, &cases, -1);
}

void ch_hodoku_find_verities(ChHodokuSearch *search)
{
    const ChGridCells empty = search->grid->empty;

    CH_EACH_GRID_CELL(cell, empty)
        CH_EACH_DIGIT(digit, search->grid->candidates[cell])
            find_in_candidate(search, cell, digit);
    CH_EACH_GRID_CELL(cell, empty)
        find_in_cell(search, cell);
    for (int house = 0; house < CH_HOUSES; house++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            find_in_house(search, house, digit);
}
