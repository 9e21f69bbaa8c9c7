/* exocet_ways.h - the ways to fill a junior exocet, single or double; exocet.c has the rules.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_STRATEGIES_EXOCET_WAYS_H
#define CH_STRATEGIES_EXOCET_WAYS_H

#include "exotic.h"

/* The digits that are still possible in each part of the pattern. */
typedef struct ChOpenDigits {
    uint16_t base[2];
    uint16_t target[2];
    uint16_t mirror[2]; /* the digits with a place in the mirror node of the target */
    uint16_t lines[CH_DIGITS]
                  [3]; /* per cross-line: the lines outside the chute with a place for the digit */
} ChOpenDigits;

/* The cells of the pattern, base and targets excepted, that every board is read at. */
typedef struct ChPatternCells {
    uint8_t outside[3][6];
    uint8_t mirror[2][2];
} ChPatternCells;

/* One exocet, or a double one. */
typedef struct ChExocetPattern {
    const ChBoard *board;
    int count;
    bool mirrors; /* ways also need places in the mirror nodes */
    unsigned digits;
    ChExocet exocet[2];
    ChPatternCells places[2];
    ChCellSet possible[CH_DIGITS];
} ChExocetPattern;

ChPatternCells ch_exocet_places(const ChExocet *exocet);

/* Returns the seed from which the marks restore the cells of base and targets. */
static inline uint32_t ch_exocet_seed(const ChExocet *exocet)
{
    return exocet->base[0] | (uint32_t)exocet->base[1] << 7 | (uint32_t)exocet->target[0] << 14 |
           (uint32_t)exocet->target[1] << 21;
}

/* Returns the pattern of an exocet, or of two. */
ChExocetPattern ch_exocet_pattern(const ChBoard *board, const ChExocet *one, const ChExocet *other,
                                  bool mirrors);

/* Returns the cells that decide which ways are open: any candidate there may close some. */
ChCellSet ch_exocet_cells(const ChExocetPattern *pattern);

/* Returns the candidates of the digits that stay possible when one is true. */
void ch_exocet_suppose(const ChExocetPattern *pattern, int cell, int digit,
                       ChCellSet possible[CH_DIGITS]);

/* Returns what is open in one of the exocets; without mirrors all digits are open in its nodes. */
ChOpenDigits ch_exocet_open(const ChExocetPattern *pattern, int which,
                            const ChCellSet possible[CH_DIGITS]);

/* Returns the digits that a target can hold: possible there, with places in the two cross-lines
 * without the target, and in the mirror node. */
unsigned ch_exocet_fitting(const ChOpenDigits *open, int target);

/* Reports whether some way is open. */
bool ch_exocet_has_way(const ChExocetPattern *pattern, const ChCellSet possible[CH_DIGITS]);

/* Reports whether some way is open when the candidate is true. */
bool ch_exocet_leaves_way(const ChExocetPattern *pattern, int cell, int digit);

/* Reports the steps of exocets with a target of two cells (exocet_objects.c). */
bool ch_exocet_report_pairs(const ChBoard *board, ChSink *sink);

/* Report the steps of double exocets, and of senior ones, one rule each (exocet_kinds.c). */
bool ch_exocet_report_doubles(const ChFinderInput *input, ChSink *sink);
bool ch_exocet_report_seniors(const ChFinderInput *input, ChSink *sink);

/* Reports whether one exocet alone rules out a candidate. */
bool ch_exocet_is_alone(const ChBoard *board, const ChExocet *exocet, int candidate);

/* Returns the rule by which two exocets together rule out a candidate that neither does alone. */
ChExocetRule ch_exocet_both_rule(const ChBoard *board, const ChExocet pair[2], int candidate);

/* Reports the steps by pairs of digits that would leave a deadly pattern (exocet_unique.c). */
bool ch_exocet_report_unique(const ChFinderInput *input, ChSink *sink);

/* ---- single ways ---- */

/* A way to fill one exocet. */
typedef struct ChExocetWay {
    uint8_t cell[4];  /* the two base cells, then the two targets */
    uint8_t digit[4]; /* the digits they hold */
} ChExocetWay;

enum { CH_MOST_WAYS = 24 };

/* Lists the open ways of one of the exocets; returns how many. */
int ch_exocet_list_ways(const ChExocetPattern *pattern, int which,
                        const ChCellSet possible[CH_DIGITS], ChExocetWay way[CH_MOST_WAYS]);

/* Returns the digits that the base, or one of two, has in every way. */
unsigned ch_exocet_known(const ChExocetPattern *pattern);

/* Reports whether two exocets form a double one. */
bool ch_exocets_are_double(const ChExocet *one, const ChExocet *other);

#endif
