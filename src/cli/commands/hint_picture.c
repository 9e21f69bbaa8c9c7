/* hint_picture.c - see hint_picture.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hint_picture.h"

#include "terminal_traits.h"

enum { BY_TERMINAL, FIRST_EXTENT }; /* words of --grid; the others are those of ChGridExtent */

ChTerminal ch_hint_terminal(const ChCli *cli)
{
    const int word = cli->options.hint_grid;

    if (word == BY_TERMINAL)
        return ch_terminal_traits(cli, cli->out.screen && !cli->options.all ? CH_GRID_AUTO
                                                                            : CH_GRID_NONE);
    return ch_terminal_traits(cli, (ChGridExtent)(word - FIRST_EXTENT));
}

void ch_hint_picture(ChText *out, const ChTextStyle *style, const ChBoard *before,
                     const ChStepRecord *step, int level)
{
    const bool is_whole = level == 0 || level >= CH_DEPTH_ARGUMENT;
    const ChPencil pencil = step->no_marks ? CH_PENCIL_NONE : CH_PENCIL_NEEDED;
    ChStepRecord pattern = *step;

    if (style->terminal.extent == CH_GRID_NONE)
        return;
    if (!is_whole) {
        pattern.place_count = 0;
        pattern.eliminate_count = 0;
    }
    if (is_whole || level == CH_DEPTH_PATTERN)
        ch_step_picture(out, style, before, &pattern, pencil);
    else if (style->terminal.extent == CH_GRID_FULL)
        ch_step_picture(out, style, before, NULL, step->no_marks ? CH_PENCIL_NONE : CH_PENCIL_ALL);
}
