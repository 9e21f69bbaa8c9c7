/* forcing.c - forcing chains and forcing nets: contradictions and verities.
 *
 * A contradiction shows what one table turns on and off to be impossible, so its premise is wrong;
 * a verity is what several tables agree on, one of whose premises must be right.  Steps that place
 * come first, the lowest cell before others, then the lowest candidate to go; of the ways to the
 * same conclusion the shortest counts.  A net is a step with a chain that branches.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_forcing.h"

enum { LONGEST = 1 << 20 };

/* ---- choosing ---- */

/* The table at hand stays until another is asked for. */
static void expand(ChHodokuSearch *search, int premise)
{
    if (search->table.premise != premise)
        ch_hodoku_expand(&search->table, search->tables, premise);
}

/* The entries of all chains; *BRANCHES: whether one of them branches. */
static int length_of(ChHodokuSearch *search, const ChHodokuInstance *instance, bool *branches)
{
    int length = 0;

    *branches = false;
    for (int i = 0; i < instance->count; i++) {
        expand(search, instance->premise[i]);
        ch_hodoku_chain(&search->table, instance->target[i], &search->line);
        length += ch_hodoku_chain_length(&search->table, &search->line, branches);
    }
    return length;
}

/* Of the same technique, or ruling out what another does. */
static bool is_rival(const ChHodokuSearch *search, const ChHodokuInstance *instance)
{
    return instance->candidate == search->best.candidate &&
           instance->placed == search->best.placed &&
           (!instance->placed || instance->technique == search->best.technique);
}

void ch_hodoku_offer(ChHodokuSearch *search, const ChHodokuInstance *instance)
{
    bool branches;

    if (search->settled && !is_rival(search, instance))
        return;
    if (!search->settled && !search->nets) {
        search->best = *instance;
        search->found = true;
        return;
    }
    const int length = length_of(search, instance, &branches);
    if ((search->nets && !branches) || (search->settled && length >= search->length))
        return;
    search->best = *instance;
    search->found = true;
    if (search->settled)
        search->length = length;
}

/* ---- what follows ---- */

static void note(ChHodokuConsequences *seen, int literal)
{
    const int node = CH_HODOKU_NODE(literal);

    if (node < CH_CANDIDATES)
        ch_cells_add(CH_HODOKU_IS_ON(literal) ? &seen->on[CH_CANDIDATE_DIGIT(node)]
                                              : &seen->off[CH_CANDIDATE_DIGIT(node)],
                     CH_CANDIDATE_CELL(node));
}

/* By expanding its table where the closure is not known. */
const ChHodokuConsequences *ch_hodoku_consequences_of(ChHodokuSearch *search, int literal)
{
    ChHodokuConsequences *const seen = &search->tables->consequences[literal];
    const ChHodokuClosure *const closure = search->closure;

    if (ch_bits_has(search->noted, literal))
        return seen;
    ch_bits_add(search->noted, literal);
    *seen = (ChHodokuConsequences){{{{0}}}, {{{0}}}};
    if (closure != NULL) {
        const uint64_t *const reached = ch_hodoku_reached(closure, literal);
        for (int number = ch_bits_next(reached, closure->words, 0); number >= 0;
             number = ch_bits_next(reached, closure->words, number + 1))
            note(seen, closure->literal[number]);
        return seen;
    }
    expand(search, literal);
    for (int i = 0; i < search->table.count; i++)
        note(seen, search->table.literal[i]);
    return seen;
}

/* ---- the search ---- */

/* All instances in the scale's order: contradictions, then verities of candidates, cells,
 * houses. */
static void go_through(ChHodokuSearch *search)
{
    const ChCellSet empty = search->grid->empty;

    for (int cell = ch_cells_next(&empty, 0); cell >= 0; cell = ch_cells_next(&empty, cell + 1))
        for (unsigned rest = search->grid->candidates[cell]; rest != 0; rest &= rest - 1)
            for (int on = 1; on >= 0; on--)
                ch_hodoku_find_contradictions(
                    search, CH_HODOKU_LITERAL(CH_CANDIDATE(cell, ch_lowest(rest)), on));
    ch_hodoku_find_verities(search);
}

static void rest_on_instance(ChHodokuSearch *search, const ChHodokuInstance *instance,
                             ChDeduction *deduction)
{
    for (int i = 0; i < instance->count; i++) {
        expand(search, instance->premise[i]);
        ch_hodoku_add_proof_premises(deduction, &search->table, instance->target[i]);
    }
    if (instance->closing != CH_NONE)
        ch_add_premise(deduction, instance->closing);
    deduction->seed = (uint16_t)instance->closing;
}

static bool find_step(const ChFinderInput *input, ChSink *sink, bool nets)
{
    ChHodoku *const hodoku = input->hodoku;
    ChHodokuSearch search = {
        .input = input, .tables = &hodoku->tables, .grid = &hodoku->grid, .nets = nets};

    search.tables = ch_hodoku_tables(input, nets ? CH_HODOKU_NETS : CH_HODOKU_GROUPED);
    search.closure = ch_hodoku_closure(input);
    search.table.premise = CH_HODOKU_NO_LITERAL;
    ch_hodoku_start_contradictions(&search);
    go_through(&search);
    if (!search.found)
        return false;
    search.settled = true;
    search.length = LONGEST;
    go_through(&search);

    const int cell = CH_CANDIDATE_CELL(search.best.candidate);
    const int digit = CH_CANDIDATE_DIGIT(search.best.candidate);
    ChDeduction deduction = ch_deduction(search.best.technique);
    rest_on_instance(&search, &search.best, &deduction);
    hodoku->list.count = 0;
    if (search.best.placed)
        deduction.placed = (uint16_t)CH_CANDIDATE(ch_hodoku_cell(cell), digit);
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
