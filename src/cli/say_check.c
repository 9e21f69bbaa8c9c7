/* say_check.c - see say_check.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "say_check.h"

#include <string.h>

#include "paint.h"

enum { CH_LISTED = 8 }; /* givens of a clash; more are drawn */

/* Where the sentences go, and about what. */
typedef struct Speech {
    ChText *out;
    ChLanguage language;
    bool colours;
    const ChPuzzle *puzzle;
    const ChCheck *check;
} Speech;

static void say(const Speech *speech, const char *message, const ChField *field, size_t count)
{
    ch_format(speech->out, speech->language, message, field, count);
    ch_text_char(speech->out, '\n');
}

/* Says something about one cell, or about several, told row by row; nothing about none. */
static void say_cells(const Speech *speech, const char *one, const char *several,
                      const ChCellSet *cells)
{
    uint16_t list[CH_CELLS];
    size_t count = 0;

    for (int i = 0; i < CH_CELLS; i++)
        if (ch_cells_has(cells, CH_CELL_AT(i / 9, i % 9)))
            list[count++] = (uint16_t)CH_CELL_AT(i / 9, i % 9);
    const ChField field = ch_field_list("cells", CH_FIELD_CELLS, list, count);
    if (count > 0)
        say(speech, count == 1 ? one : several, &field, 1);
}

static void draw(const Speech *speech, const uint8_t *digit, const ChCellSet *news)
{
    ChCellSet givens = {{0}};

    for (int cell = 0; cell < CH_CELLS; cell++)
        if (speech->puzzle->given[cell] != CH_NO_DIGIT)
            ch_cells_add(&givens, cell);
    ch_paint_grid(speech->out, speech->colours, digit, &givens, news);
}

static void say_unique(const Speech *speech)
{
    const ChCheck *const check = speech->check;

    say(speech, N_("The puzzle has exactly one solution:"), NULL, 0);
    draw(speech, check->solution, NULL);
    if (check->knows_redundant && ch_cells_empty(check->redundant))
        say(speech, N_("It is minimal: no given can be left out."), NULL, 0);
    if (check->knows_redundant)
        say_cells(speech, N_("It is not minimal: the given in {cells} can be left out."),
                  N_("It is not minimal. Any one of these givens can be left out: {cells}."),
                  &check->redundant);
}

static void say_several(const Speech *speech)
{
    const ChCheck *const check = speech->check;
    const bool all = check->is_counted && check->solutions < check->limit;
    const ChField field = ch_field_number("count", (uint32_t)check->solutions);

    say(speech,
        all ? N_("The puzzle has {count} solutions, so logic cannot decide between them.")
            : N_("The puzzle has at least {count} solutions, so logic cannot decide between "
                 "them."),
        &field, 1);
    say(speech, N_("One of them:"), NULL, 0);
    draw(speech, check->solution, &check->differ);
    say(speech, N_("Another:"), NULL, 0);
    draw(speech, check->other, &check->differ);
    say_cells(speech, N_("The two differ in {cells}."), N_("The two differ in {cells}."),
              &check->differ);
}

/* What two givens with the same digit break; CLASH holds two candidates. */
static void say_twice(const Speech *speech, const uint16_t clash[2])
{
    const uint16_t cell[2] = {CH_CANDIDATE_CELL(clash[0]), CH_CANDIDATE_CELL(clash[1])};
    uint16_t house[3];
    size_t count = 0;

    for (int i = 0; i < 3; i++)
        if (ch_cell_house[cell[0]][i] == ch_cell_house[cell[1]][i])
            house[count++] = ch_cell_house[cell[0]][i];
    const ChField field[] = {
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(clash[0])),
        ch_field_list("houses", CH_FIELD_HOUSES, house, count),
        ch_field_list("cells", CH_FIELD_CELLS, cell, 2),
    };
    say(speech, N_("The {digit} stands twice in {houses}: {cells}."), field,
        sizeof field / sizeof field[0]);
}

/* A short clash is listed, a long one drawn. */
static void say_long_clash(const Speech *speech, const uint16_t *clash, size_t count)
{
    const ChField field[] = {
        ch_field_list("placed", CH_FIELD_PLACED, clash, count),
        ch_field_number("count", (uint32_t)count),
    };
    uint8_t digit[CH_CELLS];

    if (count <= CH_LISTED) {
        say(speech,
            N_("These givens alone leave no solution, and it takes all of them to do so: "
               "{placed}."),
            field, 1);
        return;
    }
    memset(digit, CH_NO_DIGIT, sizeof digit);
    for (size_t i = 0; i < count; i++)
        digit[CH_CANDIDATE_CELL(clash[i])] = (uint8_t)CH_CANDIDATE_DIGIT(clash[i]);
    say(speech,
        N_("These {count} givens alone leave no solution, and it takes all of them to do so:"),
        &field[1], 1);
    draw(speech, digit, NULL);
}

static void say_clash(const Speech *speech)
{
    uint16_t list[CH_CELLS];
    size_t count = 0;

    for (int i = 0; i < CH_CELLS; i++) {
        const int cell = CH_CELL_AT(i / 9, i % 9);
        const int digit = speech->puzzle->given[cell];
        if (ch_cells_has(&speech->check->clash, cell) && digit != CH_NO_DIGIT)
            list[count++] = (uint16_t)CH_CANDIDATE(cell, digit);
    }
    if (count == 2 && CH_CANDIDATE_DIGIT(list[0]) == CH_CANDIDATE_DIGIT(list[1]))
        say_twice(speech, list);
    else if (count > 0)
        say_long_clash(speech, list, count);
}

static void say_repairs(const Speech *speech)
{
    const ChCheck *const check = speech->check;

    for (int i = 0; i < check->repair_count; i++) {
        const ChRepair *const repair = &check->repair[i];
        const ChField field[] = {
            ch_field_cell("cell", repair->cell),
            ch_field_digit("digit", speech->puzzle->given[repair->cell]),
            ch_field_choice("digits", repair->digits),
        };
        say(speech,
            N_("If the {digit} in {cell} is a slip, the puzzle has one solution with {digits} "
               "there."),
            field, sizeof field / sizeof field[0]);
    }
}

static void say_unsolvable(const Speech *speech)
{
    const ChCheck *const check = speech->check;

    say(speech, N_("The puzzle has no solution."), NULL, 0);
    if (check->knows_clash)
        say_clash(speech);
    if (!check->knows_repairs)
        return;
    say_repairs(speech);
    say_cells(speech, N_("Without the given in {cells} the puzzle has one solution."),
              N_("Without the given in any one of these cells the puzzle has one solution: "
                 "{cells}."),
              &check->removals);
}

/* What a player did, whatever the puzzle is. */
static void say_mistakes(const Speech *speech)
{
    say_cells(speech, N_("A mistake: {cells} holds a wrong digit."),
              N_("Mistakes: {cells} hold wrong digits."), &speech->check->mistaken);
    say_cells(speech, N_("A mistake: the right digit was ruled out in {cells}."),
              N_("Mistakes: the right digits were ruled out in {cells}."),
              &speech->check->misruled);
}

void ch_say_check(ChText *out, ChLanguage language, bool colours, const ChPuzzle *puzzle,
                  const ChCheck *check)
{
    const Speech speech = {out, language, colours, puzzle, check};

    switch (check->verdict) {
    case CH_VERDICT_UNIQUE:
        say_unique(&speech);
        break;
    case CH_VERDICT_SEVERAL:
        say_several(&speech);
        break;
    case CH_VERDICT_UNSOLVABLE:
        say_unsolvable(&speech);
        break;
    case CH_VERDICT_UNFINISHED:
    case CH_VERDICT_ERROR:
        say(&speech,
            N_("The work budget ran out before it was known how many solutions there are."), NULL,
            0);
        break;
    }
    say_mistakes(&speech);
}
