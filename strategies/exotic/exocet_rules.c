/* exocet_rules.c - the rules by which a junior exocet rules out candidates, each for itself.
 *
 *       B B . | . . . | . . .      B  base      T  targets      m  mirror node of the target T
 *       . . o | T m m | . . .      n  mirror node of the other target
 *       . . o | - n n | T . .      s  three cross-lines outside the chute
 *       ------+-------+------
 *       . . s | s . . | s . .      (the letters m and n are next to the other target)
 *
 * The targets hold the two digits of the base, one each (exocet.c).  From this the rules follow:
 *
 *      targets            a target has no other digit
 *      false digit        a digit in a target needs places in the two cross-lines without it, in
 *                         two lines; without them it is not in this target, and a digit that fits
 *                         in neither target is not in the base
 *      incompatible pair  a digit fits in a target, but no second digit can go with it: both need
 *                         targets, and places in the cross-line of the base's box
 *      target pair        a digit is in the base in every way: so it is in one cell of the base,
 *                         and in one target, and cells that see both of either lose it
 *      fish               such a digit has two more places in the cross-lines outside the chute;
 *                         candidates are false that leave it only one
 *      mirror node        the box of the other target needs the digit of a target as well, and only
 *                         in the mirror node: a digit without room there is not in the target
 *      single mirror      a candidate in the node is false that leaves the other cell no digit of
 *                         the target
 *      locked mirror      one cell of the node has the digit of the target.  If a digit that the
 *                         base does not have must be in the node, the other cell has it, and other
 *                         digits that the base does not have are false in the node
 *      mirror set         the same with two to four such digits, whose places in a house are the
 *                         node and one cell less than digits: these cells have them, and one is in
 *                         the node
 *
 * Each step has the eliminations of one rule.  Rules before the mirror nodes do not use these.
 * An elimination has the first rule that gives it, and is left out where only several rules
 * together do, or its proof is too long for a log.
 *
 * An exocet may also have a target of two cells (exocet_objects.c), and a pair of digits may be
 * excluded since it would leave a deadly pattern (exocet_unique.c).  Double and senior exocets come
 * after junior ones (exocet_kinds.c).
 *
 * They are used on request, before junior exocets, which have all eliminations of the rules up to
 * the single mirror in one or two steps.  The rules are David P Bird's.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exocet_ways.h"
#include "finders.h"
#include "premises.h"

enum {
    LINES = 7500, /* the longest proof, with a margin below the log's limit (log_replay.h) */
    LARGEST_SET = 4
};

/* ---- steps of a rule ---- */

/* Reports the step if the premises that remain include all that it must show. */
static bool report(ChDeduction *deduction, const ChBoard *board, const ChConstraintSet *shown,
                   ChSink *sink)
{
    if (deduction->removals == 0 || ch_minimize_premises_within(deduction, board, LINES) == 0)
        return false;
    return ch_constraints_within(shown, &deduction->detail.premises) && ch_report(deduction, sink);
}

static ChDeduction start(const ChExocet *exocet, bool mirrors, ChConstraintSet *shown)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_EXOCET_RULES);

    for (int i = 0; i < 2; i++)
        ch_add_premise(&deduction, CH_CELL_CONSTRAINT(exocet->base[i]));
    *shown = deduction.detail.premises;
    for (int i = 0; i < 3; i++)
        ch_add_digit_premises(&deduction, ch_exocet_house(exocet, i), exocet->digits);
    for (int i = 0; i < 2 && mirrors; i++)
        ch_add_digit_premises(&deduction, CH_BOX_OF(exocet->target[i]), exocet->digits);
    deduction.detail.seed[0] = ch_exocet_seed(exocet);
    return deduction;
}

/* The eliminations of each rule: those without mirror nodes, and those that need them. */
typedef struct ByRule {
    ChCandidateSet removed[2][CH_EXOCET_RULES];
} ByRule;

static ByRule eliminations_of(const ChBoard *board, const ChExocet *exocet)
{
    const ChExocetPattern plain = ch_exocet_pattern(board, exocet, NULL, false);
    const ChExocetPattern pattern = ch_exocet_pattern(board, exocet, NULL, true);
    const ChCellSet near = ch_exocet_cells(&pattern);
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);
    ByRule all = {.removed = {{{{0}}}}};

    CH_EACH_CELL(cell, empty) {
        unsigned digits = board->candidates[cell];
        if (!ch_cells_has(&near, cell))
            digits &= exocet->digits;
        CH_EACH_DIGIT(digit, digits) {
            const int candidate = CH_CANDIDATE(cell, digit);
            if (!ch_exocet_leaves_way(&pattern, cell, digit))
                ch_candidates_add(&all.removed[ch_exocet_leaves_way(&plain, cell, digit)]
                                              [ch_exocet_rule(board, exocet, candidate)],
                                  candidate);
        }
    }
    return all;
}

static bool report_rules(const ChBoard *board, const ChExocet *exocet, ChSink *sink)
{
    const ByRule all = eliminations_of(board, exocet);
    ChConstraintSet shown;

    for (int i = 0; i < 2; i++)
        for (int rule = CH_EXOCET_TARGETS; rule < CH_EXOCET_RULES; rule++) {
            ChDeduction deduction = start(exocet, i != 0, &shown);
            CH_EACH_CANDIDATE(candidate, &all.removed[i][rule])
                ch_add_cell_eliminations(&deduction, board, CH_CANDIDATE_CELL(candidate),
                                         1u << CH_CANDIDATE_DIGIT(candidate));
            if (report(&deduction, board, &shown, sink))
                return true;
        }
    return false;
}

/* ---- sets in a mirror node ---- */

typedef struct MirrorSet {
    const ChBoard *board;
    const ChExocet *exocet;
    int target;
    int house;
    ChCellSet node;
    ChSink *sink;
} MirrorSet;

/* Reports the set if the digits have too few cells outside of the node. */
static bool try_set(const MirrorSet *set, unsigned digits)
{
    const ChBoard *const board = set->board;
    ChCellSet cells = {{0}};
    ChConstraintSet shown;

    CH_EACH_DIGIT(digit, digits)
        cells = ch_cells_or(cells, ch_board_plane(board, digit));
    cells = ch_cells_minus(ch_cells_and(cells, ch_house_cells[set->house]), set->node);
    ch_cells_remove(&cells, set->exocet->target[1 - set->target]);
    if (ch_cells_count(cells) != ch_count(digits) - 1)
        return false;
    ChDeduction deduction = start(set->exocet, true, &shown);
    CH_EACH_CELL(cell, cells)
        ch_add_cell_eliminations(&deduction, board, cell, CH_ALL_NINE & ~digits);
    CH_EACH_CELL(cell, set->node)
        ch_add_cell_eliminations(&deduction, board, cell,
                                 CH_ALL_NINE & ~(digits | set->exocet->digits));
    ch_add_digit_premises(&deduction, set->house, digits);
    CH_EACH_DIGIT(digit, digits)
        ch_constraints_add(&shown, CH_HOUSE_CONSTRAINT(set->house, digit));
    return report(&deduction, board, &shown, set->sink);
}

/* Tries digits that are not placed in the house. */
static bool try_sets(const MirrorSet *set, int size)
{
    unsigned digits = 0;

    CH_EACH_DIGIT(digit, CH_ALL_NINE & ~(unsigned)set->exocet->digits)
        if (ch_cells_meet(ch_board_open(set->board, digit), ch_house_cells[set->house]))
            digits |= 1u << digit;
    for (unsigned some = 1; some <= digits; some++)
        if ((some & ~digits) == 0 && ch_count(some) == size && try_set(set, some))
            return true;
    return false;
}

static bool report_sets(const ChBoard *board, const ChExocet *exocet, int size, ChSink *sink)
{
    for (int i = 0; i < 2; i++) {
        MirrorSet set = {.board = board, .exocet = exocet, .target = i, .sink = sink};
        set.node = ch_exocet_mirror(exocet, i);
        const int cell = ch_cells_first(set.node);
        const int line = ch_cell_house[cell][exocet->chute < 3 ? 1 : 2];
        if (!ch_cells_within(set.node, ch_board_plane(board, CH_EMPTY)))
            continue;
        for (int k = 0; k < 2; k++) {
            set.house = k == 0 ? CH_BOX_OF(cell) : line;
            if (try_sets(&set, size))
                return true;
        }
    }
    return false;
}

/* ---- finder ---- */

bool ch_find_exocet_rules(const ChFinderInput *input, ChSink *sink)
{
    const ChExocets *const exocets = ch_facts_exocets(input->facts);
    bool is_open[CH_MAX_EXOCETS];

    for (int i = 0; i < exocets->count; i++) {
        const ChExocetPattern pattern =
            ch_exocet_pattern(input->board, &exocets->exocet[i], NULL, true);
        is_open[i] = ch_exocet_has_way(&pattern, pattern.possible);
        if (is_open[i] && report_rules(input->board, &exocets->exocet[i], sink))
            return true;
    }
    for (int size = 1; size <= LARGEST_SET; size++)
        for (int i = 0; i < exocets->count; i++)
            if (is_open[i] && report_sets(input->board, &exocets->exocet[i], size, sink))
                return true;
    return ch_exocet_report_pairs(input->board, sink) || ch_exocet_report_doubles(input, sink) ||
           ch_exocet_report_seniors(input, sink) || ch_exocet_report_unique(input, sink);
}
