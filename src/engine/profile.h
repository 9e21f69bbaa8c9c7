/* profile.h - profiles: named orders of techniques.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_PROFILE_H
#define CH_ENGINE_PROFILE_H

#include "hodoku.h"
#include "se_steps.h"
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
    bool limited;      /* its finder reads only the state in hodoku.h, and places single digits */
    bool requested;    /* used only when a list names it or its family */
    /* Filled in by a plan: */
    bool unique;        /* relies on the puzzle having one solution */
    uint32_t fruitless; /* its bit of ch_techniques_fruitless(), or 0 */
} ChProfileRow;

/* A named order of rows; constant data. */
typedef struct ChProfile {
    const char *name;
    const ChProfileRow *row;
    int count;
    bool has_queues; /* its finders use the state in hodoku.h */
    bool has_space;  /* its finders use the memory in se_steps.h */
} ChProfile;

/* Return the profile of a name, or NULL; the profile at an index, or NULL past the last one. */
const ChProfile *ch_profile_by_name(const char *name, size_t length);
const ChProfile *ch_profile_at(int index);

#endif
