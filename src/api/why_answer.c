/* why_answer.c - see why_answer.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "why_answer.h"

#include "query_parse.h"

enum { NODES = 1000000 }; /* search nodes, for each question */

/* An answer in the making. */
typedef struct Answer {
    ChAnswerer *answerer;
    const ChQuestion *question;
    const ChPlan *plan;
    const ChAnswerWriter *writer;
    const ChPuzzle *puzzle; /* the right part of the position */
    int entered;            /* of a cell: the digit in it, right or wrong; or CH_NO_DIGIT */
    unsigned open;          /* of a cell: digits that some solutions have there, and some do not */
    unsigned reported;      /* of a cell: digits already reported as ruled out */
    uint32_t steps;         /* of a house: the number of steps reported */
} Answer;

static ChAnswerEnd end_of(const ChWhy *why)
{
    switch (why->truth) {
    case CH_TRUTH_HOLDS:
        return why->is_proved || ch_why_is_plain(why) ? CH_ANSWERED : CH_ANSWER_UNMET;
    case CH_TRUTH_NOWHERE:
        return CH_ANSWER_IMPOSSIBLE;
    default:
        return CH_ANSWER_UNMET;
    }
}

/* ---- a cell ---- */

/* Whether the proof places another digit in the cell. Then that digit's own proof, which follows,
 * is enough, unless the input has ruled this digit out. */
static bool fills_cell(const Answer *answer)
{
    const ChWhy *const why = &answer->answerer->why;

    return why->is_proved && why->board.digit[answer->question->where] != CH_NO_DIGIT &&
           !ch_candidates_has(&answer->puzzle->removed, why->fact.candidate);
}

/* Reports the proof that the digit is not in the cell, and the other digits that it rules out
 * there. Skips a proof of more than MOST steps. */
static void rule_out(Answer *answer, int digit, uint32_t most)
{
    ChWhy *const why = &answer->answerer->why;

    why->also = CH_ALL_NINE & ~answer->reported;
    ch_why_prove(why, answer->plan);
    if (why->fact.holds || why->log.count > most || fills_cell(answer))
        return;
    const unsigned digits = ch_why_ruled_out(why) & ~answer->reported;
    answer->writer->proof(answer->writer->context, why, digits);
    answer->reported |= digits | 1u << digit;
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
                                     (uint16_t)CH_CANDIDATE(answer->question->where, digit)};
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

/* Reports the proof of the cell's digit, or that an entered digit is wrong. */
static void report_digit(Answer *answer)
{
    const ChAnswerWriter *const writer = answer->writer;
    ChWhy *const why = &answer->answerer->why;
    const unsigned digit = 1u << CH_CANDIDATE_DIGIT(why->fact.candidate);

    if (why->truth == CH_TRUTH_HOLDS)
        writer->proof(writer->context, why, CH_ALL_NINE & ~answer->reported & ~digit);
    else if (why->truth == CH_TRUTH_FAILS)
        writer->proof(writer->context, why, digit);
    else
        writer->fact(writer->context, why);
}

/* Answers a cell: first the digits ruled out, then the proof of its digit. */
static ChAnswerEnd answer_cell(Answer *answer)
{
    const ChAnswerWriter *const writer = answer->writer;
    ChWhy *const why = &answer->answerer->why;
    const int cell = answer->question->where;
    const int right = answer->entered != CH_NO_DIGIT ? answer->entered : rule_out_digits(answer);

    if (answer->open != 0) {
        writer->open(writer->context, why, answer->puzzle, cell, answer->open);
        return CH_ANSWER_UNMET;
    }
    if (right < 0) {
        writer->fact(writer->context, why);
        return end_of(why);
    }
    const ChFact fact = {.candidate = (uint16_t)CH_CANDIDATE(cell, right), .holds = true};
    ch_why(why, answer->puzzle, fact, answer->plan);
    report_digit(answer);
    return end_of(why);
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

static void report_step(Answer *answer, uint32_t index)
{
    ChAnswerer *const answerer = answer->answerer;

    ch_survey_log(&answerer->survey, index, answer->puzzle, &answerer->log);
    answer->writer->step(answer->writer->context, &answerer->log, ++answer->steps);
}

/* Reports every step that concludes something in the house, of the lowest level that has any. */
static void report_easiest_steps(Answer *answer)
{
    ChSurvey *const survey = &answer->answerer->survey;
    ChPlan sound = *answer->plan;

    ch_why_restrict_plan(&answer->answerer->why.search, answer->puzzle, &sound);
    for (int level = 1; level <= CH_LEVELS + 1 && answer->steps == 0; level++) {
        const ChPlan plan = plan_up_to(&sound, level);
        (void)ch_survey(survey, answer->puzzle, &plan, UINT32_MAX);
        for (uint32_t i = 0; i < survey->count; i++)
            if (ch_survey_adds(survey, i, answer->question->where))
                report_step(answer, i);
    }
}

static ChAnswerEnd answer_house(Answer *answer)
{
    const ChAnswerWriter *const writer = answer->writer;
    ChWhy *const why = &answer->answerer->why;

    ch_why_query_position(why, answer->puzzle);
    if (why->truth == CH_TRUTH_NOWHERE) {
        writer->fact(writer->context, why);
        return CH_ANSWER_IMPOSSIBLE;
    }
    report_easiest_steps(answer);
    if (answer->steps > 0)
        return CH_ANSWERED;
    writer->nothing(writer->context, why, answer->puzzle, answer->question->where);
    return CH_ANSWER_UNMET;
}

/* ---- the whole ---- */

static ChAnswerEnd answer_fact(const Answer *answer)
{
    ChWhy *const why = &answer->answerer->why;

    ch_why(why, answer->puzzle, answer->question->fact, answer->plan);
    answer->writer->fact(answer->writer->context, why);
    return end_of(why);
}

ChAnswerEnd ch_answer(ChAnswerer *answerer, const ChPuzzle *puzzle, const ChQuestion *question,
                      const ChPlan *plan, const ChAnswerWriter *writer)
{
    ChMistakes *const mistakes = &answerer->mistakes;
    Answer answer = {.answerer = answerer,
                     .question = question,
                     .plan = plan,
                     .writer = writer,
                     .puzzle = &mistakes->right};

    ch_mistakes_find(&answerer->why.search, puzzle, NODES, mistakes);
    if (mistakes->mistake_count > 0)
        writer->mistakes(writer->context);
    if (question->subject == CH_ABOUT_HOUSE)
        return answer_house(&answer);
    if (question->subject == CH_ABOUT_FACT)
        return answer_fact(&answer);
    answer.entered = ch_puzzle_digit(puzzle, question->where);
    return answer_cell(&answer);
}

bool ch_question_read(ChQuestion *question, const char *text)
{
    const ChQuery query = ch_query_parse(text);
    const uint16_t candidate = (uint16_t)query.candidate;

    if (query.candidate < 0 && query.cell < 0 && query.house < 0)
        return false;
    *question = (ChQuestion){.fact = {.candidate = candidate, .holds = query.holds}};
    if (query.candidate >= 0) {
        (query.holds ? ch_name_placed : ch_name_removed)(question->name, candidate);
    } else if (query.cell >= 0) {
        question->subject = CH_ABOUT_CELL;
        question->where = query.cell;
        ch_name_cell(question->name, query.cell);
    } else {
        question->subject = CH_ABOUT_HOUSE;
        question->where = query.house;
        ch_name_house(question->name, query.house);
    }
    return true;
}
