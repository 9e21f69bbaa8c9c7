/* marks.c - the check that the marks of a pattern belong to its step.
 *
 * The pattern may only show things that occur among the candidates of the step: its conclusions and
 * the open candidates of its premises and in the cells of its deadly patterns.  Patterns with some
 * combinations of roles must show all open candidates of the premises.
 *
 * SPDX-License-Identifier: MIT
 */
#include "shown.h"

#include "core.h"

#include <string.h>

/* Reports whether a house has a candidate of the step, or a cell that the pattern shows. */
static bool is_near_house(const ChShown *shown, int house)
{
    for (int place = 0; place < 9; place++) {
        const int cell = ch_house_cell[house][place];
        if (shown->known[cell] != 0 || ch_cells_has(&shown->cells, cell))
            return true;
    }
    return false;
}

/* ---- the things shown ---- */

/* Checks a cell in `cells` or `pivot`.  An exocet shows both targets; its premises may need only
 * one of them. */
static bool check_cell(const ChShown *shown, int cell)
{
    ChVerifier *const verifier = shown->verifier;
    const bool is_exocet =
        ch_shown_has(shown, CH_ROLE_PIVOT) &&
        (ch_shown_has(shown, CH_ROLE_HOUSE) || ch_shown_has(shown, CH_ROLE_COVER));
    const bool fits = ch_shown_has(shown, CH_ROLE_DIGIT) && !is_exocet
                          ? shown->known[cell] != 0 || ch_shown_is_near(shown, cell)
                          : verifier->digit[cell] == CH_NO_DIGIT;

    return fits || ch_refute_cell(verifier, CH_REASON_UNRELATED, cell);
}

static bool has_candidate(const ChDigitsOf set, int candidate)
{
    return (set[CH_CANDIDATE_CELL(candidate)] >> CH_CANDIDATE_DIGIT(candidate) & 1) != 0;
}

static bool check_candidate(const ChShown *shown, const ChDigitsOf set, int candidate)
{
    return (has_candidate(set, candidate) &&
            ch_candidates_has(&shown->verifier->open, candidate)) ||
           ch_refute_placed(shown->verifier, CH_REASON_UNRELATED, candidate);
}

/* Checks a guardian: a candidate of the step, or one that is left in a cell that loses others. */
static bool check_guardian(const ChShown *shown, int candidate)
{
    const bool is_left = shown->concluded[CH_CANDIDATE_CELL(candidate)] != 0 &&
                         ch_candidates_has(&shown->verifier->open, candidate);

    return is_left || check_candidate(shown, shown->known, candidate);
}

static bool check_mark(const ChShown *shown, const ChMark *mark)
{
    ChVerifier *const verifier = shown->verifier;
    const bool is_net = ch_shown_has(shown, CH_ROLE_TARGET); /* whose cases it may not need */

    switch (mark->role) {
    case CH_ROLE_CELL:
    case CH_ROLE_PIVOT:
        return check_cell(shown, mark->thing);
    case CH_ROLE_DIGIT:
        return is_net || (shown->known_digits >> mark->thing & 1) != 0 ||
               ch_refute_number(verifier, CH_REASON_UNRELATED, mark->thing + 1u);
    case CH_ROLE_HOUSE:
    case CH_ROLE_COVER:
        return is_net || is_near_house(shown, mark->thing) ||
               ch_refute_house(verifier, CH_REASON_UNRELATED, mark->thing);
    case CH_ROLE_TARGET:
        return check_candidate(shown, shown->concluded, mark->thing);
    case CH_ROLE_FIN:
    case CH_ROLE_ENDOFIN:
    case CH_ROLE_INNER:
    case CH_ROLE_COLOUR:
        return check_candidate(shown, shown->known, mark->thing);
    case CH_ROLE_GUARDIAN:
        return check_guardian(shown, mark->thing);
    default:
        return true;
    }
}

/* Reports whether the pattern shows a guardian outside of the cells of the only deadly pattern. */
static bool has_guardian_outside(const ChShown *shown)
{
    const ChStepRecord *const step = shown->step;

    for (size_t i = 0; i < step->mark_count && step->deadly_count == 1; i++)
        if (step->mark[i].role == CH_ROLE_GUARDIAN &&
            step->deadly->digits[CH_CANDIDATE_CELL(step->mark[i].thing)] == 0)
            return true;
    return false;
}

/* Reports whether a premise is about a house with a cell of the deadly pattern. */
static bool meets_pattern(const ChStepRecord *step, int premise)
{
    for (int place = 0; place < 9 && premise >= CH_CELLS; place++)
        if (step->deadly->digits[ch_house_cell[(premise - CH_CELLS) / 9][place]] != 0)
            return true;
    return false;
}

/* Returns the candidates of the pattern's digits that the houses of the premises have outside of
 * its cells, if they have such cells. */
static ChCandidateSet guardians_outside(const ChShown *shown)
{
    const ChStepRecord *const step = shown->step;
    ChCandidateSet guardians = {{0}};
    unsigned digits = 0;

    for (int cell = 0; cell < CH_CELLS; cell++)
        digits |= step->deadly->digits[cell];
    for (size_t i = 0; i < step->constraint_count; i++)
        for (uint32_t k = 0; k < CH_DIGITS && meets_pattern(step, step->constraint[i]); k++) {
            const int candidate = ch_premise_candidate(shown->verifier, step->constraint[i], k);
            if (candidate >= 0 && (digits >> CH_CANDIDATE_DIGIT(candidate) & 1) != 0 &&
                step->deadly->digits[CH_CANDIDATE_CELL(candidate)] == 0)
                ch_candidates_add(&guardians, candidate);
        }
    return guardians;
}

/* Checks that the guardians of deadly patterns are exactly the open candidates in their cells
 * outside of the patterns, or else those of their digits outside of the cells. */
static bool check_guardians(const ChShown *shown)
{
    ChVerifier *const verifier = shown->verifier;
    const ChStepRecord *const step = shown->step;
    ChCandidateSet missing = {{0}};

    if (!ch_shown_has(shown, CH_ROLE_GUARDIAN) || step->deadly_count == 0)
        return true;
    if (has_guardian_outside(shown))
        missing = guardians_outside(shown);
    else
        for (size_t i = 0; i < step->deadly_count; i++)
            missing = ch_candidates_or(&missing, &verifier->outside[i]);
    missing = ch_candidates_and(&missing, &verifier->open);
    for (size_t i = 0; i < step->mark_count; i++) {
        const int candidate = step->mark[i].thing;
        if (step->mark[i].role != CH_ROLE_GUARDIAN)
            continue;
        if (!ch_candidates_has(&missing, candidate))
            return ch_refute_placed(verifier, CH_REASON_UNRELATED, candidate);
        ch_candidates_remove(&missing, candidate);
    }
    const int left = ch_candidates_next(&missing, 0);
    return left < 0 || ch_refute_placed(verifier, CH_REASON_INCOMPLETE, left);
}

/* ---- completeness ---- */

/* Reports whether the roles of the pattern require it to show all open candidates of the
 * premises. */
static bool must_be_complete(const ChShown *shown)
{
    enum {
        HOUSES = 1 << CH_ROLE_HOUSE,
        SETS = 1 << CH_ROLE_SET_CELL,
        EXEMPT = 1 << CH_ROLE_TARGET | 1 << CH_ROLE_INNER | 1 << CH_ROLE_COLOUR,
        EXEMPT_WITH_HOUSES = 1 << CH_ROLE_PIVOT | 1 << CH_ROLE_GUARDIAN,
        EXEMPT_WITH_SETS = 1 << CH_ROLE_CELL | 1 << CH_ROLE_COVER | 1 << CH_ROLE_PIVOT,
        MIRRORS = 1 << CH_ROLE_PIVOT | 1 << CH_ROLE_COVER, /* an exocet without cross-lines */
        WITH_DIGITS = 1 << CH_ROLE_PIVOT | 1 << CH_ROLE_GUARDIAN | SETS
    };
    const uint32_t roles = shown->roles;
    int houses = 0;

    if ((roles & EXEMPT) != 0 || (roles & MIRRORS) == MIRRORS ||
        ((roles & HOUSES) != 0 && (roles & EXEMPT_WITH_HOUSES) != 0) ||
        ((roles & SETS) != 0 && (roles & EXEMPT_WITH_SETS) != 0))
        return false;
    if (ch_shown_has(shown, CH_ROLE_LINK_FROM))
        return true;
    if (!ch_shown_has(shown, CH_ROLE_DIGIT))
        return false;
    for (size_t i = 0; i < shown->step->mark_count; i++)
        houses += shown->step->mark[i].role == CH_ROLE_HOUSE;
    return (roles & WITH_DIGITS) != 0 || (ch_shown_has(shown, CH_ROLE_CELL) && houses > 0 &&
                                          shown->step->constraint_count == (size_t)houses &&
                                          (houses == 1 || ch_shown_has(shown, CH_ROLE_COVER)));
}

/* Adds the candidates that a mark shows. */
static void add_shown(const ChShown *shown, const ChMark *mark, ChDigitsOf all)
{
    switch (mark->role) {
    case CH_ROLE_CELL:
    case CH_ROLE_PIVOT:
        all[mark->thing] |= (uint16_t)shown->digits;
        break;
    case CH_ROLE_FIN:
    case CH_ROLE_ENDOFIN:
    case CH_ROLE_GUARDIAN:
    case CH_ROLE_LINK_FROM:
    case CH_ROLE_LINK_TO:
        ch_digits_of_add(all, mark->thing);
        break;
    default:
        break;
    }
}

/* Checks that the pattern shows all open candidates of the premises. */
static bool check_complete(const ChShown *shown)
{
    ChVerifier *const verifier = shown->verifier;
    ChDigitsOf all;

    memcpy(all, shown->concluded, sizeof all);
    for (size_t i = 0; i < shown->step->mark_count; i++)
        add_shown(shown, &shown->step->mark[i], all);
    for (int i = 0; i < shown->set_count; i++) {
        const ChVerifySet *const set = &verifier->at.set[i];
        CH_EACH_CELL(cell, set->cells)
            all[cell] |= set->digits;
    }
    for (int cell = 0; cell < CH_CELLS; cell++) {
        const unsigned hidden = shown->premised[cell] & ~(unsigned)all[cell];
        if (hidden != 0)
            return ch_refute_placed(verifier, CH_REASON_INCOMPLETE,
                                    CH_CANDIDATE(cell, ch_lowest(hidden)));
    }
    return true;
}

bool ch_check_shown(ChVerifier *verifier)
{
    ChShown shown = ch_shown_of(verifier);

    for (size_t i = 0; i < shown.step->mark_count; i++)
        if (!ch_charge(verifier, 1) || !check_mark(&shown, &shown.step->mark[i]))
            return false;
    return check_guardians(&shown) && ch_check_sets(&shown) && ch_check_links(&shown) &&
           (!must_be_complete(&shown) || check_complete(&shown));
}
