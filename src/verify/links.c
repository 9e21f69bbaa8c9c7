/* links.c - the links of a pattern: is each of them so, and does it go on from what is known?
 *
 *      r1c1=4 =strong= r1c5=4 --weak-- r7c5=4      what closes r1c1=4 makes r1c5=4 true,
 *                                                  and that closes r7c5=4
 *
 * SPDX-License-Identifier: MIT
 */
#include "shown.h"

typedef struct Link {
    const ChMark *mark; /* its first */
    ChCandidateSet from;
    ChCandidateSet to;
    bool strong;
} Link;

/* What the links so far, the conclusions and single premises say. */
typedef struct Chain {
    ChShown *shown;
    ChCandidateSet closed;
    ChCandidateSet made; /* true */
    ChCandidateSet cases;
    bool is_loose; /* the links need not go on from each other */
    const ChMark *first;
    bool was_strong;
} Chain;

static bool is_of_link(const ChMark *mark)
{
    return mark->role == CH_ROLE_LINK_FROM || mark->role == CH_ROLE_LINK_TO ||
           mark->role == CH_ROLE_LINK_STRONG;
}

/* The first mark of a link from MARK on, or END. */
static const ChMark *find_link(const ChMark *mark, const ChMark *end)
{
    while (mark < end && !is_of_link(mark))
        mark++;
    return mark;
}

/* Reads the link that begins at a mark; returns what follows its last one. */
static const ChMark *read_link(const ChMark *mark, const ChMark *end, Link *link)
{
    const uint16_t group = mark->group;

    *link = (Link){.mark = mark};
    for (; mark < end && is_of_link(mark) && mark->group == group; mark++) {
        if (mark->role == CH_ROLE_LINK_STRONG)
            link->strong = true;
        else
            ch_candidates_add(mark->role == CH_ROLE_LINK_FROM ? &link->from : &link->to,
                              mark->thing);
    }
    return mark;
}

static bool is_empty(const ChCandidateSet *set)
{
    return ch_candidates_next(set, 0) < 0;
}

static bool are_equal(const ChCandidateSet *one, const ChCandidateSet *other)
{
    return ch_candidates_within(one, other) && ch_candidates_within(other, one);
}

/* ---- is it so? ---- */

/* Whether the open candidates of a premise are those of a set, which are all open. */
static bool is_all_of(const ChShown *shown, int premise, const ChCandidateSet *set, int count)
{
    const ChVerifier *const verifier = shown->verifier;

    return ch_premise_count(verifier, premise, set) == count &&
           ch_premise_count(verifier, premise, &verifier->open) == count;
}

/* Whether two digits of a set, which has one more than cells, are the nodes. */
static bool is_of_set(const ChShown *shown, const ChVerifySet *set, const ChCandidateSet *from,
                      const ChCandidateSet *to)
{
    int found = 0;

    if (ch_count(set->digits) != ch_cells_count(set->cells) + 1)
        return false;
    for (unsigned digits = set->digits; digits != 0; digits &= digits - 1) {
        const ChCandidateSet part = ch_shown_part(shown, set, ch_lowest(digits));
        found |= are_equal(&part, from) ? 1 : are_equal(&part, to) ? 2 : 0;
    }
    return found == 3;
}

static bool is_strong(const ChShown *shown, const Link *link)
{
    const ChCandidateSet both = ch_candidates_or(&link->from, &link->to);
    const ChStepRecord *const step = shown->step;
    const int count = ch_candidates_count(&both);

    for (size_t i = 0; i < step->constraint_count; i++)
        if (is_all_of(shown, step->constraint[i], &both, count))
            return true;
    for (size_t i = 0; i < step->deadly_count; i++)
        if (is_all_of(shown, CH_CONSTRAINTS + (int)i, &both, count))
            return true;
    for (int i = 0; i < shown->set_count; i++)
        if (is_of_set(shown, &shown->verifier->at.set[i], &link->from, &link->to))
            return true;
    return false;
}

static bool is_so(const ChShown *shown, const Link *link)
{
    const ChCandidateSet *const open = &shown->verifier->open;

    return !is_empty(&link->from) && !is_empty(&link->to) &&
           ch_candidates_within(&link->from, open) && ch_candidates_within(&link->to, open) &&
           (link->strong ? is_strong(shown, link) : ch_all_conflict(&link->from, &link->to));
}

/* ---- does it go on? ---- */

/* Whether the node is the end of an earlier strong link. */
static bool is_end(const Chain *chain, const Link *link)
{
    Link earlier;

    for (const ChMark *mark = chain->first; mark < link->mark; mark = find_link(mark, link->mark)) {
        mark = read_link(mark, link->mark, &earlier);
        if (earlier.strong && are_equal(&earlier.to, &link->from))
            return true;
    }
    return false;
}

static bool goes_on(const Chain *chain, const Link *link)
{
    if (link->mark == chain->first || chain->is_loose)
        return true;
    if (link->strong)
        return (chain->was_strong && ch_shown_has(chain->shown, CH_ROLE_CELL)) ||
               ch_candidates_within(&link->from, &chain->closed);
    const ChCandidateSet known = ch_candidates_or(&chain->made, &chain->cases);
    return ch_candidates_within(&link->from, &known) || is_end(chain, link);
}

static void note(Chain *chain, const Link *link)
{
    chain->was_strong = link->strong;
    if (!link->strong)
        chain->closed = ch_candidates_or(&chain->closed, &link->to);
    else if (ch_candidates_count(&link->to) == 1)
        chain->made = ch_candidates_or(&chain->made, &link->to);
}

/* ---- the chain ---- */

static void add_digits(ChCandidateSet *set, int cell, unsigned digits)
{
    for (; digits != 0; digits &= digits - 1)
        ch_candidates_add(set, CH_CANDIDATE(cell, ch_lowest(digits)));
}

/* The cases of a verity: what may be true in the pivot, or in the houses. */
static void add_cases(Chain *chain, const ChMark *mark)
{
    if (mark->role == CH_ROLE_PIVOT)
        add_digits(&chain->cases, mark->thing, CH_ALL_NINE);
    for (int place = 0; mark->role == CH_ROLE_HOUSE && place < 9; place++)
        add_digits(&chain->cases, ch_house_cell[mark->thing][place], chain->shown->digits);
}

/* Adds the only open candidate of a premise. */
static void add_single(Chain *chain, int constraint)
{
    const ChVerifier *const verifier = chain->shown->verifier;

    if (ch_premise_count(verifier, constraint, &verifier->open) != 1)
        return;
    for (int i = 0; i < 9; i++)
        if (ch_candidates_has(&verifier->open, ch_constraint_candidate(constraint, i)))
            ch_candidates_add(&chain->made, ch_constraint_candidate(constraint, i));
}

static Chain chain_of(ChShown *shown)
{
    const ChStepRecord *const step = shown->step;
    const ChMark *const end = ch_marks_end(step);
    Chain chain = {.shown = shown,
                   .is_loose = ch_shown_has(shown, CH_ROLE_INNER),
                   .first = find_link(step->mark, end)};
    Link link;
    bool weak = false;

    for (int cell = 0; cell < CH_CELLS; cell++)
        add_digits(&chain.made, cell, shown->concluded[cell]);
    chain.closed = chain.made;
    for (const ChMark *mark = step->mark; mark < end; mark++)
        add_cases(&chain, mark);
    for (size_t i = 0; i < step->constraint_count; i++)
        add_single(&chain, step->constraint[i]);
    for (const ChMark *mark = chain.first; mark < end; mark = find_link(mark, end)) {
        mark = read_link(mark, end, &link);
        weak |= !link.strong;
    }
    chain.is_loose |= !weak;
    return chain;
}

bool ch_check_links(ChShown *shown)
{
    ChVerifier *const verifier = shown->verifier;
    const ChStepRecord *const step = shown->step;
    const ChMark *const end = ch_marks_end(step);
    const uint64_t work = 1 + step->constraint_count + 16 * (uint64_t)shown->set_count;
    uint64_t links = 0;
    Link link;

    if (!ch_shown_has(shown, CH_ROLE_LINK_FROM))
        return true;
    Chain chain = chain_of(shown);
    for (const ChMark *mark = chain.first; mark < end; mark = find_link(mark, end)) {
        mark = read_link(mark, end, &link);
        const int first = ch_candidates_next(&link.from, 0);
        if (!ch_charge(verifier, work + ++links))
            return false;
        if (!is_so(shown, &link))
            return ch_refute_placed(verifier, CH_REASON_LINK, first < 0 ? 0 : first);
        if (!goes_on(&chain, &link))
            return ch_refute_placed(verifier, CH_REASON_LINK_ORDER, first);
        note(&chain, &link);
    }
    return true;
}
