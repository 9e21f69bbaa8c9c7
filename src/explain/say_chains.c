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
    int digit; /* CH_NO_DIGIT while there is none */
    ChCellSet cells;
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
    node->digit = CH_CANDIDATE_DIGIT(candidate);
    ch_cells_add(&node->cells, CH_CANDIDATE_CELL(candidate));
}

static void tell_lines(ChText *text, char letter, unsigned lines)
{
    ch_text_char(text, letter);
    for (; lines != 0; lines &= lines - 1)
        ch_text_char(text, (char)('1' + ch_lowest(lines)));
}

/* Cells at all crossings of some rows and columns are told as such, others row by row. */
static void tell_cells(ChText *text, const ChCellSet *cells)
{
    unsigned columns_of[9] = {0};
    unsigned rows = 0;
    unsigned columns = 0;

    for (int cell = ch_cells_next(cells, 0); cell >= 0; cell = ch_cells_next(cells, cell + 1)) {
        rows |= 1u << CH_ROW_OF(cell);
        columns |= 1u << CH_COLUMN_OF(cell);
        columns_of[CH_ROW_OF(cell)] |= 1u << CH_COLUMN_OF(cell);
    }
    const bool whole = ch_count(rows) * ch_count(columns) == ch_cells_count(*cells);
    for (unsigned rest = rows; rest != 0; rest &= rest - 1) {
        if (rest != rows)
            ch_text_char(text, ',');
        tell_lines(text, 'r', whole ? rows : rest & -rest);
        tell_lines(text, 'c', whole ? columns : columns_of[ch_lowest(rest)]);
        if (whole)
            break;
    }
}

static void tell_node(ChText *text, const Node *node, bool is_true)
{
    tell_cells(text, &node->cells);
    ch_text_puts(text, is_true ? "=" : "<>");
    ch_text_char(text, (char)('1' + node->digit));
}

static bool same_node(const Node *a, const Node *b)
{
    return a->digit == b->digit && ch_cells_equal(a->cells, b->cells);
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
    if (from.digit == CH_NO_DIGIT || to.digit == CH_NO_DIGIT)
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

const ChMark *ch_tell_chain(ChText *text, const ChMark *mark, const ChMark *end)
{
    Chain chain = {.text = *text};
    const ChMark *next = mark;

    while (next != NULL && next < end && is_link(next)) {
        mark = next;
        next = tell_link(&chain, mark, end);
    }
    *text = chain.text;
    return chain.links == 0 ? NULL : next != NULL ? next : mark;
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
    if (back && CH_CANDIDATE_CELL(step->eliminate[0]) == ch_cells_first(chain->first.cells))
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

static ChList list_of(const Node *node)
{
    ChList list = {.count = 0};

    for (int cell = ch_cells_next(&node->cells, 0); cell >= 0;
         cell = ch_cells_next(&node->cells, cell + 1))
        ch_list_add(&list, (uint16_t)cell);
    return list;
}

/* Tells the chain of a step if it has one, by the message that MESSAGE chooses. */
static bool say_chain(const ChTelling *telling,
                      const char *(*message)(const Chain *chain, const ChStepRecord *step))
{
    const ChStepRecord *const step = telling->step;
    Chain chain;
    const bool told = tell_chain(&chain, step) && step->eliminate_count > 0;

    if (told) {
        const ChList start = list_of(&chain.first);
        const ChList end = list_of(&chain.last);
        const ChField field[] = {
            ch_list_field("start", CH_FIELD_CELLS, &start),
            ch_list_field("end", CH_FIELD_CELLS, &end),
            ch_field_digit("digit", chain.first.digit),
            ch_field_digit("other", chain.last.digit),
            ch_field_string("chain", ch_text_string(&chain.text)),
        };
        ch_say(telling, message(&chain, step), CH_FIELDS(field));
    }
    ch_text_free(&chain.text);
    return told;
}

bool ch_say_chain(const ChTelling *telling)
{
    return say_chain(telling, message_of);
}

/* ---- through almost locked sets ---- */

static const char *message_of_sets(const Chain *chain, const ChStepRecord *step)
{
    if (!chain->begins_true && !chain->is_true)
        return N_("The chain closes to a loop: {chain}. So at each of its weak links just one of "
                  "the two is true, and whatever else sees both goes; and a set keeps all digits "
                  "but the two by which it is linked: {removed}.");
    if (!chain->begins_true && chain->first.digit == chain->last.digit &&
        !same_node(&chain->first, &chain->last))
        return N_("If {start} {start?has/have} no {digit}, {end} {end?has/have} it: {chain}. So "
                  "the {digit} is in one of the two places, and whatever sees all of both is not "
                  "{digit}: {removed}.");
    return message_of(chain, step);
}

bool ch_say_set_chain(const ChTelling *telling)
{
    int sets = 0;

    for (ChMarkedSet set = ch_marked_set(telling->step, 0); set.cells.count > 0;
         set = ch_marked_set(telling->step, ++sets)) {
        const ChField field[] = {
            ch_list_field("set", CH_FIELD_CELLS, &set.cells),
            ch_field_digits("digits", set.digits),
        };
        ch_say(telling,
               N_("The cells {set} have just the candidates {digits}, one more than there are "
                  "cells: if one of these is in none of them, they need all the others."),
               CH_FIELDS(field));
        ch_text_char(telling->out, ' ');
    }
    return sets > 0 && say_chain(telling, message_of_sets);
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
