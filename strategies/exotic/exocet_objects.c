/* exocet_objects.c - exocets with a target of two cells.
 *
 *       B B . | . . . | . . .      B  base, as in exocet.c
 *       . . o | P . . | - . .      P  a target of two cells: the cells of a cross-line off the
 *       . . o | P . . | T . .         base's line, both with digits of the base
 *       ------+-------+------
 *       . . s | s . . | s . .      T, s  target and cross-lines as in exocet.c
 *
 * If another digit must be in one of the two cells, as no other cell of their line or box can have
 * it, only the other cell is left for a digit of the base.  So each target has one of the two
 * digits of the base, and the pair has that and the other digit, nothing else.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exocet_ways.h"
#include "finders.h"
#include "premises.h"

enum { LINES = 7500 }; /* the longest proof, with a margin below the log's limit (log_replay.h) */

static bool is_pair(const ChExocet *exocet, int target)
{
    return exocet->target[target] != exocet->second[target];
}

static ChCellSet cells_of(const ChExocet *exocet, int target)
{
    ChCellSet cells = {{0}};

    ch_cells_add(&cells, exocet->target[target]);
    ch_cells_add(&cells, exocet->second[target]);
    return cells;
}

static int house_of(const ChExocet *exocet, int target, int which)
{
    return which == 0 ? CH_BOX_OF(exocet->target[target]) : ch_exocet_house(exocet, 1 + target);
}

/* Returns the digits whose places in a house are the two cells. */
static unsigned locked_in(const ChBoard *board, const ChExocet *exocet, int target, int which)
{
    const ChCellSet house = ch_house_cells[house_of(exocet, target, which)];
    unsigned digits = 0;

    CH_EACH_DIGIT(digit, CH_ALL_NINE & ~(unsigned)exocet->digits)
        if (ch_cells_equal(ch_cells_and(ch_board_plane(board, digit), house),
                           cells_of(exocet, target)))
            digits |= 1u << digit;
    return digits;
}

/* A choice of the other digit for each target of two cells. */
typedef struct Choice {
    int house[2]; /* or -1 */
    int digit[2];
} Choice;

static bool report(const ChBoard *board, const ChExocet *exocet, const Choice *choice, ChSink *sink)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_EXOCET_RULES);

    for (int i = 0; i < 2; i++) {
        ch_add_premise(&deduction, CH_CELL_CONSTRAINT(exocet->base[i]));
        if (choice->house[i] >= 0)
            ch_add_premise(&deduction, CH_HOUSE_CONSTRAINT(choice->house[i], choice->digit[i]));
    }
    const ChConstraintSet shown = deduction.detail.premises;
    for (int i = 0; i < 3; i++)
        ch_add_digit_premises(&deduction, ch_exocet_house(exocet, i), exocet->digits);
    for (int i = 0; i < 2; i++) {
        const unsigned kept =
            exocet->digits | (choice->house[i] >= 0 ? 1u << choice->digit[i] : 0u);
        CH_EACH_CELL(cell, cells_of(exocet, i))
            ch_add_cell_eliminations(&deduction, board, cell, CH_ALL_NINE & ~kept);
    }
    deduction.detail.seed[0] = ch_exocet_seed(exocet);
    deduction.detail.seed[2] = exocet->second[0] | (uint32_t)exocet->second[1] << 7;
    return deduction.removals > 0 && ch_minimize_premises_within(&deduction, board, LINES) > 0 &&
           ch_constraints_within(&shown, &deduction.detail.premises) && ch_report(&deduction, sink);
}

/* Takes the other digits from target WHICH on in all ways. */
static bool choose(const ChBoard *board, const ChExocet *exocet, int which, Choice *choice,
                   ChSink *sink)
{
    if (which == 2)
        return report(board, exocet, choice, sink);
    choice->house[which] = -1;
    if (!is_pair(exocet, which))
        return choose(board, exocet, which + 1, choice, sink);
    for (int i = 0; i < 2; i++)
        CH_EACH_DIGIT(digit, locked_in(board, exocet, which, i)) {
            choice->house[which] = house_of(exocet, which, i);
            choice->digit[which] = digit;
            if (choose(board, exocet, which + 1, choice, sink))
                return true;
        }
    return false;
}

bool ch_exocet_report_pairs(const ChBoard *board, ChSink *sink)
{
    ChExocets exocets;

    ch_exocets_find_pairs(&exocets, board);
    for (int i = 0; i < exocets.count; i++) {
        Choice choice;
        if (choose(board, &exocets.exocet[i], 0, &choice, sink))
            return true;
    }
    return false;
}
