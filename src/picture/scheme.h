/* scheme.h - the role of each cell and each candidate in a step's pattern.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PICTURE_SCHEME_H
#define CH_PICTURE_SCHEME_H

#include "canvas.h"
#include "net.h"
#include "pattern_link.h"
#include "picture.h"

typedef enum ChTone {
#define TONE(name, ...) CH_TONE_##name,
#include "tones.def"
#undef TONE
    CH_TONES
} ChTone;

/* The form around a digit, which is also the tone's sample in the legend. */
typedef enum ChFigureForm {
    CH_FORM_NONE,
    CH_FORM_CIRCLE,
    CH_FORM_SQUARE,
    CH_FORM_DIAMOND,
    CH_FORM_HEXAGON,
    CH_FORM_STROKE, /* a disc, and a stroke through the digit */
    CH_FORM_RING,   /* a disc within a ring */
    CH_FORM_CROSS,
    CH_FORM_BOX,   /* a cell */
    CH_FORM_FRAME, /* around a house */
    CH_FORM_LINE,
    CH_FORM_TAG /* next to a mark */
} ChFigureForm;

typedef struct ChInk {
    uint32_t fill, line, text;
} ChInk;

typedef struct ChToneRow {
    const char *class;
    const char *word; /* "" when the legend leaves it out */
    uint8_t form;
    uint8_t width;
    bool dashed;
    ChInk ink[CH_PALETTES];
} ChToneRow;

extern const ChToneRow ch_tone_row[CH_TONES];

typedef struct ChScheme {
    uint8_t candidate[CH_CANDIDATES]; /* ChTone of each open candidate */
    uint8_t colour[CH_CANDIDATES];    /* ChTone of the colour of each eliminated candidate; or 0 */
    uint8_t cell[CH_CELLS];           /* ChTone of its background */
    uint8_t letters[CH_CELLS];        /* the first eight sets that the cell belongs to */
    ChCellSet closed;                 /* cells that the digit of a single cannot take */
    ChCandidateSet hatching;          /* the placed digits that close them */
    ChCellSet clashing;               /* cells whose digits conflict */
    uint32_t bases, covers;           /* houses */
    ChCellSet loop;                   /* the cells of a loop, if the pattern is one */
    ChNet net;                        /* replaces the links where they form a net */
    uint16_t letter[CH_CANDIDATES];   /* the number of the inner net that rules it out, from 1 */
    uint16_t inner;                   /* the number of inner nets */
    bool is_single;                   /* the step needs no candidates to be shown */
} ChScheme;

/* Return the tone of a set's cells, by the set's number; and whether a tone is one of these. */
enum { CH_SET_TONES = CH_TONE_SET_5 - CH_TONE_SET_1 + 1 };

static inline ChTone ch_scheme_set(int group)
{
    return CH_TONE_SET_1 + (ChTone)(group % CH_SET_TONES);
}

static inline bool ch_scheme_is_set(ChTone tone)
{
    return tone >= CH_TONE_SET_1 && tone <= CH_TONE_SET_5;
}

void ch_scheme_make(ChScheme *scheme, const ChBoard *board, const ChStepRecord *step);

/* Reports whether candidates are shown in the picture. */
bool ch_scheme_has_pencil(const ChScheme *scheme, const ChPicture *picture);

#endif
