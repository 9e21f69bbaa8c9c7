/* cmd_check.c - `crosshatch check`: one solution, several, or none, and what is wrong.
 *
 * SPDX-License-Identifier: MIT
 */
#include "batch.h"
#include "records.h"
#include "say_check.h"

typedef struct Checker {
    ChSlot slot; /* first: see batch.h */
    ChSearch search;
    ChCheck check;
} Checker;

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
        ch_check(&checker->search, puzzle, CH_CHECK_LIMITS, &checker->check);
    report(batch, puzzle, &checker->check, &sheet->out);
    return exit_of(&checker->check);
}

ChExit ch_command_check(ChCli *cli)
{
    ChBatch batch = {.cli = cli, .hand_size = sizeof(Checker), .treat = check};

    return ch_batch_run(&batch);
}
