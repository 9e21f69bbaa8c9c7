/* say_chains.c - describes chains in one sentence: the implications, and the conclusion.
 *
 * A chain is written as it is read: each node is true or false in turn, and a group is shown by its
 * cells.
 *
 *      r1c2<>7 → r1c9=7 → r2c78<>7 → r2c1=7
 *
 * SPDX-License-Identifier: MIT
 */
#include "chain.h"
#include "step_notation.h"

static void put_node(ChText *text, const ChChainNode *node, bool is_true)
{
    ch_notation_cells(text, &node->cells);
    ch_text_puts(text, is_true ? "=" : "<>");
    ch_text_char(text, (char)('1' + node->digit));
}

static void put_nodes(ChText *text, const ChChainText *chain)
{
    for (size_t i = 0; i < chain->count; i++) {
        ch_text_puts(text, i > 0 ? " \u2192 " : "");
        put_node(text, &chain->node[i], ch_chain_is_true(chain, i));
    }
}

const ChMark *ch_chain_text(ChText *text, const ChMark *mark, const ChMark *end)
{
    ChChainText chain;
    const ChMark *const next = ch_chain_read(&chain, mark, end);

    put_nodes(text, &chain);
    return next;
}

/* ---- the conclusion ---- */

static bool ends_true(const ChChainText *chain)
{
    return ch_chain_is_true(chain, chain->count - 1);
}

static bool returns_to_start(const ChChainText *chain)
{
    return ch_node_equal(&chain->node[0], ch_chain_last(chain));
}

static bool is_group(const ChChainNode *node)
{
    return ch_cells_count(node->cells) > 1;
}

/* Returns the message for a chain with the same digit at both ends, one of them a group or a part
 * of an almost locked set. */
static const char *message_of_groups(const ChChainText *chain)
{
    if (returns_to_start(chain))
        return N_("If the {digit} were in none of {start}, it would have to be in one of them all "
                  "the same: {chain}. So it is, and the cells that see all of them cannot be "
                  "{digit}: {removed}.");
    return N_("If the {digit} is {start?not in/in none of} {start}, it is {end?in/in one of} "
              "{end}: {chain}. So it is in one of the two places, and whatever sees every cell of "
              "both is not {digit}: {removed}.");
}

static const char *message_of(const ChChainText *chain, const ChStepRecord *step)
{
    const ChChainNode *const first = &chain->node[0];
    const ChChainNode *const last = ch_chain_last(chain);
    const bool back = returns_to_start(chain);

    if (chain->begins_true)
        return N_("If {start} were {digit}, this would follow: {chain}. That contradicts itself: "
                  "{removed}.");
    if (!ends_true(chain))
        return N_(
            "The chain closes to a loop: {chain}. So of the two candidates at each of its "
            "weak links just one is true, and whatever else sees both is removed: {removed}.");
    if (first->digit == last->digit && (is_group(first) || is_group(last)))
        return message_of_groups(chain);
    if (back && step->eliminate_count == 0)
        return N_("If {start} were not {digit}, it would have to be all the same: {chain}. So it "
                  "is: {placed}.");
    if (back && CH_CANDIDATE_CELL(step->eliminate[0]) == ch_cells_first(first->cells))
        return N_("If {start} were not {digit}, it would have to be all the same: {chain}. So it "
                  "is, and its other candidates go: {removed}.");
    if (back)
        return N_("If {start} were not {digit}, it would have to be all the same: {chain}. So it "
                  "is, and the cells that see it cannot be {digit}: {removed}.");
    if (first->digit == last->digit)
        return N_("If {start} is not {digit}, {end} is: {chain}. So one of the two is {digit}, and "
                  "whatever sees both is not: {removed}.");
    return N_("If {start} is not {digit}, {end} is {other}: {chain}. The two cells see each other, "
              "so {start} cannot be {other}, and {end} cannot be {digit}: {removed}.");
}

/* Writes the chain of a step, if it has one, with the message that MESSAGE selects. */
static bool say_chain(const ChSentenceContext *context,
                      const char *(*message)(const ChChainText *chain, const ChStepRecord *step))
{
    const ChStepRecord *const step = context->step;
    ChText text = CH_TEXT_EMPTY;
    ChChainText chain;

    if (!ch_chain_of_step(&chain, step) ||
        (step->eliminate_count == 0 && !returns_to_start(&chain)))
        return false;
    put_nodes(&text, &chain);
    const ChList start = ch_node_cells(&chain.node[0]);
    const ChList end = ch_node_cells(ch_chain_last(&chain));
    const ChField field[] = {
        ch_list_field("start", CH_FIELD_CELLS, &start),
        ch_list_field("end", CH_FIELD_CELLS, &end),
        ch_field_digit("digit", chain.node[0].digit),
        ch_field_digit("other", ch_chain_last(&chain)->digit),
        ch_field_string("chain", ch_text_whole(&text)),
    };
    ch_say(context, message(&chain, step), CH_FIELDS(field));
    context->out->failed |= text.failed;
    ch_text_free(&text);
    return true;
}

bool ch_say_chain(const ChSentenceContext *context)
{
    return say_chain(context, message_of);
}

/* ---- through almost locked sets ---- */

static const char *message_of_sets(const ChChainText *chain, const ChStepRecord *step)
{
    if (!chain->begins_true && !ends_true(chain))
        return N_(
            "The chain closes to a loop: {chain}. So at each of its weak links just one of "
            "the two is true, and whatever else sees both is removed; and a set keeps all digits "
            "but the two by which it is linked: {removed}.");
    if (!chain->begins_true && chain->node[0].digit == ch_chain_last(chain)->digit &&
        !returns_to_start(chain))
        return message_of_groups(chain);
    return message_of(chain, step);
}

int ch_say_set_lead(const ChSentenceContext *context, const char *joint)
{
    int sets = 0;

    for (ChMarkedSet set = ch_marked_set(context->step, 0); set.cells.count > 0;
         set = ch_marked_set(context->step, ++sets)) {
        const ChField field[] = {
            ch_list_field("set", CH_FIELD_CELLS, &set.cells),
            ch_field_digits("digits", set.digits),
        };
        ch_text_puts(context->out, sets > 0 ? joint : "");
        ch_say(context,
               N_("The cells {set} have just the candidates {digits}, one more than there are "
                  "cells: if one of these is in none of them, they need all the others."),
               CH_FIELDS(field));
    }
    return sets;
}

bool ch_say_set_chain(const ChSentenceContext *context)
{
    if (ch_say_set_lead(context, " ") == 0)
        return false;
    ch_text_char(context->out, ' ');
    return say_chain(context, message_of_sets);
}

/* Describes a remote pair by its cells, in the order of the chain, and their two digits. */
bool ch_say_remote_pair(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    unsigned digits = 0;
    ChList cells;

    cells.count = 0;
    for (const ChMark *mark = step->mark; mark != ch_marks_end(step); mark++)
        if ((mark->role == CH_ROLE_LINK_FROM || mark->role == CH_ROLE_LINK_TO) &&
            mark->thing < CH_CANDIDATES) {
            ch_list_add(&cells, (uint16_t)CH_CANDIDATE_CELL(mark->thing));
            digits |= 1u << CH_CANDIDATE_DIGIT(mark->thing);
        }
    if (cells.count < 4 || ch_count(digits) != 2)
        return false;
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_field_digits("digits", digits),
    };
    ch_say(context,
           N_("{cells} have just the candidates {digits}, and each sees the next, so the two take "
              "turns along the chain. Cells an odd number of places apart hold one of each, and "
              "what sees both loses {digits}: {removed}."),
           CH_FIELDS(field));
    return true;
}
