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

/* Offers one consequence that all tables have, if it is wanted. */
static void offer_literal(ChHodokuSearch *search, const Cases *cases, int candidate, bool on)
{
    ChHodokuInstance instance = {.technique = cases->technique,
                                 .placed = on,
                                 .candidate = candidate,
                                 .closing = cases->closing};

    if (!ch_hodoku_is_wanted(search, on, candidate))
        return;
    for (int i = 0; i < cases->count; i++)
        ch_hodoku_add_target(&instance, cases->premise[i], CH_CANDIDATE_CELL(candidate),
                             CH_CANDIDATE_DIGIT(candidate), on);
    ch_hodoku_offer(search, &instance);
}

/* ---- by the closure ---- */

static bool all_reach(const ChHodokuSearch *search, const Cases *cases, int literal)
{
    for (int i = 0; i < cases->count; i++)
        if (!ch_hodoku_reaches(search->closure, cases->premise[i], literal))
            return false;
    return true;
}

/* Returns a number in the closure below which are all candidates that are still wanted on, or
 * off. */
static int limit_of(const ChHodokuSearch *search, bool on)
{
    const ChHodokuClosure *const closure = search->closure;

    if (search->found && (search->best.placed || !on))
        return search->best.placed && !on
                   ? 0
                   : closure->number[CH_HODOKU_LITERAL(search->best.candidate, on)];
    return closure->count - 2 * search->tables->group_count;
}

/* Finds the common consequences of the cases, by their numbers; false: none. */
static bool find_common(const ChHodokuClosure *closure, const Cases *cases, int words,
                        uint64_t *common)
{
    uint64_t any = 1;

    memcpy(common, ch_hodoku_reached(closure, cases->premise[0]), (size_t)words * sizeof *common);
    for (int i = 1; i < cases->count && any != 0; i++) {
        const uint64_t *const reached = ch_hodoku_reached(closure, cases->premise[i]);
        any = 0;
        for (int word = 0; word < words; word++) {
            common[word] &= reached[word];
            any |= common[word];
        }
    }
    return any != 0;
}

/* Offers the common consequences, those on before those off.  A candidate's literals have
 * neighbouring numbers, the first of them even and off, and candidates ascend. */
static void offer_common(ChHodokuSearch *search, const Cases *cases, int but)
{
    const ChHodokuClosure *const closure = search->closure;
    const uint64_t off = UINT64_C(0x5555555555555555);
    uint64_t common[CH_HODOKU_CLOSED_WORDS];
    const int last = limit_of(search, true) > limit_of(search, false) ? limit_of(search, true)
                                                                      : limit_of(search, false);

    if (!find_common(closure, cases, (last + 63) / 64, common))
        return;
    for (int on = 1; on >= 0; on--)
        for (int word = 0; 64 * word < limit_of(search, on); word++)
            CH_EACH_BIT_64(bit, common[word] & (on ? ~off : off)) {
                const int node = CH_HODOKU_NODE(closure->literal[64 * word + bit]);
                if (node < CH_CANDIDATES && CH_CANDIDATE_CELL(node) != but)
                    offer_literal(search, cases, node, on);
            }
}

/* ---- by expanded tables ---- */

static void offer_agreed(ChHodokuSearch *search, const Cases *cases, ChGridCells cells, int digit,
                         bool on)
{
    CH_EACH_GRID_CELL(cell, cells)
        offer_literal(search, cases, CH_CANDIDATE(cell, digit), on);
}

/* Finds the candidates that all tables turn on, and those that all turn off. */
static void expand_cases(ChHodokuSearch *search, const Cases *cases, ChHodokuConsequences *agreed)
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
static void expand_and_offer(ChHodokuSearch *search, const Cases *cases, int but)
{
    ChHodokuConsequences agreed;

    expand_cases(search, cases, &agreed);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        if (but >= 0) {
            ch_grid_cells_remove(&agreed.on[digit], but);
            ch_grid_cells_remove(&agreed.off[digit], but);
        }
        offer_agreed(search, cases, agreed.on[digit], digit, true);
        offer_agreed(search, cases, agreed.off[digit], digit, false);
    }
}

/* Offers the common consequences of the cases, except in the cell BUT (-1: none).  The best of them
 * does not depend on their order: of two placements in a cell, the lower digit comes first. */
static void find_agreed(ChHodokuSearch *search, const Cases *cases, int but)
{
    if (search->closure == NULL)
        expand_and_offer(search, cases, but);
    else if (!search->has_conclusion)
        offer_common(search, cases, but);
    else if (CH_CANDIDATE_CELL(search->best.candidate) != but &&
             all_reach(search, cases,
                       CH_HODOKU_LITERAL(search->best.candidate, search->best.placed)))
        offer_literal(search, cases, search->best.candidate, search->best.placed);
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
