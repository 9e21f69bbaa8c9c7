/* exocet.c - junior exocet and double junior exocet.
 *
 *       B B . | . . . | . . .      B  base: two cells of a box and a line, three or four digits
 *       . . o | T m m | . . .      T  targets: each in another box, not seen by the base
 *       . . o | - n n | T . .      -  next to a target in its cross-line: without those digits
 *       ------+-------+------
 *       . . s | s . . | s . .      s  the rest of three cross-lines: each of the digits has room
 *       . . s | s . . | s . .         there for two places at most
 *       ...
 *
 * A digit of the base needs a place in each of the three cross-lines.  The base rules it out in its
 * own line and its own box.  At most two of its three places are outside the chute, so the third
 * can only be a target.  That holds for both digits of the base: each is in one of the targets, and
 * the targets hold no other digit.
 *
 * A way to fill the pattern gives the base two digits and each of them a target.  A way is open
 * while
 *      - the digits are candidates there,
 *      - each has places in the two cross-lines without its target, in two different lines, and
 *      - each has a place in the box of the other's target, where only the line that is left has
 *        one (the mirror node, n n for the target in line 2).
 * A candidate is eliminated if no way is open when it is true; eliminations that need no mirror
 * node come first.  This rules out other digits in the targets, digits without a place in a mirror
 * node, and digits with one place outside.  It also rules out the same digit next to both targets.
 * A digit used by every way is removed from the rest of the two lines of its places outside.
 *
 * In a double exocet two bases in one chute have the same cross-lines and four digits between them;
 * so every digit is in one of the bases.
 *
 * Each cell of a base is needed. Eliminations whose proof would be too long for a log are left out.
 *
 * Exocets are champagne's; the junior one, its rules and most of the terms are David P Bird's.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exocet_ways.h"

#include "finders.h"
#include "premises.h"

/* The maximal length of a proof, with a margin below the log's limit (log_replay.h). */
enum { LINES = 7500 };

/* ---- conclusions ---- */

static void add_premises(ChDeduction *deduction, const ChExocet *exocet, bool mirrors)
{
    ch_add_premise(deduction, CH_CELL_CONSTRAINT(exocet->base[0]));
    ch_add_premise(deduction, CH_CELL_CONSTRAINT(exocet->base[1]));
    for (int i = 0; i < 3; i++)
        ch_add_digit_premises(deduction, ch_exocet_house(exocet, i), exocet->digits);
    for (int i = 0; i < 2 && mirrors; i++)
        ch_add_digit_premises(deduction, CH_BOX_OF(exocet->target[i]), exocet->digits);
}

/* Reports whether the remaining premises include all base cells. */
static bool needs_bases(const ChDeduction *deduction, const ChExocetPattern *pattern)
{
    for (int i = 0; i < 2 * pattern->count; i++)
        if (!ch_constraints_has(&deduction->detail.premises,
                                CH_CELL_CONSTRAINT(pattern->exocet[i / 2].base[i % 2])))
            return false;
    return true;
}

/* Reports whether a candidate is eliminated: without mirror nodes, or only because of them. */
static bool is_eliminated(const ChExocetPattern *pattern, int cell, int digit)
{
    ChExocetPattern plain;

    if (ch_exocet_leaves_way(pattern, cell, digit))
        return false;
    if (!pattern->mirrors)
        return true;
    plain = *pattern;
    plain.mirrors = false;
    return ch_exocet_leaves_way(&plain, cell, digit);
}

static void add_all_eliminations(ChDeduction *deduction, const ChExocetPattern *pattern)
{
    const ChBoard *const board = pattern->board;
    const ChCellSet near = ch_exocet_cells(pattern);
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);

    CH_EACH_CELL(cell, empty) {
        unsigned digits = board->candidates[cell];
        if (!ch_cells_has(&near, cell))
            digits &= pattern->digits;
        CH_EACH_DIGIT(digit, digits)
            if (is_eliminated(pattern, cell, digit))
                ch_add_cell_eliminations(deduction, board, cell, 1u << digit);
    }
}

static bool report(const ChExocetPattern *pattern, ChDeduction *deduction, ChSink *sink)
{
    if (deduction->removals == 0)
        return false;
    for (int i = 0; i < pattern->count; i++) {
        add_premises(deduction, &pattern->exocet[i], pattern->mirrors);
        deduction->detail.seed[i] = ch_exocet_seed(&pattern->exocet[i]);
    }
    return ch_minimize_premises_within(deduction, pattern->board, LINES) > 0 &&
           needs_bases(deduction, pattern) && ch_report(deduction, sink);
}

/* Reports what only both exocets rule out, a step for each rule. */
static bool report_rules(const ChExocetPattern *pattern, const ChDeduction *whole, ChSink *sink)
{
    ChDeduction by_rule[CH_EXOCET_RULES];

    for (int rule = 0; rule < CH_EXOCET_RULES; rule++)
        by_rule[rule] = ch_deduction(CH_TECHNIQUE_EXOCET_RULES);
    CH_EACH_CANDIDATE(candidate, &whole->detail.removed)
        if (!ch_exocet_is_alone(pattern->board, &pattern->exocet[0], candidate) &&
            !ch_exocet_is_alone(pattern->board, &pattern->exocet[1], candidate))
            ch_add_cell_eliminations(
                &by_rule[ch_exocet_both_rule(pattern->board, pattern->exocet, candidate)],
                pattern->board, CH_CANDIDATE_CELL(candidate), 1u << CH_CANDIDATE_DIGIT(candidate));
    for (int rule = CH_EXOCET_NO_RULE + 1; rule < CH_EXOCET_RULES; rule++)
        if (report(pattern, &by_rule[rule], sink))
            return true;
    return false;
}

static bool report_pattern(const ChExocetPattern *pattern, int technique, ChSink *sink)
{
    ChDeduction deduction = ch_deduction(technique);

    if (!ch_exocet_has_way(pattern, pattern->possible))
        return false;
    add_all_eliminations(&deduction, pattern);
    return technique == CH_TECHNIQUE_EXOCET_RULES ? report_rules(pattern, &deduction, sink)
                                                  : report(pattern, &deduction, sink);
}

/* ---- finders ---- */

static bool report_all(const ChBoard *board, const ChExocets *exocets, bool mirrors, ChSink *sink)
{
    for (int i = 0; i < exocets->count; i++) {
        const ChExocetPattern pattern =
            ch_exocet_pattern(board, &exocets->exocet[i], NULL, mirrors);
        if (report_pattern(&pattern, CH_TECHNIQUE_JUNIOR_EXOCET, sink))
            return true;
    }
    return false;
}

bool ch_find_junior_exocet(const ChFinderInput *input, ChSink *sink)
{
    const ChExocets *const exocets = ch_facts_exocets(input->facts);

    return report_all(input->board, exocets, false, sink) ||
           report_all(input->board, exocets, true, sink);
}

static bool report_doubles(const ChFinderInput *input, int technique, bool mirrors, ChSink *sink)
{
    const ChExocets *const exocets = ch_facts_exocets(input->facts);

    for (int i = 0; i < exocets->count; i++)
        for (int k = i + 1; k < exocets->count; k++) {
            const ChExocet *const one = &exocets->exocet[i];
            const ChExocet *const other = &exocets->exocet[k];
            if (!ch_exocets_are_double(one, other))
                continue;
            const ChExocetPattern pattern = ch_exocet_pattern(input->board, one, other, mirrors);
            if (report_pattern(&pattern, technique, sink))
                return true;
        }
    return false;
}

bool ch_find_double_junior_exocet(const ChFinderInput *input, ChSink *sink)
{
    return report_doubles(input, CH_TECHNIQUE_DOUBLE_JUNIOR_EXOCET, false, sink) ||
           report_doubles(input, CH_TECHNIQUE_DOUBLE_JUNIOR_EXOCET, true, sink);
}

bool ch_exocet_report_doubles(const ChFinderInput *input, ChSink *sink)
{
    return report_doubles(input, CH_TECHNIQUE_EXOCET_RULES, false, sink) ||
           report_doubles(input, CH_TECHNIQUE_EXOCET_RULES, true, sink);
}
