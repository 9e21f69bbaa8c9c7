/* se_parents.c - the parents of eliminations inside an assumption.
 *
 * Each hint depends on the assumption by its parents: the candidates that would have prevented it
 * and that the assumption has removed.  They are the parents of its eliminations; a hint without
 * parents is skipped.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_advance.h"
#include "se_order.h"

/* ---- parents ---- */

static void start_parents(ChSeAdvance *advance)
{
    memset(&advance->is_parent, 0, sizeof advance->is_parent);
    advance->first = advance->depth->parents;
}

static void add_parent(ChSeAdvance *advance, int cell, int digit)
{
    ChSeDepth *const depth = advance->depth;
    const int candidate = CH_CANDIDATE(cell, digit);

    if (ch_se_marks_has(&advance->is_parent, candidate))
        return;
    ch_se_marks_add(&advance->is_parent, candidate);
    if (depth->parents < CH_SE_PARENTS)
        depth->parent[depth->parents++] = (uint16_t)candidate;
    else
        advance->space->overflow = true;
}

/* Adds as parents those of the digits that the cell had and that were removed. */
static void add_parents_in_cell(ChSeAdvance *advance, int cell, unsigned digits)
{
    const ChSeDepth *const depth = advance->depth;
    unsigned eliminated = depth->start.cand[cell] & ~depth->now.cand[cell] & digits;

    CH_EACH_DIGIT(digit, eliminated)
        add_parent(advance, cell, digit);
}

/* Adds as parents those of the house's places of the digit that were removed. */
static void add_parents_in_house(ChSeAdvance *advance, int house, int digit, unsigned places)
{
    const ChSeDepth *const depth = advance->depth;
    unsigned eliminated = depth->start.pos[house][digit] & ~depth->now.pos[house][digit] & places;

    CH_EACH_BIT(place, eliminated)
        add_parent(advance, ch_grid_house_cell[house][place], digit);
}

static void add_parents_of_pattern(ChSeAdvance *advance, const ChSeHint *hint)
{
    const int house = hint->base[0];
    unsigned covers = 0;

    switch (hint->technique) {
    case CH_SE_HIDDEN_PAIR:
        for (int i = 0; i < 9; i++)
            if (!(hint->cells >> i & 1))
                add_parents_in_cell(advance, ch_grid_house_cell[house][i], hint->digits);
        break;
    case CH_SE_NAKED_PAIR:
        CH_EACH_BIT(place, hint->cells)
            add_parents_in_cell(advance, ch_grid_house_cell[house][place], ~(unsigned)hint->digits);
        break;
    case CH_SE_X_WING:
        for (int i = 0; i < 2; i++)
            covers |= 1u << hint->cover[i] % 9;
        for (int i = 0; i < 2; i++)
            add_parents_in_house(advance, hint->base[i], ch_lowest(hint->digits), ~covers);
        break;
    default:
        add_parents_in_house(advance, house, ch_lowest(hint->digits),
                             ~(unsigned)ch_se_overlap[house][hint->cover[0]]);
        break;
    }
}

/* Adds the parents of an on node: removed digits of its cell, or removed places in its house. */
static void add_parents_of_node(ChSeAdvance *advance, int candidate, unsigned cause)
{
    const int cell = candidate / 9;

    if (cause == CH_SE_NAKED)
        add_parents_in_cell(advance, cell, CH_ALL_NINE);
    else if (cause < CH_SE_TYPES)
        add_parents_in_house(advance, ch_grid_cell_house[cell][cause], candidate % 9, CH_ALL_NINE);
}

/* ---- adding eliminations ---- */

/* Makes a reason of the latest parents; false when there are none. */
static bool make_reason(ChSeAdvance *advance, const ChSeNested *search_nested)
{
    ChSeDepth *const depth = advance->depth;
    const uint32_t count = depth->parents - advance->first;

    if (count == 0)
        return false;
    if (depth->reasons == CH_SE_REASONS) {
        advance->space->overflow = true;
        return false;
    }
    ChSeReason *const reason = &depth->reason[depth->reasons++];
    *reason = (ChSeReason){
        .first = advance->first, .count = (uint16_t)count, .is_chain = search_nested != NULL};
    if (search_nested != NULL)
        reason->nested = *search_nested;
    advance->any = true;
    return true;
}

/* Adds an elimination for the latest reason. */
static void add_elimination(ChSeAdvance *advance, unsigned candidate)
{
    ch_se_closure_off(advance->depth, advance->closure,
                      ch_se_link(candidate, CH_SE_ADVANCED, advance->depth->reasons - 1));
}

bool ch_se_take_pattern(void *context, const ChSeHint *hint)
{
    ChSeAdvance *const advance = context;

    start_parents(advance);
    add_parents_of_pattern(advance, hint);
    if (!make_reason(advance, NULL))
        return false;
    const ChSeOrder order = advance->space->scale->removes_in_table_order
                                ? ch_se_order_pattern(hint)
                                : ch_se_order_read(&hint->removed);
    for (int i = 0; i < order.count; i++)
        CH_EACH_DIGIT(digit, hint->removed.of[order.cell[i]])
            add_elimination(advance, (unsigned)CH_CANDIDATE(order.cell[i], digit));
    return false;
}

void ch_se_take_answer(ChSeAdvance *advance, const ChSeAnswer *answer)
{
    const ChSeRecall *const recall = &advance->space->recall;

    for (uint32_t i = 0; i < answer->count; i++) {
        const ChSeReported *const concluded = &recall->concluded[answer->first + i];
        start_parents(advance);
        for (int k = 0; k < concluded->pending; k++) {
            const ChSePending pending = recall->pending[concluded->first_pending + (uint32_t)k];
            add_parents_of_node(advance, pending.candidate, pending.cause);
        }
        if (make_reason(advance, &concluded->nested))
            for (int k = 0; k < concluded->removed; k++)
                add_elimination(advance, recall->removed[concluded->first_removed + (uint32_t)k]);
    }
}
