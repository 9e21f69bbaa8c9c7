/* judge_text.c - see judge_text.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "judge_text.h"

#include "why_text.h"

/* Writes a sentence about the move.  TECHNIQUE may be CH_TECHNIQUE_NONE. */
static void say(const ChJudgeText *context, const ChJudge *judge, const char *message,
                int technique)
{
    const ChFact move = judge->move;
    const uint16_t list[] = {move.candidate};
    const ChField field[] = {
        ch_field_list("move", move.holds ? CH_FIELD_PLACED : CH_FIELD_REMOVED, list, 1),
        ch_field_string("reason", context->title),
        ch_field_message("technique",
                         technique == CH_TECHNIQUE_NONE ? "" : ch_technique(technique)->title),
        ch_field_number("part", judge->part),
        ch_field_number("steps", judge->why.log.count),
    };

    ch_format(context->out, context->style->language, message, field,
              sizeof field / sizeof field[0]);
}

static void say_line(const ChJudgeText *context, const ChJudge *judge, const char *message)
{
    say(context, judge, message, CH_TECHNIQUE_NONE);
    ch_text_char(context->out, '\n');
}

/* Writes a short answer that the next sentence of the line explains. */
static void say_answer(const ChJudgeText *context, const char *answer)
{
    ch_format(context->out, context->style->language, answer, NULL, 0);
    ch_text_char(context->out, ' ');
}

/* Writes the steps of the log, if the style wants them. */
static void show_steps(const ChJudgeText *context, const ChJudge *judge)
{
    if (ch_wants_proof(context->style))
        ch_why_text_proof(context->out, context->style, &judge->why, context->log_replay);
}

/* ---- the verdict ---- */

/* Writes the fact that a digit of the position shows by itself. */
static void say_plain(const ChJudgeText *context, const ChJudge *judge)
{
    ch_why_text(context->out, context->style, &judge->why, context->log_replay);
}

static void say_follows(const ChJudgeText *context, ChJudge *judge)
{
    if (ch_why_is_plain(&judge->why)) {
        say_plain(context, judge);
        return;
    }
    say(context, judge, N_("{technique} shows {move} now."), judge->easiest);
    ch_point_to_proof(context->out, context->style);
    ch_text_char(context->out, '\n');
    if (ch_wants_proof(context->style))
        ch_judge_find_step(judge, context->plan);
    show_steps(context, judge);
}

/* Writes MESSAGE about a move that takes a proof, or about a wrong one, and how long the proof
 * is. */
static void say_proof(const ChJudgeText *context, ChJudge *judge, const char *message)
{
    say(context, judge, message, CH_TECHNIQUE_NONE);
    if (ch_judge_prove(judge, context->plan)) {
        ch_why_text_length(context->out, context->style, &judge->why.log);
        show_steps(context, judge);
        return;
    }
    ch_text_char(context->out, '\n');
    ch_why_text(context->out, context->style, &judge->why, context->log_replay);
}

/* Writes the verdict.  IS_FIRST: no sentence about a reason precedes it. */
static void say_verdict(const ChJudgeText *context, ChJudge *judge, bool is_first)
{
    const bool is_plain = ch_why_is_plain(&judge->why);

    switch (judge->verdict) {
    case CH_MOVE_FOLLOWS:
        if (is_first)
            say_answer(context, N_("Right."));
        say_follows(context, judge);
        break;
    case CH_MOVE_WRONG:
        if (is_plain && is_first)
            say_answer(context, N_("Wrong."));
        if (is_plain)
            say_plain(context, judge);
        else
            say_proof(context, judge, N_("{move} is wrong."));
        break;
    case CH_MOVE_RIGHT:
        say_proof(context, judge, N_("{move} is right, but no single step shows it yet."));
        break;
    case CH_MOVE_UNDECIDED:
        say_plain(context, judge);
        break;
    case CH_MOVE_UNSOLVABLE:
        say_line(context, judge,
                 N_("The position has no solution, so that no move is right in it; 'crosshatch "
                    "check' says what is wrong."));
        break;
    case CH_MOVE_UNFINISHED:
        say_line(context, judge,
                 N_("Whether {move} is right was not found out in the work allowed."));
        break;
    }
}

/* ---- the reason ---- */

/* Lists the cells of a step that only removes one digit; returns the digit, or -1. */
static int only_digit_removed(const ChStep *step, uint16_t *cells, size_t *count)
{
    unsigned digits = 0;

    *count = 0;
    if (step->placed != CH_NONE || step->detail == NULL ||
        ch_candidates_count(&step->detail->placed) > 0)
        return -1;
    CH_EACH_CANDIDATE(candidate, &step->detail->removed) {
        digits |= 1u << CH_CANDIDATE_DIGIT(candidate);
        if (*count < CH_CELLS)
            cells[(*count)++] = (uint16_t)CH_CANDIDATE_CELL(candidate);
    }
    return ch_count(digits) == 1 ? ch_lowest(digits) : -1;
}

/* Writes which step of the proof the reason shows; of two, what it removes. */
static void say_part(const ChJudgeText *context, const ChJudge *judge)
{
    const ChLog *const log = &judge->why.log;
    uint16_t cells[CH_CELLS];
    size_t count;
    const int digit = only_digit_removed(&log->step[0], cells, &count);

    if (judge->part == 1 && log->count == 2 && digit >= 0) {
        const ChField field[] = {
            ch_field_string("reason", context->title),
            ch_field_digit("digit", digit),
            ch_field_list("cells", CH_FIELD_CELLS, cells, count),
        };
        ch_format(context->out, context->style->language,
                  N_("Right, and your reason is the first half: {reason} removes {digit} from "
                     "{cells}. One more step is needed."),
                  field, sizeof field / sizeof field[0]);
    } else {
        say(context, judge,
            N_("Right, and your reason is a part of it: {reason} is step {part} of {steps}."),
            CH_TECHNIQUE_NONE);
    }
    ch_point_to_proof(context->out, context->style);
    ch_text_char(context->out, '\n');
    show_steps(context, judge);
}

/* Writes that the reason shows the move, and which technique is easier. */
static void say_shows(const ChJudgeText *context, const ChJudge *judge)
{
    const int used = judge->why.log.step[0].technique;

    say(context, judge, N_("Right, and your reason shows it now: {reason}."), used);
    if (judge->easiest != CH_TECHNIQUE_NONE && judge->easiest != used) {
        ch_text_char(context->out, ' ');
        say(context, judge, N_("{technique} shows it, too, and is easier."), judge->easiest);
    }
    ch_point_to_proof(context->out, context->style);
    ch_text_char(context->out, '\n');
    show_steps(context, judge);
}

/* Writes that the reason does not show the move. */
static void say_failure(const ChJudgeText *context, const ChJudge *judge, bool finds)
{
    if (judge->verdict == CH_MOVE_WRONG)
        say_answer(context, N_("Wrong."));
    else if (judge->verdict == CH_MOVE_FOLLOWS || judge->verdict == CH_MOVE_RIGHT)
        say_answer(context, N_("Right."));
    say_line(context, judge,
             finds ? N_("Your reason does not show it: {reason} finds only other steps here.")
                   : N_("Your reason does not show it: {reason} finds no step here."));
}

/* Writes the answer about the reason, and then the verdict where it has more to say. */
static ChReasonUse say_reason(const ChJudgeText *context, ChJudge *judge)
{
    const ChReasonUse use = ch_judge_reason(judge, context->reason, context->plan);

    switch (use) {
    case CH_USE_SHOWS:
        say_shows(context, judge);
        return use;
    case CH_USE_PART:
        say_part(context, judge);
        return use;
    case CH_USE_PLAIN:
        say_line(context, judge, N_("It takes no technique: {reason} is not needed for it."));
        break;
    case CH_USE_OTHERS:
    case CH_USE_NOTHING:
        say_failure(context, judge, use == CH_USE_OTHERS);
        break;
    case CH_USE_NONE:
        say_line(context, judge, N_("{reason} is no reason here."));
        break;
    }
    say_verdict(context, judge, false);
    return use;
}

/* Reports whether the position has mistakes other than the move. */
static bool has_other_mistakes(const ChJudge *judge)
{
    const bool is_one = judge->place == CH_MOVE_ENTERED && judge->verdict == CH_MOVE_WRONG;

    return judge->mistakes.mistake_count > (is_one ? 1 : 0);
}

ChReasonUse ch_judge_text(const ChJudgeText *context, ChJudge *judge)
{
    if (has_other_mistakes(judge))
        say_line(context, judge, CH_MISTAKE_IN_GRID);
    if (judge->place == CH_MOVE_ENTERED) {
        say(context, judge, N_("Your grid has {move} already. Judged by the rest of it:"),
            CH_TECHNIQUE_NONE);
        ch_text_char(context->out, '\n');
    }
    if (context->reason != NULL)
        return say_reason(context, judge);
    say_verdict(context, judge, true);
    return CH_USE_NONE;
}
