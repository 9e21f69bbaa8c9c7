/* cmd_generate.c - `crosshatch generate`: random minimal puzzles from a seed, a line each.
 *
 * Entry I of a seed depends on seed and I alone, so the hands may share the work in any order.
 *
 * SPDX-License-Identifier: MIT
 */
#include "cli.h"
#include "generate.h"
#include "grid_print.h"
#include "jobs.h"
#include "progress.h"

enum { CH_SLOT_PUZZLES = 16 };

typedef struct Maker {
    uint64_t first, last; /* of the slot: first <= index < last */
    ChSearch search;
} Maker;

typedef struct Making {
    uint64_t seed;
    uint64_t next; /* first index that nobody has taken */
    uint64_t count;
    ChProgress progress;
} Making;

static bool take_slot(void *shared, void *hand, ChSheet *sheet)
{
    Making *const making = shared;
    Maker *const maker = hand;
    const uint64_t left = making->count - making->next;

    (void)sheet;
    maker->first = making->next;
    maker->last = maker->first + (left < CH_SLOT_PUZZLES ? left : CH_SLOT_PUZZLES);
    making->next = maker->last;
    return left > 0;
}

static void make_slot(void *shared, void *hand, ChSheet *sheet)
{
    const Making *const making = shared;
    Maker *const maker = hand;
    ChPuzzle puzzle;

    for (uint64_t index = maker->first; index < maker->last; index++) {
        ch_generate_puzzle(&maker->search, making->seed, index, &puzzle);
        ch_print_line(&sheet->out, puzzle.given, NULL);
    }
}

static void settle_slot(void *shared, void *hand)
{
    Making *const making = shared;
    const Maker *const maker = hand;

    ch_progress_tick(&making->progress, maker->last, maker->last, making->count);
}

ChExit ch_command_generate(ChCli *cli)
{
    Making making = {.seed = cli->options.seed.given ? cli->options.seed.value : 1,
                     .count = cli->options.count != 0 ? cli->options.count : 1};
    const ChTask task = {.hand_size = sizeof(Maker),
                         .fetch = take_slot,
                         .work = make_slot,
                         .settle = settle_slot,
                         .shared = &making,
                         .out = &cli->out,
                         .err = &cli->err};

    if (cli->operand_count > 0) {
        const ChField field = ch_field_string("found", cli->operand[0]);
        return ch_complain(cli, N_("generate takes no operands; found '{found}'"), &field, 1);
    }
    ch_progress_start(&making.progress, cli);
    const ChStatus status = ch_jobs_run(&task, ch_cli_hands(cli));
    ch_progress_end(&making.progress);
    return status == CH_OK ? CH_EXIT_OK : ch_complain(cli, ch_status_text(status), NULL, 0);
}
