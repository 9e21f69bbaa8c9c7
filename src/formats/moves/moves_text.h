/* moves_text.h - a text of moves, in the order in which they were made.
 *
 *      53..7....6..195...  the puzzle, 81 characters, before the first move; may be left out
 *      # a comment, up to the end of the line
 *      r1c1=5           a digit is written
 *      r2c3<>4          a candidate is ruled out; <>47 are two moves; also != and the sign for it
 *      -r1c1            the digit of a cell is erased
 *      -r2c3<>4         a candidate that was ruled out is possible again
 *      undo  redo       as in game.h
 *      1:30 r5c5=1      the time since the game began, for the moves behind it in the line
 *
 * Words are separated by blanks, commas or line ends.  Capitals are read like small letters.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_MOVES_TEXT_H
#define CH_FORMATS_MOVES_TEXT_H

#include "game.h"
#include "piece.h"

/* Appends the moves of a text to the game. */
ChStatus ch_moves_read(ChGame *game, const ChPiece *text, ChFault *fault);

/* Appends a move; CH_PLAY_COUNT when the game has no room. */
ChStatus ch_moves_add(ChGame *game, const ChPlay *play);

#endif
