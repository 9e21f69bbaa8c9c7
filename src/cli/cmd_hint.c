/* cmd_hint.c - `crosshatch hint`: what can be done now, in the position that is given.
 *
 * SPDX-License-Identifier: MIT
 */
#include "batch.h"
#include "records.h"
#include "solving.h"
#include "survey.h"
#include "tell_steps.h"
#include "told_log.h"

typedef struct Hinter {
    ChSlot slot; /* first: see batch.h */
    ChSurvey survey;
    ChLog log; /* of one step */
    ChTeller teller;
    ChText sentence;
} Hinter;

typedef struct Hinting {
    ChPlan plan;
    ChManner manner;
    uint32_t most;
    int level; /* a ChDepth; 0: all of it */
} Hinting;

static void write_error(const ChBatch *batch, const ChItem *item, ChText *out)
{
    if (batch->cli->options.json)
        ch_record_error_json(out, "crosshatch-log", batch->cli, item->name, &item->entry.fault);
    else
        ch_record_error_line(out);
}

static void write_step(ChText *out, const Hinting *hinting, Hinter *hinter, uint32_t index)
{
    const ChManner *const manner = &hinting->manner;
    const ChBoard *const before = &hinter->teller.replay.board;
    ChStepRecord step;

    ch_tell_start(&hinter->teller, &hinter->log);
    (void)ch_tell_next(&hinter->teller, manner->argument || hinting->level > 0, &step);
    step.number = index + 1;
    if (hinting->level > 0)
        ch_tell_depth(out, manner, before, &step, (ChDepth)hinting->level, 0);
    else
        ch_tell_step(out, manner, before, &step);
}

static void write_steps(const ChBatch *batch, Hinter *hinter, const ChPuzzle *puzzle, ChText *out)
{
    const Hinting *const hinting = batch->context;
    const ChManner *const manner = &hinting->manner;
    const uint32_t count = hinter->survey.count;

    for (uint32_t i = 0; i < count && i < hinting->most; i++) {
        ch_survey_log(&hinter->survey, i, puzzle, &hinter->log);
        if (batch->cli->options.json)
            ch_told_log(out, &hinter->log, manner->language, manner->argument, &hinter->teller,
                        &hinter->sentence);
        else
            write_step(out, hinting, hinter, i);
    }
}

static void say_none(const ChBatch *batch, const Hinter *hinter, ChText *out)
{
    const Hinting *const hinting = batch->context;

    if (batch->cli->options.json)
        return;
    ch_format(out, hinting->manner.language,
              hinter->survey.board.empty == 0
                  ? N_("Every cell has its digit.")
                  : N_("The strategies in use find no step in this position."),
              NULL, 0);
    ch_text_char(out, '\n');
}

static ChExit hint(const ChBatch *batch, void *hand, const ChItem *item, uint64_t ordinal,
                   ChSheet *sheet)
{
    const Hinting *const hinting = batch->context;
    const ChPuzzle *const puzzle = &item->entry.puzzle;
    Hinter *const hinter = hand;
    const ChSurvey *const survey = &hinter->survey;

    if (ordinal > 0 && !batch->cli->options.json)
        ch_text_char(&sheet->out, '\n');
    if (item->entry.status != CH_OK) {
        write_error(batch, item, &sheet->out);
        return CH_EXIT_TROUBLE;
    }
    const ChStatus status = ch_survey(&hinter->survey, puzzle, &hinting->plan, hinting->most);
    if (status != CH_OK)
        ch_item_remark(&sheet->err, batch->cli, item, ch_status_text(status));
    write_steps(batch, hinter, puzzle, &sheet->out);
    if (survey->count == 0)
        say_none(batch, hinter, &sheet->out);
    if (survey->is_contradiction)
        return CH_EXIT_IMPOSSIBLE;
    return survey->count > 0 || survey->board.empty == 0 ? CH_EXIT_OK : CH_EXIT_UNMET;
}

static void leave(void *hand)
{
    Hinter *const hinter = hand;

    ch_text_free(&hinter->sentence);
}

ChExit ch_command_hint(ChCli *cli)
{
    Hinting hinting = {.manner = {.language = cli->language,
                                  .argument = cli->options.argument,
                                  .colours = ch_cli_colours(cli)},
                       .most = cli->options.all ? UINT32_MAX : 1,
                       .level = cli->options.level};
    ChBatch batch = {.cli = cli,
                     .hand_size = sizeof(Hinter),
                     .treat = hint,
                     .leave = leave,
                     .context = &hinting};

    if (!ch_solving_plan(cli, &hinting.plan))
        return CH_EXIT_TROUBLE;
    return ch_batch_run(&batch);
}
