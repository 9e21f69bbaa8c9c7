/* sudokupad_replay.h - the replays that SudokuPad saves.
 *
 *      {"format":"replay_v1.0","puzzle":"fpuzzlesN4Ig...",
 *       "replay":{"type":"clzw","rows":9,"cols":9,"version":"0.612.0","data":"..."}}
 *
 * The puzzle is packed as in SudokuPad's links, and the data by lz-string.  Unpacked, the data is a
 * sequence of actions without separators:
 *
 *      I0a_3B5_12     select the eleventh cell (0a, counted by rows from 0), 3 ticks of 50 ms after
 *                     the action before; write a 5 in the selected cells, 12 ticks later
 *
 * The letter is the action's place in a list of names, which depends on the version.  SudokuPad
 * does not document the format; it is known from the source of its replay functions
 * (Replay.encode), and from sudokupad-replay-tools for the effect of each action.
 *
 * Pencil marks and colours are followed as far as they decide what an action erases.  They are no
 * moves: marks of a player rule nothing out.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_FORMATS_SUDOKUPAD_REPLAY_H
#define CH_FORMATS_SUDOKUPAD_REPLAY_H

#include <crosshatch/status.h>

#include "game.h"
#include "text.h"

/* The unpacked actions of a replay, and what they mean. */
typedef struct ChReplayData {
    ChBytes actions;
    bool is_old; /* of a version from 0.78.0 to 0.81.2 */
} ChReplayData;

/* Appends the digits written and erased on the puzzle of the game.  A failure is a status and, in
 * FOUND, the action at fault. */
ChStatus ch_replay_read(ChGame *game, ChReplayData data, ChText *found);

/* Reports whether a version has the old list of actions. */
bool ch_replay_is_old(const char *version);

#endif
