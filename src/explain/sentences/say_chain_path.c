/* say_chain_path.c - describes a chain in one sentence: the supposition, then what is true in turn.
 *
 *      If r3c3 is not 2, this follows link by link: r3c3=6, r3c2=7, r1c2=4, ..., r8c8=5, r8c7=2.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chain_links.h"
#include "notation.h"

/* The true nodes of a path that is not folded, and those kept at either end of one that is. */
enum { MAX_NODES = 6, HEAD_NODES = 3, TAIL_NODES = 2 };

/* Writes a true node: "r3c3=6", or "r3c3/r3c4=6" for one of two cells. */
static void put_node(ChText *path, const ChChainNode *node)
{
    const ChList cells = ch_node_cells(node);
    char name[CH_NAME_SIZE];

    for (size_t i = 0; i < cells.count; i++) {
        ch_text_puts(path, i > 0 ? "/" : "");
        ch_text_add(path, name, ch_name_cell(name, cells.item[i]));
    }
    ch_text_char(path, '=');
    ch_text_number(path, (uint32_t)node->digit + 1);
}

static void put_path(ChText *path, const ChChainText *chain)
{
    const size_t total = (chain->count - chain->begins_true) / 2;

    for (size_t i = 0; i < total; i++) {
        const bool is_folded = total > MAX_NODES && i >= HEAD_NODES && i + TAIL_NODES < total;
        if (is_folded && i > HEAD_NODES)
            continue;
        ch_text_puts(path, i > 0 ? ", " : "");
        if (is_folded)
            ch_text_puts(path, "...");
        else
            put_node(path, &chain->node[2 * i + 1 + chain->begins_true]);
    }
}

void ch_say_chain_path(const ChSentenceContext *context, const ChChainText *chain)
{
    static const char *const message[] = {
        N_("If {start?/none of }{start} {start?is not/is} {digit}, this follows link by link: "
           "{path}."),
        N_("If {start?/one of }{start} is {digit}, this follows link by link: {path}."),
    };
    const ChList start = ch_node_cells(&chain->node[0]);
    ChText path = CH_TEXT_EMPTY;

    put_path(&path, chain);
    const ChField field[] = {
        ch_list_field("start", CH_FIELD_CELLS, &start),
        ch_field_digit("digit", chain->node[0].digit),
        ch_field_string("path", ch_text_whole(&path)),
    };
    ch_say(context, message[chain->begins_true], CH_FIELDS(field));
    context->out->failed |= path.failed;
    ch_text_free(&path);
    if (chain->begins_true && !ch_chain_is_true(chain, chain->count - 1)) {
        ch_text_char(context->out, ' ');
        (void)ch_say_last_link(context, chain);
    }
}
