/* why_text.c - see why_text.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "why_text.h"

#include "ansi.h"
#include "grid_print.h"
#include "mistakes.h"
#include "technique_text.h"

static void say_with_digits(ChText *out, const ChTextStyle *style, const char *message,
                            const ChWhy *why, unsigned digits)
{
    const int cell = CH_CANDIDATE_CELL(why->fact.candidate);
    const int found = ch_fact_deciding_cell(why->board.digit, why->fact);
    const int blocker = found >= 0 ? found : cell;
    const ChField field[] = {
        ch_field_cell("cell", cell),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(why->fact.candidate)),
        ch_field_choice("digits", digits),
        ch_field_cell("blocker", blocker),
        ch_field_digit("other", why->board.digit[blocker]),
    };

    ch_format(out, style->language, message, field, sizeof field / sizeof field[0]);
}

static void say_why(ChText *out, const ChTextStyle *style, const char *message, const ChWhy *why)
{
    say_with_digits(out, style, message, why, 0);
    ch_text_char(out, '\n');
}

/* Returns the message for a fact that a digit of the position decides directly. */
static const char *message_of_blocker(const ChWhy *why)
{
    if (why->fact.holds)
        return N_("{cell} is {digit} to begin with.");
    if (why->deciding_cell == CH_CANDIDATE_CELL(why->fact.candidate))
        return N_("{cell} cannot be {digit}: it is {other}.");
    return N_("{cell} cannot be {digit}: {blocker} is {other}, and the two cells see each other.");
}

/* Returns the message for what a proof shows: it rules DIGITS out of the cell, or places a digit
 * there, or both. */
static const char *message_of_claim(const ChWhy *why, unsigned digits)
{
    if (!why->fact.holds)
        return N_("{cell} cannot be {digits}.");
    return digits == 0 ? N_("{cell} must be {digit}.")
                       : N_("{cell} must be {digit}, and so cannot be {digits}.");
}

void ch_why_text_blocker(ChText *out, const ChTextStyle *style, const ChWhy *why)
{
    say_with_digits(out, style, message_of_blocker(why), why, 0);
}

void ch_point_to_proof(ChText *out, const ChTextStyle *style)
{
    if (ch_wants_proof(style))
        return;
    ch_text_char(out, ' ');
    ch_format(out, style->language, N_("(--proof shows it.)"), NULL, 0);
}

/* Returns the technique of the hardest step of a proof. */
static int hardest_technique(const ChLog *log)
{
    int hardest = CH_TECHNIQUE_NONE;
    int level = -1;

    for (uint32_t i = 0; i < log->count; i++) {
        const ChTechnique *const technique = ch_technique(log->step[i].technique);
        if (technique->level <= level)
            continue;
        level = technique->level;
        hardest = log->step[i].technique;
    }
    return hardest;
}

void ch_why_text_length(ChText *out, const ChTextStyle *style, const ChLog *log)
{
    const bool several = log->count > 1;
    const int hardest = hardest_technique(log);
    const ChField field[] = {
        ch_field_number("steps", log->count),
        ch_field_string("technique", ch_explain_title(style->language, ch_technique(hardest)->key)),
    };

    ch_text_char(out, ' ');
    if (ch_wants_proof(style))
        ch_format(out, style->language,
                  several ? N_("The proof takes {steps} steps:") : N_("The proof takes one step:"),
                  field, 1);
    else
        ch_format(out, style->language,
                  several ? N_("The proof takes {steps} steps, the hardest of them {technique}.")
                          : N_("The proof takes one step: {technique}."),
                  field, sizeof field / sizeof field[0]);
    ch_point_to_proof(out, style);
    ch_text_char(out, '\n');
}

static void show_both(ChText *out, const ChTextStyle *style, const ChWhy *why)
{
    const ChCellSet none = {{0}};

    if (!ch_wants_proof(style)) {
        say_why(out, style,
                N_("Nothing decides whether {cell} is {digit}: there are solutions either way. "
                   "(--proof shows one of each.)"),
                why);
        return;
    }
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
    const int blocker = ch_fact_deciding_cell(why->board.digit, why->fact);

    ch_why_text_steps(out, style, &why->log, log_replay);
    if (blocker >= 0 && blocker != CH_CANDIDATE_CELL(why->fact.candidate))
        say_why(out, style, N_("So {cell} cannot be {digit}: it sees {blocker}."), why);
}

void ch_why_text_ruled_out(ChText *out, const ChTextStyle *style, const ChWhy *why, unsigned digits,
                           ChLogReplay *log_replay)
{
    say_with_digits(out, style, message_of_claim(why, digits), why, digits);
    ch_why_text_length(out, style, &why->log);
    if (ch_wants_proof(style))
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
        say_why(out, style, message_of_blocker(why), why);
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

void ch_why_text_mistake(ChText *out, const ChTextStyle *style, const ChWhy *why, ChFact mistake,
                         ChLogReplay *log_replay)
{
    ch_explain_mistake(out, style->language, CH_DEPTH_ARGUMENT, mistake.candidate, mistake.holds);
    if (why->is_proved && !ch_why_is_plain(why) && !ch_wants_proof(style)) {
        ch_why_text_length(out, style, &why->log);
        return;
    }
    ch_text_char(out, ch_wants_proof(style) ? '\n' : ' ');
    ch_why_text(out, style, why, log_replay);
}
