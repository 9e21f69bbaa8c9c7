/* wings_chained.c - W-, M-, S-, L- and H-wing: chains of three strong links.
 *
 * A strong link is a bivalue cell (V), or a digit with two places in a house (L). Two links are
 * joined where an end of one and an end of the other cannot both be true. These ends are the same
 * digit in cells that see each other (-), or two digits in one cell (*). Therefore at least one of
 * the chain's two outer ends is true:
 *
 *      W-wing   V - L - V   (a=b)p - (b)q=(b)r - (b=a)s       outer ends: the same digit
 *      M-wing   V - L * L   (a=b)p - (b)q=(b)r * (c)r=(c)s    often c is a
 *      S-wing   L - V - L   (a)p=(a)q - (a=b)r - (b)s=(b)t
 *      L-wing   L * L - L   (a)p=(a)q * (b)q=(b)r - (b)s=(b)t
 *               L * L * L   (a)p=(a)q * (b)q=(b)r * (c)r=(c)s
 *      H-wing   V - L - L   (a=b)p - (b)q=(b)r - (b)s=(b)t
 *               V - V - L   (a=b)p - (b=c)q - (c)r=(c)s       three digits
 *
 * (L - L - L has a single digit, V - V - V is an XY-chain.) A candidate that conflicts with both
 * outer ends is removed. The two places of a link may be groups within a triad: then the wing is
 * grouped.
 *
 * Two kinds of elimination would need only a part of the chain, and are skipped: candidates in a
 * cell of the chain, and the digit of the other end in a V at the end.
 *
 * SPDX-License-Identifier: MIT
 */
#include "deduction.h"
#include "finders.h"
#include "premises.h"
#include "wings.h"
#include "wings_choices.h"

/* A kind of wing, read from its middle link: the links before and after it, and how they are
 * joined. */
typedef struct Shape {
    bool middle_is_cell;
    bool first_is_cell;
    bool last_is_cell;
    ChWingJoint first_joint;
    ChWingJoint last_joint;
    bool both_ways; /* differs when read backwards */
} Shape;

static const Shape W = {false, true, true, CH_SAME_DIGIT, CH_SAME_DIGIT, false};
static const Shape S = {true, false, false, CH_SAME_DIGIT, CH_SAME_DIGIT, false};
static const Shape M = {false, true, false, CH_SAME_DIGIT, CH_SAME_CELL, true};
static const Shape L_MIXED = {false, false, false, CH_SAME_CELL, CH_SAME_DIGIT, true};
static const Shape L_CELLS = {false, false, false, CH_SAME_CELL, CH_SAME_CELL, false};
static const Shape H_PLACES = {false, true, false, CH_SAME_DIGIT, CH_SAME_DIGIT, true};
static const Shape H_CELLS = {true, true, false, CH_SAME_DIGIT, CH_SAME_DIGIT, true};

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    ChWingLinks links;
    int technique;
    Shape shape;
} Search;

/* ---- conclusions ---- */

/* Three links; the first and the last have their inner ends first. */
typedef struct Wing {
    ChWingLink first;
    ChWingLink middle;
    ChWingLink last;
} Wing;

static ChCellSet passed_by(const Wing *wing)
{
    return ch_cells_or(
        ch_cells_or(ch_wing_link_cells(&wing->first, 0), ch_wing_link_cells(&wing->last, 0)),
        ch_cells_or(ch_wing_link_cells(&wing->middle, 0), ch_wing_link_cells(&wing->middle, 1)));
}

/* Returns true if an outer end lies in a cell of the inner chain. */
static bool meets_itself(const Wing *wing)
{
    const ChCellSet passed = passed_by(wing);

    return (wing->first.bilocal != NULL &&
            ch_cells_meet(ch_wing_link_cells(&wing->first, 1), passed)) ||
           (wing->last.bilocal != NULL &&
            ch_cells_meet(ch_wing_link_cells(&wing->last, 1), passed));
}

/* Returns true if the end HERE is a single cell that has the digit of the end THERE and sees that
 * end. */
static bool loses_across(const Search *search, const ChWingLink *here, const ChWingLink *there)
{
    const ChCellSet cells = ch_wing_link_cells(here, 1);

    return here->bilocal != NULL && ch_cells_within(cells, ch_wing_link_seen(there, 1)) &&
           ch_cells_within(cells, search->links.open[there->digit[1]]) &&
           ch_cells_count(cells) == 1;
}

/* Returns the cells that lose the digit of both outer ends. */
static ChCellSet targets_of(const Search *search, const Wing *wing)
{
    return ch_cells_minus(ch_cells_and(ch_cells_and(ch_wing_link_seen(&wing->first, 1),
                                                    ch_wing_link_seen(&wing->last, 1)),
                                       search->links.open[wing->first.digit[1]]),
                          passed_by(wing));
}

static void add_wing_eliminations(const Search *search, const Wing *wing, ChDeduction *deduction)
{
    const ChBoard *const board = search->input->board;
    const int digit = wing->first.digit[1];
    const int other = wing->last.digit[1];
    const ChCellSet here = ch_wing_link_cells(&wing->first, 1);
    const ChCellSet there = ch_wing_link_cells(&wing->last, 1);

    if (digit == other) {
        ch_add_eliminations(deduction, board, targets_of(search, wing), digit);
        return;
    }
    if (ch_cells_equal(here, there)) {
        ch_add_cell_eliminations(deduction, board, ch_cells_first(here),
                                 CH_ALL_NINE & ~(1u << digit) & ~(1u << other));
        return;
    }
    if (loses_across(search, &wing->first, &wing->last))
        ch_add_eliminations(deduction, board, here, other);
    if (loses_across(search, &wing->last, &wing->first))
        ch_add_eliminations(deduction, board, there, digit);
}

/* Returns true if the wing has an elimination. */
static bool has_eliminations(const Search *search, const Wing *wing)
{
    const ChCellSet here = ch_wing_link_cells(&wing->first, 1);
    const ChCellSet there = ch_wing_link_cells(&wing->last, 1);

    if (wing->first.digit[1] == wing->last.digit[1])
        return !ch_cells_meet(here, there) && !ch_cells_empty(targets_of(search, wing));
    if (ch_cells_equal(here, there))
        return ch_cells_count(here) == 1 &&
               !ch_cells_has(&search->links.bivalue, ch_cells_first(here));
    return loses_across(search, &wing->first, &wing->last) ||
           loses_across(search, &wing->last, &wing->first);
}

static uint32_t link_seed(const ChWingLink *link)
{
    const ChStrongLink *const bilocal = link->bilocal;

    if (bilocal == NULL)
        return ch_wing_seed_cell(link->cell, link->digit[0], link->digit[1]);
    return ch_wing_seed_ways(bilocal->house, link->digit[0], bilocal->places[link->side]);
}

static void add_link_premise(ChDeduction *deduction, const ChWingLink *link)
{
    ch_add_premise(deduction, link->bilocal == NULL
                                  ? CH_CELL_CONSTRAINT(link->cell)
                                  : CH_HOUSE_CONSTRAINT(link->bilocal->house, link->digit[0]));
}

static bool is_same(const ChWingLink *one, const ChWingLink *other)
{
    return one->bilocal == other->bilocal && (one->bilocal != NULL || one->cell == other->cell);
}

static bool try_wing(const Search *search, const Wing *wing)
{
    if (!has_eliminations(search, wing) || meets_itself(wing) ||
        is_same(&wing->first, &wing->last) || is_same(&wing->first, &wing->middle) ||
        is_same(&wing->last, &wing->middle))
        return false;

    ChDeduction deduction = ch_deduction(search->technique);
    add_wing_eliminations(search, wing, &deduction);
    add_link_premise(&deduction, &wing->first);
    add_link_premise(&deduction, &wing->middle);
    add_link_premise(&deduction, &wing->last);
    deduction.detail.seed[0] = link_seed(&wing->first);
    deduction.detail.seed[1] = link_seed(&wing->middle);
    deduction.detail.seed[2] = link_seed(&wing->last);
    return ch_is_minimal(&deduction, search->input->board) && ch_report(&deduction, search->sink);
}

/* ---- the search ---- */

/* Returns true if three links qualify: one has a group if the wing is grouped, and one is fresh. */
static inline bool qualifies(const Search *search, const ChWingLink *first,
                             const ChWingLink *middle, const ChWingLink *last)
{
    return (!search->links.grouped || first->group || middle->group || last->group) &&
           (first->fresh || middle->fresh || last->fresh);
}

/* Returns true if a middle link may have qualifying neighbours. */
static bool may_qualify(const Search *search, const ChWingLink *middle)
{
    const Shape *const shape = &search->shape;

    return middle->fresh ||
           ch_wing_link_has_fresh_next(&search->links, middle, 0, shape->first_is_cell,
                                       shape->first_joint) ||
           ch_wing_link_has_fresh_next(&search->links, middle, 1, shape->last_is_cell,
                                       shape->last_joint);
}

static bool try_middle(const Search *search, ChWingLink middle)
{
    const Shape *const shape = &search->shape;
    ChWingLink first[CH_MOST_NEXT];
    ChWingLink last[CH_MOST_NEXT];

    if (!may_qualify(search, &middle))
        return false;
    const int firsts = ch_wing_link_next(&search->links, &middle, 0, shape->first_is_cell,
                                         shape->first_joint, first);
    const int lasts = firsts > 0 ? ch_wing_link_next(&search->links, &middle, 1,
                                                     shape->last_is_cell, shape->last_joint, last)
                                 : 0;
    for (int i = 0; i < firsts; i++)
        for (int j = 0; j < lasts; j++) {
            const bool same = first[i].digit[1] == last[j].digit[1];
            /* outer ends of two digits make no W-wing; two cells with the same two digits are a
             * pair */
            if (!qualifies(search, &first[i], &middle, &last[j]) ||
                (shape->last_is_cell && !same) ||
                (shape->first_is_cell && shape->middle_is_cell && same))
                continue;
            const Wing wing = {first[i], middle, last[j]};
            if (try_wing(search, &wing))
                return true;
        }
    return false;
}

static bool try_cells(const Search *search)
{
    const ChCellSet *const cells = &search->links.bivalue;

    CH_EACH_CELL(cell, *cells) {
        const unsigned digits = search->input->board->candidates[cell];
        const int low = ch_lowest(digits);
        const int high = ch_lowest(digits & (digits - 1));
        if (try_middle(search, ch_wing_link_of_cell(&search->links, cell, low, high)) ||
            (search->shape.both_ways &&
             try_middle(search, ch_wing_link_of_cell(&search->links, cell, high, low))))
            return true;
    }
    return false;
}

/* Returns true if a useful link can be joined to the links of a digit. */
static bool can_join(const Search *search, int digit, bool is_cell, ChWingJoint joint)
{
    const ChWingLinks *const links = &search->links;

    return joint == CH_SAME_CELL ||
           !ch_cells_empty(is_cell ? links->useful_cells[digit] : links->useful[digit]);
}

static bool try_strong_links(const Search *search)
{
    const Shape *const shape = &search->shape;

    for (int digit = 0; digit < CH_DIGITS; digit++) {
        if (!can_join(search, digit, shape->first_is_cell, shape->first_joint) ||
            !can_join(search, digit, shape->last_is_cell, shape->last_joint))
            continue;
        for (int i = 0; i < search->links.ways[digit]; i++)
            for (int side = 0; side <= shape->both_ways; side++)
                if (try_middle(search, ch_wing_link_of_digit(&search->links, digit, i, side)))
                    return true;
    }
    return false;
}

static bool start_search(Search *search, const ChFinderInput *input, ChSink *sink, int technique,
                         bool grouped)
{
    const bool is_w = technique == CH_TECHNIQUE_W_WING || technique == CH_TECHNIQUE_GROUPED_W_WING;

    search->input = input;
    search->sink = sink;
    search->technique = technique;
    return ch_wing_links_start_promising(&search->links, input, grouped, is_w);
}

static bool find_shape(Search *search, Shape shape)
{
    search->shape = shape;
    return shape.middle_is_cell ? try_cells(search) : try_strong_links(search);
}

static bool find_wing(const ChFinderInput *input, ChSink *sink, int technique, bool grouped,
                      Shape shape)
{
    Search search;

    return start_search(&search, input, sink, technique, grouped) && find_shape(&search, shape);
}

static bool find_wing_of_two_shapes(const ChFinderInput *input, ChSink *sink, int technique,
                                    bool grouped, Shape one, Shape other)
{
    Search search;

    return start_search(&search, input, sink, technique, grouped) &&
           (find_shape(&search, one) || find_shape(&search, other));
}

bool ch_find_w_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_wing(input, sink, CH_TECHNIQUE_W_WING, false, W);
}

bool ch_find_grouped_w_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_wing(input, sink, CH_TECHNIQUE_GROUPED_W_WING, true, W);
}

bool ch_find_m_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_wing(input, sink, CH_TECHNIQUE_M_WING, false, M);
}

bool ch_find_grouped_m_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_wing(input, sink, CH_TECHNIQUE_GROUPED_M_WING, true, M);
}

bool ch_find_s_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_wing(input, sink, CH_TECHNIQUE_S_WING, false, S);
}

bool ch_find_grouped_s_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_wing(input, sink, CH_TECHNIQUE_GROUPED_S_WING, true, S);
}

bool ch_find_l_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_wing_of_two_shapes(input, sink, CH_TECHNIQUE_L_WING, false, L_MIXED, L_CELLS);
}

bool ch_find_grouped_l_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_wing_of_two_shapes(input, sink, CH_TECHNIQUE_GROUPED_L_WING, true, L_MIXED,
                                   L_CELLS);
}

bool ch_find_h_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_wing_of_two_shapes(input, sink, CH_TECHNIQUE_H_WING, false, H_PLACES, H_CELLS);
}

bool ch_find_grouped_h_wing(const ChFinderInput *input, ChSink *sink)
{
    return find_wing_of_two_shapes(input, sink, CH_TECHNIQUE_GROUPED_H_WING, true, H_PLACES,
                                   H_CELLS);
}
