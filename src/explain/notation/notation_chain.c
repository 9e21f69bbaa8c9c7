/* notation_chain.c - writes chains in Eureka notation.
 *
 *      (8=7)r3c6 - r3c9 = (7-6)r2c9      `=` a strong link, `-` a weak one
 *
 * Two nodes of one cell share its brackets, and a digit that continues is not repeated.  A strong
 * link through an almost locked set shows the set's cells, and the digits they are locked to behind
 * the `=`.  A closed loop ends with "loop".
 *
 *      (5)r4c1 = r89c1 - (5=296)r78c2,r9c3 - r46c2 = r4c1 - loop
 *
 * SPDX-License-Identifier: MIT
 */
#include "chain.h"
#include "step_notation.h"

typedef struct Writer {
    const ChSentenceContext *context;
    const ChChainText *chain;
    int digit; /* the last one written */
} Writer;

static bool link_is_strong(const ChChainText *chain, size_t from)
{
    return !ch_chain_is_true(chain, from);
}

static void put_link(ChText *out, bool strong)
{
    ch_text_puts(out, strong ? " = " : " - ");
}

static bool is_within(const ChCellSet *cells, const ChCellSet *all)
{
    CH_EACH_CELL(cell, *cells)
        if (!ch_cells_has(all, cell))
            return false;
    return true;
}

/* Returns the group of the almost locked set behind the strong link from this node; -1 when the
 * link needs none. */
static int set_of_link(const Writer *writer, size_t from)
{
    const ChChainNode *const a = &writer->chain->node[from];
    const ChChainNode *const b = &writer->chain->node[from + 1];

    if (!link_is_strong(writer->chain, from) || a->digit == b->digit)
        return -1;
    for (int group = 0; group < CH_LIST_SIZE; group++) {
        const ChMarkedSet set = ch_marked_set(writer->context->step, group);
        const ChCellSet cells = ch_set_of_cells(&set.cells);
        if ((set.digits >> a->digit & set.digits >> b->digit & 1) != 0 &&
            is_within(&a->cells, &cells) && is_within(&b->cells, &cells))
            return group;
    }
    return -1;
}

static bool share_a_cell(const ChChainNode *a, const ChChainNode *b)
{
    return ch_cells_count(a->cells) == 1 && ch_cells_equal(a->cells, b->cells);
}

static void put_pair(Writer *writer, size_t from, unsigned between, const ChCellSet *cells)
{
    ChText *const out = writer->context->out;
    const int first = writer->chain->node[from].digit;
    const int second = writer->chain->node[from + 1].digit;

    ch_text_char(out, '(');
    ch_notation_digits(out, 1u << first);
    ch_text_char(out, link_is_strong(writer->chain, from) ? '=' : '-');
    ch_notation_digits(out, between & ~(1u << first | 1u << second));
    ch_notation_digits(out, 1u << second);
    ch_text_char(out, ')');
    ch_notation_cells(out, cells);
    writer->digit = second;
}

static void put_node(Writer *writer, const ChChainNode *node)
{
    ChText *const out = writer->context->out;

    if (node->digit != writer->digit) {
        ch_text_char(out, '(');
        ch_notation_digits(out, 1u << node->digit);
        ch_text_char(out, ')');
    }
    ch_notation_cells(out, &node->cells);
    writer->digit = node->digit;
}

/* Writes the term that begins at a node; returns how many nodes it covers. */
static size_t put_term(Writer *writer, size_t at, size_t count)
{
    const ChChainNode *const node = &writer->chain->node[at];

    if (at + 1 < count && share_a_cell(node, node + 1)) {
        put_pair(writer, at, 0, &node->cells);
        return 2;
    }
    const int set = at + 1 < count ? set_of_link(writer, at) : -1;
    if (set >= 0) {
        const ChMarkedSet als = ch_marked_set(writer->context->step, set);
        const ChCellSet cells = ch_set_of_cells(&als.cells);
        put_pair(writer, at, als.digits, &cells);
        return 2;
    }
    put_node(writer, node);
    return 1;
}

static void put_chain(const ChSentenceContext *context, const ChChainText *chain)
{
    const bool closes = chain->count > 3 && ch_node_equal(&chain->node[0], ch_chain_last(chain)) &&
                        !chain->begins_true && !link_is_strong(chain, chain->count - 2);
    const size_t count = chain->count - closes;
    Writer writer = {context, chain, CH_NO_DIGIT};
    size_t at = 0;

    while (at < count) {
        if (at > 0)
            put_link(context->out, link_is_strong(chain, at - 1));
        at += put_term(&writer, at, count);
    }
    if (closes)
        ch_text_puts(context->out, " - loop");
}

bool ch_notation_links(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChMark *const end = ch_marks_end(step);
    const size_t start = context->out->length;
    ChChainText chain;

    for (const ChMark *mark = ch_chain_first_mark(step); mark < end;) {
        if (mark->role != CH_ROLE_LINK_FROM && mark->role != CH_ROLE_LINK_TO &&
            mark->role != CH_ROLE_LINK_STRONG)
            break;
        mark = ch_chain_read(&chain, mark, end);
        if (mark == NULL)
            break;
        if (context->out->length > start)
            ch_text_puts(context->out, "; ");
        put_chain(context, &chain);
    }
    return context->out->length > start;
}
