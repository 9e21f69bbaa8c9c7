/* say_digit.c - a cell with one candidate left (naked single), or none.
 *
 * The placed digits that the cell sees are listed by row, column and box, each digit once, so there
 * is a message for each combination of the three.  The other missing digits were ruled out earlier,
 * which a second sentence states.  Where no placed digit is listed, that sentence is the only one.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sentence.h"

enum {
    IN_BOX = 1,
    IN_ROW = 2,
    IN_COLUMN = 4,
    CHOICES = 8
}; /* bits in the order of ch_cell_house */

static const char *const only_digit[CHOICES] = {
    [IN_ROW] = N_("{cell} can only be {digit}: its row already holds {row}."),
    [IN_COLUMN] = N_("{cell} can only be {digit}: its column already holds {column}."),
    [IN_BOX] = N_("{cell} can only be {digit}: its box already holds {box}."),
    [IN_ROW | IN_COLUMN] =
        N_("{cell} can only be {digit}: its row holds {row}; its column {column}."),
    [IN_ROW | IN_BOX] = N_("{cell} can only be {digit}: its row holds {row}; its box {box}."),
    [IN_COLUMN | IN_BOX] =
        N_("{cell} can only be {digit}: its column holds {column}; its box {box}."),
    [IN_ROW | IN_COLUMN | IN_BOX] =
        N_("{cell} can only be {digit}: its row holds {row}; its column {column}; its box {box}."),
};

static const char *const no_digit[CHOICES] = {
    [IN_ROW] = N_("No digit fits in {cell}: its row already holds {row}."),
    [IN_COLUMN] = N_("No digit fits in {cell}: its column already holds {column}."),
    [IN_BOX] = N_("No digit fits in {cell}: its box already holds {box}."),
    [IN_ROW | IN_COLUMN] = N_("No digit fits in {cell}: its row holds {row}; its column {column}."),
    [IN_ROW | IN_BOX] = N_("No digit fits in {cell}: its row holds {row}; its box {box}."),
    [IN_COLUMN | IN_BOX] = N_("No digit fits in {cell}: its column holds {column}; its box {box}."),
    [IN_ROW | IN_COLUMN | IN_BOX] =
        N_("No digit fits in {cell}: its row holds {row}; its column {column}; its box {box}."),
};

/* The sources of earlier eliminations: steps, the input's pencil marks, or both. */
enum { BY_STEPS = 1, BY_MARKS = 2, SOURCES = 4 };

static const char *const ruled_out[SOURCES] = {
    [BY_STEPS] = N_("{steps?Step/Steps} {steps} ruled out {digits}."),
    [BY_MARKS] = N_("The pencil marks given at the start rule out {digits}."),
    [BY_STEPS | BY_MARKS] = N_(
        "{steps?Step/Steps} {steps} and the pencil marks given at the start ruled out {digits}."),
};

/* The messages where the cell sees no placed digit that has to be listed. */
static const char *const only_digit_left[SOURCES] = {
    [0] = N_("{cell} can only be {digit}: all its other candidates were ruled out."),
    [BY_STEPS] = N_("{cell} can only be {digit}: {steps?step/steps} {steps} ruled out all its "
                    "other candidates."),
    [BY_MARKS] = N_("{cell} can only be {digit}: the pencil marks given at the start leave it no "
                    "other candidate."),
    [BY_STEPS | BY_MARKS] = N_("{cell} can only be {digit}: {steps?step/steps} {steps} and the "
                               "pencil marks given at the start ruled out all its other "
                               "candidates."),
};

static const char *const no_digit_left[SOURCES] = {
    [0] = N_("No digit fits in {cell}: all its candidates were ruled out."),
    [BY_STEPS] = N_("No digit fits in {cell}: {steps?step/steps} {steps} ruled out all its "
                    "candidates."),
    [BY_MARKS] = N_("No digit fits in {cell}: the pencil marks given at the start leave it no "
                    "candidate."),
    [BY_STEPS | BY_MARKS] = N_("No digit fits in {cell}: {steps?step/steps} {steps} and the "
                               "pencil marks given at the start ruled out all its candidates."),
};

typedef struct Words {
    const char *const *seen; /* by the houses that list digits */
    const char *const *left; /* by the sources, where no house lists digits */
} Words;

/* The digits that are listed for each house of a cell: box, row, column. */
typedef struct Shares {
    unsigned digits[3];
} Shares;

/* Assigns each digit to one house: in turn the house that holds most of the unassigned digits lists
 * them. */
static Shares assign_digits(int cell, const ChList *hatching)
{
    unsigned held[3] = {0, 0, 0};
    Shares shares = {{0, 0, 0}};
    unsigned listed = 0;

    for (size_t i = 0; i < hatching->count; i++)
        for (int house = 0; house < 3; house++)
            if (ch_cell_house[CH_CANDIDATE_CELL(hatching->item[i])][house] ==
                ch_cell_house[cell][house])
                held[house] |= 1u << CH_CANDIDATE_DIGIT(hatching->item[i]);
    for (int turn = 0; turn < 3; turn++) {
        int most = 0;
        for (int house = 1; house < 3; house++)
            if (ch_count(held[house] & ~listed) > ch_count(held[most] & ~listed))
                most = house;
        shares.digits[most] |= held[most] & ~listed;
        listed |= held[most];
    }
    return shares;
}

static void say_cell(const ChSentenceContext *context, Words words, int cell, int digit)
{
    const ChBlockers blockers = ch_blockers(context->step);
    const Shares shares = assign_digits(cell, &blockers.hatching);
    const unsigned listed = shares.digits[0] | shares.digits[1] | shares.digits[2];
    const unsigned kept = digit < CH_DIGITS ? 1u << digit : 0;
    const ChField field[] = {
        ch_field_cell("cell", cell),
        ch_field_digit("digit", digit),
        ch_field_digits("box", shares.digits[0]),
        ch_field_digits("row", shares.digits[1]),
        ch_field_digits("column", shares.digits[2]),
        ch_list_field("steps", CH_FIELD_NUMBERS, &blockers.steps),
        ch_field_digits("digits", CH_ALL_NINE & ~listed & ~kept),
    };
    const size_t fields = sizeof field / sizeof field[0];
    int choice = 0;

    for (int house = 0; house < 3; house++)
        choice |= (shares.digits[house] != 0) << house;

    const int source =
        (blockers.closed.count > 0 ? BY_STEPS : 0) | (blockers.noted.count > 0 ? BY_MARKS : 0);
    ch_say(context, choice != 0 ? words.seen[choice] : words.left[source], field, fields);
    if (choice != 0 && source != 0) {
        ch_text_char(context->out, ' ');
        ch_say(context, ruled_out[source], field, fields);
    }
}

bool ch_say_only_digit(const ChSentenceContext *context)
{
    const ChStepRecord *const step = context->step;

    if (step->place_count == 0)
        return false;
    say_cell(context, (Words){only_digit, only_digit_left}, CH_CANDIDATE_CELL(step->place[0]),
             CH_CANDIDATE_DIGIT(step->place[0]));
    return true;
}

bool ch_say_no_digit(const ChSentenceContext *context)
{
    const int premise = ch_first_premise(context->step);

    if (premise >= CH_CELLS)
        return false;
    say_cell(context, (Words){no_digit, no_digit_left}, premise, CH_NO_DIGIT);
    return true;
}
