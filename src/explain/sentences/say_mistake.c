/* say_mistake.c - describes a player's mistake, gently and by depth.
 *
 *      1  where to look     Something in box 4 does not fit.
 *      2  what to look for  One of the digits put into box 4 is wrong.
 *      3  the place         Have another look at the 7 in r5c2.
 *      4  the argument      r5c2 cannot be 7: ...
 *
 * The argument is the proof of the opposite, which the caller writes; this file has only the
 * sentence before it.
 *
 * SPDX-License-Identifier: MIT
 */
#include "explain.h"

/* The messages by kind of mistake: a digit was entered, or a mark was removed. */
static const char *const words[2][CH_DEPTH_ARGUMENT] = {
    {N_("Something in {house} does not fit."),
     N_("One of the digits that were put into {house} cannot be right."),
     N_("Have another look at {cell}: the {digit} there cannot be right."),
     N_("The {digit} in {cell} is a mistake.")},
    {N_("Something in {house} does not fit."),
     N_("In {house} a pencil mark was removed that is still needed."),
     N_("Have another look at the pencil marks of {cell}: one that is still needed is missing."),
     N_("The {digit} was removed from the pencil marks of {cell}, but it is needed there.")},
};

void ch_explain_mistake(ChText *out, ChLanguage language, ChDepth depth, int candidate,
                        bool removed)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const ChField field[] = {
        ch_field_cell("cell", cell),
        ch_field_house("house", ch_cell_house[cell][0]),
        ch_field_digit("digit", CH_CANDIDATE_DIGIT(candidate)),
    };
    ch_format(out, language, words[removed][depth - CH_DEPTH_WHERE], field,
              sizeof field / sizeof field[0]);
}
