/* say_links.c - explains chains link by link, each strong link with the constraint that makes it
 * strong.
 *
 *      Suppose r1c2 is not 7.  Then r1c9 must be: row 1 has no other place for the 7.
 *      So none of r2c7 and r2c8 is 7, and r2c1 must be: row 2 has no other place for the 7.
 *      So the 7 is at one end or the other, r1c2 or r2c1, and whatever sees both ends loses it: ...
 *
 * A strong link must have as premise a constraint of the step whose open candidates all lie at its
 * two ends, or a set of the pattern.  So the text is exactly the proof.  A chain with any other
 * strong link is not explained here.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chain.h"

/* ---- why a link is strong ---- */

typedef enum LinkReason { NO_REASON, BY_HOUSE, BY_CELL, BY_SET } LinkReason;

typedef struct Link {
    const ChChainNode *from; /* false */
    const ChChainNode *to;   /* so this is true */
    LinkReason reason;
    int house;
    ChMarkedSet set;
} Link;

static bool node_has(const ChChainNode *node, int candidate)
{
    return node->digit == CH_CANDIDATE_DIGIT(candidate) &&
           ch_cells_has(&node->cells, CH_CANDIDATE_CELL(candidate));
}

static bool follows_from(const ChSentenceContext *context, const Link *link, int constraint)
{
    bool reaches_from = false;
    bool reaches_to = false;

    for (int i = 0; i < CH_DIGITS; i++) {
        const int candidate = ch_constraint_candidate(constraint, i);
        if (!ch_board_has(context->before, candidate))
            continue;
        if (!node_has(link->from, candidate) && !node_has(link->to, candidate))
            return false;
        reaches_from |= node_has(link->from, candidate);
        reaches_to |= node_has(link->to, candidate);
    }
    return reaches_from && reaches_to;
}

static bool lies_in_set(const ChChainNode *node, const ChMarkedSet *set)
{
    const ChList cells = ch_node_cells(node);
    size_t held = 0;

    for (size_t i = 0; i < cells.count; i++)
        for (size_t k = 0; k < set->cells.count; k++)
            held += cells.item[i] == set->cells.item[k];
    return held == cells.count && set->digits >> node->digit & 1;
}

static bool find_link_reason(const ChSentenceContext *context, Link *link)
{
    const ChStepRecord *const step = context->step;

    for (size_t i = 0; i < step->constraint_count; i++)
        if (follows_from(context, link, step->constraint[i])) {
            const bool of_house = step->constraint[i] >= CH_CELLS;
            link->reason = of_house ? BY_HOUSE : BY_CELL;
            link->house = of_house ? (step->constraint[i] - CH_CELLS) / 9 : 0;
            return true;
        }
    for (int i = 0; (link->set = ch_marked_set(step, i)).cells.count > 0; i++)
        if (lies_in_set(link->from, &link->set) && lies_in_set(link->to, &link->set)) {
            link->reason = BY_SET;
            return true;
        }
    return false;
}

/* ---- a link ---- */

static const char *const first_words[] = {
    [BY_HOUSE] = N_("Suppose {from?/none of }{from} {from?is not/is} {digit}. Then {to?/one of }"
                    "{to} must be: {house} has no other place for the {digit}."),
    [BY_CELL] = N_("Suppose {from} is not {digit}. Then it must be {other}, its only other "
                   "candidate."),
    [BY_SET] = N_("Suppose {from?/none of }{from} {from?is not/is} {digit}. Then {to?/one of }{to} "
                  "must be {other}, for {set} need all their other digits."),
};

static const char *const next_words[] = {
    [BY_HOUSE] = N_("So {from?/none of }{from} {from?is not/is} {digit}, and {to?/one of }{to} "
                    "must be: {house} has no other place for the {digit}."),
    [BY_CELL] = N_("So {from} is not {digit}, and it must be {other}, its only other candidate."),
    [BY_SET] = N_("So {from?/none of }{from} {from?is not/is} {digit}, and {to?/one of }{to} must "
                  "be {other}, for {set} need all their other digits."),
};

static void say_link(const ChSentenceContext *context, const Link *link, bool is_first)
{
    const ChList from = ch_node_cells(link->from);
    const ChList to = ch_node_cells(link->to);
    const ChField field[] = {
        ch_list_field("from", CH_FIELD_CELLS, &from),
        ch_field_digit("digit", link->from->digit),
        ch_list_field("to", CH_FIELD_CELLS, &to),
        ch_field_digit("other", link->to->digit),
        ch_field_house("house", link->house),
        ch_list_field("set", CH_FIELD_CELLS, &link->set.cells),
    };

    ch_say(context, is_first ? first_words[link->reason] : next_words[link->reason],
           CH_FIELDS(field));
}

static void say_node(const ChSentenceContext *context, const char *message, const ChChainNode *node)
{
    const ChList cells = ch_node_cells(node);
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_field_digit("digit", node->digit),
    };

    ch_say(context, message, CH_FIELDS(field));
}

/* Writes a chain link by link, JOINT before each.  Returns false, and leaves an incomplete text,
 * where a strong link has no reason. */
static bool say_links(const ChSentenceContext *context, const ChChainText *chain, const char *joint)
{
    size_t at = 0;

    if (chain->begins_true) {
        ch_text_puts(context->out, context->out->length > 0 ? joint : "");
        say_node(context, N_("Suppose {cells?/one of }{cells} is {digit}."), &chain->node[at++]);
    }
    for (; at + 1 < chain->count; at += 2) {
        Link link = {.from = &chain->node[at], .to = &chain->node[at + 1]};
        if (!find_link_reason(context, &link))
            return false;
        ch_text_puts(context->out, context->out->length > 0 ? joint : "");
        say_link(context, &link, at == 0);
    }
    if (at < chain->count) {
        ch_text_puts(context->out, joint);
        say_node(context, N_("So {cells?/none of }{cells} {cells?is not/is} {digit}."),
                 &chain->node[at]);
    }
    return true;
}

/* ---- the conclusion ---- */

static bool is_in_cell(const ChChainNode *node, int cell)
{
    return ch_cells_count(node->cells) == 1 && ch_cells_first(node->cells) == cell;
}

static const char *end_message(const ChChainText *chain, const ChStepRecord *step)
{
    const ChChainNode *const first = &chain->node[0];
    const ChChainNode *const last = ch_chain_last(chain);
    const int cell = step->eliminate_count > 0 ? CH_CANDIDATE_CELL(step->eliminate[0]) : -1;

    if (cell < 0)
        return N_("So {start} is {digit} all the same.");
    if (chain->begins_true)
        return N_("That contradicts itself: {removed}.");
    if (!ch_chain_is_true(chain, chain->count - 1))
        return ch_marked_set(step, 0).cells.count == 0
                   ? N_("So the chain closes to a loop, and it can be walked the other way as "
                        "well: of the two candidates at each of its weak links just one is true, "
                        "and whatever else sees both is removed: {removed}.")
                   : N_("So the chain closes to a loop, and it can be walked the other way as "
                        "well: of the two at each of its weak links just one is true, and whatever "
                        "else sees both is removed; and a set keeps all digits but the two by "
                        "which it "
                        "is linked: {removed}.");
    if (ch_node_equal(first, last))
        return is_in_cell(first, cell)
                   ? N_("So {start} is {digit} all the same, and its other candidates go: "
                        "{removed}.")
                   : N_("So {start?/one of }{start} is {digit} all the same, and whatever sees "
                        "{start?it/all of these} cannot be: {removed}.");
    if (first->digit == last->digit)
        return N_(
            "So the {digit} is at one end of the chain or the other, in {start?/one of }{start} or "
            "in {end?/one of }{end}, and whatever sees both ends loses it: {removed}.");
    if (ch_cells_equal(first->cells, last->cells))
        return N_("So {start} is {digit} or {other}, and its other candidates go: {removed}.");
    return N_("So {start?/one of }{start} is {digit} or {end?/one of }{end} is {other}, and what "
              "conflicts with both is removed: {removed}.");
}

static void say_end(const ChSentenceContext *context, const ChChainText *chain)
{
    const ChList start = ch_node_cells(&chain->node[0]);
    const ChList end = ch_node_cells(ch_chain_last(chain));
    const ChField field[] = {
        ch_list_field("start", CH_FIELD_CELLS, &start),
        ch_list_field("end", CH_FIELD_CELLS, &end),
        ch_field_digit("digit", chain->node[0].digit),
        ch_field_digit("other", ch_chain_last(chain)->digit),
    };

    ch_say(context, end_message(chain, context->step), CH_FIELDS(field));
}

bool ch_argue_chain(const ChSentenceContext *context)
{
    ChChainText chain;

    if (!ch_chain_of_step(&chain, context->step) ||
        (context->step->eliminate_count == 0 &&
         !ch_node_equal(&chain.node[0], ch_chain_last(&chain))))
        return false;
    ch_say_set_lead(context, "\n");
    if (!say_links(context, &chain, "\n"))
        return false;
    ch_text_char(context->out, '\n');
    say_end(context, &chain);
    return true;
}

/* ---- Kraken fish ---- */

static bool say_kraken(const ChSentenceContext *context,
                       bool (*lead)(const ChSentenceContext *context))
{
    const ChStepRecord *const step = context->step;
    const ChMark *const end = ch_marks_end(step);
    const ChMark *mark = ch_chain_first_mark(step);
    ChChainText chain;

    if (!lead(context))
        return false;
    while (mark != NULL && mark < end && mark->role == CH_ROLE_LINK_FROM) {
        ChText text = CH_TEXT_EMPTY;
        const ChSentenceContext own = {&text, context->language, context->before, step,
                                       context->part};
        mark = ch_chain_read(&chain, mark, end);
        const bool complete = mark != NULL && say_links(&own, &chain, " ");
        ch_text_char(context->out, '\n');
        ch_text_puts(context->out, ch_text_whole(&text));
        ch_text_free(&text);
        if (!complete)
            return false;
    }
    ch_text_char(context->out, '\n');
    ch_say_conclusion(context);
    return true;
}

bool ch_argue_kraken_fish_1(const ChSentenceContext *context)
{
    return say_kraken(context, ch_say_kraken_lead_1);
}

bool ch_argue_kraken_fish_2(const ChSentenceContext *context)
{
    return say_kraken(context, ch_say_kraken_lead_2);
}
