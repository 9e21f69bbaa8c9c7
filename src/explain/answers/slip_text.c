/* slip_text.c - see slip_text.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "slip_text.h"

#include "check.h"

enum { NODES = 1000000 };

static void put_line(ChText *out, ChLanguage language, const char *message, const ChField *field,
                     size_t count)
{
    ch_format(out, language, message, field, count);
    ch_text_char(out, '\n');
}

static void say_repeat(ChText *out, ChLanguage language, const ChPuzzle *puzzle,
                       const ChRepeat *repeat)
{
    const ChField field[] = {
        ch_field_cell("cell", repeat->cell[0]),
        ch_field_cell("other", repeat->cell[1]),
        ch_field_digit("digit", puzzle->given[repeat->cell[0]]),
        ch_field_house("house", repeat->house),
    };

    put_line(out, language, N_("There are two {digit}s in {house}: {cell} and {other}."), field, 4);
}

static void say_slips(ChText *out, ChLanguage language, const ChPuzzle *puzzle,
                      const ChSuspects *suspects)
{
    if (suspects->count == 0)
        return;
    const ChField field[] = {
        ch_field_list("cells", CH_FIELD_PLACES, suspects->cell, suspects->count),
        ch_field_digit("digit", puzzle->given[suspects->cell[0]]),
    };
    put_line(out, language,
             suspects->count == 1
                 ? N_("The {digit} in {cells} is likely the mistake: without it the puzzle "
                      "has one solution.")
                 : N_("The mistake is likely in {cells}: without the digit there the puzzle "
                      "has one solution."),
             field, 2);
}

static bool is_unsolvable(ChSearch *search, const ChPuzzle *puzzle)
{
    ChCheck check;

    ch_check_verdict(search, puzzle, NODES, &check);
    return check.verdict == CH_VERDICT_UNSOLVABLE;
}

bool ch_say_all_given(ChText *out, ChLanguage language, const ChPuzzle *puzzle)
{
    if (!ch_is_all_given(puzzle))
        return false;
    put_line(out, language,
             N_("All digits were taken as givens; write your own with a plus sign, such as +5."),
             NULL, 0);
    return true;
}

void ch_slip_text(ChText *out, ChLanguage language, ChSearch *search, const ChPuzzle *puzzle)
{
    ChRepeat repeat;

    if (!is_unsolvable(search, puzzle) || !ch_say_all_given(out, language, puzzle))
        return;
    if (ch_find_repeat(puzzle, &repeat))
        say_repeat(out, language, puzzle, &repeat);
    const ChSuspects suspects = ch_suspects(search, puzzle);
    say_slips(out, language, puzzle, &suspects);
}
