/* small.c - the commands that crosshatch-small.wasm leaves out; crosshatch.wasm has them all.
 *
 * The small module explains a puzzle and a position: solve, explain, hint, why, judge, check and
 * strategies, with the default profile.  The page loads it first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "cli.h"

#define LEFT_OUT(function)                                                                         \
    ChExit function(ChCli *cli)                                                                    \
    {                                                                                              \
        return ch_complain(cli, N_("the small module lacks this command; crosshatch.wasm has it"), \
                           NULL, 0);                                                               \
    }

LEFT_OUT(ch_command_convert)
LEFT_OUT(ch_command_draw)
LEFT_OUT(ch_command_generate)
LEFT_OUT(ch_command_grade)
LEFT_OUT(ch_command_library)
LEFT_OUT(ch_command_verify)
