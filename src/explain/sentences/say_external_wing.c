/* say_external_wing.c - wings from the guardians outside of a rectangle: what each leads to.
 *
 * SPDX-License-Identifier: MIT
 */
#include "say_external.h"

/* What some of the guardians, all of one digit, lead to. */
typedef struct Branch {
    int digit;
    ChList seen;   /* the guardians */
    ChList cells;  /* see them all, and lose the digit */
    unsigned rest; /* what the cells of the premises have left */
    int house;     /* that of a conjugate pair; CH_HOUSES where there is none */
    ChList ends;   /* those that then have the digit of all */
} Branch;

typedef struct Wing {
    ChExternalText external;
    int end; /* the digit of all ends */
    int count;
    Branch branch[2];
    ChList own; /* guardians that are ends themselves */
    ChList ends;
} Wing;

/* Returns the guardians of a digit that see all places of it among the cells. */
static ChList guards_seeing(const ChSentenceContext *context, const Wing *wing, int digit,
                            const ChList *cells)
{
    ChList seeing = {.count = 0};

    for (size_t i = 0; i < wing->external.guardians.count; i++) {
        const uint16_t guardian = wing->external.guardians.item[i];
        bool sees_all = CH_CANDIDATE_DIGIT(guardian) == digit;
        for (size_t k = 0; k < cells->count; k++)
            sees_all =
                sees_all && (!ch_board_has(context->before, CH_CANDIDATE(cells->item[k], digit)) ||
                             ch_conflict(guardian, CH_CANDIDATE(cells->item[k], digit)));
        if (sees_all)
            ch_list_add(&seeing, CH_CANDIDATE_CELL(guardian));
    }
    return seeing;
}

static ChList cells_having(const ChSentenceContext *context, const ChList *cells, int digit)
{
    ChList having = {.count = 0};

    for (size_t i = 0; i < cells->count; i++)
        if (context->before->candidates[cells->item[i]] >> digit & 1)
            ch_list_add(&having, cells->item[i]);
    return having;
}

/* Adds a branch by cells that are left with the rest, one of which is the end. Returns false where
 * nothing leads there. */
static bool add_branch(const ChSentenceContext *context, Wing *wing, int digit, const ChList *cells,
                       int house)
{
    Branch *const branch = &wing->branch[wing->count++];

    *branch = (Branch){.digit = digit, .cells = *cells, .house = house};
    branch->seen = guards_seeing(context, wing, digit, cells);
    for (size_t i = 0; i < cells->count; i++)
        branch->rest |= context->before->candidates[cells->item[i]] & ~(1u << digit) & CH_ALL_NINE;
    if (house == CH_HOUSES)
        branch->ends = cells_having(context, cells, wing->end);
    return branch->seen.count > 0;
}

/* Adds the branch of a conjugate pair of the guardians' digit: one place sees some of them. */
static bool add_pair(const ChSentenceContext *context, Wing *wing, int premise)
{
    ChCandidatePair pair;

    if (!ch_premise_pair(context->before, premise, &pair))
        return false;
    for (int i = 0; i < 2; i++) {
        const ChList near = {.count = 1, .item = {(uint16_t)CH_CANDIDATE_CELL(pair.candidate[i])}};
        const uint16_t far = (uint16_t)CH_CANDIDATE_CELL(pair.candidate[1 - i]);
        ChList ends = {.count = 1, .item = {far}};
        wing->count = 0;
        wing->own.count = 0;
        add_branch(context, wing, wing->end, &near, (premise - CH_CELLS) / 9);
        for (size_t k = 0; k < wing->external.places.count; k++)
            if (!ch_cells_has(&ch_cell_peers[near.item[0]], wing->external.places.item[k]))
                ch_list_add(&wing->own, wing->external.places.item[k]);
        ends = ch_list_union(&ends, &wing->own);
        wing->branch[0].ends = (ChList){.count = 1, .item = {far}};
        if (wing->branch[0].seen.count > 0 &&
            ch_sees_all(CH_CANDIDATE_CELL(context->step->eliminate[0]), &ends))
            return true;
    }
    return false;
}

/* Adds the branch of each cell of two digits. */
static bool add_cells(const ChSentenceContext *context, Wing *wing)
{
    const ChList *const subset = &wing->external.deadly.subset;

    if (subset->count != 2)
        return false;
    for (size_t i = 0; i < 2; i++) {
        const ChList one = {.count = 1, .item = {subset->item[i]}};
        const unsigned digits = context->before->candidates[one.item[0]] & CH_ALL_NINE;
        if (ch_count(digits) != 2 || !(digits >> wing->end & 1) ||
            !add_branch(context, wing, ch_lowest(digits & ~(1u << wing->end)), &one, CH_HOUSES))
            return false;
    }
    return true;
}

/* Adds the branch of an almost locked set. */
static bool add_set(const ChSentenceContext *context, Wing *wing)
{
    const unsigned other = wing->external.guards & ~(1u << wing->end);

    for (size_t i = 0; i < wing->external.guardians.count; i++)
        if (CH_CANDIDATE_DIGIT(wing->external.guardians.item[i]) == wing->end)
            ch_list_add(&wing->own, CH_CANDIDATE_CELL(wing->external.guardians.item[i]));
    return ch_is_single(other) && wing->external.deadly.subset.count > 0 &&
           add_branch(context, wing, ch_lowest(other), &wing->external.deadly.subset, CH_HOUSES);
}

/* Returns the premise whose house has no corner; -1 if there is none. */
static int outer_premise(const ChSentenceContext *context, const Wing *wing)
{
    CH_EACH_CONSTRAINT_FROM(premise, CH_CELLS, &wing->external.premises)
        if (!ch_external_has_corner(context->step->deadly, (premise - CH_CELLS) / 9))
            return premise;
    return -1;
}

static bool read_wing(const ChSentenceContext *context, Wing *wing)
{
    *wing = (Wing){.count = 0};
    if (!ch_read_external(context, &wing->external) || context->step->eliminate_count == 0)
        return false;
    wing->end = CH_CANDIDATE_DIGIT(context->step->eliminate[0]);
    const int pair = outer_premise(context, wing);
    if (pair >= 0                                ? !add_pair(context, wing, pair)
        : wing->external.guards >> wing->end & 1 ? !add_set(context, wing)
                                                 : !add_cells(context, wing))
        return false;
    wing->ends = wing->own;
    for (int i = 0; i < wing->count; i++)
        wing->ends = ch_list_union(&wing->ends, &wing->branch[i].ends);
    return true;
}

/* ---- writing ---- */

static void say_branch(const ChSentenceContext *context, const Wing *wing, const Branch *branch,
                       const char *message)
{
    const ChField field[] = {
        ch_list_field("seen", CH_FIELD_PLACES, &branch->seen),
        ch_list_field("cells", CH_FIELD_CELLS, &branch->cells),
        ch_list_field("floor", CH_FIELD_CELLS, &branch->cells),
        ch_list_field("ends", CH_FIELD_PLACES, &branch->ends),
        ch_field_house("house", branch->house < CH_HOUSES ? branch->house : 0),
        ch_field_digit("digit", branch->digit),
        ch_field_digit("end", wing->end),
        ch_field_digits("digits", branch->rest | 1u << branch->digit),
        ch_field_digits("rest", branch->rest),
        ch_field_choice("either", branch->rest | 1u << branch->digit),
    };

    ch_say_next(context, message, CH_FIELDS(field));
}

static void say_cells(const ChSentenceContext *context, const Wing *wing)
{
    for (int i = 0; i < wing->count; i++)
        say_branch(context, wing, &wing->branch[i],
                   wing->branch[i].house < CH_HOUSES
                       ? N_("In {house} the {digit} is only in {cells} and {ends}.")
                   : wing->branch[i].cells.count > 1 ? N_("{cells} have only {digits}.")
                                                     : N_("{floor} can only be {either}."));
}

static void say_ends(const ChSentenceContext *context, const Wing *wing)
{
    const ChField field[] = {
        ch_list_field("own", CH_FIELD_PLACES, &wing->own),
        ch_list_field("ends", CH_FIELD_PLACES, &wing->ends),
        ch_field_digit("end", wing->end),
    };

    for (int i = 0; i < wing->count; i++)
        say_branch(context, wing, &wing->branch[i],
                   wing->branch[i].house < CH_HOUSES
                       ? N_("If {seen} is {digit}, {cells} is not, so {ends} is.")
                   : wing->branch[i].cells.count > 1
                       ? N_("If {seen} is {digit}, these cells are not, and only {rest} are left "
                            "for them. So {ends} is {end}.")
                       : N_("If {seen} is {digit}, {floor} is {end}."));
    if (wing->own.count > 0)
        ch_say_next(context, N_("Otherwise {own} itself is {end}."), CH_FIELDS(field));
    ch_say_next(context, N_("In each case {ends} is {end}."), CH_FIELDS(field));
    ch_say_targets(context, wing->end, &wing->ends);
}

bool ch_say_external_wing(const ChSentenceContext *context)
{
    Wing wing;

    if (!read_wing(context, &wing))
        return false;
    if (context->part == CH_PART_ASK) {
        ch_say(context, N_("What follows from each of these places?"), NULL, 0);
        return true;
    }
    if (context->part == CH_PART_WHY) {
        ch_say_external_guardians(context, &wing.external);
        say_ends(context, &wing);
        return true;
    }
    if (context->part != CH_PART_SEE)
        return ch_look_for_external(context, &wing.external);
    ch_say_external_pattern(context, &wing.external);
    say_cells(context, &wing);
    return true;
}
