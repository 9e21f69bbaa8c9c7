/* cmd_why.c - `crosshatch why`: the short proof of a fact in the given position, or what follows
 * for a cell or a house.
 *
 * SPDX-License-Identifier: MIT
 */
#include "batch.h"
#include "error_records.h"
#include "slip_text.h"
#include "solving.h"
#include "why_json.h"
#include "why_text.h"

/* A worker's chunk and workspace. */
typedef struct Answerer {
    ChChunk chunk; /* first: see batch.h */
    ChAnswerer answerer;
    ChLogReplay log_replay;
    ChText sentence;
} Answerer;

/* The question and the settings of the command. */
typedef struct WhySettings {
    ChPlan plan;
    ChQuestion question;
    ChTextStyle style;
} WhySettings;

/* ---- an answer in sentences ---- */

/* The context of a writer. */
typedef struct Sentences {
    const ChTextStyle *style;
    ChText *out;
    ChLogReplay *log_replay;
} Sentences;

static void put_line(const Sentences *self, const char *message, const ChField *field, size_t count)
{
    ch_format(self->out, self->style->language, message, field, count);
    ch_text_char(self->out, '\n');
}

static void put_mistakes(void *context)
{
    put_line(context, CH_MISTAKE_IN_GRID, NULL, 0);
}

static void put_fact(void *context, ChWhy *why)
{
    const Sentences *const self = context;

    if (why->truth == CH_TRUTH_FAILS)
        put_line(self, N_("It is the other way round."), NULL, 0);
    ch_why_text(self->out, self->style, why, self->log_replay);
}

static void put_proof(void *context, const ChWhy *why, unsigned digits)
{
    const Sentences *const self = context;

    if (why->is_proved && digits != 0)
        ch_why_text_ruled_out(self->out, self->style, why, digits, self->log_replay);
    else
        ch_why_text(self->out, self->style, why, self->log_replay);
}

static void put_open(void *context, ChWhy *why, const ChPuzzle *puzzle, int cell, unsigned digits)
{
    const ChField field[] = {ch_field_cell("cell", cell), ch_field_choice("digits", digits)};

    (void)why;
    (void)puzzle;
    put_line(context, N_("{cell} can be {digits}: the puzzle has solutions with each of them."),
             field, sizeof field / sizeof field[0]);
}

static void put_step(void *context, const ChLog *log, uint32_t number)
{
    const Sentences *const self = context;
    ChStepRecord step;

    ch_log_replay_start(self->log_replay, log);
    (void)ch_log_replay_next(self->log_replay, self->style->argument || self->style->notation,
                             &step);
    step.number = number;
    ch_step_text(self->out, self->style, &self->log_replay->replay.board, &step);
}

static void put_nothing(void *context, ChWhy *why, const ChPuzzle *puzzle, int house)
{
    const ChField field = ch_field_house("house", house);

    (void)why;
    (void)puzzle;
    put_line(context, N_("The strategies in use find nothing to do in {house} now."), &field, 1);
}

static ChAnswerWriter sentence_writer(Sentences *context)
{
    return (ChAnswerWriter){.context = context,
                            .mistakes = put_mistakes,
                            .fact = put_fact,
                            .proof = put_proof,
                            .open = put_open,
                            .step = put_step,
                            .nothing = put_nothing};
}

/* ---- the command ---- */

static void write_error(const ChBatch *batch, const ChInputItem *item, ChText *out)
{
    if (batch->cli->options.json)
        ch_record_error_json(out, "crosshatch-log", batch->cli, item);
    else
        ch_record_error_line(out);
}

static ChExit answer_item(const ChBatch *batch, void *worker, const ChInputItem *item,
                          uint64_t ordinal, ChJobOutput *job)
{
    static const ChExit exit_of[] = {[CH_ANSWERED] = CH_EXIT_OK,
                                     [CH_ANSWER_UNMET] = CH_EXIT_UNMET,
                                     [CH_ANSWER_IMPOSSIBLE] = CH_EXIT_IMPOSSIBLE};
    const WhySettings *const settings = batch->context;
    const ChPuzzle *const puzzle = &item->entry.puzzle;
    const bool is_json = batch->cli->options.json;
    Answerer *const self = worker;
    ChWhyJson json = {.out = &job->out,
                      .style = ch_log_style(&settings->style),
                      .query = settings->question.name,
                      .log_replay = &self->log_replay,
                      .sentence = &self->sentence};
    Sentences sentences = {&settings->style, &job->out, &self->log_replay};

    if (ordinal > 0 && !is_json)
        ch_text_char(&job->out, '\n');
    if (item->entry.status != CH_OK) {
        write_error(batch, item, &job->out);
        return CH_EXIT_TROUBLE;
    }
    self->answerer.why.engine.state = ch_solving_state(&settings->plan, self, sizeof *self);
    self->answerer.survey.state = self->answerer.why.engine.state;
    const ChAnswerWriter writer = is_json ? ch_why_json_writer(&json) : sentence_writer(&sentences);
    const ChAnswerEnd end =
        ch_answer(&self->answerer, puzzle, &settings->question, &settings->plan, &writer);
    if (end == CH_ANSWER_IMPOSSIBLE && !is_json)
        ch_slip_text(&job->out, settings->style.language, &self->answerer.why.search, puzzle);
    return exit_of[end];
}

static void free_worker(void *worker)
{
    Answerer *const self = worker;

    ch_text_free(&self->sentence);
}

/* Reads the question, which is the first operand. */
static bool read_question(ChCli *cli, WhySettings *settings)
{
    const char *const word = cli->operand_count > 0 ? cli->operand[0] : "";
    const ChField field = ch_field_string("found", word);

    if (!ch_question_read(&settings->question, word)) {
        ch_complain(cli,
                    N_("why takes a fact (r3c4=5 or 'r3c4<>5'), a cell (r3c4) or a house (b6, "
                       "r3, c4); found '{found}'"),
                    &field, 1);
        return false;
    }
    cli->operand++;
    cli->operand_count--;
    return true;
}

ChExit ch_command_why(ChCli *cli)
{
    WhySettings settings = {.style = {.language = cli->language,
                                      .argument = cli->options.argument,
                                      .notation = cli->options.notation,
                                      .proof = cli->options.proof,
                                      .colours = ch_cli_colours(cli)}};
    ChBatch batch = {.cli = cli,
                     .worker_size = sizeof(Answerer),
                     .process = answer_item,
                     .leave = free_worker,
                     .context = &settings,
                     .is_prose = !cli->options.json};

    if (!read_question(cli, &settings) || !ch_solving_plan(cli, &settings.plan))
        return CH_EXIT_TROUBLE;
    batch.worker_size = ch_solving_worker(&settings.plan, batch.worker_size);
    return ch_batch_run(&batch);
}
