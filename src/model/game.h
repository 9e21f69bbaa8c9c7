/* game.h - a player's game: a puzzle, and the moves in the order in which they were made.
 *
 * A course follows a game move by move.  `undo` takes back the last move that is not taken back
 * yet, `redo` makes the last one taken back again, and any other move discards what could be made
 * again.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_MODEL_GAME_H
#define CH_MODEL_GAME_H

#include "puzzle.h"

typedef enum ChPlayKind {
    CH_PLAY_PLACE,   /* a digit is written; `thing` is the candidate */
    CH_PLAY_REMOVE,  /* a candidate is ruled out */
    CH_PLAY_ERASE,   /* the digit of a cell is erased; `thing` is the cell */
    CH_PLAY_RESTORE, /* a candidate that was ruled out is possible again */
    CH_PLAY_UNDO,
    CH_PLAY_REDO
} ChPlayKind;

enum { CH_MAX_PLAYS = 4096 };

#define CH_NO_TIME UINT32_MAX

/* A move, and its place in the input. */
typedef struct ChPlay {
    uint8_t kind;          /* ChPlayKind */
    uint16_t thing;        /* a candidate or a cell; 0 for UNDO and REDO */
    uint32_t time;         /* milliseconds since the game began, or CH_NO_TIME */
    uint32_t line, column; /* 0 where the form has no lines */
} ChPlay;

typedef struct ChGame {
    bool has_puzzle; /* the input holds the puzzle as well */
    ChPuzzle puzzle;
    uint32_t count;
    ChPlay play[CH_MAX_PLAYS];
} ChGame;

/* The change that a move makes. */
typedef struct ChChange {
    uint8_t kind;   /* PLACE, REMOVE, ERASE or RESTORE, also for a move that undoes or repeats */
    uint16_t thing; /* a candidate or a cell */
    uint8_t before; /* PLACE and ERASE: the digit of the cell before, or CH_NO_DIGIT */
} ChChange;

typedef struct ChCourse {
    ChPuzzle position;
    uint32_t done;   /* changes that can be undone */
    uint32_t undone; /* changes behind them that can be made again */
    ChChange change[CH_MAX_PLAYS];
} ChCourse;

/* Reports whether a move changes a given to something else. */
bool ch_play_is_on_given(const ChPuzzle *puzzle, const ChPlay *play);

void ch_course_start(ChCourse *course, const ChPuzzle *puzzle);

/* Makes a move and stores its change.  Returns false when the move changes nothing. */
bool ch_course_play(ChCourse *course, const ChPlay *play, ChChange *change);

#endif
