/* say_outcome.c - describes contradictions, guesses, and the outcome of a solve.
 *
 * SPDX-License-Identifier: MIT
 */
#include "explain.h"
#include "sentence.h"

static bool say_duplicate(const ChSentenceContext *context)
{
    const ChList cells = ch_marks_with_role(context->step, CH_ROLE_CELL);
    const ChList houses = ch_marks_with_role(context->step, CH_ROLE_HOUSE);
    const ChList digits = ch_marks_with_role(context->step, CH_ROLE_DIGIT);

    if (cells.count == 0 || houses.count == 0 || digits.count == 0)
        return false;
    const ChField field[] = {
        ch_field_digit("digit", digits.item[0]),
        ch_list_field("houses", CH_FIELD_HOUSES, &houses),
        ch_list_field("cells", CH_FIELD_CELLS, &cells),
    };
    ch_say(context, N_("The {digit} occurs more than once in {houses}: see {cells}."),
           CH_FIELDS(field));
    return true;
}

bool ch_say_contradiction(const ChSentenceContext *context)
{
    switch (context->step->kind) {
    case CH_KIND_DUPLICATE:
        return say_duplicate(context);
    case CH_KIND_NO_PLACE:
        return ch_say_no_place(context);
    case CH_KIND_NO_CANDIDATE:
        return ch_say_no_digit(context);
    case CH_KIND_CASES:
        ch_say(context, N_("Each case that is left leads to a contradiction."), NULL, 0);
        return true;
    default:
        return false;
    }
}

bool ch_say_cases(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;

    if (step->place_count + step->eliminate_count != 1)
        return false;
    const int candidate = step->place_count > 0 ? step->place[0] : step->eliminate[0];
    const ChField field[] = {
        ch_field_cell("cell", CH_CANDIDATE_CELL(candidate)),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(candidate)),
    };
    ch_say(context,
           step->place_count > 0
               ? N_("No pattern shows that {cell} must be {digit}, but trying does: without it "
                    "every case leads to a contradiction.")
               : N_("No pattern shows that {cell} cannot be {digit}, but trying does: with it "
                    "every case leads to a contradiction."),
           CH_FIELDS(field));
    return true;
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

static void say_choice(const ChSentenceContext *context, const Guess *guess)
{
    static const char *const message[2][2] = {
        {N_("This is a guess, not a deduction: {cell} has the candidates {digits} left, and it "
            "takes the {digit} on trust."),
         N_("This is a guess, not a deduction: in {house} the {digit} has places left in {cells}, "
            "and it is put in {cell} on trust.")},
        {N_("This is taken on trust, for the strategies in use do not show it: {cell} has no "
            "candidate left but {digit}."),
         N_("This is taken on trust, for the strategies in use do not show it: in {house} the "
            "{digit} has no place left but {cell}.")},
    };
    const ChField field[] = {
        ch_field_cell("cell", guess->cell),
        ch_field_digit("digit", guess->digit),
        ch_field_house("house", guess->house),
        ch_list_field("cells", CH_FIELD_CELLS, guess->cells),
        ch_field_digits("digits", guess->digits),
    };
    const bool forced = guess->of_house ? guess->cells->count == 1 : ch_is_single(guess->digits);

    ch_say(context, message[forced][guess->of_house], CH_FIELDS(field));
}

static const char *branch_message(ChBranch outcome, bool of_house, bool several)
{
    static const char *const message[][2][2] = {
        [CH_BRANCH_NO_SOLUTION] =
            {{N_("With {others} there is no solution from here."),
              N_("With {others} there is no solution from here.")},
             {N_("In {others} the {digit} leads to no solution from here."),
              N_("In each of {others} the {digit} leads to no solution from here.")}},
        [CH_BRANCH_SOLUTION] =
            {{N_("With {others} there is a solution too, so the puzzle has more than one."),
              N_("With each of {others} there is a solution too, so the puzzle has more than "
                 "one.")},
             {N_("In {others} the {digit} leads to a solution too, so the puzzle has more than "
                 "one."),
              N_("In each of {others} the {digit} leads to a solution too, so the puzzle has more "
                 "than one.")}},
        [CH_BRANCH_UNFINISHED] =
            {{N_("Whether there is a solution with {others} was not found out in the work "
                 "allowed."),
              N_("Whether there is a solution with {others} was not found out in the work "
                 "allowed.")},
             {N_("Whether the {digit} leads to a solution in {others} was not found out in the "
                 "work allowed."),
              N_("Whether the {digit} leads to a solution in any of {others} was not found out in "
                 "the work allowed.")}},
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
    ch_text_char(context->out, ' ');
    ch_say(context, branch_message(outcome, guess->of_house, several), CH_FIELDS(field));
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
    say_choice(context, &guess);
    for (int outcome = CH_BRANCH_NO_SOLUTION; outcome <= CH_BRANCH_UNFINISHED; outcome++)
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
