/* types.h - the types that several public headers share.
 *
 * Numbers never change and are only ever added.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CROSSHATCH_TYPES_H
#define CROSSHATCH_TYPES_H

#include "status.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The end of a solve. */
typedef enum ChOutcome {
    CH_SOLVED = 0,        /* every cell has its digit */
    CH_STUCK = 1,         /* the strategies in use find nothing more */
    CH_CONTRADICTION = 2, /* the last step proves that there is no solution */
    CH_GUESSED = 3,       /* as solved, but some steps were guesses */
    CH_AMBIGUOUS = 4,     /* steps assume that there is one solution, but there are several */
    CH_OUTCOME_LIMIT = 0x7fffffff
} ChOutcome;

/* The languages of the library's texts. */
typedef enum ChLanguage {
    CH_ENGLISH = 0,
    CH_KOREAN = 1,
    CH_LANGUAGE_LIMIT = 0x7fffffff
} ChLanguage;

/* The colours of pictures: docs/pictures.md. */
typedef enum ChPalette {
    CH_PALETTE_HODOKU = 0,     /* the colours that players know from HoDoKu */
    CH_PALETTE_COLORBLIND = 1, /* distinguishable for most people */
    CH_PALETTE_PRINT = 2,      /* shades of grey */
    CH_PALETTE_LIMIT = 0x7fffffff
} ChPalette;

/* Which cells of a picture have pencil marks. */
typedef enum ChPencil {
    CH_PENCIL_NEEDED = 0, /* for a step whose pattern is made of candidates */
    CH_PENCIL_ALL = 1,
    CH_PENCIL_NONE = 2,
    CH_PENCIL_LIMIT = 0x7fffffff
} ChPencil;

/* What a picture is written as. */
typedef enum ChPictureFormat {
    CH_PICTURE_SVG = 0,
    CH_PICTURE_PNG = 1, /* these need cairo */
    CH_PICTURE_PDF = 2, /* one page */
    CH_PICTURE_LIMIT = 0x7fffffff
} ChPictureFormat;

/* What a document of several pictures is written as. */
typedef enum ChDocumentForm {
    CH_DOCUMENT_TEXT = 0, /* pictures in characters */
    CH_DOCUMENT_HTML = 1,
    CH_DOCUMENT_PDF = 2, /* needs cairo */
    CH_DOCUMENT_LIMIT = 0x7fffffff
} ChDocumentForm;

/* The paper of a PDF. */
typedef enum ChPaper { CH_PAPER_A4 = 0, CH_PAPER_LETTER = 1, CH_PAPER_LIMIT = 0x7fffffff } ChPaper;

/* What a fact of a step says (ChStepFact). */
typedef enum ChFactKind {
    CH_FACT_PLACES = 0,  /* a cell gets a digit */
    CH_FACT_REMOVES = 1, /* a cell loses a candidate */
    CH_FACT_PREMISE = 2, /* the step relies on this: a cell holds one digit, or a house a digit */
    CH_FACT_DEADLY = 3,  /* a candidate of a deadly pattern, which the step relies on */
    CH_FACT_PATTERN = 4, /* a part of the pattern, to be highlighted in its role */
    CH_FACT_AFTER = 5,   /* the step relies on what an earlier step removed */
    CH_FACT_LIMIT = 0x7fffffff
} ChFactKind;

/* What a player writes besides digits; see docs/hints.md. */
typedef enum ChMarking {
    CH_MARKING_AUTO = 0,   /* what the puzzle read seems to have: one of the others */
    CH_MARKING_NONE = 1,   /* digits only */
    CH_MARKING_CORNER = 2, /* corner marks (Snyder notation), which rule nothing out */
    CH_MARKING_FULL = 3,   /* every candidate of every cell */
    CH_MARKING_LIMIT = 0x7fffffff
} ChMarking;

/* The memory in which all work happens; see crosshatch.h. */
typedef struct ChWorkspace ChWorkspace;

/* Receives LENGTH bytes, without a NUL at the end.  A nonzero result stops the writing; the
 * ch_write_...() function then returns CH_IO. */
typedef int (*ChWrite)(void *context, const char *bytes, size_t length);

/* Called now and then during long work, with the amount of work done, in the unit of the options'
 * budget.  A nonzero result cancels the work: CH_CANCELLED.  It must not use the workspace.  A
 * limit of seconds is a poll that compares a clock: the library reads none. */
typedef int (*ChPoll)(void *context, uint64_t done);

/* The strategies of a solve or of an answer. */
typedef struct ChOptions {
    size_t size;            /* sizeof(ChOptions) */
    const char *profile;    /* "default", "hodoku", "se", "sx", "sukaku", "csp"; NULL: "default" */
    const char *strategies; /* as --strategies; NULL: all of the profile */
    int guess;              /* nonzero: guess when logic is stuck */
    /* names and groups, tried in this order before all others in use, with a minus after them; or a
     * whole order: "default", "sudokuwiki", "hodoku", "se"; NULL: the profile's order */
    const char *order;
    ChPoll poll; /* called after each step, while one is looked for, and in searches; NULL: never */
    void *poll_context;
    /* in searches for a technique, two to some hundred a step; 0: any number.  When it is used up,
     * the work ends with CH_BUDGET, on every machine at the same place */
    uint64_t budget;
    /* nonzero: ch_solve() takes, of all steps of a technique, the one that a person sees first: few
     * cells, few digits, near the last digit placed, many consequences; 0: the first found, which
     * is faster */
    int easiest;
} ChOptions;

#ifdef __cplusplus
}
#endif
#endif
