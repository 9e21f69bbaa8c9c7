/* why_text.c - see why_text.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "why_text.h"

#include "ansi.h"
#include "grid_print.h"
#include "mistakes.h"

static void say_with_digits(ChText *out, const ChTextStyle *style, const char *message,
                            const ChWhy *why, unsigned digits)
{
    const int cell = CH_CANDIDATE_CELL(why->fact.candidate);
    const int found = ch_fact_deciding_cell(why->board.digit, why->fact);
    const int closer = found >= 0 ? found : cell;
    const ChField field[] = {
        ch_field_cell("cell", cell),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(why->fact.candidate)),
        ch_field_choice("digits", digits),
        ch_field_cell("closer", closer),
        ch_field_digit("other", why->board.digit[closer]),
        ch_field_number("steps", why->log.count),
    };

    ch_format(out, style->language, message, field, sizeof field / sizeof field[0]);
    ch_text_char(out, '\n');
}

static void say_why(ChText *out, const ChTextStyle *style, const char *message, const ChWhy *why)
{
    say_with_digits(out, style, message, why, 0);
}

/* Returns the message for a fact that a digit of the position decides directly. */
static const char *message_of_closer(const ChWhy *why)
{
    if (why->fact.holds)
        return N_("{cell} is {digit} to begin with.");
    if (why->deciding_cell == CH_CANDIDATE_CELL(why->fact.candidate))
        return N_("{cell} cannot be {digit}: it is {other}.");
    return N_("{cell} cannot be {digit}: {closer} is {other}, and the two cells see each other.");
}

/* Returns the message for a proof that rules DIGITS out of the cell, or places a digit there, or
 * both. */
static const char *message_of_proof(const ChWhy *why, unsigned digits)
{
    static const char *const message[3][2] = {
        {N_("{cell} cannot be {digits}. It takes one step:"),
         N_("{cell} cannot be {digits}. It takes {steps} steps:")},
        {N_("{cell} must be {digit}. It takes one step:"),
         N_("{cell} must be {digit}. It takes {steps} steps:")},
        {N_("{cell} must be {digit}, and so cannot be {digits}. It takes one step:"),
         N_("{cell} must be {digit}, and so cannot be {digits}. It takes {steps} steps:")},
    };
    const int claim = !why->fact.holds ? 0 : digits == 0 ? 1 : 2;

    return message[claim][why->log.count > 1];
}

static void show_both(ChText *out, const ChTextStyle *style, const ChWhy *why)
{
    const ChCellSet none = {{0}};

    say_why(out, style,
            N_("Nothing decides whether {cell} is {digit}. There is a solution in which it is:"),
            why);
    ch_ansi_grid(out, style->colours, why->with, &none, NULL);
    say_why(out, style, N_("and one in which it is not:"), why);
    ch_ansi_grid(out, style->colours, why->without, &none, NULL);
}

void ch_why_text_steps(ChText *out, const ChTextStyle *style, const ChLog *log,
                       ChLogReplay *log_replay)
{
    ChStepRecord step;

    ch_log_replay_start(log_replay, log);
    while (ch_log_replay_next(log_replay, true, &step))
        ch_step_text(out, style, &log_replay->replay.board, &step);
}

void ch_why_text_proof(ChText *out, const ChTextStyle *style, const ChWhy *why,
                       ChLogReplay *log_replay)
{
    const int closer = ch_fact_deciding_cell(why->board.digit, why->fact);

    ch_why_text_steps(out, style, &why->log, log_replay);
    if (closer >= 0 && closer != CH_CANDIDATE_CELL(why->fact.candidate))
        say_why(out, style, N_("So {cell} cannot be {digit}: it sees {closer}."), why);
}

void ch_why_text_ruled_out(ChText *out, const ChTextStyle *style, const ChWhy *why, unsigned digits,
                           ChLogReplay *log_replay)
{
    say_with_digits(out, style, message_of_proof(why, digits), why, digits);
    ch_why_text_proof(out, style, why, log_replay);
}

void ch_why_text_no_solution(ChText *out, const ChTextStyle *style)
{
    ch_format(out, style->language,
              N_("The position has no solution, so that nothing is true in it; 'crosshatch check' "
                 "says what is wrong."),
              NULL, 0);
    ch_text_char(out, '\n');
}

void ch_why_text(ChText *out, const ChTextStyle *style, const ChWhy *why, ChLogReplay *log_replay)
{
    switch (why->truth) {
    case CH_TRUTH_OPEN:
        show_both(out, style, why);
        return;
    case CH_TRUTH_NOWHERE:
        ch_why_text_no_solution(out, style);
        return;
    case CH_TRUTH_UNKNOWN:
        say_why(out, style, N_("Whether {cell} is {digit} was not found out in the work allowed."),
                why);
        return;
    default:
        break;
    }
    if (why->deciding_cell >= 0) {
        say_why(out, style, message_of_closer(why), why);
        return;
    }
    if (why->is_unmarked) {
        say_why(out, style,
                N_("{cell} cannot be {digit}: the pencil marks of the puzzle do not have it."),
                why);
        return;
    }
    if (!why->is_proved) {
        say_why(
            out, style,
            why->fact.holds
                ? N_("{cell} is {digit} in every solution, but no proof was found that can be "
                     "shown.")
                : N_("{cell} is {digit} in no solution, but no proof was found that can be shown."),
            why);
        return;
    }
    ch_why_text_ruled_out(out, style, why,
                          why->fact.holds ? 0 : 1u << CH_CANDIDATE_DIGIT(why->fact.candidate),
                          log_replay);
}
