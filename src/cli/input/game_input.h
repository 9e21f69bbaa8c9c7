/* game_input.h - reads the operand that holds a player's game.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_GAME_INPUT_H
#define CH_CLI_GAME_INPUT_H

#include "cli.h"
#include "game.h"

/* A game, and the name of its input for messages: "FILE", "stdin", or NULL for an operand that is
 * the game itself. */
typedef struct ChGameInput {
    ChGame game;
    const char *operand;
    const char *name;
} ChGameInput;

/* Reads the game of an operand: a file, "-" for standard input, or the text itself.  Reports what
 * cannot be read, and returns false. */
bool ch_game_input_read(ChGameInput *input, ChCli *cli, const char *operand);

/* Reports a fault of the game; returns CH_EXIT_TROUBLE. */
ChExit ch_game_input_complain(const ChGameInput *input, ChCli *cli, const ChFault *fault);

#endif
