/* forcing_choice.c - the choice among the instances of forcing chains and nets, and their
 * consequences.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hodoku_forcing.h"

/* ---- choosing ---- */

void ch_hodoku_search_expand(ChHodokuSearch *search, int premise)
{
    if (search->table.premise != premise)
        ch_hodoku_expand(&search->table, search->tables, premise);
}

static bool branches(ChHodokuSearch *search, const ChHodokuInstance *instance)
{
    for (int i = 0; i < instance->count; i++) {
        ch_hodoku_search_expand(search, instance->premise[i]);
        if (ch_hodoku_branches(&search->table, instance->target[i]))
            return true;
    }
    return false;
}

/* Returns the number of entries of all chains. */
static int length_of(ChHodokuSearch *search, const ChHodokuInstance *instance)
{
    int length = 0;

    for (int i = 0; i < instance->count; i++) {
        ch_hodoku_search_expand(search, instance->premise[i]);
        ch_hodoku_chain(&search->table, instance->target[i], &search->line);
        length += ch_hodoku_chain_length(&search->table, &search->line);
    }
    return length;
}

/* Reports whether the instance has the conclusion of the best and, for a placement, its
 * technique. */
static bool is_rival(const ChHodokuSearch *search, const ChHodokuInstance *instance)
{
    return instance->candidate == search->best.candidate &&
           instance->placed == search->best.placed &&
           (!instance->placed || instance->technique == search->best.technique);
}

/* A net has a chain that branches. */
void ch_hodoku_offer(ChHodokuSearch *search, const ChHodokuInstance *instance)
{
    if ((search->has_conclusion && !is_rival(search, instance)) ||
        (search->nets && !branches(search, instance)))
        return;
    if (search->has_conclusion) {
        const int length = length_of(search, instance);
        if (length >= search->length)
            return;
        search->length = length;
    }
    search->best = *instance;
    search->found = true;
}

/* ---- consequences ---- */

static void note_consequences(ChHodokuConsequences *seen, int literal)
{
    const int node = CH_HODOKU_NODE(literal);

    if (node < CH_CANDIDATES)
        ch_grid_cells_add(CH_HODOKU_IS_ON(literal) ? &seen->on[CH_CANDIDATE_DIGIT(node)]
                                                   : &seen->off[CH_CANDIDATE_DIGIT(node)],
                          CH_CANDIDATE_CELL(node));
}

/* Expands the literal's table where the closure is not known. */
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
        CH_EACH_MEMBER(number, reached, closure->words)
            note_consequences(seen, closure->literal[number]);
        return seen;
    }
    ch_hodoku_search_expand(search, literal);
    for (int i = 0; i < search->table.count; i++)
        note_consequences(seen, search->table.literal[i]);
    return seen;
}
