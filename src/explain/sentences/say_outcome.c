/* say_outcome.c - describes contradictions, guesses, and the outcome of a solve.
 *
 * SPDX-License-Identifier: MIT
 */
#include "explain.h"
#include "sentence.h"

static bool say_duplicate(const ChSentenceContext *context)
{
    static const char *const message[CH_PARTS] = {
        [CH_PART_WHERE] = N_("Look at {house}."),
        [CH_PART_WHAT] = N_("Count the digit {digit} there."),
        [CH_PART_SEE] =
            N_("The {digit} is in {houses} more than once: {cells} {cells?has/have} it."),
    };
    const ChList cells = ch_marks_with_role(context->step, CH_ROLE_CELL);
    const ChList houses = ch_marks_with_role(context->step, CH_ROLE_HOUSE);
    const ChList digits = ch_marks_with_role(context->step, CH_ROLE_DIGIT);

    if (cells.count == 0 || houses.count == 0 || digits.count == 0)
        return false;
    const ChField field[] = {
        ch_field_digit("digit", digits.item[0]),
        ch_field_house("house", houses.item[0]),
        ch_list_field("houses", CH_FIELD_HOUSES, &houses),
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
    };
    return ch_say_part(context, message, CH_FIELDS(field));
}

bool ch_say_contradiction(const ChSentenceContext *context)
{
    static const char *const cases[CH_PARTS] = {
        [CH_PART_WHY] = N_("Each case that is left leads to a contradiction."),
    };

    switch (context->step->kind) {
    case CH_KIND_DUPLICATE:
        return say_duplicate(context);
    case CH_KIND_NO_PLACE:
        return ch_say_no_place(context);
    case CH_KIND_NO_CANDIDATE:
        return ch_say_no_digit(context);
    case CH_KIND_CASES:
        return ch_say_part(context, cases, NULL, 0);
    default:
        return false;
    }
}

bool ch_say_cases(const ChSentenceContext *context)
{
    static const char *const message[2][CH_PARTS] = {
        {[CH_PART_WHERE] = N_("Look at {cell}."),
         [CH_PART_WHAT] = N_("No pattern helps here. Try the candidates of {cell}."),
         [CH_PART_SEE] = N_("No pattern shows the next step, but trying a candidate of {cell} "
                            "does."),
         [CH_PART_WHY] = N_("With {digit} in {cell}, every case ends in a contradiction.")},
        {[CH_PART_WHERE] = N_("Look at {cell}."),
         [CH_PART_WHAT] = N_("No pattern helps here. Try the candidates of {cell}."),
         [CH_PART_SEE] = N_("No pattern shows the next step, but trying a candidate of {cell} "
                            "does."),
         [CH_PART_WHY] = N_("Without {digit} in {cell}, every case ends in a contradiction.")},
    };
    const ChStepRecord *const step = context->step;

    if (step->place_count + step->eliminate_count != 1)
        return false;
    const int candidate = step->place_count > 0 ? step->place[0] : step->eliminate[0];
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(candidate)),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(candidate)),
    };
    return ch_say_part(context, message[step->place_count > 0], CH_FIELDS(field));
}

/* ---- guesses ---- */

/* A guess: a choice between the candidates of a cell, or between the places of a digit in a
 * house. */
typedef struct Guess {
    bool of_house;
    int cell, digit;     /* the choice taken */
    int house;           /* CH_HOUSES for a choice in a cell */
    unsigned digits;     /* open in the cell */
    const ChList *cells; /* open in the house */
} Guess;

static bool say_choice(const ChSentenceContext *context, const Guess *guess)
{
    static const char *const message[2][CH_PARTS] = {
        {[CH_PART_WHERE] = N_("Look at {cell}."),
         [CH_PART_WHAT] = N_("Which candidates of {cell} are left?"),
         [CH_PART_SEE] = N_("{cell} can be {digits}."),
         [CH_PART_WHY] = N_("The strategies in use do not show which, so this is a guess.")},
        {[CH_PART_WHERE] = N_("Look at {house}."),
         [CH_PART_WHAT] = N_("Where can the {digit} be in {house}?"),
         [CH_PART_SEE] = N_("In {house}, the {digit} can be in {cells}."),
         [CH_PART_WHY] = N_("The strategies in use do not show which, so this is a guess.")},
    };
    static const char *const forced_message[2][CH_PARTS] = {
        {[CH_PART_SEE] = N_("{cell} can only be {digits}."),
         [CH_PART_WHY] = N_("The strategies in use do not show it, so it is taken on trust.")},
        {[CH_PART_SEE] = N_("In {house}, the {digit} can only be in {cells}."),
         [CH_PART_WHY] = N_("The strategies in use do not show it, so it is taken on trust.")},
    };
    const ChField field[] = {
        ch_field_cell("cell", guess->cell),
        ch_field_digit("digit", guess->digit),
        ch_field_house("house", guess->house),
        ch_list_field("cells", CH_FIELD_PLACES, guess->cells),
        ch_field_choice("digits", guess->digits),
    };
    const bool forced = guess->of_house ? guess->cells->count == 1 : ch_is_single(guess->digits);

    return (forced && ch_say_part(context, forced_message[guess->of_house], CH_FIELDS(field))) ||
           ch_say_part(context, message[guess->of_house], CH_FIELDS(field));
}

static const char *branch_message(ChBranch outcome, bool of_house, bool several)
{
    static const char *const message[][2][2] = {
        [CH_BRANCH_NO_SOLUTION] =
            {{N_("With {others} there is no solution from here."),
              N_("With {others} there is no solution from here.")},
             {N_("With the {digit} in {others} there is no solution from here."),
              N_("With the {digit} in any of {others} there is no solution from here.")}},
        [CH_BRANCH_SOLUTION] =
            {{N_("With {others} there is a solution too: the puzzle has several."),
              N_("With each of {others} there is a solution too: the puzzle has several.")},
             {N_("With the {digit} in {others} there is a solution too: the puzzle has several."),
              N_("With the {digit} in each of {others} there is a solution too: the puzzle has "
                 "several.")}},
        [CH_BRANCH_UNFINISHED] =
            {{N_("The search stopped before it decided on {others}."),
              N_("The search stopped before it decided on {others}.")},
             {N_("The search stopped before it decided on the {digit} in {others}."),
              N_("The search stopped before it decided on the {digit} in any of {others}.")}},
    };

    return message[outcome][of_house][several];
}

/* Writes the alternatives that had this outcome, if any. */
static void say_branches(const ChSentenceContext *context, const Guess *guess, ChBranch outcome)
{
    const ChStepRecord *const step = context->step;
    unsigned digits = 0;
    ChList cells;

    cells.count = 0;
    for (size_t i = 0; i < step->abandoned_count; i++)
        if (step->abandoned[i].outcome == outcome) {
            ch_list_add(&cells, CH_CANDIDATE_CELL(step->abandoned[i].assumed));
            digits |= 1u << CH_CANDIDATE_DIGIT(step->abandoned[i].assumed);
        }
    if (cells.count == 0)
        return;
    const bool several = guess->of_house ? cells.count > 1 : !ch_is_single(digits);
    const ChField field[] = {
        ch_field_digit("digit", guess->digit),
        guess->of_house                 ? ch_list_field("others", CH_FIELD_CELLS, &cells)
        : outcome == CH_BRANCH_SOLUTION ? ch_field_digits("others", digits)
                                        : ch_field_choice("others", digits),
    };
    ch_say_next(context, branch_message(outcome, guess->of_house, several), CH_FIELDS(field));
}

bool ch_say_guess(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;
    const ChList cells = ch_marks_with_role(step, CH_ROLE_CELL);
    const ChList houses = ch_marks_with_role(step, CH_ROLE_HOUSE);

    if (step->place_count == 0)
        return false;
    Guess guess = {.of_house = houses.count > 0,
                   .cell = CH_CANDIDATE_CELL(step->place[0]),
                   .digit = CH_CANDIDATE_DIGIT(step->place[0]),
                   .house = houses.count > 0 ? houses.item[0] : CH_HOUSES,
                   .cells = &cells,
                   .digits = ch_digits_with_role(step, CH_ROLE_DIGIT)};
    if (!say_choice(context, &guess))
        return false;
    for (int outcome = CH_BRANCH_NO_SOLUTION;
         context->part == CH_PART_WHY && outcome <= CH_BRANCH_UNFINISHED; outcome++)
        say_branches(context, &guess, (ChBranch)outcome);
    return true;
}

/* ---- the end ---- */

void ch_explain_outcome(ChText *out, ChLanguage language, ChOutcome outcome, bool has_start,
                        uint32_t guesses, uint32_t empty)
{
    static const char *const message[] = {
        [CH_SOLVED] = N_("Solved by logic alone."),
        [CH_STUCK] = N_("Logic gets no further with the strategies in use: "
                        "{empty} {empty?cell is/cells are} still empty."),
        [CH_CONTRADICTION] = N_("This is a contradiction, so there is no solution."),
        [CH_GUESSED] = N_("Solved, but not by logic alone: "
                          "{guesses} {guesses?step was a guess/steps were guesses}."),
        [CH_AMBIGUOUS] = N_("The puzzle has several solutions, and logic alone cannot decide "
                            "between them."),
    };
    const ChField field[] = {
        ch_field_number("guesses", guesses),
        ch_field_number("empty", empty),
    };

    if (outcome == CH_CONTRADICTION && has_start)
        ch_format(out, language,
                  N_("This is a contradiction, so one of the digits entered or marks ruled out at "
                     "the start is wrong, or the puzzle has no solution."),
                  NULL, 0);
    else if ((unsigned)outcome < sizeof message / sizeof message[0])
        ch_format(out, language, message[outcome], CH_FIELDS(field));
}

void ch_explain_assumption(ChText *out, ChLanguage language, const uint16_t *steps, size_t count)
{
    const ChField field = ch_field_list("steps", CH_FIELD_NUMBERS, steps, count);

    ch_format(out, language,
              N_("{steps?Step/Steps} {steps} {steps?assumes/assume} that the puzzle has only one "
                 "solution."),
              &field, 1);
}
