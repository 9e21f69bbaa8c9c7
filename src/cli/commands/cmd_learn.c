/* cmd_learn.c - `crosshatch learn`: one technique after the other, an exercise at a time.
 *
 * Without a move it shows the exercise; with one it judges that as `judge --because` does.  An
 * exercise is a position in which the technique is the easiest step, and any step of it is right.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>

#include "grid_print.h"
#include "judge_text.h"
#include "learner.h"
#include "practice.h"
#include "query_parse.h"
#include "solving.h"
#include "technique_name.h"
#include "technique_text.h"
#include "terminal_traits.h"
#include "terms.h"

/* Entries tried for an exercise. */
enum { MOST_TRIES = 8 };

/* The state of the command; large. */
typedef struct Session {
    ChCli *cli;
    const char *name; /* of the progress file */
    ChLearner learner;
    ChPractice practice;
    ChPracticePosition exercise;
    ChJudge judge;
    ChLogReplay log_replay;
    ChPlan plan, reason;
    ChText out;
} Session;

/* Adds a message and a line end. */
static void put_message(Session *session, const char *message, const ChField *field, size_t count)
{
    ch_format(&session->out, session->cli->language, message, field, count);
    ch_text_char(&session->out, '\n');
}

/* Makes the next exercise of the lesson; false when there is none. */
static bool make_exercise(Session *session)
{
    ChLearner *const learner = &session->learner;

    if (ch_practice_start(&session->practice, learner->lesson, CH_PRACTICE_USES) != CH_OK)
        return false;
    for (int i = 0; i < MOST_TRIES; i++, learner->exercise++)
        if (ch_practice_position(&session->practice, learner->seed, learner->exercise,
                                 &session->exercise))
            return true;
    return false;
}

/* Makes the next exercise, of the next lesson that has one; false when all lessons are done. */
static bool find_exercise(Session *session)
{
    ChLearner *const learner = &session->learner;

    while (learner->lesson != NULL && !make_exercise(session))
        ch_learner_start(learner, ch_learner_next(learner, learner->lesson));
    return learner->lesson != NULL;
}

/* ---- the exercise ---- */

static void put_lesson(Session *session)
{
    const ChTechnique *const lesson = session->learner.lesson;
    const char *const spot = ch_explain_spot(lesson->key);
    const ChField field[] = {ch_field_message("technique", lesson->title),
                             ch_field_string("key", lesson->key),
                             ch_field_number("done", ch_learner_done(&session->learner)),
                             ch_field_number("count", ch_learner_lessons())};

    put_message(session, N_("{technique} ({done} of {count} lessons done)"), field, 4);
    put_message(session, lesson->definition, NULL, 0);
    if (spot != NULL)
        put_message(session, spot, NULL, 0);
    put_message(session, N_("'crosshatch lesson {key}' has an example, step by step."), field, 4);
}

static void put_grid(Session *session)
{
    const ChTerminal terminal = ch_terminal_traits(session->cli, CH_GRID_FULL);
    ChBoard board;

    (void)ch_board_load(&board, &session->exercise.position);
    const ChPicture picture = {
        .board = &board, .pencil = CH_PENCIL_ALL, .language = session->cli->language};
    ch_picture_terminal(&session->out, &picture, ch_cli_colours(session->cli), &terminal);
}

/* Adds the exercise; with LESSON what the lesson is about first. */
static void put_exercise(Session *session, bool lesson)
{
    const ChField field[] = {ch_field_message("technique", session->learner.lesson->title),
                             ch_field_string("file", session->name),
                             ch_field_number("number", (uint32_t)session->learner.right + 1),
                             ch_field_number("needed", CH_LEARNER_RIGHT)};

    if (lesson)
        put_lesson(session);
    ch_text_char(&session->out, '\n');
    put_message(session,
                N_("Exercise {number} of {needed}: find {technique}; no step here is easier."),
                field, 4);
    put_grid(session);
    put_message(session,
                N_("Answer with a digit that it places or removes, such as: crosshatch learn "
                   "--progress {file} 'r1c2<>3'"),
                field, 4);
}

/* ---- the answer ---- */

static bool read_move(Session *session, ChFact *move)
{
    const char *const word = session->cli->operand[0];
    const ChQuery query = ch_query_parse(word);
    const ChField field = ch_field_string("found", word);

    if (session->cli->operand_count > 1 || query.candidate < 0) {
        ch_complain(session->cli, N_("learn wants one move, r3c4=5 or 'r3c4<>5'; found '{found}'"),
                    &field, 1);
        return false;
    }
    move->candidate = (uint16_t)query.candidate;
    move->holds = query.holds;
    return true;
}

/* Judges the move and adds the answer; true if a step of the technique shows it. */
static bool judge_move(Session *session, ChFact move)
{
    const ChCli *const cli = session->cli;
    const ChTextStyle style = {.language = cli->language, .colours = ch_cli_colours(cli)};
    const ChJudgeText text = {.out = &session->out,
                              .style = &style,
                              .plan = &session->plan,
                              .reason = &session->reason,
                              .title = ch_translate(cli->language, session->learner.lesson->title),
                              .log_replay = &session->log_replay};

    ch_judge(&session->judge, &session->exercise.position, move, &session->plan);
    return ch_judge_text(&text, &session->judge) == CH_USE_SHOWS;
}

/* Adds the explanation of the step, which is no secret once it was found. */
static void put_step(Session *session)
{
    const ChLog *const log = ch_practice_step(&session->practice, &session->exercise);
    ChStepRecord step;

    ch_log_replay_start(&session->log_replay, log);
    if (!ch_log_replay_next(&session->log_replay, true, &step))
        return;
    ch_explain_fully(&session->out, session->cli->language, &session->log_replay.replay.board,
                     &step);
    ch_text_char(&session->out, '\n');
}

/* Counts a right answer; true when it completes the lesson. */
static bool count_right(ChLearner *learner)
{
    learner->exercise++;
    learner->right++;
    if (learner->right < CH_LEARNER_RIGHT)
        return false;
    ch_techniques_add(&learner->done, learner->lesson->number);
    ch_learner_start(learner, ch_learner_next(learner, learner->lesson));
    return true;
}

/* Adds what comes after a right answer. */
static void put_next(Session *session, const ChTechnique *lesson, bool is_done)
{
    const ChField field = ch_field_message("technique", lesson->title);

    if (is_done)
        put_message(session, N_("That completes the lesson: {technique}."), &field, 1);
    if (!find_exercise(session))
        put_message(session, N_("All lessons are done."), NULL, 0);
    else
        put_exercise(session, is_done);
}

static ChExit answer(Session *session)
{
    ChLearner *const learner = &session->learner;
    const ChTechnique *const lesson = learner->lesson;
    ChFault fault;
    ChFact move;

    if (!read_move(session, &move) || !ch_solving_plan(session->cli, &session->plan) ||
        ch_plan_make(&session->reason, ch_profile_at(0), lesson->key, &fault) != CH_OK)
        return CH_EXIT_TROUBLE;
    const bool is_right = judge_move(session, move);
    if (is_right) {
        put_step(session);
        put_next(session, lesson, count_right(learner));
    } else {
        learner->mistakes++;
        put_message(session, N_("The exercise stays; try again."), NULL, 0);
    }
    if (!ch_learner_write(session->cli, session->name, learner))
        return CH_EXIT_TROUBLE;
    return is_right ? CH_EXIT_OK : CH_EXIT_UNMET;
}

/* ---- the whole ---- */

static ChExit show(Session *session, bool is_new)
{
    if (session->cli->options.start_at != NULL) {
        const ChTechnique *const lesson =
            ch_technique_without_subtypes(session->cli, session->cli->options.start_at);
        if (lesson == NULL)
            return CH_EXIT_TROUBLE;
        ch_learner_start(&session->learner, lesson);
    }
    if (is_new && session->cli->options.seed.given)
        session->learner.seed = session->cli->options.seed.value;
    if (!find_exercise(session))
        put_message(session, N_("All lessons are done."), NULL, 0);
    else
        put_exercise(session, true);
    return ch_learner_write(session->cli, session->name, &session->learner) ? CH_EXIT_OK
                                                                            : CH_EXIT_TROUBLE;
}

static ChExit learn(Session *session)
{
    ChCli *const cli = session->cli;
    const ChField field = ch_field_string("name", session->name);
    bool is_new;

    if (!ch_learner_read(cli, session->name, &session->learner, &is_new))
        return CH_EXIT_TROUBLE;
    if (cli->operand_count == 0)
        return show(session, is_new);
    if (is_new)
        return ch_complain(cli,
                           N_("there is no progress file {name} yet; without a move, learn starts "
                              "one"),
                           &field, 1);
    if (!find_exercise(session)) {
        put_message(session, N_("All lessons are done."), NULL, 0);
        return CH_EXIT_OK;
    }
    return answer(session);
}

ChExit ch_command_learn(ChCli *cli)
{
    if (cli->options.progress == NULL)
        return ch_complain(cli, N_("learn keeps its progress in a file: name one with --progress"),
                           NULL, 0);
    Session *const session = calloc(1, sizeof *session);
    if (session == NULL)
        return ch_complain(cli, ch_status_text(CH_NO_MEMORY), NULL, 0);
    session->cli = cli;
    session->name = cli->options.progress;
    const ChExit status = learn(session);
    if (cli->language != CH_ENGLISH)
        ch_terms_once(&session->out, 0);
    ch_output_flush(&cli->out, &session->out);
    ch_text_free(&session->out);
    free(session);
    return status;
}
