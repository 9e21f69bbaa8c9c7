/* forcing_contradictions.c - what one table turns on and off, and cannot be: its premise is wrong.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "hodoku_forcing.h"

static ChHodokuInstance contradiction(const ChHodokuHunt *hunt, int premise)
{
    return (ChHodokuInstance){.technique = hunt->nets ? CH_TECHNIQUE_FORCING_NET_CONTRADICTION
                                                      : CH_TECHNIQUE_FORCING_CHAIN_CONTRADICTION,
                              .placed = !CH_HODOKU_IS_ON(premise),
                              .candidate = CH_HODOKU_NODE(premise),
                              .closing = CH_NONE};
}

static void offer_two(ChHodokuHunt *hunt, int premise, const int end[2][3])
{
    ChHodokuInstance instance = contradiction(hunt, premise);

    for (int i = 0; i < 2; i++)
        ch_hodoku_add_target(&instance, premise, end[i][0], end[i][1], end[i][2]);
    ch_hodoku_offer(hunt, &instance);
}

/* The premise's opposite; a candidate on and off; two digits on in a cell. */
static void contradict_by_cells(ChHodokuHunt *hunt, int premise, const ChHodokuConsequences *seen)
{
    const int cell = CH_CANDIDATE_CELL(CH_HODOKU_NODE(premise));
    const int digit = CH_CANDIDATE_DIGIT(CH_HODOKU_NODE(premise));
    const bool on = CH_HODOKU_IS_ON(premise);

    if (ch_cells_has(on ? &seen->off[digit] : &seen->on[digit], cell)) {
        ChHodokuInstance instance = contradiction(hunt, premise);
        ch_hodoku_add_target(&instance, premise, cell, digit, !on);
        ch_hodoku_offer(hunt, &instance);
    }
    for (int a = 0; a < CH_DIGITS; a++) {
        const ChCellSet both = ch_cells_and(seen->on[a], seen->off[a]);
        if (ch_cells_empty(both))
            continue;
        const int at = ch_cells_first(both);
        offer_two(hunt, premise, (const int[2][3]){{at, a, 0}, {at, a, 1}});
    }
    for (int a = 0; a < CH_DIGITS; a++)
        for (int b = a + 1; b < CH_DIGITS; b++) {
            const ChCellSet both = ch_cells_and(seen->on[a], seen->on[b]);
            if (ch_cells_empty(both))
                continue;
            const int at = ch_cells_first(both);
            offer_two(hunt, premise, (const int[2][3]){{at, a, 1}, {at, b, 1}});
        }
}

static void offer_all(ChHodokuHunt *hunt, int premise, ChCellSet cells, int digit, bool on,
                      int closing)
{
    ChHodokuInstance instance = contradiction(hunt, premise);

    instance.closing = closing;
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1))
        ch_hodoku_add_target(&instance, premise, cell, digit, on);
    ch_hodoku_offer(hunt, &instance);
}

/* A digit on in two cells of a house. */
static void contradict_by_two(ChHodokuHunt *hunt, int premise, const ChHodokuConsequences *seen)
{
    for (int kind = 0; kind < 3; kind++)
        for (int digit = 0; digit < CH_DIGITS; digit++)
            for (int house = 9 * kind; house < 9 * kind + 9; house++) {
                const ChCellSet cells = ch_cells_and(seen->on[digit], ch_hodoku_house[house]);
                if (ch_cells_count(cells) > 1)
                    offer_all(hunt, premise, cells, digit, true, CH_NONE);
            }
}

/* The cells all of whose candidates are off. */
static ChCellSet emptied_cells(const ChHodokuHunt *hunt, const ChHodokuConsequences *seen)
{
    ChCellSet cells = hunt->grid->empty;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        cells = ch_cells_minus(cells, ch_cells_minus(hunt->grid->plane[digit], seen->off[digit]));
    return cells;
}

/* A cell with all its candidates off and none on. */
static void contradict_by_empty_cell(ChHodokuHunt *hunt, int premise,
                                     const ChHodokuConsequences *seen)
{
    ChCellSet cells = emptied_cells(hunt, seen);

    for (int digit = 0; digit < CH_DIGITS; digit++)
        cells = ch_cells_minus(cells, seen->on[digit]);
    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1)) {
        ChHodokuInstance instance = contradiction(hunt, premise);
        for (unsigned rest = hunt->grid->candidates[cell]; rest != 0; rest &= rest - 1)
            ch_hodoku_add_target(&instance, premise, cell, ch_lowest(rest), false);
        instance.closing = CH_CELL_CONSTRAINT(ch_hodoku_cell(cell));
        if (instance.count > 0)
            ch_hodoku_offer(hunt, &instance);
    }
}

/* A digit off wherever placed digits leave room for it in a house: where a candidate has been ruled
 * out otherwise, the house does not count. */
static void contradict_by_full_house(ChHodokuHunt *hunt, int premise,
                                     const ChHodokuConsequences *seen)
{
    for (int i = 0; i < hunt->full_count; i++) {
        const int house = hunt->full[i] / CH_DIGITS;
        const int digit = hunt->full[i] % CH_DIGITS;
        const ChCellSet places = ch_hodoku_places(hunt->grid, house, digit);
        if (ch_cells_within(places, seen->off[digit]))
            offer_all(hunt, premise, places, digit, false, CH_HODOKU_CONSTRAINT(house, digit));
    }
}

/* By rows, columns, boxes; in each by digits, then by houses. */
static void list_full_houses(ChHodokuHunt *hunt)
{
    for (int kind = 0; kind < 3; kind++)
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            const ChCellSet room = ch_hodoku_room(hunt->grid, digit);
            for (int house = 9 * kind; house < 9 * kind + 9; house++)
                if (ch_hodoku_free(hunt->grid, house, digit) > 0 &&
                    ch_cells_within(ch_cells_and(room, ch_hodoku_house[house]),
                                    hunt->grid->plane[digit]))
                    hunt->full[hunt->full_count++] = (uint8_t)(house * CH_DIGITS + digit);
        }
}

/* The constraints that fail when all their candidates are off, by the numbers of these. */
static void list_constraints(ChHodokuHunt *hunt)
{
    const ChHodokuGrid *const grid = hunt->grid;
    const ChHodokuClosure *const closure = hunt->closure;

    hunt->group_count = 0;
    for (int cell = ch_cells_next(&grid->empty, 0); cell >= 0;
         cell = ch_cells_next(&grid->empty, cell + 1)) {
        ChHodokuConstraint *const group = &hunt->group[hunt->group_count++];
        group->count = 0;
        for (unsigned rest = grid->candidates[cell]; rest != 0; rest &= rest - 1)
            group->number[group->count++] =
                closure->number[CH_HODOKU_LITERAL(CH_CANDIDATE(cell, ch_lowest(rest)), 0)];
    }
    for (int i = 0; i < hunt->full_count; i++) {
        const int digit = hunt->full[i] % CH_DIGITS;
        const ChCellSet places = ch_hodoku_places(grid, hunt->full[i] / CH_DIGITS, digit);
        ChHodokuConstraint *const group = &hunt->group[hunt->group_count++];
        group->count = 0;
        for (int cell = ch_cells_next(&places, 0); cell >= 0;
             cell = ch_cells_next(&places, cell + 1))
            group->number[group->count++] =
                closure->number[CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), 0)];
    }
}

static void find_certain(ChHodokuHunt *hunt)
{
    const ChHodokuClosure *const closure = hunt->closure;

    memset(hunt->certain, 0, sizeof hunt->certain);
    for (const ChHodokuConstraint *group = hunt->group; group < hunt->group + hunt->group_count;
         group++)
        for (int word = 0; word < closure->words && group->count > 0; word++) {
            uint64_t common = ~UINT64_C(0);
            for (int i = 0; i < group->count; i++)
                common &= closure->reached[closure->row[group->number[i] ^ 1]][word];
            hunt->certain[word] |= common;
        }
}

void ch_hodoku_start_contradictions(ChHodokuHunt *hunt)
{
    list_full_houses(hunt);
    if (hunt->closure != NULL)
        list_constraints(hunt);
    if (hunt->closure != NULL && !hunt->nets)
        find_certain(hunt);
}

/* Whether a table shows nothing impossible, by what is known of it without expanding it.  Chains
 * read backwards, too: what turns something on and off leads to its own opposite, and what turns
 * all of a constraint off is what all its candidates turn off.  Nets do not. */
static bool is_harmless(const ChHodokuHunt *hunt, int premise)
{
    if (hunt->closure == NULL)
        return false;
    if (!hunt->nets)
        return !ch_hodoku_reaches(hunt->closure, premise, premise ^ 1) &&
               !ch_bits_has(hunt->certain, hunt->closure->number[premise] ^ 1);
    if (ch_hodoku_clashes(hunt->closure, premise))
        return false;
    const uint64_t *const reached = ch_hodoku_reached(hunt->closure, premise);
    for (const ChHodokuConstraint *group = hunt->group; group < hunt->group + hunt->group_count;
         group++) {
        int i = 0;
        while (i < group->count && ch_bits_has(reached, group->number[i]))
            i++;
        if (i == group->count)
            return false;
    }
    return true;
}

void ch_hodoku_find_contradictions(ChHodokuHunt *hunt, int premise)
{
    if (!ch_hodoku_is_wanted(hunt, !CH_HODOKU_IS_ON(premise), CH_HODOKU_NODE(premise)) ||
        is_harmless(hunt, premise))
        return;
    const ChHodokuConsequences *const seen = ch_hodoku_consequences_of(hunt, premise);
    contradict_by_cells(hunt, premise, seen);
    contradict_by_two(hunt, premise, seen);
    contradict_by_empty_cell(hunt, premise, seen);
    contradict_by_full_house(hunt, premise, seen);
}
