/* set_nodes.c - almost locked sets in tables of consequences.
 *
 * A set that loses a digit is locked: each of its other digits is eliminated from the cells that
 * see all its places in the set.  That may lock the next set, or leave a cell with one candidate.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_tables.h"

enum { LEAST_CELLS = 2 };

/* Reports whether a set that has lost a digit eliminates any other. */
static bool takes_any(const ChHodokuSet *set, int lost)
{
    CH_EACH_DIGIT(digit, set->digits & ~(1u << lost))
        if (!ch_grid_cells_empty(set->buds[digit]))
            return true;
    return false;
}

void ch_hodoku_number_sets(ChHodokuTables *tables)
{
    for (int i = 0; i < tables->sets->count; i++) {
        const ChHodokuSet *const set = &tables->sets->set[i];
        if (set->size < LEAST_CELLS)
            continue;
        CH_EACH_DIGIT(digit, set->digits)
            if (takes_any(set, digit) && tables->set_count < CH_HODOKU_SET_NODES)
                tables->set[tables->set_count++] = (ChHodokuSetNode){(uint16_t)i, (uint8_t)digit};
    }
}

void ch_hodoku_link_to_sets(ChHodokuTables *tables, int premise, ChGridCells cells, int digit)
{
    for (int i = 0; i < tables->set_count; i++)
        if (tables->set[i].digit == digit &&
            ch_grid_cells_within(cells, tables->sets->set[tables->set[i].set].buds[digit]))
            ch_hodoku_add_entry(tables, premise, CH_HODOKU_LITERAL(CH_HODOKU_FIRST_SET + i, 0));
}

/* Adds an entry whose distance grows with the number of the set's digits. */
static void add_far(ChHodokuTables *tables, int number, int literal, int more)
{
    const int digits = ch_count(tables->sets->set[tables->set[number].set].digits);
    const int penalty = digits < 3 ? digits - 1 : 2 * (digits - 1);
    ChHodokuEntry *const entry =
        ch_hodoku_add_entry(tables, CH_HODOKU_LITERAL(CH_HODOKU_FIRST_SET + number, 0), literal);

    if (entry != NULL)
        entry->distance = (uint16_t)(entry->distance + penalty + more);
}

static void link_to_digit(ChHodokuTables *tables, int number, int digit)
{
    const ChGridCells *const buds = &tables->sets->set[tables->set[number].set].buds[digit];

    CH_EACH_GRID_CELL(cell, *buds)
        add_far(tables, number, CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), 0), 0);
    for (int i = 0; i < tables->group_count; i++)
        if (tables->group[i].digit == digit && ch_grid_cells_within(tables->group[i].cells, *buds))
            add_far(tables, number, CH_HODOKU_LITERAL(CH_CANDIDATES + i, 0), 0);
}

static void link_to_others(ChHodokuTables *tables, int number)
{
    const ChHodokuSetNode *const node = &tables->set[number];
    const ChHodokuSet *const set = &tables->sets->set[node->set];

    for (int i = 0; i < tables->set_count; i++) {
        const int digit = tables->set[i].digit;
        const ChHodokuSet *const other = &tables->sets->set[tables->set[i].set];
        if (digit == node->digit || !(set->digits >> digit & 1) ||
            ch_grid_cells_meet(set->cells, other->cells) ||
            !ch_grid_cells_within(ch_grid_cells_and(other->cells, tables->grid->plane[digit]),
                                  set->buds[digit]))
            continue;
        add_far(tables, number, CH_HODOKU_LITERAL(CH_HODOKU_FIRST_SET + i, 0), 0);
    }
}

/* Links a set to the cells that had more than two candidates and keep one. */
static void link_to_cells(ChHodokuTables *tables, int number)
{
    const ChHodokuGrid *const grid = tables->grid;

    CH_EACH_GRID_CELL(cell, grid->empty) {
        const unsigned candidates = grid->candidates[cell];
        const unsigned left = candidates & ~ch_hodoku_lost_to_set(tables, number, cell);
        if (ch_count(candidates) != 2 && left != candidates && ch_is_single(left))
            add_far(tables, number, CH_HODOKU_LITERAL(CH_CANDIDATE(cell, ch_lowest(left)), 1), 1);
    }
}

unsigned ch_hodoku_lost_to_set(const ChHodokuTables *tables, int number, int cell)
{
    const ChHodokuSetNode *const node = &tables->set[number];
    const ChHodokuSet *const set = &tables->sets->set[node->set];
    unsigned lost = 0;

    CH_EACH_DIGIT(digit, set->digits & ~(1u << node->digit))
        if (ch_grid_cells_has(&set->buds[digit], cell))
            lost |= 1u << digit;
    return lost;
}

void ch_hodoku_link_set(ChHodokuTables *tables, int number)
{
    const ChHodokuSetNode *const node = &tables->set[number];
    unsigned digits = tables->sets->set[node->set].digits & ~(1u << node->digit);

    CH_EACH_DIGIT(digit, digits)
        link_to_digit(tables, number, digit);
    link_to_others(tables, number);
    link_to_cells(tables, number);
}
