/* wings_chained.c - W-, M-, S-, L- and H-wing: chains of three choices.
 *
 * A choice is a cell with two candidates (V), or a digit with two ways in a house (L).  Two choices
 * are joined where an end of one and an end of the other cannot both be true: the same digit in
 * cells that see each other (-), or two digits in one cell (*).  So of the chain's two outer ends
 * at least one is true:
 *
 *      W-wing   V - L - V   (a=b)p - (b)q=(b)r - (b=a)s       outer ends: the same digit
 *      M-wing   V - L * L   (a=b)p - (b)q=(b)r * (c)r=(c)s    often c is a
 *      S-wing   L - V - L   (a)p=(a)q - (a=b)r - (b)s=(b)t
 *      L-wing   L * L - L   (a)p=(a)q * (b)q=(b)r - (b)s=(b)t
 *               L * L * L   (a)p=(a)q * (b)q=(b)r * (c)r=(c)s
 *      H-wing   V - L - L   (a=b)p - (b)q=(b)r - (b)s=(b)t
 *               V - V - L   (a=b)p - (b=c)q - (c)r=(c)s       three digits
 *
 * (L - L - L is of a single digit, V - V - V the XY-chain.)  What cannot be true together with
 * either outer end goes.  The two ways may be groups of places within a triad: then the wing is
 * grouped.
 *
 * A candidate in a cell where the chain passes would need only a part of it; so would the digit
 * of the other end in a V at the end: these are left alone.
 *
 * SPDX-License-Identifier: MIT
 */
#include "wings_chained.h"
#include "deduction.h"
#include "finders.h"
#include "premises.h"

enum { MOST_NEXT = 64 };

/* V, or one of the two senses of L. */
typedef struct Choice {
    const ChBilocal *bilocal; /* NULL: V */
    uint8_t side;             /* which of its ends comes first */
    uint8_t cell;
    uint8_t digit[2];
} Choice;

typedef enum Joint { SAME_DIGIT, SAME_CELL } Joint;

/* A kind of wing, read from its middle: what stands before and after it, and how it is joined. */
typedef struct Shape {
    bool middle_is_cell;
    bool first_is_cell;
    bool last_is_cell;
    Joint first_joint;
    Joint last_joint;
    bool both_ways; /* not the same when read backwards */
} Shape;

static const Shape W = {false, true, true, SAME_DIGIT, SAME_DIGIT, false};
static const Shape S = {true, false, false, SAME_DIGIT, SAME_DIGIT, false};
static const Shape M = {false, true, false, SAME_DIGIT, SAME_CELL, true};
static const Shape L_MIXED = {false, false, false, SAME_CELL, SAME_DIGIT, true};
static const Shape L_CELLS = {false, false, false, SAME_CELL, SAME_CELL, false};
static const Shape H_PLACES = {false, true, false, SAME_DIGIT, SAME_DIGIT, true};
static const Shape H_CELLS = {true, true, false, SAME_DIGIT, SAME_DIGIT, true};

typedef struct Search {
    const ChScene *scene;
    ChSink *sink;
    const ChBilocals *bilocals;
    ChCellSet bivalue;
    ChCellSet open[CH_DIGITS];
    int technique;
    bool grouped;
    Shape shape;
} Search;

static inline ChCellSet cells_of(const Choice *choice, int end)
{
    ChCellSet cells = {{0}};

    if (choice->bilocal != NULL)
        return choice->bilocal->end[choice->side ^ end];
    ch_cells_add(&cells, choice->cell);
    return cells;
}

static inline ChCellSet seen_by(const Choice *choice, int end)
{
    return choice->bilocal != NULL ? choice->bilocal->seen[choice->side ^ end]
                                   : ch_cell_peers[choice->cell];
}

static inline bool is_group(const Choice *choice)
{
    return choice->bilocal != NULL &&
           !(ch_is_single(choice->bilocal->places[0]) && ch_is_single(choice->bilocal->places[1]));
}

/* How many choices of a digit between ways take part. */
static int ways_of(const Search *search, int digit)
{
    return search->grouped ? search->bilocals->count[digit] : search->bilocals->plain[digit];
}

/* ---- what can be joined to an end ---- */

static int next_cells(const Search *search, ChCellSet seen, int digit, Choice *next)
{
    const ChBoard *const board = search->scene->board;
    const ChCellSet cells = ch_cells_and(ch_cells_and(search->bivalue, seen), search->open[digit]);
    int count = 0;

    for (int cell = ch_cells_next(&cells, 0); cell >= 0; cell = ch_cells_next(&cells, cell + 1)) {
        const int other = ch_lowest(board->candidates[cell] & ~(1u << digit));
        next[count++] = (Choice){.cell = (uint8_t)cell, .digit = {(uint8_t)digit, (uint8_t)other}};
    }
    return count;
}

static int next_ways(const Search *search, ChCellSet seen, int digit, Choice *next, int count)
{
    const ChBilocal *const all = search->bilocals->choice[digit];

    for (int i = 0; i < ways_of(search, digit); i++)
        for (uint8_t side = 0; side < 2 && count < MOST_NEXT; side++)
            if (ch_cells_within(all[i].end[side], seen))
                next[count++] = (Choice){
                    .bilocal = &all[i], .side = side, .digit = {(uint8_t)digit, (uint8_t)digit}};
    return count;
}

/* The choices whose first end cannot be true together with this end. */
static int list_next(const Search *search, const Choice *choice, int end, bool is_cell, Joint joint,
                     Choice *next)
{
    const int digit = choice->digit[end];
    int count = 0;

    if (joint == SAME_DIGIT)
        return is_cell ? next_cells(search, seen_by(choice, end), digit, next)
                       : next_ways(search, seen_by(choice, end), digit, next, 0);
    const ChCellSet cells = cells_of(choice, end);
    if (ch_cells_count(cells) != 1)
        return 0;
    unsigned others = search->scene->board->candidates[ch_cells_first(cells)] & ~(1u << digit);
    for (; others != 0; others &= others - 1)
        count = next_ways(search, cells, ch_lowest(others), next, count);
    return count;
}

/* ---- conclusions ---- */

/* Three choices: the first and the last with their inner ends first. */
typedef struct Wing {
    Choice first;
    Choice middle;
    Choice last;
} Wing;

static ChCellSet passed_by(const Wing *wing)
{
    return ch_cells_or(ch_cells_or(cells_of(&wing->first, 0), cells_of(&wing->last, 0)),
                       ch_cells_or(cells_of(&wing->middle, 0), cells_of(&wing->middle, 1)));
}

/* Whether an outer end lies where the chain passes. */
static bool meets_itself(const Wing *wing)
{
    const ChCellSet passed = passed_by(wing);

    return (wing->first.bilocal != NULL && ch_cells_meet(cells_of(&wing->first, 1), passed)) ||
           (wing->last.bilocal != NULL && ch_cells_meet(cells_of(&wing->last, 1), passed));
}

/* Whether the single cell of one end has the digit of the other, which sees it. */
static bool loses_across(const Search *search, const Choice *here, const Choice *there)
{
    const ChCellSet cells = cells_of(here, 1);

    return here->bilocal != NULL && ch_cells_within(cells, seen_by(there, 1)) &&
           ch_cells_within(cells, search->open[there->digit[1]]) && ch_cells_count(cells) == 1;
}

/* Where the digit of both outer ends goes. */
static ChCellSet targets_of(const Search *search, const Wing *wing)
{
    return ch_cells_minus(
        ch_cells_and(ch_cells_and(seen_by(&wing->first, 1), seen_by(&wing->last, 1)),
                     search->open[wing->first.digit[1]]),
        passed_by(wing));
}

static void conclude(const Search *search, const Wing *wing, ChDeduction *deduction)
{
    const ChBoard *const board = search->scene->board;
    const int digit = wing->first.digit[1];
    const int other = wing->last.digit[1];
    const ChCellSet here = cells_of(&wing->first, 1);
    const ChCellSet there = cells_of(&wing->last, 1);

    if (digit == other) {
        ch_removes(deduction, board, targets_of(search, wing), digit);
        return;
    }
    if (ch_cells_equal(here, there)) {
        ch_removes_digits(deduction, board, ch_cells_first(here),
                          CH_ALL_NINE & ~(1u << digit) & ~(1u << other));
        return;
    }
    if (loses_across(search, &wing->first, &wing->last))
        ch_removes(deduction, board, here, other);
    if (loses_across(search, &wing->last, &wing->first))
        ch_removes(deduction, board, there, digit);
}

/* Whether there is anything to conclude. */
static bool concludes(const Search *search, const Wing *wing)
{
    const ChCellSet here = cells_of(&wing->first, 1);
    const ChCellSet there = cells_of(&wing->last, 1);

    if (wing->first.digit[1] == wing->last.digit[1])
        return !ch_cells_meet(here, there) && !ch_cells_empty(targets_of(search, wing));
    if (ch_cells_equal(here, there))
        return ch_cells_count(here) == 1 && !ch_cells_has(&search->bivalue, ch_cells_first(here));
    return loses_across(search, &wing->first, &wing->last) ||
           loses_across(search, &wing->last, &wing->first);
}

static uint32_t seed_of(const Choice *choice)
{
    const ChBilocal *const bilocal = choice->bilocal;

    if (bilocal == NULL)
        return ch_wing_seed_cell(choice->cell, choice->digit[0], choice->digit[1]);
    return ch_wing_seed_ways(bilocal->house, choice->digit[0], bilocal->places[choice->side]);
}

static void rest_on(ChDeduction *deduction, const Choice *choice)
{
    ch_rests_on(deduction, choice->bilocal == NULL
                               ? CH_CELL_CONSTRAINT(choice->cell)
                               : CH_HOUSE_CONSTRAINT(choice->bilocal->house, choice->digit[0]));
}

static bool is_same(const Choice *one, const Choice *other)
{
    return one->bilocal == other->bilocal && (one->bilocal != NULL || one->cell == other->cell);
}

static bool try_wing(const Search *search, const Wing *wing)
{
    if (search->grouped &&
        !(is_group(&wing->first) || is_group(&wing->middle) || is_group(&wing->last)))
        return false;
    if (!concludes(search, wing) || meets_itself(wing) || is_same(&wing->first, &wing->last) ||
        is_same(&wing->first, &wing->middle) || is_same(&wing->last, &wing->middle))
        return false;

    ChDeduction deduction = ch_deduction(search->technique);
    conclude(search, wing, &deduction);
    rest_on(&deduction, &wing->first);
    rest_on(&deduction, &wing->middle);
    rest_on(&deduction, &wing->last);
    deduction.detail.seed[0] = seed_of(&wing->first);
    deduction.detail.seed[1] = seed_of(&wing->middle);
    deduction.detail.seed[2] = seed_of(&wing->last);
    return ch_is_lean(&deduction, search->scene->board) && ch_report(&deduction, search->sink);
}

/* ---- the search ---- */

static bool try_middle(const Search *search, Choice middle)
{
    const Shape *const shape = &search->shape;
    Choice first[MOST_NEXT];
    Choice last[MOST_NEXT];
    const int firsts =
        list_next(search, &middle, 0, shape->first_is_cell, shape->first_joint, first);
    const int lasts =
        firsts > 0 ? list_next(search, &middle, 1, shape->last_is_cell, shape->last_joint, last)
                   : 0;

    for (int i = 0; i < firsts; i++)
        for (int j = 0; j < lasts; j++) {
            const Wing wing = {first[i], middle, last[j]};
            const bool same = first[i].digit[1] == last[j].digit[1];
            /* unlike W-wings chain on further; two cells with the same two digits are a pair */
            if ((shape->last_is_cell && !same) ||
                (shape->first_is_cell && shape->middle_is_cell && same))
                continue;
            if (try_wing(search, &wing))
                return true;
        }
    return false;
}

static bool try_cells(const Search *search)
{
    const ChCellSet *const cells = &search->bivalue;

    for (int cell = ch_cells_next(cells, 0); cell >= 0; cell = ch_cells_next(cells, cell + 1)) {
        const unsigned digits = search->scene->board->candidates[cell];
        const uint8_t low = (uint8_t)ch_lowest(digits);
        const uint8_t high = (uint8_t)ch_lowest(digits & (digits - 1));
        if (try_middle(search, (Choice){.cell = (uint8_t)cell, .digit = {low, high}}) ||
            (search->shape.both_ways &&
             try_middle(search, (Choice){.cell = (uint8_t)cell, .digit = {high, low}})))
            return true;
    }
    return false;
}

static bool try_ways(const Search *search)
{
    for (uint8_t digit = 0; digit < CH_DIGITS; digit++)
        for (int i = 0; i < ways_of(search, digit); i++)
            for (uint8_t side = 0; side <= search->shape.both_ways; side++) {
                const Choice middle = {.bilocal = &search->bilocals->choice[digit][i],
                                       .side = side,
                                       .digit = {digit, digit}};
                if (try_middle(search, middle))
                    return true;
            }
    return false;
}

static bool find(const ChScene *scene, ChSink *sink, int technique, bool grouped, Shape shape)
{
    Search search = {.scene = scene,
                     .sink = sink,
                     .bilocals = ch_facts_bilocals(scene->facts),
                     .bivalue = ch_facts_few_cells(scene->facts)->upto[2],
                     .technique = technique,
                     .grouped = grouped,
                     .shape = shape};

    for (int digit = 0; digit < CH_DIGITS; digit++)
        search.open[digit] = ch_board_open(scene->board, digit);
    return shape.middle_is_cell ? try_cells(&search) : try_ways(&search);
}

bool ch_find_w_wing(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_W_WING, false, W);
}

bool ch_find_grouped_w_wing(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_GROUPED_W_WING, true, W);
}

bool ch_find_m_wing(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_M_WING, false, M);
}

bool ch_find_grouped_m_wing(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_GROUPED_M_WING, true, M);
}

bool ch_find_s_wing(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_S_WING, false, S);
}

bool ch_find_grouped_s_wing(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_GROUPED_S_WING, true, S);
}

bool ch_find_l_wing(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_L_WING, false, L_MIXED) ||
           find(scene, sink, CH_TECHNIQUE_L_WING, false, L_CELLS);
}

bool ch_find_grouped_l_wing(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_GROUPED_L_WING, true, L_MIXED) ||
           find(scene, sink, CH_TECHNIQUE_GROUPED_L_WING, true, L_CELLS);
}

bool ch_find_h_wing(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_H_WING, false, H_PLACES) ||
           find(scene, sink, CH_TECHNIQUE_H_WING, false, H_CELLS);
}

bool ch_find_grouped_h_wing(const ChScene *scene, ChSink *sink)
{
    return find(scene, sink, CH_TECHNIQUE_GROUPED_H_WING, true, H_PLACES) ||
           find(scene, sink, CH_TECHNIQUE_GROUPED_H_WING, true, H_CELLS);
}
