/* say_chains.c - describes chains: where they begin, their two ends, and their links.
 *
 * SPDX-License-Identifier: MIT
 */
#include "chain_links.h"

/* ---- the first link ---- */

static int house_of_link(const ChSentenceContext *context, const ChStrongLink *link)
{
    const ChMarkedSet set = ch_marked_set(context->step, link->group);

    if (link->reason == CH_LINK_BY_HOUSE)
        return link->house;
    if (link->reason == CH_LINK_BY_GROUP)
        return ch_house_of_cells(&set.cells);
    return CH_BOX_OF(ch_cells_first(link->from->cells));
}

static bool say_first_link(const ChSentenceContext *context, const ChChainText *chain,
                           const char *const message[])
{
    ChStrongLink link;

    if (chain->count < 3 || !ch_read_strong_link(context, chain, chain->begins_true, &link))
        return false;
    const int house = house_of_link(context, &link);
    const ChMarkedSet set = ch_marked_set(context->step, link.group);
    const ChList from = ch_node_cells(link.from);
    const ChList to = ch_node_cells(link.to);
    const ChField field[] = {
        ch_field_house("house", house >= 0 ? house : 0),
        ch_list_field("from", CH_FIELD_CELLS, &from),
        ch_list_field("to", CH_FIELD_CELLS, &to),
        ch_field_digit("digit", link.from->digit),
        ch_field_digit("other", link.to->digit),
        ch_field_number("count", (uint32_t)set.cells.count),
        ch_field_number("more", (uint32_t)ch_count(set.digits)),
    };
    if (house < 0)
        return false;
    ch_say(context, message[link.reason], CH_FIELDS(field));
    return true;
}

static const char *const where_words[] = {
    [CH_LINK_BY_HOUSE] = N_("Look at {house}."),
    [CH_LINK_BY_CELL] = N_("Look at {house}."),
    [CH_LINK_BY_GROUP] = N_("Look at {house}."),
};

static const char *const what_words[] = {
    [CH_LINK_BY_HOUSE] = N_("In {house} the {digit} is in {from?/one of }{from} or in {to?/one of "
                            "}{to}. A chain begins with this link."),
    [CH_LINK_BY_CELL] = N_("{from} is either {digit} or {other}. A chain begins with this link."),
    [CH_LINK_BY_GROUP] = N_("Find {count} cells of {house} with only {more} digits between them. A "
                            "chain begins with this group."),
};

/* ---- the ends ---- */

enum { TO_ENDS, TO_TWIN, TO_RETURN, TO_LOOP, TO_CONTRADICTION, SORTS };

static int sort_of(const ChChainText *chain)
{
    const ChChainNode *const first = &chain->node[0];
    const ChChainNode *const last = ch_chain_last(chain);

    if (chain->begins_true)
        return TO_CONTRADICTION;
    if (!ch_chain_is_true(chain, chain->count - 1))
        return TO_LOOP;
    if (ch_node_equal(first, last))
        return TO_RETURN;
    return first->digit == last->digit ? TO_TWIN : TO_ENDS;
}

static const char *const see_words[SORTS] = {
    [TO_ENDS] = N_("A chain of {links} links joins the {digit} of {start} and the {other} of "
                   "{end}."),
    [TO_TWIN] = N_("A chain of {links} links joins the {digit}s of {start} and of {end}."),
    [TO_RETURN] = N_("A chain of {links} links leads from the {digit} of {start} back to it."),
    [TO_LOOP] = N_("A loop of {links} links runs through the {digit} of {start}."),
    [TO_CONTRADICTION] = N_("A chain of {links} links begins with the {digit} of {start}."),
};

static const char *const ask_words[SORTS] = {
    [TO_ENDS] = N_("What if {start?/one of }{start} is {digit}, and what if not?"),
    [TO_TWIN] = N_("What if {start?/one of }{start} is {digit}, and what if not?"),
    [TO_RETURN] = N_("What follows if {start?/none of }{start} {start?is not/is} {digit}?"),
    [TO_LOOP] = N_("What does each link of the loop rule out?"),
    [TO_CONTRADICTION] = N_("What follows if {start} is {digit}?"),
};

static void say_ends(const ChSentenceContext *context, const ChChainText *chain,
                     const char *message)
{
    const ChList start = ch_node_cells(&chain->node[0]);
    const ChList end = ch_node_cells(ch_chain_last(chain));
    const ChField field[] = {
        ch_list_field("start", CH_FIELD_CELLS, &start),
        ch_list_field("end", CH_FIELD_CELLS, &end),
        ch_field_digit("digit", chain->node[0].digit),
        ch_field_digit("other", ch_chain_last(chain)->digit),
        ch_field_number("links", (uint32_t)chain->count - 1),
    };

    ch_say(context, message, CH_FIELDS(field));
}

/* Writes the groups that the chain uses, unless it is brief, then its ends. */
static void say_seen(const ChSentenceContext *context, const ChChainText *chain, const char *joint)
{
    const int groups = context->is_brief ? 0 : ch_count_groups(context);

    ch_say_all_groups(context, groups, joint);
    ch_text_puts(context->out, groups > 0 ? joint : "");
    say_ends(context, chain, see_words[sort_of(chain)]);
}

/* ---- the parts ---- */

/* Writes the links and what they lead to. */
static void say_proof(const ChSentenceContext *context, const ChChainText *chain, const char *joint)
{
    if (context->is_brief)
        ch_say_chain_path(context, chain);
    else
        (void)ch_say_links(context, chain, joint);
    ch_say_chain_end(context, chain, joint);
}

/* Reads the chain of a step; returns false when it has none that leads to a conclusion, or when a
 * link has no reason. */
static bool read_chain(ChChainText *chain, const ChSentenceContext *context)
{
    ChText text = CH_TEXT_EMPTY;
    ChSentenceContext own = *context;

    own.out = &text;
    const bool is_whole = ch_chain_of_step(chain, context->step) &&
                          (context->step->eliminate_count > 0 || sort_of(chain) == TO_RETURN) &&
                          ch_say_links(&own, chain, " ");
    ch_text_free(&text);
    return is_whole;
}

bool ch_say_chain(const ChSentenceContext *context)
{
    ChChainText chain;

    if (!read_chain(&chain, context))
        return false;
    switch (context->part) {
    case CH_PART_WHERE:
        return say_first_link(context, &chain, where_words);
    case CH_PART_WHAT:
        return say_first_link(context, &chain, what_words);
    case CH_PART_SEE:
        say_seen(context, &chain, " ");
        return true;
    case CH_PART_ASK:
        say_ends(context, &chain, ask_words[sort_of(&chain)]);
        return true;
    case CH_PART_WHY:
        say_proof(context, &chain, " ");
        return true;
    default:
        return false;
    }
}

bool ch_argue_chain(const ChSentenceContext *context)
{
    ChChainText chain;

    if (!read_chain(&chain, context))
        return false;
    if (context->part == CH_PART_ALL) {
        say_seen(context, &chain, "\n");
        ch_text_char(context->out, '\n');
    }
    say_proof(context, &chain, "\n");
    ch_say_conclusion_line(context);
    return true;
}
