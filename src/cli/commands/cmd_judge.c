/* cmd_judge.c - `crosshatch judge`: whether a player's move follows now, and whether the named
 * reason shows it.
 *
 *      wrong       no solution agrees with the move
 *      undecided   some solutions agree with it, and some do not
 *      follows     a single step shows it; the easiest one is explained
 *      right       it is true, but takes more than one step
 *
 * The sentences show no digit but that of the move; proofs and solutions come with --argument.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "batch.h"
#include "error_records.h"
#include "explain.h"
#include "log_json_text.h"
#include "query_parse.h"
#include "solving.h"
#include "why_json.h"
#include "why_text.h"

enum { NODES = 1000000 }; /* search nodes, for each question */

typedef enum Verdict { WRONG, UNDECIDED, FOLLOWS, RIGHT, UNSOLVABLE, UNFINISHED } Verdict;

/* A worker's chunk and workspace. */
typedef struct Judge {
    ChChunk chunk; /* first: see batch.h */
    ChMistakes mistakes;
    ChWhy why;
    ChLogReplay log_replay;
    ChText sentence;
    Verdict verdict;
    bool has_reason; /* the named reason shows the move */
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

/* The context of one record. */
typedef struct JudgeContext {
    const JudgeSettings *settings;
    Judge *judge;
    ChText *out;
    ChJsonWriter *json; /* NULL: sentences */
} JudgeContext;

/* Adds a sentence and a line end. */
static void put_sentence(const JudgeContext *one, const char *message)
{
    const ChFact move = one->settings->move;
    const ChWhy *const why = &one->judge->why;
    const uint16_t list[] = {move.candidate};
    const int technique = why->log.count > 0 ? why->log.step[0].technique : CH_TECHNIQUE_NONE;
    const ChField field[] = {
        ch_field_list("move", move.holds ? CH_FIELD_PLACED : CH_FIELD_REMOVED, list, 1),
        ch_field_string("reason", one->settings->title),
        ch_field_message("technique",
                         technique == CH_TECHNIQUE_NONE ? "" : ch_technique(technique)->title),
    };

    ch_format(one->out, one->settings->style.language, message, field,
              sizeof field / sizeof field[0]);
    ch_text_char(one->out, '\n');
}

/* ---- as JSON ---- */

/* Writes the beginning of the object, which docs/judge.md defines. */
static void put_head(const JudgeContext *one, const ChPuzzle *puzzle)
{
    static const char *const word[] = {"wrong", "undecided",  "follows",
                                       "right", "unsolvable", "unfinished"};
    const ChFact move = one->settings->move;

    ch_json_open_format(one->json, NULL, "crosshatch-judge");
    ch_json_put_puzzle(one->json, puzzle);
    ch_json_put_notes(one->json, puzzle);
    ch_json_put_name(one->json, "move", move.holds ? ch_name_placed : ch_name_removed,
                     move.candidate);
    ch_json_put_word(one->json, "verdict", word[one->judge->verdict]);
    if (one->judge->mistakes.mistake_count > 0)
        ch_json_put_flag(one->json, "mistakes", true);
}

/* Writes a log with its arguments as the member KEY. */
static void put_log(const JudgeContext *one, const char *key)
{
    Judge *const judge = one->judge;
    ChLogStyle style = ch_log_style(&one->settings->style);

    style.argument = true;
    ch_log_json_text(one->json, key, &judge->why.log, &style, &judge->log_replay, &judge->sentence);
    ch_json_close(one->json, '}');
}

/* ---- the verdict ---- */

static Verdict decide_verdict(const JudgeSettings *settings, Judge *judge)
{
    ChWhy *const why = &judge->why;

    ch_why_query(why, &judge->mistakes.right, settings->move);
    switch (why->truth) {
    case CH_TRUTH_OPEN:
        return UNDECIDED;
    case CH_TRUTH_FAILS:
        return WRONG;
    case CH_TRUTH_NOWHERE:
        return UNSOLVABLE;
    case CH_TRUTH_UNKNOWN:
        return UNFINISHED;
    default:
        return ch_why_is_plain(why) || ch_why_at_once(why, &settings->plan, false) ? FOLLOWS
                                                                                   : RIGHT;
    }
}

/* Whether a step places a digit other than that of the move. */
static bool places_another(const ChStep *step, ChFact move)
{
    if (step->placed != CH_NONE)
        return !move.holds || step->placed != move.candidate;
    if (step->detail == NULL)
        return false;
    const int count = ch_candidates_count(&step->detail->placed);
    return count > (move.holds && ch_candidates_has(&step->detail->placed, move.candidate));
}

/* Explains the step of the log, unless it would show another digit. */
static void put_step(const JudgeContext *one)
{
    const JudgeSettings *const settings = one->settings;
    const ChWhy *const why = &one->judge->why;

    if (settings->style.argument || !places_another(&why->log.step[0], settings->move))
        ch_why_text_proof(one->out, &settings->style, why, &one->judge->log_replay);
    else
        put_sentence(one, N_("(--argument adds the step, which shows another digit.)"));
}

/* ---- the reason ---- */

/* Whether the position shows the move without any step. */
static bool needs_no_reason(const Judge *judge)
{
    return judge->verdict == FOLLOWS && ch_why_is_plain(&judge->why);
}

/* Whether the named reason shows the move; only a true move can be shown. */
static bool shows_move(const JudgeContext *one)
{
    Judge *const judge = one->judge;

    return judge->verdict != WRONG && judge->verdict != UNSOLVABLE &&
           ch_why_at_once(&judge->why, &one->settings->reason, true);
}

static void put_reason(const JudgeContext *one)
{
    Judge *const judge = one->judge;

    ch_json_put_flag(one->json, "reason", judge->has_reason);
    if (judge->has_reason)
        put_log(one, "because");
    else if (judge->verdict != UNSOLVABLE && !needs_no_reason(judge))
        ch_json_put_flag(one->json, "finds", ch_why_finds_any(&judge->why, &one->settings->reason));
}

static void put_reason_sentence(const JudgeContext *one, bool is_easiest)
{
    Judge *const judge = one->judge;

    if (needs_no_reason(judge)) {
        put_sentence(one, N_("It takes no technique: {reason} is not needed for it."));
    } else if (is_easiest) {
        put_sentence(one, N_("That is your reason, too: {reason}."));
    } else if (judge->has_reason) {
        put_sentence(one, N_("Your reason works as well: {reason}."));
        put_step(one);
    } else if (judge->verdict == UNSOLVABLE) {
        put_sentence(one, N_("So {reason} is no reason for it, either."));
    } else {
        put_sentence(one,
                     ch_why_finds_any(&judge->why, &one->settings->reason)
                         ? N_("Your reason does not show it: {reason} finds only other steps here.")
                         : N_("Your reason does not show it: {reason} finds no step here."));
    }
}

/* Decides whether the named reason shows the move. The step by which it does is then in the log. */
static void judge_reason(const JudgeContext *one)
{
    Judge *const judge = one->judge;
    const int easiest = judge->verdict == FOLLOWS && !needs_no_reason(judge)
                            ? judge->why.log.step[0].technique
                            : -1;

    judge->has_reason = shows_move(one);
    if (one->json != NULL)
        put_reason(one);
    else
        put_reason_sentence(one, judge->has_reason && judge->why.log.step[0].technique == easiest);
}

/* ---- the answer ---- */

static void put_follows(const JudgeContext *one)
{
    const ChWhy *const why = &one->judge->why;

    if (one->json != NULL && ch_why_is_plain(why)) {
        ch_why_put_closer(one->json, why);
    } else if (one->json != NULL) {
        ch_json_put_word(one->json, "technique", ch_technique(why->log.step[0].technique)->key);
        put_log(one, "step");
    } else if (ch_why_is_plain(why)) {
        ch_why_text(one->out, &one->settings->style, why, &one->judge->log_replay);
    } else {
        put_sentence(one,
                     N_("{move} follows now. The easiest way to see it is this: {technique}."));
        put_step(one);
    }
}

static void put_proof(const JudgeContext *one)
{
    Judge *const judge = one->judge;

    ch_why_prove(&judge->why, &one->settings->plan);
    if (judge->why.is_proved)
        put_log(one, "proof");
    else
        ch_why_put_closer(one->json, &judge->why);
}

/* Explains a move that takes a proof, of itself or of its opposite. Without --argument it shows
 * only the digit that decides the move by itself, if there is one. */
static void put_proof_text(const JudgeContext *one)
{
    Judge *const judge = one->judge;
    const ChTextStyle *const style = &one->settings->style;

    if (judge->verdict == RIGHT)
        put_sentence(one, N_("{move} is right, but no single step shows it yet."));
    else
        put_sentence(one, N_("{move} is wrong."));
    if (!ch_why_is_plain(&judge->why) && !style->argument) {
        put_sentence(one, N_("(--argument adds the proof, which may show other digits.)"));
        return;
    }
    ch_why_prove(&judge->why, &one->settings->plan);
    ch_why_text(one->out, style, &judge->why, &judge->log_replay);
}

static void put_undecided(const JudgeContext *one)
{
    const ChTextStyle *const style = &one->settings->style;

    if (style->argument)
        ch_why_text(one->out, style, &one->judge->why, &one->judge->log_replay);
    else
        put_sentence(one,
                     N_("Nothing decides whether {move} is right: there are solutions either way. "
                        "(--argument shows one of each.)"));
}

static void put_answer(const JudgeContext *one, const ChPuzzle *puzzle)
{
    if (one->json != NULL)
        put_head(one, puzzle);
    else if (one->judge->mistakes.mistake_count > 0)
        put_sentence(one, CH_MISTAKE_IN_GRID);
    switch (one->judge->verdict) {
    case FOLLOWS:
        put_follows(one);
        break;
    case WRONG:
    case RIGHT:
        (one->json != NULL ? put_proof : put_proof_text)(one);
        break;
    case UNDECIDED:
        if (one->json != NULL)
            ch_why_put_solutions(one->json, &one->judge->why);
        else
            put_undecided(one);
        break;
    case UNSOLVABLE:
        if (one->json == NULL)
            put_sentence(
                one, N_("The position has no solution, so that no move is right in it; 'crosshatch "
                        "check' says what is wrong."));
        break;
    case UNFINISHED:
        if (one->json == NULL)
            put_sentence(one, N_("Whether {move} is right was not found out in the work allowed."));
        break;
    }
    if (one->settings->because != NULL)
        judge_reason(one);
    if (one->json != NULL)
        ch_json_close_line(one->json);
}

/* ---- the command ---- */

static ChExit exit_of(const JudgeSettings *settings, const Judge *judge)
{
    if (judge->verdict == UNSOLVABLE)
        return CH_EXIT_IMPOSSIBLE;
    if (judge->verdict != FOLLOWS || (settings->because != NULL && !judge->has_reason))
        return CH_EXIT_UNMET;
    return CH_EXIT_OK;
}

static ChExit judge_item(const ChBatch *batch, void *worker, const ChInputItem *item,
                         uint64_t ordinal, ChJobOutput *job)
{
    const JudgeSettings *const settings = batch->context;
    Judge *const judge = worker;
    ChJsonWriter json = {&job->out, false};
    const JudgeContext one = {settings, judge, &job->out, batch->cli->options.json ? &json : NULL};
    const ChPuzzle *const puzzle = &item->entry.puzzle;

    if (ordinal > 0 && one.json == NULL)
        ch_text_char(&job->out, '\n');
    if (item->entry.status != CH_OK) {
        if (one.json != NULL)
            ch_record_error_json(&job->out, "crosshatch-judge", batch->cli, item);
        else
            ch_record_error_line(&job->out);
        return CH_EXIT_TROUBLE;
    }
    judge->has_reason = false;
    judge->why.engine.state = ch_solving_state(&settings->plan, judge, sizeof *judge);
    ch_mistakes_find(&judge->why.search, puzzle, NODES, &judge->mistakes);
    judge->verdict = decide_verdict(settings, judge);
    put_answer(&one, puzzle);
    return exit_of(settings, judge);
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
