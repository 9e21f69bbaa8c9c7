/* wings_choices.c - the strong links of chained wings; see wings_choices.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "wings_choices.h"
#include "wings.h"

/* ---- useful links ---- */

/* Returns true if a target conflicts with an end: the target has the same digit and sees the end,
 * or is another digit of its only cell. */
static bool is_near_target(const ChCellSet *targets, const ChStrongLink *choice, int side,
                           int digit, ChCellSet any_target)
{
    return ch_cells_meet(targets[digit], choice->seen[side]) ||
           (ch_is_single(choice->places[side]) && ch_cells_meet(any_target, choice->end[side]));
}

static void find_useful(ChChoices *choices, const ChCellSet *targets)
{
    ChCellSet any_target = {{0}};

    for (int digit = 0; digit < CH_DIGITS; digit++)
        any_target = ch_cells_or(any_target, targets[digit]);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChStrongLink *const all = choices->strong_links->choice[digit];
        choices->useful[digit] = (ChEnds){{0}};
        for (int i = 0; i < 2 * choices->ways[digit]; i++)
            if (is_near_target(targets, &all[i / 2], i % 2 ^ 1, digit, any_target))
                ch_bits_add(choices->useful[digit].word, i);
    }
}

static void find_useful_cells(ChChoices *choices, const ChCellSet *targets)
{
    const ChCellSet *const bivalue = &choices->bivalue;

    for (int digit = 0; digit < CH_DIGITS; digit++)
        choices->useful_cells[digit] = (ChCellSet){{0}};
    CH_EACH_CELL(cell, *bivalue) {
        const unsigned digits = choices->board->candidates[cell];
        const int low = ch_lowest(digits);
        const int high = ch_lowest(digits & (digits - 1));
        if (ch_cells_meet(targets[high], ch_cell_peers[cell]))
            ch_cells_add(&choices->useful_cells[low], cell);
        if (ch_cells_meet(targets[low], ch_cell_peers[cell]))
            ch_cells_add(&choices->useful_cells[high], cell);
    }
}

void ch_choices_keep_near(ChChoices *choices, const ChCellSet targets[CH_DIGITS])
{
    find_useful(choices, targets);
    find_useful_cells(choices, targets);
}

/* Marks two equal bivalue cells that do not see each other. If they can rule out one of their
 * digits, their candidates for the other digit are useful inner ends. */
static void keep_twins(ChChoices *choices, const ChBoard *board, int one, int other)
{
    const ChCellSet seen = ch_cells_and(ch_cell_peers[one], ch_cell_peers[other]);
    const unsigned digits = board->candidates[one];

    CH_EACH_DIGIT(digit, digits) {
        ChCellSet *const cells = &choices->useful_cells[ch_lowest(digits & ~(1u << digit))];
        if (ch_cells_meet(seen, ch_board_open(board, digit))) {
            ch_cells_add(cells, one);
            ch_cells_add(cells, other);
        }
    }
}

unsigned ch_choices_keep_twins(ChChoices *choices, const ChFinderInput *input)
{
    const ChBoard *const board = input->board;
    const ChCellSet bivalue = ch_facts_few_cells(input->facts)->upto[2];
    unsigned digits = 0;

    memset(choices->useful, 0, sizeof choices->useful);
    memset(choices->useful_cells, 0, sizeof choices->useful_cells);
    CH_EACH_CELL(one, bivalue) {
        const ChCellSet far = ch_cells_minus(bivalue, ch_cell_peers[one]);
        CH_EACH_CELL_FROM(other, one + 1, far)
            if (board->candidates[one] == board->candidates[other])
                keep_twins(choices, board, one, other);
    }
    for (int digit = 0; digit < CH_DIGITS; digit++)
        digits |= (unsigned)!ch_cells_empty(choices->useful_cells[digit]) << digit;
    return digits;
}

void ch_choices_start(ChChoices *choices, const ChFinderInput *input, bool grouped, unsigned ways)
{
    ChStrongLinks *const strong_links = ch_facts_strong_links(input->facts, ways);
    const uint32_t houses = ch_fresh_houses(input);
    const unsigned digits = ch_fresh_digits(input);

    choices->board = input->board;
    choices->strong_links = strong_links;
    choices->grouped = grouped;
    choices->bivalue = ch_facts_few_cells(input->facts)->upto[2];
    choices->fresh_cells = ch_fresh_cells(input);
    for (int digit = 0; digit < CH_DIGITS; digit++) {
        const ChStrongLink *const all = strong_links->choice[digit];
        choices->open[digit] = ch_board_open(input->board, digit);
        choices->ways[digit] = (ways >> digit & 1) == 0 ? 0
                               : grouped                ? strong_links->count[digit]
                                                        : strong_links->plain[digit];
        choices->fresh[digit] = (ChEnds){{0}};
        for (int i = 0; digits >> digit & 1 && i < choices->ways[digit]; i++)
            choices->fresh[digit].word[i / 32] |= (uint64_t)(houses >> all[i].house & 1) * 3
                                                  << i % 32 * 2;
    }
}

/* ---- neighbours of a link ---- */

/* Returns the useful V that this end sees and that have its digit. */
static ChCellSet cells_near(const ChChoices *choices, const ChWingLink *choice, int end)
{
    const int digit = choice->digit[end];

    return ch_cells_and(ch_cells_and(choices->bivalue, ch_choice_seen(choice, end)),
                        ch_cells_and(choices->open[digit], choices->useful_cells[digit]));
}

/* Returns the useful ends of L with the same digit that this end sees. */
static ChEnds ends_near(const ChChoices *choices, const ChWingLink *choice, int end)
{
    const int digit = choice->digit[end];
    const ChStrongLink *const all = choices->strong_links->choice[digit];
    ChEnds ends = {{0}};

    if (choice->bilocal != NULL)
        return ch_cells_and(
            choices->useful[digit],
            ch_strong_links_near(choices->strong_links, digit,
                                 2 * (int)(choice->bilocal - all) + (choice->side ^ end)));
    CH_EACH_CELL(i, choices->useful[digit])
        if (i < 2 * choices->ways[digit] &&
            ch_cells_within(all[i / 2].end[i % 2], ch_cell_peers[choice->cell]))
            ch_bits_add(ends.word, i);
    return ends;
}

/* Returns the useful ends of L of another digit that are just this cell. */
static ChEnds ends_in(const ChChoices *choices, int cell, int digit)
{
    return ch_cells_and(choices->strong_links->single[digit][cell], choices->useful[digit]);
}

/* Returns the cell where an end of an L can be joined to another digit's, or -1 if the end is a
 * group. */
static int single_cell(const ChWingLink *choice, int end)
{
    return ch_is_single(choice->bilocal->places[choice->side ^ end])
               ? ch_cells_first(choice->bilocal->end[choice->side ^ end])
               : -1;
}

static int list_cells(const ChChoices *choices, ChCellSet cells, int digit, ChWingLink *next)
{
    int count = 0;

    CH_EACH_CELL(cell, cells) {
        const int other = ch_lowest(choices->board->candidates[cell] & ~(1u << digit));
        next[count++] = ch_choice_of_cell(choices, cell, digit, other);
    }
    return count;
}

/* Appends those of a digit's ends that take part. */
static int list_strong_links(const ChChoices *choices, const ChEnds *ends, int digit,
                             ChWingLink *next, int count)
{
    const int limit = 2 * choices->ways[digit];

    CH_EACH_CELL(end, *ends)
        if (end < limit && count < CH_MOST_NEXT)
            next[count++] = ch_choice_of_ways(choices, digit, end / 2, end % 2);
    return count;
}

int ch_choice_next(const ChChoices *choices, const ChWingLink *choice, int end, bool is_cell,
                   ChWingJoint joint, ChWingLink next[CH_MOST_NEXT])
{
    const int digit = choice->digit[end];
    int count = 0;

    if (joint == CH_SAME_DIGIT && is_cell)
        return list_cells(choices, cells_near(choices, choice, end), digit, next);
    if (joint == CH_SAME_DIGIT) {
        const ChEnds ends = ends_near(choices, choice, end);
        return list_strong_links(choices, &ends, digit, next, 0);
    }
    const int cell = single_cell(choice, end);
    if (cell < 0)
        return 0;
    CH_EACH_DIGIT(other, choices->board->candidates[cell] & ~(1u << digit)) {
        const ChEnds ends = ends_in(choices, cell, other);
        count = list_strong_links(choices, &ends, other, next, count);
    }
    return count;
}

bool ch_choice_has_fresh_next(const ChChoices *choices, const ChWingLink *choice, int end,
                              bool is_cell, ChWingJoint joint)
{
    const int digit = choice->digit[end];

    if (joint == CH_SAME_DIGIT && is_cell)
        return ch_cells_meet(cells_near(choices, choice, end), choices->fresh_cells);
    if (joint == CH_SAME_DIGIT)
        return !ch_cells_empty(choices->fresh[digit]) &&
               ch_cells_meet(ends_near(choices, choice, end), choices->fresh[digit]);
    const int cell = single_cell(choice, end);
    if (cell < 0)
        return false;
    CH_EACH_DIGIT(other, choices->board->candidates[cell] & ~(1u << digit))
        if (ch_cells_meet(ends_in(choices, cell, other), choices->fresh[other]))
            return true;
    return false;
}
