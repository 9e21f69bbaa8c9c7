/* say_mistake.c - describes a player's mistake, gently and by depth.
 *
 *      1  where to look     Something in box 4 does not fit.
 *      2  what to look for  One of the digits that you put there cannot be right.
 *      3  the place         Have another look at r5c2. What does it see?
 *      4  the argument      The 7 in r5c2 is a mistake.  (and the proof)
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
     N_("One of the digits that you put there cannot be right."),
     N_("Have another look at {cell}. Which digits does it see?"),
     N_("The {digit} in {cell} is a mistake.")},
    {N_("Something in {house} does not fit."),
     N_("A candidate was ruled out there that is still needed."),
     N_("Have another look at the candidates of {cell}."),
     N_("The {digit} was ruled out in {cell}, but it is needed there.")},
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

void ch_explain_mistake_depths(ChText *out, ChLanguage language, ChDepth depth, int candidate,
                               bool removed)
{
    for (ChDepth each = CH_DEPTH_WHERE; each <= depth; each++) {
        if (each > CH_DEPTH_WHERE)
            ch_text_char(out, '\n');
        ch_explain_mistake(out, language, each, candidate, removed);
    }
}
