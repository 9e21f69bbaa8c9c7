/* say_chains.c - chains: what follows from what, link by link, and what comes of it.
 *
 * A chain is told as it is read: each of its nodes true or false in turn, a group by its cells.  It
 * begins with a false one if its first link is strong, with a true one if that is weak.
 *
 *      r1c2<>7 → r1c9=7 → r2c78<>7 → r2c1=7
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

typedef struct Node {
    int digit;      /* CH_NO_DIGIT while there is none */
    unsigned cells; /* how many */
    uint16_t rows;
    uint16_t columns;
    int first; /* of its cells */
} Node;

/* A chain, read link by link. */
typedef struct Chain {
    ChText text;
    size_t links;
    bool begins_true;
    bool is_true; /* the node just told */
    Node first;
    Node last;
} Chain;

static void add_candidate(Node *node, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);

    if (node->cells == 0)
        node->first = cell;
    node->digit = CH_CANDIDATE_DIGIT(candidate);
    node->rows |= (uint16_t)(1u << CH_ROW_OF(cell));
    node->columns |= (uint16_t)(1u << CH_COLUMN_OF(cell));
    node->cells++;
}

static void tell_lines(ChText *text, char letter, unsigned lines)
{
    ch_text_char(text, letter);
    for (; lines != 0; lines &= lines - 1)
        ch_text_char(text, (char)('1' + ch_lowest(lines)));
}

static void tell_node(ChText *text, const Node *node, bool is_true)
{
    tell_lines(text, 'r', node->rows);
    tell_lines(text, 'c', node->columns);
    ch_text_puts(text, is_true ? "=" : "<>");
    ch_text_char(text, (char)('1' + node->digit));
}

static bool same_node(const Node *a, const Node *b)
{
    return a->digit == b->digit && a->rows == b->rows && a->columns == b->columns;
}

/* Tells the link that begins at MARK and returns the mark behind it, NULL when it does not fit. */
static const ChMark *tell_link(Chain *chain, const ChMark *mark, const ChMark *end)
{
    const uint16_t group = mark->group;
    Node from = {.digit = CH_NO_DIGIT};
    Node to = {.digit = CH_NO_DIGIT};
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
    if (from.cells == 0 || to.cells == 0)
        return NULL;
    if (chain->links == 0) {
        chain->begins_true = chain->is_true = !strong;
        chain->first = from;
        tell_node(&chain->text, &from, chain->is_true);
    } else if (chain->is_true == strong || !same_node(&from, &chain->last)) {
        return NULL;
    }
    chain->is_true = !chain->is_true;
    chain->last = to;
    chain->links++;
    ch_text_puts(&chain->text, " \u2192 ");
    tell_node(&chain->text, &to, chain->is_true);
    return mark;
}

static bool is_link(const ChMark *mark)
{
    return mark->role == CH_ROLE_LINK_FROM || mark->role == CH_ROLE_LINK_TO ||
           mark->role == CH_ROLE_LINK_STRONG;
}

/* Tells all links of a step; false when they make no chain. */
static bool tell_chain(Chain *chain, const ChStepRecord *step)
{
    const ChMark *const end = step->mark + step->mark_count;

    *chain = (Chain){.text = CH_TEXT_EMPTY};
    for (const ChMark *mark = step->mark; mark != NULL && mark < end;) {
        if (!is_link(mark)) {
            mark++;
            continue;
        }
        mark = tell_link(chain, mark, end);
        if (mark == NULL)
            return false;
    }
    return chain->links > 0;
}

/* ---- what comes of it ---- */

static const char *message_of(const Chain *chain, const ChStepRecord *step)
{
    const bool back = same_node(&chain->first, &chain->last);

    if (chain->begins_true)
        return N_("If {start} were {digit}, this would follow: {chain}. That contradicts itself: "
                  "{removed}.");
    if (!chain->is_true)
        return N_("The chain closes to a loop: {chain}. So of the two candidates at each of its "
                  "weak links just one is true, and whatever else sees both goes: {removed}.");
    if (back && CH_CANDIDATE_CELL(step->eliminate[0]) == chain->first.first)
        return N_("If {start} were not {digit}, it would have to be all the same: {chain}. So it "
                  "is, and its other candidates go: {removed}.");
    if (back)
        return N_("If {start} were not {digit}, it would have to be all the same: {chain}. So it "
                  "is, and the cells that see it cannot be {digit}: {removed}.");
    if (chain->first.digit == chain->last.digit)
        return N_("If {start} is not {digit}, {end} is: {chain}. So one of the two is {digit}, and "
                  "whatever sees both is not: {removed}.");
    return N_("If {start} is not {digit}, {end} is {other}: {chain}. The two cells see each other, "
              "so {start} cannot be {other}, nor {end} {digit}: {removed}.");
}

bool ch_say_chain(const ChTelling *telling)
{
    const ChStepRecord *const step = telling->step;
    Chain chain;
    const bool told =
        tell_chain(&chain, step) && step->eliminate_count > 0 && step->eliminate[0] < CH_CANDIDATES;

    if (told) {
        const ChField field[] = {
            ch_field_cell("start", chain.first.first),
            ch_field_cell("end", chain.last.first),
            ch_field_digit("digit", chain.first.digit),
            ch_field_digit("other", chain.last.digit),
            ch_field_string("chain", ch_text_string(&chain.text)),
        };
        ch_say(telling, message_of(&chain, step), CH_FIELDS(field));
    }
    ch_text_free(&chain.text);
    return told;
}

/* The cells of a remote pair, in the order of the chain, and their two digits. */
bool ch_say_remote_pair(const ChTelling *telling)
{
    const ChStepRecord *const step = telling->step;
    unsigned digits = 0;
    ChList cells;

    cells.count = 0;
    for (const ChMark *mark = step->mark; mark < step->mark + step->mark_count; mark++)
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
    ch_say(telling,
           N_("{cells} have just the candidates {digits}, and each sees the next, so the two take "
              "turns along the chain. Cells an odd number of places apart hold one of each, and "
              "what sees both loses {digits}: {removed}."),
           CH_FIELDS(field));
    return true;
}
