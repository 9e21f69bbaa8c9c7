/* cmd_check.c - `crosshatch check`: one solution, several, or none, and what is wrong.
 *
 * SPDX-License-Identifier: MIT
 */
#include "batch.h"
#include "grid_print.h"
#include "records.h"
#include "say_check.h"

enum { CH_NODES_A_SOLUTION = 10 }; /* of the budget, for each solution that may be counted */

typedef struct Checker {
    ChSlot slot; /* first: see batch.h */
    ChSearch search;
    ChCheck check;
} Checker;

/* As far as --limit wants; a verdict needs two solutions. */
static ChCheckLimits limits_of(const ChCliOptions *options)
{
    ChCheckLimits limits = CH_CHECK_LIMITS;

    if (options->limit != 0)
        limits.solutions = options->limit > 2 ? options->limit : 2;
    if (limits.nodes < limits.solutions * CH_NODES_A_SOLUTION)
        limits.nodes = limits.solutions * CH_NODES_A_SOLUTION;
    return limits;
}

/* Prints what the check counts, in the same order, a line each, and gives up when nobody takes them
 * any more: the output's error may be looked at once the sheet was printed, since then it is this
 * hand's turn. */
static void list_solutions(const ChBatch *batch, ChSearch *search, const ChItem *item,
                           ChSheet *sheet)
{
    const ChCliOptions *const options = &batch->cli->options;
    const ChCheckLimits limits = limits_of(options);
    const uint64_t wanted = options->limit != 0 ? options->limit : limits.solutions;
    const ChCandidateSet alive = ch_alive_givens(&item->entry.puzzle);
    uint8_t solution[CH_CELLS];

    ch_search_start(search, &alive, NULL, limits.nodes);
    for (uint64_t i = 0; i < wanted && ch_search_next(search, solution); i++) {
        ch_print_line(&sheet->out, solution, NULL);
        ch_sheet_turn(sheet);
        if (sheet->out.length == 0 && batch->cli->out.error != 0)
            return;
    }
    if (ch_search_status(search) != CH_OK)
        ch_item_remark(&sheet->err, batch->cli, item, ch_status_text(ch_search_status(search)));
}

static ChExit exit_of(const ChCheck *check)
{
    const bool mistaken = !ch_cells_empty(check->mistaken) || !ch_cells_empty(check->misruled);

    switch (check->verdict) {
    case CH_VERDICT_UNIQUE:
        return mistaken ? CH_EXIT_UNMET : CH_EXIT_OK;
    case CH_VERDICT_UNSOLVABLE:
        return CH_EXIT_IMPOSSIBLE;
    default:
        return CH_EXIT_UNMET;
    }
}

static ChExit report_error(const ChBatch *batch, const ChItem *item, ChText *out)
{
    if (batch->cli->options.json)
        ch_record_error_json(out, "crosshatch-check", batch->cli, item->name, &item->entry.fault);
    else
        ch_record_error_line(out);
    return CH_EXIT_TROUBLE;
}

static void report(const ChBatch *batch, const ChPuzzle *puzzle, const ChCheck *check, ChText *out)
{
    const ChCliOptions *const options = &batch->cli->options;

    if (options->json) {
        ch_check_json(out, puzzle, check);
        ch_text_char(out, '\n');
    } else if (options->brief) {
        ch_check_brief(out, puzzle, check);
        ch_text_char(out, '\n');
    } else {
        ch_say_check(out, batch->cli->language, ch_cli_colours(batch->cli), puzzle, check);
    }
}

/* Of several puzzles, says which one. */
static void introduce(const ChBatch *batch, const ChSlot *slot, uint64_t ordinal, ChText *out)
{
    const ChField field = ch_field_number("number", (uint32_t)ordinal + 1);

    if (ordinal > 0)
        ch_text_char(out, '\n');
    if (ordinal == 0 && slot->count == 1)
        return;
    ch_format(out, batch->cli->language, N_("Puzzle {number}"), &field, 1);
    ch_text_char(out, '\n');
}

static ChExit check(const ChBatch *batch, void *hand, const ChItem *item, uint64_t ordinal,
                    ChSheet *sheet)
{
    const ChCliOptions *const options = &batch->cli->options;
    const ChPuzzle *const puzzle = &item->entry.puzzle;
    Checker *const checker = hand;

    if (!options->json && !options->brief)
        introduce(batch, &checker->slot, ordinal, &sheet->out);
    if (item->entry.status != CH_OK)
        return report_error(batch, item, &sheet->out);
    if (options->brief && !options->json && !puzzle->has_start)
        ch_check_verdict(&checker->search, puzzle, CH_CHECK_LIMITS.nodes, &checker->check);
    else
        ch_check(&checker->search, puzzle, limits_of(options), &checker->check);
    report(batch, puzzle, &checker->check, &sheet->out);
    if (options->solutions)
        list_solutions(batch, &checker->search, item, sheet);
    return exit_of(&checker->check);
}

ChExit ch_command_check(ChCli *cli)
{
    ChBatch batch = {.cli = cli, .hand_size = sizeof(Checker), .treat = check};

    if (cli->options.solutions && cli->options.json)
        return ch_complain(cli, N_("--solutions does not go with --json"), NULL, 0);
    return ch_batch_run(&batch);
}
