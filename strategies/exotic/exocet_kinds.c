/* exocet_kinds.c - the rules by which exocets of each kind rule out candidates.
 *
 * Double and senior exocets have the rules of junior ones (exocet_rules.c), so far as these do not
 * depend on where targets are:
 *
 *      targets            as in a junior exocet
 *      false digit        senior: no placement of the digit alone has the target, or the base cell
 *      incompatible pair  senior: some has, but none goes with one of a second digit
 *      target pair        a digit is certain in the base, or in one of two bases: cells that see
 *                         all its places in the bases, or in the targets, lose it
 *      fish               every placement of such a digit conflicts with the candidate
 *
 * A double exocet also has the mirror nodes of both.  A rule that one of its exocets has alone
 * comes first; the others need both.  Here `exocet-rules` reports only the others, and those of
 * senior exocets, one rule a step.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "exocet_room.h"
#include "exocet_ways.h"
#include "finders.h"
#include "subtypes.h"

/* Reports whether a cell sees all of the cells that can have the digit, and there are some. */
static bool sees_all(const ChBoard *board, ChCellSet cells, int cell, int digit)
{
    const ChCellSet places = ch_cells_and(cells, ch_board_plane(board, digit));

    return !ch_cells_empty(places) && ch_cells_within(places, ch_cell_peers[cell]);
}

/* ---- double exocets ---- */

static ChCellSet cells_of(const ChExocet pair[2], bool targets)
{
    ChCellSet cells = {{0}};

    for (int i = 0; i < 4; i++)
        ch_cells_add(&cells, targets ? pair[i / 2].target[i % 2] : pair[i / 2].base[i % 2]);
    return cells;
}

static bool read_double(const ChBoard *before, const ChStepRecord *step, ChExocet pair[2])
{
    ChExocets exocets;

    ch_exocets_find(&exocets, before);
    for (int i = 0; i < exocets.count; i++)
        for (int k = i + 1; k < exocets.count; k++) {
            pair[0] = exocets.exocet[i];
            pair[1] = exocets.exocet[k];
            if (ch_exocets_are_double(&pair[0], &pair[1]) &&
                ch_cells_equal(cells_of(pair, false), ch_step_cells(step, CH_ROLE_PIVOT)) &&
                ch_cells_equal(cells_of(pair, true), ch_step_cells(step, CH_ROLE_CELL)))
                return true;
        }
    return false;
}

/* Reports whether a digit fits in no target of either exocet when the candidate is true. */
static bool leaves_no_target(const ChExocetPattern *pattern, int cell, int digit)
{
    ChCellSet possible[CH_DIGITS];
    unsigned fitting = 0;

    ch_exocet_suppose(pattern, cell, digit, possible);
    for (int i = 0; i < 4; i++) {
        const ChOpenDigits open = ch_exocet_open(pattern, i / 2, possible);
        if (pattern->exocet[i / 2].digits >> digit & 1)
            fitting |= ch_exocet_fitting(&open, i % 2);
    }
    return !(fitting >> digit & 1);
}

ChExocetRule ch_exocet_both_rule(const ChBoard *board, const ChExocet pair[2], int candidate)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);
    ChExocetPattern pattern = ch_exocet_pattern(board, &pair[0], &pair[1], false);
    const ChCellSet bases = cells_of(pair, false);
    const ChCellSet targets = cells_of(pair, true);

    const bool is_plain = !ch_exocet_leaves_way(&pattern, cell, digit);
    if (ch_cells_has(&bases, cell) || ch_cells_has(&targets, cell))
        return is_plain ? CH_EXOCET_INCOMPATIBLE_PAIR : CH_EXOCET_MIRROR_NODE;
    pattern.mirrors = !is_plain;
    if (!(ch_exocet_known(&pattern) >> digit & 1))
        return CH_EXOCET_NO_RULE;
    if (sees_all(board, bases, cell, digit) || sees_all(board, targets, cell, digit))
        return CH_EXOCET_TARGET_PAIR;
    return leaves_no_target(&pattern, cell, digit) ? CH_EXOCET_FISH : CH_EXOCET_NO_RULE;
}

bool ch_exocet_is_alone(const ChBoard *board, const ChExocet *exocet, int candidate)
{
    const ChExocetPattern pattern = ch_exocet_pattern(board, exocet, NULL, true);

    return !ch_exocet_leaves_way(&pattern, CH_CANDIDATE_CELL(candidate),
                                 CH_CANDIDATE_DIGIT(candidate));
}

/* Returns the first rule that one of two exocets has alone, or else that of both. */
static ChExocetRule rule_of_double(const ChBoard *board, const ChExocet pair[2], int candidate)
{
    ChExocetRule rule = CH_EXOCET_RULES;

    for (int i = 0; i < 2; i++)
        if (ch_exocet_is_alone(board, &pair[i], candidate)) {
            const ChExocetRule one = ch_exocet_rule(board, &pair[i], candidate);
            rule = one < rule ? one : rule;
        }
    return rule < CH_EXOCET_RULES ? rule : ch_exocet_both_rule(board, pair, candidate);
}

/* ---- senior exocets ---- */

static bool read_senior(const ChBoard *before, const ChStepRecord *step, ChSeniorExocet *senior)
{
    *senior = (ChSeniorExocet){.room = {.board = before},
                               .base = ch_step_cells(step, CH_ROLE_PIVOT),
                               .targets = ch_step_cells(step, CH_ROLE_CELL)};
    ChExocetRoom *const room = &senior->room;
    int count = 0;

    if (ch_cells_count(senior->base) != 2 || ch_cells_count(senior->targets) != 2)
        return false;
    CH_EACH_CELL(cell, senior->base) {
        room->base[count++] = (uint8_t)cell;
        room->digits |= before->candidates[cell];
    }
    for (const ChMark *mark = step->mark; mark < ch_marks_end(step); mark++)
        if ((mark->role == CH_ROLE_HOUSE || mark->role == CH_ROLE_COVER) &&
            mark->thing < CH_HOUSES && room->count < CH_MOST_ROOM_HOUSES)
            room->house[room->count++] = (uint8_t)mark->thing;
    senior->known = ch_room_known(room);
    return room->count > 2;
}

/* A placement that is asked for: one with a cell, or out of its sight. */
typedef struct Wanted {
    int cell;
    bool has_it;
} Wanted;

static bool is_wanted(void *context, ChCellSet cells)
{
    const Wanted *const wanted = context;

    return wanted->has_it ? ch_cells_has(&cells, wanted->cell)
                          : !ch_cells_meet(cells, ch_cell_peers[wanted->cell]);
}

ChExocetRule ch_exocet_senior_rule(const ChSeniorExocet *senior, int candidate)
{
    const ChExocetRoom *const room = &senior->room;
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);
    const bool is_target = ch_cells_has(&senior->targets, cell);
    Wanted wanted = {cell, is_target};

    if (is_target || ch_cells_has(&senior->base, cell)) {
        if (!(room->digits >> digit & 1))
            return CH_EXOCET_TARGETS;
        return ch_room_each(room, digit, is_wanted, &wanted) ? CH_EXOCET_INCOMPATIBLE_PAIR
                                                             : CH_EXOCET_FALSE_DIGIT;
    }
    if (!(senior->known >> digit & 1))
        return CH_EXOCET_NO_RULE;
    if (sees_all(room->board, senior->base, cell, digit) ||
        sees_all(room->board, senior->targets, cell, digit))
        return CH_EXOCET_TARGET_PAIR;
    return ch_room_each(room, digit, is_wanted, &wanted) ? CH_EXOCET_NO_RULE : CH_EXOCET_FISH;
}

/* ---- steps ---- */

static bool is_of(const ChStepRecord *step, int technique)
{
    return strcmp(step->technique, ch_technique(technique)->key) == 0;
}

bool ch_exocet_list_rules(const ChBoard *before, const ChStepRecord *step,
                          uint8_t rule[CH_CANDIDATES])
{
    ChExocetReading reading;
    ChExocet pair[2];
    ChSeniorExocet senior;

    const bool is_double = ch_cells_count(ch_step_cells(step, CH_ROLE_PIVOT)) == 4;
    const bool is_junior = !is_double && !is_of(step, CH_TECHNIQUE_COMPLEX_SENIOR_EXOCET) &&
                           ch_exocet_read(&reading, before, step);

    if (is_of(step, CH_TECHNIQUE_SIAMESE_EXOCET))
        return false;
    if (!is_junior &&
        !(is_double ? read_double(before, step, pair) : read_senior(before, step, &senior)))
        return false;
    for (size_t i = 0; i < step->eliminate_count; i++) {
        const int candidate = step->eliminate[i];
        rule[i] = (uint8_t)(is_junior   ? ch_exocet_rule(before, &reading.exocet, candidate)
                            : is_double ? rule_of_double(before, pair, candidate)
                                        : ch_exocet_senior_rule(&senior, candidate));
    }
    return true;
}

static bool has_rule(const ChBoard *before, const ChStepRecord *step, ChExocetRule wanted)
{
    uint8_t rule[CH_CANDIDATES];
    ChExocetReading reading;

    if (!is_of(step, CH_TECHNIQUE_COMPLEX_SENIOR_EXOCET) && ch_exocet_read(&reading, before, step))
        return reading.common == wanted;
    if (!ch_exocet_list_rules(before, step, rule))
        return false;
    for (size_t i = 0; i < step->eliminate_count; i++)
        if (rule[i] != wanted)
            return false;
    return true;
}

#define RULE(name, rule)                                                                           \
    bool ch_is_exocet_##name(const ChBoard *before, const ChStepRecord *step)                      \
    {                                                                                              \
        return has_rule(before, step, CH_EXOCET_##rule);                                           \
    }
RULE(targets, TARGETS)
RULE(false_digit, FALSE_DIGIT)
RULE(incompatible_pair, INCOMPATIBLE_PAIR)
RULE(target_pair, TARGET_PAIR)
RULE(fish, FISH)
RULE(mirror_node, MIRROR_NODE)
RULE(single_mirror, SINGLE_MIRROR)
RULE(locked_mirror, LOCKED_MIRROR)
RULE(mirror_set, MIRROR_SET)
RULE(unique_pair, UNIQUE_PAIR)

bool ch_is_exocet_conjugate_pair(const ChBoard *before, const ChStepRecord *step)
{
    (void)before;
    return ch_cells_count(ch_step_cells(step, CH_ROLE_PIVOT)) == 2 &&
           ch_cells_count(ch_step_cells(step, CH_ROLE_CELL)) > 2;
}
