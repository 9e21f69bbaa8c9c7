/* cmd_why.c - `crosshatch why`: the short proof of one fact, or what can be said of a cell or a
 * house, in the position that is given.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "batch.h"
#include "error_records.h"
#include "notation.h"
#include "query_parse.h"
#include "solving.h"
#include "survey.h"
#include "why_json.h"
#include "why_text.h"

typedef struct Answerer {
    ChChunk chunk; /* first: see batch.h */
    ChWhy why;
    ChSurvey survey;
    ChLog log; /* of one step of the survey */
    ChLogReplay log_replay;
    ChText sentence;
    ChText members;
} Answerer;

typedef enum Subject { FACT, CELL, HOUSE } Subject;

typedef struct Asking {
    ChPlan plan;
    char asked[CH_NAME_SIZE];
    ChTextStyle style;
    Subject subject;
    ChFact fact;
    int where; /* the cell or the house */
} Asking;

static ChExit exit_of(const ChWhy *why)
{
    switch (why->truth) {
    case CH_TRUTH_HOLDS:
        return why->is_proved || ch_why_is_plain(why) ? CH_EXIT_OK : CH_EXIT_UNMET;
    case CH_TRUTH_NOWHERE:
        return CH_EXIT_IMPOSSIBLE;
    default:
        return CH_EXIT_UNMET;
    }
}

/* What one answer about a cell or a house needs. */
typedef struct Answer {
    const Asking *asking;
    Answerer *answerer;
    const ChPuzzle *puzzle;
    ChText *out;
    const ChWhyJson *json; /* NULL: in sentences */
    unsigned open;         /* of a cell: digits that some solutions have there, and some not */
    unsigned told;         /* of a cell: digits that were ruled out */
    uint32_t steps;        /* of a house: so many were told */
} Answer;

/* ---- a cell ---- */

static void tell_proof(Answer *answer, unsigned digits)
{
    Answerer *const answerer = answer->answerer;
    const ChTextStyle *const style = &answer->asking->style;
    const ChWhy *const why = &answerer->why;

    if (answer->json != NULL)
        ch_why_json_proof(answer->json, why);
    else if (why->is_proved && digits != 0)
        ch_why_text_ruled_out(answer->out, style, why, digits, &answerer->log_replay);
    else
        ch_why_text(answer->out, style, why, &answerer->log_replay);
}

/* Whether the proof puts another digit into the cell, so that this one's proof, which is to come,
 * says it all; one that the input ruled out is not proved by that. */
static bool fills_cell(const Answer *answer)
{
    const ChWhy *const why = &answer->answerer->why;

    return why->is_proved && why->board.digit[answer->asking->where] != CH_NO_DIGIT &&
           !ch_candidates_has(&answer->puzzle->removed, why->fact.candidate);
}

/* Proves, or says, that the digit is not in the cell, and what else the proof rules out there; one
 * longer than MOST steps is left untold. */
static void rule_out(Answer *answer, int digit, uint32_t most)
{
    ChWhy *const why = &answer->answerer->why;

    why->also = CH_ALL_NINE & ~answer->told;
    ch_why_prove(why, &answer->asking->plan);
    if (why->fact.holds || why->log.count > most || fills_cell(answer))
        return;
    const unsigned digits = ch_why_ruled_out(why) & ~answer->told;
    tell_proof(answer, digits);
    answer->told |= digits | 1u << digit;
}

static void say_open(const Answer *answer)
{
    const ChField field[] = {
        ch_field_cell("cell", answer->asking->where),
        ch_field_choice("digits", answer->open),
    };

    if (answer->json != NULL) {
        ch_why_json_nothing(answer->json, &answer->answerer->why.engine, answer->puzzle,
                            answer->open, "undecided");
        return;
    }
    ch_format(answer->out, answer->asking->style.language,
              N_("{cell} can be {digits}: the puzzle has solutions with each of them."), field,
              sizeof field / sizeof field[0]);
    ch_text_char(answer->out, '\n');
}

/* Asks of each digit whether it is not in the cell; returns the one that is, -1: unknown.  Those
 * told of in the first pass are what the neighbours rule out, in the second what takes a step: of a
 * digit that is known one, for its own proof rules out the rest. */
static int rule_out_digits(Answer *answer)
{
    ChWhy *const why = &answer->answerer->why;
    int right = -1;

    for (int pass = 0; pass < 2; pass++)
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            if (answer->told >> digit & 1)
                continue;
            const ChFact fact = {.candidate = (uint16_t)CH_CANDIDATE(answer->asking->where, digit)};
            ch_why_ask(why, answer->puzzle, fact);
            if (why->truth == CH_TRUTH_NOWHERE)
                return -1;
            if (why->truth == CH_TRUTH_OPEN)
                answer->open |= 1u << digit;
            else if (why->truth == CH_TRUTH_FAILS)
                right = digit;
            else if (ch_why_is_plain(why) == (pass == 0))
                rule_out(answer, digit, answer->open != 0 ? UINT32_MAX : 1);
        }
    return right;
}

/* Nothing is known of any digit of the cell: the position has no solution, or the search gave
 * up. */
static void say_nothing(const Answer *answer)
{
    if (answer->json != NULL)
        ch_why_json_fact(answer->json, &answer->answerer->why);
    else
        ch_why_text(answer->out, &answer->asking->style, &answer->answerer->why,
                    &answer->answerer->log_replay);
}

/* What was asked of the cell in the end: its digit, or one that a player entered and that is
 * wrong. */
static void say_digit(Answer *answer)
{
    const ChWhy *const why = &answer->answerer->why;
    const unsigned digit = 1u << CH_CANDIDATE_DIGIT(why->fact.candidate);

    if (why->truth == CH_TRUTH_HOLDS)
        tell_proof(answer, CH_ALL_NINE & ~answer->told & ~digit);
    else if (why->truth == CH_TRUTH_FAILS)
        tell_proof(answer, digit);
    else
        say_nothing(answer);
}

/* What can go into a cell: first what cannot, then the proof of its digit. */
static ChExit answer_cell(Answer *answer)
{
    ChWhy *const why = &answer->answerer->why;
    const int cell = answer->asking->where;
    const int filled = ch_puzzle_digit(answer->puzzle, cell);
    const int right = filled != CH_NO_DIGIT ? filled : rule_out_digits(answer);

    if (answer->open != 0) {
        say_open(answer);
        return CH_EXIT_UNMET;
    }
    if (right < 0) {
        say_nothing(answer);
        return exit_of(why);
    }
    const ChFact fact = {.candidate = (uint16_t)CH_CANDIDATE(cell, right), .holds = true};
    ch_why(why, answer->puzzle, fact, &answer->asking->plan);
    say_digit(answer);
    return exit_of(why);
}

/* ---- a house ---- */

/* The rows up to a level; without those that are asked at a great cost, unless LEVEL is above
 * all. */
static ChPlan plan_up_to(const ChPlan *plan, int level)
{
    ChPlan narrowed = *plan;

    narrowed.count = 0;
    for (int i = 0; i < plan->count; i++)
        if (level > CH_LEVELS ||
            (ch_technique(plan->row[i].technique)->level <= level && plan->row[i].effort == 0))
            narrowed.row[narrowed.count++] = plan->row[i];
    return narrowed;
}

static void tell_found(Answer *answer, uint32_t index)
{
    Answerer *const answerer = answer->answerer;
    const ChTextStyle *const style = &answer->asking->style;
    ChStepRecord step;

    ch_survey_log(&answerer->survey, index, answer->puzzle, &answerer->log);
    answer->steps++;
    if (answer->json != NULL) {
        ch_why_json_step(answer->json, &answerer->log);
        return;
    }
    ch_log_replay_start(&answerer->log_replay, &answerer->log);
    (void)ch_log_replay_next(&answerer->log_replay, style->argument || style->notation, &step);
    step.number = answer->steps;
    ch_step_text(answer->out, style, &answerer->log_replay.replay.board, &step);
}

/* Every step that concludes something in the house, of the lowest level at which there is any. */
static void tell_easiest(Answer *answer)
{
    ChSurvey *const survey = &answer->answerer->survey;
    ChPlan sound = answer->asking->plan;

    ch_why_heed_uniqueness(&answer->answerer->why.search, answer->puzzle, &sound);
    for (int level = 1; level <= CH_LEVELS + 1 && answer->steps == 0; level++) {
        const ChPlan plan = plan_up_to(&sound, level);
        (void)ch_survey(survey, answer->puzzle, &plan, UINT32_MAX);
        for (uint32_t i = 0; i < survey->count; i++)
            if (ch_survey_adds(survey, i, answer->asking->where))
                tell_found(answer, i);
    }
}

static ChExit answer_house(Answer *answer)
{
    ChWhy *const why = &answer->answerer->why;
    const ChField field = ch_field_house("house", answer->asking->where);

    ch_why_ask_position(why, answer->puzzle);
    if (why->truth == CH_TRUTH_NOWHERE) {
        if (answer->json != NULL)
            ch_why_json_fact(answer->json, why);
        else
            ch_why_text_no_solution(answer->out, &answer->asking->style);
        return CH_EXIT_IMPOSSIBLE;
    }
    tell_easiest(answer);
    if (answer->steps > 0)
        return CH_EXIT_OK;
    if (answer->json != NULL) {
        ch_why_json_nothing(answer->json, &why->engine, answer->puzzle, 0, "nothing");
        return CH_EXIT_UNMET;
    }
    ch_format(answer->out, answer->asking->style.language,
              N_("The strategies in use find nothing to do in {house} now."), &field, 1);
    ch_text_char(answer->out, '\n');
    return CH_EXIT_UNMET;
}

/* ---- the command ---- */

static void write_error(const ChBatch *batch, const ChInputItem *item, ChText *out)
{
    if (batch->cli->options.json)
        ch_record_error_json(out, "crosshatch-log", batch->cli, item);
    else
        ch_record_error_line(out);
}

static void tell_fact(ChText *out, const ChTextStyle *style, const ChWhy *why,
                      ChLogReplay *log_replay)
{
    if (why->truth == CH_TRUTH_FAILS) {
        ch_format(out, style->language, N_("It is the other way round."), NULL, 0);
        ch_text_char(out, '\n');
    }
    ch_why_text(out, style, why, log_replay);
}

static ChExit answer(const ChBatch *batch, void *worker, const ChInputItem *item, uint64_t ordinal,
                     ChJobOutput *job)
{
    const Asking *const asking = batch->context;
    const ChPuzzle *const puzzle = &item->entry.puzzle;
    Answerer *const answerer = worker;
    ChWhy *const why = &answerer->why;
    const ChWhyJson writer = {&job->out,           &asking->style,
                              asking->asked,       &answerer->log_replay,
                              &answerer->sentence, &answerer->members};
    const ChWhyJson *const json = batch->cli->options.json ? &writer : NULL;

    if (ordinal > 0 && json == NULL)
        ch_text_char(&job->out, '\n');
    if (item->entry.status != CH_OK) {
        write_error(batch, item, &job->out);
        return CH_EXIT_TROUBLE;
    }
    why->engine.se = ch_solving_space(&asking->plan, answerer, sizeof *answerer);
    answerer->survey.se = why->engine.se;
    Answer told = {
        .asking = asking, .answerer = answerer, .puzzle = puzzle, .out = &job->out, .json = json};
    if (asking->subject == HOUSE)
        return answer_house(&told);
    if (asking->subject == CELL)
        return answer_cell(&told);
    ch_why(why, puzzle, asking->fact, &asking->plan);
    if (json != NULL)
        ch_why_json_fact(json, why);
    else
        tell_fact(&job->out, &asking->style, why, &answerer->log_replay);
    return exit_of(why);
}

static void leave(void *worker)
{
    Answerer *const answerer = worker;

    ch_text_free(&answerer->sentence);
    ch_text_free(&answerer->members);
}

static void name_asked(Asking *asking)
{
    if (asking->subject == CELL)
        ch_name_cell(asking->asked, asking->where);
    else if (asking->subject == HOUSE)
        ch_name_house(asking->asked, asking->where);
    else
        (asking->fact.holds ? ch_name_placed : ch_name_removed)(asking->asked,
                                                                asking->fact.candidate);
}

/* The first operand says what is asked about; the others are as everywhere. */
static bool take_subject(ChCli *cli, Asking *asking)
{
    const char *const word = cli->operand_count > 0 ? cli->operand[0] : "";
    const ChQuery asked = ch_query_parse(word);
    const ChField field = ch_field_string("found", word);

    if (asked.candidate < 0 && asked.cell < 0 && asked.house < 0) {
        ch_complain(cli,
                    N_("why asks about a fact (r3c4=5 or 'r3c4<>5'), a cell (r3c4) or a house (b6, "
                       "r3, c4); found '{found}'"),
                    &field, 1);
        return false;
    }
    asking->subject = asked.candidate >= 0 ? FACT : asked.cell >= 0 ? CELL : HOUSE;
    asking->fact = (ChFact){.candidate = (uint16_t)asked.candidate, .holds = asked.holds};
    asking->where = asked.cell >= 0 ? asked.cell : asked.house;
    name_asked(asking);
    cli->operand++;
    cli->operand_count--;
    return true;
}

ChExit ch_command_why(ChCli *cli)
{
    Asking asking = {.style = {.language = cli->language,
                               .argument = cli->options.argument,
                               .notation = cli->options.notation,
                               .colours = ch_cli_colours(cli)}};
    ChBatch batch = {.cli = cli,
                     .worker_size = sizeof(Answerer),
                     .process = answer,
                     .leave = leave,
                     .context = &asking,
                     .is_prose = !cli->options.json};

    if (!take_subject(cli, &asking) || !ch_solving_plan(cli, &asking.plan))
        return CH_EXIT_TROUBLE;
    batch.worker_size = ch_solving_worker(&asking.plan, batch.worker_size);
    return ch_batch_run(&batch);
}
