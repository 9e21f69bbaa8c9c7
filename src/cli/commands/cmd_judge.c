/* cmd_judge.c - `crosshatch judge`: whether a player's move follows now, and whether the reason
 * that is named is one.
 *
 *      wrong       no solution agrees with it
 *      undecided   some do, some do not
 *      follows     a single step shows it, and the easiest is told
 *      right       it is so, but takes more than a step
 *
 * The sentences show no digit but that of the move; proofs and solutions come with --argument.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "batch.h"
#include "error_records.h"
#include "explain.h"
#include "judge_json.h"
#include "query_parse.h"
#include "solving.h"
#include "why_text.h"

enum { NODES = 1000000 }; /* of the search, for each question */

typedef enum Verdict { WRONG, UNDECIDED, FOLLOWS, RIGHT, UNSOLVABLE, UNFINISHED } Verdict;

typedef struct Judge {
    ChChunk chunk; /* first: see batch.h */
    ChMistakes mistakes;
    ChWhy why;
    ChLogReplay log_replay;
    ChText sentence;
    Verdict verdict;
    bool has_reason; /* the reason named is one */
} Judge;

typedef struct Judging {
    ChPlan plan;
    ChPlan reason; /* of --because */
    const char *because;
    const char *title; /* what to call it: the technique's own title, or what the user wrote */
    ChTextStyle style;
    ChFact move;
} Judging;

/* What one record is treated with. */
typedef struct Case {
    const Judging *judging;
    Judge *judge;
    ChText *out;
    bool json;
} Case;

static void say(const Case *one, const char *message)
{
    const ChFact move = one->judging->move;
    const ChWhy *const why = &one->judge->why;
    const uint16_t list[] = {move.candidate};
    const int technique = why->log.count > 0 ? why->log.step[0].technique : CH_TECHNIQUE_NONE;
    const ChField field[] = {
        ch_field_list("move", move.holds ? CH_FIELD_PLACED : CH_FIELD_REMOVED, list, 1),
        ch_field_string("reason", one->judging->title),
        ch_field_message("technique",
                         technique == CH_TECHNIQUE_NONE ? "" : ch_technique(technique)->title),
    };

    ch_format(one->out, one->judging->style.language, message, field,
              sizeof field / sizeof field[0]);
    ch_text_char(one->out, '\n');
}

/* ---- as JSON ---- */

static void put_head(const Case *one, const ChPuzzle *puzzle)
{
    static const char *const word[] = {"wrong", "undecided",  "follows",
                                       "right", "unsolvable", "unfinished"};

    ch_judge_put_head(one->out, puzzle, one->judging->move);
    ch_judge_put(one->out, "verdict", word[one->judge->verdict]);
    if (one->judge->mistakes.mistake_count > 0)
        ch_text_puts(one->out, ",\"mistakes\":true");
}

static void put_log(const Case *one, const char *key)
{
    Judge *const judge = one->judge;

    ch_judge_put_log(one->out, key, &one->judging->style, &judge->why, &judge->log_replay,
                     &judge->sentence);
}

/* ---- the verdict ---- */

static Verdict decide(const Judging *judging, Judge *judge)
{
    ChWhy *const why = &judge->why;

    ch_why_ask(why, &judge->mistakes.right, judging->move);
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
        return ch_why_is_plain(why) || ch_why_at_once(why, &judging->plan, false) ? FOLLOWS : RIGHT;
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

/* The step that the log has, unless it would show another digit. */
static void tell_step(const Case *one)
{
    const Judging *const judging = one->judging;
    const ChWhy *const why = &one->judge->why;

    if (judging->style.argument || !places_another(&why->log.step[0], judging->move))
        ch_why_text_proof(one->out, &judging->style, why, &one->judge->log_replay);
    else
        say(one, N_("(--argument adds the step, which shows another digit.)"));
}

/* ---- the reason ---- */

/* The position says it without any step. */
static bool needs_no_reason(const Judge *judge)
{
    return judge->verdict == FOLLOWS && ch_why_is_plain(&judge->why);
}

/* Only what is true can be shown. */
static bool shows_move(const Case *one)
{
    Judge *const judge = one->judge;

    return judge->verdict != WRONG && judge->verdict != UNSOLVABLE &&
           ch_why_at_once(&judge->why, &one->judging->reason, true);
}

static void put_reason(const Case *one)
{
    Judge *const judge = one->judge;

    if (judge->has_reason) {
        ch_text_puts(one->out, ",\"reason\":true");
        put_log(one, "because");
        return;
    }
    ch_text_puts(one->out, ",\"reason\":false");
    if (judge->verdict != UNSOLVABLE && !needs_no_reason(judge))
        ch_text_puts(one->out, ch_why_finds_any(&judge->why, &one->judging->reason)
                                   ? ",\"finds\":true"
                                   : ",\"finds\":false");
}

static void say_reason(const Case *one, bool is_easiest)
{
    Judge *const judge = one->judge;

    if (needs_no_reason(judge)) {
        say(one, N_("It takes no technique: {reason} is not needed for it."));
    } else if (is_easiest) {
        say(one, N_("That is your reason, too: {reason}."));
    } else if (judge->has_reason) {
        say(one, N_("Your reason works as well: {reason}."));
        tell_step(one);
    } else if (judge->verdict == UNSOLVABLE) {
        say(one, N_("So {reason} is no reason for it, either."));
    } else {
        say(one, ch_why_finds_any(&judge->why, &one->judging->reason)
                     ? N_("Your reason does not show it: {reason} finds only other steps here.")
                     : N_("Your reason does not show it: {reason} finds no step here."));
    }
}

/* Whether the reason named shows the move; the step that it shows it by is then the log. */
static void weigh_reason(const Case *one)
{
    Judge *const judge = one->judge;
    const int easiest = judge->verdict == FOLLOWS && !needs_no_reason(judge)
                            ? judge->why.log.step[0].technique
                            : -1;

    judge->has_reason = shows_move(one);
    if (one->json)
        put_reason(one);
    else
        say_reason(one, judge->has_reason && judge->why.log.step[0].technique == easiest);
}

/* ---- the answer ---- */

static void tell_follows(const Case *one)
{
    const ChWhy *const why = &one->judge->why;

    if (one->json && ch_why_is_plain(why)) {
        ch_judge_put_closer(one->out, why);
    } else if (one->json) {
        ch_judge_put(one->out, "technique", ch_technique(why->log.step[0].technique)->key);
        put_log(one, "step");
    } else if (ch_why_is_plain(why)) {
        ch_why_text(one->out, &one->judging->style, why, &one->judge->log_replay);
    } else {
        say(one, N_("{move} follows now. The easiest way to see it is this: {technique}."));
        tell_step(one);
    }
}

static void put_proof(const Case *one)
{
    Judge *const judge = one->judge;

    ch_why_prove(&judge->why, &one->judging->plan);
    if (judge->why.is_proved)
        put_log(one, "proof");
    else
        ch_judge_put_closer(one->out, &judge->why);
}

/* It takes a proof, of the move or of its opposite; a digit beside the cell is one that shows. */
static void tell_proof(const Case *one)
{
    Judge *const judge = one->judge;
    const ChTextStyle *const style = &one->judging->style;

    if (judge->verdict == RIGHT)
        say(one, N_("{move} is right, but no single step shows it yet."));
    else
        say(one, N_("{move} is wrong."));
    if (!ch_why_is_plain(&judge->why) && !style->argument) {
        say(one, N_("(--argument adds the proof, which may show other digits.)"));
        return;
    }
    ch_why_prove(&judge->why, &one->judging->plan);
    ch_why_text(one->out, style, &judge->why, &judge->log_replay);
}

static void tell_undecided(const Case *one)
{
    const ChTextStyle *const style = &one->judging->style;

    if (style->argument)
        ch_why_text(one->out, style, &one->judge->why, &one->judge->log_replay);
    else
        say(one, N_("Nothing decides whether {move} is right: there are solutions either way. "
                    "(--argument shows one of each.)"));
}

static void tell(const Case *one, const ChPuzzle *puzzle)
{
    if (one->json)
        put_head(one, puzzle);
    else if (one->judge->mistakes.mistake_count > 0)
        say(one,
            N_("There is a mistake in the grid, which 'crosshatch hint' points out; the move is "
               "judged without it."));
    switch (one->judge->verdict) {
    case FOLLOWS:
        tell_follows(one);
        break;
    case WRONG:
    case RIGHT:
        (one->json ? put_proof : tell_proof)(one);
        break;
    case UNDECIDED:
        if (one->json)
            ch_judge_put_solutions(one->out, &one->judge->why);
        else
            tell_undecided(one);
        break;
    case UNSOLVABLE:
        if (!one->json)
            say(one, N_("The position has no solution, so that no move is right in it; 'crosshatch "
                        "check' says what is wrong."));
        break;
    case UNFINISHED:
        if (!one->json)
            say(one, N_("Whether {move} is right was not found out in the work allowed."));
        break;
    }
    if (one->judging->because != NULL)
        weigh_reason(one);
    if (one->json)
        ch_text_puts(one->out, "}\n");
}

/* ---- the command ---- */

static ChExit exit_of(const Judging *judging, const Judge *judge)
{
    if (judge->verdict == UNSOLVABLE)
        return CH_EXIT_IMPOSSIBLE;
    if (judge->verdict != FOLLOWS || (judging->because != NULL && !judge->has_reason))
        return CH_EXIT_UNMET;
    return CH_EXIT_OK;
}

static ChExit process(const ChBatch *batch, void *worker, const ChInputItem *item, uint64_t ordinal,
                      ChJobOutput *job)
{
    const Judging *const judging = batch->context;
    Judge *const judge = worker;
    const Case one = {judging, judge, &job->out, batch->cli->options.json};
    const ChPuzzle *const puzzle = &item->entry.puzzle;

    if (ordinal > 0 && !one.json)
        ch_text_char(&job->out, '\n');
    if (item->entry.status != CH_OK) {
        if (one.json)
            ch_record_error_json(&job->out, "crosshatch-judge", batch->cli, item);
        else
            ch_record_error_line(&job->out);
        return CH_EXIT_TROUBLE;
    }
    judge->has_reason = false;
    judge->why.engine.se = ch_solving_space(&judging->plan, judge, sizeof *judge);
    ch_mistakes_find(&judge->why.search, puzzle, NODES, &judge->mistakes);
    judge->verdict = decide(judging, judge);
    tell(&one, puzzle);
    return exit_of(judging, judge);
}

static void leave(void *worker)
{
    Judge *const judge = worker;

    ch_text_free(&judge->sentence);
}

/* The first operand is the move. */
static bool take_move(ChCli *cli, Judging *judging)
{
    const char *const word = cli->operand_count > 0 ? cli->operand[0] : "";
    const ChQuery asked = ch_query_parse(word);
    const ChField field = ch_field_string("found", word);

    if (asked.candidate < 0) {
        ch_complain(cli, N_("judge wants a move, r3c4=5 or 'r3c4<>5'; found '{found}'"), &field, 1);
        return false;
    }
    judging->move.candidate = (uint16_t)asked.candidate;
    judging->move.holds = asked.holds;
    cli->operand++;
    cli->operand_count--;
    return true;
}

static bool take_reason(ChCli *cli, Judging *judging)
{
    const char *const name = cli->options.because;
    int called = 0;

    judging->because = judging->title = name;
    if (name == NULL)
        return true;
    if (!ch_solving_plan_of(cli, &judging->reason, "--because", name))
        return false;
    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique == NULL || !ch_technique_has_name(technique, name, strlen(name)))
            continue;
        called++;
        judging->title = ch_translate(cli->language, technique->title);
    }
    if (called > 1)
        judging->title = name;
    return true;
}

ChExit ch_command_judge(ChCli *cli)
{
    Judging judging = {.style = {.language = cli->language,
                                 .argument = cli->options.argument,
                                 .notation = cli->options.notation,
                                 .colours = ch_cli_colours(cli)}};
    ChBatch batch = {.cli = cli,
                     .worker_size = sizeof(Judge),
                     .process = process,
                     .leave = leave,
                     .context = &judging,
                     .is_prose = !cli->options.json};

    if (!take_move(cli, &judging) || !ch_solving_plan(cli, &judging.plan) ||
        !take_reason(cli, &judging))
        return CH_EXIT_TROUBLE;
    batch.worker_size = ch_solving_worker(&judging.plan, batch.worker_size);
    return ch_batch_run(&batch);
}
