/* cmd_why.c - `crosshatch why`: the short proof of a fact in the given position, or what follows
 * for a cell or a house.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "batch.h"
#include "error_records.h"
#include "notation.h"
#include "query_parse.h"
#include "slip_text.h"
#include "solving.h"
#include "survey.h"
#include "why_json.h"
#include "why_text.h"

enum { NODES = 1000000 }; /* search nodes, for each question */

/* A worker's chunk and workspace. */
typedef struct Answerer {
    ChChunk chunk; /* first: see batch.h */
    ChMistakes mistakes;
    ChWhy why;
    ChSurvey survey;
    ChLog log; /* a log of one step of the survey */
    ChLogReplay log_replay;
    ChText sentence;
} Answerer;

typedef enum Subject { FACT, CELL, HOUSE } Subject;

/* The query and the settings of the command. */
typedef struct WhySettings {
    ChPlan plan;
    char query[CH_NAME_SIZE]; /* as the logs write it */
    ChTextStyle style;
    Subject subject;
    ChFact fact;
    int where; /* the cell or the house */
} WhySettings;

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

/* The context of an answer about a cell or a house. */
typedef struct Answer {
    const WhySettings *settings;
    Answerer *answerer;
    const ChPuzzle *puzzle; /* the right part of the position */
    int entered;            /* of a cell: the digit in it, right or wrong; or CH_NO_DIGIT */
    ChText *out;
    const ChWhyJson *json; /* NULL: sentences */
    unsigned open;         /* of a cell: digits that some solutions have there, and some do not */
    unsigned reported;     /* of a cell: digits already reported as ruled out */
    uint32_t steps;        /* of a house: the number of steps reported */
} Answer;

/* ---- a cell ---- */

/* Writes the proof of a fact about a cell; DIGITS are those that it rules out there. */
static void put_proof(Answer *answer, unsigned digits)
{
    Answerer *const answerer = answer->answerer;
    const ChTextStyle *const style = &answer->settings->style;
    const ChWhy *const why = &answerer->why;

    if (answer->json != NULL)
        ch_why_json_proof(answer->json, why);
    else if (why->is_proved && digits != 0)
        ch_why_text_ruled_out(answer->out, style, why, digits, &answerer->log_replay);
    else
        ch_why_text(answer->out, style, why, &answerer->log_replay);
}

/* Whether the proof places another digit in the cell. Then that digit's own proof, which follows,
 * is enough, unless the input has ruled this digit out. */
static bool fills_cell(const Answer *answer)
{
    const ChWhy *const why = &answer->answerer->why;

    return why->is_proved && why->board.digit[answer->settings->where] != CH_NO_DIGIT &&
           !ch_candidates_has(&answer->puzzle->removed, why->fact.candidate);
}

/* Writes the proof that the digit is not in the cell, and the other digits that it rules out there.
 * Skips a proof of more than MOST steps. */
static void rule_out(Answer *answer, int digit, uint32_t most)
{
    ChWhy *const why = &answer->answerer->why;

    why->also = CH_ALL_NINE & ~answer->reported;
    ch_why_prove(why, &answer->settings->plan);
    if (why->fact.holds || why->log.count > most || fills_cell(answer))
        return;
    const unsigned digits = ch_why_ruled_out(why) & ~answer->reported;
    put_proof(answer, digits);
    answer->reported |= digits | 1u << digit;
}

static void put_open(const Answer *answer)
{
    const ChField field[] = {
        ch_field_cell("cell", answer->settings->where),
        ch_field_choice("digits", answer->open),
    };

    if (answer->json != NULL) {
        ch_why_json_nothing(answer->json, &answer->answerer->why.engine, answer->puzzle,
                            answer->open, "undecided");
        return;
    }
    ch_format(answer->out, answer->settings->style.language,
              N_("{cell} can be {digits}: the puzzle has solutions with each of them."), field,
              sizeof field / sizeof field[0]);
    ch_text_char(answer->out, '\n');
}

/* Queries each digit of the cell and reports those that are ruled out. Returns the digit that is in
 * the cell, or -1 if it is unknown. The first pass reports digits that are ruled out by the digits
 * the cell sees, the second those that take a proof. In the second, a proof of several steps is
 * reported only in an undecided cell. Elsewhere the proof of the right digit rules out the rest. */
static int rule_out_digits(Answer *answer)
{
    ChWhy *const why = &answer->answerer->why;
    int right = -1;

    for (int pass = 0; pass < 2; pass++)
        for (int digit = 0; digit < CH_DIGITS; digit++) {
            if (answer->reported >> digit & 1)
                continue;
            const ChFact fact = {.candidate =
                                     (uint16_t)CH_CANDIDATE(answer->settings->where, digit)};
            ch_why_query(why, answer->puzzle, fact);
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

/* Answers a cell without a known digit: the position has no solution, or the search gave up. */
static void put_no_digit(const Answer *answer)
{
    if (answer->json != NULL)
        ch_why_json_fact(answer->json, &answer->answerer->why);
    else
        ch_why_text(answer->out, &answer->settings->style, &answer->answerer->why,
                    &answer->answerer->log_replay);
}

/* Writes the proof of the cell's digit, or that an entered digit is wrong. */
static void put_digit(Answer *answer)
{
    const ChWhy *const why = &answer->answerer->why;
    const unsigned digit = 1u << CH_CANDIDATE_DIGIT(why->fact.candidate);

    if (why->truth == CH_TRUTH_HOLDS)
        put_proof(answer, CH_ALL_NINE & ~answer->reported & ~digit);
    else if (why->truth == CH_TRUTH_FAILS)
        put_proof(answer, digit);
    else
        put_no_digit(answer);
}

/* Answers a cell: first the digits ruled out, then the proof of its digit. */
static ChExit answer_cell(Answer *answer)
{
    ChWhy *const why = &answer->answerer->why;
    const int cell = answer->settings->where;
    const int right = answer->entered != CH_NO_DIGIT ? answer->entered : rule_out_digits(answer);

    if (answer->open != 0) {
        put_open(answer);
        return CH_EXIT_UNMET;
    }
    if (right < 0) {
        put_no_digit(answer);
        return exit_of(why);
    }
    const ChFact fact = {.candidate = (uint16_t)CH_CANDIDATE(cell, right), .holds = true};
    ch_why(why, answer->puzzle, fact, &answer->settings->plan);
    put_digit(answer);
    return exit_of(why);
}

/* ---- a house ---- */

/* Returns the rows of a plan up to a level, without costly ones. A LEVEL above all levels returns
 * all rows. */
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

static void put_survey_step(Answer *answer, uint32_t index)
{
    Answerer *const answerer = answer->answerer;
    const ChTextStyle *const style = &answer->settings->style;
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

/* Writes every step that concludes something in the house, of the lowest level that has any. */
static void put_easiest_steps(Answer *answer)
{
    ChSurvey *const survey = &answer->answerer->survey;
    ChPlan sound = answer->settings->plan;

    ch_why_restrict_plan(&answer->answerer->why.search, answer->puzzle, &sound);
    for (int level = 1; level <= CH_LEVELS + 1 && answer->steps == 0; level++) {
        const ChPlan plan = plan_up_to(&sound, level);
        (void)ch_survey(survey, answer->puzzle, &plan, UINT32_MAX);
        for (uint32_t i = 0; i < survey->count; i++)
            if (ch_survey_adds(survey, i, answer->settings->where))
                put_survey_step(answer, i);
    }
}

static ChExit answer_house(Answer *answer)
{
    ChWhy *const why = &answer->answerer->why;
    const ChField field = ch_field_house("house", answer->settings->where);

    ch_why_query_position(why, answer->puzzle);
    if (why->truth == CH_TRUTH_NOWHERE) {
        if (answer->json != NULL)
            ch_why_json_fact(answer->json, why);
        else
            ch_why_text_no_solution(answer->out, &answer->settings->style);
        return CH_EXIT_IMPOSSIBLE;
    }
    put_easiest_steps(answer);
    if (answer->steps > 0)
        return CH_EXIT_OK;
    if (answer->json != NULL) {
        ch_why_json_nothing(answer->json, &why->engine, answer->puzzle, 0, "nothing");
        return CH_EXIT_UNMET;
    }
    ch_format(answer->out, answer->settings->style.language,
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

static void put_fact(ChText *out, const ChTextStyle *style, const ChWhy *why,
                     ChLogReplay *log_replay)
{
    if (why->truth == CH_TRUTH_FAILS) {
        ch_format(out, style->language, N_("It is the other way round."), NULL, 0);
        ch_text_char(out, '\n');
    }
    ch_why_text(out, style, why, log_replay);
}

/* Answers the query from the right part of the position. */
static ChExit answer_query(Answer *answer)
{
    const WhySettings *const settings = answer->settings;
    ChWhy *const why = &answer->answerer->why;

    if (settings->subject == HOUSE)
        return answer_house(answer);
    if (settings->subject == CELL)
        return answer_cell(answer);
    ch_why(why, answer->puzzle, settings->fact, &settings->plan);
    if (answer->json != NULL)
        ch_why_json_fact(answer->json, why);
    else
        put_fact(answer->out, &settings->style, why, &answer->answerer->log_replay);
    return exit_of(why);
}

/* Leaves the player's mistakes out of the position, and says so. */
static void leave_out_mistakes(Answer *answer, ChWhyJson *writer)
{
    ChMistakes *const mistakes = &answer->answerer->mistakes;

    ch_mistakes_find(&answer->answerer->why.search, answer->puzzle, NODES, mistakes);
    answer->puzzle = &mistakes->right;
    writer->mistakes = mistakes->mistake_count > 0;
    if (mistakes->mistake_count == 0 || answer->json != NULL)
        return;
    ch_format(answer->out, answer->settings->style.language, CH_MISTAKE_IN_GRID, NULL, 0);
    ch_text_char(answer->out, '\n');
}

static ChExit answer_item(const ChBatch *batch, void *worker, const ChInputItem *item,
                          uint64_t ordinal, ChJobOutput *job)
{
    const WhySettings *const settings = batch->context;
    const ChPuzzle *const puzzle = &item->entry.puzzle;
    Answerer *const answerer = worker;
    ChWhyJson writer = {.out = &job->out,
                        .style = &settings->style,
                        .query = settings->query,
                        .log_replay = &answerer->log_replay,
                        .sentence = &answerer->sentence};
    Answer answer = {.settings = settings,
                     .answerer = answerer,
                     .puzzle = puzzle,
                     .out = &job->out,
                     .json = batch->cli->options.json ? &writer : NULL};

    if (ordinal > 0 && answer.json == NULL)
        ch_text_char(&job->out, '\n');
    if (item->entry.status != CH_OK) {
        write_error(batch, item, &job->out);
        return CH_EXIT_TROUBLE;
    }
    answerer->why.engine.state = ch_solving_state(&settings->plan, answerer, sizeof *answerer);
    answerer->survey.state = answerer->why.engine.state;
    if (settings->subject == CELL)
        answer.entered = ch_puzzle_digit(puzzle, settings->where);
    leave_out_mistakes(&answer, &writer);
    const ChExit exit = answer_query(&answer);
    if (exit == CH_EXIT_IMPOSSIBLE && answer.json == NULL)
        ch_slip_text(&job->out, settings->style.language, &answerer->why.search, puzzle);
    return exit;
}

static void free_worker(void *worker)
{
    Answerer *const answerer = worker;

    ch_text_free(&answerer->sentence);
}

static void name_query(WhySettings *settings)
{
    if (settings->subject == CELL)
        ch_name_cell(settings->query, settings->where);
    else if (settings->subject == HOUSE)
        ch_name_house(settings->query, settings->where);
    else
        (settings->fact.holds ? ch_name_placed : ch_name_removed)(settings->query,
                                                                  settings->fact.candidate);
}

/* Reads the query, which is the first operand. */
static bool read_query(ChCli *cli, WhySettings *settings)
{
    const char *const word = cli->operand_count > 0 ? cli->operand[0] : "";
    const ChQuery query = ch_query_parse(word);
    const ChField field = ch_field_string("found", word);

    if (query.candidate < 0 && query.cell < 0 && query.house < 0) {
        ch_complain(cli,
                    N_("why takes a fact (r3c4=5 or 'r3c4<>5'), a cell (r3c4) or a house (b6, "
                       "r3, c4); found '{found}'"),
                    &field, 1);
        return false;
    }
    settings->subject = query.candidate >= 0 ? FACT : query.cell >= 0 ? CELL : HOUSE;
    settings->fact = (ChFact){.candidate = (uint16_t)query.candidate, .holds = query.holds};
    settings->where = query.cell >= 0 ? query.cell : query.house;
    name_query(settings);
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

    if (!read_query(cli, &settings) || !ch_solving_plan(cli, &settings.plan))
        return CH_EXIT_TROUBLE;
    batch.worker_size = ch_solving_worker(&settings.plan, batch.worker_size);
    return ch_batch_run(&batch);
}
