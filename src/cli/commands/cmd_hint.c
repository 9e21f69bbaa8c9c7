/* cmd_hint.c - `crosshatch hint`: the next step in the given position.
 *
 * Mistakes come first, since nothing can be built on a wrong digit; then the easiest step.
 *
 * SPDX-License-Identifier: MIT
 */
#include "error_records.h"
#include "hint_marks.h"
#include "hint_mistakes.h"
#include "hint_picture.h"
#include "hint_steps.h"
#include "slip_text.h"
#include "solving.h"
#include "why_text.h"

static void write_error(const ChBatch *batch, const ChInputItem *item, ChText *out)
{
    if (batch->cli->options.json)
        ch_record_error_json(out, "crosshatch-log", batch->cli, item);
    else
        ch_record_error_line(out);
}

/* Writes the hint for a position. Faults of the puzzle itself come before all else. */
static ChExit write_answer(const ChHintInput *input, ChStatus *status)
{
    const ChMistakes *const mistakes = &input->hinter->mistakes;

    if (mistakes->verdict == CH_VERDICT_UNSOLVABLE) {
        ch_hint_sentence(
            input,
            N_("The puzzle itself has no solution; 'crosshatch check' says what is wrong with it."),
            NULL, 0);
        if (!input->is_json)
            ch_slip_text(input->out, input->settings->style.language, &input->hinter->search,
                         input->puzzle);
        if (ch_hint_steps(input, status) == CH_EXIT_TROUBLE)
            return CH_EXIT_TROUBLE;
        return CH_EXIT_IMPOSSIBLE;
    }
    if (mistakes->verdict == CH_VERDICT_SEVERAL)
        ch_hint_sentence(input, CH_SEVERAL_SOLUTIONS, NULL, 0);
    if (mistakes->mistake_count > 0)
        return ch_hint_mistakes(input);
    if (mistakes->is_dead_end) {
        ch_hint_sentence(input, N_("No solution agrees with all that was put in so far."), NULL, 0);
        ch_hint_nothing(input, NULL, NULL);
        return CH_EXIT_UNMET;
    }
    return input->settings->steps(input, status);
}

static ChExit hint_item(const ChBatch *batch, void *worker, const ChInputItem *item,
                        uint64_t ordinal, ChJobOutput *job)
{
    const ChHintSettings *const settings = batch->context;
    ChHinter *const hinter = worker;
    ChHintInput input = {.settings = settings,
                         .hinter = hinter,
                         .puzzle = &item->entry.puzzle,
                         .out = &job->out,
                         .json = {.out = &job->out,
                                  .style = &settings->style,
                                  .puzzle = &item->entry.puzzle,
                                  .mistakes = &hinter->mistakes,
                                  .search = &hinter->search,
                                  .log_replay = &hinter->log_replay,
                                  .sentence = &hinter->sentence},
                         .is_json = batch->cli->options.json,
                         .digits_only = ch_entry_is_digits(&item->entry)};
    ChStatus status = CH_OK;

    if (ordinal > 0 && !input.is_json)
        ch_text_char(&job->out, '\n');
    if (item->entry.status != CH_OK) {
        write_error(batch, item, &job->out);
        return CH_EXIT_TROUBLE;
    }
    if (settings->prepare != NULL)
        settings->prepare(&input, batch, item, job);
    hinter->survey.state = ch_solving_state(input.settings->plan, hinter, sizeof *hinter);
    hinter->why.engine.state = hinter->survey.state;
    ch_mistakes_find(&hinter->search, input.puzzle, CH_HINT_NODES, &hinter->mistakes);
    const ChExit result = write_answer(&input, &status);
    if (status != CH_OK)
        ch_item_remark(&job->err, batch->cli, item, ch_status_text(status));
    return result;
}

static void free_worker(void *worker)
{
    ChHinter *const hinter = worker;

    ch_text_free(&hinter->sentence);
}

ChExit ch_command_hint(ChCli *cli)
{
    ChPlan whole;
    ChPlan narrowed;
    ChHintSettings settings = {.plan = &whole,
                               .whole = &whole,
                               .style = {.language = cli->language,
                                         .argument = cli->options.argument,
                                         .notation = cli->options.notation,
                                         .proof = cli->options.proof,
                                         .colours = ch_cli_colours(cli),
                                         .terminal = ch_hint_terminal(cli)},
                               .all = cli->options.all,
                               .level = cli->options.level,
                               .steps = ch_hint_steps};
    ChBatch batch = {.cli = cli,
                     .worker_size = sizeof(ChHinter),
                     .process = hint_item,
                     .leave = free_worker,
                     .context = &settings,
                     .is_prose = !cli->options.json};
    const char *const known = cli->options.known;

    if (!ch_solving_plan(cli, &whole))
        return CH_EXIT_TROUBLE;
    if (known != NULL) {
        if (!ch_solving_plan_known(cli, &narrowed, known))
            return CH_EXIT_TROUBLE;
        settings.plan = &narrowed;
    }
    if ((cli->options.marking != 0 || cli->options.done != NULL) &&
        !ch_hint_take_marks(cli, &settings))
        return CH_EXIT_TROUBLE;
    batch.worker_size = ch_solving_worker(settings.plan, batch.worker_size);
    return ch_batch_run(&batch);
}
