/* speech.h - what the sentences of a check have in common.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_SPEECH_H
#define CH_CLI_SPEECH_H

#include "tell_steps.h"
#include "told_check.h"

/* A list no longer than this is told whole; of a longer one examples, or it is drawn. */
enum { CH_LISTED = 8 };

/* Where the sentences go, and about what. */
typedef struct ChSpeech {
    ChText *out;
    ChLanguage language;
    const ChManner *manner;
    const ChPuzzle *puzzle;
    const ChCheck *check;
    const ChCheckTelling *telling;
} ChSpeech;

/* A sentence and a line end. */
void ch_speech_say(const ChSpeech *speech, const char *message, const ChField *field, size_t count);

/* Says something about one cell, or about several, told row by row; nothing about none. */
void ch_speech_cells(const ChSpeech *speech, const char *one, const char *several,
                     const ChCellSet *cells);

/* The candidates of a set of cells, with these digits, row by row; returns how many. */
size_t ch_speech_list(const ChCellSet *cells, const uint8_t *digit, uint16_t *list);

/* Says something about all of a list, or about some of a long one: {placed} and {count}. */
void ch_speech_some(const ChSpeech *speech, const char *all, const char *some, const uint16_t *list,
                    size_t count);

/* A grid with the puzzle's givens told apart. */
void ch_speech_draw(const ChSpeech *speech, const uint8_t *digit, const ChCellSet *news);

/* The parts of a check. */
void ch_say_several(const ChSpeech *speech);
void ch_say_how_many(const ChSpeech *speech); /* only how many solutions there are */
void ch_say_unsolvable(const ChSpeech *speech);

#endif
