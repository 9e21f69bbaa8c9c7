/* game_reader.h - reads a player's game in any of its forms, which it recognizes:
 *
 *      r1c1=5 r2c3<>4 undo ...                                a text of moves
 *      {"format":"crosshatch-game","puzzle":...,"moves":...}  a game file of Crosshatch
 *      {"format":"replay_v1.0","puzzle":...,"replay":...}     a replay of SudokuPad
 *
 * docs/review.md describes them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_GAME_READER_H
#define CH_FORMATS_GAME_READER_H

#include <crosshatch/status.h>

#include "game.h"

/* Reads the game of a whole text.  After a failure the game has no moves. */
ChStatus ch_game_read(ChGame *game, const char *text, size_t length, ChFault *fault);

#endif
