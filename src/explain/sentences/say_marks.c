/* say_marks.c - describes what is wrong with a list of candidates, gently and by depth.
 *
 *      1  where to look     Have a look at the pencil marks in box 4.
 *      2  what to look for  A digit nearby rules one of them out.
 *      3  the place         Have another look at r5c2. Which digits does it see?
 *      4  the argument      r5c2 still has the mark 7, but r5c8 is 7. So erase it.
 *
 * SPDX-License-Identifier: MIT
 */
#include "explain.h"

/* The messages of a mark too many, and of a cell without marks. */
static const char *const words[2][CH_DEPTH_ARGUMENT] = {
    {N_("Have a look at the pencil marks in {house}."), N_("A digit nearby rules one of them out."),
     N_("Have another look at {cell}. Which digits does it see?"),
     N_("{cell} still has the mark {digits}, but {blocker} is {digits}. So erase it.")},
    {N_("Have a look at the pencil marks in {house}."), N_("A cell there has none yet."),
     N_("Have another look at {cell}. Which digits does it see?"),
     N_("{cell} has no pencil marks yet. By the digits that it sees, it can be {either}.")},
};

void ch_explain_mark_fault(ChText *out, ChLanguage language, ChDepth depth, int cell,
                           unsigned digits, int blocker)
{
    const ChField field[] = {
        ch_field_cell("cell", cell),
        ch_field_house("house", ch_cell_house[cell][0]),
        ch_field_digits("digits", digits),
        ch_field_choice("either", digits),
        ch_field_cell("blocker", blocker < 0 ? 0 : blocker),
    };
    ch_format(out, language, words[blocker < 0][depth - CH_DEPTH_WHERE], field,
              sizeof field / sizeof field[0]);
}
