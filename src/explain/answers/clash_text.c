/* clash_text.c - describes a puzzle without a solution: which givens clash, why, and which may be
 * mistyped.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "check_text.h"
#include "slip_text.h"
#include "why_text.h"

/* Names the houses that hold two givens with the same digit; CLASH holds the two candidates. */
static void say_duplicate_givens(const ChCheckText *report, const uint16_t clash[2])
{
    const uint16_t cell[2] = {CH_CANDIDATE_CELL(clash[0]), CH_CANDIDATE_CELL(clash[1])};
    uint16_t house[3];
    size_t count = 0;

    for (int i = 0; i < 3; i++)
        if (ch_cell_house[cell[0]][i] == ch_cell_house[cell[1]][i])
            house[count++] = ch_cell_house[cell[0]][i];
    const ChField field[] = {
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(clash[0])),
        ch_field_list("houses", CH_FIELD_HOUSES, house, count),
        ch_field_list("cells", CH_FIELD_CELLS, cell, 2),
    };
    ch_check_text_add(report, N_("The {digit} occurs twice in {houses}: {cells}."), field,
                      sizeof field / sizeof field[0]);
}

/* Lists a short clash and draws a long one. */
static void say_long_clash(const ChCheckText *report, const uint16_t *clash, size_t count)
{
    const ChField field[] = {
        ch_field_list("placed", CH_FIELD_PLACED, clash, count),
        ch_field_number("count", (uint32_t)count),
    };
    uint8_t digit[CH_CELLS];

    if (count <= CH_LISTED) {
        ch_check_text_add(
            report,
            N_("These givens alone leave no solution, and it takes all of them to do so: "
               "{placed}."),
            field, 1);
        return;
    }
    memset(digit, CH_NO_DIGIT, sizeof digit);
    for (size_t i = 0; i < count; i++)
        digit[CH_CANDIDATE_CELL(clash[i])] = (uint8_t)CH_CANDIDATE_DIGIT(clash[i]);
    ch_check_text_add(
        report,
        N_("These {count} givens alone leave no solution, and it takes all of them to do so:"),
        &field[1], 1);
    ch_check_text_grid(report, digit, NULL);
}

/* Writes the argument for the clash, if there is one. */
static void say_argument(const ChCheckText *report)
{
    const ChLog *const log = &report->context->checker->why.log;
    const ChField field = ch_field_number("steps", log->count);

    if (!report->check->has_argument)
        return;
    ch_check_text_add(report,
                      log->count == 1 ? N_("Why, in one step:") : N_("Why, in {steps} steps:"),
                      &field, 1);
    ch_why_text_steps(report->out, report->style, log, report->context->log_replay);
}

static void say_clash(const ChCheckText *report)
{
    uint16_t list[CH_CELLS];
    const size_t count = ch_check_text_list(&report->check->clash, report->puzzle->given, list);

    if (count == 2 && CH_CANDIDATE_DIGIT(list[0]) == CH_CANDIDATE_DIGIT(list[1])) {
        say_duplicate_givens(report, list);
    } else if (count > 0) {
        say_long_clash(report, list, count);
        say_argument(report);
    }
}

static void say_repair(const ChCheckText *report, const ChRepair *repair)
{
    static const char *const message[] = {
        [CH_SLIP_KEY] = N_("If the {digit} in {cell} is a slip, the puzzle has one solution with "
                           "{digits} there; the keys {digit} and {likely} are neighbours."),
        [CH_SLIP_MISREAD] = N_("If the {digit} in {cell} is a slip, the puzzle has one solution "
                               "with {digits} there; {digit} and {likely} look alike."),
        [CH_SLIP_OTHER] = N_("If the {digit} in {cell} is a slip, the puzzle has one solution with "
                             "{digits} there."),
    };
    const ChField field[] = {
        ch_field_cell("cell", repair->cell),
        ch_field_digit("digit", report->puzzle->given[repair->cell]),
        ch_field_digit("likely", repair->likely),
        ch_field_choice("digits", repair->digits),
    };

    ch_check_text_add(report, message[repair->slip], field, sizeof field / sizeof field[0]);
}

/* Reports whether the swap moves one digit to an empty cell; otherwise it transposes two digits. */
static bool moves_digit(const ChCheckText *report, const ChSwap *swap)
{
    const uint8_t *const given = report->puzzle->given;

    return given[swap->cell[0]] == CH_NO_DIGIT || given[swap->cell[1]] == CH_NO_DIGIT;
}

static void say_swap(const ChCheckText *report, const ChSwap *swap)
{
    const uint8_t *const given = report->puzzle->given;
    const int from = given[swap->cell[0]] != CH_NO_DIGIT ? 0 : 1;
    const ChField field[] = {
        ch_field_cell("cell", swap->cell[from]),
        ch_field_cell("other", swap->cell[1 - from]),
        ch_field_digit("digit", given[swap->cell[from]]),
        ch_field_digit("two", given[swap->cell[1]]),
    };

    if (moves_digit(report, swap))
        ch_check_text_add(
            report, N_("If the {digit} in {cell} belongs in {other}, the puzzle has one solution."),
            field, 3);
    else
        ch_check_text_add(
            report,
            N_("If the {digit} in {cell} and the {two} in {other} were transposed, the "
               "puzzle has one solution the other way round."),
            field, sizeof field / sizeof field[0]);
}

/* Writes the repairs, the likeliest first: a likely digit, two transposed digits, any digit, a
 * digit in the wrong cell. */
static void say_repairs(const ChCheckText *report)
{
    const ChCheck *const check = report->check;
    int next = 0;

    while (next < check->repair_count && check->repair[next].slip < CH_SLIP_OTHER)
        say_repair(report, &check->repair[next++]);
    for (int i = 0; i < check->swap_count; i++)
        if (!moves_digit(report, &check->swap[i]))
            say_swap(report, &check->swap[i]);
    while (next < check->repair_count)
        say_repair(report, &check->repair[next++]);
    for (int i = 0; i < check->swap_count; i++)
        if (moves_digit(report, &check->swap[i]))
            say_swap(report, &check->swap[i]);
}

void ch_clash_text(const ChCheckText *report)
{
    const ChCheck *const check = report->check;

    ch_check_text_add(report, N_("The puzzle has no solution."), NULL, 0);
    (void)ch_say_all_given(report->out, report->language, report->puzzle);
    if (check->knows_clash)
        say_clash(report);
    if (!check->knows_repairs)
        return;
    say_repairs(report);
    ch_check_text_cells(
        report, N_("Without the given in {cells} the puzzle has one solution."),
        N_("Without the given in any one of these cells the puzzle has one solution: "
           "{cells}."),
        &check->removals);
}
