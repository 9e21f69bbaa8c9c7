/* answering.c - public functions: why, the judgement of a move, techniques.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fault.h"
#include "judge_json.h"
#include "query_parse.h"
#include "strategy_json.h"
#include "why_json.h"
#include "workspace.h"

/* Passes the answer to WRITE, unless the work for it was ended; a failure fills FAULT. */
static ChStatus deliver(const ChWorkspace *workspace, ChText *text, ChWrite write, void *context,
                        ChFault *fault)
{
    ChStatus status = CH_OK;

    if (ch_meter_is_over(&workspace->meter))
        ch_text_free(text);
    else
        status = ch_deliver(text, write, context);
    return ch_workspace_end(workspace, status, fault);
}

ChStatus ch_write_why(ChWorkspace *workspace, const char *question, const ChOptions *options,
                      ChLanguage language, ChWrite write, void *context, ChFault *fault)
{
    ChQuestion asked;
    ChText text = CH_TEXT_EMPTY;
    ChText sentence = CH_TEXT_EMPTY;
    ChPlan plan;
    void *state;

    if (workspace == NULL || question == NULL || write == NULL)
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    if (!ch_question_read(&asked, question))
        return ch_fault_words(fault, CH_BAD_QUESTION, 0, 0, question);
    const ChStatus status = ch_workspace_plan_of(workspace, options, &plan, &state, fault);
    if (status != CH_OK)
        return status;
    ChAnswerer *const answerer = &workspace->at.answerer;
    ChWhyJson json = {.out = &text,
                      .style = {.language = language},
                      .query = asked.name,
                      .log_replay = ch_workspace_replay(workspace),
                      .sentence = &sentence};
    const ChAnswerWriter writer = ch_why_json_writer(&json);
    workspace->uses++;
    answerer->why.engine.state = answerer->survey.state = state;
    (void)ch_answer(answerer, &workspace->puzzle, &asked, &plan, &writer);
    ch_text_free(&sentence);
    return deliver(workspace, &text, write, context, fault);
}

/* ---- a move ---- */

/* Writes the judgement, by the plans of the strategies and of the reason. */
static void judge(ChWorkspace *workspace, ChFact move, const ChPlan *plan, const ChPlan *reason,
                  ChLanguage language, ChText *text)
{
    ChText sentence = CH_TEXT_EMPTY;
    const ChJudgeJson json = {.out = text,
                              .style = {.language = language},
                              .plan = plan,
                              .reason = reason,
                              .log_replay = ch_workspace_replay(workspace),
                              .sentence = &sentence};

    ch_judge(&workspace->at.judge, &workspace->puzzle, move, plan);
    (void)ch_judge_json(&json, &workspace->at.judge, &workspace->puzzle);
    ch_text_free(&sentence);
}

ChStatus ch_write_judgement(ChWorkspace *workspace, const char *move, const char *reason,
                            const ChOptions *options, ChLanguage language, ChWrite write,
                            void *context, ChFault *fault)
{
    ChText text = CH_TEXT_EMPTY;
    ChPlan plan, reason_plan;
    void *state;

    if (workspace == NULL || move == NULL || write == NULL)
        return ch_fault_words(fault, CH_BAD_ARGUMENT, 0, 0, "");
    const ChQuery query = ch_query_parse(move);
    if (query.candidate < 0)
        return ch_fault_words(fault, CH_BAD_MOVE, 0, 0, move);
    ChStatus status = ch_workspace_plan_of(workspace, options, &plan, &state, fault);
    if (status == CH_OK && reason != NULL)
        status = ch_plan_make(&reason_plan, plan.profile, reason, fault);
    if (status != CH_OK)
        return status;
    workspace->uses++;
    workspace->at.judge.why.engine.state = state;
    const ChFact fact = {.candidate = (uint16_t)query.candidate, .holds = query.holds};
    judge(workspace, fact, &plan, reason != NULL ? &reason_plan : NULL, language, &text);
    return deliver(workspace, &text, write, context, fault);
}

/* ---- techniques ---- */

ChStatus ch_write_techniques(const char *name, ChLanguage language, ChWrite write, void *context)
{
    ChText text = CH_TEXT_EMPTY;

    if (write == NULL)
        return CH_BAD_ARGUMENT;
    if (ch_strategies_json(&text, language, name) || text.failed)
        return ch_deliver(&text, write, context);
    ch_text_free(&text);
    return CH_BAD_STRATEGY;
}
