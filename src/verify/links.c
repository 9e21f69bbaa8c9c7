/* links.c - the check of the links of a pattern: each link must be valid, and continue the chain.
 *
 *      r1c1=4 =strong= r1c5=4 --weak-- r7c5=4      if r1c1=4 is false, r1c5=4 is true,
 *                                                  so r7c5=4 is false
 *
 * A node is one candidate or a group of them.  A strong link is valid when its two nodes are all
 * the open candidates of a premise, or two digits of an almost locked set, or all the fins of an
 * almost fish, which has one cover fewer than bases.  A weak link is valid when each candidate of
 * one node conflicts with each of the other.
 *
 * SPDX-License-Identifier: MIT
 */
#include "core.h"
#include "shown.h"

/* A link between two nodes, as the marks of the pattern give it. */
typedef struct Link {
    const ChMark *mark; /* the first mark of the link */
    ChCandidateSet from;
    ChCandidateSet to;
    bool strong;
} Link;

/* The candidates known from the conclusions, the premises and the links read so far. */
typedef struct Chain {
    ChShown *shown;
    ChCandidateSet closed;     /* false by a weak link, or a conclusion */
    ChCandidateSet known_true; /* true by a strong link or a premise, or a conclusion */
    ChCandidateSet cases;      /* the cases of a verity */
    bool is_unordered;         /* the links need not continue one another */
    const ChMark *first;       /* the first mark of the first link */
    bool was_strong;           /* the previous link is strong */
} Chain;

static bool is_link_mark(const ChMark *mark)
{
    return mark->role == CH_ROLE_LINK_FROM || mark->role == CH_ROLE_LINK_TO ||
           mark->role == CH_ROLE_LINK_STRONG;
}

/* Returns the first mark of a link at or after MARK, or END. */
static const ChMark *find_link(const ChMark *mark, const ChMark *end)
{
    while (mark < end && !is_link_mark(mark))
        mark++;
    return mark;
}

/* Reads the link that begins at a mark; returns the mark after its last one. */
static const ChMark *read_link(const ChMark *mark, const ChMark *end, Link *link)
{
    const uint16_t group = mark->group;

    *link = (Link){.mark = mark};
    for (; mark < end && is_link_mark(mark) && mark->group == group; mark++) {
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

/* ---- validity of a link ---- */

/* Reports whether the open candidates of a premise are exactly those of a set of COUNT
 * candidates. */
static bool equals_open_candidates(const ChShown *shown, int premise, const ChCandidateSet *set,
                                   int count)
{
    const ChVerifier *const verifier = shown->verifier;

    return ch_premise_count(verifier, premise, set) == count &&
           ch_premise_count(verifier, premise, &verifier->open) == count;
}

/* Reports whether the two nodes are two digits of an almost locked set (one more digit than
 * cells). */
static bool are_digits_of_als(const ChShown *shown, const ChVerifySet *set,
                              const ChCandidateSet *from, const ChCandidateSet *to)
{
    int found = 0;

    if (ch_count(set->digits) != ch_cells_count(set->cells) + 1)
        return false;
    CH_EACH_DIGIT(digit, set->digits) {
        const ChCandidateSet part = ch_shown_part(shown, set, digit);
        found |= are_equal(&part, from) ? 1 : are_equal(&part, to) ? 2 : 0;
    }
    return found == 3;
}

static bool is_premise(const ChStepRecord *step, int constraint)
{
    for (size_t i = 0; i < step->constraint_count; i++)
        if (step->constraint[i] == constraint)
            return true;
    return false;
}

/* Reports whether a set has all open places of the pattern's digit that its houses, which must be
 * premises without a common place, have outside of covers that are one fewer. */
static bool are_fins(const ChShown *shown, const ChCandidateSet *set)
{
    const ChStepRecord *const step = shown->step;
    ChCandidateSet fins = {{0}}, places = {{0}};
    ChCellSet covered = {{0}};
    int surplus = 0;

    if (ch_count(shown->digits) != 1 || !ch_shown_has(shown, CH_ROLE_COVER))
        return false;
    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++)
        if (mark->role == CH_ROLE_COVER) {
            covered = ch_cells_or(covered, ch_house_cells[mark->thing]);
            surplus--;
        }
    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++) {
        if (mark->role != CH_ROLE_HOUSE)
            continue;
        const int base = CH_HOUSE_CONSTRAINT(mark->thing, ch_lowest(shown->digits));
        if (!is_premise(step, base) || ch_premise_count(shown->verifier, base, &places) > 0)
            return false;
        surplus++;
        for (int i = 0; i < 9; i++) {
            const int candidate = ch_constraint_candidate(base, i);
            if (!ch_candidates_has(&shown->verifier->open, candidate))
                continue;
            ch_candidates_add(&places, candidate);
            if (!ch_cells_has(&covered, CH_CANDIDATE_CELL(candidate)))
                ch_candidates_add(&fins, candidate);
        }
    }
    return surplus == 1 && are_equal(&fins, set);
}

static bool is_strong(const ChShown *shown, const Link *link)
{
    const ChCandidateSet both = ch_candidates_or(&link->from, &link->to);
    const ChStepRecord *const step = shown->step;
    const int count = ch_candidates_count(&both);

    for (size_t i = 0; i < step->constraint_count; i++)
        if (equals_open_candidates(shown, step->constraint[i], &both, count))
            return true;
    for (size_t i = 0; i < step->deadly_count; i++)
        if (equals_open_candidates(shown, CH_CONSTRAINTS + (int)i, &both, count))
            return true;
    for (int i = 0; i < shown->set_count; i++)
        if (are_digits_of_als(shown, &shown->verifier->at.set[i], &link->from, &link->to))
            return true;
    return are_fins(shown, &both);
}

static bool is_valid_link(const ChShown *shown, const Link *link)
{
    const ChCandidateSet *const open = &shown->verifier->open;

    return !is_empty(&link->from) && !is_empty(&link->to) &&
           ch_candidates_within(&link->from, open) && ch_candidates_within(&link->to, open) &&
           (link->strong ? is_strong(shown, link) : ch_all_conflict(&link->from, &link->to));
}

/* ---- continuation of the chain ---- */

/* Reports whether the first node of a link is the end of an earlier strong link. */
static bool follows_strong_link(const Chain *chain, const Link *link)
{
    Link earlier;

    for (const ChMark *mark = chain->first; mark < link->mark; mark = find_link(mark, link->mark)) {
        mark = read_link(mark, link->mark, &earlier);
        if (earlier.strong && are_equal(&earlier.to, &link->from))
            return true;
    }
    return false;
}

/* Reports whether a link continues the chain.  A strong link must start from closed candidates, a
 * weak link from true ones, from cases or from the end of a strong link.  In a pattern with the
 * role CELL a strong link may also follow a strong link. */
static bool continues_chain(const Chain *chain, const Link *link)
{
    if (link->mark == chain->first || chain->is_unordered)
        return true;
    if (link->strong)
        return (chain->was_strong && ch_shown_has(chain->shown, CH_ROLE_CELL)) ||
               ch_candidates_within(&link->from, &chain->closed);
    const ChCandidateSet known = ch_candidates_or(&chain->known_true, &chain->cases);
    return ch_candidates_within(&link->from, &known) || follows_strong_link(chain, link);
}

/* Adds the second node of a valid link to the known candidates: a weak link closes it, and a strong
 * link makes it true when it is a single candidate. */
static void add_link_end(Chain *chain, const Link *link)
{
    chain->was_strong = link->strong;
    if (!link->strong)
        chain->closed = ch_candidates_or(&chain->closed, &link->to);
    else if (ch_candidates_count(&link->to) == 1)
        chain->known_true = ch_candidates_or(&chain->known_true, &link->to);
}

/* ---- the chain ---- */

static void add_digits(ChCandidateSet *set, int cell, unsigned digits)
{
    CH_EACH_DIGIT(digit, digits)
        ch_candidates_add(set, CH_CANDIDATE(cell, digit));
}

/* Adds the cases of a verity: the candidates of the pivot, those of the houses, or guardians. */
static void add_cases(Chain *chain, const ChMark *mark)
{
    if (mark->role == CH_ROLE_PIVOT)
        add_digits(&chain->cases, mark->thing, CH_ALL_NINE);
    if (mark->role == CH_ROLE_GUARDIAN)
        ch_candidates_add(&chain->cases, mark->thing);
    for (int place = 0; mark->role == CH_ROLE_HOUSE && place < 9; place++)
        add_digits(&chain->cases, ch_house_cell[mark->thing][place], chain->shown->digits);
}

/* Adds the open candidate of a premise that has only one. */
static void add_single(Chain *chain, int constraint)
{
    const ChVerifier *const verifier = chain->shown->verifier;

    if (ch_premise_count(verifier, constraint, &verifier->open) != 1)
        return;
    for (int i = 0; i < 9; i++)
        if (ch_candidates_has(&verifier->open, ch_constraint_candidate(constraint, i)))
            ch_candidates_add(&chain->known_true, ch_constraint_candidate(constraint, i));
}

/* Returns the chain before its first link.  Its links are unordered when the pattern has inner
 * candidates, or no weak link. */
static Chain make_chain(ChShown *shown)
{
    const ChStepRecord *const step = shown->step;
    const ChMark *const end = ch_marks_end(step);
    Chain chain = {.shown = shown,
                   .is_unordered = ch_shown_has(shown, CH_ROLE_INNER),
                   .first = find_link(step->mark, end)};
    Link link;
    bool weak = false;

    for (int cell = 0; cell < CH_CELLS; cell++)
        add_digits(&chain.known_true, cell, shown->concluded[cell]);
    chain.closed = chain.known_true;
    for (const ChMark *mark = step->mark; mark < end; mark++)
        add_cases(&chain, mark);
    for (size_t i = 0; i < step->constraint_count; i++)
        add_single(&chain, step->constraint[i]);
    for (const ChMark *mark = chain.first; mark < end; mark = find_link(mark, end)) {
        mark = read_link(mark, end, &link);
        weak |= !link.strong;
    }
    chain.is_unordered |= !weak;
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
    Chain chain = make_chain(shown);
    for (const ChMark *mark = chain.first; mark < end; mark = find_link(mark, end)) {
        mark = read_link(mark, end, &link);
        const int first = ch_candidates_next(&link.from, 0);
        if (!ch_charge(verifier, work + ++links))
            return false;
        if (!is_valid_link(shown, &link))
            return ch_refute_placed(verifier, CH_REASON_LINK, first < 0 ? 0 : first);
        if (!continues_chain(&chain, &link))
            return ch_refute_placed(verifier, CH_REASON_LINK_ORDER, first);
        add_link_end(&chain, &link);
    }
    return true;
}
