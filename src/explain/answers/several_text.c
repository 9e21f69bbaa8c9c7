/* several_text.c - describes a puzzle with several solutions: two of them, the digits that can be
 * exchanged, the digits that are certain, and the givens that would decide.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "ansi.h"
#include "check_text.h"

static void draw_both(const ChCheckText *report)
{
    ChCellSet givens = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (report->puzzle->given[cell] != CH_NO_DIGIT)
            ch_cells_add(&givens, cell);
    ch_ansi_pair(report->out, report->style->colours, report->check->solution, report->check->other,
                 &givens, &report->check->differ);
}

/* Returns the message; it omits the cells when the previous sentence NAMED the same ones. */
static const char *message_of_interchange(const ChCheck *check, bool swap, bool named)
{
    if (swap)
        return N_("{cells} can swap {one} and {two}, and no given says which way is meant.");
    if (named && ch_cells_equal(check->interchange, check->differ))
        return N_("There the digits {digits} can be exchanged among themselves, and no given says "
                  "which way is meant.");
    return N_(
        "{cells} can exchange their digits {digits} among themselves, and no given says which "
        "way is meant.");
}

/* Describes the exchange: two digits that swap in every cell, or more digits that permute. */
static void say_interchange(const ChCheckText *report)
{
    const ChCheck *const check = report->check;
    uint16_t list[CH_CELLS];
    unsigned all = 0;
    bool swap = true;
    size_t count = 0;

    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        if (!ch_cells_has(&check->interchange, cell))
            continue;
        swap &= all == 0 || check->exchanged[cell] == all;
        all |= check->exchanged[cell];
        list[count++] = (uint16_t)cell;
    }
    const ChField field[] = {
        ch_field_list("cells", CH_FIELD_CELLS, list, count),
        ch_field_digits("digits", all),
        ch_field_digit("one", ch_lowest(all)),
        ch_field_digit("two", ch_lowest(all & (all - 1))),
    };
    ch_check_text_add(report, message_of_interchange(check, swap, report->context->solutions),
                      field, sizeof field / sizeof field[0]);
}

static void say_certain(const ChCheckText *report)
{
    const ChCheck *const check = report->check;
    uint16_t list[CH_CELLS];
    uint8_t digit[CH_CELLS];
    const size_t count = ch_check_text_list(&check->certain, check->solution, list);
    const ChField field[] = {
        ch_field_list("placed", CH_FIELD_PLACED, list, count),
        ch_field_number("count", (uint32_t)count),
    };

    if (count == 0) {
        ch_check_text_add(report, N_("The solutions have nothing in common but the givens."), NULL,
                          0);
        return;
    }
    ch_check_text_add(report,
                      count <= CH_LISTED
                          ? N_("All solutions have this in common: {placed}.")
                          : N_("All solutions have {count} digits in common besides the givens:"),
                      field, sizeof field / sizeof field[0]);
    if (count <= CH_LISTED)
        return;
    memcpy(digit, report->puzzle->given, sizeof digit);
    for (size_t i = 0; i < count; i++)
        digit[CH_CANDIDATE_CELL(list[i])] = (uint8_t)CH_CANDIDATE_DIGIT(list[i]);
    ch_check_text_grid(report, digit, &check->certain);
}

static void say_fixes(const ChCheckText *report)
{
    const ChCheck *const check = report->check;

    if (check->fix_count == 0)
        ch_check_text_add(report, N_("No single given more would leave one solution."), NULL, 0);
    else
        ch_check_text_some(
            report, N_("One given more would leave one solution, any of these: {placed}."),
            N_("One given more would leave one solution, any of {count}, such as {placed}."),
            check->fix, check->fix_count);
}

void ch_say_how_many(const ChCheckText *report)
{
    const ChCheck *const check = report->check;
    const bool all = check->is_counted && check->solutions < check->limit;
    const ChField field = ch_field_number("count", (uint32_t)check->solutions);

    ch_check_text_add(
        report,
        all ? N_("The puzzle has {count} solutions, so logic cannot decide between them.")
            : N_("The puzzle has at least {count} solutions, so logic cannot decide between "
                 "them."),
        &field, 1);
}

void ch_several_text(const ChCheckText *report)
{
    const ChCheck *const check = report->check;

    ch_say_how_many(report);
    if (!report->context->solutions) {
        say_interchange(report);
        ch_check_text_add(report,
                          N_("(--solutions shows two of them, what all of them share, and which "
                             "given more would decide.)"),
                          NULL, 0);
        return;
    }
    ch_check_text_add(report, N_("Two of them, side by side:"), NULL, 0);
    draw_both(report);
    ch_check_text_cells(report, N_("The two differ in {cells}."), N_("The two differ in {cells}."),
                        &check->differ);
    say_interchange(report);
    if (check->knows_certain)
        say_certain(report);
    if (check->knows_fixes)
        say_fixes(report);
}
