/* say_check.c - see say_check.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "say_check.h"

#include "paint.h"

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

/* Says something about a set of cells, told row by row; nothing about none. */
static void say_cells(const Speech *speech, const char *message, const ChCellSet *cells)
{
    uint16_t list[CH_CELLS];
    size_t count = 0;

    for (int i = 0; i < CH_CELLS; i++)
        if (ch_cells_has(cells, CH_CELL_AT(i / 9, i % 9)))
            list[count++] = (uint16_t)CH_CELL_AT(i / 9, i % 9);
    const ChField field = ch_field_list("cells", CH_FIELD_CELLS, list, count);
    if (count > 0)
        say(speech, message, &field, 1);
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
        say_cells(speech,
                  N_("It is not minimal. Left out one at a time, these givens are not missed: "
                     "{cells}."),
                  &check->redundant);
    say_cells(speech, N_("A mistake: {cells} {cells?holds/hold} a wrong digit."), &check->mistaken);
    say_cells(speech, N_("A mistake: the right digit was ruled out in {cells}."), &check->misruled);
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
    say_cells(speech, N_("The two differ in {cells}."), &check->differ);
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
    const ChField field = ch_field_list("placed", CH_FIELD_PLACED, list, count);
    if (count > 0)
        say(speech,
            N_("These givens cannot stand together, though without any one of them the others "
               "can: {placed}."),
            &field, 1);
}

static void say_repairs(const Speech *speech)
{
    const ChCheck *const check = speech->check;

    for (int i = 0; i < check->repair_count; i++) {
        const ChRepair *const repair = &check->repair[i];
        const ChField field[] = {
            ch_field_cell("cell", repair->cell),
            ch_field_digit("digit", speech->puzzle->given[repair->cell]),
            ch_field_digits("digits", repair->digits),
        };
        say(speech,
            ch_is_single(repair->digits)
                ? N_("If the {digit} in {cell} is a slip, the puzzle has one solution with "
                     "{digits} there.")
                : N_("If the {digit} in {cell} is a slip, the puzzle has one solution with any "
                     "one of {digits} there."),
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
    say_cells(speech,
              N_("Without its given in any one of these cells the puzzle has one solution: "
                 "{cells}."),
              &check->removals);
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
}
