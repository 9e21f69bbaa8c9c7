/* profile.h - a profile: a named order of techniques, and the state that its finders keep.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_PROFILE_H
#define CH_STRATEGIES_PROFILE_H

#include <stddef.h>

#include "technique.h"

/* Compares two steps of one row; true when A is better. */
typedef bool (*ChBetter)(const ChStep *a, const ChStep *b);

enum { CH_ROW_ALSO = 8 };

/* One finder of a profile, named after one technique that it finds. */
typedef struct ChProfileRow {
    uint16_t technique;
    uint16_t also
        [CH_ROW_ALSO]; /* other techniques that its finder reports; ends with CH_TECHNIQUE_NONE */
    ChFinder find;     /* NULL: the technique's own finder */
    ChBetter better;   /* NULL: the first found is taken */
    uint16_t effort;   /* weight of one finder call where these are counted; 0: one */
    bool requested;    /* used only when a list names it or its family */
    /* Filled in by a plan: */
    bool is_narrowed; /* some of its steps are left out, by their most precise name */
    bool unique;      /* all its steps rely on the puzzle having one solution */
    bool is_mixed;    /* some do: its finder leaves them out where the options demand it */
} ChProfileRow;

/* The state that a profile's finders keep during a solve: opaque bytes in the caller's memory,
 * aligned for any object, and zero before the profile first uses them. The finders receive it in
 * their input. Hooks that are NULL have nothing to do. */
typedef struct ChProfileState {
    size_t size; /* 0: the profile has none */

    /* Called once the board is loaded. */
    void (*start)(void *state, const ChPuzzle *puzzle, const ChBoard *board);
    /* Called before the finders look for a step; the board is up to date. */
    void (*before_step)(void *state, const ChBoard *board);
    /* Places the singles of the first SINGLES rows on the board, each that of the first row that
     * has one; ends when none has, or after MOST.  The state may be behind until the next
     * before_step().  Stores the steps and the indices of their rows, and returns their number. */
    int singles;
    int (*take_singles)(void *state, ChBoard *board, ChStep *step, uint8_t *row, int most);
    /* Called after a step is applied to the board. */
    void (*after_step)(void *state, const ChStep *step);
    /* Save the position in CH_SAVED_STATE bytes, and return to a position saved before. */
    void (*save)(const void *state, void *saved);
    void (*restore)(void *state, const void *saved);
} ChProfileState;

enum { CH_SAVED_STATE = 2048 };

/* A named order of rows; constant data. The list of names is src/engine/profiles.def. */
typedef struct ChProfile {
    const ChProfileRow *row;
    int count;
    ChProfileState state;
} ChProfile;

#define CH_PROFILE_ROWS(rows) .row = (rows), .count = (int)(sizeof(rows) / sizeof *(rows))

#endif
