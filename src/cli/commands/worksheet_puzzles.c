/* worksheet_puzzles.c - see worksheet_puzzles.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "worksheet_puzzles.h"

#include "generate_order.h"
#include "puzzle_input.h"
#include "technique_name.h"

/* ---- puzzles of the input ---- */

static bool add_item(ChCli *cli, ChWorksheet *sheet, const ChInputItem *item, ChText *err)
{
    ChStatus status = item->entry.status;

    if (status != CH_OK) {
        ch_item_complain(err, cli, item);
        return false;
    }
    status = ch_worksheet_add(sheet, &item->entry.puzzle, item->entry.tail);
    if (status != CH_OK)
        ch_item_remark(err, cli, item,
                       status == CH_NOT_UNIQUE
                           ? N_("a worksheet takes puzzles whose givens have just one solution")
                           : ch_status_text(status));
    return status == CH_OK;
}

static ChExit read_puzzles(ChCli *cli, ChWorksheet *sheet)
{
    const uint32_t most = cli->options.amount;
    ChText err = CH_TEXT_EMPTY;
    ChPuzzleInput input;
    ChInputItem item;
    bool good = true;

    ch_puzzle_input_start(&input, cli);
    while (good && (most == 0 || sheet->count < most) && ch_puzzle_input_next(&input, &item, &err))
        good = add_item(cli, sheet, &item, &err);
    ch_output_flush(&cli->err, &err);
    ch_text_free(&err);
    ch_puzzle_input_end(&input);
    return good ? input.status : CH_EXIT_TROUBLE;
}

/* ---- puzzles that are made ---- */

static ChExit report_shortfall(ChCli *cli, uint32_t made, uint32_t wanted)
{
    const ChField field[] = {ch_field_number("made", made), ch_field_number("count", wanted)};

    if (made == wanted)
        return CH_EXIT_OK;
    ch_complain(cli, N_("{made} of {count} {count?puzzle was/puzzles were} found"), field, 2);
    return CH_EXIT_UNMET;
}

static ChExit make_puzzles(ChCli *cli, ChWorksheet *sheet)
{
    const ChCliOptions *const options = &cli->options;
    const uint32_t wanted = options->amount != 0 ? options->amount : CH_WORKSHEET_PUZZLES;

    if (options->technique != NULL) {
        sheet->technique = ch_technique_named(cli, options->technique);
        if (sheet->technique == NULL)
            return CH_EXIT_TROUBLE;
    } else if (!ch_generate_order_read(cli, &sheet->from.level.order)) {
        return CH_EXIT_TROUBLE;
    }
    sheet->levels = options->levels;
    sheet->seed = options->seed.given ? options->seed.value : 1;
    const ChStatus status = ch_worksheet_make(sheet, wanted, NULL);
    return status == CH_OK ? report_shortfall(cli, sheet->count, wanted)
                           : ch_complain(cli, ch_status_text(status), NULL, 0);
}

ChExit ch_worksheet_puzzles(ChCli *cli, ChWorksheet *sheet)
{
    const ChCliOptions *const options = &cli->options;
    const int sources =
        (cli->operand_count > 0) + (options->technique != NULL) + (options->levels != NULL);

    if (sources > 1)
        return ch_complain(
            cli, N_("puzzles come from one place: the input, --technique, or --level"), NULL, 0);
    return options->technique != NULL || options->levels != NULL ? make_puzzles(cli, sheet)
                                                                 : read_puzzles(cli, sheet);
}
