/* wings_choices.c - the strong links of chained wings; see wings_choices.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "wings_choices.h"
#include "wings.h"

/* ---- useful links ---- */

/* Returns true if a target conflicts with an end: the target has the same digit and sees the end,
 * or is another digit of its only cell. */
static bool is_near_target(const ChCellSet *targets, const ChStrongLink *link, int side, int digit,
                           ChCellSet any_target)
{
    return ch_cells_meet(targets[digit], link->seen[side]) ||
           (ch_is_single(link->places[side]) && ch_cells_meet(any_target, link->end[side]));
}

static void find_useful(ChWingLinks *links, const ChCellSet *targets)
{
    ChCellSet any_target = {{0}};

    for (int digit = 0; digit < CH_DIGITS; digit++)
        any_target = ch_cells_or(any_target, targets[digit]);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChStrongLink *const all = links->strong_links->choice[digit];
        links->useful[digit] = (ChEnds){{0}};
        for (int i = 0; i < 2 * links->ways[digit]; i++)
            if (is_near_target(targets, &all[i / 2], i % 2 ^ 1, digit, any_target))
                ch_bits_add(links->useful[digit].word, i);
    }
}

static void find_useful_cells(ChWingLinks *links, const ChCellSet *targets)
{
    const ChCellSet *const bivalue = &links->bivalue;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        links->useful_cells[digit] = (ChCellSet){{0}};
    CH_EACH_CELL(cell, *bivalue) {
        const unsigned digits = links->board->candidates[cell];
        const int low = ch_lowest(digits);
        const int high = ch_lowest(digits & (digits - 1));
        if (ch_cells_meet(targets[high], ch_cell_peers[cell]))
            ch_cells_add(&links->useful_cells[low], cell);
        if (ch_cells_meet(targets[low], ch_cell_peers[cell]))
            ch_cells_add(&links->useful_cells[high], cell);
    }
}

void ch_wing_links_keep_near(ChWingLinks *links, const ChCellSet targets[CH_DIGITS])
{
    find_useful(links, targets);
    find_useful_cells(links, targets);
}

/* Marks two equal bivalue cells that do not see each other. If they can rule out one of their
 * digits, their candidates for the other digit are useful inner ends. */
static void keep_twins(ChWingLinks *links, const ChBoard *board, int one, int other)
{
    const ChCellSet seen = ch_cells_and(ch_cell_peers[one], ch_cell_peers[other]);
    const unsigned digits = board->candidates[one];

    CH_EACH_DIGIT(digit, digits) {
        ChCellSet *const cells = &links->useful_cells[ch_lowest(digits & ~(1u << digit))];
        if (ch_cells_meet(seen, ch_board_open(board, digit))) {
            ch_cells_add(cells, one);
            ch_cells_add(cells, other);
        }
    }
}

unsigned ch_wing_links_keep_twins(ChWingLinks *links, const ChFinderInput *input)
{
    const ChBoard *const board = input->board;
    const ChCellSet bivalue = ch_facts_few_cells(input->facts)->upto[2];
    unsigned digits = 0;

    memset(links->useful, 0, sizeof links->useful);
    memset(links->useful_cells, 0, sizeof links->useful_cells);
    CH_EACH_CELL(one, bivalue) {
        const ChCellSet far = ch_cells_minus(bivalue, ch_cell_peers[one]);
        CH_EACH_CELL_FROM(other, one + 1, far)
            if (board->candidates[one] == board->candidates[other])
                keep_twins(links, board, one, other);
    }
    for (int digit = 0; digit < CH_DIGITS; digit++)
        digits |= (unsigned)!ch_cells_empty(links->useful_cells[digit]) << digit;
    return digits;
}

void ch_wing_links_start(ChWingLinks *links, const ChFinderInput *input, bool grouped,
                         unsigned ways)
{
    ChStrongLinks *const strong_links = ch_facts_strong_links(input->facts, ways);
    const uint32_t houses = ch_fresh_houses(input);
    const unsigned digits = ch_fresh_digits(input);

    links->board = input->board;
    links->strong_links = strong_links;
    links->grouped = grouped;
    links->bivalue = ch_facts_few_cells(input->facts)->upto[2];
    links->fresh_cells = ch_fresh_cells(input);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChStrongLink *const all = strong_links->choice[digit];
        links->open[digit] = ch_board_open(input->board, digit);
        links->ways[digit] = (ways >> digit & 1) == 0 ? 0
                             : grouped                ? strong_links->count[digit]
                                                      : strong_links->plain[digit];
        links->fresh[digit] = (ChEnds){{0}};
        for (int i = 0; digits >> digit & 1 && i < links->ways[digit]; i++)
            links->fresh[digit].word[i / 32] |= (uint64_t)(houses >> all[i].house & 1) * 3
                                                << i % 32 * 2;
    }
}

/* ---- neighbours of a link ---- */

/* Returns the useful V that this end sees and that have its digit. */
static ChCellSet cells_near(const ChWingLinks *links, const ChWingLink *link, int end)
{
    const int digit = link->digit[end];

    return ch_cells_and(ch_cells_and(links->bivalue, ch_wing_link_seen(link, end)),
                        ch_cells_and(links->open[digit], links->useful_cells[digit]));
}

/* Returns the useful ends of L with the same digit that this end sees. */
static ChEnds ends_near(const ChWingLinks *links, const ChWingLink *link, int end)
{
    const int digit = link->digit[end];
    const ChStrongLink *const all = links->strong_links->choice[digit];
    ChEnds ends = {{0}};

    if (link->bilocal != NULL)
        return ch_cells_and(
            links->useful[digit],
            ch_strong_links_near(links->strong_links, digit,
                                 2 * (int)(link->bilocal - all) + (link->side ^ end)));
    CH_EACH_CELL(i, links->useful[digit])
        if (i < 2 * links->ways[digit] &&
            ch_cells_within(all[i / 2].end[i % 2], ch_cell_peers[link->cell]))
            ch_bits_add(ends.word, i);
    return ends;
}

/* Returns the useful ends of L of another digit that are just this cell. */
static ChEnds ends_in(const ChWingLinks *links, int cell, int digit)
{
    return ch_cells_and(links->strong_links->single[digit][cell], links->useful[digit]);
}

/* Returns the cell where an end of an L can be joined to another digit's, or -1 if the end is a
 * group. */
static int single_cell(const ChWingLink *link, int end)
{
    return ch_is_single(link->bilocal->places[link->side ^ end])
               ? ch_cells_first(link->bilocal->end[link->side ^ end])
               : -1;
}

static int list_cells(const ChWingLinks *links, ChCellSet cells, int digit, ChWingLink *next)
{
    int count = 0;

    CH_EACH_CELL(cell, cells) {
        const int other = ch_lowest(links->board->candidates[cell] & ~(1u << digit));
        next[count++] = ch_wing_link_of_cell(links, cell, digit, other);
    }
    return count;
}

/* Appends those of a digit's ends that take part. */
static int list_strong_links(const ChWingLinks *links, const ChEnds *ends, int digit,
                             ChWingLink *next, int count)
{
    const int limit = 2 * links->ways[digit];

    CH_EACH_CELL(end, *ends)
        if (end < limit && count < CH_MOST_NEXT)
            next[count++] = ch_wing_link_of_digit(links, digit, end / 2, end % 2);
    return count;
}

int ch_wing_link_next(const ChWingLinks *links, const ChWingLink *link, int end, bool is_cell,
                      ChWingJoint joint, ChWingLink next[CH_MOST_NEXT])
{
    const int digit = link->digit[end];
    int count = 0;

    if (joint == CH_SAME_DIGIT && is_cell)
        return list_cells(links, cells_near(links, link, end), digit, next);
    if (joint == CH_SAME_DIGIT) {
        const ChEnds ends = ends_near(links, link, end);
        return list_strong_links(links, &ends, digit, next, 0);
    }
    const int cell = single_cell(link, end);
    if (cell < 0)
        return 0;
    CH_EACH_DIGIT(other, links->board->candidates[cell] & ~(1u << digit)) {
        const ChEnds ends = ends_in(links, cell, other);
        count = list_strong_links(links, &ends, other, next, count);
    }
    return count;
}

bool ch_wing_link_has_fresh_next(const ChWingLinks *links, const ChWingLink *link, int end,
                                 bool is_cell, ChWingJoint joint)
{
    const int digit = link->digit[end];

    if (joint == CH_SAME_DIGIT && is_cell)
        return ch_cells_meet(cells_near(links, link, end), links->fresh_cells);
    if (joint == CH_SAME_DIGIT)
        return !ch_cells_empty(links->fresh[digit]) &&
               ch_cells_meet(ends_near(links, link, end), links->fresh[digit]);
    const int cell = single_cell(link, end);
    if (cell < 0)
        return false;
    CH_EACH_DIGIT(other, links->board->candidates[cell] & ~(1u << digit))
        if (ch_cells_meet(ends_in(links, cell, other), links->fresh[other]))
            return true;
    return false;
}
