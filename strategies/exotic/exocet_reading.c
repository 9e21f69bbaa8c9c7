/* exocet_reading.c - the rule by which a junior exocet rules out a candidate, and which exocet a
 * step has; exocet_rules.c has the rules.
 *
 * SPDX-License-Identifier: MIT
 */
#include "exocet_ways.h"
#include "finders.h"
#include "subtypes.h"

/* ---- the rule of a candidate ---- */

static bool is_one_of(const uint8_t pair[2], int cell)
{
    return pair[0] == cell || pair[1] == cell;
}

static bool sees_both(const uint8_t pair[2], int cell)
{
    return ch_cells_has(&ch_cell_peers[cell], pair[0]) &&
           ch_cells_has(&ch_cell_peers[cell], pair[1]);
}

/* Returns the digits that fit in a target when the candidate is true. */
static unsigned fitting_with(const ChExocetPattern *pattern, int cell, int digit, int target)
{
    ChCellSet possible[CH_DIGITS];

    ch_exocet_suppose(pattern, cell, digit, possible);
    const ChOpenDigits open = ch_exocet_open(pattern, 0, possible);
    return ch_exocet_fitting(&open, target);
}

static bool is_outside(const ChExocet *exocet, int cell)
{
    const int line = exocet->chute < 3 ? CH_ROW_OF(cell) : CH_COLUMN_OF(cell);

    return line / 3 != exocet->chute % 3;
}

/* Returns the rule for a digit of the base in base or targets. */
static ChExocetRule rule_of_digit(const ChExocetPattern *pattern, int cell, int digit)
{
    const ChExocet *const exocet = &pattern->exocet[0];
    const ChOpenDigits open = ch_exocet_open(pattern, 0, pattern->possible);
    unsigned fitting = 0;

    for (int i = 0; i < 2; i++)
        if (is_one_of(exocet->base, cell) || exocet->target[i] == cell)
            fitting |= ch_exocet_fitting(&open, i);
    return fitting >> digit & 1 ? CH_EXOCET_INCOMPATIBLE_PAIR : CH_EXOCET_FALSE_DIGIT;
}

/* Returns the rule for a digit that every way has in the base. */
static ChExocetRule rule_of_known(const ChExocetPattern *pattern, int cell, int digit)
{
    const ChExocet *const exocet = &pattern->exocet[0];

    if (sees_both(exocet->base, cell) || sees_both(exocet->target, cell))
        return CH_EXOCET_TARGET_PAIR;
    if (!is_outside(exocet, cell))
        return CH_EXOCET_NO_RULE;
    for (int i = 0; i < 2; i++)
        if (fitting_with(pattern, cell, digit, i) >> digit & 1)
            return CH_EXOCET_NO_RULE;
    return CH_EXOCET_FISH;
}

static ChExocetRule rule_in(const ChExocetPattern *pattern, int cell, int digit)
{
    const ChExocet *const exocet = &pattern->exocet[0];
    const bool is_base_digit = (exocet->digits >> digit & 1) != 0;

    if (is_one_of(exocet->base, cell) || is_one_of(exocet->target, cell)) {
        if (pattern->mirrors)
            return CH_EXOCET_MIRROR_NODE;
        return is_base_digit ? rule_of_digit(pattern, cell, digit) : CH_EXOCET_TARGETS;
    }
    for (int i = 0; i < 2 && pattern->mirrors; i++)
        if (is_one_of(pattern->places[0].mirror[i], cell) &&
            fitting_with(pattern, cell, digit, i) == 0)
            return CH_EXOCET_SINGLE_MIRROR;
    return ch_exocet_known(pattern) >> digit & 1 ? rule_of_known(pattern, cell, digit)
                                                 : CH_EXOCET_NO_RULE;
}

ChExocetRule ch_exocet_rule(const ChBoard *board, const ChExocet *exocet, int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);

    for (int mirrors = 0; mirrors < 2; mirrors++) {
        const ChExocetPattern pattern = ch_exocet_pattern(board, exocet, NULL, mirrors != 0);
        if (!ch_exocet_leaves_way(&pattern, cell, digit))
            return rule_in(&pattern, cell, digit);
    }
    return CH_EXOCET_NO_RULE;
}

unsigned ch_exocet_fits(const ChBoard *board, const ChExocet *exocet, int target)
{
    const ChExocetPattern pattern = ch_exocet_pattern(board, exocet, NULL, false);
    const ChOpenDigits open = ch_exocet_open(&pattern, 0, pattern.possible);

    return ch_exocet_fitting(&open, target);
}

ChCellSet ch_exocet_mirror(const ChExocet *exocet, int target)
{
    const ChPatternCells places = ch_exocet_places(exocet);
    ChCellSet cells = {{0}};

    for (int i = 0; i < 2; i++)
        ch_cells_add(&cells, places.mirror[target][i]);
    return cells;
}

/* ---- the exocet of a step ---- */

static bool has_cells(const ChStepRecord *step, ChRole role, const uint8_t pair[2])
{
    const ChCellSet cells = ch_step_cells(step, role);

    return ch_cells_count(cells) == 2 && ch_cells_has(&cells, pair[0]) &&
           ch_cells_has(&cells, pair[1]);
}

/* Returns the places of the set's digits in a house, but for the targets. */
static ChCellSet places_in(const ChExocetReading *reading, const ChBoard *before, int house)
{
    ChCellSet places = {{0}};

    CH_EACH_DIGIT(digit, reading->set_digits)
        places = ch_cells_or(places, ch_board_plane(before, digit));
    places = ch_cells_and(places, ch_house_cells[house]);
    for (int i = 0; i < 2; i++)
        ch_cells_remove(&places, reading->exocet.target[i]);
    return places;
}

/* Reads the colour as a set of digits in one of the houses.  False if its digits have other places
 * in each, or are digits of the base. */
static bool read_set(ChExocetReading *reading, const ChBoard *before, const ChStepRecord *step)
{
    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++)
        if (mark->role == CH_ROLE_COLOUR && mark->thing < CH_CANDIDATES) {
            reading->set_digits |= (uint16_t)(1u << CH_CANDIDATE_DIGIT(mark->thing));
            ch_cells_add(&reading->set_cells, CH_CANDIDATE_CELL(mark->thing));
        }
    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++)
        if ((mark->role == CH_ROLE_HOUSE || mark->role == CH_ROLE_COVER) &&
            (reading->set_digits & reading->exocet.digits) == 0 &&
            ch_cells_equal(places_in(reading, before, mark->thing), reading->set_cells)) {
            reading->set_house = (uint8_t)mark->thing;
            return true;
        }
    return false;
}

/* Returns the target whose mirror node has cells of the set, while the others are one less than its
 * digits; or -1. */
static int target_of_set(const ChExocetReading *reading)
{
    for (int i = 0; i < 2; i++) {
        const ChCellSet node = ch_exocet_mirror(&reading->exocet, i);
        const ChCellSet others = ch_cells_minus(reading->set_cells, node);
        if (ch_cells_within(node, ch_house_cells[reading->set_house]) &&
            ch_cells_meet(node, reading->set_cells) &&
            ch_cells_count(others) == ch_count(reading->set_digits) - 1)
            return i;
    }
    return -1;
}

static bool is_ruled_out_by_set(const ChExocetReading *reading, int candidate)
{
    const ChCellSet node = ch_exocet_mirror(&reading->exocet, reading->set_target);
    const int cell = CH_CANDIDATE_CELL(candidate);
    const unsigned kept =
        reading->set_digits | (ch_cells_has(&node, cell) ? reading->exocet.digits : 0u);

    return (ch_cells_has(&node, cell) || ch_cells_has(&reading->set_cells, cell)) &&
           !(kept >> CH_CANDIDATE_DIGIT(candidate) & 1);
}

static ChExocetRule rule_of_set(ChExocetReading *reading, const ChBoard *before,
                                const ChStepRecord *step)
{
    const int target = read_set(reading, before, step) ? target_of_set(reading) : -1;

    if (target < 0)
        return CH_EXOCET_NO_RULE;
    reading->set_target = (uint8_t)target;
    for (size_t i = 0; i < step->eliminate_count; i++)
        if (!is_ruled_out_by_set(reading, step->eliminate[i]))
            return CH_EXOCET_NO_RULE;
    return ch_is_single(reading->set_digits) ? CH_EXOCET_LOCKED_MIRROR : CH_EXOCET_MIRROR_SET;
}

static ChExocetRule common_rule(const ChBoard *before, const ChStepRecord *step,
                                const ChExocet *exocet)
{
    ChExocetRule common = CH_EXOCET_NO_RULE;

    for (size_t i = 0; i < step->eliminate_count; i++) {
        const ChExocetRule rule = ch_exocet_rule(before, exocet, step->eliminate[i]);
        if (i > 0 && rule != common)
            return CH_EXOCET_NO_RULE;
        common = rule;
    }
    return common;
}

bool ch_exocet_read(ChExocetReading *reading, const ChBoard *before, const ChStepRecord *step)
{
    ChExocets exocets;
    bool has_set = false;

    *reading = (ChExocetReading){.common = CH_EXOCET_NO_RULE};
    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++)
        has_set = has_set || mark->role == CH_ROLE_COLOUR;
    ch_exocets_find(&exocets, before);
    for (int i = 0; i < exocets.count; i++) {
        const ChExocet *const exocet = &exocets.exocet[i];
        if (!has_cells(step, CH_ROLE_PIVOT, exocet->base) ||
            !has_cells(step, CH_ROLE_CELL, exocet->target))
            continue;
        reading->exocet = *exocet;
        reading->common = step->deadly_count > 0 ? CH_EXOCET_UNIQUE_PAIR
                          : has_set              ? rule_of_set(reading, before, step)
                                                 : common_rule(before, step, exocet);
        return true;
    }
    return false;
}
