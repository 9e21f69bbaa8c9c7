/* types.h - the few words that all public headers share.
 *
 * Numbers are kept for ever and only ever added to.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CROSSHATCH_TYPES_H
#define CROSSHATCH_TYPES_H

#include "status.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How a solve ended. */
typedef enum ChOutcome {
    CH_SOLVED = 0,        /* every cell has its digit */
    CH_STUCK = 1,         /* the strategies in use find nothing more */
    CH_CONTRADICTION = 2, /* the last step proves that there is no solution */
    CH_GUESSED = 3,       /* as solved, but some steps were guesses */
    CH_AMBIGUOUS = 4,     /* steps assume that there is one solution, but there are several */
    CH_OUTCOME_LIMIT = 0x7fffffff
} ChOutcome;

/* The languages the library speaks. */
typedef enum ChLanguage {
    CH_ENGLISH = 0,
    CH_KOREAN = 1,
    CH_LANGUAGE_LIMIT = 0x7fffffff
} ChLanguage;

/* The colours of pictures: docs/pictures.md. */
typedef enum ChPalette {
    CH_PALETTE_HODOKU = 0,     /* those that players know */
    CH_PALETTE_COLORBLIND = 1, /* those that most people can tell apart */
    CH_PALETTE_PRINT = 2,      /* shades of grey */
    CH_PALETTE_LIMIT = 0x7fffffff
} ChPalette;

/* Whether pictures have pencil marks. */
typedef enum ChPencil {
    CH_PENCIL_NEEDED = 0, /* where a step's pattern is made of candidates */
    CH_PENCIL_ALL = 1,
    CH_PENCIL_NONE = 2,
    CH_PENCIL_LIMIT = 0x7fffffff
} ChPencil;

#ifdef __cplusplus
}
#endif
#endif
