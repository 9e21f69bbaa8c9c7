/* cmd_judge.c - `crosshatch judge`: whether a player's move follows now, and whether the named
 * reason shows it.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "batch.h"
#include "error_records.h"
#include "judge_json.h"
#include "judge_text.h"
#include "query_parse.h"
#include "slip_text.h"
#include "solving.h"

/* A worker's chunk and workspace. */
typedef struct Judge {
    ChChunk chunk; /* first: see batch.h */
    ChJudge judge;
    ChLogReplay log_replay;
    ChText sentence;
} Judge;

/* The settings of the command. */
typedef struct JudgeSettings {
    ChPlan plan;
    ChPlan reason; /* the plan of --because */
    const char *because;
    const char *title; /* the reason's name: the technique's title, or the user's word */
    ChTextStyle style;
    ChFact move;
} JudgeSettings;

static ChExit exit_of(const ChJudge *judge, bool is_shown)
{
    if (judge->verdict == CH_MOVE_UNSOLVABLE)
        return CH_EXIT_IMPOSSIBLE;
    return judge->verdict == CH_MOVE_FOLLOWS && is_shown ? CH_EXIT_OK : CH_EXIT_UNMET;
}

static void write_error(const ChBatch *batch, const ChInputItem *item, ChText *out)
{
    if (batch->cli->options.json)
        ch_record_error_json(out, "crosshatch-judge", batch->cli, item);
    else
        ch_record_error_line(out);
}

/* Writes a judgement; true when no reason is named, or when the reason shows the move. */
static bool write_judgement(const JudgeSettings *settings, Judge *worker, const ChPuzzle *puzzle,
                            bool is_json, ChText *out)
{
    const ChPlan *const reason = settings->because != NULL ? &settings->reason : NULL;
    const ChJudgeJson json = {.out = out,
                              .style = ch_log_style(&settings->style),
                              .plan = &settings->plan,
                              .reason = reason,
                              .log_replay = &worker->log_replay,
                              .sentence = &worker->sentence};
    const ChJudgeText text = {.out = out,
                              .style = &settings->style,
                              .plan = &settings->plan,
                              .reason = reason,
                              .title = settings->title,
                              .log_replay = &worker->log_replay};
    const ChReasonUse use = is_json ? ch_judge_json(&json, &worker->judge, puzzle)
                                    : ch_judge_text(&text, &worker->judge);

    return reason == NULL || use == CH_USE_SHOWS;
}

static ChExit judge_item(const ChBatch *batch, void *worker, const ChInputItem *item,
                         uint64_t ordinal, ChJobOutput *job)
{
    const JudgeSettings *const settings = batch->context;
    Judge *const own = worker;
    const ChPuzzle *const puzzle = &item->entry.puzzle;
    const bool is_json = batch->cli->options.json;

    if (ordinal > 0 && !is_json)
        ch_text_char(&job->out, '\n');
    if (item->entry.status != CH_OK) {
        write_error(batch, item, &job->out);
        return CH_EXIT_TROUBLE;
    }
    own->judge.why.engine.state = ch_solving_state(&settings->plan, own, sizeof *own);
    ch_judge(&own->judge, puzzle, settings->move, &settings->plan);
    const bool is_shown = write_judgement(settings, own, puzzle, is_json, &job->out);
    if (own->judge.verdict == CH_MOVE_UNSOLVABLE && !is_json)
        ch_slip_text(&job->out, settings->style.language, &own->judge.why.search, puzzle);
    return exit_of(&own->judge, is_shown);
}

static void free_worker(void *worker)
{
    Judge *const judge = worker;

    ch_text_free(&judge->sentence);
}

/* Reads the move, which is the first operand. */
static bool read_move(ChCli *cli, JudgeSettings *settings)
{
    const char *const word = cli->operand_count > 0 ? cli->operand[0] : "";
    const ChQuery query = ch_query_parse(word);
    const ChField field = ch_field_string("found", word);

    if (query.candidate < 0) {
        ch_complain(cli, N_("judge wants a move, r3c4=5 or 'r3c4<>5'; found '{found}'"), &field, 1);
        return false;
    }
    settings->move.candidate = (uint16_t)query.candidate;
    settings->move.holds = query.holds;
    cli->operand++;
    cli->operand_count--;
    return true;
}

static bool read_reason(ChCli *cli, JudgeSettings *settings)
{
    const char *const name = cli->options.because;
    int matches = 0;

    settings->because = settings->title = name;
    if (name == NULL)
        return true;
    if (!ch_solving_plan_of(cli, &settings->reason, "--because", name))
        return false;
    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique == NULL || !ch_technique_has_name(technique, name, strlen(name)))
            continue;
        matches++;
        settings->title = ch_translate(cli->language, technique->title);
    }
    if (matches > 1)
        settings->title = name;
    return true;
}

ChExit ch_command_judge(ChCli *cli)
{
    JudgeSettings settings = {.style = {.language = cli->language,
                                        .argument = cli->options.argument,
                                        .notation = cli->options.notation,
                                        .proof = cli->options.proof,
                                        .colours = ch_cli_colours(cli)}};
    ChBatch batch = {.cli = cli,
                     .worker_size = sizeof(Judge),
                     .process = judge_item,
                     .leave = free_worker,
                     .context = &settings,
                     .is_prose = !cli->options.json};

    if (!read_move(cli, &settings) || !ch_solving_plan(cli, &settings.plan) ||
        !read_reason(cli, &settings))
        return CH_EXIT_TROUBLE;
    batch.worker_size = ch_solving_worker(&settings.plan, batch.worker_size);
    return ch_batch_run(&batch);
}
