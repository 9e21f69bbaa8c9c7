/* forcing_contradictions.c - impossible consequences of one table: its premise is false.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "hodoku_forcing.h"

static ChHodokuInstance contradiction(const ChHodokuSearch *search, int premise)
{
    return (ChHodokuInstance){.technique = search->nets ? CH_TECHNIQUE_FORCING_NET_CONTRADICTION
                                                        : CH_TECHNIQUE_FORCING_CHAIN_CONTRADICTION,
                              .placed = !CH_HODOKU_IS_ON(premise),
                              .candidate = CH_HODOKU_NODE(premise),
                              .closing = CH_NONE};
}

static void offer_two(ChHodokuSearch *search, int premise, const int end[2][3])
{
    ChHodokuInstance instance = contradiction(search, premise);

    for (int i = 0; i < 2; i++)
        ch_hodoku_add_target(&instance, premise, end[i][0], end[i][1], end[i][2]);
    ch_hodoku_offer(search, &instance);
}

/* Offers contradictions by the premise's opposite, a candidate on and off, or two digits on in a
 * cell. */
static void contradict_by_cells(ChHodokuSearch *search, int premise,
                                const ChHodokuConsequences *seen)
{
    const int cell = CH_CANDIDATE_CELL(CH_HODOKU_NODE(premise));
    const int digit = CH_CANDIDATE_DIGIT(CH_HODOKU_NODE(premise));
    const bool on = CH_HODOKU_IS_ON(premise);

    if (ch_grid_cells_has(on ? &seen->off[digit] : &seen->on[digit], cell)) {
        ChHodokuInstance instance = contradiction(search, premise);
        ch_hodoku_add_target(&instance, premise, cell, digit, !on);
        ch_hodoku_offer(search, &instance);
    }
    for (int a = 0; a < CH_DIGITS; a++) {
        const ChGridCells both = ch_grid_cells_and(seen->on[a], seen->off[a]);
        if (ch_grid_cells_empty(both))
            continue;
        const int at = ch_grid_cells_first(both);
        offer_two(search, premise, (const int[2][3]){{at, a, 0}, {at, a, 1}});
    }
    for (int a = 0; a < CH_DIGITS; a++)
        for (int b = a + 1; b < CH_DIGITS; b++) {
            const ChGridCells both = ch_grid_cells_and(seen->on[a], seen->on[b]);
            if (ch_grid_cells_empty(both))
                continue;
            const int at = ch_grid_cells_first(both);
            offer_two(search, premise, (const int[2][3]){{at, a, 1}, {at, b, 1}});
        }
}

static void offer_all(ChHodokuSearch *search, int premise, ChGridCells cells, int digit, bool on,
                      int closing)
{
    ChHodokuInstance instance = contradiction(search, premise);

    instance.closing = closing;
    CH_EACH_GRID_CELL(cell, cells)
        ch_hodoku_add_target(&instance, premise, cell, digit, on);
    ch_hodoku_offer(search, &instance);
}

/* Offers contradictions by a digit on in two cells of a house. */
static void contradict_by_two(ChHodokuSearch *search, int premise, const ChHodokuConsequences *seen)
{
    for (int kind = 0; kind < 3; kind++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            for (int house = 9 * kind; house < 9 * kind + 9; house++) {
                const ChGridCells cells =
                    ch_grid_cells_and(seen->on[digit], CH_HODOKU_HOUSE(house));
                if (ch_grid_cells_count(cells) > 1)
                    offer_all(search, premise, cells, digit, true, CH_NONE);
            }
}

/* Returns the cells all of whose candidates are off. */
static ChGridCells emptied_cells(const ChHodokuSearch *search, const ChHodokuConsequences *seen)
{
    ChGridCells cells = search->grid->empty;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        cells = ch_grid_cells_minus(
            cells, ch_grid_cells_minus(search->grid->plane[digit], seen->off[digit]));
    return cells;
}

/* Offers contradictions by a cell with all its candidates off and none on. */
static void contradict_by_empty_cell(ChHodokuSearch *search, int premise,
                                     const ChHodokuConsequences *seen)
{
    ChGridCells cells = emptied_cells(search, seen);

    for (int digit = 0; digit < CH_DIGITS; digit++)
        cells = ch_grid_cells_minus(cells, seen->on[digit]);
    CH_EACH_GRID_CELL(cell, cells) {
        ChHodokuInstance instance = contradiction(search, premise);
        CH_EACH_DIGIT(digit, search->grid->candidates[cell])
            ch_hodoku_add_target(&instance, premise, cell, digit, false);
        instance.closing = CH_CELL_CONSTRAINT(ch_box_cell(cell));
        if (instance.count > 0)
            ch_hodoku_offer(search, &instance);
    }
}

/* Offers contradictions by a digit that is off in all places of a house that placed digits leave
 * it.  Where other candidates were ruled out by eliminations, the house does not count. */
static void contradict_by_full_house(ChHodokuSearch *search, int premise,
                                     const ChHodokuConsequences *seen)
{
    for (int i = 0; i < search->full_count; i++) {
        const int house = search->full[i] / CH_DIGITS;
        const int digit = search->full[i] % CH_DIGITS;
        const ChGridCells places = ch_hodoku_places(search->grid, house, digit);
        if (ch_grid_cells_within(places, seen->off[digit]))
            offer_all(search, premise, places, digit, false, CH_HODOKU_CONSTRAINT(house, digit));
    }
}

/* Lists houses by rows, columns, boxes; in each kind by digits, then by houses. */
static void list_full_houses(ChHodokuSearch *search)
{
    ChGridCells room[CH_DIGITS];

    search->full_count = 0;
    ch_hodoku_rooms(search->grid, room);
    for (int kind = 0; kind < 3; kind++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            for (int house = 9 * kind; house < 9 * kind + 9; house++)
                if (ch_hodoku_free(search->grid, house, digit) > 0 &&
                    ch_grid_cells_within(ch_grid_cells_and(room[digit], CH_HODOKU_HOUSE(house)),
                                         search->grid->plane[digit]))
                    search->full[search->full_count++] = (uint8_t)(house * CH_DIGITS + digit);
}

static void set_mask(ChHodokuConstraint *group)
{
    group->word = group->count > 0 ? group->number[group->count / 2] / 64 : 0;
    group->mask = 0;
    for (int i = 0; i < group->count; i++)
        if (group->number[i] / 64 == group->word)
            group->mask |= UINT64_C(1) << group->number[i] % 64;
}

/* Lists the constraints that fail when all their candidates are off, by the candidates' numbers in
 * the closure. */
static void list_constraints(ChHodokuSearch *search)
{
    const ChHodokuGrid *const grid = search->grid;
    const ChHodokuClosure *const closure = search->closure;

    search->group_count = 0;
    CH_EACH_GRID_CELL(cell, grid->empty) {
        ChHodokuConstraint *const group = &search->group[search->group_count++];
        group->count = 0;
        CH_EACH_DIGIT(digit, grid->candidates[cell])
            group->number[group->count++] =
                closure->number[CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), 0)];
        if (search->nets)
            set_mask(group);
    }
    for (int i = 0; i < search->full_count; i++) {
        const int digit = search->full[i] % CH_DIGITS;
        const ChGridCells places = ch_hodoku_places(grid, search->full[i] / CH_DIGITS, digit);
        ChHodokuConstraint *const group = &search->group[search->group_count++];
        group->count = 0;
        CH_EACH_GRID_CELL(cell, places)
            group->number[group->count++] =
                closure->number[CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), 0)];
        if (search->nets)
            set_mask(group);
    }
}

static void find_certain(ChHodokuSearch *search)
{
    const ChHodokuClosure *const closure = search->closure;
    uint64_t common[CH_HODOKU_CLOSED_WORDS];

    memset(search->certain, 0, sizeof search->certain);
    for (const ChHodokuConstraint *group = search->group;
         group < search->group + search->group_count; group++) {
        for (int i = 0; i < group->count; i++) {
            const uint64_t *const reached = closure->reached[closure->row[group->number[i] ^ 1]];
            for (int word = 0; word < closure->words; word++)
                common[word] = reached[word] & (i == 0 ? ~UINT64_C(0) : common[word]);
        }
        for (int word = 0; word < closure->words && group->count > 0; word++)
            search->certain[word] |= common[word];
    }
}

void ch_hodoku_start_contradictions(ChHodokuSearch *search)
{
    list_full_houses(search);
    if (search->closure != NULL)
        list_constraints(search);
    if (search->closure != NULL && !search->nets)
        find_certain(search);
}

/* Reports whether a table cannot lead to a contradiction, as far as is known without expanding it.
 * Chains can also be read backwards.  A premise that turns a literal on and off leads to its own
 * opposite.  A premise that turns all candidates of a constraint off is turned off by each of them.
 * Nets cannot be read backwards. */
static bool is_harmless(const ChHodokuSearch *search, int premise)
{
    if (search->closure == NULL)
        return false;
    if (!search->nets)
        return !ch_hodoku_reaches(search->closure, premise, premise ^ 1) &&
               !ch_bits_has(search->certain, search->closure->number[premise] ^ 1);
    if (ch_hodoku_clashes(search->closure, premise))
        return false;
    const uint64_t *const reached = ch_hodoku_reached(search->closure, premise);
    for (const ChHodokuConstraint *group = search->group;
         group < search->group + search->group_count; group++) {
        int i = 0;
        if ((reached[group->word] & group->mask) != group->mask)
            continue;
        while (i < group->count && ch_bits_has(reached, group->number[i]))
            i++;
        if (i == group->count)
            return false;
    }
    return true;
}

void ch_hodoku_find_contradictions(ChHodokuSearch *search, int premise)
{
    if (!ch_hodoku_is_wanted(search, !CH_HODOKU_IS_ON(premise), CH_HODOKU_NODE(premise)) ||
        is_harmless(search, premise))
        return;
    const ChHodokuConsequences *const seen = ch_hodoku_consequences_of(search, premise);
    contradict_by_cells(search, premise, seen);
    contradict_by_two(search, premise, seen);
    contradict_by_empty_cell(search, premise, seen);
    contradict_by_full_house(search, premise, seen);
}
