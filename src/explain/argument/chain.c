/* chain.c - see chain.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chain.h"

#include "step_notation.h"

bool ch_node_equal(const ChChainNode *a, const ChChainNode *b)
{
    return a->digit == b->digit && ch_cells_equal(a->cells, b->cells);
}

ChList ch_node_cells(const ChChainNode *node)
{
    ChList list = {.count = 0};

    CH_EACH_CELL(cell, node->cells)
        ch_list_add(&list, (uint16_t)cell);
    return list;
}

static bool is_link(const ChMark *mark)
{
    return mark->role == CH_ROLE_LINK_FROM || mark->role == CH_ROLE_LINK_TO ||
           mark->role == CH_ROLE_LINK_STRONG;
}

static void add_candidate(ChChainNode *node, int candidate)
{
    node->digit = CH_CANDIDATE_DIGIT(candidate);
    ch_cells_add(&node->cells, CH_CANDIDATE_CELL(candidate));
}

/* Reads the link that begins at MARK.  Returns the mark behind it, or NULL when the link does not
 * continue the chain. */
static const ChMark *read_link(ChChainText *chain, const ChMark *mark, const ChMark *end)
{
    const uint16_t group = mark->group;
    ChChainNode from = {.digit = CH_NO_DIGIT};
    ChChainNode to = {.digit = CH_NO_DIGIT};
    bool strong = false;

    for (; mark < end && mark->group == group; mark++) {
        if (mark->role == CH_ROLE_LINK_FROM && mark->thing < CH_CANDIDATES)
            add_candidate(&from, mark->thing);
        else if (mark->role == CH_ROLE_LINK_TO && mark->thing < CH_CANDIDATES)
            add_candidate(&to, mark->thing);
        else if (mark->role == CH_ROLE_LINK_STRONG)
            strong = true;
        else
            break;
    }
    if (from.digit == CH_NO_DIGIT || to.digit == CH_NO_DIGIT || chain->count == CH_CHAIN_NODES)
        return NULL;
    if (chain->count == 0) {
        chain->begins_true = !strong;
        chain->node[chain->count++] = from;
    } else if (ch_chain_is_true(chain, chain->count - 1) == strong ||
               !ch_node_equal(&from, ch_chain_last(chain))) {
        return NULL;
    }
    chain->node[chain->count++] = to;
    return mark;
}

const ChMark *ch_chain_read(ChChainText *chain, const ChMark *mark, const ChMark *end)
{
    const ChMark *next = mark;

    chain->count = 0;
    while (next != NULL && next < end && is_link(next)) {
        mark = next;
        next = read_link(chain, mark, end);
    }
    return chain->count == 0 ? NULL : next != NULL ? next : mark;
}

const ChMark *ch_chain_first_mark(const ChStepRecord *step)
{
    const ChMark *mark = step->mark;

    while (mark != ch_marks_end(step) && !is_link(mark))
        mark++;
    return mark;
}

bool ch_chain_of_step(ChChainText *chain, const ChStepRecord *step)
{
    const ChMark *const end = ch_marks_end(step);
    const ChMark *mark = ch_chain_read(chain, ch_chain_first_mark(step), end);

    while (mark != NULL && mark < end && !is_link(mark))
        mark++;
    return chain->count > 0 && mark == end;
}

/* ---- in signs ---- */

static void put_node(ChText *text, const ChChainNode *node, bool is_true)
{
    ch_notation_cells(text, &node->cells);
    ch_text_puts(text, is_true ? "=" : "<>");
    ch_text_char(text, (char)('1' + node->digit));
}

const ChMark *ch_chain_text(ChText *text, const ChMark *mark, const ChMark *end)
{
    ChChainText chain;
    const ChMark *const next = ch_chain_read(&chain, mark, end);

    for (size_t i = 0; i < chain.count; i++) {
        ch_text_puts(text, i > 0 ? " \u2192 " : "");
        put_node(text, &chain.node[i], ch_chain_is_true(&chain, i));
    }
    return next;
}
