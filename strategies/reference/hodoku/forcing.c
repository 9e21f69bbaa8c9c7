/* forcing.c - forcing chains and forcing nets: contradictions and verities.
 *
 * In a contradiction the consequences of one table are impossible together, so its premise is
 * false.  A verity is a consequence of several tables, one of whose premises must be true.
 * Placements come first, the lowest cell before others, then the lowest candidate to eliminate.
 * Among the ways to one conclusion the shortest is taken.  A net is a step with a chain that
 * branches.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_forcing.h"

#include <string.h>

enum { LONGEST = 1 << 20 };

/* ---- the search ---- */

/* Visits all instances in the scale's order: contradictions, then verities of candidates, cells,
 * houses. */
static void visit_instances(ChHodokuSearch *search)
{
    const ChGridCells empty = search->grid->empty;

    CH_EACH_GRID_CELL(cell, empty)
        CH_EACH_DIGIT(digit, search->grid->candidates[cell])
            for (int on = 1; on >= 0; on--)
                ch_hodoku_find_contradictions(search,
                                              CH_HODOKU_LITERAL(CH_CANDIDATE(cell, digit), on));
    ch_hodoku_find_verities(search);
}

static void add_instance_premises(ChHodokuSearch *search, const ChHodokuInstance *instance,
                                  ChDeduction *deduction)
{
    for (int i = 0; i < instance->count; i++) {
        ch_hodoku_search_expand(search, instance->premise[i]);
        ch_hodoku_add_proof_premises(deduction, &search->table, instance->target[i]);
    }
    if (instance->closing != CH_NONE)
        ch_add_premise(deduction, instance->closing);
    deduction->seed = (uint16_t)instance->closing;
}

static bool find_step(const ChFinderInput *input, ChSink *sink, bool nets)
{
    ChHodoku *const hodoku = ch_hodoku_state(input);
    ChHodokuSearch search;

    search.input = input;
    search.grid = &hodoku->grid;
    search.tables = ch_hodoku_tables(input, nets ? CH_HODOKU_NETS : CH_HODOKU_GROUPED);
    search.closure = ch_hodoku_closure(input);
    search.table.tables = NULL;
    search.table.premise = CH_HODOKU_NO_LITERAL;
    search.nets = nets;
    search.found = search.has_conclusion = false;
    memset(search.noted, 0, sizeof search.noted);
    ch_hodoku_start_contradictions(&search);
    visit_instances(&search);
    if (!search.found)
        return false;
    search.has_conclusion = true;
    search.length = LONGEST;
    visit_instances(&search);

    const int cell = CH_CANDIDATE_CELL(search.best.candidate);
    const int digit = CH_CANDIDATE_DIGIT(search.best.candidate);
    ChDeduction deduction = ch_deduction(search.best.technique);
    add_instance_premises(&search, &search.best, &deduction);
    hodoku->list.count = 0;
    if (search.best.placed)
        deduction.placed = (uint16_t)CH_CANDIDATE(ch_box_cell(cell), digit);
    else
        ch_hodoku_list_add(&hodoku->list, cell, digit);
    return ch_hodoku_report(input, &deduction, sink);
}

bool ch_hodoku_forcing_chain(const ChFinderInput *input, ChSink *sink)
{
    return find_step(input, sink, false);
}

bool ch_hodoku_forcing_net(const ChFinderInput *input, ChSink *sink)
{
    return find_step(input, sink, true);
}
