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
static void expand(ChHodokuHunt *hunt, int premise)
{
    if (hunt->table.premise != premise)
        ch_hodoku_expand(&hunt->table, hunt->tables, premise);
}

/* The entries of all chains; *BRANCHES: whether one of them branches. */
static int length_of(ChHodokuHunt *hunt, const ChHodokuInstance *instance, bool *branches)
{
    int length = 0;

    *branches = false;
    for (int i = 0; i < instance->count; i++) {
        expand(hunt, instance->premise[i]);
        ch_hodoku_chain(&hunt->table, instance->target[i], &hunt->line);
        length += ch_hodoku_chain_length(&hunt->table, &hunt->line, branches);
    }
    return length;
}

/* Of the same technique, or ruling out what another does. */
static bool is_rival(const ChHodokuHunt *hunt, const ChHodokuInstance *instance)
{
    return instance->candidate == hunt->best.candidate && instance->placed == hunt->best.placed &&
           (!instance->placed || instance->technique == hunt->best.technique);
}

void ch_hodoku_offer(ChHodokuHunt *hunt, const ChHodokuInstance *instance)
{
    bool branches;

    if (hunt->settled && !is_rival(hunt, instance))
        return;
    if (!hunt->settled && !hunt->nets) {
        hunt->best = *instance;
        hunt->found = true;
        return;
    }
    const int length = length_of(hunt, instance, &branches);
    if ((hunt->nets && !branches) || (hunt->settled && length >= hunt->length))
        return;
    hunt->best = *instance;
    hunt->found = true;
    if (hunt->settled)
        hunt->length = length;
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
const ChHodokuConsequences *ch_hodoku_consequences_of(ChHodokuHunt *hunt, int literal)
{
    ChHodokuConsequences *const seen = &hunt->tables->consequences[literal];
    const ChHodokuClosure *const closure = hunt->closure;

    if (ch_bits_has(hunt->noted, literal))
        return seen;
    ch_bits_add(hunt->noted, literal);
    *seen = (ChHodokuConsequences){{{{0}}}, {{{0}}}};
    if (closure != NULL) {
        const uint64_t *const reached = ch_hodoku_reached(closure, literal);
        for (int number = ch_bits_next(reached, closure->words, 0); number >= 0;
             number = ch_bits_next(reached, closure->words, number + 1))
            note(seen, closure->literal[number]);
        return seen;
    }
    expand(hunt, literal);
    for (int i = 0; i < hunt->table.count; i++)
        note(seen, hunt->table.literal[i]);
    return seen;
}

/* ---- the search ---- */

/* All instances in the scale's order: contradictions, then verities of candidates, cells,
 * houses. */
static void go_through(ChHodokuHunt *hunt)
{
    const ChCellSet empty = hunt->grid->empty;

    for (int cell = ch_cells_next(&empty, 0); cell >= 0; cell = ch_cells_next(&empty, cell + 1))
        for (unsigned rest = hunt->grid->candidates[cell]; rest != 0; rest &= rest - 1)
            for (int on = 1; on >= 0; on--)
                ch_hodoku_find_contradictions(
                    hunt, CH_HODOKU_LITERAL(CH_CANDIDATE(cell, ch_lowest(rest)), on));
    ch_hodoku_find_verities(hunt);
}

static void rest_on_instance(ChHodokuHunt *hunt, const ChHodokuInstance *instance,
                             ChDeduction *deduction)
{
    for (int i = 0; i < instance->count; i++) {
        expand(hunt, instance->premise[i]);
        ch_hodoku_rests_on_proof(deduction, &hunt->table, instance->target[i]);
    }
    if (instance->closing != CH_NONE)
        ch_rests_on(deduction, instance->closing);
    deduction->seed = (uint16_t)instance->closing;
}

static bool find_step(const ChScene *scene, ChSink *sink, bool nets)
{
    ChHodoku *const hodoku = scene->hodoku;
    ChHodokuHunt hunt = {
        .scene = scene, .tables = &hodoku->tables, .grid = &hodoku->grid, .nets = nets};

    hunt.tables = ch_hodoku_tables(scene, nets ? CH_HODOKU_NETS : CH_HODOKU_GROUPED);
    hunt.closure = ch_hodoku_closure(scene);
    hunt.table.premise = CH_HODOKU_NO_LITERAL;
    ch_hodoku_start_contradictions(&hunt);
    go_through(&hunt);
    if (!hunt.found)
        return false;
    hunt.settled = true;
    hunt.length = LONGEST;
    go_through(&hunt);

    const int cell = CH_CANDIDATE_CELL(hunt.best.candidate);
    const int digit = CH_CANDIDATE_DIGIT(hunt.best.candidate);
    ChDeduction deduction = ch_deduction(hunt.best.technique);
    rest_on_instance(&hunt, &hunt.best, &deduction);
    hodoku->list.count = 0;
    if (hunt.best.placed)
        deduction.placed = (uint16_t)CH_CANDIDATE(ch_hodoku_cell(cell), digit);
    else
        ch_hodoku_list_add(&hodoku->list, cell, digit);
    return ch_hodoku_report(scene, &deduction, sink);
}

bool ch_hodoku_forcing_chain(const ChScene *scene, ChSink *sink)
{
    return find_step(scene, sink, false);
}

bool ch_hodoku_forcing_net(const ChScene *scene, ChSink *sink)
{
    return find_step(scene, sink, true);
}
