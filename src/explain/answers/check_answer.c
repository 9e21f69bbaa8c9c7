/* check_answer.c - see check_answer.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "check_answer.h"

#include "check_text.h"
#include "technique_text.h"
#include "why_text.h"

/* ---- one solution ---- */

static void say_backdoors(const ChCheckText *report)
{
    const ChCheck *const check = report->check;
    uint16_t list[CH_CELLS];
    const size_t count = ch_check_text_list(&check->backdoors, check->solution, list);

    if (check->needs_no_backdoor) {
        ch_check_text_add(report, N_("Singles alone solve it."), NULL, 0);
    } else if (count == 1) {
        const ChField field = ch_field_list("placed", CH_FIELD_PLACED, list, 1);
        ch_check_text_add(report, N_("Singles would finish it once {placed} is known."), &field, 1);
    } else if (count > 0) {
        ch_check_text_some(
            report, N_("Singles would finish it once any one of these is known: {placed}."),
            N_("Singles would finish it once any one of {count} digits is known, such "
               "as {placed}."),
            list, count);
    } else if (check->pair_count > 0) {
        for (int i = 0; i < 2; i++)
            list[i] = (uint16_t)CH_CANDIDATE(check->pair[0][i], check->solution[check->pair[0][i]]);
        const ChField field[] = {
            ch_field_list("placed", CH_FIELD_PLACED, list, 2),
            ch_field_number("count", check->pair_count),
        };
        ch_check_text_add(
            report,
            check->pair_count == 1
                ? N_("No one digit would let singles finish it; two together would: {placed}.")
                : N_("No one digit would let singles finish it; two together can, such as "
                     "{placed} (of {count} such pairs)."),
            field, sizeof field / sizeof field[0]);
    } else {
        ch_check_text_add(report, N_("No two digits would let singles finish it."), NULL, 0);
    }
}

static void say_logic(const ChCheckText *report)
{
    const ChCheck *const check = report->check;

    if (!check->knows_logic)
        return;
    if (!check->is_logical) {
        ch_check_text_add(report, N_("The strategies in use do not solve it without guessing."),
                          NULL, 0);
    } else if (check->hardest != CH_TECHNIQUE_NONE) {
        const ChField field = ch_field_string(
            "technique", ch_explain_title(report->language, ch_technique(check->hardest)->key));
        ch_check_text_add(report,
                          N_("Logic solves it; the hardest strategy it takes is {technique}."),
                          &field, 1);
    }
}

/* Writes what is known of a puzzle with one solution; digits of the solution on request. */
static void say_unique(const ChCheckText *report)
{
    const ChCheck *const check = report->check;
    const bool shown = report->context->solutions;

    ch_check_text_add(report,
                      shown ? N_("The puzzle has exactly one solution:")
                            : N_("The puzzle has exactly one solution. (--solutions shows it.)"),
                      NULL, 0);
    if (shown)
        ch_check_text_grid(report, check->solution, NULL);
    if (check->knows_redundant && ch_cells_empty(check->redundant))
        ch_check_text_add(report, N_("It is minimal: no given can be left out."), NULL, 0);
    if (check->knows_redundant)
        ch_check_text_cells(
            report, N_("It is not minimal: the given in {cells} can be left out."),
            N_("It is not minimal. Any one of these givens can be left out: {cells}."),
            &check->redundant);
    say_logic(report);
    if (shown || check->needs_no_backdoor)
        say_backdoors(report);
}

/* ---- a half-solved grid ---- */

/* Writes each mistake, and the one made first if the order is known. */
static void say_mistakes(const ChCheckText *report)
{
    ChChecker *const checker = report->context->checker;
    const ChMistakes *const mistakes = &checker->mistakes;

    if (mistakes->mistake_count > 1 && checker->first_mistake >= 0) {
        const uint16_t first = mistakes->mistake[checker->first_mistake].candidate;
        const ChField field = ch_field_list("placed", CH_FIELD_PLACED, &first, 1);
        ch_check_text_add(report, N_("The first mistake was {placed}."), &field, 1);
    }
    for (uint32_t i = 0; i < mistakes->mistake_count; i++) {
        ch_why_mistake(&checker->why, mistakes, i, report->context->plan);
        ch_why_text_mistake(report->out, report->style, &checker->why, mistakes->mistake[i],
                            report->context->log_replay);
    }
    if (mistakes->is_dead_end)
        ch_check_text_add(
            report,
            N_("Each thing that was entered or ruled out can be right by itself, but not all of "
               "them together."),
            NULL, 0);
}

/* Writes the verdict and the mistakes, and no more unless the solutions are requested. */
static void say_half_solved(const ChCheckText *report)
{
    if (report->context->solutions)
        (report->check->verdict == CH_VERDICT_SEVERAL ? ch_several_text : say_unique)(report);
    else if (report->check->verdict == CH_VERDICT_SEVERAL)
        ch_say_how_many(report);
    else
        ch_check_text_add(report, N_("The puzzle has exactly one solution."), NULL, 0);
    if (ch_check_is_mistaken(report->context->checker))
        say_mistakes(report);
    else
        ch_check_text_add(report, N_("There is no mistake in the grid so far."), NULL, 0);
}

void ch_check_answer(ChText *out, const ChTextStyle *style, const ChPuzzle *puzzle,
                     const ChCheck *check, const ChCheckContext *context)
{
    const ChCheckText report = {out, style->language, style, puzzle, check, context};

    if ((puzzle->has_start || puzzle->has_notes) &&
        (check->verdict == CH_VERDICT_UNIQUE || check->verdict == CH_VERDICT_SEVERAL)) {
        say_half_solved(&report);
        return;
    }
    switch (check->verdict) {
    case CH_VERDICT_UNIQUE:
        say_unique(&report);
        break;
    case CH_VERDICT_SEVERAL:
        ch_several_text(&report);
        break;
    case CH_VERDICT_UNSOLVABLE:
        ch_clash_text(&report);
        break;
    case CH_VERDICT_UNFINISHED:
    case CH_VERDICT_ERROR:
        ch_check_text_add(
            &report,
            N_("The work budget ran out before it was known how many solutions there are."), NULL,
            0);
        break;
    }
}
