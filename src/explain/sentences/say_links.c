/* say_links.c - explains chains link by link: the houses of the weak links, and the constraints
 * that make the strong links strong.
 *
 *      Suppose r1c2 is not 7. Then the 7 of row 1 must be in r1c9, its only other place.
 *      So r2c7 is not 7 (box 3), and the 7 of row 2 must be in r2c1.
 *
 * A strong link must have as premise a constraint of the step whose open candidates all lie at its
 * two ends, or a group of the pattern.  So the text is exactly the proof.  A chain with any other
 * strong link is not explained here.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chain_links.h"

/* ---- why a link is strong ---- */

static bool node_has(const ChChainNode *node, int candidate)
{
    return node->digit == CH_CANDIDATE_DIGIT(candidate) &&
           ch_cells_has(&node->cells, CH_CANDIDATE_CELL(candidate));
}

static bool follows_from(const ChSentenceContext *context, const ChStrongLink *link, int constraint)
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

/* Reports whether the node is all places of its digit in a group. */
static bool fills_group(const ChSentenceContext *context, const ChChainNode *node, int group)
{
    const ChMarkedSet set = ch_marked_set(context->step, group);

    return set.digits >> node->digit & 1 &&
           ch_cells_equal(node->cells, ch_group_places(context, group, node->digit));
}

static bool find_link_reason(const ChSentenceContext *context, ChStrongLink *link)
{
    const ChStepRecord *const step = context->step;
    const int groups = ch_count_groups(context);

    for (size_t i = 0; i < step->constraint_count; i++)
        if (follows_from(context, link, step->constraint[i])) {
            const bool of_house = step->constraint[i] >= CH_CELLS;
            link->reason = of_house ? CH_LINK_BY_HOUSE : CH_LINK_BY_CELL;
            link->house = of_house ? (step->constraint[i] - CH_CELLS) / 9 : 0;
            return true;
        }
    link->reason = CH_LINK_BY_GROUP;
    for (link->group = 0; link->group < groups; link->group++)
        if (fills_group(context, link->from, link->group) &&
            fills_group(context, link->to, link->group))
            return true;
    return false;
}

/* ---- why a link is weak ---- */

bool ch_weak_link(const ChChainNode *from, const ChChainNode *to, int *house)
{
    const ChCellSet both = ch_cells_or(from->cells, to->cells);
    const ChList cells = ch_list_of_set(&both);

    *house = -1;
    if (from->digit != to->digit)
        return ch_cells_count(both) == 1;
    *house = ch_house_of_cells(&cells);
    return *house >= 0 || ch_cells_within(to->cells, ch_common_peers(from->cells));
}

bool ch_read_strong_link(const ChSentenceContext *context, const ChChainText *chain, size_t at,
                         ChStrongLink *link)
{
    *link = (ChStrongLink){.from = &chain->node[at], .to = &chain->node[at + 1], .weak = -1};
    return find_link_reason(context, link) &&
           (at == 0 || ch_weak_link(&chain->node[at - 1], link->from, &link->weak));
}

/* ---- a link ---- */

static const char *const first_words[] = {
    [CH_LINK_BY_HOUSE] = N_("Suppose {from?/none of }{from} {from?is not/is} {digit}. Then the "
                            "{digit} of {house} must be in {to?/one of }{to}, its only other "
                            "{to?place/places}."),
    [CH_LINK_BY_CELL] = N_("Suppose {from} is not {digit}. Then it must be {other}, its only other "
                           "candidate."),
    [CH_LINK_BY_GROUP] = N_("Suppose {from?/none of }{from} {from?is not/is} {digit}. Then group "
                            "{letter} has no {digit} and needs its {other}, in {to?/one of }{to}."),
};

/* The messages by whether the weak link before has a house, or else is in a cell. */
static const char *const next_words[][2] = {
    [CH_LINK_BY_HOUSE] = {N_("So {from?/none of }{from} {from?is not/is} {digit}, and the {digit} "
                             "of {house} must be in {to?/one of }{to}."),
                          N_("So {from?/none of }{from} {from?is not/is} {digit} ({weak}), and the "
                             "{digit} of {house} must be in {to?/one of }{to}.")},
    [CH_LINK_BY_CELL] = {N_("So {from} is not {digit} and must be {other}."),
                         N_("So {from} is not {digit} ({weak}) and must be {other}, its only other "
                            "candidate.")},
    [CH_LINK_BY_GROUP] = {N_("So {from?/none of }{from} {from?is not/is} {digit}. Group {letter}, "
                             "without {digit}, needs its {other}, in {to?/one of }{to}."),
                          N_("So {from?/none of }{from} {from?is not/is} {digit} ({weak}). Group "
                             "{letter}, without {digit}, needs its {other}, in {to?/one of "
                             "}{to}.")},
};

static void say_link(const ChSentenceContext *context, const ChStrongLink *link, bool is_first)
{
    const ChList from = ch_node_cells(link->from);
    const ChList to = ch_node_cells(link->to);
    const ChField field[] = {
        ch_list_field("from", CH_FIELD_CELLS, &from),
        ch_field_digit("digit", link->from->digit),
        ch_list_field("to", CH_FIELD_CELLS, &to),
        ch_field_digit("other", link->to->digit),
        ch_field_house("house", link->house),
        ch_field_house("weak", link->weak >= 0 ? link->weak : 0),
        ch_field_string("letter", ch_letter((size_t)link->group)),
    };

    ch_say(context,
           is_first ? first_words[link->reason] : next_words[link->reason][link->weak >= 0],
           CH_FIELDS(field));
}

/* ---- the links ---- */

/* The lines of a chain that is not folded, and those kept at either end of one that is. */
enum { MAX_LINES = 8, HEAD_LINES = 4, TAIL_LINES = 3 };

static void say_supposition(const ChSentenceContext *context, const ChChainNode *node)
{
    const ChList cells = ch_node_cells(node);
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_field_digit("digit", node->digit),
    };

    ch_say(context, N_("Suppose {cells?/one of }{cells} is {digit}."), CH_FIELDS(field));
}

static void say_fold(const ChSentenceContext *context, size_t links)
{
    const ChField field = ch_field_number("links", (uint32_t)links);

    ch_say(context, N_("... {links} more links (--notation shows the whole chain) ..."), &field, 1);
}

bool ch_say_last_link(const ChSentenceContext *context, const ChChainText *chain)
{
    const ChChainNode *const last = ch_chain_last(chain);
    const ChList cells = ch_node_cells(last);
    int house;

    if (!ch_weak_link(last - 1, last, &house))
        return false;
    const ChField field[] = {
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
        ch_field_digit("digit", last->digit),
        ch_field_house("weak", house >= 0 ? house : 0),
    };
    ch_say(context,
           house >= 0 ? N_("So {cells?/none of }{cells} {cells?is not/is} {digit} ({weak}).")
                      : N_("So {cells?/none of }{cells} {cells?is not/is} {digit}."),
           CH_FIELDS(field));
    return true;
}

bool ch_say_links(const ChSentenceContext *context, const ChChainText *chain, const char *joint)
{
    const size_t start = chain->begins_true;
    const size_t lines = (chain->count - start) / 2;
    bool any = false;

    if (chain->begins_true) {
        say_supposition(context, &chain->node[0]);
        any = true;
    }
    for (size_t i = 0; i < lines; i++) {
        const bool is_folded = lines > MAX_LINES && i >= HEAD_LINES && i + TAIL_LINES < lines;
        ChStrongLink link;
        if (!ch_read_strong_link(context, chain, start + 2 * i, &link))
            return false;
        if (is_folded && i > HEAD_LINES)
            continue;
        ch_text_puts(context->out, any ? joint : "");
        any = true;
        if (is_folded)
            say_fold(context, 2 * (lines - HEAD_LINES - TAIL_LINES));
        else
            say_link(context, &link, start + 2 * i == 0);
    }
    if (start + 2 * lines == chain->count)
        return any;
    ch_text_puts(context->out, any ? joint : "");
    return ch_say_last_link(context, chain);
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
        const ChSentenceContext own = {&text, context->language, context->before,
                                       step,  context->part,     context->is_brief};
        mark = ch_chain_read(&chain, mark, end);
        const bool complete = mark != NULL && ch_say_links(&own, &chain, " ");
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
