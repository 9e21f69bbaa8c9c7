/* nets.c - the direct entries of nets: four rounds of singles after a digit is placed or ruled out.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_tables.h"

enum { ROUNDS = 4 };

typedef struct Trial {
    ChHodokuTables *tables;
    int premise;
    ChHodokuGrid grid;
    ChGridCells off[CH_DIGITS]; /* the candidates that the table, or the premise, turns off */
} Trial;

/* The literals that cause a single. */
typedef struct Causes {
    int count;
    int constraint;
    uint16_t literal[CH_HODOKU_PARENTS];
} Causes;

static void add_cause(Causes *causes, int cell, int digit)
{
    if (causes->count < CH_HODOKU_PARENTS)
        causes->literal[causes->count++] =
            (uint16_t)CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), 0);
}

/* Adds the other digits that the cell has on the original board. */
static void add_causes_of_naked(Causes *causes, const Trial *trial, int cell, int digit)
{
    CH_EACH_DIGIT(other, trial->tables->grid->candidates[cell] & ~(1u << digit))
        add_cause(causes, cell, other);
}

/* Adds the other places of the digit in the cell's house with the fewest places now, on the
 * original board. */
static void add_causes_of_hidden(Causes *causes, const Trial *trial, int cell, int digit)
{
    const uint8_t *const houses = ch_hodoku_houses[cell];
    int house = houses[0];

    for (int i = 1; i < 3; i++)
        if (ch_hodoku_free(&trial->grid, houses[i], digit) <
            ch_hodoku_free(&trial->grid, house, digit))
            house = houses[i];
    const ChGridCells places = ch_hodoku_places(trial->tables->grid, house, digit);
    CH_EACH_GRID_CELL(other, places)
        if (other != cell)
            add_cause(causes, other, digit);
}

/* Sets the parents.  The largest index comes first: others are swapped with the first one by
 * one. */
static void set_parents(const Trial *trial, ChHodokuEntry *entry, const Causes *causes)
{
    const ChHodokuTables *const tables = trial->tables;
    const uint32_t first = tables->direct[trial->premise].first;

    if (causes->count == 0)
        return;
    for (int i = 0; i < causes->count; i++)
        entry->parent[i] =
            (uint16_t)ch_hodoku_entry_index(tables, trial->premise, causes->literal[i]);
    entry->distance = (uint16_t)(tables->pool[first + entry->parent[0]].distance + 1);
    for (int i = 1; i < causes->count; i++)
        if (entry->parent[i] > entry->parent[0]) {
            const uint16_t larger = entry->parent[i];
            entry->parent[i] = entry->parent[0];
            entry->parent[0] = larger;
        }
}

static void add_ended(Trial *trial, int cell, int digit, int by)
{
    ChHodokuTables *const tables = trial->tables;
    ChHodokuEntry *const entry = ch_hodoku_add_entry(
        tables, trial->premise, CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), 0));

    if (entry == NULL)
        return;
    ch_grid_cells_add(&trial->off[digit], cell);
    entry->parent[0] = (uint16_t)by;
    entry->distance =
        (uint16_t)(tables->pool[tables->direct[trial->premise].first + (uint32_t)by].distance + 1);
}

static void place(Trial *trial, int cell, int digit, const Causes *causes)
{
    ChHodokuTables *const tables = trial->tables;
    const ChGridCells ended = ch_grid_cells_and(tables->grid->plane[digit], ch_grid_peers[cell]);
    const unsigned others = trial->grid.candidates[cell] & ~(1u << digit);
    const int literal = CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), 1);

    ch_hodoku_grid_set(&trial->grid, cell, digit);
    ChHodokuEntry *const entry = ch_hodoku_add_entry(tables, trial->premise, literal);
    if (entry != NULL) {
        entry->reason = (uint16_t)causes->constraint;
        set_parents(trial, entry, causes);
    }
    const int by = ch_hodoku_entry_index(tables, trial->premise, literal);
    CH_EACH_GRID_CELL(peer, ended)
        add_ended(trial, peer, digit, by);
    CH_EACH_DIGIT(other, others)
        add_ended(trial, cell, other, by);
}

/* ---- rounds ---- */

typedef struct Singles {
    int count;
    int naked; /* the number of naked singles, which come first */
    uint16_t entry[CH_HODOKU_NAKED + CH_CELLS];
    uint16_t reason[CH_HODOKU_NAKED +
                    CH_CELLS]; /* its constraint now: later eliminations may break it */
} Singles;

/* Reports whether the table has turned off all other places of the digit in the house. */
static bool is_last_in(const Trial *trial, int house, int cell, int digit)
{
    ChGridCells others = ch_hodoku_places(trial->tables->grid, house, digit);

    ch_grid_cells_remove(&others, cell);
    return ch_grid_cells_within(others, trial->off[digit]);
}

/* Returns the constraint that makes a digit a hidden single.  It may differ from the house that
 * still counts one place: that place may be elsewhere by now, and the cell may have lost the digit
 * while waiting. */
static int hidden_reason(const Trial *trial, int cell, int digit)
{
    const uint8_t *const houses = ch_hodoku_houses[cell];
    int reason = CH_NONE;

    for (int i = 2; i >= 0; i--)
        if (is_last_in(trial, houses[i], cell, digit) &&
            (reason == CH_NONE || ch_hodoku_free(&trial->grid, houses[i], digit) == 1))
            reason = CH_HODOKU_CONSTRAINT(houses[i], digit);
    return reason;
}

/* Reports whether some house of the cell counts one place for the digit. */
static bool counts_one(const ChHodokuGrid *grid, int cell, int digit)
{
    return (ch_hodoku_with_one(&grid->free[digit]) & ch_hodoku_houses_of[cell]) != 0;
}

static int grid_candidate(int entry)
{
    return CH_CANDIDATE(ch_grid_cell(CH_HODOKU_ENTRY_CELL(entry)), CH_HODOKU_ENTRY_DIGIT(entry));
}

static void add_single(Singles *singles, int candidate, int reason)
{
    singles->entry[singles->count] = (uint16_t)candidate;
    singles->reason[singles->count++] = (uint16_t)reason;
}

/* Lists the singles waiting in the queues, without removing them. */
static void list_singles(const Trial *trial, Singles *singles)
{
    const ChHodokuGrid *const grid = &trial->grid;
    ChGridCells concluded = {{0}};

    singles->count = 0;
    for (int i = grid->naked_head; i < grid->naked_count; i++) {
        const int candidate = grid_candidate(grid->naked[i]);
        if (ch_grid_cells_has(&grid->empty, CH_CANDIDATE_CELL(candidate)))
            add_single(singles, candidate,
                       CH_CELL_CONSTRAINT(CH_HODOKU_ENTRY_CELL(grid->naked[i])));
    }
    singles->naked = singles->count;
    for (int i = grid->hidden_head; i < grid->hidden_count; i++) {
        const int candidate = grid_candidate(grid->hidden[i]);
        const int cell = CH_CANDIDATE_CELL(candidate);
        const int digit = CH_CANDIDATE_DIGIT(candidate);
        if (!ch_grid_cells_has(&grid->empty, cell) || ch_grid_cells_has(&concluded, cell) ||
            !counts_one(grid, cell, digit))
            continue;
        ch_grid_cells_add(&concluded, cell);
        const int reason = hidden_reason(trial, cell, digit);
        if (reason != CH_NONE)
            add_single(singles, candidate, reason);
    }
}

/* Reports whether some single follows when a candidate is ruled out.  None waits before that. */
static bool leaves_single(const ChHodokuGrid *grid, int cell, int digit)
{
    return ch_count(grid->candidates[cell]) == 2 ||
           (ch_hodoku_with_two(&grid->free[digit]) & ch_hodoku_houses_of[cell]) != 0;
}

void ch_hodoku_simulate(ChHodokuTables *tables, int premise)
{
    const int cell = CH_CANDIDATE_CELL(CH_HODOKU_NODE(premise));
    const int digit = CH_CANDIDATE_DIGIT(CH_HODOKU_NODE(premise));
    if (!CH_HODOKU_IS_ON(premise) && !leaves_single(tables->grid, cell, digit))
        return;
    const Causes supposed = {.constraint = CH_NONE};
    const Causes left = {.constraint = CH_CELL_CONSTRAINT(ch_box_cell(cell))};
    Trial trial = {.tables = tables, .premise = premise, .grid = *tables->grid, .off = {{{0}}}};

    if (CH_HODOKU_IS_ON(premise)) {
        place(&trial, cell, digit, &supposed);
    } else {
        ch_grid_cells_add(&trial.off[digit], cell);
        ch_hodoku_grid_delete(&trial.grid, cell, digit);
        if (ch_is_single(trial.grid.candidates[cell]))
            place(&trial, cell, ch_lowest(trial.grid.candidates[cell]), &left);
    }
    for (int round = 0; round < ROUNDS; round++) {
        Singles singles;
        list_singles(&trial, &singles);
        for (int i = 0; i < singles.count; i++) {
            const int at = CH_CANDIDATE_CELL(singles.entry[i]);
            const int single = CH_CANDIDATE_DIGIT(singles.entry[i]);
            Causes causes = {.constraint = singles.reason[i]};
            (i < singles.naked ? add_causes_of_naked : add_causes_of_hidden)(&causes, &trial, at,
                                                                             single);
            place(&trial, at, single, &causes);
        }
        if (singles.count == 0)
            return;
    }
}
