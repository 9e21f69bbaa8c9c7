/* cmd_why.c - `crosshatch why`: the short proof of one fact, or what can be said of a cell or a house,
 * in the position that is given.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "batch.h"
#include "grid_print.h"
#include "notation.h"
#include "paint.h"
#include "records.h"
#include "solving.h"
#include "survey.h"
#include "tell_steps.h"
#include "told_log.h"
#include "why.h"

typedef struct Answerer {
    ChSlot slot; /* first: see batch.h */
    ChWhy why;
    ChSurvey survey;
    ChLog log; /* of one step of the survey */
    ChTeller teller;
    ChText sentence;
} Answerer;

typedef enum Subject { FACT, CELL, HOUSE } Subject;

typedef struct Asking {
    ChPlan plan;
    ChManner manner;
    Subject subject;
    ChFact fact;
    int where; /* the cell or the house */
} Asking;

/* ---- in words ---- */

static void say(ChText *out, const ChManner *manner, const char *message, const ChWhy *why)
{
    const int cell = CH_CANDIDATE_CELL(why->fact.candidate);
    const int closer = why->closer >= 0 ? why->closer : cell;
    const ChField field[] = {
        ch_field_cell("cell", cell),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(why->fact.candidate)),
        ch_field_cell("closer", closer),
        ch_field_digit("other", why->board.digit[closer]),
        ch_field_number("steps", why->log.count),
    };

    ch_format(out, manner->language, message, field, sizeof field / sizeof field[0]);
    ch_text_char(out, '\n');
}

/* What a digit of the position says by itself. */
static const char *message_of_closer(const ChWhy *why)
{
    if (why->fact.holds)
        return N_("{cell} is {digit} to begin with.");
    if (why->closer == CH_CANDIDATE_CELL(why->fact.candidate))
        return N_("{cell} cannot be {digit}: it is {other}.");
    return N_("{cell} cannot be {digit}: {closer} is {other}, and the two cells see each other.");
}

static const char *message_of_proof(const ChWhy *why)
{
    static const char *const message[2][2] = {
        {N_("{cell} cannot be {digit}. It takes one step:"),
         N_("{cell} cannot be {digit}. It takes {steps} steps:")},
        {N_("{cell} must be {digit}. It takes one step:"),
         N_("{cell} must be {digit}. It takes {steps} steps:")},
    };

    return message[why->fact.holds][why->log.count > 1];
}

static void show_both(ChText *out, const ChManner *manner, const ChWhy *why)
{
    const ChCellSet none = {{0}};

    say(out, manner,
        N_("Nothing decides whether {cell} is {digit}. There is a solution in which it is:"), why);
    ch_paint_grid(out, manner->colours, why->with, &none, NULL);
    say(out, manner, N_("and one in which it is not:"), why);
    ch_paint_grid(out, manner->colours, why->without, &none, NULL);
}

/* Cases are nothing without their argument. */
static void tell_proof(ChText *out, const ChManner *manner, const ChLog *log, ChTeller *teller)
{
    ChStepRecord step;

    ch_tell_start(teller, log);
    while (ch_tell_next(teller, true, &step)) {
        if (!manner->argument && log->step[step.number - 1].technique != CH_TECHNIQUE_CASES)
            step.argument_count = 0;
        ch_tell_step(out, manner, &teller->replay.board, &step);
    }
}

static void tell(ChText *out, const ChManner *manner, const ChWhy *why, ChTeller *teller)
{
    switch (why->truth) {
    case CH_TRUTH_OPEN:
        show_both(out, manner, why);
        return;
    case CH_TRUTH_NOWHERE:
        say(out, manner,
            N_("The position has no solution, so that nothing is true in it; 'crosshatch check' "
               "says what is wrong."),
            why);
        return;
    case CH_TRUTH_UNKNOWN:
        say(out, manner, N_("Whether {cell} is {digit} was not found out in the work allowed."),
            why);
        return;
    default:
        break;
    }
    if (why->truth == CH_TRUTH_FAILS)
        say(out, manner, N_("It is the other way round."), why);
    if (why->closer >= 0) {
        say(out, manner, message_of_closer(why), why);
        return;
    }
    if (!why->is_proved) {
        say(out, manner,
            why->fact.holds
                ? N_("{cell} is {digit} in every solution, but no proof was found that can be "
                     "told.")
                : N_("{cell} is {digit} in no solution, but no proof was found that can be told."),
            why);
        return;
    }
    say(out, manner, message_of_proof(why), why);
    tell_proof(out, manner, &why->log, teller);
}

/* What can go into a cell: what its neighbours say, and the proof of its digit. */
static void tell_cell(ChText *out, const Asking *asking, Answerer *answerer, const ChPuzzle *puzzle)
{
    const ChManner *const manner = &asking->manner;
    ChWhy *const why = &answerer->why;
    ChFact fact = {.holds = false};
    const int filled = ch_puzzle_digit(puzzle, asking->where);
    int right = filled != CH_NO_DIGIT ? CH_CANDIDATE(asking->where, filled) : -1;

    for (int digit = 0; digit < CH_DIGITS && filled == CH_NO_DIGIT; digit++) {
        fact.candidate = (uint16_t)CH_CANDIDATE(asking->where, digit);
        ch_why(why, puzzle, fact, &asking->plan);
        if (why->truth == CH_TRUTH_HOLDS && why->closer >= 0)
            say(out, manner, message_of_closer(why), why);
        else if (why->truth == CH_TRUTH_FAILS)
            right = fact.candidate;
    }
    if (right >= 0)
        ch_why(why, puzzle, (ChFact){.candidate = (uint16_t)right, .holds = true}, &asking->plan);
    tell(out, manner, why, &answerer->teller);
}

/* ---- the command ---- */

static void write_error(const ChBatch *batch, const ChItem *item, ChText *out)
{
    if (batch->cli->options.json)
        ch_record_error_json(out, "crosshatch-log", batch->cli, item->name, &item->entry.fault);
    else
        ch_record_error_line(out);
}

static ChExit exit_of(const ChWhy *why)
{
    switch (why->truth) {
    case CH_TRUTH_HOLDS:
        return why->is_proved || why->closer >= 0 ? CH_EXIT_OK : CH_EXIT_UNMET;
    case CH_TRUTH_NOWHERE:
        return CH_EXIT_IMPOSSIBLE;
    default:
        return CH_EXIT_UNMET;
    }
}

static bool lies_in(int candidate, int house)
{
    const uint8_t *const its = ch_cell_house[CH_CANDIDATE_CELL(candidate)];

    return its[0] == house || its[1] == house || its[2] == house;
}

static bool concludes_in(const ChStep *step, int house)
{
    if (step->placed != CH_NONE && lies_in(step->placed, house))
        return true;
    for (int candidate = 0; step->detail != NULL && candidate < CH_CANDIDATES; candidate++)
        if ((ch_candidates_has(&step->detail->removed, candidate) ||
             ch_candidates_has(&step->detail->placed, candidate)) &&
            lies_in(candidate, house))
            return true;
    return false;
}

/* Every step that concludes something in the house. */
static ChExit answer_house(const ChBatch *batch, Answerer *answerer, const ChPuzzle *puzzle,
                           ChText *out)
{
    const Asking *const asking = batch->context;
    ChSurvey *const survey = &answerer->survey;
    uint32_t told = 0;

    (void)ch_survey(survey, puzzle, &asking->plan, UINT32_MAX);
    for (uint32_t i = 0; i < survey->count; i++) {
        ChStepRecord step;
        if (!concludes_in(&survey->step[i], asking->where))
            continue;
        ch_survey_log(survey, i, puzzle, &answerer->log);
        if (batch->cli->options.json) {
            ch_told_log(out, &answerer->log, asking->manner.language, true, &answerer->teller,
                        &answerer->sentence);
            continue;
        }
        ch_tell_start(&answerer->teller, &answerer->log);
        (void)ch_tell_next(&answerer->teller, asking->manner.argument, &step);
        step.number = ++told;
        ch_tell_step(out, &asking->manner, &answerer->teller.replay.board, &step);
    }
    return survey->count > 0 ? CH_EXIT_OK : CH_EXIT_UNMET;
}

static ChExit answer(const ChBatch *batch, void *hand, const ChItem *item, uint64_t ordinal,
                     ChSheet *sheet)
{
    const Asking *const asking = batch->context;
    const bool json = batch->cli->options.json;
    const ChPuzzle *const puzzle = &item->entry.puzzle;
    Answerer *const answerer = hand;
    ChWhy *const why = &answerer->why;

    if (ordinal > 0 && !json)
        ch_text_char(&sheet->out, '\n');
    if (item->entry.status != CH_OK) {
        write_error(batch, item, &sheet->out);
        return CH_EXIT_TROUBLE;
    }
    if (asking->subject == HOUSE)
        return answer_house(batch, answerer, puzzle, &sheet->out);
    if (asking->subject == CELL) {
        tell_cell(&sheet->out, asking, answerer, puzzle);
        return exit_of(why);
    }
    ch_why(why, puzzle, asking->fact, &asking->plan);
    if (json)
        ch_told_log(&sheet->out, &why->log, asking->manner.language, true, &answerer->teller,
                    &answerer->sentence);
    else
        tell(&sheet->out, &asking->manner, why, &answerer->teller);
    return exit_of(why);
}

static void leave(void *hand)
{
    Answerer *const answerer = hand;

    ch_text_free(&answerer->sentence);
}

/* The first operand says what is asked about; the others are as everywhere. */
static bool take_subject(ChCli *cli, Asking *asking)
{
    const char *const word = cli->operand_count > 0 ? cli->operand[0] : "";
    const size_t length = strlen(word);
    const int candidate = ch_read_conclusion(word, length, &asking->fact.holds);
    const int cell = ch_read_cell(word, length);
    const int house = ch_read_house(word, length);
    const ChField field = ch_field_string("found", word);

    if (candidate < 0 && cell < 0 && house < 0) {
        ch_complain(cli,
                    N_("why asks about a fact (r3c4=5 or 'r3c4<>5'), a cell (r3c4) or a house (b6, "
                       "r3, c4); found '{found}'"),
                    &field, 1);
        return false;
    }
    asking->subject = candidate >= 0 ? FACT : cell >= 0 ? CELL : HOUSE;
    asking->fact.candidate = (uint16_t)candidate;
    asking->where = cell >= 0 ? cell : house;
    cli->operand++;
    cli->operand_count--;
    return true;
}

ChExit ch_command_why(ChCli *cli)
{
    Asking asking = {.manner = {.language = cli->language,
                                .argument = cli->options.argument,
                                .colours = ch_cli_colours(cli)}};
    ChBatch batch = {.cli = cli,
                     .hand_size = sizeof(Answerer),
                     .treat = answer,
                     .leave = leave,
                     .context = &asking};

    if (!take_subject(cli, &asking) || !ch_solving_plan(cli, &asking.plan))
        return CH_EXIT_TROUBLE;
    return ch_batch_run(&batch);
}
