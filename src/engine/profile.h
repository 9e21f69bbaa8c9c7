/* profile.h - orders of techniques.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_ENGINE_PROFILE_H
#define CH_ENGINE_PROFILE_H

#include "hodoku.h"
#include "se_steps.h"
#include "technique.h"

/* Compares two steps of one row; true when A is the better. */
typedef bool (*ChBetter)(const ChStep *a, const ChStep *b);

enum { CH_ROW_ALSO = 8 };

typedef struct ChProfileRow {
    uint16_t technique;
    uint16_t also[CH_ROW_ALSO]; /* what else its finder reports; then CH_TECHNIQUE_NONE */
    ChFinder find;              /* NULL: the technique's own */
    ChBetter better;            /* NULL: the first found is taken */
    uint16_t effort;            /* what asking it counts for where questions are counted; 0: one */
    bool limited;   /* its finder looks at the state in hodoku.h alone, and places single digits */
    bool requested; /* only used when a list names it or its family */
    /* A plan's own to fill in: */
    bool unique;        /* it leans on the puzzle having one solution */
    uint32_t fruitless; /* its bit of ch_techniques_fruitless(), or 0 */
} ChProfileRow;

typedef struct ChProfile {
    const char *name;
    const ChProfileRow *row;
    int count;
    bool has_queues; /* its finders look at the state in hodoku.h */
    bool has_space;  /* its finders work in the space of se_steps.h */
} ChProfile;

/* The profile of that name, NULL when there is none; by index for listing, NULL past the end. */
const ChProfile *ch_profile_by_name(const char *name, size_t length);
const ChProfile *ch_profile_at(int index);

#endif
