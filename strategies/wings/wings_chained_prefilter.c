/* wings_chained_prefilter.c - rejects only links that no chained wing with an elimination begins or
 * ends with.
 *
 * Every such wing is a chain, so its outer ends are near a target of chains (link_closure.c).
 * W-wings are searched before these targets are known: they begin and end with two equal bivalue
 * cells.
 *
 * SPDX-License-Identifier: MIT
 */
#include "wings_choices.h"

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

/* Reports whether one of HOUSES, where the digit has two places, has one that ONE sees and one that
 * OTHER sees. A house is tested without branches, since most answers are no. */
static bool is_bridged(const ChBoard *board, int digit, uint32_t houses, int one, int other)
{
    CH_EACH_HOUSE(house, houses) {
        const unsigned places = board->places[digit][house];
        const int first = ch_house_cell[house][ch_lowest(places)];
        const int second = ch_house_cell[house][ch_lowest(places & (places - 1))];
        const unsigned one_first = ch_cells_has(&ch_cell_peers[one], first);
        const unsigned one_second = ch_cells_has(&ch_cell_peers[one], second);
        const unsigned other_first = ch_cells_has(&ch_cell_peers[other], first);
        const unsigned other_second = ch_cells_has(&ch_cell_peers[other], second);
        if (((one_first & other_second) | (one_second & other_first)) != 0)
            return true;
    }
    return false;
}

/* Marks two equal bivalue cells that do not see each other. If they can rule out one of their
 * digits, their candidates for the other digit are useful inner ends, provided that a strong link
 * of it joins them. PAIRS: the links between single cells; NULL: there are others, too. */
static void keep_twins(ChWingLinks *links, const ChBoard *board, const ChPairs *pairs, int one,
                       int other)
{
    const ChCellSet seen = ch_cells_and(ch_cell_peers[one], ch_cell_peers[other]);
    const unsigned digits = board->candidates[one];

    CH_EACH_DIGIT(digit, digits) {
        const int inner = ch_lowest(digits & ~(1u << digit));
        if (!ch_cells_meet(seen, ch_board_open(board, digit)) ||
            (pairs != NULL && !is_bridged(board, inner, pairs->bilocal[inner], one, other)))
            continue;
        ch_cells_add(&links->useful_cells[inner], one);
        ch_cells_add(&links->useful_cells[inner], other);
    }
}

/* Marks the V of W-wings. Returns the digits of their inner ends. */
static unsigned find_useful_twins(ChWingLinks *links, const ChFinderInput *input, bool grouped)
{
    const ChBoard *const board = input->board;
    const ChPairs *const pairs = ch_facts_pairs(input->facts);
    const ChCellSet *const with = pairs->bivalue_with;
    unsigned digits = 0;

    memset(links->useful, 0, sizeof links->useful);
    memset(links->useful_cells, 0, sizeof links->useful_cells);
    CH_EACH_CELL(one, pairs->bivalue) {
        const unsigned own = board->candidates[one];
        const ChCellSet equal =
            ch_cells_and(with[ch_lowest(own)], with[ch_lowest(own & (own - 1))]);
        const ChCellSet far = ch_cells_minus(equal, ch_cell_peers[one]);
        CH_EACH_CELL_FROM(other, one + 1, far)
            keep_twins(links, board, grouped ? NULL : pairs, one, other);
    }
    for (int digit = 0; digit < CH_DIGITS; digit++)
        digits |= (unsigned)!ch_cells_empty(links->useful_cells[digit]) << digit;
    return digits;
}

/* Finds where chains of three strong links may rule out each digit. Returns false if nowhere. */
static bool find_targets(const ChFinderInput *input, bool grouped, ChCellSet targets[CH_DIGITS])
{
    const int kinds = CH_LINKS_ALL | (grouped ? CH_LINKS_GROUPS : 0);
    ChCellSet any = {{0}};

    const bool known = ch_facts_near_targets(input->facts, kinds, targets);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        if (!known)
            targets[digit] = ch_board_open(input->board, digit);
        any = ch_cells_or(any, targets[digit]);
    }
    return !ch_cells_empty(any);
}

static void keep_all(ChWingLinks *links)
{
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        links->useful_cells[digit] = links->useful[digit] = (ChCellSet){{0}};
        for (int cell = 0; cell < CH_CELLS; cell++)
            ch_cells_add(&links->useful_cells[digit], cell);
        for (int end = 0; end < 2 * CH_MAX_STRONG_LINKS; end++)
            ch_bits_add(links->useful[digit].word, end);
    }
}

bool ch_wing_links_start_promising(ChWingLinks *links, const ChFinderInput *input, bool grouped,
                                   bool is_w)
{
    ChCellSet targets[CH_DIGITS];
    unsigned ways = CH_ALL_NINE;

    if (input->options->unfiltered)
        keep_all(links);
    else if (is_w)
        ways = find_useful_twins(links, input, grouped);
    else if (!find_targets(input, grouped, targets))
        return false;
    if (ways == 0)
        return false;
    ch_wing_links_start(links, input, grouped, ways);
    if (!is_w && !input->options->unfiltered) {
        find_useful(links, targets);
        find_useful_cells(links, targets);
    }
    return true;
}
