/* wings_choices.c - the strong links of chained wings; see wings_choices.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include <assert.h>

#include "fresh.h"
#include "wings.h"
#include "wings_choices.h"

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
    assert(links->useful[digit].word[1] >> (2 * CH_MAX_STRONG_LINKS - 64) == 0);
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

    assert(cells.word[1] >> (CH_CELLS - 64) == 0);
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

    assert(ends->word[1] >> (2 * CH_MAX_STRONG_LINKS - 64) == 0);
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
