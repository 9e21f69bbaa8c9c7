/* particle.h - Korean particles, whose form depends on the sound that ends the word before them.
 *
 *      을/를  은/는  이/가  과/와     after a consonant / after a vowel
 *      으로/로                       the same, but ㄹ counts as a vowel
 *
 * A digit is read as its Sino-Korean numeral (3 is 삼, 7 is 칠), a cell like r4c6 by its last digit.
 * Text in brackets is not read.  The sound of a Latin word is unknown, so it gets both forms: 을(를),
 * (으)로.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_EXPLAIN_PARTICLE_H
#define CH_EXPLAIN_PARTICLE_H

#include "text.h"

typedef enum ChSound {
    CH_SOUND_VOWEL,
    CH_SOUND_RIEUL,
    CH_SOUND_CONSONANT,
    CH_SOUND_UNKNOWN
} ChSound;

/* Returns the sound that ends a UTF-8 text when it is read in Korean. */
ChSound ch_sound_of(const char *text, size_t length);

/* Adds the form that fits the sound: CLOSED after a consonant, OPEN after a vowel. */
void ch_particle_add(ChText *out, ChSound sound, const char *closed, size_t closed_length,
                     const char *open, size_t open_length);

#endif
